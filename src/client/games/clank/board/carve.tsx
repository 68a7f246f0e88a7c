import { OUTSIDE } from '../../../../games/clank/core/board.ts';
import { curvePath, tenth } from './geometry.ts';
import { BLEED } from './ground-lines.ts';
import type { Layout } from './layout.ts';
import type { Tunnel } from './tunnels.ts';

/** A tunnel round the edge goes on as far as the ground does. */
function tunnelPath({ ways }: Tunnel, w: number): string {
  const [out, back] = ways;
  if (back === undefined) return curvePath(out);
  const onward = (x: number) => `H${x < 0 ? -BLEED : w + BLEED}`;
  const home = { from: back.to, bend: back.bend, to: back.from };
  return curvePath(out) + onward(out.to.x) + curvePath(home) + onward(back.from.x);
}

/** Layer 2: tunnels and rooms cut into the rock. All shadows, then all walls, then all floors, so that they merge. */
export function Carve({ layout, ids }: { readonly layout: Layout; readonly ids: string }) {
  const { plan, places, tunnels } = layout;
  const { tunnel: width, room } = plan;
  const inside = places.filter((_, no) => no !== OUTSIDE);
  const ways = tunnels.map((tunnel) => tunnelPath(tunnel, plan.w));
  const all = ways.join('');
  const outlines = inside.map((place) => place.outline(place.r)).join('');
  return (
    <g>
      <g fill="none" stroke-linecap="round" class="torch">
        <path d={all} stroke-width={width + 52} stroke-opacity=".05" />
        <path d={all} stroke-width={width + 32} stroke-opacity=".06" />
      </g>
      <g class="torch-room">
        {inside.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <circle cx={tenth(x)} cy={tenth(y)} r={tenth(room * 2.3)} fill-opacity=".05" />
            <circle cx={tenth(x)} cy={tenth(y)} r={tenth(room * 1.75)} fill-opacity=".07" />
          </g>
        ))}
      </g>
      <g fill="none" stroke-linecap="round">
        <path d={all} stroke="#000" stroke-width={width + 11} stroke-opacity=".28" transform="translate(0 3)" />
        <path d={all} class="wall" stroke-width={width + 7} />
      </g>
      <path
        d={outlines}
        fill-opacity=".28"
        stroke-opacity=".28"
        stroke="#000"
        stroke-width="12"
        transform="translate(0 4)"
      />
      <path d={outlines} class="wall wall--room" stroke-width="9" stroke-linejoin="round" />
      <path d={all} fill="none" stroke={`url(#${ids}floor)`} stroke-width={width} />
      <path d={all} class="tread" />
    </g>
  );
}
