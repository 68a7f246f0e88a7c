import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { InputError } from '../src/engine/game.ts';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { judge as judgeScenario } from '../src/judge/scenario.ts';

const ROOT = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'tintamarre-judge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const judge = (file: string) =>
  spawnSync(process.execPath, [resolve(ROOT, 'tools/judge.ts'), file], { cwd: ROOT, encoding: 'utf8' });

function judgeText(text: string) {
  const file = join(folder, 'scenario.json');
  writeFileSync(file, text);
  return judge(file);
}

const wrong = (given: object, more: object = {}) => JSON.stringify({ game: 'clank', given, ...more });

describe('the judge', () => {
  const examples = globSync('docs/judge/*.json', { cwd: ROOT });

  test('has five examples in the docs', () => {
    expect(examples).toHaveLength(5);
  });

  test.each(examples)('%s comes out as it says', (file) => {
    const { stdout, stderr, status } = judge(file);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ failures: [], state: { players: [{}, {}] } });
  });

  test('a failed expectation ends with 1 and a readable difference', () => {
    const example = JSON.parse(readFileSync(join(ROOT, examples.toSorted()[0]!), 'utf8'));
    example.expect.state.players[0].gold = 7;
    const { stderr, status } = judgeText(JSON.stringify(example));
    expect(status).toBe(1);
    expect(stderr).toContain('expect.state.players[0].gold: expected 7, found 6');
  });

  test('chance that was told but never came about is a failure', () => {
    const { stdout, status } = judgeText(
      wrong({ chance: { cubes: ['black'], secrets: ['chalice'], shuffled: ['burgle'] } }),
    );
    expect(status).toBe(1);
    expect(JSON.parse(stdout).failures).toEqual([
      'chance.cubes: black was never drawn',
      'chance.secrets: chalice was never turned up',
      'chance.shuffled: nothing was shuffled for burgle',
    ]);
  });

  test('exactly the options named can be asked for', () => {
    const only = (options: readonly string[]) => judgeText(wrong({}, { expect: { onlyOptions: options } })).status;
    expect(only(['end turn'])).toBe(0);
    expect(only([])).toBe(1);
    expect(only(['end turn', 'walk 02'])).toBe(1);
  });

  test('what it shows can be given back to it', () => {
    const { stdout } = judge('docs/judge/1-search.json');
    const { state } = JSON.parse(stdout);
    const again = judgeText(wrong(state));
    expect(again.stderr).toBe('');
    expect(JSON.parse(again.stdout).state).toEqual(state);
  });

  test.each([
    [
      wrong({ players: [{ hand: ['burgel'] }] }),
      'given.players[0].hand[0]: there is no "burgel" here; did you mean burgle?',
    ],
    [
      wrong({ players: [{ hand: ['brilliance', 'brilliance'] }] }),
      'given.players[0].hand[1]: there are not that many of brilliance',
    ],
    [
      wrong({ clank: { red: 20 }, bag: { red: 11 } }),
      'given.players[0].cubes: red would have 31 cubes, but there are 30',
    ],
    [wrong({ clank: { red: 31 } }), 'given.clank.red: should be a whole number from 0 to 30, not 31'],
    [
      wrong({ bag: { black: 20 }, aside: { black: 5 } }),
      'given.bag.black: there would be 25 black cubes, but there are 24',
    ],
    [wrong({ players: [{ room: ['01', '02'] }] }), 'given.players[0].room: should be one room: a player has one pawn'],
    [wrong({ players: [{ room: '77' }] }), 'given.players[0].room: there is no "77" here'],
    [wrong({ players: [{}, {}, {}] }), 'given.players: 3 are listed for 2 seats'],
    [wrong({ players: [{ damage: 10 }] }), 'given.players[0].damage: 10 damage means knocked out'],
    [wrong({ players: [{ status: 'lost', damage: 10 }] }), 'given.active: red is out and has no turn'],
    [
      wrong({ players: [{ tokens: ['chalice'] }, { tokens: ['chalice', 'chalice', 'chalice'] }] }),
      'there are not that many of chalice',
    ],
    [wrong({ rooms: { '04': ['chalice'] } }), 'given.rooms.04[0]: room 04 has no place for chalice'],
    [
      wrong({ players: [{ tokens: ['artifact-5', 'artifact-7'] }] }),
      'given.players[0].tokens: each artifact after the first needs a backpack',
    ],
    [
      wrong({ players: [{}, { tokens: ['mastery-token'] }] }),
      'given.players[1].tokens: the mastery token goes with the status left',
    ],
    [
      wrong({ players: [{}, { status: 'rescued' }] }),
      'given.players[1].status: one knocked out with an artifact outside the depths is rescued',
    ],
    [
      wrong({ players: [{}, { status: 'left', tokens: ['mastery-token'] }] }),
      'given.players[1].status: one who left has an artifact and is in room 01',
    ],
    [
      wrong({}, { expect: { without: ['acquire lader'] } }),
      'expect.without[0]: there is no "lader" here; did you mean ladder?',
    ],
    [
      wrong({}, { expect: { noEvents: [{ type: 'atacked' }] } }),
      'expect.noEvents[0].type: there is no "atacked" here; did you mean attacked?',
    ],
    [wrong({}, { rules: ['goblin', 'danger', 'fountain', 'winner'] }), 'rules: at most 3'],
    [wrong({ row: ['sneak'] }), 'given.row: should have 6 places'],
    [wrong({ row: ['burgle', null, null, null, null, null] }), 'given.row[0]: burgle is no card of the dungeon'],
    [wrong({ rage: 9 }), 'given.rage: should be a whole number from 1 to 7'],
    [wrong({ countdown: { seat: 'red' } }), 'given.countdown.seat: is still inside'],
    [wrong({ palyers: [] }), 'given.palyers: there is no "palyers" here; did you mean players?'],
    [wrong({ turn: { skil: 3 } }), 'given.turn.skil: there is no "skil" here; did you mean skill?'],
    [wrong({}, { do: ['fly 07'] }), 'do[0]: "fly 07" is no action; actions are: play CARD'],
    [wrong({}, { do: ['walk 02 sword 1'] }), 'do[0]: "walk 02 sword 1" is no action'],
    [wrong({}, { seats: 5 }), 'seats: 5 is not a number of players from 2 to 4'],
    [wrong({}, { options: { board: 'noon' } }), 'options.board: "noon" is not one of day, dusk'],
    [wrong({}, { rules: ['gravity'] }), 'rules[0]: there is no "gravity" here'],
    [wrong({}, { expects: {} }), 'expects: there is no "expects" here; did you mean expect?'],
    [wrong({}, { expect: { stat: {} } }), 'expect.stat: there is no "stat" here; did you mean state?'],
    ['{"game":"clunk"}', 'game: there is no "clunk" here; did you mean clank?'],
    [
      wrong(
        { chance: { cubes: ['red'] }, players: [{ hand: ['mister-whiskers'] }] },
        { do: ['play mister-whiskers', 'choose 1'] },
      ),
      'chance.cubes: a cube to be drawn is not in the bag',
    ],
    [
      wrong({ players: [{ room: '05', hand: [] }], turn: { boots: 1, swords: 1 } }, { do: ['walk 10'] }),
      'do[0]: walk 10 may mean walk 10 swords 0 or walk 10 swords 1',
    ],
  ])('refuses %s in one sentence', (text, message) => {
    expect(() => judgeScenario(JSON.parse(text), kitOf, GAME_IDS)).toThrow(InputError);
    expect(() => judgeScenario(JSON.parse(text), kitOf, GAME_IDS)).toThrow(message);
  });

  test.each([
    ['{"game":', 'is not JSON'],
    ['{"game":"clunk"}', 'game: there is no "clunk" here; did you mean clank?'],
  ])('a file that cannot be understood ends with 2 and one line: %s', (text, message) => {
    const { stderr, status } = judgeText(text);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  });
});
