import type { Board, RoomNo } from '../../../../games/clank/core/board.ts';
import { distance, distanceToAny, distanceToBox, type Point, sampled } from './geometry.ts';
import { type Arrow, arrowsOf, type Mark, markBox, marksOf } from './marks.ts';
import { lieOf, type Place } from './places.ts';
import { type Plan, planOf, type Shape } from './plan.ts';
import { type Tunnel, tunnelsOf } from './tunnels.ts';

/** Everything about a board in a shape that never changes, in its own pixels. */
export interface Layout {
  readonly board: Board;
  readonly shape: Shape;
  readonly plan: Plan;
  /** Height of the line above the Depths; null where nothing is that deep. */
  readonly moss: number | null;
  readonly places: readonly Place[];
  readonly tunnels: readonly Tunnel[];
  /** By tunnel. */
  readonly marks: readonly (Mark | null)[];
  readonly arrows: readonly (readonly Arrow[])[];
  /** By room: where its number stands; none where rooms have names. */
  readonly numbers: readonly Point[];
}

/** With the heights of the grass and of the moss line above the Depths. */
export interface ClassicLayout extends Layout {
  readonly grass: number;
  readonly moss: number;
}

const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The number of a room stands at the corner where least is in its way. */
function numberSpots(
  places: readonly Place[],
  tunnels: readonly Tunnel[],
  marks: readonly (Mark | null)[],
  { lair, stall }: Plan,
): Point[] {
  const met = tunnels.flatMap(({ ways }) => ways.flatMap((way) => sampled(way, 12)));
  const boxes = [lair, stall, ...marks.flatMap((mark) => (mark === null ? [] : [markBox(mark)]))];
  const trouble = (point: Point): number =>
    met.reduce((sum, other) => sum + Math.max(0, 12 - distance(point, other)), 0) +
    boxes.reduce((sum, box) => sum + Math.max(0, 11 - distanceToBox(point, box)) * 6, 0);
  return places.map(({ x, y, r }, own) => {
    const others = places.filter((_, room) => room !== own);
    const crowded = (point: Point): number =>
      others.reduce((sum, other) => sum + Math.max(0, other.r + 12 - distance(point, other)) * 4, 0);
    const spots = CORNERS.map(([dx, dy], i) => {
      const point = { x: x + dx * r * 1.1, y: y + dy * r * (dy > 0 ? 1.04 : 1.1) };
      return { point, sum: trouble(point) + crowded(point) + i * 3 };
    });
    return spots.reduce((best, spot) => (spot.sum < best.sum ? spot : best)).point;
  });
}

const made = new Map<string, ClassicLayout>();

export function layoutOf(board: Board, shape: Shape): ClassicLayout {
  const name = `${board.id} ${shape}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const plan = planOf(board, shape);
  const lie = lieOf(board, plan);
  const tunnels = tunnelsOf(board, lie.places, plan);
  const marks = marksOf(tunnels, lie.places, plan);
  const arrows = tunnels.map((tunnel, i) => arrowsOf(tunnel, marks[i]!, lie.places));
  const numbers = numberSpots(lie.places, tunnels, marks, plan);
  const layout = { board, shape, plan, ...lie, tunnels, marks, arrows, numbers };
  made.set(name, layout);
  return layout;
}

export const tunnelBetween = ({ tunnels }: Layout, a: RoomNo, b: RoomNo): number =>
  tunnels.findIndex(({ from, to }) => (from === a && to === b) || (from === b && to === a));

/** Tells how far a point is from whatever is drawn on the ground; below 0 on top of it. */
export function clearanceIn({ places, tunnels, marks, plan }: Layout): (point: Point) => number {
  const boxes = [plan.lair, plan.stall, ...marks.flatMap((mark) => (mark === null ? [] : [markBox(mark)]))];
  const met = tunnels.flatMap(({ ways }) => ways.flatMap((way) => sampled(way, 24)));
  return (point) => {
    let free = Number.POSITIVE_INFINITY;
    for (const box of boxes) free = Math.min(free, distanceToBox(point, box) - 6);
    for (const place of places) {
      free = Math.min(free, distance(point, place) - place.r * 1.15);
    }
    return Math.min(free, distanceToAny(point, met) - plan.tunnel);
  };
}
