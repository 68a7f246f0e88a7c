import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SCENARIOS } from '../scenarios/index.ts';
import { InputError, tableOptions } from '../src/engine/game.ts';
import { Fields } from '../src/engine/stage.ts';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { judge as judgeScenario } from '../src/judge/scenario.ts';
import { removeFolders, trialFolder } from '../src/server/testing.ts';

const ROOT = resolve(import.meta.dirname, '..');
afterAll(removeFolders);

const judge = (file: string) =>
  spawnSync(process.execPath, [resolve(ROOT, 'tools/judge.ts'), file], { cwd: ROOT, encoding: 'utf8' });

function judgeText(text: string) {
  const file = join(trialFolder(), 'scenario.json');
  writeFileSync(file, text);
  return judge(file);
}

const wrong = (given: object, more: object = {}) => JSON.stringify({ game: 'clank', given, ...more });

describe('the judge', () => {
  const examples = globSync('docs/judge/*.json', { cwd: ROOT });

  test('has six examples in the docs', () => {
    expect(examples).toHaveLength(6);
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
      wrong({ chance: { cubes: ['black'], tokens: ['chalice'], shuffled: ['burgle'] } }),
    );
    expect(status).toBe(1);
    expect(JSON.parse(stdout).failures).toEqual([
      'chance.cubes: black was never drawn',
      'chance.tokens: chalice was never turned up',
      'chance.shuffled: nothing was shuffled for burgle',
    ]);
  });

  test('a cube told before it is in the bag waits, and is told if it never comes', () => {
    const told = (cubes: readonly string[], more: object) =>
      judgeScenario(
        JSON.parse(
          wrong(
            { chance: { cubes }, rage: 1, players: [{ hand: ['mister-whiskers'] }], ...more },
            { do: ['play mister-whiskers', 'choose 1'] },
          ),
        ),
        kitOf,
        GAME_IDS,
      ).failures;
    expect(told(['red'], {})).toEqual(['chance.cubes: red was never drawn']);
    expect(told(['red', 'black'], { clank: { red: 1 } })).toEqual([]);
  });

  test('undo marks may be asked for while a cube is told that is not in the bag yet', () => {
    const { failures } = judgeScenario(
      {
        game: 'clank',
        given: {
          players: [{ hand: ['scepter-of-the-ape-lord', 'mister-whiskers'] }],
          row: [null, 'ladder', 'ladder', 'search', 'search', 'tattle'],
          dungeonDeck: ['ogre', '...'],
          rage: 1,
          chance: { cubes: ['red', 'black'] },
        },
        do: [
          'play mister-whiskers',
          { expect: { reveals: { 'choose 1': true, 'choose 2': false } } },
          'choose 2',
          'play scepter-of-the-ape-lord',
          'end turn',
        ],
        expect: { events: [{ type: 'attacked', cubes: ['red', 'black'] }] },
      },
      kitOf,
      GAME_IDS,
    );
    expect(failures).toEqual([]);
  });

  test('without means that no option does it, however the action is worded', () => {
    const failures = (without: readonly string[]) =>
      judgeScenario(
        JSON.parse(wrong({ players: [{ room: '05' }], turn: { boots: 1, swords: 1 } }, { expect: { without } })),
        kitOf,
        GAME_IDS,
      ).failures;
    expect(failures(['walk 10'])).toEqual(['expect.without: "walk 10" is offered: walk 10 swords 0, walk 10 swords 1']);
    expect(failures(['walk 10 swords 1'])).toEqual(['expect.without: "walk 10 swords 1" is offered: walk 10 swords 1']);
    expect(failures(['walk 10 swords 2', 'walk 06', 'yellow: end turn'])).toEqual([]);
  });

  test('a refusal can be expected with its numbers', () => {
    const failures = (reason: unknown) =>
      judgeScenario(JSON.parse(wrong({}, { expect: { refused: { 'walk 02': reason } } })), kitOf, GAME_IDS).failures;
    expect(failures('boots-needed')).toEqual([]);
    expect(failures({ rule: 'boots-needed' })).toEqual([]);
    expect(failures({ rule: 'boots-needed', need: 1, have: 0 })).toEqual([]);
    expect(failures({ rule: 'boots-needed', need: 2 })).toEqual(['expect.refused.walk 02.need: expected 2, found 1']);
    expect(failures('footprints')).toEqual(['expect.refused.walk 02: expected "footprints", found "boots-needed"']);
    expect(failures({ rule: 'lock-needs-key', have: 1 })).toHaveLength(2);
  });

  test('an action expected to be refused that is allowed is a failure', () => {
    const given = { players: [{ room: '03' }], turn: { boots: 1 } };
    const failures = (reason: unknown) =>
      judgeScenario(JSON.parse(wrong(given, { expect: { refused: { 'walk 02': reason } } })), kitOf, GAME_IDS).failures;
    expect(failures('boots-needed')).toHaveLength(1);
    expect(failures({ rule: 'boots-needed', need: 1, have: 0 })).toHaveLength(1);
  });

  test('each expectation sees the events since the one before', () => {
    const { failures } = judgeScenario(
      {
        game: 'clank',
        given: { players: [{ hand: ['stumble'] }] },
        do: ['play stumble', { expect: { events: [{ type: 'clank-added' }] } }],
        expect: { noEvents: [{ type: 'clank-added' }] },
      },
      kitOf,
      GAME_IDS,
    );
    expect(failures).toEqual([]);
  });

  test('a staged table has all its pieces', () => {
    for (const { game, seats, options, given } of Object.values(SCENARIOS).flat()) {
      const kit = kitOf(game)!;
      const table = tableOptions(kit.game, options ?? {});
      const staged = kit.stage.build(seats ?? kit.game.seats.min, table, new Fields(given ?? {}, 'given'));
      const real = kit.game.setup(seats ?? kit.game.seats.min, table, '0'.repeat(64));
      expect(kit.census(staged)).toEqual(kit.census(real));
    }
  });

  test('exactly the options named can be asked for', () => {
    const only = (options: readonly string[]) => judgeText(wrong({}, { expect: { onlyOptions: options } })).status;
    expect(only(['end turn'])).toBe(0);
    expect(only([])).toBe(1);
    expect(only(['end turn', 'walk 02'])).toBe(1);
  });

  test('what it shows can be given back to it', () => {
    let given = 0;
    for (const scenario of Object.values(SCENARIOS).flat()) {
      const { asked, state, failures } = judgeScenario(scenario, kitOf, GAME_IDS);
      const { active, players } = state as { active: string; players: readonly { status: string }[] };
      const seat = ['red', 'yellow', 'green', 'blue', 'purple', 'orange'].indexOf(active);
      if (scenario.game === 'smash-up' || asked?.ask !== 'turn' || players[seat]?.status !== 'inside') continue;
      const { game, seats, options } = scenario;
      const again = { game, ...(seats === undefined ? {} : { seats }), ...(options === undefined ? {} : { options }) };
      expect(failures).toEqual([]);
      expect(judgeScenario({ ...again, given: state }, kitOf, GAME_IDS).state, scenario.name).toEqual(state);
      given++;
    }
    expect(given).toBeGreaterThan(800);
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
    [
      wrong({ players: [{ tokens: ['crown-8'] }] }),
      'given.players[0].tokens: with 2 of 3 crowns at the market crown-8 is still there: they are sold from the most',
    ],
    [
      wrong({ players: [{ tokens: ['crown-10'] }, { tokens: ['crown-8'] }] }),
      'given.players[1].tokens: with 1 of 3 crowns at the market crown-8 is still there',
    ],
    [wrong({ tokenBox: ['crown-9'] }), 'given.tokenBox: with 2 of 3 crowns at the market crown-9 is still there'],
    [wrong({ players: [{ tokens: ['crown-10'] }], market: { crown: 3 } }), 'given.market.crown: should be a whole'],
    [wrong({ players: [{ hand: ['ogre'] }] }), 'given.players[0].hand[0]: ogre is a monster and never belongs'],
    [wrong({ players: [{ deck: ['ladder', '...'] }] }), 'given.players[0].deck[0]: ladder is a device and never'],
    [wrong({ players: [{ discard: ['goblin'] }] }), 'given.players[0].discard[0]: goblin is a monster'],
    [wrong({ players: [{ play: ['shrine'] }] }), 'given.players[0].play[0]: shrine is a device'],
    [
      wrong({ players: [{ deck: ['burgle', 'burgle', 'burgle', 'burgle', 'burgle'] }], trashed: ['burgle', 'burgle'] }),
      'given.trashed[1]: burgle is still in a deck',
    ],
    [wrong({ trashed: ['ogre'] }), 'given.trashed[0]: ogre is a monster and never belongs to a player'],
    [wrong({ dungeonDeck: ['mercenary', '...'] }), 'given.dungeonDeck[0]: mercenary is no card of the dungeon'],
    [wrong({ dungeonDiscard: ['burgle'] }), 'given.dungeonDiscard[0]: burgle is no card of the dungeon'],
    [wrong({ players: [{ tokens: ['treasure'] }] }), 'given.players[0].tokens[0]: treasure is never kept'],
    [wrong({ players: [{ tokens: ['magic-spring'] }] }), 'given.players[0].tokens[0]: magic-spring is never kept'],
    [wrong({ players: [{ tokens: ['flash-of-brilliance'] }] }), 'flash-of-brilliance is never kept'],
    [wrong({ tokenBox: ['mastery-token'] }), 'given.tokenBox[0]: a mastery token stays with the one who left'],
    [wrong({ unplaced: ['dragon-egg'] }), 'given.unplaced[0]: dragon-egg is no major secret'],
    [wrong({ chance: { tokens: ['artifact-5'] } }), 'given.chance.tokens[0]: artifact-5 is no secret'],
    [wrong({ chance: { shuffled: ['ogre'] } }), 'given.chance.shuffled[0]: ogre is a monster'],
    [wrong({ turn: { bonuses: ['burgle'] } }), 'given.turn.bonuses[0]: burgle has no bonus'],
    [wrong({ countdown: { space: 3 } }), 'given.countdown.space: everybody is inside: the countdown starts with'],
    [
      wrong({ players: [{}, { status: 'lost' }], countdown: { space: 0 } }),
      'given.countdown.space: should be a whole number from 1 to 4, not 0',
    ],
    [
      wrong({ players: [{}, { status: 'left', damage: 10, tokens: ['artifact-5', 'mastery-token'] }] }),
      'given.players[1].damage: 10 damage means knocked out',
    ],
    [
      wrong({ players: [{}, { status: 'left', tokens: ['artifact-5', 'mastery-token', 'mastery-token'] }] }),
      'given.players[1].tokens: the mastery token goes with the status left',
    ],
    [
      wrong({ players: [{}, { status: 'lost', damage: 9 }] }),
      'given.players[1].damage: one who is lost while the game goes on has 10 damage',
    ],
    [
      wrong({ players: [{}, { status: 'rescued', damage: 0, tokens: ['artifact-5'] }] }),
      'given.players[1].damage: one who is rescued while the game goes on has 10 damage',
    ],
    [
      wrong({ players: [{ hand: ['mercenary'] }], reserve: { mercenary: 15 } }),
      'given.reserve.mercenary: there can be 14 at most: 1 of 15 are elsewhere',
    ],
    [wrong({ row: ['burgle', null, null, null, null, null] }), 'given.row[0]: burgle is no card of the dungeon'],
    [wrong({ rage: 9 }), 'given.rage: should be a whole number from 1 to 7'],
    [wrong({ countdown: { seat: 'red' } }), 'given.countdown.seat: is still inside'],
    [wrong({ palyers: [] }), 'given.palyers: there is no "palyers" here; did you mean players?'],
    [wrong({ turn: { skil: 3 } }), 'given.turn.skil: there is no "skil" here; did you mean skill?'],
    [wrong({}, { do: ['fly 07'] }), 'do[0]: "fly 07" is no action; actions are: play CARD'],
    [wrong({}, { do: ['walk 02 sword 1'] }), 'do[0]: "walk 02 sword 1" is no action; it should be walk ROOM or walk'],
    [wrong({}, { do: ['end the world'] }), 'do[0]: "end the world" is no action; it should be end turn'],
    [wrong({}, { do: ['end'] }), 'do[0]: "end" is no action; it should be end turn'],
    [wrong({}, { do: ['play'] }), 'do[0]: "play" is no action; it should be play CARD'],
    [wrong({}, { do: ['play burgle twice'] }), 'do[0]: "play burgle twice" is no action; it should be play CARD'],
    [wrong({}, { do: ['decline all'] }), 'do[0]: "decline all" is no action; it should be decline'],
    [wrong({}, { do: ['acquire slot'] }), '"acquire slot" is no action; it should be acquire CARD or acquire slot N'],
    [wrong({}, { do: ['acquire slot 7'] }), 'do[0]: "7" should be a whole number from 1 to 6'],
    [wrong({}, { do: ['choose 0'] }), 'do[0]: "0" should be a whole number from 1 to 4'],
    [wrong({}, { do: ['walk 02 swords 1e1'] }), 'do[0]: "1e1" should be a whole number'],
    [wrong({}, { do: ['reach 07'] }), 'do[0]: "reach 07" is no action; it should be reach ROOM KIND'],
    [wrong({}, { do: ['red:'] }), 'do[0]: "" is no action; actions are: play CARD'],
    [wrong({}, { do: ['purple: end turn'] }), 'do[0]: there is no "purple" here'],
    [wrong({}, { do: [{ expect: {}, foo: 1 }] }), 'do[0].foo: there is no "foo" here; did you mean expect?'],
    [wrong({}, { do: [{}] }), 'do[0].expect: should be an object'],
    [wrong({}, { do: [5] }), 'do[0]: should be an object, not 5'],
    [wrong({}, { options: 5 }), 'options: should be an object, not 5'],
    [wrong({}, { options: null }), 'options: should be an object, not null'],
    [wrong({}, { given: null }), 'given: should be an object, not null'],
    [wrong({}, { seats: null }), 'seats: null is not a number of players'],
    [wrong({}, { expect: { options: [5] } }), 'expect.options[0]: should be a text, not 5'],
    [
      wrong({}, { expect: { refused: { 'walk 02': 'gravity' } } }),
      'expect.refused.walk 02: there is no "gravity" here',
    ],
    [
      wrong({}, { expect: { refused: { 'walk 02': { rule: 'boots-needed', needs: 1 } } } }),
      'expect.refused.walk 02.needs: there is no "needs" here; did you mean need?',
    ],
    [wrong({}, { expect: { events: [{ type: 'atacked' }] } }), 'expect.events[0].type: there is no "atacked" here'],
    [
      wrong({}, { expect: { noEvents: [{ type: 'drew', seat: 'purple' }] } }),
      'expect.noEvents[0].seat: there is no "purple" here',
    ],
    [
      wrong({}, { expect: { noEvents: [{ type: 'drew', seat: 'green' }] } }),
      'expect.noEvents[0].seat: there is no "green" here',
    ],
    [
      wrong({}, { expect: { noEvents: [{ type: 'played', card: 'burgel' }] } }),
      'expect.noEvents[0].card: there is no "burgel" here; did you mean burgle?',
    ],
    [
      wrong({}, { expect: { noEvents: [{ type: 'took', token: 'chalise' }] } }),
      'expect.noEvents[0].token: there is no "chalise" here; did you mean chalice?',
    ],
    [
      wrong({}, { expect: { noEvents: [{ type: 'took', room: '77' }] } }),
      'expect.noEvents[0].room: there is no "77" here',
    ],
    [
      wrong({}, { expect: { events: [{ type: 'played', crad: 'burgle' }] } }),
      'expect.events[0].crad: there is no "crad" here; did you mean card?',
    ],
    [
      wrong({}, { expect: { events: [{ type: 'attacked', cubes: ['pink'] }] } }),
      'expect.events[0].cubes[0]: there is no "pink" here',
    ],
    [
      wrong({}, { expect: { events: [{ type: 'arrived', slot: 0 }] } }),
      'expect.events[0].slot: 0 is no number that can stand here',
    ],
    [wrong({}, { seats: 5 }), 'seats: 5 is not a number of players from 2 to 4'],
    [wrong({}, { options: { board: 'noon' } }), 'options.board: "noon" is not one of day, dusk'],
    [wrong({}, { rules: ['gravity'] }), 'rules[0]: there is no "gravity" here'],
    [wrong({}, { expects: {} }), 'expects: there is no "expects" here; did you mean expect?'],
    [wrong({}, { expect: { stat: {} } }), 'expect.stat: there is no "stat" here; did you mean state?'],
    ['{"game":"clunk"}', 'game: there is no "clunk" here; did you mean clank?'],
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
