import { distance, type Point } from './geometry.ts';

interface Key extends Point {
  readonly name: string;
}

const KEYS: readonly Key[] = [
  { name: 'ArrowUp', x: 0, y: -1 },
  { name: 'ArrowDown', x: 0, y: 1 },
  { name: 'ArrowLeft', x: -1, y: 0 },
  { name: 'ArrowRight', x: 1, y: 0 },
];
/** The cosine of the widest angle between a key and a tunnel that it follows. */
export const WIDEST = 0.2;

/** Where one may go from a place, and in which direction that is seen. */
export interface Neighbour<To> {
  readonly to: To;
  readonly at: Point;
  readonly weight: number;
}

interface Way<To> {
  readonly to: To;
  /** By key. */
  readonly fits: readonly number[];
  readonly weight: number;
}

interface Sharing<To> {
  readonly sum: number;
  readonly rooms: readonly (To | null)[];
}

/** Shares out the neighbours among the keys from `key` on: as many as possible, each in its direction. */
function shared<To>(ways: readonly Way<To>[], key: number): Sharing<To> {
  if (key === KEYS.length) return { sum: 0, rooms: [] };
  const none = shared(ways, key + 1);
  let best: Sharing<To> = { sum: none.sum, rooms: [null, ...none.rooms] };
  for (const way of ways) {
    const fit = way.fits[key]!;
    if (fit < WIDEST) continue;
    const rest = shared(
      ways.filter((other) => other !== way),
      key + 1,
    );
    const sum = rest.sum + way.weight + fit;
    if (sum > best.sum) best = { sum, rooms: [way.to, ...rest.rooms] };
  }
  return best;
}

/** The place of an arrow key among those that lead on; -1 for another key. */
export const keyNo = (key: string): number => KEYS.findIndex(({ name }) => name === key);

/** How well each key fits the way from one point to another: 1 straight ahead, 0 across, less for behind. */
export function fitsOf(here: Point, there: Point): readonly number[] {
  const far = distance(here, there);
  return KEYS.map(({ x, y }) => ((there.x - here.x) * x + (there.y - here.y) * y) / far);
}

/** Which of the neighbours each key leads to; null where none lies that way. */
export function byKeys<To>(here: Point, neighbours: readonly Neighbour<To>[]): readonly (To | null)[] {
  return shared(
    neighbours.map(({ to, at, weight }): Way<To> => ({ to, weight, fits: fitsOf(here, at) })),
    0,
  ).rooms;
}
