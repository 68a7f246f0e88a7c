import type { ComponentType } from 'preact';
import type { Explanation, Seat } from '../../engine/game.ts';
import type { Story } from '../../engine/story.ts';
import type { Sitter } from '../../protocol/table.ts';
import type { Route } from '../route.ts';
import type { Store } from '../store.ts';
import type { Seen } from '../worker/calls.ts';

/** What comes of something done at a table; null where the host tells it to all who are there, as it does the rest. */
type Shown<Option, Event, View> = Promise<Seen<Option, Event, View> | null>;

/** Who runs a table: the worker on this device, or a server. */
export interface TableHost<Option = unknown, Event = unknown, View = unknown> {
  look(viewer: Seat | null): Promise<Seen<Option, Event, View>>;
  answer(viewer: Seat, step: number, index: number): Shown<Option, Event, View>;
  /** Lets those answer who need not be waited for; where the host does that by itself, null. */
  goOn: ((viewer: Seat | null, all: boolean) => Promise<Seen<Option, Event, View>>) | null;
  /** The table, if another window went on with it; where the host tells of all that happens, null. */
  refresh: ((viewer: Seat | null) => Shown<Option, Event, View>) | null;
  undo(viewer: Seat): Shown<Option, Event, View>;
  redo(viewer: Seat): Shown<Option, Event, View>;
  explain(viewer: Seat, intents: readonly unknown[]): Promise<readonly Explanation[]>;
  forecast(about: number, index: number | null): Promise<unknown>;
  viewAt(viewer: Seat | null, step: number): Promise<View>;
  story(): Promise<Story>;
  /** The table as the text of a file. */
  write(): Promise<string>;
  /** A new table on this device that goes on from that step. */
  playOn(viewer: Seat, step: number): Promise<Route>;
  /** Where the same people play again. */
  rematch(): Promise<Route>;
}

/** The table as it stands after something happened there, with everything told from the setup on. */
export interface Heard<Option = unknown, Event = unknown, View = unknown> extends Seen<Option, Event, View> {
  readonly viewer: Seat | null;
  readonly sitters: readonly Sitter[];
}

export interface Hearer {
  heard(news: Heard): void;
}

/** A table that somebody else runs, with what the page shows of the others there. */
export interface Remote {
  readonly viewer: Seat | null;
  /** The last step that the viewer has seen before; null where there is nothing to catch up with. */
  readonly missed: Store<number | null>;
  hostOf<Option, Event, View>(): TableHost<Option, Event, View>;
  /** Tells all that happens from now on, until what it gives back is called. */
  follow(hearer: Hearer): () => void;
  /** Whether players have a limited time. */
  readonly timed: boolean;
  /** Whether the one at a seat is there now. */
  readonly Here: ComponentType<{ readonly seat: Seat }>;
  /** What stands in the bar, and what floats above the table. */
  readonly Tools: ComponentType;
  readonly Around: ComponentType;
}
