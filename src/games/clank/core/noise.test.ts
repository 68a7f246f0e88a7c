import { expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { clank } from '../classic/game.ts';
import { classicTable } from '../classic/setup.ts';
import { attack } from './attack.ts';
import type { Event } from './event.ts';
import { addClank, gainForClank, returnDragonCubes } from './noise.ts';

const random = dice(21);
const table = (seats = 2) => classicTable(seats, tableOptions(clank, {}), seedFrom(random));

test('each cube in the bag is as likely as any other to be drawn', () => {
  const drawn = [0, 0, 0];
  const draws = 12_000;
  for (let i = 0; i < draws; i++) {
    const state = table();
    state.rage = 0;
    state.bag = [2, 5, 13];
    attack(state, -1, (event) => {
      if (event.type === 'attacked') drawn[Number(event.cubes[0] ?? 2)]!++;
    });
  }
  const expected = [0.1, 0.25, 0.65].map((share) => share * draws);
  const chiSquare = drawn.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0);
  expect(chiSquare).toBeLessThan(13.8);
});

test('a bag of one colour gives that colour only, and is empty in the end', () => {
  const state = table();
  state.bag = [0, 3, 0];
  attack(state, 4, undefined);
  expect([state.bag, state.players.map(({ damage }) => damage)]).toEqual([
    [0, 0, 0],
    [0, 3],
  ]);
});

test('an attack reveals; one that draws nothing does not', () => {
  const state = table();
  state.bag = [0, 0, 3];
  attack(state, 0, undefined);
  expect(state.revealed).toBe(1);
  attack(state, 0, undefined);
  expect(state.revealed).toBe(1);
});

test('what does not happen is not told', () => {
  const events: Event[] = [];
  const state = table();
  state.players[0]!.cubes = 0;
  addClank(state, 0, 2, (event) => events.push(event));
  gainForClank(state, 'skill', 0, (event) => events.push(event));
  returnDragonCubes(state, 3, (event) => events.push(event));
  expect(events).toEqual([]);
  gainForClank(state, 'skill', 2, (event) => events.push(event));
  expect(events).toEqual([{ type: 'gained', seat: 0, what: 'skill', amount: 2 }]);
});

test('dragon cubes come back without a listener too', () => {
  const state = table();
  state.bag[2] = 20;
  state.aside[2] = 4;
  returnDragonCubes(state, 3, undefined);
  expect([state.bag[2], state.aside[2]]).toEqual([23, 1]);
});

test('forced chance that cannot be is left unused', () => {
  const state = table();
  state.rage = 0;
  state.fate = { cubes: [0], secrets: [], shuffled: [] };
  attack(state, 0, undefined);
  expect([state.fate.cubes, state.bag[2]]).toEqual([[0], 22]);
});
