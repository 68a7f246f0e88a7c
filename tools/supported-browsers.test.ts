import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { featureAt, firstSince, lackingIn } from './compat-data.ts';
import { RELEASED_SINCE, SUPPORTED_BROWSERS, SUPPORTED_VERSIONS } from './supported-browsers.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test.each(SUPPORTED_BROWSERS)('$name is supported since the first version of the last three years', (browser) => {
  for (const id of browser.ids) expect(browser.version).toBe(firstSince(id, RELEASED_SINCE));
});

test.each(['README.md', 'docs/client.md'])('%s lists the supported versions', (file) => {
  expect(read(file).replace(/\s+/g, ' ')).toContain(SUPPORTED_VERSIONS);
});

const builtin = (...path: string[]) => lackingIn(featureAt('javascript', ['builtins', ...path])!);

test('the client is compiled for the newest edition of JavaScript that all supported browsers have', () => {
  const { compilerOptions } = JSON.parse(read('src/client/tsconfig.json'));
  expect(compilerOptions.lib).toContain('ES2023');
  expect(compilerOptions.target).toBe('ES2023');
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']) {
    expect(builtin('Array', name), name).toEqual([]);
  }
  expect(builtin('Map', 'groupBy')).toEqual(['Safari 17.2', 'iOS 17.2']);
});
