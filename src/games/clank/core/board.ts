import type { LyingKind } from './token.ts';

/** A room, by its place in the board's list. */
export type RoomNo = number;

export type Zone = 'outside' | 'surface' | 'depths';
type Mark = 'lock' | 'one-way' | 'wrap';
export type Feature =
  | 'start'
  | 'entrance'
  | 'crystal-cave'
  | 'fountain'
  | 'market'
  | 'major-secret'
  | 'minor-secret'
  | 'monkey-shrine'
  | `artifact:${number}`;

/** A board as it is written down. */
export interface BoardRow {
  readonly id: string;
  readonly rooms: readonly (readonly [number: string, zone: Zone, x: number, y: number, ...holds: Feature[]])[];
  readonly tunnels: readonly (readonly [from: string, to: string, boots: number, monsters: number, ...marks: Mark[]])[];
}

/** A tunnel as seen from one of its two rooms. */
export interface Exit {
  readonly to: RoomNo;
  readonly boots: number;
  readonly monsters: number;
  readonly lock: boolean;
  /** Against the arrow of a one-way tunnel. */
  readonly against: boolean;
  /** Out over one edge of the board and in at the other. */
  readonly wrap: boolean;
}

export interface Room {
  readonly id: string;
  readonly zone: Zone;
  readonly x: number;
  readonly y: number;
  readonly crystalCave: boolean;
  readonly fountain: boolean;
  readonly market: boolean;
  readonly exits: readonly Exit[];
  /** Indexes into the board's spots. */
  readonly spots: readonly number[];
}

/** A place for one token. */
export interface Spot {
  readonly room: RoomNo;
  readonly kind: LyingKind;
  /** The value printed on an artifact's place, else 0. */
  readonly value: number;
}

export interface Board {
  readonly id: string;
  readonly rooms: readonly Room[];
  readonly spots: readonly Spot[];
}

/** Where every player starts, and the only way out. */
export const OUTSIDE: RoomNo = 0;

function spotsIn(holds: readonly Feature[], room: RoomNo): Spot[] {
  return holds.flatMap((feature): Spot[] => {
    if (feature === 'minor-secret') return [0, 1].map(() => ({ room, kind: feature, value: 0 }));
    if (feature === 'major-secret') return [{ room, kind: feature, value: 0 }];
    if (feature === 'monkey-shrine') return [0, 1, 2].map(() => ({ room, kind: 'monkey-idol', value: 0 }));
    if (feature.startsWith('artifact:')) return [{ room, kind: 'artifact', value: Number(feature.slice(9)) }];
    return [];
  });
}

export function boardOf(row: BoardRow): Board {
  const numbers = row.rooms.map(([number]) => number);
  const spots = row.rooms.flatMap(([, , , , ...holds], room) => spotsIn(holds, room));
  const exits = row.rooms.map((): Exit[] => []);
  for (const [from, to, boots, monsters, ...marks] of row.tunnels) {
    const a = numbers.indexOf(from);
    const b = numbers.indexOf(to);
    const tunnel = { boots, monsters, lock: marks.includes('lock'), wrap: marks.includes('wrap') };
    exits[a]!.push({ to: b, ...tunnel, against: false });
    exits[b]!.push({ to: a, ...tunnel, against: marks.includes('one-way') });
  }
  const rooms = row.rooms.map(([number, zone, x, y, ...holds], room) => ({
    id: `${row.id}-${number}`,
    zone,
    x,
    y,
    crystalCave: holds.includes('crystal-cave'),
    fountain: holds.includes('fountain'),
    market: holds.includes('market'),
    exits: exits[room]!,
    spots: spots.flatMap((spot, i) => (spot.room === room ? [i] : [])),
  }));
  return { id: row.id, rooms, spots };
}
