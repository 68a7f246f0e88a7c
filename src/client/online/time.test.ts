import { expect, test } from 'vitest';
import { clockWords, leftAt, leftWords, lengthOf } from './time.ts';

test('lengths and clocks are said as one says them', () => {
  expect(lengthOf(15, 'en')).toBe('15 s');
  expect(lengthOf(120, 'fr')).toBe('2 min');
  expect(lengthOf(2 * 86_400, 'fr')).toBe('2 jours');
  expect(clockWords({ kind: 'none' }, 'fr')).toBe('sans pendule');
  expect(clockWords({ kind: 'turn', seconds: 86_400 }, 'en')).toBe('1 day per turn');
  expect(clockWords({ kind: 'game', seconds: 1200, increment: 15 }, 'en')).toBe('20 min per game, +15 s');
});

test('what is left counts down for the one who is asked, and never below nothing', () => {
  const clocks = { left: [60_000, 30_000, null], since: 1000, asked: 1 };
  expect(leftAt(clocks, 0, 11_000)).toBe(60_000);
  expect(leftAt(clocks, 1, 11_000)).toBe(20_000);
  expect(leftAt(clocks, 2, 11_000)).toBeNull();
  expect(leftWords(20_000, 'en')).toBe('0:20');
  expect(leftWords(3_723_000, 'fr')).toBe('1:02:03');
  expect(leftWords(3 * 86_400_000, 'fr')).toBe('3 jours');
  expect(leftWords(-5, 'en')).toBe('0:00');
});
