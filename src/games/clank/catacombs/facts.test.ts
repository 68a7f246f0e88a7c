import { describe, expect, test } from 'vitest';
import { CARDS as FAMILY, TOKENS } from '../catalogue.ts';
import type { CardSet, Kind } from '../core/card.ts';
import { EDITIONS } from '../core/editions.ts';
import { CUBES, DRAGON_CUBES, GHOSTS, HEALTH, MARKET_PRICE, WAYSHRINE_SLOTS } from '../core/numbers.ts';
import { catacombs } from './game.ts';
import { POOL_COUNTS } from './tokens.ts';

const copies = (cards: readonly { readonly count: number }[]) => cards.reduce((total, { count }) => total + count, 0);
const ofSet = (set: CardSet) => FAMILY.filter((card) => card.set === set && card.pile === 'dungeon');
const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);

describe('the cards of the box', () => {
  const CARDS = ofSet('catacombs');
  const ofKind = (kind: Kind) => CARDS.filter((card) => card.kind === kind);

  test('the dungeon deck holds 100 cards of 68 sorts, and 35 of 25 come with the party [components-cards]', () => {
    expect([CARDS.length, copies(CARDS)]).toEqual([68, 100]);
    expect([ofSet('party').length, copies(ofSet('party'))]).toEqual([25, 35]);
  });

  test('41 have no type, 23 are companions, 7 gems, 9 devices, 20 monsters [components-cards]', () => {
    const kinds = ['plain', 'companion', 'gem', 'device', 'monster'] as const;
    expect(kinds.map((kind) => copies(ofKind(kind)))).toEqual([41, 23, 7, 9, 20]);
  });

  test('25 carry the dragon’s symbol, these three danger [components-cards]', () => {
    expect(copies(CARDS.filter(({ dragon }) => dragon))).toBe(25);
    expect(ids(CARDS.filter(({ danger }) => danger))).toEqual(['corrupt-advisor', 'wishing-well', 'the-warden']);
  });

  test('one monster is limited to the depths, one to caves and wayshrines [deep-only, crystal-only]', () => {
    expect(CARDS.filter(({ where }) => where !== 'anywhere').map(({ id, where }) => [id, where])).toEqual([
      ['crystal-kobold', 'crystal-cave-or-wayshrine'],
      ['the-warden', 'depths'],
    ]);
  });

  test('every card of a box has its own name [components-cards]', () => {
    expect(new Set(ids(FAMILY)).size).toBe(FAMILY.length);
  });
});

describe('the tokens of the box', () => {
  const points = (list: readonly string[]) =>
    list.map((id) => [id, TOKENS.find((token) => token.id === id)?.points ?? null]);

  test('20 tokens lie in the prisons, one of them a coupon [components-tokens]', () => {
    const prisoners = TOKENS.filter(({ kind }) => kind === 'prisoner' || kind === 'coupon');
    expect(Object.fromEntries(prisoners.map(({ id, count }) => [id, count]))).toEqual({
      ...{ adventurer: 2, barbarian: 2, cleric: 2, 'golden-monkey-bot': 1, 'haunted-prisoner': 1, mayor: 1, monk: 1 },
      ...{ peasant: 2, primatologist: 1, prince: 1, princess: 1, sorceress: 2, warrior: 2, 'discount-coupon': 1 },
    });
    expect(copies(prisoners)).toBe(20);
  });

  test('11 major secrets: 3, 2, 2, 2, 2 [components-tokens]', () => {
    expect(POOL_COUNTS['major-secret']).toEqual({
      chalice: 3,
      'catacombs-map': 2,
      'greater-skill-boost': 2,
      'greater-treasure': 2,
      'potion-of-greater-healing': 2,
    });
  });

  test('20 minor secrets: 3, 3, 2, 3, 2, 2, 2, 3 [components-tokens]', () => {
    expect(Object.values(POOL_COUNTS['minor-secret'])).toEqual([3, 3, 2, 3, 2, 2, 2, 3]);
  });

  test('items count what is printed on them, an item costs seven [components-tokens, market-price]', () => {
    expect(points(['backpack', 'blood-amulet', 'burglars-kit', 'invisibility-cloak', 'crown-7'])).toEqual([
      ['backpack', 5],
      ['blood-amulet', 7],
      ['burglars-kit', 2],
      ['invisibility-cloak', 5],
      ['crown-7', 7],
    ]);
    expect(MARKET_PRICE).toBe(7);
  });
});

describe('players, cubes and tracks', () => {
  const edition = EDITIONS.find(({ id }) => id === 'clank-catacombs')!;

  test('two to six play [components-players, party-seats]', () => {
    expect(catacombs.seats).toEqual({ min: 2, max: 6 });
  });

  test('30 cubes for each player, 24 for the dragon, 5 ghosts [components-cubes]', () => {
    expect([CUBES, DRAGON_CUBES, GHOSTS]).toEqual([30, 24, 5]);
  });

  test('the rage track draws 2 2 3 3 4 4 5 cubes; that of the side board has a space more [attack-draw, party-rage]', () => {
    expect(edition.rageTrack.slice(2)).toEqual([
      ...Array(3).fill([2, 2, 3, 3, 4, 4, 5]),
      ...Array(2).fill([2, 2, 2, 3, 3, 4, 4, 5]),
    ]);
  });

  test('ten spaces of health, four places in a wayshrine [health-meter, wayshrine-full]', () => {
    expect([HEALTH, WAYSHRINE_SLOTS]).toEqual([10, 4]);
  });
});
