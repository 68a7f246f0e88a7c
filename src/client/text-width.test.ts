import { expect, test } from 'vitest';
import { linesIn, textWidth } from './text-width.ts';

test('a text breaks between words where its column ends, never at a no-break space', () => {
  const text = 'Capsules de direction dans\u00a03';
  expect(linesIn(text, 100)).toEqual([text]);
  expect(linesIn(text, textWidth('Capsules de direction'))).toEqual(['Capsules de direction', 'dans\u00a03']);
  expect(linesIn('Blockade', 1)).toEqual(['Blockade']);
});
