import type { Seat } from '../engine/game.ts';
import type { Phrase } from './hosted.ts';

/** What somebody wrote: words of their own, or a ready phrase. */
export type ChatContent = { readonly text: string } | { readonly phrase: Phrase };

/** A message in the chat of a table. It is no entry of the table's log. */
export interface ChatMessage {
  readonly id: string;
  /** Counts the messages of the table; the number of one that was deleted is not used again. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly player: string;
  /** The player's name when they wrote it. */
  readonly name: string;
  /** Where the player sat then; null for a spectator. */
  readonly seat: Seat | null;
  readonly content: ChatContent;
}
