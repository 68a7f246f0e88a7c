import { expect, test } from 'vitest';
import { countedAsPrinted, type Noun, ordinal } from './plural.ts';

const CARD: Noun = { en: ['card drawn', 'cards drawn'], fr: ['carte piochée', 'cartes piochées'] };

test('a printed number with its sign takes the form of its noun', () => {
  expect(countedAsPrinted('+1', CARD, 'en')).toBe('+1 card drawn');
  expect(countedAsPrinted('2', CARD, 'en')).toBe('2 cards drawn');
  expect(countedAsPrinted('−1', CARD, 'fr')).toBe('−1\u00a0carte piochée');
  expect(countedAsPrinted('+3', CARD, 'fr')).toBe('+3\u00a0cartes piochées');
  expect(countedAsPrinted('0', CARD, 'en')).toBe('0 cards drawn');
  expect(countedAsPrinted('0', CARD, 'fr')).toBe('0\u00a0carte piochée');
});

test('places are ordinals', () => {
  expect([1, 2, 3, 4, 11].map((n) => ordinal(n, 'en'))).toEqual(['1st', '2nd', '3rd', '4th', '11th']);
  expect([1, 2, 6].map((n) => ordinal(n, 'fr'))).toEqual(['1re', '2e', '6e']);
});
