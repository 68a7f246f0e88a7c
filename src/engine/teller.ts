import type { Seat } from './game.ts';

/** Something worth marking on the way, by the game's own name for it; `value` says how much, or which. */
export interface Moment {
  readonly kind: string;
  readonly seat: Seat | null;
  readonly value: number;
}

/** One line of the final count: points of each seat, and whether they count for it. */
export interface ScoreLine {
  readonly category: string;
  readonly values: readonly number[];
  readonly counted: readonly boolean[];
}

/** Listens to a game that is played through again and keeps what is worth telling afterwards. */
export interface Teller<State = unknown, Event = unknown> {
  /** The state before an answer is taken; it is not the teller's to keep. */
  before(state: State): void;
  event(event: Event): Moment | null;
  /** Whose turn it is. */
  active(state: State): Seat;
  points(state: State): readonly number[];
  /** What was counted of each seat, by name. */
  figures(): Readonly<Record<string, readonly number[]>>;
  /** What was counted of the whole table, by name. */
  totals(): Readonly<Record<string, number>>;
  /** Where the points of a state come from, as far as they were seen to come. */
  scoreSheet(state: State): readonly ScoreLine[];
}
