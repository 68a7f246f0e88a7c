import type { Seat } from '../../../../engine/game.ts';
import { OUTSIDE, type RoomNo } from '../../../../games/clank/core/board.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import type { Box, Point } from './geometry.ts';
import type { Layout } from './layout.ts';

/** Where a pawn stands or lies; the viewer’s comes first in a room, behind the others. */
export interface PawnSpot extends Point {
  readonly seat: Seat;
  readonly room: RoomNo;
}

/** Where pawns that share a room stand, by how many they are: side by side, then in two rows. */
export const GROUPS: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: -2 }],
  [
    { x: -18, y: -2 },
    { x: 18, y: -2 },
  ],
  [
    { x: -19, y: -18 },
    { x: 19, y: -18 },
    { x: 0, y: 10 },
  ],
  [
    { x: -27, y: -19 },
    { x: 9, y: -19 },
    { x: -9, y: 10 },
    { x: 27, y: 10 },
  ],
  [
    { x: -27, y: -19 },
    { x: 0, y: -22 },
    { x: 27, y: -19 },
    { x: -15, y: 10 },
    { x: 15, y: 10 },
  ],
  [
    { x: -30, y: -19 },
    { x: 0, y: -22 },
    { x: 30, y: -19 },
    { x: -30, y: 9 },
    { x: 0, y: 12 },
    { x: 30, y: 9 },
  ],
];

/** Who left or was rescued is at the castle again. */
function roomShown({ players }: View, seat: Seat): RoomNo {
  const { status, room } = players[seat]!;
  return status === 'left' || status === 'rescued' ? OUTSIDE : room;
}

/** Pawns that are outside stand so far beside the place of that name. */
export const BESIDE_CASTLE = 84;

/** Beside the tokens of a room, on the side where there is more of the board. */
function shift({ places, plan }: Layout, room: RoomNo): number {
  const { x, r } = places[room]!;
  return x < plan.w * 0.12 ? r * 0.8 : -r * 0.8;
}

export function pawnSpots(layout: Layout, view: View): PawnSpot[] {
  const rooms = view.players.map((_, seat) => roomShown(view, seat));
  return rooms.map((room, seat) => {
    const here = rooms.flatMap((other, who) => (other === room ? [who] : []));
    const turn = here.toSorted((a, b) => Number(b === view.viewer) - Number(a === view.viewer)).indexOf(seat);
    const { x, y } = layout.places[room]!;
    if (room === OUTSIDE) return { seat, room, x: x + BESIDE_CASTLE + turn * 30, y: y + 4 };
    const aside = view.lying.some((token) => token.room === room) ? shift(layout, room) : 0;
    const place = GROUPS[here.length]![turn]!;
    return { seat, room, x: x + aside + place.x, y: y + place.y };
  });
}

export const pawnBox = ({ x, y }: Point): Box => ({ x: x - 17, y: y - 30, w: 34, h: 48 });
