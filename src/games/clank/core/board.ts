import type { Effect } from './effects.ts';
import type { SpotKind } from './token.ts';

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

/** A tunnel, or as much of one as lies on its tile; a lock has the number of the piece that bears it. */
export type PieceNo = number;
export type LockNo = PieceNo;
/** An empty cell beside the tiles, and the mouth by which one comes into it. */
export type EdgeNo = number;

export const RIDES = ['hyperlift', 'telepad'] as const;
export type Ride = (typeof RIDES)[number];

/** A tunnel as seen from one of its two rooms. */
export interface Exit {
  readonly from: RoomNo;
  /** −1 where it ends at an edge of the dungeon. */
  readonly to: RoomNo;
  /** −1 where it ends in a room. */
  readonly edge: EdgeNo;
  readonly boots: number;
  readonly monsters: number;
  /** Barred to all who have no master key. */
  readonly lock: boolean;
  /** Locks on it that nobody has picked yet. */
  readonly locks: readonly LockNo[];
  /** Against the arrow of a one-way tunnel. */
  readonly against: boolean;
  /** Out over one edge of the board and in at the other. */
  readonly wrap: boolean;
  /** In through one portal and out through another. */
  readonly portal: boolean;
  /** Not a tunnel but a ride: only where a way is thought out, never among a room's exits. */
  readonly ride: Ride | null;
  /** The pieces of tunnel that it is made of. */
  readonly path: readonly PieceNo[];
}

/** What a room keeps under lock. */
export const LOCKED = ['chest', 'library', 'prison'] as const;
export type Locked = (typeof LOCKED)[number];

export interface Room {
  readonly id: string;
  readonly zone: Zone;
  readonly x: number;
  readonly y: number;
  /** Whoever enters spends no more boots this turn: a crystal cave, or a security checkpoint aboard a ship. */
  readonly crystalCave: boolean;
  readonly fountain: boolean;
  readonly market: boolean;
  readonly wayshrine: boolean;
  readonly locked: Locked | null;
  /** What the room gives to whoever enters: gold, and a minor secret from the pool. */
  readonly gold: number;
  readonly secret: boolean;
  /** A power crystal for whoever enters, while the bank has one. */
  readonly crystal: boolean;
  /** What hacking its data port does; null where there is none. */
  readonly port: Effect | null;
  /** What one who stands there may do once a turn, for black cubes or to get one. */
  readonly cube: Effect | null;
  readonly telepad: boolean;
  readonly hyperlift: boolean;
  /** Where an escape pod is, whoever comes in leaves; an executive one comes only with the boss's rage. */
  readonly pod: 'escape' | 'executive' | null;
  /** Behind the force field. */
  readonly guarded: boolean;
  /** The piece of the ship it is on, by its place in the board's list; −1 elsewhere. */
  readonly module: number;
  /** The tile it is on, −1 for a room of the board or of the start tile. */
  readonly tile: number;
  readonly exits: readonly Exit[];
  /** Indexes into the board's spots. */
  readonly spots: readonly number[];
}

/** A place for one token. */
export interface Spot {
  readonly room: RoomNo;
  readonly kind: SpotKind;
  /** The value printed on an artifact's place, or the points of a pod that comes later; else 0. */
  readonly value: number;
}

export interface Board {
  readonly id: string;
  readonly rooms: readonly Room[];
  readonly spots: readonly Spot[];
  /** Where every player starts. */
  readonly start: RoomNo;
  /** The pieces of the ship, by their ids. */
  readonly modules: readonly string[];
  /** The hyperlift from stop to stop. */
  readonly lift: readonly LiftSection[];
  /** The pieces that cards mean by these names. */
  readonly named: { readonly command: readonly string[]; readonly corridor: readonly string[] };
}

export interface LiftSection {
  readonly from: RoomNo;
  readonly to: RoomNo;
  readonly lock: boolean;
  /** Cut once the blockade is deployed. */
  readonly blockade: boolean;
}

/** A room with nothing in it that is of one game alone. */
export const BARE_ROOM = {
  crystal: false,
  port: null,
  cube: null,
  telepad: false,
  hyperlift: false,
  pod: null,
  guarded: false,
  module: -1,
} as const;

/** A board without a ship's machinery. */
export const BARE_BOARD = { start: 0, modules: [], lift: [], named: { command: [], corridor: [] } } as const;

/** Outside: where the first games start, and the only way out. */
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

/** A tunnel of a board runs from one room straight to another. */
export const DIRECT = { edge: -1, locks: [], portal: false, ride: null, path: [] };

export function boardOf(row: BoardRow): Board {
  const numbers = row.rooms.map(([number]) => number);
  const spots = row.rooms.flatMap(([, , , , ...holds], room) => spotsIn(holds, room));
  const exits = row.rooms.map((): Exit[] => []);
  for (const [from, to, boots, monsters, ...marks] of row.tunnels) {
    const a = numbers.indexOf(from);
    const b = numbers.indexOf(to);
    const tunnel = { boots, monsters, lock: marks.includes('lock'), wrap: marks.includes('wrap'), ...DIRECT };
    exits[a]!.push({ from: a, to: b, ...tunnel, against: false });
    exits[b]!.push({ from: b, to: a, ...tunnel, against: marks.includes('one-way') });
  }
  const rooms = row.rooms.map(([number, zone, x, y, ...holds], room) => ({
    id: `${row.id}-${number}`,
    zone,
    x,
    y,
    crystalCave: holds.includes('crystal-cave'),
    fountain: holds.includes('fountain'),
    market: holds.includes('market'),
    wayshrine: false,
    locked: null,
    gold: 0,
    secret: false,
    tile: -1,
    ...BARE_ROOM,
    exits: exits[room]!,
    spots: spots.flatMap((spot, i) => (spot.room === room ? [i] : [])),
  }));
  return { id: row.id, rooms, spots, ...BARE_BOARD };
}

/** The same layout with more of its locks picked. */
export const unlocked = <Layout extends { readonly opened: readonly LockNo[] }>(
  layout: Layout,
  locks: readonly LockNo[],
): Layout => ({ ...layout, opened: [...layout.opened, ...locks] });
