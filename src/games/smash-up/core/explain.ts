import { type Explanation, optionsMeant, type Reason, type Seat } from '../../../engine/game.ts';
import { openAllowances, unspent } from './allowances.ts';
import { canDoWhole } from './at-once.ts';
import type { Option } from './option.ts';
import { isForbidden, specialOf } from './plays.ts';
import type { State } from './state.ts';
import { cardIn, catalogueOf, isAsleep, isBlank, isGrantLost, siteOf, standing, whereIs } from './table.ts';
import { isTalentWhole } from './talents.ts';
import { HAND_LIMIT } from './turn.ts';

/** The rules that refuse an intent. */
export const REFUSALS = [
  'not-your-turn',
  'answer-first',
  'when-asked',
  'game-end',
  'one-minion',
  'one-action',
  'play-from-hand',
  'minion-needs-base',
  'action-target',
  'cannot-play-here',
  'talent-once',
  'talent-yours',
  'talent-lost',
  'special-timing',
  'special-limit',
  'react-in-turn',
  'pick-what-fits',
  'must-resolve',
  'hand-limit',
  'faction-taken',
  'faction-twice',
] as const;
export type Refusal = (typeof REFUSALS)[number];

const because = (rule: Refusal, need?: number, have?: number): Reason =>
  need === undefined || have === undefined ? { rule } : { rule, need, have };

export function explain(state: State, seat: Seat, intent: Option): Explanation {
  const { asked } = state;
  if (asked === null) return { refused: because('game-end') };
  if (asked.seat !== seat) return { refused: because(state.scoring === null ? 'not-your-turn' : 'react-in-turn') };
  const options = optionsMeant(asked, intent);
  if (options.length > 0) return { options };
  return { refused: state.waiting === null ? refusedPlay(state, intent) : refusedAnswer(state, intent) };
}

function refusedAnswer(state: State, intent: Option): Reason {
  const ask = state.asked!.ask;
  const { take } = intent;
  if (take === 'faction') {
    if (ask !== 'faction') return because('answer-first');
    return because(
      state.players[state.asked!.seat]!.factions.includes(intent.faction) ? 'faction-twice' : 'faction-taken',
    );
  }
  if (take === 'react')
    return because(ask === 'before-scoring' || ask === 'after-scoring' ? 'special-timing' : 'answer-first');
  if (take.startsWith('pick-'))
    return because(ask === 'hand-limit' ? 'hand-limit' : 'pick-what-fits', ...handNumbers(state, ask));
  if (take === 'choose' && ask === 'choose') return because('pick-what-fits');
  if (take === 'done' || take === 'no' || take === 'pass') return because('must-resolve');
  return because('answer-first');
}

const handNumbers = (state: State, ask: string): [] | [number, number] =>
  ask === 'hand-limit' ? [HAND_LIMIT, state.players[state.active]!.hand.length] : [];

function refusedPlay(state: State, intent: Option): Reason {
  const { hand } = state.players[state.active]!;
  switch (intent.take) {
    case 'minion': {
      const copy = hand.find((each) => state.cards[each] === intent.card);
      if (copy === undefined || !catalogueOf(state)[intent.card]?.minion) return because('play-from-hand');
      if (siteOf(state, intent.base) === undefined) return because('minion-needs-base');
      if (isForbidden(state, copy, intent.base, state.active)) return because('cannot-play-here');
      return because('one-minion', 1, unspent(state.turn).minions);
    }
    case 'action': {
      const copy = hand.find((each) => state.cards[each] === intent.card);
      if (copy === undefined || catalogueOf(state)[intent.card]?.minion) return because('play-from-hand');
      if (cardIn(state, copy).specialOnly) return because('special-timing');
      if (isAsleep(state, state.active)) return because('cannot-play-here');
      const free = openAllowances(state.turn, 'action').length > 0;
      return free ? because('action-target') : because('one-action', 1, unspent(state.turn).actions);
    }
    case 'talent': {
      const at = whereIs(state, intent.copy);
      if (at < 0 || state.controller[intent.copy] !== state.active) return because('talent-yours');
      if (isBlank(state, intent.copy) || isGrantLost(state, intent.copy)) return because('talent-lost');
      return because(isTalentWhole(state, intent.copy, intent.ability) ? 'talent-once' : 'cannot-play-here');
    }
    case 'special': {
      const at = whereIs(state, intent.copy);
      const special = at < 0 ? undefined : specialOf(cardIn(state, intent.copy).abilities, 'your-turn', 'play');
      if (special === undefined || state.controller[intent.copy] !== state.active) return because('special-limit');
      const whole = canDoWhole(state, special.steps, () => standing(state, intent.copy, at));
      return because(whole ? 'special-limit' : 'cannot-play-here');
    }
    case 'react':
      return because('special-timing');
    default:
      return because('when-asked');
  }
}
