import { expect, test } from 'vitest';
import { type Game, InputError, reveals, tableOptions } from './game.ts';
import { pig } from './pig.ts';
import { dice, seedFrom } from './random.ts';
import { checkOf, type GameRecord, readRecord, SNAPSHOT_EVERY, writeRecord } from './record.ts';
import { openRecord, Session, stateAt } from './session.ts';

const [ROLL, HOLD, NOD] = [0, 1, 2] as const;
const start = { seats: 2, options: {}, seed: '3'.repeat(64) };
const gameOf = (id: string): Game | undefined => (id === 'pig' ? pig : undefined);

function play(answers: readonly number[]) {
  const session = new Session(pig, start);
  for (const answer of answers) session.answer(answer);
  return session;
}

function aRecord(): GameRecord {
  return play([NOD, NOD, HOLD, ROLL]).record;
}

function without(record: GameRecord, change: object): string {
  return JSON.stringify({ ...record, ...change });
}

test('a record read back is the record written', () => {
  const record = aRecord();
  expect(readRecord(writeRecord(record), gameOf)).toEqual(record);
  expect(record).toMatchObject({ game: 'pig', rules: 3, seats: 2, options: { pace: 'calm' }, answers: [2, 2, 1, 0] });
});

test('replaying a record gives the state it was saved in, and the game goes on from there', () => {
  const session = play([NOD, ROLL, NOD]);
  const { session: opened, problem } = openRecord(pig, session.record);
  expect(problem).toBeNull();
  expect(opened.state).toEqual(session.state);
  opened.answer(ROLL);
  session.answer(ROLL);
  expect(opened.state).toEqual(session.state);
});

test('every step of a record can be gone back to, with and without snapshots', () => {
  const session = new Session(pig, { ...start, seats: 4 });
  const states = [JSON.stringify(session.state)];
  const random = dice(5);
  while (pig.decision(session.state) !== null && session.step < 600) {
    session.answer(session.step % 3 === 2 ? random.below(2) : NOD % pig.decision(session.state)!.options.length);
    states.push(JSON.stringify(session.state));
  }
  const { record } = session;
  for (const step of [0, 1, 40, session.step - 1, session.step]) {
    expect(JSON.stringify(stateAt(pig, record, step))).toBe(states[step]);
    expect(JSON.stringify(openRecord(pig, record, step).session.state)).toBe(states[step]);
    expect(JSON.stringify(stateAt(pig, { ...record, snapshots: [] }, step))).toBe(states[step]);
  }
});

test('snapshots are taken at regular steps and are used', () => {
  const session = new Session(pig, start);
  for (let i = 0; i < SNAPSHOT_EVERY + 5; i++)
    session.answer(pig.decision(session.state)!.options.length === 3 ? NOD : ROLL);
  const { record } = session;
  expect(record.snapshots.map(({ step }) => step)).toEqual([SNAPSHOT_EVERY]);
  const marked = {
    ...record,
    snapshots: [{ step: SNAPSHOT_EVERY, state: { ...(record.snapshots[0]!.state as object), pot: 29 } }],
  };
  expect(stateAt(pig, marked, SNAPSHOT_EVERY).pot).toBe(29);
});

test('a record may begin in the middle', () => {
  const middle = play([NOD, NOD, NOD]).state;
  const session = new Session(pig, { ...start, snapshot: middle });
  session.answer(HOLD);
  expect(session.state.points).toEqual([3, 0]);
  expect(middle.points).toEqual([0, 0]);
  const read = readRecord(writeRecord(session.record), gameOf);
  expect(openRecord(pig, read).session.state).toEqual(session.state);
  expect(stateAt(pig, read, 0).pot).toBe(3);
});

