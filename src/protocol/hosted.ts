import type { Options, Seat } from '../engine/game.ts';

/** One who is told apart from others, and by which name. */
interface Person {
  readonly player: string;
  readonly name: string;
}

/** How long players may take, in seconds; days are counted in turns. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'turn'; readonly seconds: number }
  | { readonly kind: 'game'; readonly seconds: number; readonly increment: number };

/** Why a bot plays a person's seat for now. */
export const AWAY = ['clock', 'handed', 'host', 'voted', 'resigned'] as const;
export type Away = (typeof AWAY)[number];

/** A seat as it is taken. */
export type Place =
  /** Kept for somebody who played at the table before this one, where it is. */
  | { readonly kind: 'open'; readonly for?: Person }
  | { readonly kind: 'player'; readonly player: string; readonly name: string; readonly away: Away | null }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** What is fixed when a table is opened. */
export interface Charter {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly clock: Clock;
  /** Shown in the lobby; else reached by its link alone. */
  readonly listed: boolean;
  /** The player who opened it, and is its host unless a log entry says otherwise. */
  readonly host: string;
  /** The digest of the server's secret, shown before play. */
  readonly commitment: string;
  readonly made: number;
  /** Whom seats are kept for; null for those that anybody may take. */
  readonly kept?: readonly (Person | null)[];
}

/** What something is asked of the others for: it happens once all who must have agreed. */
export type Motion =
  | { readonly what: 'end' }
  | { readonly what: 'undo'; readonly seat: Seat; readonly step: number }
  /** That a bot plays for somebody who is absent. */
  | { readonly what: 'send-away'; readonly seat: Seat };

/** Ready phrases, worded in each reader's language. */
export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'thinking', 'sorry', 'again', 'bye'] as const;
export type Phrase = (typeof PHRASES)[number];

/** One line of a table's log: everything about a table follows from its charter and these. */
export type Entry =
  | { readonly kind: 'sat'; readonly seat: Seat; readonly player: string; readonly name: string; readonly salt: string }
  | { readonly kind: 'bot-sat'; readonly seat: Seat; readonly name: string; readonly bot: string }
  | { readonly kind: 'rose'; readonly seat: Seat }
  /** By the host, before the game begins. */
  | { readonly kind: 'freed'; readonly seat: Seat }
  /** The host has made another player the host. */
  | { readonly kind: 'host-changed'; readonly seat: Seat; readonly player: string; readonly name: string }
  /** The seed is made of the secret and of the salts of those who sit there; `print` is that of the rules. */
  | { readonly kind: 'began'; readonly print?: string }
  | {
      readonly kind: 'answered';
      readonly seat: Seat;
      readonly index: number;
      readonly by: 'player' | 'bot' | 'standing';
      /** Milliseconds that the answerer's line takes. */
      readonly lag?: number;
      /** Made from the option: tells when the index no longer means the same. */
      readonly mark?: string;
    }
  /** From here on other rules hold: the game goes on at `step`, and the last `lost` answers hold no longer. */
  | {
      readonly kind: 'upgraded';
      readonly from: number;
      readonly rules: number;
      readonly print: string;
      readonly step: number;
      readonly lost: number;
    }
  | { readonly kind: 'undid'; readonly seat: Seat }
  | { readonly kind: 'redid'; readonly seat: Seat }
  | { readonly kind: 'went-away'; readonly seat: Seat; readonly why: Away }
  | { readonly kind: 'came-back'; readonly seat: Seat }
  | { readonly kind: 'handed-over'; readonly seat: Seat; readonly player: string; readonly name: string }
  | { readonly kind: 'agreed'; readonly seat: Seat; readonly motion: Motion }
  | { readonly kind: 'declined'; readonly seat: Seat }
  /** By the server: everybody who had not agreed to the motion has gone away. */
  | { readonly kind: 'carried'; readonly motion: Motion }
  /** Somebody has opened the table that follows. */
  | { readonly kind: 'rematch'; readonly table: string; readonly player: string; readonly name: string }
  /** By the host, or else because the game would never end. */
  | { readonly kind: 'ended'; readonly by?: 'host' }
  | { readonly kind: 'chat-closed'; readonly what: 'all' | 'text' | 'none' }
  | { readonly kind: 'spectators-may-write'; readonly may: boolean }
  /** The player has deleted what was kept about them: the log has their name no more. */
  | { readonly kind: 'erased'; readonly player: string };

/** Messages of the chat, as older logs have them. Now they are no entries and have a store of their own. */
export type OldMessage =
  | { readonly kind: 'said'; readonly player: string; readonly name: string; readonly phrase: Phrase }
  | { readonly kind: 'wrote'; readonly player: string; readonly name: string; readonly text: string };

export type LoggedEntry = Entry | OldMessage;

/** An entry where it stands in the log; `at` in milliseconds since 1970. */
export type Stamped = LoggedEntry & { readonly seq: number; readonly at: number };
