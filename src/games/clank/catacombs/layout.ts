import type { EdgeNo, LockNo, RoomNo } from '../core/board.ts';
import { DUNGEONS, type Tile } from './dungeon.ts';
import { type Cell, cellOf, edgeBeyond, MOUTHS, mouthOf, type Point, type Turn, turnPoint } from './geometry.ts';
import { START, type TileNo } from './tile.ts';

export interface Laid extends Cell {
  readonly tile: TileNo;
  readonly turn: Turn;
}

/**
 * What lies on the table, never changed in place: what is worked out from it is remembered by it.
 * The start tile covers (0, −1), its upper half, and (0, 0).
 */
export interface Layout {
  readonly face: number;
  readonly laid: readonly Laid[];
  /** In the order in which they were picked. */
  readonly opened: readonly LockNo[];
}

const BARE = DUNGEONS.map((_, face): Layout => ({ face, laid: [], opened: [] }));

/** The start tile alone: the same value every time. */
export const bareLayout = (face: number): Layout => BARE[face]!;

export const lay = (layout: Layout, laid: Laid): Layout => ({ ...layout, laid: [...layout.laid, laid] });

/** The layout with one of its tiles, by its place among the laid ones, turned so. */
export const turned = (layout: Layout, at: number, turn: Turn): Layout => ({
  ...layout,
  laid: layout.laid.map((laid, i) => (i === at ? { ...laid, turn } : laid)),
});

const isStart = (x: number, y: number): boolean => x === 0 && (y === 0 || y === -1);

/** What covers a cell: a place among the laid tiles, START, or null for an empty cell. */
export function tileAt(layout: Layout, x: number, y: number): number | null {
  if (isStart(x, y)) return START;
  const at = layout.laid.findIndex((laid) => laid.x === x && laid.y === y);
  return at < 0 ? null : at;
}

/** Where the tile of a room lies: a place among the laid tiles, START, or null for a tile that is not laid. */
export function tileOfRoom(layout: Layout, room: RoomNo): number | null {
  const { tile } = DUNGEONS[layout.face]!.rooms[room]!;
  if (tile === START) return START;
  const at = layout.laid.findIndex((laid) => laid.tile === tile);
  return at < 0 ? null : at;
}

/** The tile at a place among the laid ones, or START. */
export function tileOf(layout: Layout, at: number): Tile {
  const { start, tiles } = DUNGEONS[layout.face]!;
  return at === START ? start : tiles[layout.laid[at]!.tile]!;
}

/** Where a room of a laid tile is on the map, a cell being 100 by 100. */
export function pointOf(layout: Layout, room: RoomNo): Point {
  const { x, y } = DUNGEONS[layout.face]!.rooms[room]!;
  const at = tileOfRoom(layout, room)!;
  if (at === START) return { x, y: y - 100 };
  const laid = layout.laid[at]!;
  const point = turnPoint(x, y, laid.turn);
  return { x: 100 * laid.x + point.x, y: 100 * laid.y + point.y };
}

/** The cells that a tile covers, by its place among the laid ones. */
function cellsOf(layout: Layout, at: number): readonly Cell[] {
  return at === START
    ? [
        { x: 0, y: -1 },
        { x: 0, y: 0 },
      ]
    : [layout.laid[at]!];
}

function openEdgesOf(layout: Layout, at: number): EdgeNo[] {
  const edges = cellsOf(layout, at).flatMap(({ x, y }) => MOUTHS.map((_, mouth) => edgeBeyond(x, y, mouth)));
  return edges.filter((edge) => {
    const { x, y } = cellOf(edge);
    return tileAt(layout, x, y) === null;
  });
}

/** All the empty cells around, each once for every mouth that leads into it. */
export function openEdges(layout: Layout): EdgeNo[] {
  return [START, ...layout.laid.keys()].flatMap((at) => openEdgesOf(layout, at));
}

/** The empty cells that share a side with a tile, by its place among the laid ones; START for the start tile. */
export function freeCellsBeside(layout: Layout, at: number): Cell[] {
  const oneOfEachSide = openEdgesOf(layout, at).filter((edge) => mouthOf(edge) % 2 === 0);
  return oneOfEachSide.map(cellOf);
}

/** The start tile and all that are laid. */
export function tilesLaid({ face, laid }: Layout): readonly Tile[] {
  const { start, tiles } = DUNGEONS[face]!;
  return [start, ...laid.map(({ tile }) => tiles[tile]!)];
}

const knownRooms = new WeakMap<Layout, readonly RoomNo[]>();

/** The rooms of the start tile and of all that are laid. */
export function roomsLaid(layout: Layout): readonly RoomNo[] {
  const known = knownRooms.get(layout);
  if (known !== undefined) return known;
  const rooms = tilesLaid(layout).flatMap((tile) => tile.rooms);
  knownRooms.set(layout, rooms);
  return rooms;
}
