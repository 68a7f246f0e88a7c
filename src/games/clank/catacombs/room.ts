import { BARE_ROOM, LOCKED, type Room, type Zone } from '../core/board.ts';
import type { Kind, TileNo } from './tile.ts';

/** A room of a tile. Its x and y are those on the tile before it is turned; its exits depend on what is laid around. */
export interface DungeonRoom extends Room {
  readonly tile: TileNo;
  /** The pluses of an artifact's room; null where no artifact belongs. */
  readonly artifact: number | null;
  /** The shrine of the monkey. */
  readonly shrine: boolean;
}

export function roomOf(
  id: string,
  tile: TileNo,
  zone: Zone,
  x: number,
  y: number,
  kinds: readonly Kind[],
): DungeonRoom {
  const artifact = kinds.find((kind) => kind.startsWith('artifact'));
  const gold = kinds.find((kind) => kind.startsWith('gold:'));
  return {
    id,
    tile,
    zone,
    x,
    y,
    crystalCave: kinds.includes('crystal-cave'),
    fountain: kinds.includes('heal'),
    market: kinds.includes('market'),
    wayshrine: kinds.includes('wayshrine'),
    locked: LOCKED.find((locked) => kinds.includes(locked)) ?? null,
    gold: gold === undefined ? 0 : Number(gold.slice('gold:'.length)),
    secret: kinds.includes('minor-secret'),
    shrine: kinds.includes('monkey-shrine'),
    artifact: artifact === undefined ? null : artifact.length - 'artifact'.length,
    ...BARE_ROOM,
    exits: [],
    spots: [],
  };
}
