import { expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { catacombs } from '../catacombs/game.ts';
import type { State } from '../core/state.ts';
import { inSpace } from '../space/game.ts';
import { endTurnOdds } from './end-turn-odds.ts';

const SAMPLES = 1500;

/** A game of chance at the end of a turn, after so many answers. */
function atEndOfTurn(seats: number, answers: number, seed: number, game = catacombs): State {
  const random = dice(seed);
  const state = game.setup(seats, tableOptions(game, {}), seedFrom(random));
  for (let i = 0; state.asked !== null; i++) {
    const end = state.asked.options.findIndex(({ take }) => take === 'end-turn');
    if (i >= answers && end >= 0) return state;
    game.answer(state, random.below(state.asked.options.length));
  }
  throw new Error('the game ended before');
}

/** Declines what can be declined, and ends the turn. */
function onward(state: State): number {
  const { options } = state.asked!;
  const wanted = options.findIndex(({ take }) => take === 'decline' || take === 'end-turn');
  return Math.max(0, wanted);
}

function check(state: State, game = catacombs): ReturnType<typeof endTurnOdds> {
  const odds = endTurnOdds(game.view(state, state.active));
  const random = dice(5);
  const damage = state.players.map((): number[] => Array.from({ length: 40 }, () => 0));
  const knockedOut = state.players.map(() => 0);
  let [dragons, gone] = [0, 0];
  for (let i = 0; i < SAMPLES; i++) {
    const world = game.imagine(state, state.active, random);
    const taken = state.players.map(() => 0);
    let [byDragon, byGone] = [false, false];
    const { turnNo } = world;
    while (world.asked !== null && world.turnNo === turnNo) {
      game.answer(world, onward(world), (event) => {
        if (event.type === 'damaged') taken[event.seat]!++;
        if (event.type === 'knocked-out') knockedOut[event.seat]!++;
        if (event.type === 'turn-of-the-gone') byGone = true;
        if (event.type === 'attacked' && !byGone) byDragon = true;
      });
    }
    for (const [seat, times] of taken.entries()) damage[seat]![times]!++;
    if (byDragon) dragons++;
    if (byGone) gone++;
  }
  const goesWith = (times: number, chance: number) => {
    const deviation = Math.sqrt(SAMPLES * chance * Math.max(0, 1 - chance));
    expect(Math.abs(times - SAMPLES * chance)).toBeLessThanOrEqual(4.5 * deviation + 1e-6);
  };
  for (const [seat, { chances, knockedOut: out }] of odds.seats.entries()) {
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    for (const [times, count] of damage[seat]!.entries()) goesWith(count, chances[times] ?? 0);
    goesWith(knockedOut[seat]!, out);
  }
  goesWith(dragons, odds.dragon);
  goesWith(gone, odds.countdown);
  return odds;
}

/** Two ghosts in the bag, clank of everybody, and those hurt who may fall. */
function haunted(seats: number, answers: number, seed: number, damage: number): State {
  const state = atEndOfTurn(seats, answers, seed);
  state.ghosts = [2, 1, 2, 0];
  for (const [seat, player] of state.players.entries()) {
    player.damage = damage - (seat % 3);
    player.cubes = 12;
    state.bag[seat] = 4 + seat;
  }
  return state;
}

test.each([2, 3, 4])('ghosts hurt everybody: the end of a turn with %i players goes as foretold', (seats) => {
  expect(check(haunted(seats, 80, 3 + seats, 6)).countdown).toBeLessThan(1e-4);
});

test.each([2, 3, 4])('every turn of one who is out is an attack: with %i players', (seats) => {
  const state = haunted(seats, 60, 30 + seats, 6 - seats);
  const next = (state.active + 1) % seats;
  state.players[next]!.status = 'left';
  const odds = check(state);
  expect(odds.countdown).toBeCloseTo(1, 9);
  expect(odds.attack).toBeCloseTo(1, 9);
});

test('an attack that empties the bag knocks everybody out', () => {
  const state = haunted(2, 60, 9, 2);
  state.players[(state.active + 1) % 2]!.status = 'lost';
  state.bag = [1, 1, 2];
  state.clankArea = [0, 0];
  state.ghosts = [5, 0, 0, 0];
  const odds = check(state);
  expect(odds.seats[state.active]!.knockedOut).toBeCloseTo(1, 9);
});

test('an attack that empties the bag aboard the ship knocks nobody out', () => {
  const state = atEndOfTurn(2, 60, 9, inSpace);
  state.players[(state.active + 1) % 2]!.status = 'lost';
  state.players[state.active]!.damage = 0;
  state.bag = [1, 1, 1];
  state.clankArea = [0, 0];
  const odds = check(state, inSpace);
  expect(odds.countdown).toBeCloseTo(1, 9);
  expect(odds.seats[state.active]!.knockedOut).toBeCloseTo(0, 9);
});

test('once everybody is out, nobody who is out has a turn', () => {
  const state = atEndOfTurn(2, 60, 9, inSpace);
  for (const player of state.players) player.status = 'left';
  expect(check(state, inSpace).countdown).toBe(0);
});

test('with six players of whom four are out, it is worked out at once', () => {
  const state = haunted(6, 60, 36, 3);
  for (let by = 1; by <= 4; by++) state.players[(state.active + by) % 6]!.status = 'left';
  const before = performance.now();
  const odds = endTurnOdds(catacombs.view(state, state.active));
  expect(performance.now() - before).toBeLessThan(2000);
  expect(odds.countdown).toBeCloseTo(1, 9);
});
