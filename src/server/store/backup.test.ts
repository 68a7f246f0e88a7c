import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../test-environment.ts';
import { backUp, restore } from './backup.ts';
import { databaseIn, hold } from './folder.ts';
import { openStore } from './open.ts';
import { charterOf, entryAt, summaryAt } from './samples.ts';
import type { Store } from './store.ts';

const TOOL = resolve(import.meta.dirname, '../../../tools/backup.ts');
const NOW = new Date(0);
let folder: string;
let data: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tintamarre-backup-'));
  data = join(folder, 'data');
  store = await openStore({ file: databaseIn(data) });
  await store.addTable(charterOf('table'), 'secret', 1, summaryAt(0));
});

afterEach(async () => {
  await store.close();
  removeFolder(folder);
});

const add = (seq: number) => store.append('table', [entryAt(seq)], summaryAt(seq));

async function logIn(file: string): Promise<number[]> {
  const opened = await openStore({ file });
  const log = await opened.entriesAfter('table', 0);
  expect((await opened.table('table'))?.summary.seq).toBe(log.length);
  await opened.close();
  return log.map(({ seq }) => seq);
}

const toolWith = (...typed: string[]) => {
  const env = { ...process.env, DATABASE_URL: '', LANG: 'C', LC_ALL: '', LC_MESSAGES: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, ...typed], { env, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};

test('A backup made while the server writes is whole, and can be put back', async () => {
  const file = join(folder, 'copy.sqlite');
  await add(1);
  const tool = spawn(process.execPath, [TOOL, 'backup', '--data', data, '--to', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let seq = 1;
  let done = false;
  const ended = once(tool, 'exit').then(([code]) => {
    done = true;
    return code;
  });
  while (!done) await add(++seq);
  expect(await ended).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['copy.sqlite', 'data']);

  await store.close();
  expect(toolWith('restore', '--data', data, `--from=${file}`)).toEqual({
    status: 0,
    said: expect.stringContaining(join(data, 'before-restore-')),
  });
  const restored = await logIn(databaseIn(data));
  expect(restored.length).toBeGreaterThan(1);
  expect(restored.length).toBeLessThan(seq);
  expect(restored).toEqual(restored.map((_, i) => i + 1));
  const aside = readdirSync(data).find((name) => name.startsWith('before-restore-'))!;
  expect(await logIn(databaseIn(join(data, aside)))).toHaveLength(seq);
  store = await openStore({ file: databaseIn(data) });
});

test('A server that is killed leaves all in the folder that is put aside', async () => {
  const file = join(folder, 'copy.sqlite');
  await backUp(data, file);
  await add(1);
  // As a killed server leaves it: what was written last is in the log of the database alone.
  const killed = join(folder, 'killed');
  hold(killed)();
  for (const suffix of ['', '-wal']) copyFileSync(`${databaseIn(data)}${suffix}`, `${databaseIn(killed)}${suffix}`);
  const aside = await restore(killed, file, NOW);
  expect(await logIn(databaseIn(killed))).toEqual([]);
  expect(await logIn(databaseIn(aside!))).toEqual([1]);
});

test('What is there is not written over, and nothing is put back under a server at work', async () => {
  const file = join(folder, 'copy.sqlite');
  await backUp(data, file);
  expect(await restore(join(folder, 'new'), file, NOW)).toBeNull();
  await expect(backUp(data, file)).rejects.toMatchObject({ code: 'taken' });
  await expect(backUp(data, join(folder, 'no', 'copy'))).rejects.toMatchObject({ code: 'nowhere' });
  await expect(backUp(join(folder, 'no'), join(folder, 'other'))).rejects.toMatchObject({ code: 'missing' });
  await expect(restore(data, join(folder, 'no'), NOW)).rejects.toMatchObject({ code: 'missing' });
  const release = hold(data);
  expect(() => hold(data)).toThrow('held');
  await expect(restore(data, file, NOW)).rejects.toMatchObject({ code: 'held' });
  release();
  hold(data)();
  expect(existsSync(`${file}.part`)).toBe(false);
});

test('What is damaged, of a later program or none of ours is refused', async () => {
  const file = join(folder, 'copy.sqlite');
  for (let seq = 1; seq <= 300; seq++) await add(seq);
  await backUp(data, file);
  const bytes = readFileSync(file);
  writeFileSync(join(folder, 'damaged'), bytes.fill(0xff, 40_000, 44_096));
  writeFileSync(join(folder, 'text'), 'no database at all, but a text that is long enough to be one'.repeat(100));
  new DatabaseSync(join(folder, 'foreign')).exec('create table something (a text)');
  new DatabaseSync(file).exec(`insert into kysely_migration values ('999-later', '2099')`);
  for (const [name, code] of Object.entries({ damaged: 'damaged', text: 'foreign', foreign: 'foreign' })) {
    await expect(restore(data, join(folder, name), NOW), name).rejects.toMatchObject({ code });
  }
  await expect(restore(data, file, NOW)).rejects.toMatchObject({ code: 'newer' });
  await expect(openStore({ file })).rejects.toMatchObject({ code: 'newer' });
  expect(await logIn(databaseIn(data))).toHaveLength(300);
});

test('The commands say in one sentence what is wrong', () => {
  const file = join(folder, 'copy.sqlite');
  expect(toolWith('backup', '--help')).toEqual({ status: 0, said: expect.stringContaining('npm run restore') });
  expect(toolWith('backup', '--data', data)).toEqual({ status: 2, said: 'Give --to or --from, and a file.\n' });
  expect(toolWith('restore', '--data', data, '--from', file)).toEqual({
    status: 2,
    said: `There is no file ${file}\n`,
  });
  const release = hold(data);
  expect(toolWith('backup', '--data', data, '--to', file).status).toBe(0);
  expect(toolWith('restore', '--data', data, '--from', file, '--lang', 'fr')).toEqual({
    status: 2,
    said: expect.stringMatching(/^Un serveur travaille dans .* arrêtez-le d’abord, puis restaurez\.\n$/),
  });
  release();
  const env = { ...process.env, DATABASE_URL: 'postgres://me@host/db' };
  const { status, stderr } = spawnSync(process.execPath, [TOOL, 'backup', '--to', file], { env, encoding: 'utf8' });
  expect([status, stderr.includes('pg_dump')]).toEqual([2, true]);
});
