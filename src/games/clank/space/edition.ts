import type { Edition } from '../core/editions.ts';
import { dearPrice, lasting, phasesAhead } from './lasting.ts';
import { shipWays } from './terrain.ts';

/** Its values are our own, but for the seventh. */
const SPACE_TRACK = [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5];

export const SPACE_EDITION: Edition = {
  id: 'clank-in-space',
  boardOrigin: 'ours',
  rageTrack: [SPACE_TRACK, SPACE_TRACK, SPACE_TRACK, SPACE_TRACK, SPACE_TRACK],
  rageStart: [0, 0, 2, 1, 0],
  startingClank: [3, 2, 1, 0],
  startingGold: [0, 0, 0, 0],
  lockpicks: 0,
  cancelledClankCounts: false,
  rewardsOncePerTurn: false,
  goneDraws: [4, 4, 6, 4, 4],
  emptyBagEnds: false,
  tiling: null,
  ship: { waysFor: shipWays, lasting, dearPrice, phasesAhead },
  starters: ['hack', 'stumble', 'access', 'space-scramble'],
  reserve: ['fazr', 'boldly-go', 'memory-core'],
  goblin: ['gob-l1n', 'eradibot'],
  spring: 'minor-vaporizer',
  leavesWithClank: true,
  oneItemOfEach: true,
  anywherePrice: 7,
  hunters: [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2],
  blockade: 9,
  executive: 7,
  says: {
    stops: 'cs-security-stops-boots',
    anywhere: 'market-room',
    named: 'teleport-connected',
    noSecret: 'take-what-lies-here',
  },
};
