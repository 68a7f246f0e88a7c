import { describe, expect, test } from 'vitest';
import type { Stamped } from '../src/protocol/hosted.ts';
import { delayBefore } from '../src/protocol/returning.ts';
import { lineOf, linesFor } from '../src/server/ledger.ts';
import { faultsOf, type Notes } from './chaos/account.ts';
import { chaos } from './chaos/run.ts';

describe('accounts', () => {
  const answered = (seq: number, seat: number, index: number): Stamped => {
    return { kind: 'answered', seat, index, by: 'player', seq, at: 1000 + seq };
  };
  const log: readonly Stamped[] = [
    { kind: 'began', seq: 1, at: 1000 },
    answered(2, 0, 3),
    answered(3, 1, 1),
    { kind: 'answered', seat: 0, index: 0, by: 'standing', seq: 4, at: 1004 },
    answered(5, 1, 2),
  ];
  const given = [
    { seat: 0, step: 0, index: 3 },
    { seat: 1, step: 1, index: 1 },
    { seat: 1, step: 3, index: 2 },
  ];
  const notes: Notes = { sent: given, acknowledged: given, heard: log.map(lineOf) };

  test('hold where all that was acknowledged is there, once, and nothing else', () => {
    expect(faultsOf(log, notes)).toEqual([]);
    const unsure = { seat: 0, step: 4, index: 0 };
    expect(faultsOf(log, { ...notes, sent: [...given, given[1]!, unsure], acknowledged: given.slice(1) })).toEqual([]);
  });

  test('hold where others are told an answer given beforehand as one like any other', () => {
    expect(faultsOf(log, { ...notes, heard: linesFor(log.map(lineOf), 1) })).toEqual([]);
  });

  test('do not where an answer is lost, doubled, or was told to someone and not kept', () => {
    expect(faultsOf(log.slice(0, 4), { ...notes, heard: [] })).toEqual(['lost: answer 2 of seat 1 at step 3']);
    const doubled = [...log, answered(6, 1, 2)];
    expect(faultsOf(doubled, notes)).toEqual(['never given: answer 2 of seat 1 at step 4']);
    const unheard = lineOf(answered(6, 0, 0));
    expect(faultsOf(log, { ...notes, heard: [unheard] })).toEqual(['told, but not kept: entry 6, answered']);
    const other = { ...lineOf(log[1]!), at: 7 };
    expect(faultsOf(log, { ...notes, heard: [other] })).toEqual(['told, but not kept: entry 2, answered']);
    expect(faultsOf(log.toSpliced(0, 1), { ...notes, heard: [] })[0]).toBe('entry 2 stands at 1');
  });
});

test('whoever is cut off tries again soon, and never waits for two seconds', () => {
  expect(delayBefore(0, 1)).toBeLessThan(100);
  for (let attempt = 0; attempt < 50; attempt++) {
    expect(delayBefore(attempt, 0)).toBeGreaterThan(0);
    expect(delayBefore(attempt, 1)).toBeLessThan(2000);
  }
});

/** `npm run chaos` draws another one every time. */
const SEED = 1;
const SHORT = { tables: 3, seats: 2, games: ['clank', 'smash-up'], think: 30, life: 400, seed: SEED };

describe(`servers that are killed, seed ${SEED}`, () => {
  test.each([
    { nodes: 1, kills: 3, what: 'one on SQLite' },
    { nodes: 2, kills: 2, what: 'one of two on PostgreSQL' },
  ])(
    '$what: no acknowledged answer is missing, none is doubled, and everybody comes back',
    {
      timeout: 120_000,
    },
    async ({ nodes, kills }) => {
      const outcome = await chaos({ ...SHORT, nodes, kills });
      expect(outcome.faults).toEqual([]);
      expect(outcome.acknowledged).toBeGreaterThan(0);
      expect(outcome.unacknowledged).toBeGreaterThanOrEqual(0);
      expect(outcome.resumes).toBeGreaterThan(0);
    },
  );
});
