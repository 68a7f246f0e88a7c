import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { sqliteCode } from './folder.ts';
import { knowsAll } from './migrations.ts';
import type { Whereabouts } from './open.ts';
import { readPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { readSqlite } from './sqlite.ts';
import type { TableStore } from './store.ts';
import { tableStore } from './table-store.ts';
import { StoreTrouble } from './trouble.ts';

/** What is kept, to be looked at while a server may be at work. */
export interface ReadStore extends Pick<TableStore, 'table' | 'snapshot' | 'entriesAfter' | 'ids'> {
  close(): Promise<void>;
}

const UNDEFINED_TABLE = '42P01';

const isNoTable = (error: unknown): boolean =>
  sqliteCode(error) !== null || (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE);

/** Refuses what is none of ours or of a later program. */
async function check(db: Kysely<Schema>, path: string): Promise<void> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db).catch((error: unknown) => {
    throw isNoTable(error) ? new StoreTrouble('foreign', path) : error;
  });
  if (!knowsAll(done.rows.map(({ name }) => name))) throw new StoreTrouble('newer', path);
}

const refuse = async (): Promise<never> => {
  throw new TypeError('nothing is written here');
};

/** Opens what is kept without changing anything, not even to today's columns. */
export async function openToRead(where: Whereabouts): Promise<ReadStore> {
  const path = 'file' in where ? where.file : '';
  if ('file' in where && !existsSync(path)) throw new StoreTrouble('missing', path);
  const db = 'file' in where ? readSqlite(path) : readPostgres(where.url);
  try {
    await check(db, path);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const { table, snapshot, entriesAfter, ids } = tableStore({ db, write: refuse, append: refuse });
  return { table, snapshot, entriesAfter, ids, close: () => db.destroy() };
}
