import { expect, test } from 'vitest';
import { type Random, tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { CARDS, cardNo } from '../catalogue.ts';
import { clank } from '../classic/game.ts';
import { attack } from '../core/attack.ts';
import type { State } from '../core/state.ts';
import { towardsEndOfTurn } from '../rest.ts';
import { attackOdds } from './attack-odds.ts';
import type { SeatOdds } from './bag.ts';
import { endTurnOdds } from './end-turn-odds.ts';

const SAMPLES = 2000;

/** A game of chance at the end of a turn, after so many answers. */
function atEndOfTurn(seats: number, answers: number, random: Random): State {
  const state = clank.setup(seats, tableOptions(clank, {}), seedFrom(random));
  for (let i = 0; state.asked !== null; i++) {
    const end = state.asked.options.findIndex(({ take }) => take === 'end-turn');
    if (i >= answers && end >= 0) return state;
    clank.answer(state, random.below(state.asked.options.length));
  }
  throw new Error('the game ended before');
}

function emptySlots(state: State, slots: number): void {
  for (let slot = 0; slot < slots; slot++) {
    if (state.row[slot]! >= 0) state.dungeonDiscard.push(state.row[slot]!);
    state.row[slot] = -1;
  }
}

/** What happened in so many imagined worlds once `act` was done. */
function sampled(state: State, viewer: number, act: (world: State, emit: Parameters<typeof attack>[2]) => void) {
  const random = dice(77);
  const damage = state.players.map((): number[] => Array.from({ length: 24 }, () => 0));
  const knockedOut = state.players.map(() => 0);
  const count = { dragon: 0, countdown: 0, attack: 0 };
  for (let i = 0; i < SAMPLES; i++) {
    const taken = state.players.map(() => 0);
    const world = clank.imagine(state, viewer, random);
    const attacks: number[] = [];
    act(world, (event) => {
      if (event.type === 'damaged') taken[event.seat]!++;
      if (event.type === 'knocked-out') knockedOut[event.seat]!++;
      if (event.type === 'attacked') attacks.push(event.extra);
    });
    for (const [seat, times] of taken.entries()) damage[seat]![times]!++;
    if (attacks.includes(0)) count.dragon++;
    if (attacks.some((extra) => extra > 0)) count.countdown++;
    if (attacks.length > 0) count.attack++;
  }
  return { damage, knockedOut, count };
}

/** Whether so many of the samples go with that chance: within four and a half deviations, and one. */
function goesWith(times: number, chance: number): void {
  const deviation = Math.sqrt(SAMPLES * chance * Math.max(0, 1 - chance));
  expect(Math.abs(times - SAMPLES * chance)).toBeLessThanOrEqual(4.5 * deviation + 1e-6);
}

function checkSeats(seats: readonly SeatOdds[], damage: readonly number[][], knockedOut: readonly number[]): void {
  for (const [seat, odds] of seats.entries()) {
    expect(odds.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    for (const [taken, times] of damage[seat]!.entries()) goesWith(times, odds.chances[taken] ?? 0);
    goesWith(knockedOut[seat]!, odds.knockedOut);
  }
}

function checkEndOfTurn(state: State): ReturnType<typeof endTurnOdds> {
  const view = clank.view(state, state.active);
  const odds = endTurnOdds(view);
  const found = sampled(state, state.active, (world, emit) => {
    const { turnNo } = world;
    while (world.asked !== null && world.turnNo === turnNo) {
      clank.answer(world, towardsEndOfTurn(clank.view(world, world.active)) ?? 0, emit);
    }
  });
  checkSeats(odds.seats, found.damage, found.knockedOut);
  goesWith(found.count.dragon, odds.dragon);
  goesWith(found.count.countdown, odds.countdown);
  goesWith(found.count.attack, odds.attack);
  return odds;
}

function checkAttack(state: State, extra = 0): void {
  const odds = attackOdds(clank.view(state, null), extra);
  const { damage, knockedOut } = sampled(state, 0, (world, emit) => attack(world, extra, emit));
  checkSeats(odds.seats, damage, knockedOut);
}

test('an attack by hand: clank goes in first, danger adds a draw, those who are out take nothing', () => {
  const state = atEndOfTurn(3, 0, dice(1));
  state.rage = 0;
  state.row = [cardNo('kobold'), -1, cardNo('dragon-shrine'), -1, cardNo('ruby'), -1];
  state.bag = [1, 0, 2, 3];
  state.clankArea = [1, 3, 0];
  state.players[2]!.status = 'left';
  const odds = attackOdds(clank.view(state, 0));
  expect([odds.bag, odds.draws]).toEqual([[2, 3, 2, 3], 4]);
  expect(odds.seats[0]!.chances.map((chance) => Math.round(chance * 210))).toEqual([70, 112, 28]);
  expect(odds.seats[0]!.expected).toBeCloseTo(0.8, 12);
  expect(odds.seats[2]).toEqual({ chances: [1], expected: 0, knockedOut: 0 });
});

test('a bag with fewer cubes than called for is emptied, and nobody takes more than he has left', () => {
  const state = atEndOfTurn(2, 0, dice(1));
  state.row = state.row.map(() => -1);
  state.bag = [2, 1, 0];
  state.clankArea = [0, 0];
  state.players[0]!.damage = 9;
  const odds = attackOdds(clank.view(state, 0), 2);
  expect([odds.draws, odds.seats[0], odds.seats[1]]).toEqual([
    3,
    { chances: [0, 1], expected: 1, knockedOut: 1 },
    { chances: [0, 1], expected: 1, knockedOut: 0 },
  ]);
});

test('attacks as they really go', () => {
  for (const [seats, answers] of [
    [2, 60],
    [4, 160],
  ] as const) {
    const state = atEndOfTurn(seats, answers, dice(seats));
    for (const player of state.players) player.damage = 7;
    for (let seat = 0; seat < seats; seat++) state.bag[seat]! += 6;
    checkAttack(state, 1);
  }
});

test('an end of turn by hand: one slot, one dragon among four', () => {
  const state = atEndOfTurn(2, 0, dice(1));
  const deck = ['ruby', 'brilliance', 'ladder', 'ladder'].map(cardNo);
  const seen = CARDS.flatMap(({ pile, count }, no) =>
    pile === 'dungeon' ? Array.from({ length: count - deck.filter((card) => card === no).length }, () => no) : [],
  );
  const row = [...seen.splice(0, 5), -1];
  const odds = endTurnOdds({
    ...clank.view(state, 0),
    rage: 0,
    row,
    deckSize: deck.length,
    dungeonDiscard: seen,
    bag: [0, 0, 2],
    clankArea: [2, 0],
  });
  expect([odds.slots, odds.exhausted, odds.countdown]).toEqual([1, false, 0]);
  expect(odds.dragon).toBeCloseTo(1 / 4, 12);
  expect(odds.attack).toBeCloseTo(1 / 4, 12);
  expect(odds.seats[0]!.chances.map((chance) => Math.round(chance * 24))).toEqual([19, 4, 1]);
  expect(odds.seats[0]!.expected).toBeCloseTo(1 / 4, 12);
});

test('a deck that cannot fill the row knocks out everybody, without an attack', () => {
  const state = atEndOfTurn(2, 0, dice(1));
  emptySlots(state, 1);
  state.deck = [];
  state.players[1]!.status = 'left';
  const odds = endTurnOdds(clank.view(state, 0));
  expect([odds.exhausted, odds.attack, odds.seats.map(({ knockedOut }) => knockedOut)]).toEqual([true, 0, [1, 0]]);
});

test('ends of turns as they really go', () => {
  for (const [seats, answers, slots] of [
    [2, 40, 1],
    [3, 120, 3],
    [4, 200, 6],
  ] as const) {
    const state = atEndOfTurn(seats, answers, dice(10 + seats));
    emptySlots(state, slots);
    state.aside[seats] = 5;
    state.bag[seats]! -= 5;
    checkEndOfTurn(state);
  }
});

test('with a countdown under way, and with nobody left in between', () => {
  const state = atEndOfTurn(3, 100, dice(31));
  const next = (state.active + 1) % 3;
  state.players[next]!.status = 'left';
  state.first = next;
  state.countdown = 2;
  emptySlots(state, 1);
  const odds = checkEndOfTurn(state);
  expect([odds.countdown, odds.attack]).toEqual([expect.closeTo(1), expect.closeTo(1)]);
  state.countdown = 4;
  const last = checkEndOfTurn(state);
  expect(last.countdown).toBe(0);
  expect(last.seats.map(({ knockedOut }) => Math.round(knockedOut * 1e9) / 1e9)).toEqual(
    state.players.map(({ status }) => (status === 'inside' ? 1 : 0)),
  );
});

test('an attack may knock out the next player and so start or carry on the countdown', () => {
  for (const first of [null, 2]) {
    const state = atEndOfTurn(4, 150, dice(5));
    state.active = 0;
    state.asked = { seat: 0, ask: 'turn', options: [{ take: 'end-turn' }] };
    state.turn.springs = 0;
    emptySlots(state, 2);
    for (const seat of [0, 1, 3]) {
      state.players[seat]!.damage = 8;
      state.bag[seat]! += 8;
    }
    if (first !== null) {
      state.first = first;
      state.countdown = 1;
      state.players[first]!.status = 'rescued';
    }
    const odds = checkEndOfTurn(state);
    expect(odds.countdown).toBeGreaterThan(0.05);
    expect(odds.countdown).toBeLessThan(0.95);
  }
});

test('a usual state takes less than two milliseconds', () => {
  const state = atEndOfTurn(4, 200, dice(6));
  emptySlots(state, 2);
  const view = clank.view(state, state.active);
  for (let i = 0; i < 50; i++) endTurnOdds(view);
  const from = performance.now();
  for (let i = 0; i < 50; i++) endTurnOdds(view);
  expect((performance.now() - from) / 50).toBeLessThan(2);
});
