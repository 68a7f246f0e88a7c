import '../../../styles/catacombs/laying.css';
import { useEffect, useRef } from 'preact/hooks';
import { lay } from '../../../../games/clank/catacombs/layout.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import type { IconName } from '../../../icons/icon.tsx';
import { boxAround, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import { SecretDisc } from '../map/discs.tsx';
import { MapLayer, RouteDots } from '../map/layer.tsx';
import { outlineOf } from '../map/room-outline.ts';
import { UNTOUCHED } from '../map/room-state.ts';
import { TileCarve } from '../map/tile-carve.tsx';
import { TileGround } from '../map/tile-ground.tsx';
import { CELL, INWARDS, mouthSpot, type PlanRoom } from '../map/tile-plan.ts';
import { TileRooms } from '../map/tile-rooms.tsx';
import { cornerOf, legsOf, roomsOf, slabOf, type World, worldOf } from '../map/world.ts';
import type { Chosen } from './chosen.ts';
import { type Behind, mouthsOf, type Placing } from './placing.ts';

/** What stands for a room in a small disc. */
export function roomIcon({ room, look }: PlanRoom): IconName {
  if (room.artifact !== null) return 'laurels';
  switch (look) {
    case 'crystal':
      return 'crystal-growth';
    case 'market':
      return 'shop';
    case 'fountain':
      return 'hearts';
    case 'shrine':
      return 'monkey';
    case 'wayshrine':
      return 'candles';
    case 'prison':
      return 'prisoner';
    case 'library':
      return 'bookshelf';
    case 'chest':
      return 'locked-chest';
    case 'crypt':
      return 'crypt-entrance';
    default:
      return room.gold > 0 ? 'two-coins' : 'footprint';
  }
}

interface MouthDiscProps {
  readonly behind: Behind;
  readonly rooms: ReadonlyMap<number, PlanRoom>;
}

/** The glyph of the room behind a mouth, crossed where the arrow is against one; “?” where nothing lies yet. */
function MouthDisc({ behind: { mouth, ways }, rooms }: MouthDiscProps) {
  const [way] = ways;
  const { x, y } = mouthSpot(mouth);
  const inwards = INWARDS[Math.floor(mouth / 2)]!;
  const unknown = way === undefined || way.to < 0;
  const shift = unknown ? 6 : 0;
  const room = unknown ? undefined : rooms.get(way.to);
  const portal = ways.length > 1 || way?.portal === true;
  const place = `translate(${tenth(x + inwards.x * shift)} ${tenth(y + inwards.y * shift)})`;
  if (unknown || (room === undefined && !portal)) {
    return (
      <g transform={place} class="mouth mouth--unknown">
        <circle r="8.5" />
        <text y="4.4" text-anchor="middle" class="bt" font-size="12.5">
          ?
        </text>
      </g>
    );
  }
  const secret = !portal && room!.look === 'plain' && room!.room.secret;
  return (
    <g transform={place} class={way.against ? 'mouth mouth--against' : 'mouth'}>
      <circle r="10.5" />
      {secret ? (
        <SecretDisc at={{ x: 0, y: 0 }} scale={0.86} />
      ) : (
        <Glyph name={portal ? 'portal' : roomIcon(room!)} at={{ x: 0, y: 0 }} size={13.5} />
      )}
      {way.against && <path d="M-7.5 -7.5L7.5 7.5" class="mouth-cross" />}
    </g>
  );
}

interface GhostProps {
  readonly view: View;
  readonly world: World;
  readonly placing: Placing;
  readonly chosen: Chosen;
  readonly label: string;
}

const WHEEL_STEP = 40;

/** Turns by the wheel over an element; the page does not scroll meanwhile. */
function useWheel(turnBy: (quarters: number) => void) {
  const element = useRef<HTMLButtonElement>(null);
  const latest = useRef(turnBy);
  latest.current = turnBy;
  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    let gone = 0;
    let last = 0;
    const listen = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.timeStamp - last > 300) gone = 0;
      last = event.timeStamp;
      gone += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * WHEEL_STEP;
      if (Math.abs(gone) < WHEEL_STEP) return;
      latest.current(Math.sign(gone));
      gone = 0;
    };
    node.addEventListener('wheel', listen, { passive: false });
    return () => node.removeEventListener('wheel', listen);
  }, []);
  return element;
}

const BOX = { x: -8, y: -8, w: CELL + 16, h: CELL + 20 };
const frame = { x: 1, y: 1, width: CELL - 2, height: CELL - 2, rx: 10 };

/** The tile in hand where it would lie: hatched, lifted, with what is behind each of its mouths. */
export function Ghost({ view, world, placing, chosen, label }: GhostProps) {
  const { face } = world;
  const { tile, cell, mine } = placing;
  const { turn, refused } = chosen.orientation;
  const corner = cornerOf(cell);
  const slab = slabOf(face, tile, cell, turn);
  const button = useWheel(chosen.turnBy);
  const way = chosen.end?.way ?? null;
  const laid = worldOf(lay(view.layout!, { tile, ...cell, turn }));
  const legs = way === null ? [] : legsOf(laid.slabs, world.rooms.get(way.from)!, way.path);
  const goal = way === null ? undefined : roomsOf([slab]).find(({ no }) => no === way.to);
  const states = slab.plan.rooms.map(() => UNTOUCHED);
  const local = { ...BOX, x: BOX.x + corner.x, y: BOX.y + corner.y };
  const press = (event: KeyboardEvent) => {
    const quarters = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (quarters === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    chosen.turnBy(quarters);
  };
  return (
    <>
      <MapLayer box={local} class="ghost">
        <g
          transform={`translate(${corner.x} ${corner.y})`}
          class={refused === null ? 'newtile' : 'newtile newtile--no'}
        >
          <rect x="-2" y="8" width={CELL + 4} height={CELL} rx="12" class="newtile-shade" />
          <g opacity=".94">
            <TileGround face={face} tile={tile} turn={turn} />
            <TileCarve face={face} tile={tile} turn={turn} />
            <TileRooms
              face={face}
              tile={tile}
              turn={turn}
              states={states}
              opened={[]}
              sign={`${face} ${tile} ${turn}`}
            />
          </g>
          <rect {...frame} fill="url(#cat-hatch)" />
          <rect {...frame} class="newtile-back" />
          <rect {...frame} class="newtile-frame" />
          {mouthsOf(view, placing, turn).map((behind) => (
            <MouthDisc key={behind.mouth} behind={behind} rooms={laid.rooms} />
          ))}
        </g>
      </MapLayer>
      {legs.length > 0 && (
        <MapLayer box={world.box} class="board__route">
          <RouteDots legs={legs} />
          {goal !== undefined && <path d={outlineOf(goal.look, goal, goal.r + 5)} class="goal" />}
        </MapLayer>
      )}
      {mine && (
        <button
          ref={button}
          type="button"
          class="ghost__turn"
          data-key="tile"
          style={boxStyle(corner.x, corner.y)}
          aria-label={label}
          onClick={() => chosen.turnBy(1)}
          onKeyDown={press}
        />
      )}
    </>
  );
}

function boxStyle(x: number, y: number) {
  const { x: left, y: top, w, h } = boxAround({ x: x + CELL / 2, y: y + CELL / 2 }, CELL - 8, CELL - 8);
  return { left: `${tenth(left)}px`, top: `${tenth(top)}px`, width: `${w}px`, height: `${h}px` };
}
