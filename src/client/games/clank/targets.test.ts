import { expect, test } from 'vitest';
import { CATACOMBS_INTENTS, CLASSIC_INTENTS } from '../../../games/clank/intents.ts';
import { placed } from './targets.ts';

test('every intent has its place at the table', () => {
  const places = new Set([...CLASSIC_INTENTS, ...CATACOMBS_INTENTS].map(placed));
  expect(places).toEqual(
    new Set(['hand', 'row', 'reserve', 'board', 'market', 'tokens', 'cards', 'dock', 'tile', 'button']),
  );
});
