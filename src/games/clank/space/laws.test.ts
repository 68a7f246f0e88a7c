import { describe, expect, test } from 'vitest';
import { canSetUp, type Options, tableOptions } from '../../../engine/game.ts';
import { watch } from '../../../engine/laws.ts';
import { dice } from '../../../engine/random.ts';
import { spaceKit } from './kit.ts';

/** Options that work on each other; every value by itself is tried with the other games' laws. */
const TABLES: readonly Options[] = [
  { multipass: 'all-cards', modules: 'random' },
  { expansions: 'station', modules: 'random' },
  { expansions: 'apocalypse', scheme: 'category-3' },
  { expansions: 'apocalypse', modules: 'random', scheme: 'clearance-sale-of-stars' },
  { expansions: 'both', modules: 'random', scheme: 'later' },
  { expansions: 'both', modules: 'random', scheme: 'category-2' },
  { modules: 'chosen', slot1: 'promenade', slot2: 'engineering', slot3: 'arena' },
];

/** One step in so many is looked at closely. */
const CLOSE = 20;

describe('the laws hold in random games aboard the ship', () => {
  for (const [no, table] of TABLES.entries()) {
    test.each([2, 3, 4])(`table ${no}, %i seats`, { timeout: 120_000 }, (seats) => {
      const random = dice(seats * 101 + no);
      const options = tableOptions(spaceKit.game, table);
      const sense = (no + seats) % 2 === 0 ? 0 : 60;
      const report = watch(spaceKit, { seats, options, random, most: 20_000, every: CLOSE, sense });
      expect(report.violations).toEqual([]);
    });
  }

  test('a face and its back are not both on the ship', () => {
    const both = tableOptions(spaceKit.game, { modules: 'chosen', slot1: 'hydroponics', slot2: 'engineering' });
    expect(canSetUp(spaceKit.game, 2, both)).toBe(false);
  });
});
