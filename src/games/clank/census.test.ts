import { describe, expect, test } from 'vitest';
import { tableOptions } from '../../engine/game.ts';
import { catacombs } from './catacombs/game.ts';
import { cardNo } from './catalogue.ts';
import { census } from './census.ts';
import { inSpace } from './space/game.ts';
import { Aboard } from './space/staged.ts';

const start = () => catacombs.setup(2, tableOptions(catacombs, {}), '1'.repeat(64));

describe('the census tells apart', () => {
  test('tiles: one in the place of another is noticed', () => {
    const state = start();
    const before = census(state);
    const [first = -1, second = -1] = state.tileStack;
    state.tileStack = [second, second, ...state.tileStack.slice(2)];
    expect(census(state)).not.toEqual(before);
    expect(census(state)[`tile ${second}`]).toBe(2);
    expect(census(state)[`tile ${first}`]).toBeUndefined();
  });

  test('cards, wherever they lie', () => {
    const state = start();
    const before = JSON.stringify(census(state));
    const [player] = state.players;
    player!.installed = [...player!.hand];
    player!.hand = [];
    expect(JSON.stringify(census(state))).toBe(before);
    player!.installed = player!.installed.slice(1);
    expect(JSON.stringify(census(state))).not.toBe(before);
  });
});

test('what waits for a card that is gone without a trace is counted, a monster of the row is not', () => {
  const { state } = new Aboard({ players: [{ hand: ['chrome-gunslinger'] }] }, 2, { expansions: 'station' });
  const waiting = (source: string) => {
    const world = inSpace.clone(state);
    world.turn.bonuses.push({ do: 'bonus', source, when: 'another-outlaw', then: { do: 'gold', amount: 1 } });
    return census(world)['stale memories'];
  };
  expect(waiting('chrome-gunslinger')).toBe(1);
  expect(waiting('entropy-elemental')).toBe(0);
  expect(waiting('major-sixth-crystal')).toBe(0);
  state.turn.gone.push({ card: cardNo('chrome-gunslinger'), from: 'play' });
  expect(waiting('chrome-gunslinger')).toBe(0);
  state.turn.copies.push({ as: cardNo('shapeshifter'), by: cardNo('shapeshifter') });
  expect(census(state)['stale memories']).toBe(2);
});
