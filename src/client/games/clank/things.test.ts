import { expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { catacombsKit } from '../../../games/clank/catacombs/kit.ts';
import '../../../text/clank/catacombs-enlist.ts';
import { thingOf } from './things.ts';

const { game } = catacombsKit;
const state = game.setup(2, tableOptions(game, {}), '7'.repeat(64));

const edgesNow = (): number[] =>
  game.decision(state)!.options.flatMap((option) => (option.take === 'explore' ? [option.edge] : []));

test('an edge is called by its tile, and is nothing where the view does not show that tile', () => {
  // Cards are played, turns ended and tunnels walked until somebody stands before an edge with boots.
  for (let answers = 0; answers < 40 && edgesNow().length === 0; answers++) {
    const takes = game.decision(state)!.options.map(({ take }) => take);
    const index = (['walk', 'play', 'end-turn'] as const).map((take) => takes.indexOf(take)).find((at) => at >= 0);
    game.answer(state, index ?? 0);
  }
  const edges = edgesNow();
  expect(edges).not.toEqual([]);
  const view = game.view(state, game.decision(state)!.seat);
  for (const edge of edges) expect(thingOf(`edge ${edge}`, view, 'en')?.intents).toEqual([{ take: 'explore', edge }]);
  // Far from the start tile nothing is laid yet.
  expect(thingOf('edge 0', view, 'en')).toBeNull();
});
