import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { removeFolder } from '../test-environment.ts';
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
  for (const id of ids) await store.addTable(charterOf(id), 'secret', 1, summaryAt(0));
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
