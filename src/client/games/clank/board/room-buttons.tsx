import { useMemo, useRef, useState } from 'preact/hooks';
import type { RoomNo } from '../../../../games/clank/core/board.ts';
import { memo } from '../../../memo.ts';
import { tenth } from './geometry.ts';
import type { Layout } from './layout.ts';
import { neighbour } from './neighbours.ts';

/** By room: what it is and what may be done there, and its name in full with its tunnels. */
export interface RoomWords {
  readonly phrases: readonly string[];
  readonly labels: readonly string[];
}

interface RoomProps {
  readonly layout: Layout;
  readonly room: RoomNo;
  readonly label: string;
  readonly open: boolean;
  /** The tabulator stops here. */
  readonly stop: boolean;
  readonly does: {
    readonly made: (room: RoomNo, button: HTMLButtonElement | null) => void;
    readonly choose: (room: RoomNo) => void;
    readonly press: (room: RoomNo, event: KeyboardEvent) => void;
    readonly focus: (room: RoomNo) => void;
    readonly point: (room: RoomNo | null) => void;
  };
}

const Room = memo(({ layout, room, label, open, stop, does }: RoomProps) => {
  const { x, y, r } = layout.places[room]!;
  return (
    <button
      ref={(button) => does.made(room, button)}
      type="button"
      class={open ? 'room room--open' : 'room'}
      style={{
        left: `${tenth(x - r - 4)}px`,
        top: `${tenth(y - r - 2)}px`,
        width: `${tenth(r * 2 + 8)}px`,
        height: `${tenth(r * 2 + 4)}px`,
      }}
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-disabled={!open}
      data-room={room + 1}
      onClick={() => does.choose(room)}
      onKeyDown={(event) => does.press(room, event)}
      onFocus={() => does.focus(room)}
      onBlur={() => does.point(null)}
      onPointerEnter={() => does.point(room)}
      onPointerLeave={() => does.point(null)}
    />
  );
});

interface RoomButtonsProps {
  readonly layout: Layout;
  readonly words: () => RoomWords;
  readonly open: ReadonlySet<RoomNo>;
  /** Where the keys start and Home leads. */
  readonly home: RoomNo;
  readonly onRoom: (room: RoomNo) => void;
  readonly onPoint: (room: RoomNo | null) => void;
  /** The room that the keys have come to. */
  readonly onWalk: (room: RoomNo) => void;
}

/** A button on every room that a way leads to. The tabulator stops once; arrow keys walk from room to room. */
export function RoomButtons(props: RoomButtonsProps) {
  const { layout, words, open, home } = props;
  const [walked, setWalked] = useState<RoomNo | null>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const stop = walked ?? home;
  const latest = useRef(props);
  latest.current = props;
  const does = useMemo(
    (): RoomProps['does'] => ({
      made: (room, button) => {
        buttons.current[room] = button;
      },
      choose: (room) => latest.current.onRoom(room),
      press: (room, event) => {
        const now = latest.current;
        const next = event.key === 'Home' ? now.home : neighbour(now.layout, room, event.key);
        if (next === null) return;
        event.preventDefault();
        event.stopPropagation();
        setWalked(next);
        buttons.current[next]?.focus({ preventScroll: true });
        now.onWalk(next);
      },
      focus: (room) => {
        setWalked(room);
        latest.current.onPoint(room);
      },
      point: (room) => latest.current.onPoint(room),
    }),
    [],
  );
  return (
    <div class="board__rooms">
      {words().labels.map((label, room) =>
        layout.board.rooms[room]!.exits.length === 0 ? null : (
          <Room
            key={room}
            layout={layout}
            room={room}
            label={label}
            open={open.has(room)}
            stop={room === stop}
            does={does}
          />
        ),
      )}
    </div>
  );
}
