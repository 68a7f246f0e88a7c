import { chmodSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseIn, hold } from './folder.ts';
import { migrationTrouble } from './migrations.ts';
import { SQLITE, sqliteCode, sqliteTrouble } from './sqlite-trouble.ts';
import { StoreTrouble } from './trouble.ts';

/** The whole file in one go: what others write meanwhile would make shorter ones begin anew each time. */
const PAGES_AT_ONCE = 2 ** 31 - 1;
const BUSY_MILLISECONDS = 5000;

function troubleOf(error: unknown, file: string): unknown {
  // One of our tables is not there.
  if (sqliteCode(error) === SQLITE.error) return new StoreTrouble('foreign', file);
  return sqliteTrouble(error, file) ?? error;
}

/** Refuses a file that is not a whole database of this program. */
function check(file: string): void {
  const database = new DatabaseSync(file, { timeout: BUSY_MILLISECONDS });
  try {
    const [found] = database.prepare('pragma integrity_check(1)').all();
    if (found?.['integrity_check'] !== 'ok') throw new StoreTrouble('damaged', file);
    const names = database.prepare('select name from kysely_migration').all();
    const trouble = migrationTrouble(names.map(({ name }) => String(name)));
    if (trouble !== null) throw new StoreTrouble(trouble, file);
  } catch (error) {
    throw troubleOf(error, file);
  } finally {
    database.close();
  }
}

/** Copies a database that may be in use; the copy is one file, whole, checked and on disk. */
async function copy(from: string, to: string): Promise<void> {
  rmSync(to, { force: true });
  const source = new DatabaseSync(from, { timeout: BUSY_MILLISECONDS });
  try {
    await backup(source, to, { rate: PAGES_AT_ONCE });
  } catch (error) {
    throw troubleOf(error, from);
  } finally {
    source.close();
  }
  const copied = new DatabaseSync(to);
  copied.exec('pragma journal_mode = delete');
  copied.close();
  check(to);
  chmodSync(to, 0o600);
  fsyncSync(openSync(to, 'r+'));
}

/** Copies what is kept in the data folder into a new file, while a server may be at work. */
export async function backUp(folder: string, to: string): Promise<void> {
  const from = databaseIn(folder);
  if (!existsSync(from)) throw new StoreTrouble('missing', from);
  if (existsSync(to)) throw new StoreTrouble('taken', to);
  if (!existsSync(dirname(resolve(to)))) throw new StoreTrouble('nowhere', dirname(resolve(to)));
  const part = `${to}.part`;
  try {
    await copy(from, part);
    renameSync(part, to);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Puts a backup in the place of what the data folder has; where that is now, or null if there was nothing. */
export async function restore(folder: string, from: string, now: Date): Promise<string | null> {
  if (!existsSync(from)) throw new StoreTrouble('missing', from);
  check(from);
  const release = hold(folder);
  const database = databaseIn(folder);
  const next = join(folder, 'restoring.sqlite');
  try {
    await copy(from, next);
    const old = existsSync(database) ? putAside(folder, now) : null;
    for (const suffix of ['-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
    renameSync(next, database);
    return old;
  } finally {
    rmSync(next, { force: true });
    release();
  }
}

/** File by file, since what is replaced may be damaged; the last writes may still be in its log. */
function putAside(folder: string, now: Date): string {
  const aside = join(folder, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  for (const suffix of ['', '-wal']) {
    const file = `${databaseIn(folder)}${suffix}`;
    if (existsSync(file)) copyFileSync(file, join(aside, basename(file)));
  }
  return aside;
}
