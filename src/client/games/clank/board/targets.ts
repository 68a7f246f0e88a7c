import type { RoomNo } from '../../../../games/clank/core/board.ts';
import type { Errand } from '../../../../text/client/board.ts';

/** A room that may be chosen now. Several may name the same room: there is then a choice to be made. */
export interface BoardTarget extends Errand {
  readonly room: RoomNo;
}

/** A tunnel that cannot be walked now, and why, as a sentence. */
export interface BoardRefusal {
  readonly from: RoomNo;
  readonly to: RoomNo;
  readonly reason: string;
}
