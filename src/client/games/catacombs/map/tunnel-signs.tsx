import type { LockNo } from '../../../../games/clank/core/board.ts';
import type { IconName } from '../../../icons/icon.tsx';
import { at, type Box, boxAround, distance, type Point, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import { PickDisc } from './discs.tsx';
import { type PlanTunnel, ROOM, type TilePlan } from './tile-plan.ts';

type Sign = 'boots' | 'monster' | 'lock';
const ICONS: Readonly<Record<Sign, IconName>> = {
  boots: 'boot-prints',
  monster: 'sharped-teeth-skull',
  lock: 'padlock',
};
const PART = 13.5;

const ARROW = [
  [-5, -5],
  [4, 0],
  [-5, 5],
  [-2.4, 0],
] as const;

/** How much of a tunnel its end covers. */
function covered({ kind }: PlanTunnel['piece']['from']): number {
  if (kind === 'mouth') return 2;
  return kind === 'portal' ? ROOM * 0.8 : ROOM * 1.05;
}

/** The points of a tunnel that lie open, neither under a room nor under a portal. */
function open({ points, piece }: PlanTunnel): readonly Point[] {
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
function spotOf(tunnel: PlanTunnel): Point | null {
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

function arrowAt(points: readonly Point[], part: number): string {
  const i = Math.min(points.length - 2, Math.floor(part * points.length));
  const [a, b] = [points[Math.max(0, i)]!, points[Math.max(0, i) + 1]!];
  const far = distance(a, b) || 1;
  const [cos, sin] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const corners = ARROW.map(([along, aside]) =>
    at({ x: a.x + along * cos - aside * sin, y: a.y + along * sin + aside * cos }),
  );
  return `M${corners.join('L')}Z`;
}

function Signs({ tunnel }: { readonly tunnel: PlanTunnel }) {
  const spot = spotOf(tunnel);
  if (spot === null) return null;
  const signs = signsOf(tunnel);
  const { x, y, w, h } = boxAround(spot, signs.length * PART + 5, PART + 5);
  const worst = tunnel.piece.monsters > 0 ? 'monster' : tunnel.piece.lock ? 'lock' : 'boots';
  return (
    <g class={`mark mark--${worst}`}>
      <rect x={tenth(x)} y={tenth(y)} width={tenth(w)} height={tenth(h)} rx={tenth(h / 2)} />
      {signs.map((sign, i) => (
        <Glyph
          key={i}
          name={ICONS[sign]}
          at={{ x: spot.x + (i - (signs.length - 1) / 2) * PART, y: spot.y }}
          size={PART - 2}
          class={`mark-${sign}`}
        />
      ))}
    </g>
  );
}

interface TunnelSignsProps {
  readonly plan: TilePlan;
  readonly opened: readonly LockNo[];
}

/** What each tunnel of a tile asks, and which way it goes; a lock that was picked wears a lockpick. */
export function TunnelSigns({ plan: { tunnels }, opened }: TunnelSignsProps) {
  const arrows = tunnels
    .filter(({ piece }) => piece.oneWay)
    .flatMap((tunnel) => [0.22, 0.8].map((part) => arrowAt(open(tunnel), part)));
  return (
    <g>
      <path d={arrows.join('')} class="arrow" />
      {tunnels.map((tunnel) => {
        const spot = spotOf(tunnel);
        if (spot !== null && tunnel.piece.lock && opened.includes(tunnel.no)) {
          return <PickDisc key={tunnel.no} at={spot} scale={0.86} />;
        }
        return <Signs key={tunnel.no} tunnel={tunnel} />;
      })}
    </g>
  );
}
