import { describe, expect, test } from 'vitest';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { judge, type Scenario } from '../src/judge/scenario.ts';
import countdown from './clank/countdown.ts';
import decided1 from './clank/decided-1.ts';
import decided2 from './clank/decided-2.ts';
import health from './clank/health.ts';
import lexicon from './clank/lexicon.ts';
import scoring from './clank/scoring.ts';
import secrets from './clank/secrets.ts';

const FILES: Record<string, readonly Scenario[]> = { health, countdown, scoring, lexicon, secrets, decided1, decided2 };
for (const [file, list] of Object.entries(FILES)) {
  describe(file, () => {
    for (const scenario of list) {
      test(`${scenario.name} [${scenario.rules?.join(', ')}]`, () => {
        expect(judge(scenario, kitOf, GAME_IDS).failures).toEqual([]);
      });
    }
  });
}
