import { accessSync, constants, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreTrouble, type TroubleCode } from './trouble.ts';

/** Result codes of SQLite, as https://sqlite.org/rescode.html numbers them. */
export const SQLITE = { error: 1, busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, noDatabase: 26 };

/** The primary result code that SQLite gives an error, or null for an error of something else. */
export function sqliteCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}

const SQLITE_TROUBLES: ReadonlyMap<number, TroubleCode> = new Map([
  [SQLITE.busy, 'locked'],
  [SQLITE.readOnly, 'read-only'],
  [SQLITE.io, 'disk-error'],
  [SQLITE.corrupt, 'damaged'],
  [SQLITE.full, 'full'],
  [SQLITE.cannotOpen, 'denied'],
  [SQLITE.noDatabase, 'foreign'],
]);

const SYSTEM_TROUBLES: ReadonlyMap<string, TroubleCode> = new Map([
  ['EACCES', 'denied'],
  ['EPERM', 'denied'],
  ['EROFS', 'read-only'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EEXIST', 'nowhere'],
  ['EISDIR', 'nowhere'],
  ['ENOENT', 'nowhere'],
  ['ENOTDIR', 'nowhere'],
  ['ENAMETOOLONG', 'nowhere'],
  ['EIO', 'disk-error'],
]);

/** Less than the file of shared memory that SQLite has to make. */
const NO_ROOM_BYTES = 64 * 1024;

function diskIsFull(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize < NO_ROOM_BYTES;
  } catch {
    return false;
  }
}

function isReadOnly(path: string): boolean {
  try {
    accessSync(dirname(path), constants.W_OK);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EROFS';
  }
}

/** SQLite does not say that it failed because there was no room for its shared memory, or because all is read-only. */
function closer(code: TroubleCode, path: string): TroubleCode {
  if (code === 'disk-error' && diskIsFull(path)) return 'full';
  return code === 'denied' && isReadOnly(path) ? 'read-only' : code;
}

/** What an error of SQLite or of the file system means for the database there; null for any other error. */
export function sqliteTrouble(error: unknown, path: string): StoreTrouble | null {
  if (error instanceof StoreTrouble) return error;
  if (!(error instanceof Error)) return null;
  const sqlite = sqliteCode(error);
  const system = 'code' in error ? SYSTEM_TROUBLES.get(String(error.code)) : undefined;
  const found = sqlite === null ? system : SQLITE_TROUBLES.get(sqlite);
  if (found === undefined) return null;
  return new StoreTrouble(closer(found, path), path, { cause: error });
}
