import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { type PigState, pig } from './pig.ts';
import type { GameRecord } from './record.ts';
import { openRecord, Session } from './session.ts';
import { upgradedRecord } from './upgraded-record.ts';

const [ROLL, HOLD, NOD] = [0, 1, 2] as const;
const ANSWERS = [NOD, NOD, HOLD, ROLL, NOD, NOD, HOLD];

function played(answers: readonly number[] = ANSWERS): Session<PigState, unknown, unknown, unknown> {
  const session = new Session(pig, { seats: 2, options: {}, seed: '3'.repeat(64) });
  for (const answer of answers) session.answer(answer);
  return session;
}

const bare = { ...played().record, snapshots: [] };
const PIG: Game<PigState> = pig;

/** Rules after those of the record, where a held pot counts double. */
const doubled: Game<PigState> = {
  ...PIG,
  rules: 4,
  answer(state, index, emit) {
    const { active, points } = state;
    const before = points[active]!;
    PIG.answer(state, index, emit);
    state.points[active] = 2 * state.points[active]! - before;
  },
};

/** Rules after those of the record, with the options the other way round. */
const reversed: Game<PigState> = {
  ...PIG,
  rules: 4,
  decision(state) {
    const asked = PIG.decision(state);
    return asked === null ? null : { ...asked, options: asked.options.toReversed() };
  },
  answer: (state, index, emit) => PIG.answer(state, PIG.decision(state)!.options.length - 1 - index, emit),
};

test('the last state is in the record, but for a game that has not begun', () => {
  const session = played();
  expect(session.recordWithState.snapshots).toEqual([{ step: ANSWERS.length, state: session.state }]);
  expect(session.recordWithState.snapshots[0]!.state).not.toBe(session.state);
  expect(played([]).recordWithState.snapshots).toEqual([]);
  expect(openRecord(pig, session.recordWithState).session.state).toEqual(session.state);
});

test('a record that these rules play the same is kept whole', () => {
  const same = { ...PIG, rules: 4 };
  for (const record of [bare, played().recordWithState]) {
    const upgraded = upgradedRecord(same, record);
    expect(upgraded).toEqual({ record: { ...bare, rules: 4 }, begins: 0, lost: 0 });
  }
});

test('where the outcome differs, the game goes on from the last state', () => {
  const { record, begins, lost } = upgradedRecord(doubled, played().recordWithState);
  expect([begins, lost]).toEqual([ANSWERS.length, 0]);
  expect(record).toMatchObject({ rules: 4, answers: [], checks: '' });
  expect(openRecord(doubled, record).session.state).toEqual(played().state);
});

test('answers after a stored state are played on as far as they hold', () => {
  const state = played(ANSWERS.slice(0, 3)).state;
  const record: GameRecord = { ...bare, snapshots: [{ step: 3, state }] };
  const { begins, lost, record: later } = upgradedRecord(doubled, record);
  expect([begins, lost, later.answers]).toEqual([3, 0, ANSWERS.slice(3)]);
  const none = upgradedRecord(reversed, record);
  expect([none.begins, none.lost, none.record.answers]).toEqual([3, 4, []]);
});

test('without a stored state, what no longer holds is lost, and told', () => {
  const { record, begins, lost } = upgradedRecord(reversed, bare);
  expect([begins, lost, record.answers]).toEqual([0, ANSWERS.length, []]);
});

test('stored states are brought to the shape of today', () => {
  interface Boxed {
    readonly box: PigState;
  }
  const state = (old: unknown): unknown => {
    const { box }: Boxed = JSON.parse(JSON.stringify(old));
    return box;
  };
  const session = played();
  const old = { ...bare, snapshots: [{ step: ANSWERS.length, state: { box: session.state } }] };
  const leading = { ...doubled, upgrades: { 4: { state } } };
  expect(openRecord(leading, upgradedRecord(leading, old).record).session.state).toEqual(session.state);
});

test.each([
  ['no way leads on from it', { upgrades: { 4: null } }, undefined],
  ['it cannot be read', {}, {}],
  ['bringing it fails', { upgrades: { 4: { state: () => JSON.parse('') } } }, undefined],
])('a stored state is passed over where %s', (_, change, state = played().state) => {
  const game = { ...reversed, ...change };
  const upgraded = upgradedRecord(game, { ...bare, snapshots: [{ step: ANSWERS.length, state }] });
  expect([upgraded.begins, upgraded.lost]).toEqual([0, ANSWERS.length]);
});

test('a game that began in a state that no way leads on from is refused, and so are newer rules', () => {
  const begun = { ...bare, snapshots: [{ step: 0, state: played([]).state }] };
  expect(() => upgradedRecord({ ...PIG, rules: 4, upgrades: { 4: null } }, begun)).toThrow(/^rules: version 3 of pig/);
  expect(() => upgradedRecord(pig, { ...bare, rules: 4 })).toThrow(/^rules: version 4 of pig is unknown; here it is 3/);
});

test('an answer that fails midway is not given', () => {
  let answers = 0;
  const failing: Game<PigState> = {
    ...PIG,
    rules: 4,
    answer(state, index, emit) {
      PIG.answer(state, index, emit);
      answers += 1;
      if (state.active === 0 && state.points[1]! > 0) throw new TypeError('broken');
    },
  };
  const { record, lost } = upgradedRecord(failing, bare);
  expect(answers).toBeGreaterThan(0);
  expect(record.answers.length + lost).toBe(ANSWERS.length);
  expect(openRecord(failing, record).session.step).toBe(record.answers.length);
});
