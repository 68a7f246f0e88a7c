import type { App } from './app.ts';
import { appOf } from './app.ts';
import { backupFilesOf, makeBackups } from './backups/backups.ts';
import { type Opening, openDatabases } from './databases.ts';
import type { Files } from './files.ts';
import { afterReally, type House, type World } from './house.ts';
import { keepHouse } from './housekeeping.ts';
import { listen } from './listen.ts';
import type { Settings } from './settings.ts';
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

/** Starts the server on what is kept; the files are the client's. */
export async function start(
  settings: Settings,
  files: Files,
  language: Language,
  say: Say,
  world: Omit<World, 'store' | 'bus'> & Opening = {},
): Promise<Running> {
  const backupFiles = backupFilesOf(settings, language, say);
  const { store, bus, release } = await openDatabases(settings, language, say, world);
  const { app, house } = await appOf(settings, { ...world, store, bus }, files);
  const closeAll = async () => {
    await app.close();
    house.herald.close();
    // A bot that is thinking goes on at the next start.
    await house.compute.close();
    await house.tables.close();
    await house.courier.close();
    await bus.close();
    await store.close();
    release();
  };
  try {
    await app.ready();
    await house.bans.read();
    const port = await listen(app.server, settings, say);
    const endKeeping = keepHouse(house);
    const backups = { now: house.now, after: world.after ?? afterReally, log: app.log, metrics: house.metrics };
    const endBackups = backupFiles === null ? async () => {} : makeBackups(backupFiles, settings, backups);
    app.log.info({ port, database: settings.databaseUrl === null ? 'sqlite' : 'postgresql' }, 'started');
    const close = async () => {
      app.log.info('stopping');
      endKeeping();
      await endBackups();
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
