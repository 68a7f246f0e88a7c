import {
  type Box,
  boxAround,
  type Curve,
  distance,
  distanceToBox,
  overlap,
  type Point,
  pointOn,
  sampled,
} from './geometry.ts';
import type { Place } from './places.ts';
import type { Plan } from './plan.ts';
import { showing, type Tunnel } from './tunnels.ts';

export type MarkPart = 'boots' | 'lock' | 'monster';

/** The pill of a tunnel: what it asks beyond one boot. */
export interface Mark extends Point {
  readonly parts: readonly MarkPart[];
  /** Its parts stand above each other. */
  readonly upright: boolean;
}

export interface Arrow extends Point {
  /** In radians. */
  readonly turn: number;
}

export const PART = 17;
const PAD = 3;

export function markBox({ x, y, parts, upright }: Mark): Box {
  const [long, short] = [parts.length * PART + 2 * PAD, PART + 2 * PAD];
  return boxAround({ x, y }, upright ? short : long, upright ? long : short);
}

function partsOf({ exit }: Tunnel): MarkPart[] {
  const parts: MarkPart[] = exit.boots > 1 ? ['boots'] : [];
  if (exit.lock) parts.push('lock');
  for (let i = 0; i < exit.monsters; i++) parts.push('monster');
  return parts;
}

interface Around {
  readonly places: readonly Place[];
  readonly plan: Plan;
  readonly ways: readonly (readonly Point[])[];
}

function crowding(mark: Mark, own: number, taken: readonly Box[], { places, plan, ways }: Around): number {
  const box = markBox(mark);
  let sum = 0;
  for (const place of places) sum += Math.max(0, place.r + 3 - distanceToBox(place, box)) * 4;
  for (const other of [...taken, plan.lair, plan.stall]) if (overlap(box, other, 3)) sum += 120;
  for (const [i, points] of ways.entries()) {
    if (i === own) continue;
    for (const point of points) sum += Math.max(0, 8 - distanceToBox(point, box)) * 0.6;
  }
  return sum;
}

const SPOTS = [0.5, 0.44, 0.56, 0.38, 0.62, 0.3, 0.7, 0.22, 0.78, 0.12, 0.88] as const;

/** How often each is put where the others leave most room. */
const PASSES = 2;

/** A mark for each tunnel that needs one, where there is most room for it; null for the others. */
export function marksOf(tunnels: readonly Tunnel[], places: readonly Place[], plan: Plan): (Mark | null)[] {
  const ways = tunnels.map(({ ways: [curve] }) => sampled(curve, 16));
  const marks = tunnels.map((): Mark | null => null);
  const put = (tunnel: Tunnel, own: number): Mark | null => {
    const parts = partsOf(tunnel);
    if (parts.length === 0) return null;
    const taken = marks.flatMap((mark, i) => (mark === null || i === own ? [] : [markBox(mark)]));
    const [curve] = tunnel.ways;
    const [first, last] = showing(curve, [places[tunnel.from]!, places[tunnel.to]!]);
    const tried = SPOTS.flatMap((spot) =>
      (parts.length === 1 ? [false] : [false, true]).map((upright) => {
        const mark: Mark = { ...pointOn(curve, first + (last - first) * spot), parts, upright };
        const dislike = Math.abs(spot - 0.5) * 60 + (upright ? 4 : 0);
        return { mark, sum: dislike + crowding(mark, own, taken, { places, plan, ways }) };
      }),
    );
    return tried.reduce((best, next) => (next.sum < best.sum ? next : best)).mark;
  };
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [i, tunnel] of tunnels.entries()) marks[i] = put(tunnel, i);
  }
  return marks;
}

function arrowAt(curve: Curve, u: number): Arrow {
  const [here, there] = [pointOn(curve, u - 0.02), pointOn(curve, u + 0.02)];
  return { ...pointOn(curve, u), turn: Math.atan2(there.y - here.y, there.x - here.x) };
}

/** Arrowheads of a one-way tunnel: at both ends of what shows of it, clear of its mark; at least one. */
export function arrowsOf(tunnel: Tunnel, mark: Mark | null, places: readonly Place[]): Arrow[] {
  if (!tunnel.oneWay) return [];
  const [curve] = tunnel.ways;
  const [first, last] = showing(curve, [places[tunnel.from]!, places[tunnel.to]!]);
  const along = (spot: number) => arrowAt(curve, first + (last - first) * spot);
  const free = (arrow: Arrow) => mark === null || distanceToBox(arrow, markBox(mark)) > 5;
  const ends = [along(0.16), along(0.84)] as const;
  const near = distance(...ends) < 26;
  if (near && mark === null) return [along(0.5)];
  const arrows = ends.filter(free);
  return arrows.length > 0 ? arrows : [along(0.9)];
}
