import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { type ChatStore, chatStore } from './chat-store.ts';
import { migrationTrouble } from './migrations.ts';
import type { Whereabouts } from './open.ts';
import { readPostgres } from './postgres.ts';
import { postgresPlace, postgresTrouble } from './postgres-trouble.ts';
import type { Schema } from './schema.ts';
import { readSqlite } from './sqlite.ts';
import { sqliteCode } from './sqlite-trouble.ts';
import type { TableStore } from './store.ts';
import { tableStore } from './table-store.ts';
import { StoreTrouble } from './trouble.ts';

/** What is kept, to be looked at while a server may be at work. */
export interface ReadStore
  extends Pick<TableStore, 'table' | 'snapshot' | 'entriesAfter' | 'ids' | 'countUntouched'>,
    Pick<ChatStore, 'countMessages'> {
  /** What was kept once under the name; null where nothing was yet. */
  kept(name: string): Promise<string | null>;
  close(): Promise<void>;
}

const UNDEFINED_TABLE = '42P01';

const isNoTable = (error: unknown): boolean =>
  sqliteCode(error) !== null || (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE);

/** Refuses what is none of ours or of a later program; the migrations that were done. */
async function check(db: Kysely<Schema>, path: string): Promise<readonly string[]> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db).catch((error: unknown) => {
    throw isNoTable(error) ? new StoreTrouble('foreign', path) : error;
  });
  const names = done.rows.map(({ name }) => name);
  const trouble = migrationTrouble(names);
  if (trouble !== null) throw new StoreTrouble(trouble, path);
  return names;
}

const refuse = async (): Promise<never> => {
  throw new TypeError('nothing is written here');
};

/** Opens what is kept without changing anything, not even to today's columns. */
export async function openToRead(where: Whereabouts): Promise<ReadStore> {
  const path = 'file' in where ? where.file : '';
  if ('file' in where && !existsSync(path)) throw new StoreTrouble('missing', path);
  const db = 'file' in where ? readSqlite(path) : readPostgres(where.url);
  let names: readonly string[];
  try {
    names = await check(db, path);
  } catch (error) {
    await db.destroy();
    throw 'file' in where || error instanceof StoreTrouble ? error : postgresTrouble(error, postgresPlace(where.url));
  }
  const hasArchives = names.some((name) => name.endsWith('-archives'));
  const tables = tableStore({ db, write: refuse, append: refuse }, hasArchives);
  const { table, snapshot, entriesAfter, ids, countUntouched } = tables;
  // A database of before has no messages.
  const hasChat = names.some((name) => name.endsWith('-chat'));
  const countMessages = hasChat ? chatStore({ db, write: refuse }).countMessages : async () => 0;
  const kept = async (name: string) => {
    const found = db.selectFrom('kept_once').select('value').where('name', '=', name).executeTakeFirst();
    return (
      (await found.catch((error: unknown) => (isNoTable(error) ? undefined : Promise.reject(error))))?.value ?? null
    );
  };
  return { table, snapshot, entriesAfter, ids, countUntouched, countMessages, kept, close: () => db.destroy() };
}
