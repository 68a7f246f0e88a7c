import { describe, expect, test } from 'vitest';
import { GAME_IDS, kitOf } from '../../src/games/index.ts';
import { judge } from '../../src/judge/scenario.ts';

describe('a piece of a box that is not in the game', () => {
  test.each<[string, object, string]>([
    [
      'clank',
      { players: [{ hand: ['cutpurse'] }] },
      'given.players[0].hand[0]: cutpurse is a card of the party box, but this game is played with classic',
    ],
    [
      'clank-catacombs',
      { row: ['tattle', null, null, null, null, null] },
      'given.row[0]: tattle is a card of the classic box, but this game is played with catacombs',
    ],
    [
      'clank-in-space',
      { players: [{ discard: ['burgle'] }] },
      'given.players[0].discard[0]: burgle is a card of the classic box, but this game is played with space',
    ],
    [
      'clank-catacombs',
      { chance: { shuffled: ['tattle'] } },
      'given.chance.shuffled[0]: tattle is a card of the classic box',
    ],
    [
      'clank',
      { players: [{ tokens: ['invisibility-cloak'] }] },
      'given.players[0].tokens[0]: invisibility-cloak is a token of the catacombs box, but this game is played with',
    ],
    [
      'clank-catacombs',
      { players: [{ tokens: ['invisibility-cloak'] }] },
      'given.players[0].tokens[0]: invisibility-cloak is not in a game of 2 players with these options',
    ],
    [
      'clank-in-space',
      { chance: { tokens: ['chalice'] } },
      'given.chance.tokens[0]: chalice is a token of the classic box, but this game is played with space',
    ],
  ])('%s %j', (game, given, message) => {
    expect(() => judge({ game, given }, kitOf, GAME_IDS)).toThrow(message);
  });
});

describe('the core set of Smash Up', () => {
  const judged = (options: object, given: object) => () => judge({ game: 'smash-up', options, given }, kitOf, GAME_IDS);

  test.each<[object, string]>([
    [{ players: [{ hand: ['king-rex'] }] }, 'given: dinosaurs is of the core set, which is not in the game'],
    [{ players: [{ factions: ['pirates'] }] }, 'given: pirates is of the core set, which is not in the game'],
    [{ bases: ['tortuga'] }, 'given: tortuga is of the core set, which is not in the game: options.core is "off"'],
  ])('is not in a game that is said to be without it: %j', (given, message) => {
    expect(judged({ core: 'off' }, given)).toThrow(message);
    expect(judged({ core: 'on' }, given)).not.toThrow();
    expect(judged({}, given)).not.toThrow();
  });
});
