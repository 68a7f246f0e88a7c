import { archiveStore } from './archives/archive-store.ts';
import { openPostgresBus } from './bus.ts';
import { chatStore } from './chat-store.ts';
import type { Database } from './database.ts';
import { busBeside, openFileBus } from './file-bus.ts';
import { moderationStore } from './moderation-store.ts';
import { noticeStore } from './notice-store.ts';
import { playerStore } from './player-store.ts';
import { openPostgres } from './postgres.ts';
import type { Patience } from './postgres-reach.ts';
import { privacyStore } from './privacy-store.ts';
import { openSqlite } from './sqlite.ts';
import type { Bus, Store } from './store.ts';
import { tableStore } from './table-store.ts';

/** Where everything is kept: a file of SQLite, or a PostgreSQL that several nodes share. */
export type Whereabouts = { readonly file: string } | { readonly url: string };

const openDatabase = (where: Whereabouts, patience?: Patience): Promise<Database> =>
  'file' in where ? openSqlite(where.file) : openPostgres(where.url, patience);

function storeOn(database: Database): Store {
  const { bytes, checkWrite, close } = database;
  return {
    ...tableStore(database),
    ...archiveStore(database),
    ...chatStore(database),
    ...playerStore(database),
    ...noticeStore(database),
    ...privacyStore(database),
    ...moderationStore(database),
    bytes,
    checkWrite,
    close,
  };
}

export const openStore = async (where: Whereabouts, patience?: Patience): Promise<Store> =>
  storeOn(await openDatabase(where, patience));

export async function openBus(where: Whereabouts): Promise<Bus> {
  return 'file' in where ? openFileBus(where.file) : openPostgresBus(where.url);
}

/** For a command that works beside a server, or without one: what it does is known to every node once it is closed. */
export async function openBeside(where: Whereabouts): Promise<{ readonly store: Store; readonly bus: Bus }> {
  const database = await openDatabase(where);
  const bus = 'file' in where ? busBeside(database, Date.now) : await openPostgresBus(where.url);
  return { store: storeOn(database), bus };
}
