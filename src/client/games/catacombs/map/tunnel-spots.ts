import { type Box, boxAround, distance, type Point } from '../../clank/board/geometry.ts';
import { type PlanTunnel, ROOM, type TilePlan } from './tile-plan.ts';

export type Sign = 'boots' | 'monster' | 'lock';

/** The width of one sign. */
export const PART = 13.5;

/** How much of a tunnel its end covers. */
function covered({ kind }: PlanTunnel['piece']['from']): number {
  if (kind === 'mouth') return 2;
  return kind === 'portal' ? ROOM * 0.8 : ROOM * 1.05;
}

/** The points of a tunnel that lie open, neither under a room nor under a portal. */
export function open({ points, piece }: PlanTunnel): readonly Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const seen = points.filter(
    (point) => distance(point, first) >= covered(piece.from) && distance(point, last) >= covered(piece.to),
  );
  return seen.length > 0 ? seen : points;
}

export function signsOf({ piece: { footprints, monsters, lock } }: PlanTunnel): Sign[] {
  return [
    ...(footprints > 0 ? (['boots'] as const) : []),
    ...Array.from({ length: monsters }, () => 'monster' as const),
    ...(lock ? (['lock'] as const) : []),
  ];
}

/** Where the signs of a tunnel stand; null where it has none. */
export function spotOf(tunnel: PlanTunnel): Point | null {
  if (signsOf(tunnel).length === 0) return null;
  const points = open(tunnel);
  return points[Math.min(points.length - 1, Math.floor(points.length * (tunnel.piece.drawn.at ?? 0.5)))]!;
}

/** What chips must keep clear of on a tile. */
export const signBoxes = ({ tunnels }: TilePlan): Box[] =>
  tunnels.flatMap((tunnel) => {
    const spot = spotOf(tunnel);
    return spot === null ? [] : [boxAround(spot, signsOf(tunnel).length * PART + 5, PART + 5)];
  });
