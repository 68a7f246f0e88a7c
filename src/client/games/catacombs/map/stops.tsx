import { useRef, useState } from 'preact/hooks';
import type { Layout } from '../../../../games/clank/catacombs/layout.ts';
import { tenth } from '../../clank/board/geometry.ts';
import { nextStop, pointOfStop } from './keys.ts';
import { edgeStop, roomOfStop, roomStop, type Stop } from './targets.ts';
import type { World } from './world.ts';

interface StopsProps {
  readonly layout: Layout;
  readonly world: World;
  /** The name of a stop in full. */
  readonly labelOf: (stop: Stop) => string;
  /** Those that may be chosen, in their order. */
  readonly open: readonly Stop[];
  /** Where the keys start and Home leads. */
  readonly home: Stop;
  readonly onStop: (stop: Stop) => void;
  readonly onPoint: (stop: Stop | null) => void;
  /** The stop that the keys have come to. */
  readonly onWalk: (stop: Stop) => void;
}

const EDGE_RADIUS = 16;

/** The next of the stops that may be chosen, or the one before. */
function cycled(open: readonly Stop[], from: Stop, key: string): Stop | null {
  if (open.length === 0 || (key !== 'PageDown' && key !== 'PageUp')) return null;
  const at = open.indexOf(from);
  const step = key === 'PageDown' ? 1 : -1;
  return open[(Math.max(at, step < 0 && at < 0 ? 0 : at) + step + open.length) % open.length]!;
}

/** A button on every room and every unexplored edge. The tabulator stops once; arrow keys walk from stop to stop. */
export function Stops({ layout, world, labelOf, open, home, onStop, onPoint, onWalk }: StopsProps) {
  const [walked, setWalked] = useState<Stop | null>(null);
  const buttons = useRef(new Map<Stop, HTMLButtonElement>());
  const stops: readonly Stop[] = [...[...world.rooms.keys()].map(roomStop), ...[...world.edges.keys()].map(edgeStop)];
  const at = walked !== null && pointOfStop(world, walked) !== undefined ? walked : home;
  const press = (event: KeyboardEvent, stop: Stop) => {
    const { key } = event;
    const next = key === 'Home' ? home : (cycled(open, stop, key) ?? nextStop(layout, world, stop, key));
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setWalked(next);
    buttons.current.get(next)?.focus({ preventScroll: true });
    onWalk(next);
  };
  return (
    <div class="board__rooms">
      {stops.map((stop) => {
        const room = roomOfStop(stop);
        const { x, y } = pointOfStop(world, stop)!;
        const half = room === null ? EDGE_RADIUS : world.rooms.get(room)!.r + 4;
        const chosen = open.includes(stop);
        return (
          <button
            key={stop}
            ref={(button) => {
              if (button === null) buttons.current.delete(stop);
              else buttons.current.set(stop, button);
            }}
            type="button"
            class={`room${chosen ? ' room--open' : ''}${room === null ? ' room--edge' : ''}`}
            style={{
              left: `${tenth(x - half)}px`,
              top: `${tenth(y - half)}px`,
              width: `${tenth(half * 2)}px`,
              height: `${tenth(half * 2)}px`,
            }}
            tabIndex={stop === at ? 0 : -1}
            aria-label={labelOf(stop)}
            aria-disabled={!chosen}
            data-room={room === null ? undefined : room + 1}
            data-key={room === null ? stop : undefined}
            onClick={() => onStop(stop)}
            onKeyDown={(event) => press(event, stop)}
            onFocus={() => {
              setWalked(stop);
              onPoint(stop);
            }}
            onBlur={() => onPoint(null)}
            onPointerEnter={() => onPoint(stop)}
            onPointerLeave={() => onPoint(null)}
          />
        );
      })}
    </div>
  );
}
