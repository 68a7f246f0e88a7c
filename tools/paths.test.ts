import { expect, test } from 'vitest';
import { rounded } from './paths.ts';

test('numbers are rounded to a tenth and written short', () => {
  expect(rounded('M221.75 17.813a170 170 0 0 0-8.594.25C94.004 24.596')).toBe(
    'M221.8 17.8a170 170 0 0 0-8.6 .3C94 24.6',
  );
});

test('the flags of an arc may stand together', () => {
  expect(rounded('a1.5.5 0 01.25-3z')).toBe('a1.5 .5 0 0 1 .3-3z');
});

test('commands may be left out, and numbers run into one another', () => {
  expect(rounded('M0 0 1.06-2.04.5.5H3')).toBe('M0 0 1.1-2 .5 .5H3');
});

test('what is no path is refused', () => {
  expect(() => rounded('M0 0 x')).toThrow('x is no command of a path');
});
