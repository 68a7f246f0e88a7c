import { beforeEach, expect, test } from 'vitest';
import { Budget } from './budget.ts';
import { messagePrice } from './prices.ts';

let now: number;
let cpu: number;
let budget: Budget;
const ada = { address: 'home', player: 'ada' };
const bob = { address: 'home', player: 'bob' };
const adaAway = { address: 'train', player: 'ada' };
const eve = { address: 'elsewhere', player: 'eve' };

beforeEach(() => {
  now = 0;
  cpu = 0;
  budget = new Budget(
    { cpuPerPlayer: 100, cpuPerAddress: 250 },
    () => now,
    () => cpu,
  );
});

/** Milliseconds until the one who asks is admitted again. */
function waitOf(payer: typeof ada): number {
  const start = now;
  while (!budget.admits(payer)) now += 100;
  return now - start;
}

test('a player has so much a second, wherever they are; what is saved up lasts for four seconds', () => {
  budget.charge(ada, 399);
  expect(budget.admits(ada)).toBe(true);
  budget.charge(adaAway, 1);
  expect([budget.admits(ada), budget.admits(adaAway), budget.admits(bob)]).toEqual([false, false, true]);
  expect(waitOf(ada)).toBe(100);
});

test('an address has so much a second, whoever asks there', () => {
  for (let player = 0; player < 10; player++) budget.charge({ address: 'home', player: `p${player}` }, 100);
  expect([budget.admits(ada), budget.admits({ address: 'home', player: null })]).toEqual([false, false]);
  expect([budget.admits(adaAway), budget.admits(eve)]).toEqual([true, true]);
});

test('who took far too long waits for it, but not for ever', () => {
  budget.charge(eve, 1_000_000);
  expect(waitOf(eve)).toBe(4100);
});

test('what was done at once is charged by the CPU that it took, even where it fails', () => {
  const slowly = (milliseconds: number) => {
    cpu += milliseconds;
    return milliseconds;
  };
  expect(budget.timed(eve, () => slowly(300))).toBe(300);
  expect(budget.admits(eve)).toBe(true);
  const failing = () => {
    slowly(301);
    throw new Error('no');
  };
  expect(() => budget.timed(eve, failing)).toThrow('no');
  expect(budget.admits(eve)).toBe(false);
});

test('refusals cost a little, so that who goes on asking is not admitted any sooner', () => {
  budget.charge(eve, 401);
  for (let i = 0; i < 1000; i++) budget.admits(eve);
  expect(waitOf(eve)).toBeGreaterThan(400);
});

test('what reads a table costs more than what it takes to play', () => {
  const table = 't';
  const look = messagePrice({ say: 'look', table });
  expect(look).toBeGreaterThan(2 * messagePrice({ say: 'ask', table, ask: { ask: 'answer', step: 1, index: 0 } }));
  expect(look).toBeGreaterThan(10 * messagePrice({ say: 'leave', table }));
});
