import type { Explanation, Options, Seat } from '../../engine/game.ts';
import type { Story } from '../../engine/story.ts';
import type { Present, Sitter, Told } from '../../protocol/table.ts';

/** A table as it is opened: who sits there, and everything told so far. */
export interface OpenedTable {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** What no longer holds in its record, if anything; what came before is kept. */
  readonly problem: { readonly where: string; readonly message: string } | null;
  /** What a change of the rules since it was last played means for it; absent where nothing changed for it. */
  readonly upgraded?: Upgraded;
}

export interface Upgraded {
  /** From this step on it can be replayed; over 0 where these rules go on from a stored state. */
  readonly begins: number;
  /** How many answers at the end no longer hold. */
  readonly lost: number;
  /** The game was over before: its result stays as it was kept, and nothing that is played here is. */
  readonly wasOver?: true;
}

/** The table after something was done, with what happened since the step the page knew. */
export interface Seen<Option = unknown, Event = unknown, View = unknown> {
  readonly present: Present<Option, View>;
  readonly told: readonly Told<Event>[];
  /** Nothing was done, as another window had gone on: this is how the table stands there, with everything told. */
  readonly overtaken?: boolean;
}

interface As {
  readonly viewer: Seat | null;
}

/** All that the page asks of the worker, with what it gives and what it gets. */
export interface Calls {
  /** Begins a table and keeps it; its id. */
  begin(ask: { readonly game: string; readonly options: Options; readonly sitters: readonly Sitter[] }): string;
  /** Opens a kept table. The other calls are about the table opened last. */
  open(ask: { readonly id: string }): OpenedTable;
  /** Everything from the setup on. */
  look(ask: As): Seen;
  /** The table, if another window went on with it. */
  refresh(ask: As): Seen | null;
  answer(ask: As & { readonly step: number; readonly index: number }): Seen;
  /** Lets those answer who need not be waited for: one answer, or all until a person is asked. */
  goOn(ask: As & { readonly all: boolean }): Seen;
  undo(ask: As): Seen;
  redo(ask: As): Seen;
  explain(ask: As & { readonly intents: readonly unknown[] }): readonly Explanation[];
  forecast(ask: { readonly about: number; readonly index: number | null }): unknown;
  viewAt(ask: As & { readonly step: number }): unknown;
  story(ask: Record<string, never>): Story;
  /** The table as the text of a file. */
  write(ask: { readonly id: string }): string;
  /** Keeps the table that a file holds; its id. */
  read(ask: { readonly text: string }): string;
  /** A new table that begins as this one stood, the unknown dealt anew for the viewer; its id. */
  playOn(ask: { readonly viewer: Seat; readonly step: number; readonly sitters: readonly Sitter[] }): string;
  /** The same from the text of a file. */
  playOnFrom(ask: {
    readonly text: string;
    readonly viewer: Seat;
    readonly step: number;
    readonly sitters: readonly Sitter[];
  }): string;
  /**
   * Plays the text of a file through, from the setup or from where the record begins; what happens then, as the viewer
   * may know it, as far as it holds.
   */
  retell(ask: As & { readonly text: string; readonly fromSetup: boolean }): readonly Told[];
}

export type CallName = keyof Calls;
/** The calls that show the table. */
export type ShowingName = 'look' | 'answer' | 'goOn' | 'undo' | 'redo';

export interface CallMessage {
  readonly id: number;
  readonly name: CallName;
  readonly ask: unknown;
}

/** What is wrong is said with its place, so that the page can word it. */
export interface CallError {
  readonly where: string;
  readonly message: string;
  /** A part of the worker could not be loaded. */
  readonly isPart?: true;
}

export type ReplyMessage =
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number; readonly error: CallError };
