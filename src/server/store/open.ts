import { openPostgresBus } from './bus.ts';
import { noticeStore } from './notice-store.ts';
import { playerStore } from './player-store.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Bus, Store } from './store.ts';
import { tableStore } from './table-store.ts';

/** Where everything is kept: a file of SQLite, or a PostgreSQL that several nodes share. */
export type Whereabouts = { readonly file: string } | { readonly url: string };

export async function openStore(where: Whereabouts): Promise<Store> {
  const database = 'file' in where ? await openSqlite(where.file) : await openPostgres(where.url);
  const { bytes, close } = database;
  return { ...tableStore(database), ...playerStore(database), ...noticeStore(database), bytes, close };
}

/** A file has one node, and nobody to tell. */
const ALONE: Bus = {
  tell() {},
  listen() {},
  shared: { share() {}, of: () => [], listen() {} },
  async close() {},
};

export async function openBus(where: Whereabouts): Promise<Bus> {
  return 'file' in where ? ALONE : openPostgresBus(where.url);
}
