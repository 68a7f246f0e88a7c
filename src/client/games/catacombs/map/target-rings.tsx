import { useMemo } from 'preact/hooks';
import { type Cell, cellOf } from '../../../../games/clank/catacombs/geometry.ts';
import type { EdgeNo } from '../../../../games/clank/core/board.ts';
import { Chip, chipWidth } from '../../clank/board/chip.tsx';
import { type Crowd, chipSpots } from '../../clank/board/chips.ts';
import { type Box, type Point, tenth } from '../../clank/board/geometry.ts';
import { pointOfStop } from './keys.ts';
import { outlineOf } from './room-outline.ts';
import { edgeStop, type MapTarget, roomOfStop, roomStop, type Stop } from './targets.ts';
import type { World } from './world.ts';

const DISC = 9.5;

/** The mark of an unexplored edge. */
function EdgeDisc({ x, y, open }: Point & { readonly open: boolean }) {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)})`} class={open ? 'edge edge--open' : 'edge'}>
      <circle r={open ? DISC : 6.5} />
      <text y={open ? 4.6 : 3.4} text-anchor="middle" class="bt" font-size={open ? 13 : 9.5}>
        ?
      </text>
    </g>
  );
}

interface RingProps {
  readonly world: World;
  readonly stop: Stop;
  readonly far?: boolean;
  readonly pointed: boolean;
}

function StopRing({ world, stop, far = false, pointed }: RingProps) {
  const room = world.rooms.get(roomOfStop(stop) ?? -1);
  const at = pointOfStop(world, stop);
  if (at === undefined) return null;
  const circle = `M${tenth(at.x - DISC - 4)} ${tenth(at.y)}a${DISC + 4} ${DISC + 4} 0 1 0 ${2 * DISC + 8} 0a${DISC + 4} ${DISC + 4} 0 1 0 ${-2 * DISC - 8} 0Z`;
  const d = room === undefined ? circle : outlineOf(room.look, room, room.r + 5);
  return (
    <g class={`ring${far ? ' ring--far' : ''}${pointed ? ' ring--on' : ''}`}>
      <path d={d} class="ring-back" />
      <path d={d} class="ring-line" />
    </g>
  );
}

function isIn(cell: Cell | null, edge: EdgeNo): boolean {
  const { x, y } = cellOf(edge);
  return cell !== null && cell.x === x && cell.y === y;
}

interface TargetRingsProps {
  readonly world: World;
  readonly targets: readonly MapTarget[];
  /** The cell of a tile in hand, which covers the edges there. */
  readonly covered: Cell | null;
  readonly pawns: readonly Box[];
  readonly pointed: Stop | null;
}

/** Every unexplored edge, and rings with prices around what may be chosen; dashed where it takes several tunnels. */
export function TargetRings({ world, targets, covered, pawns, pointed }: TargetRingsProps) {
  const first = targets.filter(({ stop }, i) => targets.findIndex((other) => other.stop === stop) === i);
  const open = new Set(first.map(({ stop }) => stop));
  const priced = first.filter(({ kind }) => kind !== 'take');
  const stops: readonly Stop[] = [...[...world.rooms.keys()].map(roomStop), ...[...world.edges.keys()].map(edgeStop)];
  const wanted = priced.map((target) => ({ room: stops.indexOf(target.stop), width: chipWidth(target) }));
  const key = JSON.stringify([wanted, pawns]);
  const crowd = useMemo(
    (): Crowd => ({
      box: world.box,
      places: [...world.rooms.values(), ...[...world.edges.values()].map((at) => ({ ...at, r: DISC }))],
      numbers: [],
      marks: world.signs,
      closed: [],
    }),
    [world],
  );
  const spots = useMemo(() => chipSpots(crowd, wanted, pawns), [crowd, key]);
  return (
    <g>
      {[...world.edges].map(([edge, at]) =>
        isIn(covered, edge) ? null : <EdgeDisc key={edge} {...at} open={open.has(edgeStop(edge))} />,
      )}
      {first.map(({ stop, via }) => (
        <StopRing key={stop} world={world} stop={stop} far={via.length > 0} pointed={stop === pointed} />
      ))}
      {priced.map((target, i) => (
        <Chip key={target.stop} target={target} at={spots[i]!} />
      ))}
    </g>
  );
}
