import type { Seat } from '../../../../engine/game.ts';
import { TOKENS } from '../../../../games/clank/catalogue.ts';
import type { RoomNo } from '../../../../games/clank/core/board.ts';
import type { View } from '../../../../games/clank/core/view.ts';

/** What of a room changes in a game. */
export interface RoomNow {
  readonly minor: number;
  readonly major: number;
  /** The value of the artifact that lies there. */
  readonly artifact: number | null;
  /** Whose data cube is in its port. */
  readonly hacked: Seat | null;
  /** A pod is there to be taken. */
  readonly pod: boolean;
}

/** By room. */
export function roomsNow({ lying, players }: View, rooms: number): RoomNow[] {
  return Array.from({ length: rooms }, (_, room: RoomNo) => {
    const here = lying.filter((token) => token.room === room);
    const count = (kind: string) => here.filter((token) => token.kind === kind).length;
    const artifact = here.find(({ kind }) => kind === 'artifact')?.token ?? null;
    const hacked = players.findIndex(({ ports }) => ports.includes(room));
    return {
      minor: count('minor-secret'),
      major: count('major-secret'),
      artifact: artifact === null ? null : TOKENS[artifact]!.points,
      hacked: hacked < 0 ? null : hacked,
      pod: count('escape-pod') > 0,
    };
  });
}
