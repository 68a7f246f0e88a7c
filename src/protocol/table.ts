import type { Result, Seat } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';

/** Who sits at a place of the table. */
export type Sitter = (
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
) & {
  /** The player has had their name deleted. */
  readonly gone?: true;
};

/** An answer of the turn that the viewer has under way, for the thread of undo. */
export interface Taken<Option = unknown> {
  readonly option: Option;
  /** It brought something hidden to light or used chance: nothing before its end can be taken back. */
  readonly revealed: boolean;
}

/** Why undo goes no further back. */
export type UndoLine = 'beginning' | 'revealed' | 'someone-else' | 'other-rules';

/**
 * Who gave an answer: the person of that name, the bot of that name, a bot in the place of that person, or the table as
 * that person had said beforehand.
 */
export interface By {
  readonly as: 'person' | 'bot' | 'stand-in' | 'standing';
  readonly name: string;
}

/** Who gave the answers of a record: everybody who did, and for each answer a place in that list, −1 where nobody said. */
export interface Deciders {
  readonly list: readonly By[];
  readonly of: readonly number[];
}

/** What happened with one answer; step 0 is the setup. */
export interface Told<Event = unknown> {
  readonly step: number;
  /** Whose answer it was; null for the setup. */
  readonly seat: Seat | null;
  /** Who gave it for the seat, where that is known. */
  readonly by?: By;
  /** Undo does not go back over it. */
  readonly revealed: boolean;
  readonly events: readonly Event[];
}

/** The table as one viewer may know it: all that is needed to draw it and to answer. */
export interface Present<Option = unknown, View = unknown> {
  /** How many answers were given so far. */
  readonly step: number;
  /** From this step on the table can be shown again as it stood; over 0 where earlier ones were played by other rules. */
  readonly replaysFrom: number;
  readonly view: View;
  /** Who is asked, whoever looks; null when the game is over. */
  readonly asked: Seat | null;
  /** The one who is asked is a bot, or said beforehand what to answer: nobody is waited for. */
  readonly onItsOwn: boolean;
  /** For each option of the viewer's decision, whether it cannot be taken back. */
  readonly reveals: readonly boolean[];
  /** The option that goes on towards the end of the turn, playing first what must be played. */
  readonly rest: number | null;
  readonly undoable: number;
  readonly redoable: number;
  readonly undoLine: UndoLine;
  /** The viewer's answers of late, up to the last one of somebody else. */
  readonly thread: readonly Taken<Option>[];
  readonly result: Result | null;
}

/** A table as it is kept: who sits there, and the record. */
export interface KeptTable {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly record: GameRecord;
  /** Where the record says who gave its answers. */
  readonly deciders?: Deciders | null;
  /** So many answers came before the record, given by other rules; absent: none. */
  readonly begins?: number;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
  readonly turn: number;
  /** Who is asked; null when the game is over. */
  readonly asked: Seat | null;
  readonly result: Result | null;
}
