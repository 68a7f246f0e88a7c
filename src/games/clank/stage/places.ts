import { InputError } from '../../../engine/game.ts';
import { DUNGEONS, TILES } from '../catacombs/dungeon.ts';
import { type Cell, cellOf, edgeOf, MOUTHS, mouthOf, TURNS, type Turn } from '../catacombs/geometry.ts';
import type { Laid } from '../catacombs/layout.ts';
import { STARTS } from '../catacombs/start.ts';
import { START, type TileNo } from '../catacombs/tile.ts';
import type { EdgeNo, LockNo } from '../core/board.ts';
import { readOne } from './names.ts';

/** Tiles, cells, edges and locks of the dungeon that grows, in words. */
const TILE_NAMES: readonly string[] = TILES.map(({ id }) => id);

export const readTile = (name: unknown, where: string): TileNo => readOne(TILE_NAMES, name, where);

export const tileName = (tile: TileNo): string => TILE_NAMES[tile]!;

/** The column and the row, from the lower half of the start tile: "1,-2". */
export function readCell(word: unknown, where: string): Cell {
  const match = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(String(word));
  if (match === null) throw new InputError(where, `${JSON.stringify(word)} should be a cell, such as 1,-2`);
  return { x: Number(match[1]), y: Number(match[2]) };
}

export const cellName = ({ x, y }: Cell): string => `${x},${y}`;

/** The empty cell beyond an edge, and the mouth by which one comes in: "1,0 w2". */
export function readEdge(name: unknown, where: string): EdgeNo {
  const [cell, mouth, ...more] = String(name).split(' ');
  if (more.length > 0) throw new InputError(where, `${JSON.stringify(name)} should be an edge, such as 1,0 w2`);
  const { x, y } = readCell(cell, where);
  return edgeOf(x, y, readOne(MOUTHS, mouth, where));
}

export const edgeName = (edge: EdgeNo): string => `${cellName(cellOf(edge))} ${MOUTHS[mouthOf(edge)]!}`;

export function readTurn(word: string | undefined, where: string): Turn {
  const turn = TURNS.find((each) => String(each) === word);
  if (turn !== undefined) return turn;
  throw new InputError(where, `${JSON.stringify(word)} should be a number of quarter turns from 0 to 3`);
}

/** A tile where it lies: "d07 1,-2", or turned clockwise "d07 1,-2 turn 3". */
export function readLaid(item: unknown, where: string): Laid {
  const [tile, cell, word = 'turn', turn = '0', ...more] = String(item).split(' ');
  if (more.length > 0 || word !== 'turn') {
    throw new InputError(where, `${JSON.stringify(item)} should be a tile that lies there, such as d07 1,-2 turn 3`);
  }
  return { tile: readTile(tile, where), ...readCell(cell, where), turn: readTurn(turn, where) };
}

export const laidName = ({ tile, x, y, turn }: Laid): string =>
  `${tileName(tile)} ${cellName({ x, y })}${turn === 0 ? '' : ` turn ${turn}`}`;

/** The locks of a face's dungeon by their tile and the ends of their tunnel: "d07 b-c". */
function locksOf(face: number): ReadonlyMap<LockNo, string> {
  const rows = [STARTS[face]!, ...TILES];
  const { pieces, start, tiles } = DUNGEONS[face]!;
  const named = pieces.flatMap(({ tile, lock }, no): [LockNo, string][] => {
    if (!lock) return [];
    const { id, tunnels } = rows[tile - START]!;
    const [from, to] = tunnels[no - (tile === START ? start : tiles[tile]!).pieces[0]!]!;
    return [[no, `${id} ${from}-${to}`]];
  });
  return new Map(named);
}

const LOCKS = STARTS.map((_, face) => locksOf(face));

export function readLock(face: number, name: unknown, where: string): LockNo {
  const locks = LOCKS[face]!;
  return [...locks.keys()][readOne([...locks.values()], name, where)]!;
}

export const lockName = (face: number, lock: LockNo): string => LOCKS[face]!.get(lock)!;
