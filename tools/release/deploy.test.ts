import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../src/server/arguments.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('the files in deploy set only what the server knows', () => {
  const files = globSync('deploy/**/*', { cwd: ROOT, withFileTypes: true }).filter((file) => file.isFile());
  const texts = files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
  const names = new Set(texts.flatMap((text) => text.match(/\bTINTAMARRE_[A-Z_]+(?=[=:])/g) ?? []));
  expect(names.size).toBeGreaterThan(3);
  expect([...names].filter((name) => readEnvironment({ [name]: 'x' }).size !== 1)).toEqual([]);
});
