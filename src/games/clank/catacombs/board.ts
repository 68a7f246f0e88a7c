import { BARE_BOARD, type Board, type Spot } from '../core/board.ts';
import { DUNGEONS } from './dungeon.ts';

const IDOLS = 3;

/** The places for tokens in the rooms of a dungeon: as many for artifacts as a room with its pluses could hold. */
function spotsOf(face: number): Spot[] {
  return DUNGEONS[face]!.rooms.flatMap(({ artifact, shrine }, room): Spot[] => {
    if (shrine) return Array.from({ length: IDOLS }, () => ({ room, kind: 'monkey-idol', value: 0 }));
    if (artifact === null) return [];
    return Array.from({ length: artifact + 1 }, () => ({ room, kind: 'artifact', value: 0 }));
  });
}

/** The dungeons as boards whose tunnels depend on what is laid, one for each face of the start tile. */
export const catacombsBoards = (): Board[] =>
  DUNGEONS.map(({ rooms }, face) => {
    const spots = spotsOf(face);
    const spotsIn = (room: number) => spots.flatMap((spot, i) => (spot.room === room ? [i] : []));
    return {
      id: `catacombs-${'ab'[face]}`,
      rooms: rooms.map((room, no) => ({ ...room, spots: spotsIn(no) })),
      spots,
      ...BARE_BOARD,
    };
  });
