import { describe, expect, test } from 'vitest';
import { InputError } from '../engine/game.ts';
import { dice } from '../engine/random.ts';
import type { Sitter } from '../protocol/table.ts';
import { Match } from './match.ts';
import { HOLD, trialKit as kit, NOD, ROLL } from './trial.ts';

const person: Sitter = { kind: 'person', name: 'Maëlle' };
const bot: Sitter = { kind: 'bot', name: 'Grelot', bot: 'greedy' };
const start = { seats: 2, options: {}, seed: '3'.repeat(64) };
const begin = (sitters: readonly Sitter[] = [person, bot]) => Match.begin(kit, sitters, start, dice(1));

describe('whose answer it is', () => {
  test('a person is waited for, a bot is not', () => {
    const match = begin();
    expect(match.present(0)).toMatchObject({ asked: 0, onItsOwn: false, rest: HOLD });
    expect(match.goOn()).toBe(false);
    match.answer(0, 0, HOLD);
    expect(match.present(0)).toMatchObject({ asked: 1, onItsOwn: true, rest: null, reveals: [] });
    expect(match.goOn()).toBe(true);
    expect(match.step).toBe(2);
  });

  test('a person who said so beforehand is not waited for', () => {
    const match = begin();
    for (const [step, index] of [NOD, NOD, NOD, NOD, NOD, HOLD].entries()) match.answer(0, step, index);
    match.goOn();
    expect(match.present(0)).toMatchObject({ asked: 0, onItsOwn: true });
    expect(match.goOn()).toBe(true);
  });

  test('an answer out of turn, out of date or out of the list is refused and changes nothing', () => {
    const match = begin();
    expect(() => match.answer(1, 0, HOLD)).toThrow(InputError);
    expect(() => match.answer(0, 3, HOLD)).toThrow('this question was settled: the game is at step 0');
    expect(() => match.answer(0, 0, 9)).toThrow('out of range');
    expect(match.step).toBe(0);
    expect(match.told(0, -1)).toHaveLength(1);
  });

  test('as many must sit there as the game has seats', () => {
    expect(() => begin([person])).toThrow('1 sit at a table for 2');
  });
});

describe('undo', () => {
  test('goes back to the last reveal, and says why no further', () => {
    const match = begin();
    expect(match.present(0)).toMatchObject({ undoable: 0, undoLine: 'beginning' });
    match.answer(0, 0, NOD);
    match.answer(0, 1, NOD);
    expect(match.present(0)).toMatchObject({ undoable: 2, undoLine: 'beginning', reveals: [true, false, false] });
    expect(match.present(0).thread.map(({ revealed }) => revealed)).toEqual([false, false]);
    expect(match.undo(0)).toBe(true);
    expect(match.present(0)).toMatchObject({ step: 1, undoable: 1, redoable: 1 });
    expect(match.redo(0)).toBe(true);
    expect(match.told(0, 0)).toHaveLength(2);
    match.answer(0, 2, ROLL);
    const line = match.present(0).asked === 0 ? 'revealed' : 'someone-else';
    expect(match.present(0)).toMatchObject({ undoable: 0, undoLine: line });
    expect(match.undo(0)).toBe(false);
  });

  test('is for the one who answered', () => {
    const match = begin();
    match.answer(0, 0, NOD);
    expect(match.undo(1)).toBe(false);
    expect(match.redo(0)).toBe(false);
    match.answer(0, 1, HOLD);
    match.goOn();
    expect(match.present(0)).toMatchObject({ undoable: 0, undoLine: 'someone-else', thread: [] });
  });
});

describe('further back than one may alone', () => {
  test('goes as far as nothing hidden was seen', () => {
    const match = begin([person, person]);
    match.answer(0, 0, NOD);
    match.answer(0, 1, HOLD);
    match.answer(1, 2, NOD);
    expect(match.openSince(1)).toBe(true);
    expect(match.openSince(3)).toBe(false);
    const earlier = match.backTo(1);
    expect(earlier.present(0)).toMatchObject({ step: 1, asked: 0 });
    earlier.answer(0, 1, ROLL);
    expect(earlier.openSince(1)).toBe(false);
    expect(earlier.openSince(0)).toBe(false);
  });
});

describe('what is kept', () => {
  test('a match resumed from its record tells the same', () => {
    const match = begin();
    for (const index of [NOD, ROLL, NOD]) if (match.decision?.seat === 0) match.answer(0, match.step, index);
    const again = Match.resume(kit, match.sitters, match.record, dice(2));
    expect(again.problem).toBeNull();
    expect(again.present(0)).toEqual({ ...match.present(0), redoable: 0 });
    expect(again.told(0, -1)).toEqual(match.told(0, -1));
    expect(again.viewAt(0, 0)).toEqual([0, 0]);
  });

  test('a record that no longer holds is kept as far as it does', () => {
    const match = begin();
    match.answer(0, 0, NOD);
    match.answer(0, 1, NOD);
    const record = { ...match.record, answers: [NOD, 7] };
    const again = Match.resume(kit, match.sitters, record, dice(2));
    expect(again.step).toBe(1);
    expect(again.problem?.message).toContain('out of range');
  });
});

describe('what was told', () => {
  test('is told the same to one who comes late, however long ago it was', () => {
    const match = begin([person, person]);
    const heard = match.told(1, -1);
    for (let step = 0; step < 40 && match.decision !== null; step++) {
      match.answer(match.decision.seat, step, step % 3 === 2 ? HOLD : ROLL);
      heard.push(...match.told(1, step));
    }
    expect(heard.flatMap(({ events }) => events).length).toBeGreaterThan(30);
    expect(match.told(1, -1)).toEqual(heard);
  });

  test('a view is made once, and anew when something happens', () => {
    const match = begin();
    const before = match.present(0);
    expect(match.present(0)).toBe(before);
    match.answer(0, 0, NOD);
    expect(match.present(0)).not.toBe(before);
    match.undo(0);
    expect(match.present(0)).toEqual({ ...before, redoable: 1 });
    match.redo(0);
    expect(match.present(0)).toMatchObject({ step: 1, redoable: 0 });
  });
});
