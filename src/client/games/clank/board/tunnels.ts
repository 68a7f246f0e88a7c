import type { Board, Exit, RoomNo } from '../../../../games/clank/core/board.ts';
import {
  type Box,
  type Curve,
  distance,
  distanceToBox,
  overlap,
  type Point,
  pointOn,
  sampled,
  scatter,
} from './geometry.ts';
import type { Place } from './places.ts';
import type { Plan } from './plan.ts';

/** A tunnel as drawn, in the direction of its arrow if it has one. */
export interface Tunnel {
  readonly from: RoomNo;
  readonly to: RoomNo;
  readonly exit: Exit;
  readonly oneWay: boolean;
  /** One curve, or two where it goes out over one edge of the board and in at the other. */
  readonly ways: readonly [Curve] | readonly [out: Curve, back: Curve];
}

type Printed = Omit<Tunnel, 'ways'>;

/** Bends tried, as parts of a tunnel’s length; the first is the one liked best. */
const BENDS = [0.07, 0.14, 0, 0.22, 0.3, 0.4] as const;
const STEPS = 12;
const PASSES = 3;
/** Two tunnels nearer than this run into each other. */
const APART = 18;
/** How far over the edge of the board a tunnel round it ends. */
const OVER = 8;

/** Each tunnel once. */
function printedTunnels({ rooms }: Board): Printed[] {
  return rooms.flatMap(({ exits }, from) =>
    exits.flatMap((exit): Printed[] => {
      const oneWay = rooms[exit.to]!.exits.some(({ to, against }) => to === from && against);
      if (exit.against || (!oneWay && exit.to < from)) return [];
      return [{ from, to: exit.to, exit, oneWay }];
    }),
  );
}

function roundTheEdge(from: Place, to: Place, w: number): readonly [Curve, Curve] {
  const outBy = (place: Place, left: boolean): Curve => {
    const edge = left ? -OVER : w + OVER;
    const sink = left ? -8 : 8;
    return {
      from: place,
      bend: { x: (place.x + edge) / 2, y: place.y + sink * 1.8 },
      to: { x: edge, y: place.y + sink },
    };
  };
  const out = outBy(from, from.x < to.x);
  const back = outBy(to, to.x < from.x);
  return [out, { from: back.to, bend: back.bend, to: back.from }];
}

function bent(from: Point, to: Point, bend: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { from, to, bend: { x: (from.x + to.x) / 2 - dy * bend * 2, y: (from.y + to.y) / 2 + dx * bend * 2 } };
}

type Ends = Pick<Tunnel, 'from' | 'to'>;

interface Way {
  readonly tunnel: Ends;
  readonly points: readonly Point[];
  readonly box: Box;
}

function wayOf(tunnel: Ends, curve: Curve): Way {
  const points = sampled(curve, STEPS);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { tunnel, points, box: { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y } };
}

/** How much a way is in the way: of rooms that are not its own, of other ways, of the corners kept free. */
function trouble(way: Way, places: readonly Place[], others: readonly Way[], plan: Plan): number {
  const { from, to } = way.tunnel;
  const inner = way.points.slice(2, -2);
  const keep = plan.room * 1.75;
  const near = places.filter((place, room) => room !== from && room !== to && distanceToBox(place, way.box) < keep);
  const corners = [plan.lair, plan.stall];
  let sum = 0;
  for (const point of way.points) {
    for (const place of near) sum += Math.max(0, keep - distance(point, place)) * 3;
    for (const box of corners) sum += Math.max(0, plan.tunnel + 2 - distanceToBox(point, box)) * 4;
    sum += Math.max(0, 14 - point.x, 14 - point.y, point.x - plan.w + 14) * 4;
  }
  for (const other of others) {
    if (!overlap(way.box, other.box, APART)) continue;
    const shared = [other.tunnel.from, other.tunnel.to].find((room) => room === from || room === to);
    for (const point of inner) {
      if (shared !== undefined && distance(point, places[shared]!) < plan.room * 2.2) continue;
      for (const met of other.points) sum += Math.max(0, APART - distance(point, met)) * 0.8;
    }
  }
  return sum;
}

function bestCurve(tunnel: Ends, places: readonly Place[], others: readonly Way[], plan: Plan): Curve {
  const [from, to] = [places[tunnel.from]!, places[tunnel.to]!];
  const side = scatter(`bend ${tunnel.from} ${tunnel.to}`)() > 0.5 ? 1 : -1;
  const tried = BENDS.flatMap((bend) => [bend * side, -bend * side]).map((bend) => {
    const curve = bent(from, to, bend);
    const dislike = Math.abs(bend - BENDS[0] * side) * 60;
    return { curve, sum: dislike + trouble(wayOf(tunnel, curve), places, others, plan) };
  });
  return tried.reduce((best, next) => (next.sum < best.sum ? next : best)).curve;
}

/** A way between two rooms that keeps clear of the others. */
export const clearCurve = (from: RoomNo, to: RoomNo, places: readonly Place[], plan: Plan): Curve =>
  bestCurve({ from, to }, places, [], plan);

const noneKnown = (): Curve | null => null;

/** Every tunnel of the board, bent so as to keep clear of rooms and of each other, but for those whose way is known. */
export function tunnelsOf(
  board: Board,
  places: readonly Place[],
  plan: Plan,
  known: (from: RoomNo, to: RoomNo) => Curve | null = noneKnown,
): Tunnel[] {
  const printed = printedTunnels(board);
  const curves = new Map<Printed, Curve>();
  const ways = new Map<Printed, Way>();
  const fixed = new Set<Printed>();
  for (const tunnel of printed) {
    const curve = known(tunnel.from, tunnel.to);
    if (curve === null) continue;
    fixed.add(tunnel);
    curves.set(tunnel, curve);
    ways.set(tunnel, wayOf(tunnel, curve));
  }
  for (let pass = 0; pass < PASSES; pass++) {
    for (const tunnel of printed) {
      if (tunnel.exit.wrap || fixed.has(tunnel)) continue;
      ways.delete(tunnel);
      const curve = bestCurve(tunnel, places, [...ways.values()], plan);
      curves.set(tunnel, curve);
      ways.set(tunnel, wayOf(tunnel, curve));
    }
  }
  return printed.map((tunnel) => {
    const curve = curves.get(tunnel);
    const ends = [places[tunnel.from]!, places[tunnel.to]!] as const;
    return { ...tunnel, ways: curve === undefined ? roundTheEdge(ends[0], ends[1], plan.w) : [curve] };
  });
}

/** The part of a curve that shows between the rims of the rooms at its ends. */
export function showing(curve: Curve, places: readonly Place[]): readonly [number, number] {
  const hidden = (u: number) => places.some((place) => distance(pointOn(curve, u), place) < place.r);
  const steps = Array.from({ length: 41 }, (_, i) => i / 40).filter((u) => !hidden(u));
  return [steps[0] ?? 0.5, steps.at(-1) ?? 0.5];
}
