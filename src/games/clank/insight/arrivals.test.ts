import { expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { CARDS, cardNo } from '../catalogue.ts';
import { clank } from '../classic/game.ts';
import { arrivals, NOTHING_BROUGHT, unseenCards } from './arrivals.ts';

const unseen = (counts: Readonly<Record<string, number>>): number[] => {
  const list = CARDS.map(() => 0);
  for (const [id, count] of Object.entries(counts)) list[cardNo(id)] = count;
  return list;
};

test('one slot: each kind of card by its share', () => {
  const found = arrivals(unseen({ brilliance: 1, ruby: 2, kobold: 3, watcher: 1, shrine: 1 }), 1);
  const chance = (dragons: number, dangers: number, clankAll: number, returned: number) =>
    found.find(
      (each) =>
        each.dragons === dragons && each.dangers === dangers && each.clank === clankAll && each.returned === returned,
    )?.chance;
  expect(found).toHaveLength(5);
  expect([chance(0, 0, 0, 0), chance(1, 0, 0, 0), chance(1, 1, 0, 0), chance(0, 0, 1, 0), chance(0, 0, 0, 3)]).toEqual([
    1 / 8,
    2 / 8,
    3 / 8,
    1 / 8,
    1 / 8,
  ]);
});

test('two slots: without a dragon only if both cards are', () => {
  const found = arrivals(unseen({ brilliance: 3, ruby: 2 }), 2);
  const calm = found.filter(({ dragons }) => dragons === 0).reduce((sum, { chance }) => sum + chance, 0);
  expect(calm).toBeCloseTo(3 / 10, 12);
});

test('no slot: nothing comes, for certain', () => {
  expect(arrivals(unseen({ ruby: 2 }), 0)).toEqual([{ ...NOTHING_BROUGHT, chance: 1 }]);
});

test('the cards nobody has seen are those of the deck, all game long', () => {
  const random = dice(8);
  const state = clank.setup(3, tableOptions(clank, {}), seedFrom(random));
  for (let i = 0; i < 900 && state.asked !== null; i++) {
    clank.answer(state, random.below(state.asked.options.length));
    if (i % 30 > 0) continue;
    const deck = CARDS.map((_, no) => state.deck.filter((card) => card === no).length);
    expect(unseenCards(clank.view(state, null))).toEqual(deck);
  }
});
