import { type Explanation, optionsMeant, type Reason, type Seat } from '../../../engine/game.ts';
import { CARDS, cardNo, GOBLIN, MARKET_ITEMS, RESERVE_PILES } from '../catalogue.ts';
import * as actions from './actions.ts';
import { artifactLimit, artifactsHeld, exitTo, fewestSwords, refuseTeleport, refuseWalk } from './moves.ts';
import { MARKET_PRICE } from './numbers.ts';
import type { Option } from './option.ts';
import { refuseToken } from './questions.ts';
import type { Refusal } from './refusal.ts';
import { activePlayer, type State } from './state.ts';
import { isSecret } from './token.ts';

const because = (rule: Refusal, need?: number, have?: number): Reason =>
  need === undefined || have === undefined ? { rule } : { rule, need, have };

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

/** Why the answer to a question under way is not among the options. */
function refusedAnswer(state: State, intent: Option): Reason {
  const frame = state.waiting!;
  switch (intent.take) {
    case 'choose':
      return because(frame.do === 'choose' ? 'choice-possible' : 'answer-first');
    case 'discard':
      return because(frame.do === 'discard' ? 'discard-from-hand' : 'answer-first');
    case 'trash':
      if (frame.do !== 'trash') return because('answer-first');
      return because(frame.only === null || intent.card === cardNo(frame.only) ? 'trash-zones' : 'trash-effect-only');
    case 'token':
      if (frame.do !== 'arrive-in-room') return because('answer-first');
      return because(refuseToken(state, intent.kind) ?? 'take-on-entry');
    case 'nearby':
      if (frame.do !== 'nearby-secret') return because('answer-first');
      return because(isSecret(intent.kind) ? 'take-what-lies-here' : 'idol-not-secret');
    case 'replace':
      return because(frame.do === 'replace-row-card' ? 'row-slot-empty' : 'answer-first');
    case 'decline':
      return because('decline-only-optional');
    default:
      return because('answer-first');
  }
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
        ? because(rule, CARDS[RESERVE_PILES[intent.pile]!]!.cost, turn.skill)
        : because(rule);
    }
    case 'fight-goblin':
      return because('fight-swords', CARDS[GOBLIN]!.cost, turn.swords);
    case 'walk':
      return walkReason(state, intent.to, intent.swords);
    case 'teleport':
      return because(refuseTeleport(state, intent.to) ?? 'teleport-connected');
    case 'buy': {
      const rule = actions.refuseBuy(state, MARKET_ITEMS.indexOf(intent.item)) ?? 'market-stock';
      return rule === 'market-price' ? because(rule, MARKET_PRICE, player.gold) : because(rule);
    }
    case 'drink':
      return because('potion-held');
    case 'token': {
      const rule = refuseToken(state, intent.kind) ?? 'take-on-entry';
      return rule === 'artifact-limit'
        ? because(rule, artifactsHeld(player) + 1, artifactLimit(player))
        : because(rule);
    }
    case 'end-turn':
      return because('play-all', 0, player.hand.length);
    case 'discard':
      return because('discard-to-do');
    case 'trash':
      return because('trash-effect-only');
    case 'choose':
    case 'nearby':
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
      return because(rule, CARDS[no!]!.cost, state.turn.swords);
    default:
      return because(rule);
  }
}

function walkReason(state: State, to: number, swords: number | undefined): Reason {
  const exit = exitTo(state, to);
  if (exit === undefined) return because(activePlayer(state).status === 'inside' ? 'tunnel-needed' : 'left-no-moves');
  const fewest = fewestSwords(state, exit);
  const spent = swords ?? Math.min(fewest, state.turn.swords);
  const rule = refuseWalk(state, exit, spent) ?? 'monster-tunnel';
  switch (rule) {
    case 'boots-needed':
    case 'footprints':
      return because(rule, exit.boots, state.turn.boots);
    case 'monster-damage-limit':
    case 'empty-supply-tunnel':
      return because(rule, fewest, state.turn.swords);
    default:
      return because(rule);
  }
}
