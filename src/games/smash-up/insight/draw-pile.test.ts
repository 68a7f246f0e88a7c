import { expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { Fields } from '../../../engine/stage.ts';
import { baseNo } from '../catalogue.ts';
import { smashUp } from '../game.ts';
import { build } from '../stage/build.ts';
import { drawPile } from './draw-pile.ts';
import { standings } from './standings.ts';

const options = tableOptions(smashUp, { core: 'on' });

test('all game long the pile is the deck, or the deck and the unknown hand', () => {
  const random = dice(5);
  let compared = 0;
  for (let game = 0; game < 3; game++) {
    const state = smashUp.setup(2, options, seedFrom(random));
    expect(drawPile(smashUp.view(state, 0), 0)).toEqual({ cards: [], inHand: 0 });
    for (let i = 0; i < 900 && state.asked !== null; i++) {
      smashUp.answer(state, random.below(state.asked.options.length));
      if (i % 5 > 0 || state.phase === 'factions' || state.aside.length > 0) continue;
      for (const [seat, { deck, hand }] of state.players.entries()) {
        const pile = drawPile(smashUp.view(state, 0), seat);
        const spread = pile.cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
        const unknown = hand.filter((copy) => (state.knownTo[copy]! & 1) === 0);
        const truth = [...deck, ...unknown].map((copy) => state.cards[copy]!);
        expect(spread.toSorted((a, b) => a - b)).toEqual(truth.toSorted((a, b) => a - b));
        expect(pile.inHand).toBe(unknown.length);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('bases as they stand', () => {
  const state = build(
    2,
    options,
    new Fields(
      {
        players: [{ factions: ['dinosaurs', 'pirates'] }, { factions: ['robots', 'wizards'] }],
        bases: [
          { base: 'tar-pits', minions: { red: ['king-rex', 'armor-stego'], yellow: ['nukebot', 'warbot'] } },
          { base: 'jungle-oasis', minions: { red: ['first-mate'] } },
          'the-central-brain',
        ],
      },
      'given',
    ),
  );
  const [first, second, third] = standings(smashUp.view(state, 0));
  expect(first).toMatchObject({ base: baseNo('tar-pits'), total: 19, breakpoint: 16, missing: 0, points: [4, 3] });
  expect(second).toMatchObject({ base: baseNo('jungle-oasis'), places: [1, 0], points: [2, 0] });
  expect(second!.missing).toBe(second!.breakpoint - 2);
  expect(third).toMatchObject({ total: 0, places: [0, 0], points: [0, 0] });
});
