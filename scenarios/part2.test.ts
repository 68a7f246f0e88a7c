import { describe, expect, test } from 'vitest';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { judge, type Scenario } from '../src/judge/scenario.ts';

const FILES = ['health', 'countdown', 'scoring', 'lexicon', 'secrets', 'decided-1', 'decided-2'];
for (const file of FILES) {
  let list: readonly Scenario[] = [];
  try {
    list = (await import(`./clank/${file}.ts`)).default;
  } catch (e) {
    if (!/Cannot find|Failed to|Unknown variable/.test(String(e))) throw e;
  }
  if (list.length === 0) continue;
  describe(file, () => {
    for (const scenario of list) {
      test(`${scenario.name} [${scenario.rules?.join(', ')}]`, () => {
        expect(judge(scenario, kitOf, GAME_IDS).failures).toEqual([]);
      });
    }
  });
}
