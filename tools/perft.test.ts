import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableOptions } from '../src/engine/game.ts';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { readSeed } from '../src/judge/seed.ts';
import { countTree, positionAfter, type Tree } from './perft/count.ts';

const ROOT = resolve(import.meta.dirname, '..');

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Answers given before, so that the tree is that of a later position, and events that happen in it. */
  readonly after?: number;
  readonly reaches?: readonly string[];
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
  {
    game: 'clank',
    seats: 2,
    seed: 1,
    after: 293,
    reaches: ['attacked'],
    tree: { positions: [1, 1, 4, 16], digest: '9ec0ed55' },
  },
  {
    game: 'clank',
    seats: 2,
    seed: 5,
    after: 431,
    reaches: ['attacked', 'knocked-out', 'countdown'],
    tree: { positions: [1, 5, 11, 32], digest: 'baec12e3' },
  },
  {
    game: 'clank',
    seats: 2,
    seed: 10,
    after: 477,
    reaches: ['attacked', 'countdown'],
    tree: { positions: [1, 4, 12, 45], digest: '3c6674d3' },
  },
  {
    game: 'clank-catacombs',
    seats: 2,
    seed: 3,
    after: 339,
    options: { deck: 'with-both' },
    reaches: ['attacked', 'knocked-out'],
    tree: { positions: [1, 3, 8, 20], digest: '1aba53db' },
  },
  {
    game: 'clank-catacombs',
    seats: 2,
    seed: 2,
    after: 362,
    options: { deck: 'with-both' },
    reaches: ['attacked'],
    tree: { positions: [1, 1, 5, 26], digest: 'f5ef434f' },
  },
  {
    game: 'clank-catacombs',
    seats: 2,
    seed: 10,
    after: 316,
    options: { deck: 'with-both' },
    reaches: ['reacted'],
    tree: { positions: [1, 9, 51, 234], digest: 'd8054b76' },
  },
  {
    game: 'clank-in-space',
    seats: 2,
    seed: 11,
    after: 592,
    options: { modules: 'random', expansions: 'both' },
    reaches: ['attacked'],
    tree: { positions: [1, 3, 5, 13], digest: '9cbfe54a' },
  },
  {
    game: 'clank-in-space',
    seats: 2,
    seed: 10,
    after: 638,
    options: { modules: 'random', expansions: 'both' },
    reaches: ['attacked', 'phase-completed'],
    tree: { positions: [1, 2, 6, 23], digest: '5a7a3974' },
  },
  {
    game: 'smash-up',
    seats: 2,
    seed: 10,
    after: 431,
    options: { draft: 'random', core: 'on' },
    reaches: ['base-scored', 'replaced', 'triggered'],
    tree: { positions: [1, 15, 57, 201], digest: '881bf500' },
  },
  {
    game: 'smash-up',
    seats: 2,
    seed: 11,
    after: 63,
    options: { draft: 'random', core: 'on' },
    reaches: ['base-scored', 'special-used'],
    tree: { positions: [1, 4, 14, 55], digest: '72069000' },
  },
  {
    game: 'smash-up',
    seats: 2,
    seed: 3,
    after: 63,
    options: { draft: 'random', core: 'on' },
    reaches: ['special-used', 'replaced', 'triggered'],
    tree: { positions: [1, 1, 23, 286], digest: '2e517e0f' },
  },
];

describe('the option tree of', () => {
  test.each(ROWS)('$game with $seats players $options after $after', (row) => {
    const { game: id, seats, seed, options, after = 0, reaches = [], tree } = row;
    const { game } = kitOf(id)!;
    const start = readSeed(seed);
    const state = positionAfter(game, game.setup(seats, tableOptions(game, options ?? {}), start), after, start);
    const types = new Set<unknown>();
    const answer = (position: unknown, index: number) =>
      game.answer(position, index, (event) => types.add(Object(event).type));
    expect(countTree({ ...game, answer }, state, tree.positions.length - 1)).toEqual(tree);
    expect([...types]).toEqual(expect.arrayContaining([...reaches]));
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
    const later = run('--game', 'clank', '--depth', '3', '--seats', '2', '--seed', '1', '--after', '293');
    expect(later.stdout).toContain('after 293 answers, digest 9ec0ed55');
  });
});
