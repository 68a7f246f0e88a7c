import { expect, test } from 'vitest';
import { pieces, says, wordsIn } from './search.ts';

test('a search minds neither case nor accents, and wants every word', () => {
  expect(wordsIn('  Épée\u00a0CŒUR ')).toEqual(['epee', 'coeur']);
  expect(says(['Une épée au cœur'], wordsIn('EPEE coeur'))).toBe(true);
  expect(says(['Une épée', 'a heart'], wordsIn('épée heart'))).toBe(true);
  expect(says(['Une épée'], wordsIn('épée cœur'))).toBe(false);
  expect(says(['anything'], wordsIn(''))).toBe(true);
});

test('the words that were found are marked where they stand', () => {
  expect(pieces('Une Épée, deux épées', wordsIn('epee'))).toEqual([
    { text: 'Une ', found: false },
    { text: 'Épée', found: true },
    { text: ', deux ', found: false },
    { text: 'épée', found: true },
    { text: 's', found: false },
  ]);
  expect(pieces('Reine de cœur', wordsIn('coe'))).toEqual([
    { text: 'Reine de ', found: false },
    { text: 'cœ', found: true },
    { text: 'ur', found: false },
  ]);
  expect(pieces('abc', [])).toEqual([{ text: 'abc', found: false }]);
});
