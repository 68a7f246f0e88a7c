import type { Charter, Stamped } from '../../protocol/hosted.ts';

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
  addTable(charter: Charter, secret: string, rules: number, summary: TableSummary): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** Tables in the lobby that wait for players. */
  listed(most: number): Promise<readonly StoredTable[]>;
  tablesOf(player: string, most: number): Promise<readonly StoredTable[]>;
  entriesAfter(id: string, seq: number): Promise<readonly Stamped[]>;
  /**
   * Adds entries that follow one another. They are on disk when it resolves; false when another node was first with
   * one of the numbers, and then nothing was added.
   */
  append(id: string, entries: readonly Stamped[], summary: TableSummary): Promise<boolean>;
  /** Tables that should have acted by now, the longest overdue first. */
  overdue(now: number, most: number): Promise<readonly string[]>;
  keepSnapshot(id: string, snapshot: StoredSnapshot): Promise<void>;
  snapshot(id: string): Promise<StoredSnapshot | null>;
  /** The tables that are not over, or every one, the oldest first. */
  ids(which: 'unfinished' | 'all'): Promise<readonly string[]>;
  /** Removes tables of that status not touched since; how many. */
  prune(status: TableStatus, touchedBefore: number): Promise<number>;
  countTables(host: string, since: number): Promise<number>;
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
  /** Who holds the token. */
  holder(digest: string): Promise<Player | null>;
  revoke(digest: string): Promise<void>;
  /** The oldest of a player's codes gives way where there are too many. */
  addCode(digest: string, player: string, until: number): Promise<void>;
  /** Takes a one-time code: whose it was, and never again. */
  takeCode(digest: string, now: number): Promise<string | null>;

  keepPush(player: string, endpoint: string, keys: string): Promise<void>;
  pushesOf(player: string): Promise<readonly { readonly endpoint: string; readonly keys: string }[]>;
  dropPush(endpoint: string): Promise<void>;
  keepHook(player: string, address: string | null): Promise<void>;
  hookOf(player: string): Promise<string | null>;
}

/** Everything that outlives the program. Times in milliseconds since 1970. */
export interface Store extends TableStore, PlayerStore {
  /** How much is kept; room that was freed and waits for use does not count. */
  bytes(): Promise<number>;
  /** What is under way is finished first. */
  close(): Promise<void>;
}

/** Tells other nodes that a table has new entries; on one node nobody else listens. */
export interface Bus {
  tell(table: string, seq: number): void;
  /** Something may be heard twice, late or out of order, but sooner or later everything is. */
  listen(heard: (table: string, seq: number) => void): void;
  close(): Promise<void>;
}
