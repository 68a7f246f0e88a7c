import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreTrouble } from './trouble.ts';

const SQLITE_BUSY = 5;

/** The code that SQLite gives an error, or null for an error of something else. */
export function sqliteCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : null;
}

export const databaseIn = (folder: string): string => join(folder, 'tintamarre.sqlite');

/**
 * Holds the data folder for this process alone, until what it gives back is called or the process ends in whatever way;
 * whoever comes second is refused. Reading the database, and so a backup, stays free.
 */
export function hold(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'held.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw sqliteCode(error) === SQLITE_BUSY ? new StoreTrouble('held', folder) : error;
  }
  return () => lock.close();
}
