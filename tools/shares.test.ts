import { expect, test } from 'vitest';
import { fairness, interval, meanOf, quantiles } from './shares.ts';

test('an interval holds its share, and is the narrower the more was tried', () => {
  const few = interval(5, 10);
  const many = interval(500, 1000);
  expect(few.share).toBe(0.5);
  expect(few.high - few.low).toBeCloseTo(0.526, 2);
  expect([many.low, many.high].map((bound) => bound.toFixed(3))).toEqual(['0.469', '0.531']);
  expect(interval(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  expect(interval(0, 20).low).toBeCloseTo(0);
});

test('what is certainly unfair is told by how much', () => {
  expect(fairness([interval(500, 1000), interval(500, 1000)], 0.5)).toBe(0);
  expect(fairness([interval(600, 1000), interval(400, 1000)], 0.5)).toBeCloseTo(0.069, 2);
});

test('means and quantiles', () => {
  expect([meanOf([]), meanOf([1, 2, 6])]).toEqual([0, 3]);
  expect(quantiles([4, 1, 3, 2], [0.25, 0.5, 0.75])).toEqual([2, 3, 4]);
});
