import type { CompiledQuery, Kysely } from 'kysely';
import type { Stamped } from '../../protocol/hosted.ts';
import type { Schema } from './schema.ts';
import type { TableSummary } from './store.ts';

/** Statements of one transaction, one after the other; each is answered by how many rows it changed. */
export type Steps<Value> = Generator<CompiledQuery, Value, number>;

/** Entries that follow one another, and the table as it is after them. */
export interface Append {
  readonly id: string;
  readonly entries: readonly Stamped[];
  readonly summary: TableSummary;
}

export interface Database {
  readonly db: Kysely<Schema>;
  /** All of the steps or none; on disk when it resolves. They may be begun anew, so each time by the function. */
  write<Value>(steps: () => Steps<Value>): Promise<Value>;
  append(append: Append): Promise<boolean>;
  /** Writes a small row; on disk when it resolves. What is wrong is thrown as a trouble of the store. */
  checkWrite(): Promise<void>;
  bytes(): Promise<number>;
  close(): Promise<void>;
}
