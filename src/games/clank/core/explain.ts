import { type Explanation, optionsMeant, type Reason, type Seat } from '../../../engine/game.ts';
import { refuseExplore, refuseWay, waysWith } from '../catacombs/explore.ts';
import { refuseMarkHere, refusePick } from '../catacombs/features.ts';
import { CARDS, goblinOf, MARKET_ITEMS } from '../catalogue.ts';
import { refuseInstall } from '../space/cyberware.ts';
import { refuseHack } from '../space/hacking.ts';
import { refuseRide } from '../space/riding.ts';
import { refuseRoom, refuseThwart } from '../space/thwarting.ts';
import * as actions from './actions.ts';
import type { Exit } from './board.ts';
import { editionOf } from './editions.ts';
import { because, refusedAnswer } from './explain-answer.ts';
import * as market from './market.ts';
import { artifactLimit, artifactsHeld, exitsHere, exitTo, fewestSwords, refuseTeleport, refuseWalk } from './moves.ts';
import type { Option } from './option.ts';
import { refuseToken } from './questions.ts';
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
        ? because(rule, actions.reserveCost(state, intent.pile), turn.skill)
        : because(rule);
    }
    case 'fight-goblin':
      return because('fight-swords', CARDS[goblinOf(state)]!.cost, turn.swords);
    case 'walk':
      return walkReason(state, intent.to, intent.way, intent.swords);
    case 'explore': {
      const exit = exitsHere(state).find(({ edge }) => edge === intent.edge);
      return because(
        exit === undefined ? 'tunnel-needed' : (refuseExplore(state, exit, intent.by ?? 'boots') ?? 'tunnel-needed'),
      );
    }
    case 'place':
      return placeReason(state, intent);
    case 'pick':
      return because(refusePick(state, intent.what) ?? 'pick-what');
    case 'mark':
      return because(refuseMarkHere(state, intent.room) ?? 'wayshrine-here');
    case 'offer':
      return because(editionOf(state).says.named);
    case 'teleport':
      return because(refuseTeleport(state, intent.to) ?? 'teleport-connected');
    case 'buy': {
      const rule = market.refuseBuy(state, MARKET_ITEMS.indexOf(intent.item), intent) ?? 'market-stock';
      return rule === 'market-price' ? because(rule, market.priceIn(state, intent), player.gold) : because(rule);
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
      return because(refuseRide(state, intent.to, intent.by) ?? 'cs-lift-here');
    case 'thwart':
      return because(refuseThwart(state) ?? 'cs-scheme-cost');
    case 'use-room':
      return because(refuseRoom(state) ?? 'cs-cube-room');
    case 'install':
      return because(refuseInstall(state, intent.card, intent.sixth === true) ?? 'cs-install-what');
    case 'hack':
      return because(refuseHack(state, intent.room) ?? 'cs-hack-here');
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
      return because(rule, actions.costOf(state, CARDS[no!]!), state.turn.skill);
    case 'fight-swords':
      return because(rule, actions.strengthOf(state, CARDS[no!]!), state.turn.swords);
    default:
      return because(rule);
  }
}

function walkReason(state: State, to: number, way: number | undefined, swords: number | undefined): Reason {
  const exit = exitTo(state, to, way);
  if (exit === undefined) return because(activePlayer(state).status === 'inside' ? 'tunnel-needed' : 'left-no-moves');
  const spent = swords ?? Math.min(fewestSwords(state, exit), state.turn.swords);
  return tunnelReason(state, exit, refuseWalk(state, exit, spent) ?? 'monster-tunnel');
}

function tunnelReason(state: State, exit: Exit, rule: Refusal): Reason {
  switch (rule) {
    case 'boots-needed':
    case 'footprints':
      return because(rule, exit.boots, state.turn.boots);
    case 'lock-needs-lockpick':
      return because(rule, exit.locks.length, activePlayer(state).lockpicks);
    case 'monster-damage-limit':
    case 'empty-supply-tunnel':
      return because(rule, fewestSwords(state, exit), state.turn.swords);
    default:
      return because(rule);
  }
}

/** Why the tile in hand cannot be laid so. */
function placeReason(state: State, { turn, way, swords }: Extract<Option, { take: 'place' }>): Reason {
  if (state.pending === null) return because('when-asked');
  const ways = waysWith(state, turn);
  if (ways.length === 0) return because('orientation-dead-end');
  const meant = ways[way ?? 0] ?? ways[0]!;
  const spent = swords ?? Math.min(fewestSwords(state, meant), state.turn.swords);
  const rule = refuseWay(state, meant, spent) ?? 'orientation-payable';
  return tunnelReason(state, meant, rule === 'one-way' ? 'orientation-arrow' : rule);
}
