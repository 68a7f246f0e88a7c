import { expect, test } from 'vitest';
import { CARDS, cardNo } from '../catalogue.ts';
import { inSpace } from '../space/game.ts';
import { Aboard } from '../space/staged.ts';
import { arrivals } from './arrivals.ts';
import { bagOf } from './bag.ts';

/** The cubes of the second player in the bag once the card has arrived. */
function cubesAfter(arriving: string, player: object, clankArea: number): number {
  const given = { players: [{ hand: [] }, { hand: [], ...player }], clank: { yellow: clankArea } };
  const { state } = new Aboard(given, 2, { expansions: 'installed' in player ? 'station' : 'none' });
  const unseen = CARDS.map(() => 0).with(cardNo(arriving), 1);
  return bagOf(inSpace.view(state, 0), arrivals(unseen, 1)[0]).cubes[1]!;
}

test.each<[string, object, number, number]>([
  ['hall-monitor', { room: 'cor-01' }, 0, 1],
  ['hall-monitor', { room: 'cor-02' }, 0, 0],
  ['hall-monitor', { room: 'cor-01', cubes: 0 }, 0, 0],
  ['compliance-officer', { installed: ['mute-button'] }, 0, 2],
  ['compliance-officer', { installed: [] }, 0, 0],
  ['tattletale-drone', {}, 3, 4],
  ['elevator-music', {}, 3, 2],
  ['elevator-music', {}, 0, 0],
])('%s, for a player of %o with %i clank, leaves %i cubes in the bag', (arriving, player, clankArea, expected) => {
  expect(cubesAfter(arriving, player, clankArea)).toBe(expected);
});
