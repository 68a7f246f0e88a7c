import type { ComponentType } from 'preact';
import type { Decision, Options } from '../../engine/game.ts';
import type { Both, Language } from '../../text/language.ts';
import type { Wording } from '../../text/wording.ts';
import type { Cue } from '../cues.ts';
import type { LogWords } from './log.tsx';
import type { Table, TableState } from './table.ts';

/** The shape that every view has. */
export interface AnyView<Option> {
  readonly turnNo: number;
  readonly active: number;
  readonly decision: Decision<Option> | null;
}

/** What the parts of a table are given. */
export interface TableProps<Option extends object, Event, View extends AnyView<Option>> {
  readonly table: Table<Option, Event, View>;
  readonly state: TableState<Option, Event, View>;
  /** What those at the table are called, by seat. */
  readonly names: readonly string[];
  readonly language: Language;
  /** Shows a card or token of that id closely, beside the element. */
  readonly onCard: (id: string, at: Element) => void;
  /** Closes what is shown closely, if anything is. */
  readonly offCard: () => void;
  /** Opens what the keys and the bar open as well. */
  readonly onOpen: (what: Panel) => void;
}

export const PANELS = ['log', 'recap', 'deck', 'keys'] as const;
export type Panel = (typeof PANELS)[number];

export interface ZoomProps<Option extends object, Event, View extends AnyView<Option>>
  extends TableProps<Option, Event, View> {
  readonly id: string;
  readonly at: Element;
  readonly onClose: () => void;
}

/** Everything that draws one game at the table. */
export interface Drawing<Option extends object, Event, View extends AnyView<Option>> {
  /** The name of its palette and display face in the stylesheets. */
  readonly palette: string;
  readonly title: Both;
  subtitle(options: Options, language: Language): string;
  /** What a player whose turn it is must do first, instead of “Your turn”; null for nothing in particular. */
  summons?(view: View, language: Language): string | null;
  readonly wording: Wording<Option, Event, View>;
  readonly words: LogWords<Event>;
  /** The sound of an event; null for what makes none. */
  cue(event: Event, viewer: number | null): Cue | null;
  readonly TableView: ComponentType<TableProps<Option, Event, View>>;
  readonly EndView: ComponentType<TableProps<Option, Event, View>>;
  readonly ZoomView: ComponentType<ZoomProps<Option, Event, View>>;
  /** What the viewer owns and what is left to draw. */
  readonly DeckView: ComponentType<TableProps<Option, Event, View>>;
  /** What that is called, where the game has its own word for a deck. */
  readonly deckTitle?: Both;
}
