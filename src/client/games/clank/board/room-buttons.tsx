import { useRef, useState } from 'preact/hooks';
import type { RoomNo } from '../../../../games/clank/core/board.ts';
import { tenth } from './geometry.ts';
import type { Layout } from './layout.ts';
import { neighbour } from './neighbours.ts';

interface RoomButtonsProps {
  readonly layout: Layout;
  /** By room: its name in full. */
  readonly labels: readonly string[];
  readonly open: ReadonlySet<RoomNo>;
  /** Where the keys start and Home leads. */
  readonly home: RoomNo;
  readonly onRoom: (room: RoomNo) => void;
  readonly onPoint: (room: RoomNo | null) => void;
  /** The room that the keys have come to. */
  readonly onWalk: (room: RoomNo) => void;
}

/** A button on every room. The tabulator stops once; arrow keys walk from room to room. */
export function RoomButtons({ layout, labels, open, home, onRoom, onPoint, onWalk }: RoomButtonsProps) {
  const [walked, setWalked] = useState<RoomNo | null>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const stop = walked ?? home;
  const press = (event: KeyboardEvent, room: RoomNo) => {
    const next = event.key === 'Home' ? home : neighbour(layout, room, event.key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setWalked(next);
    buttons.current[next]?.focus({ preventScroll: true });
    onWalk(next);
  };
  return (
    <div class="board__rooms">
      {layout.places.map(({ x, y, r }, room) => (
        <button
          key={room}
          ref={(button) => {
            buttons.current[room] = button;
          }}
          type="button"
          class={open.has(room) ? 'room room--open' : 'room'}
          style={{
            left: `${tenth(x - r - 4)}px`,
            top: `${tenth(y - r - 2)}px`,
            width: `${tenth(r * 2 + 8)}px`,
            height: `${tenth(r * 2 + 4)}px`,
          }}
          tabIndex={room === stop ? 0 : -1}
          aria-label={labels[room]}
          aria-disabled={!open.has(room)}
          data-room={room + 1}
          onClick={() => onRoom(room)}
          onKeyDown={(event) => press(event, room)}
          onFocus={() => {
            setWalked(room);
            onPoint(room);
          }}
          onBlur={() => onPoint(null)}
          onPointerEnter={() => onPoint(room)}
          onPointerLeave={() => onPoint(null)}
        />
      ))}
    </div>
  );
}
