import { closeSync, fdatasync, openSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { appending } from './append.ts';
import { whenFree } from './busy.ts';
import { Checkpoints, isSafeBesideWriter } from './checkpoints.ts';
import type { Database } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate, migrationTrouble } from './migrations.ts';
import type { Schema } from './schema.ts';
import { appendedPlainly } from './sqlite-append.ts';
import { Connection, valuesOf } from './sqlite-connection.ts';
import { kyselyOn } from './sqlite-dialect.ts';
import { sqliteTrouble } from './sqlite-trouble.ts';
import { StoreTrouble } from './trouble.ts';
import { writeCheck } from './write-check.ts';

/** Pages of the journal that the writer brings into the file itself, in the middle of a commit: with help, hardly ever. */
const HELPED = 'pragma wal_autocheckpoint = 16000';
const ALONE = 'pragma wal_autocheckpoint = 1000';

const PRAGMAS = 'pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864;';

const TABLES = `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'`;

const USED_BYTES = `select (page_count - freelist_count) * page_size as bytes
from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`;

/** A database that may be in use, to be read and left as it is. */
export const readSqlite = (path: string): Kysely<Schema> => kyselyOn(new Connection(path, true), async () => {});

/** The file that every commit is written to, and how it gets to the disk. */
class Journal {
  private readonly path: string;
  private file: number | null = null;

  constructor(path: string) {
    this.path = `${path}-wal`;
  }

  sync(): Promise<void> {
    this.file ??= openSync(this.path, 'r+');
    const { file } = this;
    return new Promise((resolve, reject) => fdatasync(file, (error) => (error === null ? resolve() : reject(error))));
  }

  close(): void {
    if (this.file !== null) closeSync(this.file);
  }
}

/** Refuses the file of another program, or of a later or too old one of ours, before anything in it is changed. */
function mustBeOurs({ file }: Connection, path: string): void {
  const tables = file.prepare(TABLES).all();
  if (tables.length === 0) return;
  const isKnown = tables.some(({ name }) => name === 'kysely_migration');
  const names = isKnown ? file.prepare('select name from kysely_migration').all() : [];
  const trouble = names.length === 0 ? 'foreign' : migrationTrouble(names.map(({ name }) => String(name)));
  if (trouble !== null) throw new StoreTrouble(trouble, path);
}

/** The database in the file, of today's columns. */
async function prepared(path: string, settled: () => Promise<void>) {
  let connection: Connection | null = null;
  try {
    const opened = new Connection(path);
    connection = opened;
    await whenFree(() => mustBeOurs(opened, path));
    await whenFree(() => opened.file.exec(PRAGMAS));
    const db = kyselyOn(connection, settled);
    await whenFree(() => opened.file.exec('begin immediate'));
    await migrate(db, 'sqlite');
    connection.file.exec('commit');
    connection.file.exec(ALONE);
    return { connection, db };
  } catch (error) {
    connection?.file.close();
    throw sqliteTrouble(error, path) ?? error;
  }
}

/** Null where the SQLite of this Node.js is not safe for it: the writer then does without help, and is a little slower. */
function checkpointsBeside({ file }: Connection, path: string, version: string): Checkpoints | null {
  if (!isSafeBesideWriter(version)) return null;
  file.exec(HELPED);
  return new Checkpoints(path, {
    finish: () => file.exec('pragma wal_checkpoint(passive)'),
    alone: () => file.exec(ALONE),
  });
}

/** Writes all that was committed to the file itself, and that to the disk, so that the journal begins anew. */
function bringAllIn(connection: Connection): void {
  const { busy } = connection.prepare('pragma wal_checkpoint(truncate)').get() ?? {};
  if (busy !== 0) throw new Error('The journal is in use.');
}

export async function openSqlite(
  path: string,
  journal: Pick<Journal, 'sync' | 'close'> = new Journal(path),
  version = process.versions['sqlite'] ?? '',
): Promise<Database> {
  const group: GroupCommit = new GroupCommit({
    atomically: (act) => connection.atomically(act),
    sync: () => journal.sync(),
    mend: () => bringAllIn(connection),
  });
  const { connection, db } = await prepared(path, () => group.settled());
  const checkpoints = checkpointsBeside(connection, path, version);
  const write = <Value>(work: () => Value): Promise<Value> => {
    checkpoints?.wrote();
    return group.write(work);
  };
  const run = connection.run.bind(connection);
  return {
    db,
    write: (steps) => write(() => connection.follow(steps())),
    append: (append) => write(() => appendedPlainly(run, append) || connection.follow(appending(db, append))),
    async checkWrite() {
      try {
        connection.mustBeUnlocked();
        const { sql, parameters } = writeCheck(db);
        await write(() => run(sql, ...valuesOf(parameters)));
      } catch (error) {
        throw sqliteTrouble(error, path) ?? error;
      }
    },
    async bytes() {
      const used = connection.prepare(USED_BYTES).get();
      return Number(used?.['bytes']);
    },
    async close() {
      await group.finish();
      await checkpoints?.close();
      journal.close();
      await db.destroy();
    },
  };
}
