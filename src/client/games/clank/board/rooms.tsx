import { OUTSIDE, type Room, type RoomNo } from '../../../../games/clank/core/board.ts';
import { tenth } from './geometry.ts';
import { Glyph } from './glyph.tsx';
import type { Layout } from './layout.ts';
import { CASTLE } from './places.ts';
import { Awning, Shards } from './rims.tsx';
import { lookOf, type RoomLook } from './room-shape.ts';

const floorOf = (look: RoomLook, { zone }: Room): string =>
  look === 'plain' && zone === 'depths' ? 'plain-deep' : look;

/** Layer 3: every room by its kind, with its number, and the castle outside. */
export function Rooms({ layout, ids }: { readonly layout: Layout; readonly ids: string }) {
  const { board, places } = layout;
  const looks = board.rooms.map((room) => lookOf(board, room));
  return (
    <g>
      {places.map((place, no) => {
        if (no === OUTSIDE)
          return <Glyph key={no} name="medieval-gate" at={place} size={CASTLE * 1.9} class="castle" />;
        return (
          <g key={no}>
            <path
              d={place.outline(place.r)}
              fill={`url(#${ids}${floorOf(looks[no]!, board.rooms[no]!)})`}
              class="rim"
            />
            {looks[no] === 'market' && Awning(place)}
          </g>
        );
      })}
      <Shards places={places.filter((_, no) => looks[no] === 'crystal')} />
    </g>
  );
}

export function RoomNumber({ layout, room }: { readonly layout: Layout; readonly room: RoomNo }) {
  const spot = layout.numbers[room];
  return room === OUTSIDE || spot === undefined ? null : (
    <text x={tenth(spot.x)} y={tenth(spot.y + 4)} class="bn" text-anchor="middle">
      {room + 1}
    </text>
  );
}
