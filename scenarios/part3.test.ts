import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { judge } from '../src/judge/scenario.ts';

for (const file of readdirSync(`${import.meta.dirname}/clank`).filter((name) => name.startsWith('cards-'))) {
  const module = await import(/* @vite-ignore */ `${import.meta.dirname}/clank/${file}`);
  describe(file, () => {
    for (const scenario of module.default) {
      test(`${scenario.name} [${scenario.rules?.join(', ')}]`, () => {
        expect(judge(scenario, kitOf, GAME_IDS).failures).toEqual([]);
      });
    }
  });
}
