import type { Board, Room } from '../../../../games/clank/core/board.ts';
import type { IconName } from '../../../icons/icon.tsx';
import { memo } from '../../../memo.ts';
import { type Point, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import type { Place } from '../../clank/board/places.ts';
import { Awning, Shards } from '../../clank/board/rims.tsx';
import { Artifact, MajorSecret, MinorSecrets } from '../../clank/board/tokens.tsx';
import { INK } from './inks.tsx';
import type { ShipLook } from './looks.ts';
import { Port } from './port.tsx';
import type { RoomNow } from './room-now.ts';

const GLYPHS: Partial<Record<ShipLook, IconName>> = {
  lift: 'lift',
  telepad: 'teleport',
  crystal: 'emerald',
  heal: 'hearts',
  security: 'cctv-camera',
  market: 'shop',
};

/** Looks whose glyph gives way to what lies in the room. */
const GIVES_WAY: ReadonlySet<ShipLook> = new Set(['crystal', 'heal', 'security', 'plain']);

const moved = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

function Badge({ at: { x, y }, name, look }: { readonly at: Point; readonly name: IconName; readonly look: string }) {
  return (
    <g class={`badge badge--${look}`}>
      <circle cx={tenth(x)} cy={tenth(y)} r="9" />
      <Glyph name={name} at={{ x, y }} size={12} />
    </g>
  );
}

function Credits({ at: { x, y }, r, amount }: { readonly at: Point; readonly r: number; readonly amount: number }) {
  return (
    <g class="credits-ink">
      <text x={tenth(x - r * 0.34)} y={tenth(y + r * 0.32)} text-anchor="middle" class="bt" font-size={tenth(r * 0.9)}>
        {amount}
      </text>
      <Glyph name="credits-currency" at={{ x: x + r * 0.38, y }} size={tenth(r * 0.86)} />
    </g>
  );
}

interface RoomProps {
  readonly board: Board;
  readonly room: Room;
  readonly place: Place;
  readonly look: ShipLook;
  readonly now: RoomNow;
}

/** What the room is for: its glyph, unless something lies there that takes its place. */
function Purpose({ board, room, place, look, now }: RoomProps) {
  const { r } = place;
  if (look === 'port') return <Port at={place} r={r} port={room.port!} hacked={now.hacked} />;
  if (look === 'artifact') {
    if (now.artifact === null) return <path d={place.outline(r * 0.62)} class="artifact-gone" />;
    return <Artifact value={now.artifact} at={moved(place, 0, 1)} scale={r / 22} ids={INK} />;
  }
  if (look === 'pod') {
    return now.pod ? <Glyph name="rocket" at={moved(place, 0, 1)} size={tenth(r * 1.15)} class="pod-ink" /> : null;
  }
  if (GIVES_WAY.has(look) && now.minor + now.major > 0) return null;
  if (room.gold > 0) return <Credits at={place} r={r} amount={room.gold} />;
  if (board.rooms[board.start] === room) {
    return <Glyph name="footprint" at={place} size={tenth(r * 1.15)} class="start-ink" />;
  }
  const icon = GLYPHS[look];
  const under = look === 'market' ? r * 0.3 : 0;
  return icon === undefined ? null : (
    <Glyph name={icon} at={moved(place, 0, under)} size={tenth(r * (under > 0 ? 1 : 1.25))} class={`${look}-ink`} />
  );
}

/** Secrets in the middle of a room that is for nothing else, beside its glyph elsewhere. */
function Secrets({ place, look, now: { minor, major } }: RoomProps) {
  const { r } = place;
  const scale = r / 25;
  const alone = GIVES_WAY.has(look);
  const both = alone && minor > 0 && major > 0;
  return (
    <>
      {minor > 0 && (
        <MinorSecrets
          count={minor}
          at={alone ? moved(place, 0, both ? r * 0.4 : 0) : moved(place, r * 0.86, -r * 0.72)}
          scale={scale * (alone ? 1 : 0.82)}
          ids={INK}
        />
      )}
      {major > 0 && (
        <MajorSecret
          at={alone ? moved(place, 0, both ? -r * 0.4 : 0) : moved(place, -r * 0.9, -r * 0.66)}
          scale={scale * (alone ? 1.05 : 0.8)}
          ids={INK}
        />
      )}
    </>
  );
}

function ShipRoomNow(props: RoomProps) {
  const { room, place, look, now } = props;
  const { r } = place;
  const outline = place.outline(r);
  const guarded = room.crystalCave;
  const seen = guarded && look === 'security' && now.minor + now.major === 0;
  return (
    <g>
      <path d={outline} fill={`url(#${INK}${look})`} class={look === 'port' ? 'rim rim--port' : 'rim'} />
      {look === 'market' && Awning(place)}
      {look === 'crystal' && <Shards places={[place]} scale={0.72} />}
      {guarded && (
        <>
          <path d={outline} class="checkpoint" />
          <path d={outline} class="checkpoint checkpoint--pale" />
        </>
      )}
      <Purpose {...props} />
      <Secrets {...props} />
      {guarded && !seen && <Badge at={moved(place, r * 0.88, r * 0.8)} name="cctv-camera" look="security" />}
      {room.cube !== null && <Badge at={moved(place, -r * 0.88, r * 0.8)} name="cube" look="cube" />}
      {room.crystal && look !== 'crystal' && <Badge at={moved(place, 0, r)} name="emerald" look="crystal" />}
      {room.fountain && look !== 'heal' && <Badge at={moved(place, 0, r)} name="hearts" look="heal" />}
      {room.pod === 'executive' && !now.pod && <Badge at={moved(place, r * 0.8, r * 0.7)} name="padlock" look="wait" />}
    </g>
  );
}

/** A room is drawn anew only when something changed there. */
export const ShipRoom = memo(
  ShipRoomNow,
  (a, b) => a.place === b.place && JSON.stringify(a.now) === JSON.stringify(b.now),
);
