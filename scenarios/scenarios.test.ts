import { describe, expect, test } from 'vitest';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { judge } from '../src/judge/scenario.ts';
import { SCENARIOS } from './index.ts';

for (const [file, scenarios] of Object.entries(SCENARIOS)) {
  describe(file, () => {
    for (const scenario of scenarios) {
      test(`${scenario.name} [${scenario.rules?.join(', ')}]`, () => {
        expect(judge(scenario, kitOf, GAME_IDS).failures).toEqual([]);
      });
    }
  });
}
