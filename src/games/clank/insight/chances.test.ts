import { expect, test } from 'vitest';
import { choose, hypergeometric } from './chances.ts';

test('ways to choose', () => {
  expect([choose(5, 2), choose(5, 0), choose(5, 5), choose(5, 6), choose(0, 0)]).toEqual([10, 1, 1, 0, 1]);
});

test('two draws out of a bag of three and two', () => {
  expect(hypergeometric(5, 2, 2)).toEqual([3 / 10, 6 / 10, 1 / 10]);
});

test('none of one’s own, no draw, and the whole bag', () => {
  expect(hypergeometric(24, 0, 5)).toEqual([1]);
  expect(hypergeometric(24, 3, 0)).toEqual([1]);
  expect(hypergeometric(5, 2, 5)).toEqual([0, 0, 1]);
});

test('chances add up to one, and expect their share', () => {
  const chances = hypergeometric(60, 13, 9);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(chances.reduce((sum, chance, k) => sum + k * chance, 0)).toBeCloseTo((9 * 13) / 60, 12);
});
