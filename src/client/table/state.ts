import type { Decision, Explanation, Reason, Seat } from '../../engine/game.ts';
import type { Present, Told } from '../../protocol/table.ts';

/** What the prompter says until the next thing happens: a refusal with its rule, or what went wrong. */
export type Notice =
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'undo-refused' }
  | { readonly kind: 'overtaken' }
  /** Something was pressed too early to be carried out; counted, so that the next one is seen too. */
  | { readonly kind: 'not-done'; readonly count: number }
  | { readonly kind: 'broken'; readonly error: unknown };

export interface TableState<Option, Event, View> {
  readonly viewer: Seat | null;
  readonly present: Present<Option, View>;
  /** Everything told to the viewer so far, in order. */
  readonly told: readonly Told<Event>[];
  /** What was taken back just now; nothing after an answer. */
  readonly undone: readonly Told<Event>[];
  /** The game is over, but how it came to that is still being shown. */
  readonly ending: boolean;
  /** What the engine says of intents at this step, by their JSON text. */
  readonly explained: ReadonlyMap<string, Explanation>;
  /** Options among which one click could mean any: the person says which. */
  readonly choice: readonly number[] | null;
  /** The end of the turn that was asked for, and what it would leave unused: it takes another word. */
  readonly wasted: { readonly index: number; readonly unused: string } | null;
  /** The person to whom the device should be handed before the table shows more. */
  readonly handTo: Seat | null;
  readonly notice: Notice | null;
  /** Bots are let run without waiting, until a person is asked. */
  readonly skipping: boolean;
}

/**
 * Called before the table changes, to see where things are; what it gives back plays what happened, or where nothing
 * did, what was undone.
 */
export type Animator<Event> = (told: readonly Told<Event>[], undone: readonly Told<Event>[]) => () => Promise<void>;

/** The shape that every decision of a view has. */
export interface Deciding<Option> {
  readonly decision: Decision<Option> | null;
}

export const NOTHING_EXPLAINED: ReadonlyMap<string, Explanation> = new Map();
