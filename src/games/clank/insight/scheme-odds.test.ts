import { expect, test } from 'vitest';
import { brokenForecasts } from '../broken-forecasts.ts';
import type { Event } from '../core/event.ts';
import { inSpace } from '../space/game.ts';
import { Aboard } from '../space/staged.ts';
import { attackOdds } from './attack-odds.ts';
import { endTurnOdds } from './end-turn-odds.ts';

const facing = (scheme: string, phase: number, cubes: number, black: number) => {
  const given = { players: [{ hand: [] }], scheme: { phase, cubes }, bag: { black, red: 2, yellow: 2 }, rage: 10 };
  return new Aboard(given, 2, { expansions: 'apocalypse', scheme }).state;
};

test.each<[string, number, number, number, boolean]>([
  ['toxigenic-plague', 1, 2, 4, true],
  ['toxigenic-plague', 1, 2, 0, false],
  ['toxigenic-plague', 1, 0, 2, false],
  ['toxigenic-plague', 2, 3, 1, false],
  ['toxigenic-plague', 2, 3, 9, true],
  ['clearance-sale-of-stars', 2, 5, 4, false],
  ['clearance-sale-of-stars', 4, 0, 7, false],
])(
  '%s in phase %i with %i cubes, %i in the bag: may strike in an attack: %s',
  (scheme, phase, cubes, black, expected) => {
    const state = facing(scheme, phase, cubes, black);
    expect(attackOdds(inSpace.view(state, 0)).schemeMayStrike).toBe(expected);
  },
);

test('what the odds of the end of a turn do not call unknown comes as they say, also where a phase is completed', () => {
  let [completed, unknown] = [0, 0];
  for (let seed = 0; seed < 60; seed++) {
    const start = facing('toxigenic-plague', 1 + (seed % 3), 1 + (seed % 2), seed % 6);
    start.players[1]!.status = 'left';
    start.chance.drawn += seed;
    const index = start.asked!.options.findIndex(({ take }) => take === 'end-turn');
    const after = inSpace.clone(start);
    const events: Event[] = [];
    inSpace.answer(after, index, (event) => events.push(event));
    expect(brokenForecasts(start, index, events)).toEqual([]);
    const odds = endTurnOdds(inSpace.view(start, 0));
    const phases = events.filter(({ type }) => type === 'phase-completed').length;
    if (odds.schemeMayStrike) unknown++;
    // The second phase only sells out an item.
    else expect(phases === 0 || start.scheme!.phase === 1).toBe(true);
    completed += phases;
  }
  expect(completed).toBeGreaterThan(0);
  expect(unknown).toBeGreaterThan(0);
  expect(unknown).toBeLessThan(60);
});
