import { type Explanation, optionsMeant, type Reason, type Seat } from '../../../engine/game.ts';
import { CARDS, goblinOf, MARKET_ITEMS, reserveOf } from '../catalogue.ts';
import { aboardOf } from './aboard.ts';
import * as actions from './actions.ts';
import { conductOf } from './conduct.ts';
import { refusedAnswer } from './explain-answer.ts';
import { artifactsHeld } from './held.ts';
import * as market from './market.ts';
import { artifactLimit, exitTo, fewestSwords, refuseTeleport, refuseWalk } from './moves.ts';
import { refuseOffer } from './offers.ts';
import type { Option } from './option.ts';
import { costIn, priceIn } from './price.ts';
import { refuseToken } from './questions.ts';
import { because, tunnelReason } from './reason.ts';
import type { Refusal } from './refusal.ts';
import { activePlayer, type State } from './state.ts';

/** Whether `seat` could do what `intent` says, and if not, by which rule. */
export function explain(state: State, seat: Seat, intent: Option): Explanation {
  const { asked } = state;
  if (asked === null) return { refused: because('game-end') };
  if (asked.seat !== seat) {
    const out = state.players[seat]?.status !== 'inside';
    return { refused: because(out ? 'out-no-turns' : 'not-your-turn') };
  }
  const options = optionsMeant(asked, intent);
  if (options.length > 0) return { options };
  return { refused: state.waiting === null ? refusedAction(state, intent) : refusedAnswer(state, intent) };
}

/** Why an action of the turn is not among the options. */
function refusedAction(state: State, intent: Option): Reason {
  const { turn } = state;
  const player = activePlayer(state);
  switch (intent.take) {
    case 'play':
      return because('play-from-hand');
    case 'acquire':
      return rowReason(state, intent.slot, actions.refuseAcquire, 'acquire-what');
    case 'use':
      return rowReason(state, intent.slot, actions.refuseUse, 'use-what');
    case 'fight':
      return rowReason(state, intent.slot, actions.refuseFight, 'fight-what');
    case 'acquire-reserve': {
      const rule = actions.refuseReserve(state, intent.pile) ?? 'reserve-limited';
      return rule === 'acquire-cost'
        ? because(rule, costIn(state, CARDS[reserveOf(state)[intent.pile]!]!), turn.skill)
        : because(rule);
    }
    case 'fight-goblin':
      return because('fight-swords', CARDS[goblinOf(state)]!.cost, turn.swords);
    case 'walk':
      return walkReason(state, intent.to, intent.way, intent.swords);
    case 'explore':
    case 'place':
    case 'pick':
    case 'mark':
      return conductOf(state)?.refuse(state, intent) ?? because('when-asked');
    case 'offer':
      return because(refuseOffer(state, intent.source) ?? 'when-asked');
    case 'teleport':
      return because(refuseTeleport(state, intent.to) ?? 'teleport-connected');
    case 'buy': {
      const rule = market.refuseBuy(state, MARKET_ITEMS.indexOf(intent.item), intent) ?? 'market-stock';
      return rule === 'market-price' ? because(rule, priceIn(state, intent), player.gold) : because(rule);
    }
    case 'drink':
      return because(actions.refuseDrink(state, intent.token) ?? 'potion-held');
    case 'token': {
      const rule = refuseToken(state, intent.kind) ?? 'take-on-entry';
      return rule === 'artifact-limit'
        ? because(rule, artifactsHeld(player) + 1, artifactLimit(player))
        : because(rule);
    }
    case 'end-turn':
      return player.hand.length > 0 ? because('play-all', 0, player.hand.length) : because('place-before-moving');
    case 'discard':
      return because('discard-to-do');
    case 'trash':
      return because('trash-effect-only');
    case 'ride':
    case 'hack':
    case 'install':
    case 'thwart':
    case 'use-room':
      return aboardOf(state)?.refuse(state, intent) ?? because('when-asked');
    case 'choose':
    case 'rescue':
    case 'copy':
    case 'bonus':
    case 'nearby':
    case 'lay':
    case 'turn':
    case 'item':
    case 'go':
    case 'free':
    case 'ward':
    case 'react':
    case 'reveal':
    case 'accept':
      return because('when-asked');
    case 'replace':
      return because(state.deck.length === 0 ? 'replace-needs-deck' : 'when-asked');
    case 'decline':
      return because('decline-only-optional');
    default:
      return intent satisfies never;
  }
}

type RowRefusal = (state: State, card: number) => Refusal | null;

/** A card that does not lie in the row at all is refused by the rule that says which ones can be had. */
function rowReason(state: State, slot: number, refuse: RowRefusal, elsewhere: Refusal): Reason {
  const no = state.row[slot];
  const rule = no === undefined ? elsewhere : (refuse(state, no) ?? elsewhere);
  switch (rule) {
    case 'acquire-cost':
    case 'use-cost':
      return because(rule, costIn(state, CARDS[no!]!), state.turn.skill);
    case 'fight-swords':
      return because(rule, costIn(state, CARDS[no!]!), state.turn.swords);
    default:
      return because(rule);
  }
}

function walkReason(state: State, to: number, way: number | undefined, swords: number | undefined): Reason {
  const exit = exitTo(state, to, way);
  if (exit === undefined) return because(activePlayer(state).status === 'inside' ? 'tunnel-needed' : 'left-no-moves');
  const spent = swords ?? Math.min(fewestSwords(state, exit), state.turn.swords);
  return tunnelReason(state, exit, refuseWalk(state, exit, spent) ?? 'monster-tunnel', spent);
}
