import { expect, test } from 'vitest';
import { CARDS, CLASSIC_TOKENS, cardNo, FIRST, soldToken, TOKENS, tokenNo } from './catalogue.ts';
import type { CardSet } from './core/card.ts';

const numbersOf = (set: CardSet) => CARDS.flatMap((card, no) => (card.set === set && card.count > 0 ? [no] : []));

test('the first game is there by itself, without a card or token of another', () => {
  expect(CARDS).toHaveLength(FIRST.catacombs.cards);
  expect(TOKENS).toHaveLength(CLASSIC_TOKENS);
  expect(cardNo('rebel-scribe')).toBe(-1);
  expect(soldToken([], 'blood-amulet')).toBe(-1);
});

test('a box has the same numbers whatever was loaded before', async () => {
  const catalogue = await import('./catalogue.ts');
  await import('./catacombs/enlist.ts');
  expect(catalogue.BOARDS.map(({ id }) => id)).toEqual(['', '', 'catacombs-a', 'catacombs-b']);
  await import('./classic/enlist.ts');
  expect(catalogue.BOARDS.map(({ id }) => id)).toEqual(['day', 'dusk', 'catacombs-a', 'catacombs-b']);
});

test('boxes follow one another without a gap', async () => {
  await import('./family.ts');
  for (const set of ['classic', 'catacombs', 'party'] as const) expect(numbersOf(set)[0]).toBe(FIRST[set].cards);
  expect(new Set([...CARDS, ...TOKENS].map(({ id }) => id)).size).toBe(CARDS.length + TOKENS.length);
  expect(TOKENS).toHaveLength(FIRST.party.tokens);
});

test('tokens that rules ask for by number are those', async () => {
  await import('./family.ts');
  const { CATACOMBS_MAP, CLOAK, COUPON, CROWNS, PUZZLE_BOX } = await import('./catalogue.ts');
  expect([CATACOMBS_MAP, PUZZLE_BOX, CLOAK, COUPON]).toEqual(
    ['catacombs-map', 'puzzle-box', 'invisibility-cloak', 'discount-coupon'].map(tokenNo),
  );
  expect(CROWNS).toEqual(['crown-10', 'crown-9', 'crown-8', 'crown-7'].map(tokenNo));
});