test.each([
  ['{"format":', /^record: not a whole JSON text, perhaps cut off \(10 characters read\)/],
  ['[]', /^record: should be an object/],
  [without(aRecord(), { format: 'x' }), /^format: "x" is not a format known here/],
  [without(aRecord(), { format: undefined }), /^format: none is named, so this is not the record of a game/],
  [without(aRecord(), { game: 'chess' }), /^game: no game is called "chess"/],
  [without(aRecord(), { rules: 4 }), /^rules: version 4 of pig is unknown; here it is 3/],
  [without(aRecord(), { rules: 0 }), /^rules: version 0 of pig is unknown/],
  [without(aRecord(), { rules: '2' }), /^rules: version "2" of pig is unknown/],
  [without(aRecord(), { seats: 5 }), /^seats: 5 is not a number of players from 2 to 4/],
  [without(aRecord(), { seats: 2.5 }), /^seats: 2.5 is not/],
  [without(aRecord(), { options: { pace: 'wild' } }), /^options.pace: "wild" is not one of calm, brisk/],
  [without(aRecord(), { options: { speed: 'x' } }), /^options.speed: pig has no such option; it has pace/],
  [without(aRecord(), { options: [] }), /^options: should be an object/],
  ['null', /^record: should be an object/],
  [without(aRecord(), { seats: '2' }), /^seats: "2" is not a number of players/],
  [without(aRecord(), { seats: 1 }), /^seats: 1 is not a number of players/],
  [without(aRecord(), { options: { pace: ['calm'] } }), /^options.pace: \["calm"\] is not one of/],
  [without(aRecord(), { game: ['pig'] }), /^game: no game is called/],
  [without(aRecord(), { answers: [['1'], 0, 1, 0] }), /^answers\[0\]: \["1"\] is not a whole number/],
  [without(aRecord(), { checks: ['a', 'b', 'c', 'd'] }), /^checks: should be a text of 4 characters/],
  [without(aRecord(), { snapshots: [4] }), /^snapshots\[0\]: should be an object/],
  [without(aRecord(), { snapshots: [{ step: 1.5, state: {} }] }), /^snapshots\[0\].step: should be a step/],
  [without(aRecord(), { snapshots: [{ step: '1', state: {} }] }), /^snapshots\[0\].step: should be a step/],
  [without(aRecord(), { seed: 7 }), /^seed: 7 is not a seed; a seed is a text of 64 digits/],
  [without(aRecord(), { answers: 'x' }), /^answers: should be a list of numbers/],
  [without(aRecord(), { answers: [1, -1, 0, 0] }), /^answers\[1\]: -1 is not a whole number/],
  [without(aRecord(), { answers: [1, 0, 1.5, 0] }), /^answers\[2\]: 1.5 is not a whole number/],
  [without(aRecord(), { answers: [1, 0, 1, '0'] }), /^answers\[3\]: "0" is not a whole number/],
  [without(aRecord(), { checks: 'a' }), /^checks: should be a text of 4 characters/],
  [without(aRecord(), { snapshots: {} }), /^snapshots: should be a list/],
  [
    without(aRecord(), { snapshots: [{ step: 9, state: {} }] }),
    /^snapshots\[0\].step: should be a step over -1, at most 4/,
  ],
  [
    without(aRecord(), {
      snapshots: [
        { step: 1, state: {} },
        { step: 1, state: {} },
      ],
    }),
    /^snapshots\[1\].step: should be a step over 1/,
  ],
  [without(aRecord(), { snapshots: [{ step: 1, state: 4 }] }), /^snapshots\[0\].state: should be an object/],
])('a bad record is refused with its place: %s', (text, message) => {
  expect(() => readRecord(text, gameOf)).toThrow(message);
  expect(() => readRecord(text, gameOf)).toThrow(InputError);
});

test('an answer out of range stops the replay there; what came before is kept and playable', () => {
  const record = { ...aRecord(), answers: [2, 2, 9, 0] };
  const { session, problem } = openRecord(pig, record);
  expect(problem?.message).toBe('answers[2]: 9 is out of range: 0 to 2 were listed');
  expect(problem?.where).toBe('answers[2]');
  expect(session.step).toBe(2);
  session.answer(HOLD);
  expect(session.state.points).toEqual([2, 0]);
});

test('an answer that means another option than it did is noticed', () => {
  const record = aRecord();
  const { session, problem } = openRecord(pig, { ...record, answers: [2, 1, 1, 0] });
  expect(problem?.message).toBe('answers[1]: this answer no longer means what it meant when it was given');
  expect(session.step).toBe(1);
  expect(checkOf({ take: 'roll' })).not.toBe(checkOf({ take: 'hold' }));
});

test('answers after the end are refused with their place', () => {
  const random = dice(1);
  const session = new Session(pig, { ...start, seed: seedFrom(random) });
  while (pig.decision(session.state) !== null) session.answer(random.below(2));
  expect(() => session.answer(0)).toThrow(`answers[${session.step}]: the game is over`);
});

test('undo goes back freely to the last chance, and redo comes back', () => {
  const session = play([NOD, ROLL, NOD, NOD]);
  const end = JSON.stringify(session.state);
  expect(session.undoable(session.state.active)).toBe(2);
  expect([session.undo(), session.undo(), session.undo()]).toEqual([true, true, false]);
  expect(session.step).toBe(2);
  expect(session.record.checks).toHaveLength(2);
  expect([session.redo(), session.redo(), session.redo()]).toEqual([true, true, false]);
  expect(JSON.stringify(session.state)).toBe(end);
});

