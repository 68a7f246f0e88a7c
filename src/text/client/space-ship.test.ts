import '../clank/space-at-hand.ts';
import { expect, test } from 'vitest';
import { dice, seedFrom } from '../../engine/random.ts';
import { editionOf } from '../../games/clank/core/editions.ts';
import type { View } from '../../games/clank/core/view.ts';
import { inSpace } from '../../games/clank/space/game.ts';
import { boardIn } from '../clank/rooms.ts';
import type { Language } from '../language.ts';
import { bossLines } from './space-ship.ts';

const START = inSpace.view(inSpace.setup(3, {}, seedFrom(dice(1))), 0);
const { blockade } = editionOf(START);

const signAt = (rage: number, language: Language): string | undefined => {
  const view: View = { ...START, rage };
  return bossLines(view, boardIn(view), language)
    .at(-1)
    ?.replace(/\u00a0/g, ' ');
};

test('what the rage brings next is counted in spaces', () => {
  expect(signAt(blockade - 3, 'en')).toBe('Blockade in 3 spaces');
  expect(signAt(blockade - 3, 'fr')).toBe('Blocus dans 3 cases');
  expect(signAt(blockade - 1, 'en')).toBe('Blockade in 1 space');
  expect(signAt(blockade, 'fr')).toBe('Blocus : Hyperstation coupée');
});
