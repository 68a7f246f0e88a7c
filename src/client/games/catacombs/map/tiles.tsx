import { useMemo } from 'preact/hooks';
import type { View } from '../../../../games/clank/core/view.ts';
import { SeatPatterns } from '../../../app/seat-patterns.tsx';
import { scatter, tenth } from '../../clank/board/geometry.ts';
import { MapInks } from './inks.tsx';
import { MapLayer } from './layer.tsx';
import { roomState } from './room-state.ts';
import { TileCarve } from './tile-carve.tsx';
import { TileGround } from './tile-ground.tsx';
import { TileRooms } from './tile-rooms.tsx';
import type { Slab, World } from './world.ts';

const put = ({ x, y }: Slab): string => `translate(${x} ${y})`;
const keyOf = ({ tile }: Slab): string => `${tile}`;

/** Wisps in the dark around the tiles. */
function Wisps({ world: { box } }: { readonly world: World }) {
  const random = scatter('wisps');
  const count = Math.min(420, Math.round((box.w * box.h) / 3000));
  const wisps = Array.from({ length: count }, () => {
    const [x, y] = [box.x + random() * box.w, box.y + random() * box.h];
    return `M${tenth(x)} ${tenth(y)}q${tenth(4 + random() * 6)} ${tenth(-3 - random() * 3)} ${tenth(9 + random() * 9)} 0`;
  });
  return <path d={wisps.join('')} class="wisps" />;
}

/** What is printed on the tiles: drawn once for each of them as it lies. */
export function GroundTiles({ world }: { readonly world: World }) {
  const inks = useMemo(
    () => (
      <g>
        <MapInks />
        <SeatPatterns />
      </g>
    ),
    [],
  );
  const wisps = useMemo(() => <Wisps world={world} />, [world]);
  return (
    <MapLayer box={world.box}>
      {inks}
      {wisps}
      {world.slabs.map((slab) => (
        <g key={keyOf(slab)} transform={put(slab)}>
          <TileGround face={world.face} tile={slab.tile} turn={slab.turn} />
        </g>
      ))}
      {world.slabs.map((slab) => (
        <g key={keyOf(slab)} transform={put(slab)}>
          <TileCarve face={world.face} tile={slab.tile} turn={slab.turn} />
        </g>
      ))}
    </MapLayer>
  );
}

/** The rooms with what lies in them: each tile is drawn anew only when something on it changes. */
export function RoomTiles({ world, view }: { readonly world: World; readonly view: View }) {
  const opened = view.layout!.opened;
  return (
    <MapLayer box={world.box}>
      {world.slabs.map((slab) => {
        const states = slab.plan.rooms.map(({ no }) => roomState(view, no));
        const locks = slab.plan.tunnels.flatMap(({ no }) => (opened.includes(no) ? [no] : []));
        return (
          <g key={keyOf(slab)} transform={put(slab)}>
            <TileRooms
              face={world.face}
              tile={slab.tile}
              turn={slab.turn}
              states={states}
              opened={locks}
              sign={JSON.stringify([world.face, slab.tile, slab.turn, states, locks])}
            />
          </g>
        );
      })}
    </MapLayer>
  );
}
