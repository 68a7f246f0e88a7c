import './space-at-hand.ts';
import { expect, test } from 'vitest';
import '../../games/clank/family.ts';
import { DUNGEONS } from '../../games/clank/catacombs/dungeon.ts';
import { bareLayout, tilesLaid } from '../../games/clank/catacombs/layout.ts';
import { CARDS } from '../../games/clank/catalogue.ts';
import type { Card, CardSet } from '../../games/clank/core/card.ts';
import { EDITIONS } from '../../games/clank/core/editions.ts';
import { type Origin, originOfAll } from '../../games/clank/core/origin.ts';
import { SCHEMES } from '../../games/clank/space/schemes.ts';
import { wordingOf } from '../index.ts';
import { LANGUAGES } from '../language.ts';
import { BOARD_ORIGIN, CARD_ORIGIN } from './origins.ts';

const PRINTED = CARDS.filter(({ id }) => id !== '');

/** Titles and copies of the cards of a box that have an origin. */
function tally(set: CardSet, origin: Origin): readonly [titles: number, copies: number] {
  const cards = PRINTED.filter((card) => card.set === set && card.origin === origin);
  return [cards.length, cards.reduce((sum, { count }) => sum + count, 0)];
}

const adventureDeck = (card: Card) => card.set === 'space' && card.pile === 'dungeon';

test('as many cards and schemes are ours as the design of the boxes counts', () => {
  expect(tally('space', 'ours')).toEqual([46, 67]);
  expect(PRINTED.filter((card) => adventureDeck(card) && card.origin === 'partial')).toHaveLength(19);
  expect(tally('station', 'ours')).toEqual([33, 40]);
  expect(tally('apocalypse', 'ours')[0]).toBe(27);
  expect(tally('apocalypse', 'partial')).toEqual([1, 1]);
  expect(SCHEMES.map(({ origin }) => origin).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'ours'),
    ...Array.from({ length: 5 }, () => 'partial'),
  ]);
  for (const set of ['classic', 'catacombs', 'party'] as const) {
    expect(tally(set, 'published')[0]).toBe(PRINTED.filter((card) => card.set === set).length);
  }
});

test('every card that is not as published says so, and no other [cs-content-ours]', () => {
  const wording = wordingOf('clank-in-space')!;
  for (const language of LANGUAGES) {
    for (const card of PRINTED) {
      const { origin } = card;
      const said = Object.values(CARD_ORIGIN).map((text) => text[language]);
      const lines = wording.face(card.id, language)!.lines.filter((line) => said.includes(line));
      expect(lines, card.id).toEqual(origin === 'published' ? [] : [CARD_ORIGIN[origin][language]]);
    }
  }
});

test('every tile of the catacombs is ours, and a table shows the mark of its tiles', () => {
  for (const { start, tiles } of DUNGEONS) {
    expect(tiles).toHaveLength(28);
    for (const tile of [start, ...tiles]) expect([tile.id, tile.origin]).toEqual([tile.id, 'ours']);
  }
  expect(originOfAll(tilesLaid(bareLayout(0)))).toBe('ours');
  expect(originOfAll([{ origin: 'published' }, { origin: 'published' }])).toBe('published');
  expect(originOfAll([{ origin: 'published' }, { origin: 'ours' }])).toBe('partial');
});

test('every board that is not as published has words that say so [cs-content-ours]', () => {
  expect(EDITIONS.map(({ id, boardOrigin }) => [id, boardOrigin])).toEqual([
    ['clank', 'published'],
    ['clank-catacombs', 'ours'],
    ['clank-in-space', 'ours'],
  ]);
  expect(Object.keys(BOARD_ORIGIN)).toEqual(['clank-catacombs', 'clank-in-space']);
});
