import { useMemo } from 'preact/hooks';
import type { RoomNo } from '../../../../games/clank/core/board.ts';
import { Chip, chipWidth } from './chip.tsx';
import { chipSpots } from './chips.ts';
import { crowdOf } from './crowd.ts';
import { type Box, pointOn, tenth } from './geometry.ts';
import { type Layout, tunnelBetween } from './layout.ts';
import { markBox } from './marks.ts';
import { RoomNumber } from './rooms.tsx';
import type { BoardRefusal, BoardTarget } from './targets.ts';

interface RingProps {
  readonly layout: Layout;
  readonly target: BoardTarget;
  readonly pointed: boolean;
}

function Ring({ layout: { places }, target: { room, via }, pointed }: RingProps) {
  const place = places[room]!;
  const d = place.outline(place.r + 5);
  return (
    <g class={`ring${via.length > 0 ? ' ring--far' : ''}${pointed ? ' ring--on' : ''}`}>
      <path d={d} class="ring-back" />
      <path d={d} class="ring-line" />
    </g>
  );
}

function RefusedMark({ layout, from, to }: BoardRefusal & { readonly layout: Layout }) {
  const no = tunnelBetween(layout, from, to);
  const tunnel = layout.tunnels[no];
  if (tunnel === undefined) return null;
  const mark = layout.marks[no];
  const { x, y } = mark ?? pointOn(tunnel.ways[0], 0.5);
  const { w, h } = mark == null ? { w: 20, h: 20 } : markBox(mark);
  return (
    <rect
      x={tenth(x - w / 2 - 4)}
      y={tenth(y - h / 2 - 4)}
      width={w + 8}
      height={h + 8}
      rx={Math.min(w, h) / 2 + 4}
      class="refused"
    />
  );
}

interface TargetLayerProps {
  readonly layout: Layout;
  readonly targets: readonly BoardTarget[];
  readonly refused: readonly BoardRefusal[];
  readonly pawns: readonly Box[];
  readonly pointed: RoomNo | null;
}

/** Rings around the rooms that may be chosen, each with its price; dashed where it takes more than one tunnel. */
export function TargetLayer({ layout, targets, refused, pawns, pointed }: TargetLayerProps) {
  const first = targets.filter(({ room }, i) => targets.findIndex((other) => other.room === room) === i);
  const wanted = first.map((target) => ({ room: target.room, width: chipWidth(target) }));
  const key = JSON.stringify([wanted, pawns]);
  const spots = useMemo(() => chipSpots(crowdOf(layout), wanted, pawns), [layout, key]);
  return (
    <g>
      {first.map((target) => (
        <Ring key={target.room} layout={layout} target={target} pointed={target.room === pointed} />
      ))}
      {refused.map((refusal) => (
        <RefusedMark key={`${refusal.from} ${refusal.to}`} layout={layout} {...refusal} />
      ))}
      {first.map(({ room }) => (
        <RoomNumber key={room} layout={layout} room={room} />
      ))}
      {first.map((target, i) => (
        <Chip key={target.room} target={target} at={spots[i]!} />
      ))}
    </g>
  );
}
