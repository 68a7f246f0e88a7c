import { describe, expect, test } from 'vitest';
import { Clocks } from './clocks.ts';

const HOUR = 3_600_000;
const clock = { kind: 'game', seconds: 600, increment: 0 } as const;

function asked(seat: number, at: number): Clocks {
  const clocks = new Clocks(clock, 2);
  clocks.ask(seat, at);
  return clocks;
}

describe('Time at a table never goes back', () => {
  test('a clock that is set back and forward again between answers takes nothing but what went by', () => {
    const clocks = asked(0, 2 * HOUR);
    clocks.spend(HOUR, 0);
    clocks.ask(1, HOUR);
    clocks.spend(HOUR + 1000, 0);
    clocks.ask(0, HOUR + 1000);
    clocks.spend(2 * HOUR + 5000, 0);
    clocks.ask(null, 2 * HOUR + 5000);
    expect([clocks.leftOf(0, 0), clocks.leftOf(1, 0)]).toEqual([595_000, 600_000]);
  });

  test('nobody has more time left than they had when they were asked', () => {
    expect(asked(0, HOUR).leftOf(0, 0)).toBe(600_000);
  });

  test('one who comes back at a time before they were asked is asked no earlier', () => {
    const clocks = asked(0, HOUR);
    clocks.comeBack(0, 0);
    expect(clocks.askedSince).toBe(HOUR);
  });

  test('clocks that were kept know when the last entry was made', () => {
    const clocks = asked(0, HOUR);
    clocks.ask(0, HOUR + 7);
    const resumed = new Clocks(clock, 2);
    resumed.resume(clocks.kept);
    expect([resumed.latest, resumed.kept]).toEqual([HOUR + 7, clocks.kept]);
  });

  test('of clocks that an older server kept, the last entry is known to be no earlier than the question', () => {
    const clocks = new Clocks(clock, 2);
    clocks.resume({ left: [1, 2], asked: 1, since: HOUR });
    expect(clocks.latest).toBe(HOUR);
  });
});
