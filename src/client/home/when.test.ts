import { expect, test } from 'vitest';
import { ago } from './when.ts';

const NOW = new Date(2026, 10, 15, 14, 30).getTime();
const at = (...date: readonly [number, number, number, number, number]) => ago(new Date(...date).getTime(), NOW, 'en');

test('the past is told as one says it', () => {
  expect(ago(NOW, NOW, 'en')).toBe('now');
  expect(ago(NOW + 5000, NOW, 'en')).toBe('now');
  expect(at(2026, 10, 15, 14, 18)).toBe('12 min. ago');
  expect(at(2026, 10, 15, 9, 30)).toBe('5 hr. ago');
  expect(at(2026, 10, 14, 23, 50)).toBe('yesterday');
  expect(at(2026, 10, 11, 8, 0)).toBe('4 days ago');
  expect(at(2026, 9, 6, 8, 0)).toBe('October 6');
  expect(at(2025, 9, 6, 8, 0)).toBe('October 6, 2025');
  expect(ago(new Date(2026, 10, 14, 9, 0).getTime(), NOW, 'fr')).toBe('hier');
});
