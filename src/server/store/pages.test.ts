import { mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { removeFolder } from '../test-environment.ts';
import { openStore } from './open.ts';
import { checkPages } from './pages.ts';
import { charterOf, entryAt, summaryAt } from './samples.ts';
import type { StoreTrouble } from './trouble.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) removeFolder(folder);
});

async function newFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tintamarre-pages-'));
  folders.push(folder);
  const file = join(folder, 'x.sqlite');
  const store = await openStore({ file });
  await store.addTable(charterOf('table'), 'secret', 1, summaryAt(0));
  const entries = Array.from({ length: 2000 }, (_, at) => entryAt(at + 1));
  await store.append('table', entries, summaryAt(2000));
  await store.close();
  return file;
}

const damage = (file: string): void => {
  writeSync(openSync(file, 'r+'), Buffer.alloc(4096, 0xff), 0, 4096, 40_960);
};

const neverLate = (trouble: StoreTrouble): void => expect.unreachable(trouble.message);

test('a file that is whole is let through, whichever thread looks at it', async () => {
  const file = await newFile();
  await checkPages(file, { foundLate: neverLate });
  await checkPages(file, { foundLate: neverLate, smallBytes: 0, patience: 30_000 });
  await checkPages(join(file, 'nothing'), { foundLate: neverLate });
});

test('a page that is damaged is found, whichever thread looks at it', async () => {
  const file = await newFile();
  damage(file);
  const found = { code: 'damaged', path: file };
  await expect(checkPages(file, { foundLate: neverLate })).rejects.toMatchObject(found);
  const big = { foundLate: neverLate, smallBytes: 0, patience: 30_000 };
  await expect(checkPages(file, big)).rejects.toMatchObject(found);
});

test('a check that takes long lets the server start, and tells later what it found', async () => {
  const file = await newFile();
  damage(file);
  const late = await new Promise<StoreTrouble>((foundLate, fail) => {
    checkPages(file, { foundLate, smallBytes: 0, patience: 0 }).catch(fail);
  });
  expect(late).toMatchObject({ code: 'damaged', path: file });
});
