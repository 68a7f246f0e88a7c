import { expect, test } from 'vitest';
import type { Event } from '../../../../games/clank/core/event.ts';
import type { Told } from '../../../../protocol/table.ts';
import { untoldOf, upTo } from './untold.ts';

const told = (step: number, ...events: readonly Event[]): Told<Event> => ({ step, seat: 0, revealed: true, events });

const PLAYED = told(4, { type: 'played', seat: 0, card: 1 });
const ATTACKED = told(
  5,
  { type: 'attacked', extra: 0, danger: 0, cubes: [0] },
  { type: 'damaged', seat: 0, damage: 1 },
);
const BEGUN = told(6, { type: 'turn-started', seat: 1, turn: 2 });

test('an attack is written down once it was seen, and what came after it with it', () => {
  const all = [PLAYED, ATTACKED, BEGUN];
  expect(untoldOf([PLAYED, BEGUN])).toBeNull();
  expect(untoldOf(all)).toBe(5);
  expect(upTo(all, 5)).toEqual([PLAYED]);
  expect(upTo(all, null)).toBe(all);
});
