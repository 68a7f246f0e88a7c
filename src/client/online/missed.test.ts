import { expect, test } from 'vitest';
import type { Told } from '../../protocol/table.ts';
import { missedAfter } from './missed.ts';

const told = (...seats: readonly number[]): Told[] => [
  { step: 0, seat: null, revealed: true, events: [] },
  ...seats.map((seat, i) => ({ step: i + 1, seat, revealed: false, events: [] })),
];
const [SOON, LATE] = [1000 + 30_000, 1000 + 90_000];

test('one who comes back after a while is told what others did since the last look', () => {
  const happened = told(0, 1, 1, 0);
  expect(missedAfter(happened, 0, { step: 1, at: 1000 }, LATE)).toBeNull();
  expect(missedAfter(told(0, 1, 1), 0, { step: 1, at: 1000 }, LATE)).toBe(1);
  expect(missedAfter(told(0, 1, 1), 0, { step: 2, at: 1000 }, LATE)).toBe(2);
  expect(missedAfter(told(0, 1, 1), 0, { step: 3, at: 1000 }, LATE)).toBeNull();
  expect(missedAfter(told(0, 1, 1), 0, { step: 1, at: 1000 }, SOON)).toBeNull();
  expect(missedAfter(told(0, 1, 1), null, { step: 1, at: 1000 }, LATE)).toBe(1);
});

test('a device that never showed the table, or long ago, counts from one’s own last answer', () => {
  expect(missedAfter(told(0, 1, 0, 1), 0, {}, LATE)).toBe(3);
  expect(missedAfter(told(0, 1, 0, 1), 0, { step: 1, at: 1000 }, LATE)).toBe(3);
  expect(missedAfter(told(0, 0), 0, {}, LATE)).toBeNull();
  expect(missedAfter(told(1, 1), 0, {}, LATE)).toBeNull();
  expect(missedAfter(told(1, 1), null, {}, LATE)).toBeNull();
});
