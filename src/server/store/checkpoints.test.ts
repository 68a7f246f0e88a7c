import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { removeFolder } from '../test-environment.ts';
import { Checkpoints, isSafeBesideWriter } from './checkpoints.ts';
import { charterOf, summaryAt } from './samples.ts';
import { openSqlite } from './sqlite.ts';
import { tableStore } from './table-store.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tintamarre-checkpoints-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) removeFolder(folder);
});

const PATIENCE = { timeout: 30_000, interval: 20 };
const STATE = 'x'.repeat(30_000);
const TABLES = 20;

test('what is written gets into the file beside those who write, and the journal stays short', {
  timeout: 120_000,
}, async () => {
  const path = join(newFolder(), 'x.sqlite');
  const journal = `${path}-wal`;
  const database = await openSqlite(path);
  const store = tableStore(database);
  const ids = Array.from({ length: TABLES }, (_, number) => `t${number}`);
  // A state is kept only of what the log says.
  for (const id of ids) await store.addTable(charterOf(id), 'secret', 1, summaryAt(200));
  const keepAll = (seq: number) =>
    Promise.all(ids.map((id) => store.keepSnapshot(id, { seq, step: seq, rules: 1, record: STATE })));

  const empty = statSync(path).size;
  for (let seq = 1; seq <= 15; seq++) await keepAll(seq);
  await expect.poll(() => statSync(path).size, PATIENCE).toBeGreaterThan(empty + (TABLES * STATE.length) / 2);

  // Some 120 MB in all.
  for (let seq = 16; seq <= 200; seq++) await keepAll(seq);
  expect(statSync(journal).size).toBeLessThan(80 * 2 ** 20);
  expect((await store.snapshot('t3'))?.seq).toBe(200);
  await database.close();
  expect(existsSync(journal)).toBe(false);

  const again = await openSqlite(path);
  expect((await tableStore(again).snapshot('t19'))?.record).toBe(STATE);
  await again.close();
});

test('a disk that is full is tried again, and does not end the program', async () => {
  const path = join(newFolder(), 'x.sqlite');
  const file = new DatabaseSync(path);
  file.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; pragma synchronous = off');
  file.exec('create table states (state text)');
  // More pages than a journal should have.
  for (let at = 0; at < 250; at++) file.prepare('insert into states values (?)').run(STATE.repeat(3));
  const full = new DatabaseSync(':memory:');
  full.exec('create table states (state text); pragma max_page_count = 2');
  let tries = 0;
  const finish = () => {
    tries += 1;
    full.prepare('insert into states values (?)').run(STATE);
  };
  const checkpoints = new Checkpoints(path, { finish, alone: () => expect.fail('it goes on with help') });
  for (const wanted of [1, 2]) {
    const reached = () => {
      for (let write = 0; write < 250; write++) checkpoints.wrote();
      return tries >= wanted;
    };
    await expect.poll(reached, PATIENCE).toBe(true);
  }
  await checkpoints.close();
  file.close();
});

test('a program that only stores and closes gets to its end', () => {
  const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const program = `
    const { openSqlite } = await import(${here('./sqlite.ts')});
    const { tableStore } = await import(${here('./table-store.ts')});
    const { charterOf, summaryAt } = await import(${here('./samples.ts')});
    const database = await openSqlite(${JSON.stringify(join(newFolder(), 'x.sqlite'))});
    const store = tableStore(database);
    const ids = Array.from({ length: 1000 }, (_, number) => 't' + number);
    await Promise.all(ids.map((id) => store.addTable(charterOf(id), 'secret', 1, summaryAt(0))));
    await database.close();
    console.log('closed');
  `;
  const file = join(newFolder(), 'program.mjs');
  writeFileSync(file, program);
  expect(execFileSync(process.execPath, [file], { encoding: 'utf8' })).toBe('closed\n');
});

test('checkpoints beside the writer need a SQLite without the WAL-reset bug', () => {
  const [safe, unsafe] = [
    ['3.44.6', '3.50.7', '3.51.3', '3.52.0', '3.53.4', '3.100.0', '4.0.0'],
    ['2.8.17', '3.7.0', '3.44.5', '3.45.3', '3.49.2', '3.50.4', '3.51.2', ''],
  ];
  expect(safe.filter((version) => !isSafeBesideWriter(version))).toEqual([]);
  expect(unsafe.filter(isSafeBesideWriter)).toEqual([]);
});

test('with a SQLite that has the bug, the writer brings the journal into the file itself', async () => {
  const path = join(newFolder(), 'x.sqlite');
  const database = await openSqlite(path, undefined, '3.51.2');
  const store = tableStore(database);
  for (let number = 0; number < 600; number++) await store.addTable(charterOf(`t${number}`), 'secret', 1, summaryAt(0));
  expect(statSync(`${path}-wal`).size).toBeLessThan(8_000_000);
  expect(statSync(path).size).toBeGreaterThan(100_000);
  await database.close();
});
