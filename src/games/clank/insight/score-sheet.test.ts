import { expect, test } from 'vitest';
import { type Game, type Options, tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { catacombs } from '../catacombs/game.ts';
import { clank } from '../classic/game.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import { total } from '../core/score.ts';
import type { State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { inSpace } from '../space/game.ts';
import { scoreSheet } from './score-sheet.ts';

const TABLES: readonly (readonly [string, Game<State, Option, Event, View>, Options])[] = [
  ['Clank!', clank, {}],
  ['Catacombs', catacombs, {}],
  ['In! Space!', inSpace, {}],
  ['In! Space! with both expansions', inSpace, { expansions: 'both' }],
];

function playedOut(game: Game<State, Option, Event, View>, options: Options, no: number): View {
  const random = dice(no);
  const state = game.setup(3, tableOptions(game, options), seedFrom(random));
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    game.answer(state, random.below(asked.options.length));
  }
  return game.view(state, null);
}

test.each(TABLES)('the lines of the sheet of %s add up to the points of everybody', (_, game, options) => {
  for (let no = 1; no <= 12; no++) {
    const view = playedOut(game, options, no);
    const sheet = scoreSheet(view);
    const sums = view.players.map((_player, seat) => sheet.reduce((sum, { values }) => sum + values[seat]!, 0));
    expect(sums).toEqual(view.players.map(({ tally }) => total(tally)));
  }
});

test('a sheet has the lines that its game counts', () => {
  const lines = (game: Game<State, Option, Event, View>, options: Options = {}) =>
    scoreSheet(game.view(game.setup(2, tableOptions(game, options), '0'.repeat(64)), null)).map(
      ({ category }) => category,
    );
  expect(lines(clank)).not.toContain('pods');
  expect(lines(catacombs)).toContain('prisoners');
  expect(lines(inSpace)).toEqual(['artifacts', 'pods', 'secrets', 'market', 'gold', 'cards']);
  expect(lines(inSpace, { expansions: 'apocalypse' })).toContain('black-cubes');
});
