import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readRecord } from '../engine/record.ts';
import { kitOf } from '../games/index.ts';

const MAIN = resolve(import.meta.dirname, 'main.ts');
const SEED = '3'.repeat(64);
const home = mkdtempSync(join(tmpdir(), 'tintamarre-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The program as a person starts it, typing these lines. */
function start(args: readonly string[], lines: readonly string[]) {
  const input = lines.map((line) => `${line}\n`).join('');
  return spawnSync(process.execPath, [MAIN, ...args], { cwd: home, input, encoding: 'utf8' });
}

const record = (file: string) => readRecord(readFileSync(join(home, file), 'utf8'), (id) => kitOf(id)?.game);

describe('the terminal program', () => {
  test('explains itself in both languages', () => {
    expect(start(['--help', '--lang', 'en'], []).stdout).toContain('play against bots');
    expect(start(['--help', '--lang', 'fr'], []).stdout).toContain('jouez contre des robots');
  });

  test('ending the turn plays the rest of the hand first, and says so [end-turn-plays-rest]', () => {
    const { stdout, status } = start(['--lang', 'en', '--seed', SEED], ['e', 'q']);
    expect(status).toBe(0);
    expect(stdout).toContain('plays the cards left in your hand first');
    expect(stdout.match(/^> Play /gm)).toHaveLength(5);
    expect(stdout).toContain('> End the turn');
  });

  test('says why an action is refused, shows cards and rules, and stays polite to nonsense', () => {
    const lines = [
      'w walk 09',
      'w walk 99',
      'w end turn',
      'c wizard',
      'c wizzard',
      'rules fountain',
      '0',
      '77',
      'xyz',
      'h',
      'q',
    ];
    const { stdout, status } = start(['--lang', 'en', '--seed', SEED], lines);
    expect(status).toBe(0);
    expect(stdout).toContain('follows a tunnel');
    expect(stdout).toContain('there is no "99" here');
    expect(stdout).toContain('Wizard');
    expect(stdout).toContain('No card or token is called “wizzard”');
    expect(stdout.match(/is no answer: type a number from 1 to/g)).toHaveLength(3);
  });

  test('takes an answer back and plays it again, but not past what came to light', () => {
    const { stdout } = start(['--lang', 'fr', '--seed', SEED], ['1', 'u', 'u', 'r', 'r', 'e', 'u', 'q']);
    expect(stdout.match(/Coup repris/g)).toHaveLength(1);
    expect(stdout.match(/Coup rejoué/g)).toHaveLength(1);
    expect(stdout.match(/Rien à reprendre/g)).toHaveLength(2);
  });

  test('keeps the game after every answer and goes on where it stood', () => {
    start(['--lang', 'en', '--seed', SEED], ['1', '1', 'q']);
    expect(record('.tintamarre/last-game.json').answers).toEqual([0, 0]);
    const { stdout } = start(['--lang', 'en', '--continue'], ['1', 's saved.json', 'q']);
    expect(stdout).toContain('at step 2');
    expect(record('saved.json').answers).toHaveLength(3);
  });

  test('plays a whole game to its end, scores told', () => {
    const lines = Array.from({ length: 400 }, () => ['e', '1']).flat();
    const { stdout, status } = start(['--lang', 'fr', '--seats', '3', '--options', 'board=dusk'], lines);
    expect(status).toBe(0);
    expect(stdout).toContain('La partie est finie.');
    expect(stdout).toMatch(/1\. \S+ : \d+ points/);
  });

  test.each([
    [['--seats', '7'], 'seats: 7 is not a number of players from 2 to 4'],
    [['--game', 'clonk'], 'did you mean clank?'],
    [['--bots', 'gredy'], 'did you mean greedy?'],
    [['--options', 'board=night'], 'options.board: "night" is not one of day, dusk'],
    [['--seed', '7'], 'seed: "7" is not a seed'],
    [['--seat', '3'], '--seat: 3 should be a place from 1 to 2'],
    [['--lang', 'de'], '--lang: there is no "de" here'],
    [['--load', 'nowhere.json'], 'There is no file nowhere.json'],
    [['--nonsense'], "Unknown option '--nonsense'"],
  ])('refuses %j with a sentence', (args, message) => {
    const { stderr, status } = start(['--lang', 'en', ...args].slice(args[0] === '--lang' ? 2 : 0), []);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(2);
  });

  test('a damaged file is refused with its place; one with a bad answer is taken up where it was still right', () => {
    writeFileSync(join(home, 'cut.json'), '{"format":"tinta');
    expect(start(['--lang', 'en', '--load', 'cut.json'], []).stderr).toContain('record: not a whole JSON text');
    start(['--lang', 'en', '--seed', SEED], ['1', '1', 's good.json', 'q']);
    const good = JSON.parse(readFileSync(join(home, 'good.json'), 'utf8'));
    writeFileSync(join(home, 'bad.json'), JSON.stringify({ ...good, answers: [0, 99] }));
    const { stdout } = start(['--lang', 'en', '--load', 'bad.json'], ['q']);
    expect(stdout).toContain('answers[1]: 99 is out of range');
    expect(stdout).toContain('at step 1');
  });
});
