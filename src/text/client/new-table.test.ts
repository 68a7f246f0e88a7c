import { expect, test } from 'vitest';
import { InputError, tableOptions } from '../../engine/game.ts';
import { KITS } from '../../games/index.ts';
import { IMPOSSIBLE, OPTION_MEANINGS } from './new-table.ts';

test.each(KITS.map(({ game }) => game))(
  'every value of every table option of $id has its meaning',
  ({ id, options }) => {
    const told = Object.entries(OPTION_MEANINGS[id] ?? {}).map(([name, values]) => [name, Object.keys(values).sort()]);
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(Object.entries(options).map(([name, values]) => [name, values.toSorted()])),
    );
  },
);

test('every table that cannot be set is refused in our own words', () => {
  const refused = new Set<string>();
  for (const { game } of KITS) {
    for (const [name, values] of Object.entries(game.options)) {
      for (const value of values) {
        for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
          try {
            game.setup(seats, tableOptions(game, { [name]: value }), '0'.repeat(64));
          } catch (error) {
            if (!(error instanceof InputError)) throw error;
            refused.add(error.where);
          }
        }
      }
    }
  }
  expect([...refused].sort()).toEqual(Object.keys(IMPOSSIBLE).sort());
});
