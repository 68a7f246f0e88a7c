import type { Board, RoomNo } from '../core/board.ts';
import { editionOf } from '../core/editions.ts';

export interface Rider {
  readonly key: boolean;
  readonly code: boolean;
  readonly blockade: boolean;
}

/** Whether the hyperlift is cut where it leaves the cargo bay. */
export const isBlockaded = (table: {
  readonly edition: number;
  readonly rage: number;
  readonly players: readonly unknown[];
}): boolean => table.rage >= editionOf(table).blockade;

/** The other stops that open sections of the hyperlift lead to. */
export function stopsFrom(board: Board, room: RoomNo, { key, code, blockade }: Rider): readonly RoomNo[] {
  const { lift, rooms } = board;
  const reached = [room];
  for (let i = 0; i < reached.length; i++) {
    for (const { from, to, lock, blockade: cut } of lift) {
      const next = from === reached[i] ? to : to === reached[i] ? from : -1;
      if (next < 0 || reached.includes(next)) continue;
      if ((lock && !key) || (cut && blockade) || (rooms[next]!.guarded && !code)) continue;
      reached.push(next);
    }
  }
  return reached.slice(1);
}
