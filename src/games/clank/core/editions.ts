import type { Turn } from '../catacombs/geometry.ts';
import type { Layout } from '../catacombs/layout.ts';
import type { TileNo } from '../catacombs/tile.ts';
import type { Lasting } from '../space/schemes.ts';
import type { Threatened } from '../space/unfolding.ts';
import type { Exit, RoomNo } from './board.ts';
import type { Origin } from './origin.ts';
import type { Refusal } from './refusal.ts';
import type { PlayerView, View } from './view.ts';

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

/** A ship: what rides and pods add to its corridors, and what schemes have changed. */
export interface Ship {
  readonly waysFor: (view: View, player: PlayerView) => ShipWays;
  /** The rule that a completed scheme has brought about. */
  readonly lasting: (table: Threatened) => Lasting | null;
  /** What market items cost, if a scheme has made them dear. */
  readonly dearPrice: (table: Threatened) => number | null;
  /** The phases of the scheme still to be completed, in order. */
  readonly phasesAhead: (table: Threatened) => readonly PhaseAhead[];
}

export interface PhaseAhead {
  /** Black cubes still missing. */
  readonly missing: number;
  /** Whether what it does bears on damage: it hurts, adds clank or Hunters, or raises rage. */
  readonly strikes: boolean;
}

/** Corridors, rides and pods as they are open to a player, with a name for all that is the same. */
export interface ShipWays {
  readonly name: string;
  readonly exits: readonly (readonly Exit[])[];
}

/** Where the games of the family differ in numbers, and in how a rule that they share is read. */
export interface Edition {
  readonly id: string;
  /** Of the board, or of the tiles it is made of. */
  readonly boardOrigin: Origin;
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
  /** Null where the board is no ship. */
  readonly ship: Ship | null;
  /** The cards that every player starts with, those of the reserve's piles, and the enemy beside them by its sides. */
  readonly starters: readonly string[];
  readonly reserve: readonly string[];
  readonly goblin: readonly [string, string];
  /** The secret that trashes a card at the end of the turn. */
  readonly spring: string;
  /** One who leaves takes back the cubes that are still in the clank area. */
  readonly leavesWithClank: boolean;
  /** Nobody buys two items of a sort. */
  readonly oneItemOfEach: boolean;
  /** What an item costs that a card lets one buy from any room. */
  readonly anywherePrice: number;
  /** The rules that refuse what is refused in several games, each in its own words. */
  readonly says: {
    /** Boots after a room that stops them. */
    readonly stops: Refusal;
    /** A purchase from afar. */
    readonly anywhere: Refusal;
    /** A room that the effect does not name. */
    readonly named: Refusal;
    /** Something else where a secret is taken. */
    readonly noSecret: Refusal;
  };
  /** Cubes of a third colour that reach the clank area with the marker, by its space. */
  readonly hunters: readonly number[];
  /** The space of the rage track on which the hyperlift is cut. */
  readonly blockade: number;
  /** The space on which the executive pods open. */
  readonly executive: number;
}

export const TRACK = [2, 2, 3, 3, 4, 4, 5];

const NEVER = Number.POSITIVE_INFINITY;

/** What the games in dungeons have in common. */
export const DUNGEON = {
  starters: ['burgle', 'stumble', 'sidestep', 'scramble'],
  reserve: ['mercenary', 'explore', 'secret-tome'],
  goblin: ['goblin', 'goblin'],
  spring: 'magic-spring',
  leavesWithClank: false,
  oneItemOfEach: false,
  anywherePrice: 5,
  hunters: [],
  blockade: NEVER,
  executive: NEVER,
  ship: null,
  says: {
    stops: 'crystal-cave-stops-boots',
    anywhere: 'flute-once',
    named: 'teleport-named',
    noSecret: 'idol-not-secret',
  },
} as const;

const CLASSIC: Edition = {
  ...DUNGEON,
  id: 'clank',
  boardOrigin: 'published',
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
const IDS: readonly string[] = ['clank', 'clank-catacombs', 'clank-in-space'];

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

/** A table that a scheme may threaten, as it is or as somebody sees it. */
export interface WithScheme extends Threatened {
  readonly edition: number;
}

/** The rule that a completed scheme has brought about. */
export const lasting = (table: WithScheme): Lasting | null =>
  table.scheme === null ? null : editionOf(table).ship!.lasting(table);

/** None where no scheme threatens. */
export const phasesAhead = (table: WithScheme): readonly PhaseAhead[] =>
  table.scheme === null ? [] : editionOf(table).ship!.phasesAhead(table);

export const dearPrice = (table: WithScheme): number | null =>
  table.scheme === null ? null : editionOf(table).ship!.dearPrice(table);

/** Cubes that rage and so many dangers call for in an attack; a completed scheme may want one more. */
export const cubesCalled = (table: WithScheme & Seated & { readonly rage: number }, dangers: number): number =>
  rageTrackOf(table)[table.rage]! + dangers + (lasting(table) === 'attack-draw+1' ? 1 : 0);
