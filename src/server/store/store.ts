import type { Charter, Stamped } from '../../protocol/hosted.ts';
import type { Language } from '../../text/language.ts';
import type { ArchiveStore } from './archives/archive-store.ts';
import type { ChatStore } from './chat-store.ts';
import type { Moderated, ModerationStore } from './moderation-store.ts';
import type { PrivacyStore } from './privacy-store.ts';
import type { Shared } from './shared.ts';

export type TableStatus = 'waiting' | 'playing' | 'over';

/** What lists and timers need of a table without reading its log; written with every append. */
export interface TableSummary {
  readonly status: TableStatus;
  readonly seq: number;
  /** Who is waited for: a player, or null for a bot or nobody. */
  readonly waitsFor: string | null;
  /** When the table next acts on its own: a bot's answer, a clock that runs out; null for never. */
  readonly due: number | null;
  /** Everyone who sits there. */
  readonly players: readonly string[];
  /** How it is shown in lists, as JSON. */
  readonly card: string;
}

export interface StoredTable {
  readonly charter: Charter;
  readonly secret: string;
  /** The rules version that it is played by. */
  readonly rules: number;
  readonly summary: TableSummary;
  readonly touched: number;
}

/** A state to go on from when the rules have changed since. */
export interface StoredSnapshot {
  readonly seq: number;
  readonly step: number;
  readonly rules: number;
  readonly record: string;
}

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

export type TokenKind = 'session' | 'api';

export interface TableStore {
  /** `origin` tells from where it is opened. */
  addTable(charter: Charter, secret: string, rules: number, summary: TableSummary, origin?: string): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** Tables in the lobby that wait for players, the latest first: of each host and origin only a few. */
  listed(most: number): Promise<readonly StoredTable[]>;
  tablesOf(player: string, most: number): Promise<readonly StoredTable[]>;
  entriesAfter(id: string, seq: number): Promise<readonly Stamped[]>;
  /** Of the entries up to `seq` the latest so many, and before them so many that are no answers; in their order. */
  recentEntries(id: string, seq: number, latest: number, others: number): Promise<readonly Stamped[]>;
  /**
   * Adds entries that follow one another. They are on disk when it resolves; false when another node was first with
   * one of the numbers, and then nothing was added.
   */
  append(id: string, entries: readonly Stamped[], summary: TableSummary): Promise<boolean>;
  /** Tables that should have acted by now, the longest overdue first. */
  overdue(now: number, most: number): Promise<readonly string[]>;
  /** Nothing is kept of a table that is not there. */
  keepSnapshot(id: string, snapshot: StoredSnapshot): Promise<void>;
  snapshot(id: string): Promise<StoredSnapshot | null>;
  /** The tables that are not over, or every one, the oldest first. */
  ids(which: 'unfinished' | 'all'): Promise<readonly string[]>;
  /** Removes a table with all that is its own; false when it is not there, or has other entries by now. */
  removeTable(id: string, seq: number): Promise<boolean>;
  /** How many tables of that status were not touched since. */
  countUntouched(status: TableStatus, touchedBefore: number): Promise<number>;
  /** Removes tables of that status not touched since; how many. */
  prune(status: TableStatus, touchedBefore: number): Promise<number>;
  countTables(host: string, since: number): Promise<number>;
  /** How many tables in the lobby the host has opened, and how many were opened from there. */
  countListed(host: string, origin: string): Promise<{ readonly ofHost: number; readonly ofOrigin: number }>;
}

/** Tokens and codes come as digests. */
export interface PlayerStore {
  addPlayer(player: Player): Promise<void>;
  player(id: string): Promise<Player | null>;
  rename(id: string, name: string): Promise<void>;
  /** Notes a visit, to the day. */
  saw(id: string, at: number): Promise<void>;
  /** Removes players not seen since who sit at no table and opened none, with all that is theirs; how many. */
  prunePlayers(seenBefore: number): Promise<number>;
  /** The oldest of a player's tokens of a kind gives way where there are too many. */
  addToken(digest: string, player: string, kind: TokenKind, made: number): Promise<void>;
  /** Who holds the tokens; those that nobody holds are missing. */
  holders(digests: readonly string[]): Promise<ReadonlyMap<string, Moderated>>;
  revoke(digest: string): Promise<void>;
  /** The oldest of a player's codes gives way where there are too many. */
  addCode(digest: string, player: string, until: number): Promise<void>;
  /** Takes a one-time code: whose it was, and never again. */
  takeCode(digest: string, now: number): Promise<string | null>;
}

