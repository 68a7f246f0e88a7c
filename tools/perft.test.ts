import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableOptions } from '../src/engine/game.ts';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { readSeed } from '../src/judge/seed.ts';
import { countTree, type Tree } from './perft/count.ts';

const ROOT = resolve(import.meta.dirname, '..');

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly tree: Tree;
}

/**
 * The trees of the rules as they are. A change here is a change of the rules: after one that is meant,
 * `npm run perft` tells the new numbers.
 */
const ROWS: readonly Row[] = [
  { game: 'clank', seats: 2, seed: 0, tree: { positions: [1, 2, 5, 14, 42, 123, 347, 942, 2284], digest: '5a27b84a' } },
  {
    game: 'clank',
    seats: 4,
    seed: 1,
    options: { board: 'dusk' },
    tree: { positions: [1, 2, 3, 5, 13, 35, 70, 109, 252], digest: '356f7df8' },
  },
  {
    game: 'clank-catacombs',
    seats: 2,
    seed: 0,
    tree: { positions: [1, 3, 10, 34, 105, 340, 1205], digest: '3fd6d819' },
  },
  {
    game: 'clank-catacombs',
    seats: 5,
    seed: 1,
    options: { start: 'b', deck: 'with-both' },
    tree: { positions: [1, 4, 23, 137, 763, 3756], digest: '38ce2ddc' },
  },
  {
    game: 'clank-in-space',
    seats: 2,
    seed: 0,
    tree: { positions: [1, 3, 12, 61, 314, 1576, 7735], digest: '091f28bf' },
  },
  {
    game: 'clank-in-space',
    seats: 4,
    seed: 1,
    options: { modules: 'random', expansions: 'both' },
    tree: { positions: [1, 2, 4, 10, 29, 75, 115], digest: '51f08cdf' },
  },
  { game: 'smash-up', seats: 2, seed: 0, tree: { positions: [1, 4, 12, 24, 24, 332], digest: '6f4f7b57' } },
  {
    game: 'smash-up',
    seats: 2,
    seed: 1,
    options: { draft: 'random', core: 'on' },
    tree: { positions: [1, 9, 43, 145, 737], digest: '6badabc9' },
  },
  {
    game: 'smash-up',
    seats: 3,
    seed: 2,
    options: { draft: 'random', core: 'on', printing: 'revised' },
    tree: { positions: [1, 1, 1, 1, 9, 52, 247], digest: 'c8976c8f' },
  },
];

describe('the option tree of', () => {
  test.each(ROWS)('$game with $seats players $options', ({ game: id, seats, seed, options, tree }) => {
    const { game } = kitOf(id)!;
    const state = game.setup(seats, tableOptions(game, options ?? {}), readSeed(seed));
    expect(countTree(game, state, tree.positions.length - 1)).toEqual(tree);
  });

  test('every game is counted', () => {
    expect(new Set(ROWS.map(({ game }) => game))).toEqual(new Set(GAME_IDS));
  });
});

describe('npm run perft', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [resolve(ROOT, 'tools/perft.ts'), ...args], { cwd: ROOT, encoding: 'utf8' });

  test('prints the positions at each depth', () => {
    const { stdout, status } = run('--game', 'clank', '--depth', '2', '--seats', '3', '--seed', '0');
    expect(stdout).toMatch(
      /^clank, 3 players, digest [0-9a-f]{8}\n {2}depth 0: 1\n {2}depth 1: \d+\n {2}depth 2: \d+\n$/,
    );
    expect(status).toBe(0);
  });
});
