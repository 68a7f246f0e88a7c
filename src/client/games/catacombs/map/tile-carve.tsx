import { memo } from '../../../memo.ts';
import { tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import { outlineOf } from './room-outline.ts';
import type { TileProps } from './tile-ground.tsx';
import { TUNNEL, tilePlan } from './tile-plan.ts';

/** Tunnels and rooms cut into a tile: all shadows, then all walls, then all floors, so that they merge. */
export const TileCarve = memo(({ face, tile, turn }: TileProps) => {
  const { tunnels, rooms, haunted, w, h } = tilePlan(face, tile, turn);
  const all = tunnels.map(({ d }) => d).join('');
  const outlines = rooms.map((room) => outlineOf(room.look, room, room.r)).join('');
  const floors = (deep: boolean) => tunnels.flatMap((tunnel) => (tunnel.deep === deep ? [tunnel.d] : [])).join('');
  return (
    <g>
      <g fill="none">
        <path d={all} class="glow" stroke-width={TUNNEL + 22} />
        <path d={all} class="carved-shade" stroke-width={TUNNEL + 9} transform="translate(0 2.5)" />
        <path d={all} class="carved" stroke-width={TUNNEL + 6} />
      </g>
      <path d={outlines} class="carved-shade carved-shade--room" stroke-width="9" transform="translate(0 3)" />
      <path d={outlines} class="carved carved--room" stroke-width="7" stroke-linejoin="round" />
      <g fill="none" stroke-width={TUNNEL} class={haunted ? 'floors floors--haunted' : 'floors'}>
        <path d={floors(false)} class="floor" />
        <path d={floors(true)} class="floor floor--deep" />
      </g>
      <path d={all} class="tread" />
      {haunted && (
        <g transform={`translate(${tenth(w * 0.13)} ${tenth(h * 0.12)})`} class="haunt">
          <circle r="14" />
          <Glyph name="ghost" at={{ x: 0, y: 0 }} size={19} />
        </g>
      )}
    </g>
  );
});
