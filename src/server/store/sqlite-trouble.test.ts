import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqliteCode, sqliteTrouble } from './sqlite-trouble.ts';

/** What is thrown by SQLite itself. */
function thrownBy(sql: string): unknown {
  const database = new DatabaseSync(':memory:');
  try {
    database.exec(sql);
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
  return null;
}

test('SQLite without room says that the disk is full', () => {
  // The room that a connection gives itself stands for that of a disk.
  const full = thrownBy('create table t (a); pragma max_page_count = 2; insert into t values (zeroblob(100000))');
  expect(sqliteTrouble(full, '/data/x')).toMatchObject({ code: 'full', path: '/data/x' });
});

test('SQLite that may only read says so', () => {
  const refused = thrownBy('pragma query_only = on; create table t (a)');
  expect(sqliteTrouble(refused, '/data/x')).toMatchObject({ code: 'read-only' });
});

test('extended codes count as what they extend', () => {
  const failed = (errcode: number) => Object.assign(new Error('failed'), { code: 'ERR_SQLITE_ERROR', errcode });
  const readError = 10 | (1 << 8);
  const lockedByRecovery = 5 | (1 << 8);
  expect(sqliteCode(failed(readError))).toBe(10);
  expect(sqliteTrouble(failed(readError), import.meta.filename)).toMatchObject({ code: 'disk-error' });
  expect(sqliteTrouble(failed(lockedByRecovery), '')).toMatchObject({ code: 'locked' });
});

test('what is wrong with a statement is no trouble of the database', () => {
  expect(sqliteTrouble(thrownBy('select nothing'), '')).toBeNull();
  expect(sqliteTrouble(new Error('another'), '')).toBeNull();
});
