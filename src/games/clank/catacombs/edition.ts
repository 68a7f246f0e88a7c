import { DUNGEON, type Edition, TRACK } from '../core/editions.ts';
import { originOfAll } from '../core/origin.ts';
import { SURFACE_TILES, TILES } from './dungeon.ts';
import { roomsLaid } from './layout.ts';
import { waysFrom, waysInto } from './ways.ts';

/** Its values are our own: the first track with one space more in front. */
const PARTY_TRACK = [2, 2, 2, 3, 3, 4, 4, 5];

export const CATACOMBS_EDITION: Edition = {
  ...DUNGEON,
  id: 'clank-catacombs',
  boardOrigin: originOfAll(TILES),
  rageTrack: [TRACK, TRACK, TRACK, TRACK, TRACK, PARTY_TRACK, PARTY_TRACK],
  rageStart: [0, 0, 2, 1, 0, 0, 0],
  startingClank: [3, 2, 1, 0, 0, 0],
  startingGold: [0, 0, 0, 0, 1, 2],
  lockpicks: 3,
  cancelledClankCounts: true,
  rewardsOncePerTurn: true,
  goneDraws: [4, 4, 6, 4, 4, 4, 4],
  emptyBagEnds: true,
  tiling: {
    surface: SURFACE_TILES,
    waysFrom,
    waysInto,
    roomsLaid,
    isHaunted: (tile) => TILES[tile]?.haunted === true,
  },
};
