import { expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { cardNo } from '../catalogue.ts';
import { clank } from '../classic/game.ts';
import { setup } from '../classic/setup.ts';
import { drawCards, takeFromHand } from './deck.ts';
import { imagine } from './imagine.ts';

const random = dice(4);
const fresh = () => setup(2, tableOptions(clank, {}), seedFrom(random));

test('when a deck runs out, what is in hand is known to all, and stays so in imagined worlds', () => {
  const state = fresh();
  const player = state.players[1]!;
  player.hand = [];
  player.deck = ['scramble', 'sidestep', 'burgle'].map(cardNo);
  player.discard = ['stumble', 'stumble', 'burgle', 'burgle', 'burgle', 'burgle', 'burgle'].map(cardNo);
  drawCards(state, 1, 5, undefined);
  expect(player.known).toBe(3);
  const known = player.hand.slice(0, 3);
  for (let i = 0; i < 20; i++) expect(imagine(state, 0, random).players[1]!.hand.slice(0, 3)).toEqual(known);
  takeFromHand(player, known[0]!);
  expect(player.known).toBe(2);
});

test('forced chance is no part of an imagined world', () => {
  const state = fresh();
  state.fate = { cubes: [0], secrets: [], shuffled: [] };
  expect(imagine(state, 0, random).fate).toBeNull();
});
