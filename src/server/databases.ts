import { resolve } from 'node:path';
import { StartFailure } from './arguments.ts';
import type { Settings } from './settings.ts';
import { databaseIn, hold } from './store/folder.ts';
import { openBus, openStore, type Whereabouts } from './store/open.ts';
import { checkPages } from './store/pages.ts';
import type { Patience } from './store/postgres-reach.ts';
import { postgresPlace, postgresTrouble } from './store/postgres-trouble.ts';
import type { Bus, Store } from './store/store.ts';
import { storeMessage } from './store-messages.ts';
import type { Language, Say } from './words.ts';

/** Where PostgreSQL is started together with the server, it may take so long. */
const PATIENCE_MILLISECONDS = 30_000;

export interface Opened {
  readonly store: Store;
  readonly bus: Bus;
  /** Lets another server have the folder. */
  release(): void;
}

/** What a test changes of how databases are opened. */
export interface Opening {
  /** Milliseconds to wait for a PostgreSQL that is not up yet. */
  readonly patience?: number;
  /** Tells whoever started the server what they should know meanwhile. */
  readonly tell?: (line: string) => void;
}

/** A store that takes what is written to it: that it can be opened and read does not say so. */
async function openChecked(where: Whereabouts, patience?: Patience): Promise<Store> {
  const store = await openStore(where, patience);
  try {
    await store.checkWrite();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openFile(folder: string, foundLate: (trouble: Error) => void): Promise<Opened> {
  const release = hold(folder);
  try {
    const file = databaseIn(folder);
    await checkPages(file, { foundLate });
    return { store: await openChecked({ file }), bus: await openBus({ file }), release };
  } catch (error) {
    release();
    throw error;
  }
}

async function openPostgres(url: string, patience: Patience): Promise<Opened> {
  const store = await openChecked({ url }, patience);
  try {
    return { store, bus: await openBus({ url }), release() {} };
  } catch (error) {
    await store.close();
    throw postgresTrouble(error, postgresPlace(url));
  }
}

/** Opens what is kept, and sees that it can be read and written; else whoever starts the server is told what to do. */
export async function openDatabases(
  { databaseUrl, data }: Settings,
  language: Language,
  say: Say,
  { patience = PATIENCE_MILLISECONDS, tell = console.error }: Opening,
): Promise<Opened> {
  const folder = resolve(data);
  const messageOf = (error: unknown) => storeMessage(error, folder, language, say);
  try {
    if (databaseUrl === null) {
      return await openFile(folder, (trouble) => tell(say('pagesDamaged', { message: messageOf(trouble) })));
    }
    const { host, port } = postgresPlace(databaseUrl);
    const seconds = Math.round(patience / 1000);
    return await openPostgres(databaseUrl, {
      milliseconds: patience,
      waiting: () => tell(say('databaseAwaited', { host, port, seconds })),
    });
  } catch (error) {
    throw new StartFailure(messageOf(error), { cause: error });
  }
}
