import { expect, test } from 'vitest';
import { census } from './census.ts';
import { smashUp } from './game.ts';

test('the census counts what is remembered of a card that is not in play', () => {
  const state = smashUp.setup(2, { boxes: '1', core: 'off', draft: 'random', printing: 'first' }, '1'.repeat(64));
  const [copy = -1] = state.players[0]!.hand;
  expect(census(state)['stale memories']).toBe(0);
  state.turn.moved.push({ copy, from: state.sites[0]!.base });
  state.turn.raised.push({ by: -1, copy });
  state.turn.used.push(`talent ${copy}:0`, `window ${copy} before-scoring 1`, 'special 3', 'base 2:0:1');
  state.named.push({ copy, value: 1 });
  expect(census(state)['stale memories']).toBe(5);
});
