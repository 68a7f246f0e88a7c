import type { Turn } from '../catacombs/geometry.ts';
import type { Layout } from '../catacombs/layout.ts';
import type { TileNo } from '../catacombs/tile.ts';
import type { Exit, RoomNo } from './board.ts';

/** A dungeon that is laid in tiles: how its tunnels run, and what is on them. */
export interface Tiling {
  /** The first tiles, so many, belong to the surface. */
  readonly surface: number;
  readonly waysFrom: (layout: Layout, room: RoomNo) => readonly Exit[];
  /** How a way goes on that ends at an open edge, if that tile is laid there, turned so. */
  readonly waysInto: (layout: Layout, start: Exit, tile: TileNo, turn: Turn) => readonly Exit[];
  readonly roomsLaid: (layout: Layout) => readonly RoomNo[];
  readonly isHaunted: (tile: TileNo) => boolean;
}

/** Where the games of the family differ in numbers, and in how a rule that they share is read. */
export interface Edition {
  readonly id: string;
  /** Cubes drawn in an attack on each space of the rage track, by number of players. */
  readonly rageTrack: readonly (readonly number[])[];
  /** Space of the marker at the start, by number of players. */
  readonly rageStart: readonly number[];
  readonly startingClank: readonly number[];
  readonly startingGold: readonly number[];
  readonly lockpicks: number;
  /** Clank that was cancelled beforehand counts as made. */
  readonly cancelledClankCounts: boolean;
  /** What a room gives on entering it gives once a turn. */
  readonly rewardsOncePerTurn: boolean;
  /** The first one out walks a countdown track; otherwise every turn of one who is out is an attack with so many cubes. */
  readonly goneDraws: readonly number[] | null;
  /** The game ends when an attack empties the bag. */
  readonly emptyBagEnds: boolean;
  /** Null where the dungeon is a board. */
  readonly tiling: Tiling | null;
}

export const TRACK = [2, 2, 3, 3, 4, 4, 5];

const CLASSIC: Edition = {
  id: 'clank',
  rageTrack: [TRACK, TRACK, TRACK, TRACK, TRACK],
  rageStart: [0, 0, 2, 1, 0],
  startingClank: [3, 2, 1, 0],
  startingGold: [0, 0, 0, 0],
  lockpicks: 0,
  cancelledClankCounts: false,
  rewardsOncePerTurn: false,
  goneDraws: null,
  emptyBagEnds: false,
  tiling: null,
};

/** Numbers stand in records: new editions are added at the end. */
const IDS: readonly string[] = ['clank', 'clank-catacombs'];

export const editionNo = (id: string): number => IDS.indexOf(id);

const editions: Edition[] = IDS.map(() => CLASSIC);

/** Those of games that are not loaded stand in for nothing: no table is theirs. */
export const EDITIONS: readonly Edition[] = editions;

export function enlistEdition(edition: Edition): void {
  editions[editionNo(edition.id)] = edition;
}

interface Seated {
  readonly edition: number;
  readonly players: readonly unknown[];
}

export const editionOf = ({ edition }: Pick<Seated, 'edition'>): Edition => EDITIONS[edition]!;

/** Of a table whose dungeon is laid in tiles. */
export const tilingOf = (table: Pick<Seated, 'edition'>): Tiling => editionOf(table).tiling!;

export const rageTrackOf = (table: Seated): readonly number[] => editionOf(table).rageTrack[table.players.length]!;
