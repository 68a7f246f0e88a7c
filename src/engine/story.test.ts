import { expect, test } from 'vitest';
import { type PigEvent, type PigOption, type PigState, pig } from './pig.ts';
import { dice } from './random.ts';
import { Session } from './session.ts';
import type { PlayKit } from './stage.ts';
import { startFrom, storyOf } from './story.ts';
import type { Teller } from './teller.ts';

const SEED = 'ab'.repeat(32);

/** Rolls counted by seat; a one is worth marking. */
function teller(seats: number): Teller<PigState, PigEvent> {
  const rolls = Array.from({ length: seats }, () => 0);
  let asked = 0;
  return {
    before() {
      asked++;
    },
    event(event) {
      if (event.type !== 'rolled') return null;
      rolls[event.seat]!++;
      return event.pips === 1 ? { kind: 'one', seat: event.seat, value: 1 } : null;
    },
    active: ({ active }) => active,
    points: ({ points }) => points.slice(),
    figures: () => ({ rolls }),
    totals: () => ({ answers: asked }),
    scoreSheet: ({ points }) => [{ category: 'points', values: points.slice(), counted: points.map(() => true) }],
  };
}

/** Turns are told apart by whose they are. */
const silent: PlayKit<PigState, PigOption, PigEvent, PigState['points']> = {
  game: pig,
  turn: ({ active }) => active + 1,
  appraise: () => [],
  towardsEndOfTurn: () => null,
};
const kit = { ...silent, teller };

function played() {
  const session = new Session(pig, { seats: 2, options: {}, seed: SEED });
  const random = dice(2);
  while (pig.decision(session.state) !== null) session.answer(random.below(2));
  return session;
}

test('a story has every turn with its points, the moments, and what was counted', () => {
  const { record, state } = played();
  const { turns, moments, figures, totals, sheet } = storyOf(kit, record);
  expect(turns.at(-1)).toEqual({ turn: 2, step: record.answers.length, seat: 1, points: state.points });
  for (const [i, { seat }] of turns.slice(0, -1).entries()) expect(seat).toBe(i % 2);
  const rolls = record.answers.filter((index) => index === 0).length;
  expect(figures['rolls']!.reduce((sum, count) => sum + count, 0)).toBe(rolls);
  expect(totals).toEqual({ answers: record.answers.length });
  expect(sheet).toEqual([{ category: 'points', values: state.points, counted: [true, true] }]);
  for (const { step, kind } of moments) {
    expect([kind, record.answers[step - 1]]).toEqual(['one', 0]);
    expect(turns.some((turn) => turn.step === step)).toBe(true);
  }
});

test('a game without a teller tells nothing, and a record that no longer holds is told as far as it does', () => {
  const { record } = played();
  expect(storyOf(silent, record)).toEqual({ turns: [], moments: [], figures: {}, totals: {}, sheet: [] });
  const broken = { ...record, answers: [...record.answers.slice(0, 5), 9, 0, 0] };
  expect(storyOf(kit, broken).totals).toEqual({ answers: 5 });
});

test('a game that begins at a step of another is a game of its own', () => {
  const { record } = played();
  const step = 6;
  const start = startFrom(kit, record, step, 0, dice(3));
  const session = new Session(pig, start);
  const then = new Session(pig, record);
  for (const index of record.answers.slice(0, step)) then.answer(index);
  expect([session.step, session.state.points, session.state.pot]).toEqual([0, then.state.points, then.state.pot]);
  expect(session.state.chance).not.toEqual(then.state.chance);
  expect(start.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(start.seed).not.toBe(SEED);
  session.answer(0);
  expect(storyOf(kit, session.record).totals).toEqual({ answers: 1 });
  expect(() => startFrom(kit, record, record.answers.length + 1, 0, dice(3))).toThrow('not among the options');
});
