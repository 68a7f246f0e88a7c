import { expect, test } from 'vitest';
import { attackChance } from './odds-of.ts';
import { percent } from './percent.ts';

const shown = (exhausted: boolean, schemeMayStrike: boolean): string =>
  percent(attackChance({ end: { attack: 0.25, exhausted, schemeMayStrike } }), 'en');

test('the ring shows no number for an attack that a scheme may change', () => {
  expect(shown(false, false)).toBe('25%');
  expect(shown(false, true)).toBe('?');
});

test('an attack that is sure comes whatever a scheme does', () => {
  expect(shown(true, true)).toBe('100%');
});
