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
}

const TRACK = [2, 2, 3, 3, 4, 4, 5];
/** Its values are our own: the first track with one space more in front. */
const PARTY_TRACK = [2, 2, 2, 3, 3, 4, 4, 5];

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
};

const CATACOMBS: Edition = {
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

export const EDITIONS: readonly Edition[] = [CLASSIC, CATACOMBS];

export const editionNo = (id: string): number => EDITIONS.findIndex((edition) => edition.id === id);

interface Seated {
  readonly edition: number;
  readonly players: readonly unknown[];
}

export const editionOf = ({ edition }: Seated): Edition => EDITIONS[edition]!;

export const rageTrackOf = (table: Seated): readonly number[] => editionOf(table).rageTrack[table.players.length]!;
