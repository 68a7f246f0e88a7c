import type { Seat } from '../engine/game.ts';
import type { Away, Motion, Phrase } from './hosted.ts';

/** What someone at a table may ask of it that becomes an entry of its log. */
export type TableAsk =
  | { readonly ask: 'sit'; readonly seat: Seat; readonly salt: string }
  | { readonly ask: 'seat-bot'; readonly seat: Seat; readonly name: string; readonly bot: string }
  /** Of the host, before the game begins. */
  | { readonly ask: 'free-seat'; readonly seat: Seat }
  /** Of the host: the player at the seat is the host from then on. */
  | { readonly ask: 'make-host'; readonly seat: Seat }
  | { readonly ask: 'rise' | 'begin' | 'end-game' | 'undo' | 'redo' | 'decline' | 'come-back' }
  | { readonly ask: 'answer'; readonly step: number; readonly index: number }
  | { readonly ask: 'agree'; readonly motion: Motion }
  | { readonly ask: 'go-away'; readonly why: Extract<Away, 'handed' | 'resigned'> }
  | { readonly ask: 'send-away'; readonly seat: Seat }
  /** Of the host. */
  | { readonly ask: 'close-chat'; readonly what: 'all' | 'text' | 'none' }
  | { readonly ask: 'let-spectators-write'; readonly may: boolean };

/** Writes a message in the chat: a ready phrase, or words of one's own. */
export type ChatAsk =
  | { readonly ask: 'say'; readonly phrase: Phrase }
  | { readonly ask: 'write'; readonly text: string };

export type Ask = TableAsk | ChatAsk;

/** Why something asked is refused; the client words each in its reader's language. */
export const REFUSALS = [
  'not-seated',
  'seated',
  'taken',
  'reserved',
  'no-such-seat',
  'not-begun',
  'begun',
  'seats-open',
  'over',
  'stale',
  'not-asked',
  'no-such-option',
  'nothing-to-undo',
  'nothing-to-redo',
  'hidden-was-seen',
  'not-host',
  'not-away',
  'not-absent',
  'chat-closed',
  'chat-for-players',
  'no-such-table',
  'malformed',
  'too-much',
  'unknown-player',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string = code) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}
