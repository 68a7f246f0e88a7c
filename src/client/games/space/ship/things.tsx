import { useMemo } from 'preact/hooks';
import { OUTSIDE } from '../../../../games/clank/core/board.ts';
import { isBlockaded } from '../../../../games/clank/space/lift.ts';
import type { ThingsProps } from '../../clank/board/art.ts';
import { pointOn, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import { Layer } from '../../clank/board/layer.tsx';
import { TunnelMarks } from '../../clank/board/tunnel-marks.tsx';
import { Bank } from './bank.tsx';
import { Boss } from './boss.tsx';
import { type ShipLayout, shipLayoutOf } from './layout.ts';
import { ShipRoom } from './room.tsx';
import { roomsNow } from './room-now.ts';

/** What bars the rails: a lock, the force field, and the blockade once it is there. */
function Bars({ layout: { board, rails }, blockade }: { readonly layout: ShipLayout; readonly blockade: boolean }) {
  return (
    <g>
      {rails.map(({ section: { from, to, lock, blockade: cut }, curve }) => {
        const { x, y } = pointOn(curve, 0.5);
        const guarded = board.rooms[from]!.guarded !== board.rooms[to]!.guarded;
        const icons = [
          ...(lock ? (['padlock'] as const) : []),
          ...(guarded ? (['id-card'] as const) : []),
          ...(cut && blockade ? (['barrier'] as const) : []),
        ];
        const width = icons.length * 19 + 8;
        return icons.length === 0 ? null : (
          <g key={`${from} ${to}`} class={cut ? 'bar bar--blockade' : 'bar'}>
            <rect x={tenth(x - width / 2)} y={tenth(y - 12)} width={width} height="24" rx="12" />
            {icons.map((icon, i) => (
              <Glyph key={icon} name={icon} at={{ x: x + (i - (icons.length - 1) / 2) * 19, y }} size={15} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Rooms with what lies there, drawn anew one by one; the boss, the bank and what bars the lift. */
export function ShipThings({ board, shape, view, language }: ThingsProps) {
  const layout = shipLayoutOf(board, shape);
  const marks = useMemo(() => <TunnelMarks layout={layout} />, [layout]);
  const blockade = isBlockaded(view);
  const bars = useMemo(() => <Bars layout={layout} blockade={blockade} />, [layout, blockade]);
  const now = roomsNow(view, board.rooms.length);
  return (
    <Layer layout={layout} class="board__things">
      {board.rooms.map((room, no) =>
        no === OUTSIDE ? null : (
          <ShipRoom
            key={room.id}
            board={board}
            room={room}
            place={layout.places[no]!}
            look={layout.looks[no]!}
            now={now[no]!}
          />
        ),
      )}
      {marks}
      {bars}
      <Boss box={layout.plan.lair} board={board} view={view} language={language} />
      <Bank box={layout.plan.stall} view={view} language={language} />
    </Layer>
  );
}
