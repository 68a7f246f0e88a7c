import { expect, test } from 'vitest';
import { tableOptions } from '../../engine/game.ts';
import { Fields } from '../../engine/stage.ts';
import { brokenAhead, brokenForecasts } from './broken-forecasts.ts';
import { baseNo, cardNo } from './catalogue.ts';
import type { Event } from './core/event.ts';
import { smashUp } from './game.ts';
import { build } from './stage/build.ts';

const given = {
  players: [{ factions: ['dinosaurs', 'pirates'], hand: ['king-rex', 'howl'] }, { factions: ['robots', 'wizards'] }],
  bases: [{ base: 'tar-pits', minions: { red: ['armor-stego'], yellow: ['nukebot'] } }, 'jungle-oasis', 'tortuga'],
};
const TAR_PITS = baseNo('tar-pits');

function played(take: string) {
  const state = build(2, tableOptions(smashUp, { core: 'on' }), new Fields(given, 'given'));
  const index = state.asked!.options.findIndex((option) => option.take === take);
  const after = smashUp.clone(state);
  smashUp.answer(after, index);
  return { state, index, after };
}

test('the forecast after an option is compared with the base as it then stands', () => {
  const { state, index, after } = played('action');
  expect(brokenAhead(state, index, TAR_PITS, after)).toEqual([]);
  const [copy = -1] = after.sites[0]!.minions;
  after.counters[copy]!++;
  expect(brokenAhead(state, index, TAR_PITS, after)).toHaveLength(1);
});

test('an option that brings hidden cards to light is not foretold', () => {
  const { state, index, after } = played('end-plays');
  expect(brokenAhead(state, index, TAR_PITS, after)).toEqual([]);
  expect(brokenAhead(state, index, TAR_PITS, { ...after, revealed: state.revealed })).toHaveLength(1);
});

test('an ability at the scoring that was not foreseen is noticed', () => {
  const { state, index, after } = played('end-plays');
  const scored: Event = { type: 'base-scored', base: TAR_PITS, powers: [3, 5], places: [2, 1] };
  const points = [3, 4].map((amount, seat): Event => ({ type: 'points', seat, amount, total: amount }));
  const said: Event = { type: 'triggered', seat: 0, card: cardNo('king-rex'), base: TAR_PITS };
  expect(brokenForecasts(state, index, [scored, ...points], after)).toEqual([]);
  expect(brokenForecasts(state, index, [scored, ...points, said], after).join()).toContain('was not foreseen');
});
