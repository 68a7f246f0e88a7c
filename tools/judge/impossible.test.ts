import { describe, expect, test } from 'vitest';
import { GAME_IDS, kitOf } from '../../src/games/index.ts';
import { judge } from '../../src/judge/scenario.ts';

const given = (game: string, situation: object, seats = 2) => judge({ game, seats, given: situation }, kitOf, GAME_IDS);
const SHRINE = 'start-a/b';

describe('the judge refuses what no game can come to', () => {
  test.each<[string, object, string]>([
    [
      'clank',
      { players: [{ room: '01', tokens: ['artifact-5'] }] },
      'given.players[0].room: 01 with an artifact means having left: the status would be left',
    ],
    [
      'clank',
      { players: [{}, { room: '01', status: 'rescued', tokens: ['artifact-5'] }] },
      'given.players[1].room: 01 with an artifact means having left',
    ],
    [
      'clank-catacombs',
      { players: [{ room: 'start-a/k', tokens: ['artifact-5'] }] },
      'given.players[0].room: start-a/k with an artifact means having left: the status would be left',
    ],
    ['clank-in-space', { players: [{ room: 'space' }] }, 'given.players[0].room: space is outside the ship'],
    [
      'clank-in-space',
      { players: [{ room: 'cb-08' }] },
      'given.players[0].room: who comes into the pod in cb-08 leaves',
    ],
    [
      'clank-in-space',
      { players: [{ ports: ['hyd-01', 'dc-01', 'med-01'] }] },
      'given.players[0].ports: should be 2 at most: a player has no more data cubes',
    ],
    [
      'clank-in-space',
      { players: [{ installed: ['stumble'] }] },
      'given.players[0].installed[0]: stumble is no cyberware and cannot be installed',
    ],
    ['clank-catacombs', { opened: ['d01 n1-a'] }, 'given.opened[0]: the tile of "d01 n1-a" is not laid'],
    [
      'clank-catacombs',
      { laid: ['d01 1,0'], opened: ['d01 n1-a', 'd01 n1-a'] },
      'given.opened[1]: is there already: it is opened once and for all',
    ],
    [
      'clank-catacombs',
      { players: [{ room: 'start-a/b', tokens: ['artifact-5'], plundered: [SHRINE] }] },
      `given.players[0].plundered[0]: no artifact ever lies in ${SHRINE}`,
    ],
    [
      'clank-catacombs',
      { laid: ['d01 1,0'], players: [{ plundered: ['d01/a'] }] },
      'given.players[0].plundered: should be no more rooms than the artifacts among the tokens',
    ],
    [
      'clank-catacombs',
      {
        laid: ['d01 1,0'],
        players: [{ plundered: ['d01/a', 'd01/a'], tokens: ['artifact-5', 'artifact-7', 'backpack'] }],
      },
      'given.players[0].plundered[1]: d01/a is there twice, but nobody takes two artifacts from one room',
    ],
    ['clank-catacombs', { turn: { rewarded: ['d01/a'] } }, 'given.turn.rewarded[0]: the tile of "d01/a" is not laid'],
    [
      'clank',
      { players: [{ room: '02', tokens: ['artifact-5'] }, { tokens: ['dragon-egg'] }], rage: 2 },
      'given.rage: should be at least 3, not 2: one space up for each of artifact-5, dragon-egg',
    ],
    [
      'clank-catacombs',
      { players: [{ room: 'start-a/a', tokens: ['artifact-5'] }], rage: 1 },
      'given.rage: should be at least 2, not 1: one space up for each of artifact-5',
    ],
    [
      'clank-in-space',
      { players: [{ room: 'cor-03', tokens: ['command-code'], ports: ['hyd-01', 'dc-01'] }], rage: 1 },
      'given.rage: should be at least 2, not 1: one space up for each of command-code',
    ],
    [
      'smash-up',
      { bases: ['tortuga', 'tar-pits', 'ninja-dojo', 'jungle-oasis', 'the-mothership', 'temple-of-goju'] },
      'given.bases: should be 3 bases for 2 players, not 6: only star-roamers add bases, and nobody plays them',
    ],
    [
      'smash-up',
      { bases: ['tortuga', 'tar-pits', 'ninja-dojo'], baseCount: 4 },
      'given.baseCount: should be 3 bases for 2 players, not 4: only star-roamers add bases',
    ],
    [
      'smash-up',
      { bases: ['tortuga', 'tar-pits', 'ninja-dojo'], baseCount: 2 },
      'given.baseCount: should be 3 at least: so many are in play',
    ],
    [
      'smash-up',
      { players: [{ noActions: 'this-turn' }] },
      'given.players[0].noActions: should be no for red: nobody plays tricksters, who have mark-of-sleep',
    ],
    [
      'smash-up',
      { players: [{ factions: ['tricksters'], noActions: 'this-turn' }, { noActions: 'this-turn' }] },
      'given.players[1].noActions: should be no or next-turn, not this-turn: it is the turn of red',
    ],
    [
      'smash-up',
      { players: [{ factions: ['tricksters'], noActions: 'this-turn' }, { noActions: 'next-turn' }] },
      'given.players[1].noActions: should be no for yellow: 1 of mark-of-sleep is in the game',
    ],
  ])('%s %j', (game, situation, message) => {
    expect(() => given(game, situation)).toThrow(message);
  });

  test('a wayshrine has four places', () => {
    const marked = (count: number) => ({ players: Array.from({ length: count }, () => ({ marks: [SHRINE] })) });
    expect(given('clank-catacombs', marked(4), 5).failures).toEqual([]);
    expect(() => given('clank-catacombs', marked(5), 5)).toThrow(
      `given.players[4].marks[0]: a wayshrine has 4 places: ${SHRINE} is full`,
    );
  });

  test('rage left out has gone up for what was taken; star roamers may have added bases', () => {
    const rage = (tokens: readonly string[]) =>
      (given('clank', { players: [{ room: '02', tokens }] }, 4).state as { readonly rage: number }).rage;
    expect([rage([]), rage(['artifact-5']), rage(['artifact-5', 'dragon-egg'])]).toEqual([1, 2, 3]);
    const roamers = {
      players: [{ factions: ['star-roamers'] }],
      bases: ['neutral-space', 'no-moon', 'changing-room', 'unicrave'],
    };
    expect(given('smash-up', roamers).failures).toEqual([]);
  });

  test('who has an artifact and no room stands in a plain one', () => {
    const room = (game: string) => {
      const { state } = given(game, { players: [{ tokens: ['artifact-5'] }] });
      return (state as { readonly players: readonly { readonly room: string }[] }).players[0]?.room;
    };
    expect(room('clank')).toBe('02');
    expect(room('clank-catacombs')).toBe('start-a/a');
  });
});
