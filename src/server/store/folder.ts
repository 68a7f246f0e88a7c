import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE, sqliteCode, sqliteTrouble } from './sqlite-trouble.ts';
import { StoreTrouble } from './trouble.ts';

export const databaseIn = (folder: string): string => join(folder, 'tintamarre.sqlite');

/**
 * Holds the data folder for this process alone, until what it gives back is called or the process ends in whatever way;
 * whoever comes second is refused. Reading the database, and so a backup, stays free.
 */
export function hold(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return lockIn(folder);
  } catch (error) {
    throw sqliteTrouble(error, folder) ?? error;
  }
}

function lockIn(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'held.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw sqliteCode(error) === SQLITE.busy ? new StoreTrouble('held', folder) : error;
  }
  return () => lock.close();
}
