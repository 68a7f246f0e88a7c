import type { Origin } from '../core/origin.ts';
import type { MouthName } from './geometry.ts';

/** A square tile, by its place in the list of them; the start tile is not among them. */
export type TileNo = number;

/** Stands for the start tile where a square tile could stand too. */
export const START: TileNo = -1;

export type Kind =
  | 'crystal-cave'
  | 'market'
  | 'wayshrine'
  | 'chest'
  | 'library'
  | 'prison'
  | 'minor-secret'
  | 'heal'
  | 'monkey-shrine'
  | `gold:${1 | 2 | 3}`
  | `artifact${'' | '+' | '++'}`;

type RoomLetter = 'a' | 'b' | 'c' | 'd' | 'e' | 'k' | 'm';

/** Upper or lower half, then the name that the mouth has on that square. */
type StartMouth = `${'u' | 'l'}${MouthName}`;

export type EndName = RoomLetter | 'p' | MouthName | StartMouth;

/** Bends of the drawn tunnel, and how far along it its icons stand (0.5 unless said). */
export interface Drawn {
  readonly via?: readonly (readonly [x: number, y: number])[];
  readonly at?: number;
}

/** A tile as it is written down, on a square of 100 by 100. */
export interface TileRow {
  readonly id: string;
  readonly origin: Origin;
  readonly haunted?: boolean;
  readonly rooms: readonly (readonly [letter: RoomLetter, x: number, y: number, ...kinds: Kind[]])[];
  /** Where the portal stands that tunnels call p. */
  readonly portal?: readonly [x: number, y: number];
  /** One-way: walked from the first end to the second alone. */
  readonly tunnels: readonly (readonly [
    from: EndName,
    to: EndName,
    boots: 1 | 2,
    monsters: number,
    ...marks: ('lock' | 'one-way' | Drawn)[],
  ])[];
}