test('undo never goes past what another seat decided', () => {
  const session = play([NOD, HOLD, NOD, NOD]);
  expect(session.undoable(1)).toBe(2);
  expect(session.undoable(0)).toBe(0);
  while (session.undo());
  expect(session.step).toBe(2);
  expect(session.state.active).toBe(1);
});

test('one may take back the answer that passed the turn as long as nobody else has answered', () => {
  const session = play([NOD, HOLD]);
  expect(session.undoable(0)).toBe(2);
  session.undo();
  expect(session.state.active).toBe(0);
});

test('a new answer forgets what was undone', () => {
  const session = play([NOD, NOD]);
  session.undo();
  session.answer(HOLD);
  expect(session.redo()).toBe(false);
});

test('undo over a snapshot takes the snapshot back too', () => {
  const near = new Session(pig, start);
  while (near.step < SNAPSHOT_EVERY) near.answer(near.step % 5 === 4 ? ROLL : near.state.pot < 30 ? NOD : ROLL);
  const { snapshots } = near.record;
  expect(snapshots).toHaveLength(1);
  expect(near.undo()).toBe(true);
  expect(near.record.snapshots).toHaveLength(0);
  near.redo();
  expect(near.record.snapshots).toEqual(snapshots);
});

test('an option says beforehand whether it crosses the undo line', () => {
  const { state } = play([NOD]);
  expect([ROLL, HOLD, NOD].map((index) => reveals(pig, state, index))).toEqual([true, false, false]);
  expect(state.pot).toBe(1);
});

test('table options left out take the first value', () => {
  expect(tableOptions(pig, {})).toEqual({ pace: 'calm' });
  expect(tableOptions(pig, { pace: 'brisk' })).toEqual({ pace: 'brisk' });
  expect(() => tableOptions(pig, { pace: 3 })).toThrow('options.pace: 3 is not one of calm, brisk');
});

test('events are told as they happen, and told again on a replay that asks for them', () => {
  const events: unknown[] = [];
  const session = new Session(pig, start);
  session.answer(HOLD, (event) => events.push(event));
  session.answer(ROLL, (event) => events.push(event));
  const again: unknown[] = [];
  openRecord(pig, session.record, 2, (event) => again.push(event));
  expect(again).toEqual(events);
  expect(events).toHaveLength(2);
});

test('a record handed out is a copy: playing on does not change it, nor does changing it change the game', () => {
  const session = play([NOD]);
  const { record } = session;
  session.answer(NOD);
  expect(record.answers).toEqual([NOD]);
  (record.answers as number[]).push(7);
  expect(session.record.answers).toEqual([NOD, NOD]);
});

test('a snapshot may stand at the very last step', () => {
  const { record, state } = play([NOD, NOD]);
  const text = writeRecord({ ...record, snapshots: [{ step: 2, state }] });
  expect(readRecord(text, gameOf).snapshots).toHaveLength(1);
});

test('going back before a later snapshot does not use it', () => {
  const { record, state } = play([NOD, NOD, NOD]);
  const later = { ...record, snapshots: [{ step: 3, state }] };
  expect(stateAt(pig, later, 1).pot).toBe(1);
  expect(stateAt(pig, later, 3).pot).toBe(3);
});

test('going to a step past a bad answer names its place', () => {
  expect(() => stateAt(pig, { ...aRecord(), answers: [2, 9] }, 2)).toThrow('answers[1]: 9 is not among the options');
  expect(() => stateAt(pig, aRecord(), 9)).toThrow('answers[4]: undefined is not among the options');
});

test('there is nothing to redo or undo in a new game, and a refused answer forgets nothing', () => {
  const session = new Session(pig, start);
  expect([session.redo(), session.undo(), session.undoable(0)]).toEqual([false, false, 0]);
  session.answer(NOD);
  session.undo();
  expect(() => session.answer(9)).toThrow('answers[0]: 9 is out of range');
  expect(session.redo()).toBe(true);
});

test('an error of the game itself is not taken for a bad record', () => {
  const broken = {
    ...pig,
    answer: () => {
      throw new TypeError('a bug');
    },
  };
  expect(() => openRecord(broken, aRecord())).toThrow(TypeError);
});

test('an error with no place is told without one', () => {
  expect(new InputError('', 'No.').message).toBe('No.');
  expect(new InputError('seed', 'no').message).toBe('seed: no');
  expect(new InputError('', '').name).toBe('InputError');
});
