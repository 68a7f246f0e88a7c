import { TOKENS } from '../../../../games/clank/catalogue.ts';
import { WAYSHRINE_SLOTS } from '../../../../games/clank/core/numbers.ts';
import { SEAT_LETTERS } from '../../../app/seat-patterns.tsx';
import { type Point, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import { tokenIcon } from '../../clank/token-chip.tsx';
import { CoinDisc, PickDisc, PlusDisc, SecretDisc, Shield, ShieldPlace } from './discs.tsx';
import type { RoomState } from './room-state.ts';
import { type PlanRoom, ROOM } from './tile-plan.ts';

interface ContentsProps {
  readonly room: PlanRoom;
  readonly state: RoomState;
}

const UNIT = ROOM / 18;
const moved = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** As many slots as a shrine has; an offering wears the letter and the pattern of its seat. */
function Offerings({ room: { x, y, r }, state: { offerings } }: ContentsProps) {
  return Array.from({ length: WAYSHRINE_SLOTS }, (_, i) => {
    const at = { x: x + (i % 2 === 0 ? -0.46 : 0.46) * r, y: y + (i < 2 ? -0.48 : 0.44) * r };
    const seat = offerings[i];
    const half = (seat === undefined ? 5.4 : 6.6) * UNIT;
    const square = { x: tenth(at.x - half), y: tenth(at.y - half), width: tenth(2 * half), height: tenth(2 * half) };
    if (seat === undefined) {
      return (
        <g key={i} class="slot-empty">
          <rect {...square} rx="2.5" />
          <rect {...square} height={tenth(half * 0.56)} rx="1.5" class="slot-shade" />
        </g>
      );
    }
    const letter = SEAT_LETTERS[seat]!;
    return (
      <g key={i}>
        <rect {...square} rx="3" class="offering" style={{ fill: `var(--seat-${letter})` }} />
        <rect {...square} rx="3" fill={`url(#board-seat-${letter})`} />
        <text
          x={tenth(at.x)}
          y={tenth(at.y + half * 0.64)}
          text-anchor="middle"
          class="bt offering-ink"
          font-size={tenth(half * 1.82)}
          style={{ fill: `var(--seat-${letter}-ink)`, stroke: `var(--seat-${letter})` }}
        >
          {letter.toUpperCase()}
        </text>
      </g>
    );
  });
}

function Prison({ room: { x, y, r }, state: { picked } }: ContentsProps) {
  const bars = [-2, -1, 0, 1, 2].map((i) => `M${tenth(x + i * r * 0.38)} ${tenth(y - r * 0.9)}V${tenth(y + r * 0.9)}`);
  return (
    <g class={picked ? 'cell cell--open' : 'cell'}>
      <path d={bars.join('')} class="cell-bars" />
      <Glyph name="prisoner" at={{ x, y: y + 1 }} size={tenth(r * 1.15)} class="cell-ink" />
    </g>
  );
}

function Idols({ room: { x, y }, state: { idols, spaces } }: ContentsProps) {
  return (
    <g>
      <Glyph name="monkey" at={{ x, y: y - 4 * UNIT }} size={tenth(17 * UNIT)} class="shrine-ink" />
      {Array.from({ length: spaces }, (_, i) => (
        <circle
          key={i}
          cx={tenth(x + (i - (spaces - 1) / 2) * Math.min(8.6, 26 / spaces) * UNIT)}
          cy={tenth(y + 10.5 * UNIT)}
          r={tenth(Math.min(3.4, 11 / spaces) * UNIT)}
          class={i < idols ? 'idol' : 'idol idol--gone'}
        />
      ))}
    </g>
  );
}

/** The artifacts of a room side by side; a dotted shield where there is none. */
function Artifacts({ room, state: { artifacts } }: ContentsProps) {
  const aside = room.look === 'market' ? 2.5 * UNIT : 0;
  if (artifacts.length === 0) return <ShieldPlace at={moved(room, 0, aside)} scale={0.72 * UNIT} />;
  const several = artifacts.length > 1;
  return artifacts.map((token, i) => (
    <Shield
      key={token}
      at={moved(room, several ? (i - (artifacts.length - 1) / 2) * 17 * UNIT : 0, aside)}
      scale={(several ? 0.68 : 0.86) * UNIT}
      icon={tokenIcon(token)}
      points={TOKENS[token]!.points}
      silver={TOKENS[token]!.silver}
    />
  ));
}

/** All that a room holds, upright however its tile is turned. */
export function RoomContents({ room: place, state }: ContentsProps) {
  const { room, look, r } = place;
  const under = look === 'market' ? 5 * UNIT : 0;
  const alone = look === 'crystal' && room.locked === null && !room.secret && room.gold === 0 && room.artifact === null;
  return (
    <>
      {look === 'wayshrine' && <Offerings room={place} state={state} />}
      {room.locked === 'prison' && <Prison room={place} state={state} />}
      {room.locked === 'library' && (
        <Glyph
          name="bookshelf"
          at={moved(place, 0, 1)}
          size={tenth(r * 1.3)}
          class={state.picked ? 'shelf-ink shelf-ink--open' : 'shelf-ink'}
        />
      )}
      {room.locked === 'chest' && (
        <Glyph
          name={state.picked ? 'open-chest' : 'locked-chest'}
          at={moved(place, 0, 1)}
          size={tenth(r * 1.26)}
          class={state.picked ? 'chest-ink chest-ink--open' : 'chest-ink'}
        />
      )}
      {look === 'crypt' && (
        <Glyph name="crypt-entrance" at={moved(place, 0, 1)} size={tenth(r * 1.5)} class="crypt-ink" />
      )}
      {room.fountain && <Glyph name="hearts" at={place} size={tenth(r * 1.06)} class="heal-ink" />}
      {room.shrine && <Idols room={place} state={state} />}
      {alone && <Glyph name="crystal-growth" at={place} size={tenth(r * 1.05)} class="crystal-ink" />}
      {look === 'market' && !room.secret && (
        <Glyph name="shop" at={moved(place, 0, 6 * UNIT)} size={tenth(17 * UNIT)} class="market-ink" />
      )}
      {room.secret && <SecretDisc at={moved(place, 0, under)} scale={UNIT * 0.98} />}
      {room.gold > 0 && <CoinDisc amount={room.gold} at={moved(place, 0, under)} scale={UNIT * 0.98} />}
      {room.artifact !== null && <Artifacts room={place} state={state} />}
      {room.artifact !== null && room.artifact > 0 && (
        <PlusDisc plus={room.artifact} at={moved(place, r * 0.92, -r * 0.82)} scale={UNIT} />
      )}
      {state.picked && <PickDisc at={moved(place, r * 0.82, r * 0.74)} scale={0.72 * UNIT} />}
    </>
  );
}
