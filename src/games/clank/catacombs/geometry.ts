import type { EdgeNo } from '../core/board.ts';

/** The mouths of a square tile, clockwise from the upper left: two a side, at a third and at two thirds of it. */
export const MOUTHS = ['n1', 'n2', 'e1', 'e2', 's2', 's1', 'w2', 'w1'] as const;
export type MouthName = (typeof MOUTHS)[number];

/** A mouth, by its place in MOUTHS. */
export type Mouth = number;

/** Quarter turns clockwise. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turn = (typeof TURNS)[number];

/** x grows to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A square of the map that a tile may cover. */
export type Cell = Point;

/** The place on the map of a mouth of a tile that is turned. */
export const turnMouth = (mouth: Mouth, turn: Turn): Mouth => (mouth + 2 * turn) % 8;

/** The mouth of a turned tile that has come to lie there. */
export const unturnMouth = (mouth: Mouth, turn: Turn): Mouth => (mouth + 8 - 2 * turn) % 8;

const MEETS: readonly Mouth[] = [5, 4, 7, 6, 1, 0, 3, 2];

/** A point of a square tile, 100 by 100, once it is turned. */
export function turnPoint(x: number, y: number, turn: Turn): Point {
  switch (turn) {
    case 0:
      return { x, y };
    case 1:
      return { x: 100 - y, y: x };
    case 2:
      return { x: 100 - x, y: 100 - y };
    case 3:
      return { x: y, y: 100 - x };
    default:
      return turn satisfies never;
  }
}

/** Farther out than a stack of tiles can reach. */
const REACH = 64;

export const edgeOf = (x: number, y: number, mouth: Mouth): EdgeNo => ((y + REACH) * 2 * REACH + x + REACH) * 8 + mouth;

export const mouthOf = (edge: EdgeNo): Mouth => edge % 8;

/** The same number for all the edges into a cell. */
export const cellNo = (edge: EdgeNo): number => Math.floor(edge / 8);

export function cellOf(edge: EdgeNo): Cell {
  const cell = cellNo(edge);
  return { x: (cell % (2 * REACH)) - REACH, y: Math.floor(cell / (2 * REACH)) - REACH };
}

/** What lies beyond a mouth of a cell. */
export function edgeBeyond(x: number, y: number, mouth: Mouth): EdgeNo {
  const meeting = MEETS[mouth]!;
  if (mouth < 2) return edgeOf(x, y - 1, meeting);
  if (mouth < 4) return edgeOf(x + 1, y, meeting);
  return mouth < 6 ? edgeOf(x, y + 1, meeting) : edgeOf(x - 1, y, meeting);
}
