import { type Board, OUTSIDE, type RoomNo } from '../../../../games/clank/core/board.ts';
import { tenth } from './geometry.ts';
import { Glyph } from './glyph.tsx';
import type { Layout } from './layout.ts';
import { CASTLE, type Place } from './places.ts';
import { Awning, Shards } from './rims.tsx';
import { roomPath } from './room-shape.ts';

const floorOf = (board: Board, room: RoomNo, { look }: Place): string =>
  look === 'plain' && board.rooms[room]!.zone === 'depths' ? 'plain-deep' : look;

/** Layer 3: every room by its kind, with its number, and the castle outside. */
export function Rooms({ layout, ids }: { readonly layout: Layout; readonly ids: string }) {
  const { board, places } = layout;
  return (
    <g>
      {places.map((place, no) => {
        if (no === OUTSIDE)
          return <Glyph key={no} name="medieval-gate" at={place} size={CASTLE * 1.9} class="castle" />;
        return (
          <g key={no}>
            <path
              d={roomPath(place.look, place, place.r)}
              fill={`url(#${ids}${floorOf(board, no, place)})`}
              class="rim"
            />
            {place.look === 'market' && Awning(place)}
          </g>
        );
      })}
      <Shards places={places.filter(({ look }) => look === 'crystal')} />
    </g>
  );
}

export function RoomNumber({ layout, room }: { readonly layout: Layout; readonly room: RoomNo }) {
  const { x, y } = layout.numbers[room]!;
  return room === OUTSIDE ? null : (
    <text x={tenth(x)} y={tenth(y + 4)} class="bn" text-anchor="middle">
      {room + 1}
    </text>
  );
}
