import type { Reason } from '../engine/game.ts';
import type { Language } from './language.ts';

/** What one printing of a card says below its name. */
export interface Print {
  readonly kind: string;
  readonly lines: readonly string[];
}

/** What is printed on a card, derived from the effects that the engine carries out. */
export interface Face extends Print {
  readonly name: string;
  /** The name in this language is our own, for want of a printed one in the facts. */
  readonly nameIsOurs: boolean;
  /** What a later printing says instead, under what that printing is called; left out where it says the same. */
  readonly later?: Print & { readonly printing: string };
}

export interface RulesSection {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

/** Everything that a game says to a person. Players are told by `names`, one for each seat. */
export interface Wording<Option = unknown, Event = unknown, View = unknown> {
  title(language: Language): string;
  /** The table option and its value in words. */
  tableOption(name: string, value: string, language: Language): { readonly name: string; readonly value: string };
  /** The question that is put, as a sentence. */
  ask(view: View, names: readonly string[], language: Language): string;
  /** What an option does, as a button says it. */
  option(option: Option, view: View, language: Language): string;
  /** A line of the log, or null for what needs none; any view of the same game tells what events leave out. */
  event(event: Event, names: readonly string[], language: Language, view: View): string | null;
  /** Why an intent is refused: the rule, with the numbers that decided. */
  reason(reason: Reason, language: Language): string;
  /** The face of the card or token of that id; null for an unknown one. */
  face(id: string, language: Language): Face | null;
}

/** What a game says where there are only lines of text. */
export interface WordingInLines<Option = unknown, Event = unknown, View = unknown>
  extends Wording<Option, Event, View> {
  /** The whole table as lines of text. */
  table(view: View, names: readonly string[], language: Language): readonly string[];
  /** The whole board as lines of text: its places, what is there, and the ways between them. */
  map?(view: View, names: readonly string[], language: Language): readonly string[];
}
