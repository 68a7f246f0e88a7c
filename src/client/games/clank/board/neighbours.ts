import type { RoomNo } from '../../../../games/clank/core/board.ts';
import { distance, type Point } from './geometry.ts';
import type { Layout } from './layout.ts';

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
const WIDEST = 0.2;

/** How much a room that few tunnels lead to comes before others, so that the keys reach it from somewhere. */
const FEW = 1.5;

interface Way {
  readonly to: RoomNo;
  /** By key. */
  readonly fits: readonly number[];
  readonly weight: number;
}

interface Sharing {
  readonly sum: number;
  readonly rooms: readonly (RoomNo | null)[];
}

/** Shares out the neighbours among the keys from `key` on: as many as possible, each in its direction. */
function shared(ways: readonly Way[], key: number): Sharing {
  if (key === KEYS.length) return { sum: 0, rooms: [] };
  const none = shared(ways, key + 1);
  let best: Sharing = { sum: none.sum, rooms: [null, ...none.rooms] };
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

/** The room next to this one in the direction of an arrow key, through a tunnel; null where none leads that way. */
export function neighbour({ board, places, plan }: Layout, room: RoomNo, key: string): RoomNo | null {
  const here = places[room]!;
  const ways = board.rooms[room]!.exits.map(({ to, wrap }): Way => {
    const there = wrap ? { x: places[to]!.x < here.x ? plan.w : 0, y: here.y } : places[to]!;
    const far = distance(here, there);
    const fits = KEYS.map(({ x, y }) => ((there.x - here.x) * x + (there.y - here.y) * y) / far);
    return { to, fits, weight: 1 + FEW / board.rooms[to]!.exits.length };
  });
  const at = KEYS.findIndex(({ name }) => name === key);
  return at < 0 ? null : shared(ways, 0).rooms[at]!;
}
