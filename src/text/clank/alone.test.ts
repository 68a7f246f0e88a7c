import { expect, test } from 'vitest';
import { CARDS, TOKENS } from '../../games/clank/catalogue.ts';
import { clankWording } from './index.ts';
import { NAMES } from './things.ts';

test('the first game has words for all its cards and tokens without those of another', () => {
  expect(NAMES.size).toBe(CARDS.length + TOKENS.length);
  for (const { id } of [...CARDS, ...TOKENS]) {
    for (const language of ['en', 'fr'] as const) expect(clankWording.face(id, language)?.name, id).toBeTruthy();
  }
});
