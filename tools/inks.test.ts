import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACTIONS as FACTIONS_ABOARD } from '../src/games/clank/core/faction.ts';
import { FACTIONS } from '../src/games/smash-up/catalogue.ts';

const style = ['tokens', 'card/inks', 'smash-up-cards/inks']
  .map((name) => readFileSync(new URL(`../src/client/styles/${name}.css`, import.meta.url), 'utf8'))
  .join('\n');

/** The value of an ink of a faction, through the class that gives it. */
function ink(faction: string, role: string): string {
  const rule = new RegExp(`\\.f-${faction} \\{[^}]*--${role}: var\\((--[a-z-]+)\\)`).exec(style)?.[1];
  return new RegExp(`${rule}: (#[0-9a-f]{6});`).exec(style)?.[1] ?? 'none';
}

function light(hex: string): number {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test.each(FACTIONS.map(({ id }) => id))('what is printed in the inks of the %s can be read', (faction) => {
  expect(contrast('#ffffff', ink(faction, 'mid'))).toBeGreaterThan(4.5);
  expect(contrast('#ffffff', ink(faction, 'deep'))).toBeGreaterThan(7);
  expect(contrast('#f7efdc', ink(faction, 'deep'))).toBeGreaterThan(7);
  expect(contrast('#14100a', ink(faction, 'bright'))).toBeGreaterThan(4.5);
  expect(contrast(ink(faction, 'pale'), ink(faction, 'mid'))).toBeGreaterThan(3);
  expect(ink(faction, 'spark')).toMatch(/^#/);
});

const SHIP = readFileSync(new URL('../src/client/styles/space/cards.css', import.meta.url), 'utf8');

/** The value of an ink of a faction aboard. */
const shipInk = (faction: string, role: string): string =>
  new RegExp(`\\.k-${faction} \\{[^}]*--${role}: (#[0-9a-f]{6})`).exec(SHIP)?.[1] ?? 'none';

/** The ink of a bonus, behind its glyph and around it on the paper. */
const pillInk = (faction: string): string =>
  new RegExp(`\\.fb-${faction}[^{]*\\{\\s*--fc: (#[0-9a-f]{6})`).exec(SHIP)?.[1] ?? 'none';

test.each(FACTIONS_ABOARD)('what is printed in the inks of the %s aboard can be read', (faction) => {
  expect(contrast('#ffffff', shipInk(faction, 'mid'))).toBeGreaterThan(4.5);
  expect(contrast('#f7efdc', shipInk(faction, 'deep'))).toBeGreaterThan(7);
  expect(contrast(shipInk(faction, 'pale'), shipInk(faction, 'mid'))).toBeGreaterThan(3);
  expect(contrast('#ffffff', pillInk(faction))).toBeGreaterThan(4.5);
  expect(contrast('#f7efdc', pillInk(faction))).toBeGreaterThan(4.5);
});

const PLAYERS = readFileSync(new URL('../src/client/styles/table/players.css', import.meta.url), 'utf8');
const TOKENS = [...PLAYERS.matchAll(/\.tok--([\w-]+) \{([^}]*)\}/g)].flatMap(([, name = '', style = '']) => {
  const [, paper] = /background: (#[0-9a-f]{6})/.exec(style) ?? [];
  const [, words] = /[^-]color: (#[0-9a-f]{3,6})/.exec(style) ?? [];
  return paper === undefined || words === undefined ? [] : [{ name, paper, words }];
});

test.each(TOKENS)('the number on the token $name can be read', ({ paper, words }) => {
  const ink = words.length === 4 ? words.replaceAll(/[0-9a-f]/g, (digit) => digit + digit) : words;
  expect(contrast(ink, paper)).toBeGreaterThan(4.5);
});

test('the dragon egg is among the tokens whose numbers are tried', () => {
  expect(TOKENS.map(({ name }) => name)).toContain('egg');
});
