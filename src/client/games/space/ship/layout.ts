import { type Board, type LiftSection, OUTSIDE } from '../../../../games/clank/core/board.ts';
import { type Box, type Curve, distanceToAny, type Point, sampled } from '../../clank/board/geometry.ts';
import { clearanceIn, type Layout } from '../../clank/board/layout.ts';
import { arrowsOf, marksOf } from '../../clank/board/marks.ts';
import { BESIDE_CASTLE } from '../../clank/board/pawn-spots.ts';
import type { Place } from '../../clank/board/places.ts';
import type { Shape } from '../../clank/board/plan.ts';
import { clearCurve, tunnelsOf } from '../../clank/board/tunnels.ts';
import { type Door, doorsOf, type Field, fieldOf, throughDoor } from './doors.ts';
import { type HullPlan, hullPlan } from './frames.ts';
import { type ShipLook, shipLook, shipOutline } from './looks.ts';
import { spreadIn } from './spread.ts';

export interface Rail {
  readonly section: LiftSection;
  readonly curve: Curve;
}

/** A ship in a shape: its pieces, the doors between them and the rails of its lift, with all that other boards have. */
export interface ShipLayout extends Layout {
  readonly plan: HullPlan;
  readonly moss: null;
  /** By piece. */
  readonly frames: readonly Box[];
  /** By room. */
  readonly looks: readonly ShipLook[];
  readonly doors: readonly Door[];
  readonly field: Field | null;
  readonly rails: readonly Rail[];
}

const SIZE: Partial<Record<ShipLook, number>> = { artifact: 1.08, port: 1.06, lift: 1.06, market: 1.06 };

function placesOf({ rooms }: Board, { room, sky }: HullPlan, frames: readonly Box[], looks: readonly ShipLook[]) {
  const places: Place[] = [];
  const put = (no: number, x: number, y: number, r: number) => {
    places[no] = { x, y, r, outline: (size) => shipOutline(looks[no]!, { x, y }, size) };
  };
  put(OUTSIDE, sky.x - BESIDE_CASTLE + 28, sky.y + sky.h / 2 + 6, room);
  for (const [piece, frame] of frames.entries()) {
    const inside = rooms.flatMap(({ module }, no) => (module === piece ? [no] : []));
    const spots = spreadIn(
      frame,
      inside.map((no) => rooms[no]!),
      room,
    );
    for (const [i, no] of inside.entries()) put(no, spots[i]!.x, spots[i]!.y, room * (SIZE[looks[no]!] ?? 1));
  }
  return places;
}

const made = new Map<string, ShipLayout>();

export function shipLayoutOf(board: Board, shape: Shape): ShipLayout {
  const name = `${board.id} ${shape}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const plan = hullPlan(board.id, shape);
  const frames = [...plan.pieces, ...plan.slots];
  const looks = board.rooms.map((room) => shipLook(board, room));
  const places = placesOf(board, plan, frames, looks);
  const doors = doorsOf(board, frames, places);
  const doorOf = (a: number, b: number) =>
    doors.find(({ from, to }) => from === Math.min(a, b) && to === Math.max(a, b));
  const tunnels = tunnelsOf(board, places, plan, (from, to) => {
    const door = doorOf(from, to);
    if (door === undefined) return null;
    const { bend } = throughDoor(door, places);
    return { from: places[from]!, bend, to: places[to]! };
  });
  const marks = marksOf(tunnels, places, plan);
  const layout: ShipLayout = {
    board,
    shape,
    plan,
    moss: null,
    frames,
    looks,
    places,
    doors,
    field: fieldOf(board, frames, doors),
    tunnels,
    marks,
    arrows: tunnels.map((tunnel, i) => arrowsOf(tunnel, marks[i]!, places)),
    numbers: [],
    rails: board.lift.map((section) => ({ section, curve: clearCurve(section.from, section.to, places, plan) })),
  };
  made.set(name, layout);
  return layout;
}

/** Tells how far a point is from whatever is drawn on the floor, doors and rails included; below 0 on top of it. */
export function floorClearance(layout: ShipLayout): (point: Point) => number {
  const drawn = clearanceIn(layout);
  const rails = layout.rails.flatMap(({ curve }) => sampled(curve, 24));
  const badges = layout.field === null ? [] : [layout.field.badge];
  return (point) =>
    Math.min(
      drawn(point),
      distanceToAny(point, badges) - 30,
      distanceToAny(point, layout.doors) - 18,
      distanceToAny(point, rails) - 12,
    );
}
