import type { Refusal } from './refusal.ts';

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

const TRACK = [2, 2, 3, 3, 4, 4, 5];
/** Its values are our own: the first track with one space more in front. */
const PARTY_TRACK = [2, 2, 2, 3, 3, 4, 4, 5];

const NEVER = Number.POSITIVE_INFINITY;

/** What the games in dungeons have in common. */
const DUNGEON = {
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
  rageTrack: [TRACK, TRACK, TRACK, TRACK, TRACK],
  rageStart: [0, 0, 2, 1, 0],
  startingClank: [3, 2, 1, 0],
  startingGold: [0, 0, 0, 0],
  lockpicks: 0,
  cancelledClankCounts: false,
  rewardsOncePerTurn: false,
  goneDraws: null,
  emptyBagEnds: false,
};

const CATACOMBS: Edition = {
  ...DUNGEON,
  id: 'clank-catacombs',
  rageTrack: [TRACK, TRACK, TRACK, TRACK, TRACK, PARTY_TRACK, PARTY_TRACK],
  rageStart: [0, 0, 2, 1, 0, 0, 0],
  startingClank: [3, 2, 1, 0, 0, 0],
  startingGold: [0, 0, 0, 0, 1, 2],
  lockpicks: 3,
  cancelledClankCounts: true,
  rewardsOncePerTurn: true,
  goneDraws: [4, 4, 6, 4, 4, 4, 4],
  emptyBagEnds: true,
};

/** Its values are our own, but for the seventh. */
const SPACE_TRACK = [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5];

const SPACE: Edition = {
  id: 'clank-in-space',
  rageTrack: [SPACE_TRACK, SPACE_TRACK, SPACE_TRACK, SPACE_TRACK, SPACE_TRACK],
  rageStart: [0, 0, 2, 1, 0],
  startingClank: [3, 2, 1, 0],
  startingGold: [0, 0, 0, 0],
  lockpicks: 0,
  cancelledClankCounts: false,
  rewardsOncePerTurn: false,
  goneDraws: [4, 4, 6, 4, 4],
  emptyBagEnds: false,
  starters: ['hack', 'stumble', 'access', 'space-scramble'],
  reserve: ['fazr', 'boldly-go', 'memory-core'],
  goblin: ['gob-l1n', 'eradibot'],
  spring: 'minor-vaporizer',
  leavesWithClank: true,
  oneItemOfEach: true,
  anywherePrice: 7,
  hunters: [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2],
  blockade: 9,
  executive: 7,
  says: {
    stops: 'cs-security-stops-boots',
    anywhere: 'market-room',
    named: 'teleport-connected',
    noSecret: 'take-what-lies-here',
  },
};

export const EDITIONS: readonly Edition[] = [CLASSIC, CATACOMBS, SPACE];

export const editionNo = (id: string): number => EDITIONS.findIndex((edition) => edition.id === id);

interface Seated {
  readonly edition: number;
  readonly players: readonly unknown[];
}

export const editionOf = ({ edition }: Seated): Edition => EDITIONS[edition]!;

export const rageTrackOf = (table: Seated): readonly number[] => editionOf(table).rageTrack[table.players.length]!;
