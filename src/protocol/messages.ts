import type { Explanation, Seat } from '../engine/game.ts';
import type { Story } from '../engine/story.ts';
import type { Ask, RefusalCode } from './asks.ts';
import type { Change } from './changes.ts';
import type { ChatMessage } from './chat.ts';
import type { Charter, Motion, Place, Stamped } from './hosted.ts';
import type { Present, Told } from './table.ts';

/** What the server refuses beyond what a table refuses. */
export const WIRE_REFUSALS = [
  'not-found',
  'not-over',
  'not-watched',
  'other-rules',
  'no-such-code',
  'bad-name',
  'bad-origin',
  'no-upgrade',
  'bad-address',
  'banned',
  'muted',
  'lobby-player',
  'lobby-address',
  'too-big',
  'too-slow',
  'full',
  'closing',
  'failed',
] as const;
export type WireCode = RefusalCode | (typeof WIRE_REFUSALS)[number];

/** The body of every answer that is not a success, over HTTP. */
export interface RefusedBody {
  readonly code: WireCode;
  /** In the language of the request. */
  readonly sentence: string;
  /** The place in what was sent, where there is one. */
  readonly where?: string;
  /** How much is allowed, where that is why. */
  readonly limit?: number;
}

/** A player as everybody may know them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** What a client sends over the socket. Its own number in `id` comes back as `re`. */
export type ClientMessage = { readonly id?: number } & (
  | {
      readonly say: 'watch';
      readonly table: string;
      /** The last entry that the client knows of: then only what was told since is sent. */
      readonly seq?: number;
      /** The number of the last message of the chat that the client knows of. */
      readonly message?: number;
      /** News are to bring what changed instead of the whole. */
      readonly changes?: boolean;
    }
  | { readonly say: 'leave' | 'look' | 'story'; readonly table: string }
  /** Whether the page that shows a table which is watched is in sight; until this is said, it is. */
  | { readonly say: 'attend'; readonly table: string; readonly looks: boolean }
  | { readonly say: 'ask'; readonly table: string; readonly ask: Ask }
  | { readonly say: 'explain'; readonly table: string; readonly intents: readonly Intent[] }
  | { readonly say: 'forecast'; readonly table: string; readonly about: number; readonly index: number | null }
  | { readonly say: 'at'; readonly table: string; readonly step: number }
);

/** An intent has the shape of an option: a flat record. */
export type Intent = Readonly<Record<string, string | number | boolean | null>>;

type Without<Of, Keys extends string> = Of extends unknown ? Omit<Of, Keys> : never;

/** An entry of the log as everybody may read it: not which option was taken, and no salt. */
export type Line = Without<Stamped, 'index' | 'mark' | 'lag' | 'salt'>;

/** Time left, in milliseconds as of `since`; null without end. From then on it runs for the one who is asked. */
export interface ClocksNow {
  readonly left: readonly (number | null)[];
  readonly since: number;
  readonly asked: Seat | null;
}

/** The table as it stands, as one viewer may know it. */
export interface Now {
  /** The viewer's seat; null for a spectator. */
  readonly you: Seat | null;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly places: readonly Place[];
  /** The player who is the host now. */
  readonly host: string;
  readonly clocks: ClocksNow;
  readonly motion: { readonly motion: Motion; readonly agreed: readonly Seat[] } | null;
  /** What of the chat is closed. */
  readonly chat: 'all' | 'text' | 'none';
  /** Whether those who do not sit at the table may write in the chat. */
  readonly spectatorsMayWrite: boolean;
  /** The table that follows this one, and who wants to play there. */
  readonly next: { readonly table: string; readonly name: string } | null;
  /** Null before the game begins. */
  readonly present: Present | null;
}

/**
 * Why a table goes on as its log says: nobody knew whether an entry was stored, its kept state was ahead of the log or
 * could not be read, or answers of the log no longer hold.
 */
export type RecoveryReason = 'read-again' | 'snapshot-ahead' | 'snapshot-unreadable' | 'answers-lost';

interface Since {
  readonly table: string;
  /** The last entry that this tells of. */
  readonly seq: number;
  /** `told` goes on after this step; what the client knew of later steps no longer holds. −1 is from the setup on. */
  readonly since: number;
  readonly told: readonly Told[];
  readonly lines: readonly Line[];
}

export type ServerMessage =
  | { readonly say: 'welcome'; readonly you: Person | null; readonly time: number }
  | ({
      readonly say: 'table';
      readonly re?: number;
      readonly charter: Charter;
      readonly now: Now;
      /** To one who begins to watch: the latest messages of the chat after the one that they know. */
      readonly messages?: readonly ChatMessage[];
    } & Since)
  /** What follows entry `from`; one who does not know it watches again. */
  | ({ readonly say: 'news'; readonly from: number } & Since &
      ({ readonly now: Now } | { readonly change: Change | null }))
  /** What was written since in the chat. */
  | { readonly say: 'chat'; readonly table: string; readonly messages: readonly ChatMessage[] }
  /** The seats whose players are there now, each time that changes. */
  | { readonly say: 'presence'; readonly table: string; readonly here: readonly Seat[] }
  /** Something failed, and the table goes on as its log says; so many answers at its end were lost. */
  | { readonly say: 'recovered'; readonly table: string; readonly why: RecoveryReason; readonly lost: number }
  /** The table that is watched is no longer there. */
  | { readonly say: 'removed'; readonly table: string }
  | { readonly say: 'done'; readonly re?: number; readonly table: string }
  | { readonly say: 'explained'; readonly re?: number; readonly explanations: readonly Explanation[] }
  | { readonly say: 'forecast'; readonly re?: number; readonly forecast: unknown }
  | { readonly say: 'view'; readonly re?: number; readonly step: number; readonly view: unknown }
  | { readonly say: 'story'; readonly re?: number; readonly story: Story }
  | { readonly say: 'refused'; readonly re?: number; readonly code: WireCode; readonly sentence: string }
  /** Milliseconds that the line takes there and back, and the server's time. */
  | { readonly say: 'lag'; readonly lag: number; readonly time: number }
  /** The server stops; the client comes back by itself. */
  | { readonly say: 'closing'; readonly sentence: string };

/** Why the server closes a socket, as the code of the closing; the reason is a sentence. */
export const CLOSINGS = {
  restart: 1012,
  'too-big': 1009,
  'unknown-player': 4401,
  banned: 4403,
  'too-slow': 4408,
  'too-much': 4429,
} as const;
