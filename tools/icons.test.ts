import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { AUTHORS } from '../src/client/icons/authors.ts';
import { ICON_AUTHORS } from '../src/client/icons/credit.ts';
import { creditsOf, LISTS, spriteFile, spriteOf } from './icons.ts';

const read = (file: string): string => readFileSync(resolve(import.meta.dirname, '..', file), 'utf8');

test.each(Object.keys(LISTS))('the sprite of %s is what its list makes', (list) => {
  expect(read(spriteFile(list)) === spriteOf(list), 'run npm run icons').toBe(true);
});

test('an icon stands in one list, once', () => {
  const names = Object.values(LISTS).flat();
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('the authors of the icons are credited', () => {
  const credits = read('CREDITS.md');
  expect(creditsOf(credits), 'run npm run icons').toBe(credits);
  expect(credits).toContain('https://creativecommons.org/licenses/by/3.0/');
});

test('the page names every author', () => {
  expect(AUTHORS.map(({ name }) => name)).toEqual(ICON_AUTHORS);
});
