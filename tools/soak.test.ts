import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { GameKit } from '../src/engine/stage.ts';
import { KITS } from '../src/games/index.ts';
import { judge } from '../src/judge/scenario.ts';
import { removeFolders, trialFolder } from '../src/server/testing.ts';
import { type Outcome, soak } from './soak/run.ts';

const ROOT = resolve(import.meta.dirname, '..');
afterAll(removeFolders);

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [resolve(ROOT, 'tools/soak.ts'), ...args], { cwd: ROOT, encoding: 'utf8' });

/** Games of a kit until one breaks a law. */
function firstBroken(kit: GameKit): Outcome {
  const outcomes: Outcome[] = [];
  const stop = () => outcomes.some(({ violations }) => violations.length > 0);
  soak([kit], { seed: 1, first: 0, stride: 1, most: 20 }, stop, (outcome) => outcomes.push(outcome));
  return outcomes.at(-1)!;
}

/** From some step of a game on there is one piece more: the census breaks there. */
function losingPieces(kit: GameKit): GameKit {
  const census = (state: unknown) => {
    const late = kit.turn(state) > 6;
    return { ...kit.census(state), pawns: late ? 3 : 2 };
  };
  return { ...kit, census };
}

const kits = KITS.map((kit) => [kit.game.id, kit] as const);

test('a few games break no law, and say so', () => {
  const out = trialFolder();
  const { stdout, stderr, status } = run('--games', '4', '--seed', '7', '--workers', '2', '--json', '--out', out);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    games: 4,
    decisions: expect.any(Number),
    violations: 0,
    seed: 7,
    byGame: { clank: { games: 1 } },
  });
  expect(readdirSync(out)).toEqual([]);
});

test.each(kits)('a view that shows everything is found, in one situation and one action: %s', (_, kit) => {
  const game = { ...kit.game, view: (state: unknown) => JSON.parse(JSON.stringify(state)) };
  const { violations } = firstBroken({ ...kit, game, appraise: () => [0], scoreSheet: () => [] });
  const { file } = violations.find(({ law }) => law === 'a view tells of what is hidden')!;
  expect(file.name).toContain('a view tells of what is hidden');
  expect(file.do?.length).toBeGreaterThan(0);
  // The law is not one of the judge's: the file brings the situation about, and nothing fails.
  expect(judge(file, () => kit, [kit.game.id]).failures).toEqual([]);
});

test.each(kits)('a game that makes pieces is found, and the judge fails too: %s', (_, kit) => {
  const broken = losingPieces(kit);
  const { violations } = firstBroken(broken);
  const { file, step } = violations.find(({ law }) => law === 'pieces were made or lost')!;
  expect(file.do?.length).toBeLessThanOrEqual(step + 1);
  expect(judge(file, () => broken, [kit.game.id]).failures.join()).toContain('pawns');
});

test('an exception is a violation, and its game can be played again', () => {
  const [kit] = KITS;
  let left = 40;
  const game: GameKit['game'] = {
    ...kit!.game,
    explain: (...about) => {
      if (--left < 0) throw new Error('out of order');
      return kit!.game.explain(...about);
    },
  };
  const { violations, seed } = firstBroken({ ...kit!, game });
  expect(violations.map(({ note }) => note)).toEqual(['an exception was thrown: out of order']);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(violations[0]!.file.do?.length).toBeGreaterThan(0);
});

test('where no situation can be given back, the actions are shortened', () => {
  const [kit] = KITS;
  const broken = losingPieces(kit!);
  const stage = { ...broken.stage, show: () => ({ nothing: 'of the kind' }) };
  const { violations, decisions } = firstBroken({ ...broken, stage });
  const { file, step } = violations.find(({ law }) => law === 'pieces were made or lost')!;
  expect(file.given).toBeUndefined();
  expect(file.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(decisions).toBeGreaterThan(step);
  expect(file.do!.length).toBeLessThan(step + 1);
  expect(judge(file, () => broken, [kit!.game.id]).failures.join()).toContain('pawns');
});

test('judge files are played again under all laws', () => {
  const folder = trialFolder();
  const file = join(folder, 'search.json');
  writeFileSync(file, readFileSync(join(ROOT, 'docs/judge/1-search.json')));
  const { stdout, status } = run(file);
  expect(stdout).toContain('no law is broken');
  expect(status).toBe(0);
});
