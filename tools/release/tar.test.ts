import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../../src/server/test-environment.ts';
import { type Entry, writeArchive } from './tar.ts';

const DATE = new Date('2026-03-01');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintamarre-tar-'));
});
afterEach(() => removeFolder(folder));

const text = (name: string, content: string, executable = false): Entry => ({
  name,
  from: { text: content },
  executable,
});

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

test('files come out of an archive as they went in, with their dates and permissions', async () => {
  const long = `${'folder/'.repeat(20)}${'name'.repeat(20)}.txt`;
  const path = join(folder, 'source');
  writeFileSync(path, 'x'.repeat(1024));
  const archive = join(folder, 'a.tar.gz');
  await writeArchive(
    archive,
    [text('run', '#!/bin/sh\n', true), text(long, 'deep'), { name: 'whole blocks', from: { path }, executable: false }],
    DATE,
  );
  expect(spawnSync('tar', ['-xzf', archive], { cwd: folder, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect([read('run'), read(long), read('whole blocks')]).toEqual(['#!/bin/sh\n', 'deep', 'x'.repeat(1024)]);
  expect(statSync(join(folder, long)).mtime).toEqual(DATE);
  if (process.platform === 'win32') return;
  expect([statSync(join(folder, 'run')).mode & 0o111, statSync(join(folder, long)).mode & 0o111]).toEqual([0o111, 0]);
});

test('the same files give the same archive, in whatever order they come', async () => {
  const entries = [text('b', 'two'), text('a', 'one')];
  await writeArchive(join(folder, '1'), entries, DATE);
  await writeArchive(join(folder, '2'), entries.toReversed(), DATE);
  expect(digest(join(folder, '1'))).toBe(digest(join(folder, '2')));
  await writeArchive(join(folder, '3'), [text('b', 'two'), text('a', 'else')], DATE);
  expect(digest(join(folder, '3'))).not.toBe(digest(join(folder, '1')));
});

test('a name that the format cannot hold is refused', async () => {
  const entries = [text('n'.repeat(101), '')];
  await expect(writeArchive(join(folder, 'a'), entries, DATE)).rejects.toThrow('is too long for the archive');
});
