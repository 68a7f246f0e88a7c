import type { LockNo } from '../../../../games/clank/core/board.ts';
import { signed } from '../../../memo.ts';
import { type Point, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import { Awning, Shards } from '../../clank/board/rims.tsx';
import { RoomContents } from './room-contents.tsx';
import { outlineOf } from './room-outline.ts';
import type { RoomState } from './room-state.ts';
import type { TileProps } from './tile-ground.tsx';
import { type PlanRoom, ROOM, tilePlan } from './tile-plan.ts';
import { TunnelSigns } from './tunnel-signs.tsx';

const inkOf = ({ look, room }: PlanRoom): string => (look === 'plain' && room.zone === 'depths' ? 'plain-deep' : look);

const Portal = ({ x, y }: Point) => (
  <g transform={`translate(${tenth(x)} ${tenth(y)})`} class="portal">
    <circle r={tenth(ROOM * 0.82)} cy="2" fill-opacity=".35" />
    <circle r={tenth(ROOM * 0.76)} fill="url(#cat-portal)" class="portal-rim" />
    <Glyph name="portal" at={{ x: 0, y: 0 }} size={tenth(ROOM * 1.12)} class="portal-ink" />
  </g>
);

interface TileRoomsProps extends TileProps {
  readonly states: readonly RoomState[];
  readonly opened: readonly LockNo[];
  readonly sign: string;
}

/** The rooms of a tile with what they hold, its portal, and what its tunnels ask. */
export const TileRooms = signed(({ face, tile, turn, states, opened }: TileRoomsProps) => {
  const plan = tilePlan(face, tile, turn);
  return (
    <g>
      {plan.rooms.map((room) => (
        <path key={room.no} d={outlineOf(room.look, room, room.r)} fill={`url(#cat-${inkOf(room)})`} class="rim" />
      ))}
      <Shards places={plan.rooms.filter(({ look }) => look === 'crystal')} scale={0.74} />
      {plan.rooms.map((room, i) => (
        <g key={room.no}>
          {room.look === 'market' && Awning(room)}
          <RoomContents room={room} state={states[i]!} />
        </g>
      ))}
      {plan.portal !== null && <Portal {...plan.portal} />}
      <TunnelSigns plan={plan} opened={opened} />
    </g>
  );
});
