import type { PieceNo, RoomNo, Zone } from '../core/board.ts';
import type { Origin } from '../core/origin.ts';
import { MOUTHS, type Mouth } from './geometry.ts';
import { type DungeonRoom, roomOf } from './room.ts';
import { STARTS } from './start.ts';
import { type Drawn, type EndName, START, type TileNo, type TileRow } from './tile.ts';
import { DEPTHS_1 } from './tiles-depths-1.ts';
import { DEPTHS_2 } from './tiles-depths-2.ts';
import { SURFACE } from './tiles-surface.ts';

/** Where a piece ends. A mouth is that of the tile before it is turned; half 1 is the lower one of the start tile. */
export type End =
  | { readonly kind: 'room'; readonly room: RoomNo }
  | { readonly kind: 'mouth'; readonly half: 0 | 1; readonly mouth: Mouth }
  | { readonly kind: 'portal'; readonly x: number; readonly y: number };

export interface Piece {
  readonly tile: TileNo;
  readonly from: End;
  readonly to: End;
  readonly footprints: 0 | 1;
  readonly monsters: number;
  readonly lock: boolean;
  /** Walked from `from` to `to` alone. */
  readonly oneWay: boolean;
  readonly drawn: Drawn;
}

/** A piece walked in one direction. */
export interface Step {
  readonly piece: PieceNo;
  readonly end: End;
  readonly against: boolean;
}

export interface Tile {
  readonly id: string;
  readonly origin: Origin;
  /** Of the start tile one half is surface, the other depths: its rooms tell. */
  readonly zone: Zone | 'both';
  readonly haunted: boolean;
  readonly rooms: readonly RoomNo[];
  readonly pieces: readonly PieceNo[];
  /** Out of its portal. */
  readonly fromPortal: readonly Step[];
  /** In by each mouth; on the start tile those of the lower half come after the upper half’s, none between them. */
  readonly fromMouth: readonly (Step | undefined)[];
}

/** A face of the start tile with all the tiles that may come to lie around it. */
export interface Dungeon {
  /** Those of the start tile first, the Crypt before all; then those of the tiles, laid or not. */
  readonly rooms: readonly DungeonRoom[];
  readonly pieces: readonly Piece[];
  readonly start: Tile;
  readonly tiles: readonly Tile[];
  /** Out of each room. */
  readonly fromRoom: readonly (readonly Step[])[];
}

type Rows = (typeof STARTS | typeof SURFACE | typeof DEPTHS_1 | typeof DEPTHS_2)[number];
type RoomIdOf<Row> = Row extends Rows ? `${Row['id']}/${Row['rooms'][number][0]}` : never;

/** Such as start-a or d07. */
export type TileId = Rows['id'];
/** Such as d07/b: a tile’s id and the letter of the room. */
export type DungeonRoomId = RoomIdOf<Rows>;

export const TILES: readonly TileRow[] = [...SURFACE, ...DEPTHS_1, ...DEPTHS_2];

/** The first of them belong to the surface. */
export const SURFACE_TILES = SURFACE.length;

function zoneOf(no: TileNo): Zone | 'both' {
  if (no === START) return 'both';
  return no < SURFACE.length ? 'surface' : 'depths';
}

function roomsOf(row: TileRow, no: TileNo): DungeonRoom[] {
  const zone = zoneOf(no);
  return row.rooms.map(([letter, x, y, ...kinds]) => {
    const half = y < 100 ? 'depths' : 'surface';
    return roomOf(`${row.id}/${letter}`, no, zone === 'both' ? half : zone, x, y, kinds);
  });
}

function endOf(row: TileRow, firstRoom: RoomNo, name: EndName): End {
  if (name === 'p') return { kind: 'portal', x: row.portal![0], y: row.portal![1] };
  const room = row.rooms.findIndex(([letter]) => letter === name);
  if (room >= 0) return { kind: 'room', room: firstRoom + room };
  const mouth = MOUTHS.findIndex((candidate) => name.endsWith(candidate));
  return { kind: 'mouth', half: name.startsWith('l') ? 1 : 0, mouth };
}

function piecesOf(row: TileRow, tile: TileNo, firstRoom: RoomNo): Piece[] {
  return row.tunnels.map(([from, to, boots, monsters, ...marks]) => ({
    tile,
    from: endOf(row, firstRoom, from),
    to: endOf(row, firstRoom, to),
    footprints: boots === 2 ? 1 : 0,
    monsters,
    lock: marks.includes('lock'),
    oneWay: marks.includes('one-way'),
    drawn: marks.find((mark) => typeof mark === 'object') ?? {},
  }));
}

/** The pieces of a tile in both directions, each with the end that it sets out from. */
function stepsOf(pieces: readonly Piece[], first: PieceNo): (readonly [start: End, step: Step])[] {
  return pieces.flatMap(({ from, to, oneWay }, i) => [
    [from, { piece: first + i, end: to, against: false }],
    [to, { piece: first + i, end: from, against: oneWay }],
  ]);
}

function dungeonOf(face: TileRow): Dungeon {
  const rooms: DungeonRoom[] = [];
  const pieces: Piece[] = [];
  const fromRoom: Step[][] = [];
  const tiles = [face, ...TILES].map((row, i): Tile => {
    const no = i - 1;
    const ownRooms = roomsOf(row, no);
    const ownPieces = piecesOf(row, no, rooms.length);
    const steps = stepsOf(ownPieces, pieces.length);
    const stepsFrom = (leaves: (end: End) => boolean) => steps.flatMap(([end, step]) => (leaves(end) ? [step] : []));
    const roomNumbers = ownRooms.map((_, room) => rooms.length + room);
    const pieceNumbers = ownPieces.map((_, piece) => pieces.length + piece);
    rooms.push(...ownRooms);
    pieces.push(...ownPieces);
    for (const room of roomNumbers) fromRoom.push(stepsFrom((end) => end.kind === 'room' && end.room === room));
    return {
      id: row.id,
      origin: row.origin,
      zone: zoneOf(no),
      haunted: row.haunted === true,
      rooms: roomNumbers,
      pieces: pieceNumbers,
      fromPortal: stepsFrom(({ kind }) => kind === 'portal'),
      fromMouth: (no === START ? [0, 1] : [0]).flatMap((half) =>
        MOUTHS.map((_, m) => stepsFrom((end) => end.kind === 'mouth' && end.half === half && end.mouth === m)[0]),
      ),
    };
  });
  return { rooms, pieces, start: tiles[0]!, tiles: tiles.slice(1), fromRoom };
}

/** By the face of the start tile. */
export const DUNGEONS: readonly Dungeon[] = STARTS.map(dungeonOf);
