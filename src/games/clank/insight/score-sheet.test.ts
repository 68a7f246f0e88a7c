import { expect, test } from 'vitest';
import { type Options, tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import type { PlayKit } from '../../../engine/stage.ts';
import { catacombsPlay } from '../catacombs/play.ts';
import { clankPlay } from '../classic/play.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import type { State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { spacePlay } from '../space/play.ts';
import { scoreSheet } from './score-sheet.ts';

type Kit = PlayKit<State, Option, Event, View>;

function ended({ game, appraise }: Kit, options: Options, seed: number): State {
  const state = game.setup(3, tableOptions(game, options), seedFrom(dice(seed)));
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    const likes = appraise(game.view(state, asked.seat));
    game.answer(state, likes.indexOf(Math.max(...likes)));
  }
  return state;
}

test.each([
  ['Clank!', clankPlay, {}],
  ['Catacombs', catacombsPlay, { deck: 'with-both' }],
  ['In! Space!', spacePlay, {}],
  ['In! Space! with both expansions', spacePlay, { expansions: 'both', modules: 'random' }],
] as const)('the lines of the sheet add up to the points: %s', (_, kit: Kit, options) => {
  for (let seed = 1; seed <= 6; seed++) {
    const state = ended(kit, options, seed);
    const sheet = scoreSheet(kit.game.view(state, null));
    const { scores } = kit.game.result(state)!;
    const sums = scores.map((__, seat) =>
      sheet.reduce((sum, { values, counted }) => sum + (counted[seat] ? values[seat]! : 0), 0),
    );
    expect(sums).toEqual(scores);
  }
});
