import { resolve } from 'node:path';
import { systemReason } from '../text/errors.ts';
import type { App } from './app.ts';
import { appOf } from './app.ts';
import { Refusal } from './arguments.ts';
import type { Files } from './files.ts';
import type { House, World } from './house.ts';
import { keepHouse } from './housekeeping.ts';
import { listen } from './listen.ts';
import type { Settings } from './settings.ts';
import { databaseIn, hold } from './store/folder.ts';
import { openBus, openStore } from './store/open.ts';
import type { Bus, Store } from './store/store.ts';
import { StoreTrouble, type TroubleCode } from './store/trouble.ts';
import type { Language, Say } from './words.ts';

/** What is under way when the server is stopped gets so much time. */
const GRACE_MILLISECONDS = 3000;

export interface Running {
  readonly app: App;
  readonly house: House;
  readonly port: number;
  /** Stops listening, lets what is under way be done, and closes what is kept. */
  close(): Promise<void>;
}

const TROUBLES = {
  newer: 'storeNewer',
  foreign: 'storeForeign',
  damaged: 'storeDamaged',
  missing: 'storeMissing',
  taken: 'storeTaken',
  nowhere: 'storeMissing',
  held: 'storeHeld',
} as const satisfies Record<TroubleCode, Parameters<Say>[0]>;

interface Kept {
  readonly store: Store;
  readonly bus: Bus;
  /** Lets another server have the folder. */
  release(): void;
}

async function openAll({ databaseUrl, data }: Settings, language: Language, say: Say): Promise<Kept> {
  const folder = resolve(data);
  const where = databaseUrl === null ? { file: databaseIn(folder) } : { url: databaseUrl };
  let release = () => {};
  try {
    if (databaseUrl === null) release = hold(folder);
    const store = await openStore(where);
    return { store, bus: await openBus(where), release };
  } catch (error) {
    release();
    const place = databaseUrl === null ? folder : 'DATABASE_URL';
    const why = error instanceof StoreTrouble ? say(TROUBLES[error.code]) : systemReason(error, language);
    throw new Refusal(say('storeUnopened', { place, why }));
  }
}

/** Starts the server on what is kept; the files are the client's. */
export async function start(
  settings: Settings,
  files: Files,
  language: Language,
  say: Say,
  world: Omit<World, 'store' | 'bus'> = {},
): Promise<Running> {
  const { store, bus, release } = await openAll(settings, language, say);
  const { app, house } = await appOf(settings, { ...world, store, bus }, files);
  const closeAll = async () => {
    await app.close();
    house.herald.close();
    await house.tables.close();
    await house.courier.close();
    await bus.close();
    await store.close();
    release();
  };
  try {
    await app.ready();
    const port = await listen(app.server, settings, say);
    const endKeeping = keepHouse(house);
    app.log.info({ port, database: settings.databaseUrl === null ? 'sqlite' : 'postgresql' }, 'started');
    const close = async () => {
      app.log.info('stopping');
      endKeeping();
      setTimeout(() => app.server.closeAllConnections(), GRACE_MILLISECONDS).unref();
      await closeAll();
      app.log.info('stopped');
    };
    return { app, house, port, close };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
