import type { HostedTable } from '../match/hosted.ts';
import type { BotQuestion } from '../match/thinking.ts';
import type { Stamped } from '../protocol/hosted.ts';
import type { Reader, Recovery } from './loading.ts';
import type { Bus, TableStore } from './store/store.ts';

/** What the tables need of the world, so that tests can stand in for time and luck. */
export interface Surroundings extends Reader {
  readonly store: Pick<
    TableStore,
    'addTable' | 'append' | 'entriesAfter' | 'keepSnapshot' | 'overdue' | 'snapshot' | 'table'
  >;
  readonly bus: Pick<Bus, 'listen' | 'tell'>;
  /** The time by which tables stamp and wake: it never goes back, and never leaps while a table is in memory. */
  now(): number;
  /** Called where no table is in memory: that time may be set by the wall again. */
  setByWall(): void;
  /** Calls once after so many milliseconds; what it gives back calls it off. */
  after(milliseconds: number, act: () => void): () => void;
  /** Milliseconds after which what the store has not done is taken for failed: a table would hang with it. */
  readonly storeTimeout: number;
  /** Milliseconds that a bot takes for an answer. */
  readonly botPace: number;
  /** The index of the answer that a bot at that table chooses; its host pays. */
  choose(table: string, question: BotQuestion, host: string): Promise<number>;
  /** Milliseconds after which a table where nothing happens leaves the memory, or rests where somebody watches. */
  readonly idle: number;
  /** Beyond so many tables in memory, those that were only looked at leave it, or rest, much sooner. */
  readonly crowd: number;
  /** Told of tables that other rules had played before, and what became of them. */
  moved(how: 'same' | 'differs' | 'unreadable'): void;
  /** Told of tables that were in memory or on disk otherwise than their log says, and go on as that says. */
  recovered(recovery: Recovery): void;
  /** Told of what went wrong where nobody waits for an answer. */
  trouble(error: unknown): void;
}

/** One who is told what happens at a table. */
export type Watcher = (table: HostedTable, news: readonly Stamped[]) => void;
