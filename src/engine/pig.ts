import type { Game } from './game.ts';
import { below, type Chance, chanceFrom, seedFrom } from './random.ts';

/** The dice game Pig, for the kernel's own tests and as the smallest whole example of a game. */
export interface PigState {
  chance: Chance;
  revealed: number;
  active: number;
  /** Points of this turn, lost when a one is rolled. */
  pot: number;
  points: number[];
}

export type PigOption = { readonly take: 'roll' } | { readonly take: 'hold' } | { readonly take: 'nod' };
export type PigEvent =
  | { readonly type: 'rolled'; readonly seat: number; readonly pips: number }
  | { readonly type: 'held'; readonly seat: number; readonly points: number };

const OPTIONS: readonly PigOption[] = [{ take: 'roll' }, { take: 'hold' }, { take: 'nod' }];
const GOAL = 50;
/** Nodding gains a point without a roll, so that there is something to undo; the pot may hold so much of it. */
const MOST_IN_POT = 30;

const isOver = (state: PigState): boolean => state.points.some((points) => points >= GOAL);

const optionsOf = (state: PigState): readonly PigOption[] => (state.pot >= MOST_IN_POT ? OPTIONS.slice(0, 2) : OPTIONS);

export const pig: Game<PigState, PigOption, PigEvent, PigState['points']> = {
  id: 'pig',
  rules: 3,
  seats: { min: 2, max: 4 },
  options: { pace: ['calm', 'brisk'] },
  setup: (seats, _, seed) => ({
    chance: chanceFrom(seed),
    revealed: 0,
    active: 0,
    pot: 0,
    points: Array.from({ length: seats }, () => 0),
  }),
  decision: (state) => (isOver(state) ? null : { seat: state.active, ask: 'turn', options: optionsOf(state) }),
  answer(state, index, emit) {
    const option = isOver(state) ? undefined : optionsOf(state)[index];
    if (option === undefined) throw new RangeError(`no option ${index} is listed`);
    const seat = state.active;
    if (option.take === 'nod') {
      state.pot++;
      return;
    }
    if (option.take === 'roll') {
      const pips = 1 + below(state.chance, 6);
      state.revealed++;
      emit?.({ type: 'rolled', seat, pips });
      state.pot = pips === 1 ? 0 : state.pot + pips;
      if (pips > 1) return;
    } else {
      state.points[seat]! += state.pot;
      emit?.({ type: 'held', seat, points: state.points[seat]! });
    }
    state.pot = 0;
    state.active = (seat + 1) % state.points.length;
  },
  clone: (state) => ({ ...state, chance: { ...state.chance }, points: state.points.slice() }),
  view: (state) => state.points.slice(),
  redact: (event) => event,
  imagine: (state, _, random) => ({ ...pig.clone(state), chance: chanceFrom(seedFrom(random)) }),
  revealed: (state) => state.revealed,
  explain(state, seat, intent) {
    if (isOver(state)) return { refused: { rule: 'over' } };
    if (seat !== state.active) return { refused: { rule: 'not-your-turn' } };
    const index = optionsOf(state).findIndex(({ take }) => take === intent.take);
    return index < 0 ? { refused: { rule: 'pot-full' } } : { options: [index] };
  },
  result(state) {
    if (!isOver(state)) return null;
    const best = Math.max(...state.points);
    const places = state.points.map((points) => 1 + state.points.filter((other) => other > points).length);
    return {
      scores: state.points,
      places,
      winners: state.points.flatMap((points, seat) => (points === best ? [seat] : [])),
    };
  },
};
