import type { HostedTable } from '../match/hosted.ts';
import type { Stamped } from '../protocol/hosted.ts';
import type { Reader } from './loading.ts';
import type { Bus, Store } from './store/store.ts';

/** What the tables need of the world, so that tests can stand in for time and luck. */
export interface Surroundings extends Reader {
  readonly store: Store;
  readonly bus: Bus;
  now(): number;
  /** Calls once after so many milliseconds; what it gives back calls it off. */
  after(milliseconds: number, act: () => void): () => void;
  /** Milliseconds that a bot takes for an answer. */
  readonly botPace: number;
  /** Milliseconds after which a table that nobody watches leaves the memory. */
  readonly idle: number;
  /** Told of tables that other rules had played before, and what became of them. */
  moved(how: 'same' | 'differs' | 'unreadable'): void;
  /** Told of what went wrong where nobody waits for an answer. */
  trouble(error: unknown): void;
}

/** One who is told what happens at a table. */
export type Watcher = (table: HostedTable, news: readonly Stamped[]) => void;
