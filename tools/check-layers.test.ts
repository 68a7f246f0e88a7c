import { expect, test } from 'vitest';
import { violationsOf } from './check-layers.ts';

test.each([
  ['src/engine/record.ts', './game.ts'],
  ['src/engine/deep/er/x.ts', '../../game.ts'],
  ['src/engine/record.test.ts', 'fast-check'],
  ['src/games/index.ts', './clank/classic/game.ts'],
  ['src/games/clank/core/noise.ts', '../../../engine/game.ts'],
  ['src/games/clank/classic/game.ts', '../core/noise.ts'],
  ['src/bots/greedy.ts', '../engine/game.ts'],
  ['src/judge/run.ts', '../engine/game.ts'],
  ['src/text/fr.ts', '../games/clank/classic/cards.ts'],
  ['src/terminal/main.ts', '../bots/greedy.ts'],
  ['src/terminal/main.ts', 'node:fs'],
  ['src/client/worker/earlier-rules.test.ts', '../../../fixtures/records/rules-2.jsonl?raw'],
])('%s may import %s', (file, specifier) => {
  expect(violationsOf(file, `import '${specifier}';`)).toEqual([]);
});

test.each([
  ['src/engine/game.ts', '../games/index.ts'],
  ['src/engine/game.ts', './../../src/games/index.ts'],
  ['src/engine/game.ts', '../engine-extras/x.ts'],
  ['src/engine/deep/er/x.ts', '../../../text/fr.ts'],
  ['src/engine/game.ts', 'node:fs'],
  ['src/engine/game.ts', 'fs'],
  ['src/engine/game.ts', 'vitest'],
  ['src/client/worker/host.ts', '../../../fixtures/records/rules-2.jsonl?raw'],
  ['src/engine/game.ts', '/src/engine/random.ts'],
  ['src/engine/game.ts', '#engine/random.ts'],
  ['src/games/index.ts', '../bots/greedy.ts'],
  ['src/games/clank/core/noise.ts', '../../smash-up/core/state.ts'],
  ['src/games/smash-up/core/state.ts', '../../clank/core/state.ts'],
  ['src/games/clank/core/noise.ts', '../../index.ts'],
  ['src/games/clank/core/noise.ts', '../../../text/fr.ts'],
  ['src/bots/greedy.ts', '../games/index.ts'],
  ['src/bots/greedy.ts', '../terminal/main.ts'],
  ['src/judge/run.ts', '../games/index.ts'],
  ['src/text/fr.ts', '../bots/greedy.ts'],
  ['src/text/fr.ts', 'node:fs'],
  ['src/terminal/main.ts', '../../tools/simulate.ts'],
  ['src/unknown/x.ts', '../engine/game.ts'],
])('%s may not import %s', (file, specifier) => {
  expect(violationsOf(file, `import '${specifier}';`)).toHaveLength(1);
});

test.each([
  `import type { Card } from '../games/index.ts';`,
  `export * from '../games/index.ts';`,
  `export { cards } from '../games/index.ts';`,
  `export type Card = import('../games/index.ts').Card;`,
  `const games = await import('../games/index.ts');`,
  `const games = await import(path);`,
])('no form of import escapes: %s', (source) => {
  expect(violationsOf('src/engine/game.ts', source)).toHaveLength(1);
});

test('a comment or a string that looks like an import is none', () => {
  const source = `// import '../games/index.ts';\nconst text = "import '../games/index.ts'";`;
  expect(violationsOf('src/engine/game.ts', source)).toEqual([]);
});
