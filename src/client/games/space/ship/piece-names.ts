import { pieceName } from '../../../../text/clank/rooms.ts';
import type { Language } from '../../../../text/language.ts';
import type { Box, Point } from '../../clank/board/geometry.ts';
import { floorClearance, type ShipLayout } from './layout.ts';

/** The width of a letter of a name, and how far from the edge it stands. */
const LETTER = 8;
const EDGE = 13;
/** What the corners of a piece leave of its side to nobody. */
const CORNERS = 36;
/** Places of a name along a side, from one end to the other. */
const PARTS = [-1, -0.5, 0, 0.5, 1];

/** The middle of a name, how long it is, and whether it goes across instead of upwards. */
interface NameSpot extends Point {
  readonly long: number;
  readonly across: boolean;
}

interface PieceName extends NameSpot {
  readonly id: string;
  readonly name: string;
  /** Longer than its side: its letters are drawn together. */
  readonly narrow: boolean;
}

/** Along the four sides of a piece. */
function nameSpots({ x, y, w, h }: Box, letters: number): readonly NameSpot[] {
  const longIn = (size: number) => Math.min(letters * LETTER, size - CORNERS);
  const middle = (size: number, part: number) => (size + part * (size - CORNERS - longIn(size))) / 2;
  const upwards = [x + EDGE, x + w - EDGE].flatMap((side) =>
    PARTS.map((part) => ({ x: side, y: y + middle(h, part), long: longIn(h), across: false })),
  );
  const across = [y + EDGE, y + h - EDGE].flatMap((side) =>
    PARTS.map((part) => ({ x: x + middle(w, part), y: side, long: longIn(w), across: true })),
  );
  return [...upwards, ...across];
}

/** More room than that around a letter makes up for nothing elsewhere; to lie on something is worse than to be close. */
const ENOUGH = 8;
const OVERLAP = 3;
/** A place further down the list has to be better by this much. */
const BETTER = 0.5;

/** How much room the letters of a name have: one that something lies on takes away from it. */
function roomAround({ x, y, long, across }: NameSpot, clearance: (point: Point) => number): number {
  const pairs = Math.ceil(long / LETTER / 2);
  const offs = Array.from({ length: pairs + 1 }, (_, i) => (i / pairs - 0.5) * long);
  const around = offs.map((off) => clearance(across ? { x: x + off, y } : { x, y: y + off }));
  const rooms = around.map((room) => (room < 0 ? OVERLAP * room : Math.min(ENOUGH, room)));
  return rooms.reduce((sum, room) => sum + room, 0) / rooms.length;
}

/** The names of the pieces, each where it is least in the way. */
export function pieceNamesOf(layout: ShipLayout, language: Language): readonly PieceName[] {
  const clearance = floorClearance(layout);
  return layout.board.modules.map((id, piece) => {
    const name = pieceName(id, language);
    const spots = nameSpots(layout.frames[piece]!, name.length);
    const rooms = spots.map((spot) => roomAround(spot, clearance));
    const spot = spots[rooms.reduce((most, room, i) => (room > rooms[most]! + BETTER ? i : most), 0)]!;
    return { id, name, ...spot, narrow: spot.long < name.length * LETTER };
  });
}
