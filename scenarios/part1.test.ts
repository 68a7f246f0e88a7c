import { describe, expect, test } from 'vitest';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { judge } from '../src/judge/scenario.ts';
import actions from './clank/actions.ts';
import clank from './clank/clank.ts';
import deck from './clank/deck.ts';
import dragon from './clank/dragon.ts';
import tokens from './clank/tokens.ts';
import tunnels from './clank/tunnels.ts';
import turn from './clank/turn.ts';

for (const [file, scenarios] of Object.entries({ deck, actions, tunnels, tokens, turn, clank, dragon })) {
  describe(file, () => {
    for (const scenario of scenarios) {
      test(`${scenario.name} [${scenario.rules?.join(', ')}]`, () => {
        expect(judge(scenario, kitOf, GAME_IDS).failures).toEqual([]);
      });
    }
  });
}
