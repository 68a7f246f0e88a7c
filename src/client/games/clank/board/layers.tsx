import { useMemo } from 'preact/hooks';
import { soldToken, TOKENS } from '../../../../games/clank/catalogue.ts';
import { rageTrackOf } from '../../../../games/clank/core/editions.ts';
import { attackSum, BOARD_TEXT } from '../../../../text/client/board.ts';
import { SeatPatterns } from '../../../app/seat-patterns.tsx';
import type { GroundProps, ThingsProps } from './art.ts';
import { Carve } from './carve.tsx';
import { tenth } from './geometry.ts';
import { Ground } from './ground.tsx';
import { labelSpot } from './ground-lines.ts';
import { Inks, inkIds } from './inks.tsx';
import { Lair } from './lair.tsx';
import { Layer } from './layer.tsx';
import { layoutOf } from './layout.ts';
import { RoomNumber, Rooms } from './rooms.tsx';
import { Stall } from './stall.tsx';
import { Tokens } from './tokens.tsx';
import { TunnelMarks } from './tunnel-marks.tsx';

/** The width of a letter on the ground. */
const LETTER = 8.5;

/** Ground and tunnels: drawn once for a board. */
export function GroundLayer({ board, shape, language }: GroundProps) {
  const layout = layoutOf(board, shape);
  const ids = inkIds(layout);
  const drawn = useMemo(
    () => (
      <g>
        <Inks layout={layout} ids={ids} />
        <SeatPatterns />
        <Ground layout={layout} ids={ids} />
        <Carve layout={layout} ids={ids} />
      </g>
    ),
    [layout, ids],
  );
  const words = `${BOARD_TEXT.depths[language]} ▾`;
  const label = useMemo(() => labelSpot(layout, words.length * LETTER), [layout, words]);
  return (
    <Layer layout={layout}>
      {drawn}
      <text x={tenth(label.x)} y={tenth(label.y + 6)} text-anchor="middle" class="bz">
        {words}
      </text>
    </Layer>
  );
}

/** Rooms and marks, drawn once; tokens, lair and stall, drawn anew only when they change. */
export function RoomLayer({ board, shape, view, language }: ThingsProps) {
  const layout = layoutOf(board, shape);
  const ids = inkIds(layout);
  const { plan } = layout;
  const drawn = useMemo(
    () => (
      <g>
        <Rooms layout={layout} ids={ids} />
        <TunnelMarks layout={layout} />
        {layout.places.map((_, room) => (
          <RoomNumber key={room} layout={layout} room={room} />
        ))}
      </g>
    ),
    [layout, ids],
  );
  const lying = JSON.stringify(view.lying);
  const tokens = useMemo(() => <Tokens layout={layout} ids={ids} lying={view.lying} />, [layout, ids, lying]);
  const stock = view.market.join(' ');
  const crown = TOKENS[soldToken(view.players, 'crown')]?.points ?? 0;
  const stall = useMemo(() => <Stall box={plan.stall} market={view.market} crown={crown} />, [plan, stock, crown]);
  const sum = attackSum(view, language);
  const black = view.bag.at(-1)!;
  const inTheBag = BOARD_TEXT.inTheBag[language];
  const { rage, countdown, first } = view;
  const track = rageTrackOf(view);
  const lair = useMemo(
    () => (
      <Lair
        box={plan.lair}
        ids={ids}
        track={track}
        rage={rage}
        sum={sum}
        black={black}
        inTheBag={inTheBag}
        countdown={countdown}
        first={first}
      />
    ),
    [plan, ids, track, rage, sum, black, inTheBag, countdown, first],
  );
  return (
    <Layer layout={layout} class="board__things">
      {drawn}
      {tokens}
      {stall}
      {lair}
    </Layer>
  );
}
