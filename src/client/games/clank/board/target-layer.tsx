import { useMemo } from 'preact/hooks';
import type { RoomNo } from '../../../../games/clank/core/board.ts';
import type { IconName } from '../../../icons/icon.tsx';
import { CHIP_HEIGHT, chipSpots } from './chips.ts';
import { type Box, type Point, pointOn, tenth } from './geometry.ts';
import { Glyph } from './glyph.tsx';
import { type Layout, tunnelBetween } from './layout.ts';
import { markBox } from './marks.ts';
import { roomPath } from './room-shape.ts';
import { RoomNumber } from './rooms.tsx';
import type { BoardRefusal, BoardTarget } from './targets.ts';

interface Part {
  readonly count: number | null;
  readonly icon: IconName;
  readonly hurts?: true;
}

function partsOf({ kind, boots, swords, damage }: BoardTarget): Part[] {
  if (kind === 'teleport') return [{ count: null, icon: 'portal' }];
  if (kind === 'reach' || kind === 'take') return [{ count: null, icon: 'hand' }];
  const parts: Part[] = [{ count: boots, icon: 'leather-boot' }];
  if (swords > 0) parts.push({ count: swords, icon: 'broadsword' });
  if (damage > 0) parts.push({ count: damage, icon: 'hearts', hurts: true });
  return parts;
}

const partWidth = ({ count }: Part): number => (count === null ? 22 : 26);
const widthOf = (parts: readonly Part[]): number => 8 + parts.reduce((sum, part) => sum + partWidth(part), 0);

function Chip({ target, at }: { readonly target: BoardTarget; readonly at: Point }) {
  const parts = partsOf(target);
  const width = widthOf(parts);
  let left = -width / 2 + 4;
  return (
    <g transform={`translate(${tenth(at.x)} ${tenth(at.y)})`} class={target.reveals ? 'chip chip--reveals' : 'chip'}>
      <rect x={-width / 2} y={-CHIP_HEIGHT / 2} width={width} height={CHIP_HEIGHT} rx={CHIP_HEIGHT / 2} />
      {parts.map((part) => {
        const from = left;
        left += partWidth(part);
        return (
          <g key={part.icon} class={part.hurts ? 'chip-hurts' : undefined}>
            {part.count !== null && (
              <text x={from + 7} y="5" text-anchor="middle" class="bt" font-size="14.5">
                {part.count}
              </text>
            )}
            <Glyph
              name={part.icon}
              at={{ x: part.count === null ? 0 : left - 9, y: 0 }}
              size={part.count === null ? 18 : 14}
            />
          </g>
        );
      })}
    </g>
  );
}

interface RingProps {
  readonly layout: Layout;
  readonly target: BoardTarget;
  readonly pointed: boolean;
}

function Ring({ layout: { places }, target: { room, via }, pointed }: RingProps) {
  const place = places[room]!;
  const d = roomPath(place.look, place, place.r + 5);
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
  const wanted = first.map((target) => ({ room: target.room, width: widthOf(partsOf(target)) }));
  const key = JSON.stringify([wanted, pawns]);
  const spots = useMemo(() => chipSpots(layout, wanted, pawns), [layout, key]);
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
