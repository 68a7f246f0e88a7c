import type { Seat } from '../../../../engine/game.ts';
import { BOARDS } from '../../../../games/clank/catalogue.ts';
import type { RoomNo } from '../../../../games/clank/core/board.ts';
import type { TokenNo } from '../../../../games/clank/core/token.ts';
import type { View } from '../../../../games/clank/core/view.ts';

/** What has become of a room since its tile was laid. */
export interface RoomState {
  readonly artifacts: readonly TokenNo[];
  readonly idols: number;
  /** Places for idols. */
  readonly spaces: number;
  /** Its chest, library or prison is open. */
  readonly picked: boolean;
  /** Seats that made an offering here. */
  readonly offerings: readonly Seat[];
}

export function roomState({ board, lying, picked, players }: View, room: RoomNo): RoomState {
  const here = lying.filter((token) => token.room === room);
  const { rooms, spots } = BOARDS.find(({ id }) => id === board)!;
  return {
    artifacts: here.flatMap(({ kind, token }) => (kind === 'artifact' && token !== null ? [token] : [])),
    idols: here.filter(({ kind }) => kind === 'monkey-idol').length,
    spaces: rooms[room]!.spots.filter((spot) => spots[spot]!.kind === 'monkey-idol').length,
    picked: picked.includes(room),
    offerings: players.flatMap(({ marks }, seat) => (marks.includes(room) ? [seat] : [])),
  };
}

/** A room of a tile that is still in hand. */
export const UNTOUCHED: RoomState = { artifacts: [], idols: 0, spaces: 0, picked: false, offerings: [] };
