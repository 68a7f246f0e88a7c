import { OUTSIDE, type RoomNo } from '../../../../games/clank/core/board.ts';
import { at, curvePath, reversed } from './geometry.ts';
import { type Layout, tunnelBetween } from './layout.ts';

/** The tunnels of a way, as curves in the direction it is gone; a ride goes straight to its stop. */
function curvesOf(layout: Layout, rooms: readonly RoomNo[]): string[] {
  const { tunnels, places } = layout;
  return rooms.slice(1).flatMap((to, i) => {
    const from = rooms[i]!;
    const tunnel = tunnels[tunnelBetween(layout, from, to)];
    if (tunnel === undefined) return to === OUTSIDE ? [] : [`M${at(places[from]!)}L${at(places[to]!)}`];
    const ways = tunnel.to === to ? tunnel.ways : tunnel.ways.map(reversed).toReversed();
    return ways.map(curvePath);
  });
}

interface RouteLayerProps {
  readonly layout: Layout;
  /** From the first room to the last, each next to the one before. */
  readonly rooms: readonly RoomNo[];
}

/** Dots that walk along a way, under the rooms. */
export function RouteLayer({ layout, rooms }: RouteLayerProps) {
  return (
    <g fill="none" stroke-linecap="round">
      {curvesOf(layout, rooms).map((d) => (
        <g key={d}>
          <path d={d} class="route-back" stroke-width={layout.plan.tunnel * 0.62} />
          <path d={d} class="route march" />
        </g>
      ))}
    </g>
  );
}
