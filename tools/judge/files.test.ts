import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAME_IDS, kitOf } from '../../src/games/index.ts';
import { judge } from '../../src/judge/scenario.ts';
import { removeFolders, trialFolder } from '../../src/server/testing.ts';

const ROOT = resolve(import.meta.dirname, '../..');
afterAll(removeFolders);

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [resolve(ROOT, 'tools/judge.ts'), ...args], { cwd: ROOT, encoding: 'utf8' });

const FILES: Readonly<Record<string, unknown>> = {
  'good.json': { game: 'clank', given: {}, expect: { asked: { ask: 'turn' } } },
  'failing.json': { game: 'clank', given: {}, expect: { state: { rage: 5 } } },
  'misspelt.json': { game: 'clank', given: {}, expect: { state: { rgae: 5 } } },
};

function folder(...names: readonly string[]): string {
  const path = trialFolder();
  for (const name of names) writeFileSync(join(path, name), JSON.stringify(FILES[name]));
  return path;
}

describe('several files in one call', () => {
  test('a line for each, a summary, and the worst exit code', () => {
    const path = folder('good.json', 'failing.json', 'misspelt.json');
    const { stdout, stderr, status } = run(path);
    expect(stdout.split('\n')).toEqual([
      `${join(path, 'good.json')}: as expected`,
      '3 files: 1 as expected, 1 not as expected, 1 not understood',
      '',
    ]);
    expect(stderr).toContain(
      `${join(path, 'failing.json')}: not as expected:\n  expect.state.rage: expected 5, found 3\n`,
    );
    expect(stderr).toContain(
      `${join(path, 'misspelt.json')}: expect.state.rgae: there is no "rgae" here; did you mean`,
    );
    expect(status).toBe(2);
  });

  test('--quiet leaves out what came as expected', () => {
    const path = folder('good.json', 'failing.json');
    const several = run('--quiet', path);
    expect(several.stdout).toBe('2 files: 1 as expected, 1 not as expected, 0 not understood\n');
    expect(several.status).toBe(1);
    const one = run('--quiet', join(path, 'failing.json'));
    expect([one.stdout, one.status]).toEqual(['', 1]);
    expect(one.stderr).toBe('Not as expected:\n  expect.state.rage: expected 5, found 3\n');
  });

  test('a folder without files, and a file that is not there', () => {
    const path = folder('good.json');
    expect(run(trialFolder())).toMatchObject({ status: 2, stderr: expect.stringContaining('there is no .json file') });
    const missing = run(join(path, 'good.json'), join(path, 'gone.json'));
    expect(missing.stderr).toBe(`${join(path, 'gone.json')}: there is no such file\n`);
    expect(missing.status).toBe(2);
  });
});

test('a file that the program fails at does not end the judging of the others', () => {
  const path = folder('good.json');
  const nested = `${'['.repeat(6000)}${']'.repeat(6000)}`;
  writeFileSync(join(path, 'deep.json'), `{ "game": "clank", "given": { "players": [{ "hand": [${nested}] }] } }`);
  const { stdout, stderr, status } = run('--quiet', path);
  expect(stdout).toBe('2 files: 1 as expected, 0 not as expected, 1 not understood\n');
  expect(stderr).toContain(`${join(path, 'deep.json')}: RangeError`);
  expect(status).toBe(2);
});

describe('the real setup', () => {
  const judged = (scenario: object) => judge(scenario, kitOf, GAME_IDS);

  test.each(GAME_IDS)('of %s is judged where nothing is given', (game) => {
    const { state, events, failures } = judged({ game, seed: 3 });
    expect(failures).toEqual([]);
    expect(judged({ game, seed: `${'0'.repeat(63)}3` }).state).toEqual(state);
    expect(judged({ game, seed: 3 }).events).toEqual(events);
  });

  test('differs by seed, and is played on', () => {
    const hand = (seed?: number) => judged({ game: 'clank', ...(seed === undefined ? {} : { seed }) }).state;
    expect(hand()).toEqual(hand(0));
    expect(hand(1)).not.toEqual(hand(2));
    const draft = {
      game: 'smash-up',
      do: ['faction ignobles', 'faction star-roamers'],
      expect: { asked: { seat: 'yellow' } },
    };
    expect(judged(draft).failures).toEqual([]);
    const dealt = { game: 'smash-up', options: { draft: 'random' }, expect: { events: [{ type: 'faction-chosen' }] } };
    expect(judged(dealt).failures).toEqual([]);
  });

  test.each([
    [{ seed: 'x' }, 'seed: "x" is not a seed'],
    [{ seed: -1 }, 'seed: should be a whole number from 0 to 9999 or 64 digits, not -1'],
    [{ seed: 1, given: {} }, 'seed: is only for the real setup: leave out given, or the seed'],
  ])('refuses %j', (more, message) => {
    expect(() => judged({ game: 'clank', ...more })).toThrow(message);
  });
});
