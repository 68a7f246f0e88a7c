import { expect, test } from 'vitest';
import type { Ask } from '../../protocol/asks.ts';
import type { Line } from '../../protocol/messages.ts';
import { wasDone } from './done.ts';

const ME = { player: 'me', seat: 1 };
const at = { at: 0 };

/** What is asked, what came of it, and what would have come of the same asked by somebody else. */
const CASES: readonly (readonly [ask: Ask, own: Line, other: Line])[] = [
  [
    { ask: 'answer', step: 7, index: 0 },
    { kind: 'answered', seat: 1, by: 'player', seq: 9, ...at },
    { kind: 'answered', seat: 0, by: 'player', seq: 9, ...at },
  ],
  [
    { ask: 'sit', seat: 1, salt: '' },
    { kind: 'sat', seat: 1, player: 'me', name: 'A', seq: 9, ...at },
    { kind: 'sat', seat: 1, player: 'you', name: 'B', seq: 9, ...at },
  ],
  [
    { ask: 'write', text: 'Hi' },
    { kind: 'wrote', player: 'me', name: 'A', text: 'Hi', seq: 9, ...at },
    { kind: 'wrote', player: 'you', name: 'B', text: 'Hi', seq: 9, ...at },
  ],
  [
    { ask: 'go-away', why: 'handed' },
    { kind: 'went-away', seat: 1, why: 'handed', seq: 9, ...at },
    { kind: 'went-away', seat: 0, why: 'handed', seq: 9, ...at },
  ],
];

test('what the log tells was done is not asked again, what it does not tell is', () => {
  for (const [ask, own, other] of CASES) {
    expect(wasDone(ask, 8, [own], ME)).toBe(true);
    expect(wasDone(ask, 8, [other], ME)).toBe(false);
    expect(wasDone(ask, 9, [own], ME)).toBe(false);
    expect(wasDone(ask, 8, [], ME)).toBe(false);
  }
});