/** A device that a browser's own service reaches. */
export interface StoredPush {
  readonly player: string;
  readonly endpoint: string;
  /** By which what is sent is sealed for the device, as JSON. */
  readonly keys: string;
  readonly language: Language;
  /** The address under which the player found the server. */
  readonly site: string;
}

/** An address that a player wants to be told at. */
export interface StoredHook extends Pick<StoredPush, 'language' | 'site'> {
  readonly address: string;
  /** How often in a row it did not work. */
  readonly failures: number;
  /** Why it did not work the last time, as JSON; null where it did. */
  readonly trouble: string | null;
}

export interface NoticeStore {
  /** What is kept under the name for ever: the value that was given first, by whichever node. */
  keepOnce(name: string, value: string): Promise<string>;
  /** The oldest of a player's devices gives way where there are too many. */
  keepPush(push: StoredPush, made: number): Promise<void>;
  pushesOf(player: string): Promise<readonly StoredPush[]>;
  dropPush(player: string, endpoint: string): Promise<void>;
  /** Notes whether the device was reached; one that fails too often in a row is dropped. */
  markPush(endpoint: string, reached: boolean): Promise<void>;
  /** Keeps the address, as one that has not failed; null for none. */
  keepHook(player: string, hook: Pick<StoredHook, 'address' | 'language' | 'site'> | null): Promise<void>;
  hookOf(player: string): Promise<StoredHook | null>;
  /** Notes why the address did not work, or null where it did; another address meanwhile stays as it is. */
  markHook(player: string, address: string, trouble: string | null): Promise<void>;
  /**
   * Takes it on to tell a player something about a table that is so since that time: true for one node only, and for
   * none where the player was told the same of a time less than `apart` before.
   */
  claimNotice(table: string, player: string, kind: string, at: number, apart: number): Promise<boolean>;
  /** Tables touched since that wait for a player who wants to be told, the latest first. */
  waitingForTold(since: number, most: number): Promise<readonly string[]>;
}

/** Everything that outlives the program. Times in milliseconds since 1970. */
export interface Store
  extends TableStore,
    ArchiveStore,
    ChatStore,
    PlayerStore,
    NoticeStore,
    PrivacyStore,
    ModerationStore {
  /** How much is kept; room that was freed and waits for use does not count. */
  bytes(): Promise<number>;
  /** Writes a small row; on disk when it resolves. What is wrong is thrown as a StoreTrouble or PostgresTrouble. */
  checkWrite(): Promise<void>;
  /** What is under way is finished first. */
  close(): Promise<void>;
}

/**
 * What no longer holds, wherever it is known: the token of a digest, the table of an id, what a player is and
 * may, and which addresses are banned.
 */
export const ANNOUNCEMENTS = ['revoked', 'removed', 'player', 'ranges'] as const;
export type Announcement = (typeof ANNOUNCEMENTS)[number];

export interface AnnouncementListener {
  announced(what: Announcement, key: string): void;
  /** The line was cut and is back: what was announced meanwhile was missed. */
  resumed(): void;
}

/** Between the nodes; on one node nobody else listens. */
export interface Bus {
  /** Tells the other nodes that a table has new entries. */
  tell(table: string, seq: number): void;
  /** Tells the other nodes that the chat of a table has messages up to that number. */
  tellChat(table: string, number: number): void;
  /** Something may be heard twice, late or out of order, but sooner or later everything is. */
  listen(heard: (table: string, seq: number) => void): void;
  listenToChat(heard: (table: string, number: number) => void): void;
  /** Tells the other nodes. It may be lost where this node dies, or theirs hears nothing for a moment. */
  announce(what: Announcement, key: string): void;
  onAnnouncement(listener: AnnouncementListener): void;
  /** What nodes let one another know for as long as they live. */
  readonly shared: Pick<Shared, 'share' | 'of' | 'listen'>;
  close(): Promise<void>;
}
