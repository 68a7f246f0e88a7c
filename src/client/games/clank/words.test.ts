import { expect, test } from 'vitest';
import type { Event } from '../../../games/clank/core/event.ts';
import type { Line } from '../../table/log.tsx';
import { clankWords } from './classic-words.ts';

const lineOf = (lead: Event): Line<Event> => ({ lead, brought: [] });
const hit = (seat: number, damage: number) => lineOf({ type: 'damaged', seat, damage });
const noise = (cubes: number) => lineOf({ type: 'clank-added', seat: 0, cubes });

test('damage of one player is told as a sum, with where it ends', () => {
  const { together, line } = clankWords;
  const sum = [hit(0, 3), hit(0, 4), hit(0, 5)].reduce((a, b) => together(a, b)!, hit(0, 2));
  expect(line(sum, ['Ada', 'Bo'], 'en')).toBe('Ada takes 4 damage (5/10)');
  expect(line(sum, ['Ada', 'Bo'], 'fr')).toBe('Ada subit 4\u00a0dégâts (5/10)');
  expect(together(hit(0, 1), hit(1, 1))).toBeNull();
  expect(together(hit(0, 1), noise(1))).toBeNull();
});

test('Clank! of one player is told as a sum', () => {
  expect(clankWords.line(clankWords.together(noise(1), noise(2))!, ['Ada'], 'en')).toBe('Ada adds 3 Clank!');
});

test('the game goes on by itself with an attack and on the turns of those who are out', () => {
  expect(clankWords.isAftermath({ type: 'attacked', extra: 0, danger: 0, cubes: [] })).toBe(true);
  expect(clankWords.isAftermath({ type: 'turn-of-the-gone', seat: 1 })).toBe(true);
  expect(clankWords.isAftermath({ type: 'played', seat: 0, card: 1 })).toBe(false);
});
