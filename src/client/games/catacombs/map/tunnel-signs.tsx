import type { LockNo } from '../../../../games/clank/core/board.ts';
import type { IconName } from '../../../icons/icon.tsx';
import { at, boxAround, distance, type Point, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import { PickDisc } from './discs.tsx';
import type { PlanTunnel, TilePlan } from './tile-plan.ts';
import { open, PART, type Sign, signsOf, spotOf } from './tunnel-spots.ts';

const ICONS: Readonly<Record<Sign, IconName>> = {
  boots: 'boot-prints',
  monster: 'sharped-teeth-skull',
  lock: 'padlock',
};
const ARROW = [
  [-5, -5],
  [4, 0],
  [-5, 5],
  [-2.4, 0],
] as const;

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
