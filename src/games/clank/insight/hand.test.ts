import { expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { Fields } from '../../../engine/stage.ts';
import { cardNo } from '../catalogue.ts';
import { clank } from '../classic/game.ts';
import { classicTable } from '../classic/setup.ts';
import { buildOn } from '../stage/build.ts';
import { drawPile } from './draw-pile.ts';
import { inHand } from './in-hand.ts';

const build = buildOn(classicTable);
const stage = (given: object) => build(2, tableOptions(clank, {}), new Fields(given, 'given'));

const held = (given: object, rest: object = {}) => inHand(clank.view(stage({ players: [given, {}], ...rest }), 0));

test('plain gains are added up, and what is nothing is left out', () => {
  expect(held({ hand: ['burgle', 'scramble', 'stumble', 'mercenary', 'pickaxe'] })).toEqual({
    skill: 3,
    boots: 1,
    clank: 1,
    swords: 4,
    gold: 2,
  });
  expect(held({ hand: ['move-silently', 'elven-cloak'] })).toEqual({ boots: 2, skill: 1, clank: -4, draw: 1 });
});

test('a bonus counts where its condition holds, or will once the hand is played', () => {
  expect(held({ hand: ['kobold-merchant'] })).toEqual({ gold: 2 });
  expect(held({ hand: ['kobold-merchant'], room: '18', tokens: ['artifact-5'] })).toEqual({ gold: 2, skill: 2 });
  expect(held({ hand: ['rebel-captain'] })).toEqual({ skill: 2 });
  expect(held({ hand: ['rebel-captain', 'rebel-miner'] })).toEqual({ skill: 2, gold: 2, draw: 2 });
  expect(held({ hand: ['mercenary'], play: ['rebel-scout'] }, { turn: { bonuses: ['rebel-scout'] } })).toEqual({
    skill: 1,
    swords: 2,
    draw: 1,
  });
  expect(held({ hand: ['the-mountain-king'], tokens: ['crown-10'] })).toEqual({ skill: 2, swords: 2, boots: 2 });
});

test('Search raises every gain of the turn, Swagger pays every clank that nothing can cancel', () => {
  expect(held({ hand: ['search', 'pickaxe'] }, { turn: { goldGains: 1 } })).toEqual({
    skill: 2,
    boots: 1,
    swords: 2,
    gold: 4,
  });
  expect(held({ hand: ['swagger', 'stumble'] }, { turn: { clankMade: 2 } })).toEqual({ skill: 3, boots: 1, clank: 1 });
  expect(held({ hand: ['swagger', 'stumble', 'sneak'] })).toEqual({ skill: 1, boots: 2, clank: -1 });
});

test('what is chosen, drawn or paid for is not foretold, nor a hand that is not the viewer’s', () => {
  expect(held({ hand: ['underworld-dealing', 'sleight-of-hand', 'brilliance'] })).toEqual({ draw: 3 });
  expect(inHand(clank.view(stage({ players: [{ hand: ['burgle'] }, {}] }), 1))).toEqual({});
  expect(inHand(clank.view(stage({ players: [{ hand: ['burgle'] }, {}] }), null))).toEqual({});
});

test('the draw pile is what one owns and does not see', () => {
  const state = stage({
    players: [
      { hand: ['burgle', 'burgle'], play: ['stumble'], discard: ['explore'], deck: ['burgle', 'scramble', 'burgle'] },
      {},
    ],
  });
  const cards = [
    { card: cardNo('burgle'), count: 2 },
    { card: cardNo('scramble'), count: 1 },
  ];
  expect(drawPile(clank.view(state, 0), 0)).toEqual({ cards, withHand: false });
  expect(drawPile(clank.view(state, 1), 0)).toEqual({
    cards: [{ card: cardNo('burgle'), count: 4 }, cards[1]],
    withHand: true,
  });
});

test('all game long the pile is the deck, or the deck and the hand', () => {
  const random = dice(12);
  const state = clank.setup(2, tableOptions(clank, {}), seedFrom(random));
  for (let i = 0; i < 600 && state.asked !== null; i++) {
    clank.answer(state, random.below(state.asked.options.length));
    if (i % 20 > 0) continue;
    for (const [seat, { deck, hand }] of state.players.entries()) {
      const pile = drawPile(clank.view(state, 0), seat);
      const spread = pile.cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
      const truth = seat === 0 ? deck : [...deck, ...hand];
      expect(spread.toSorted((a, b) => a - b)).toEqual(truth.toSorted((a, b) => a - b));
    }
  }
});
