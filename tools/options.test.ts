import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { optionOf, readArguments, readEnvironment, SETTING_NAMES, variableOf } from '../src/server/arguments.ts';
import { DEFAULTS } from '../src/server/settings.ts';
import { LANGUAGES, sayer } from '../src/server/words.ts';
import { helpOptions, optionsTable, withTable } from './options/table.ts';

const DOCUMENT = readFileSync(resolve(import.meta.dirname, '../docs/hosting.md'), 'utf8');

test('docs/hosting.md has the table that `npm run options` writes', () => {
  expect(withTable(DOCUMENT)).toBe(DOCUMENT);
});

test.each(LANGUAGES)('the help lists every option once, %s', (language) => {
  const listed = helpOptions(language).map(({ name }) => name);
  expect(listed.toSorted()).toEqual([...SETTING_NAMES.map(optionOf), 'lang', 'settings'].toSorted());
});

test.each(LANGUAGES)('the help names the numbers that the program takes by default, %s', (language) => {
  const numbers = Object.entries(DEFAULTS).filter(([, value]) => typeof value === 'number');
  expect(numbers.length).toBeGreaterThan(10);
  const listed = new Map(helpOptions(language).map(({ name, value }) => [name, value]));
  for (const [setting, value] of numbers) {
    const name = optionOf(SETTING_NAMES.find((each) => each === setting)!);
    expect([name, listed.get(name)]).toEqual([name, String(value)]);
  }
});

test.each(['log', 'metrics', 'notices', 'host'] as const)('the table names what --%s is by default', (name) => {
  const row = optionsTable()
    .split('\n')
    .find((line) => line.startsWith(`| \`--${name}\``))!;
  expect(row.split(' | ')[3]!.split(',')[0]).toBe(DEFAULTS[name]);
});

test('every row is what the command line and the environment take', () => {
  const say = sayer('en');
  for (const setting of SETTING_NAMES) {
    const [option, variable] = [`--${optionOf(setting)}`, variableOf(setting)];
    expect(optionsTable()).toContain(`| \`${option}\` | \`${variable}\``);
    expect(optionsTable()).toContain(` | \`${setting}\` | `);
    expect([...readArguments([option, '1'], say).given.keys()]).toEqual([setting]);
    expect([...readEnvironment({ [variable]: '1' }).keys()]).toEqual([setting]);
  }
});

test('a document without room for the table is refused', () => {
  expect(() => withTable('# Hosting\n')).toThrow('has no lines');
});
