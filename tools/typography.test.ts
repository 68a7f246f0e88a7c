import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../src/text');
const isText = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(isText);

/** All that is said in French within a value, as far as it is not put together when it is said. */
function frenchIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = value instanceof Map ? [...value.values()] : Object.values(value);
  const own = 'fr' in value && typeof value.fr === 'string' ? [value.fr] : [];
  return [...own, ...parts.flatMap(frenchIn)];
}

/** Names of games keep the marks that they have on their boxes. */
const NAMES = /Clank!|In!|Space!|Apocalypse!/g;
/** A space that a line could end at, or none, where French has one that holds. */
const BADLY_SET = / [:;!?»]|« |[\p{L}\p{N})}][:;!?](?=\s|$)|«(?=[\p{L}\p{N}{])|[\p{L}\p{N}}.]»/u;

const FRENCH: readonly string[] = (
  await Promise.all(FILES.map(async (file) => frenchIn({ ...(await import(join(ROOT, file))) })))
).flat();

test('French has spaces before its high marks, where no line ends', () => {
  expect(FRENCH.length).toBeGreaterThan(500);
  expect(FRENCH.filter((text) => BADLY_SET.test(text.replace(NAMES, '')))).toEqual([]);
});

/** A number and a plural: what can be one, or none, is a noun of two forms. */
const SEVERAL = /\{\w+\}\s\p{L}+s(?!\p{L})/u;
const NEVER_ONE =
  /\{(seats|to)\} joueurs|\{n\}\s(étapes|cubes par attaque|dans)|se paie \{n\}\sCompétences|rapporte \{points\} Points de Victoire|\{points\} Points de Victoire pour|\{total\} cartes/;

test('French counts only what is always several in the plural', () => {
  const plural = FRENCH.filter((text) => SEVERAL.test(text) && !NEVER_ONE.test(text));
  expect(plural).toEqual([]);
});
