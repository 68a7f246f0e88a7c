import { catacombs } from '../scenario.ts';

const ROW = ['keymaster', 'underground-river', 'marble-guardian', 'swindle', 'swindle', 'bandit'];
const exploring = (player: object, turn: object) => ({
  players: [{ room: 'start-a/b', ...player }],
  row: ROW,
  tiles: ['d01', '...'],
  turn,
});

export default [
  catacombs('before laying a tile one may play cards to get the boots that are missing', ['discovery-pause'], {
    given: exploring({ hand: ['sidestep'] }, { boots: 1 }),
    do: ['explore 1,0 w2', { expect: { without: ['place 1'] } }, 'play sidestep', 'place 1 to d01/c'],
    expect: { state: { players: [{ room: 'd01/c' }, {}], turn: { boots: 0 } } },
  }),
  catacombs('before laying a tile one may fight for the lockpick that is missing', ['discovery-pause'], {
    given: exploring({ lockpicks: 0 }, { boots: 1, swords: 2 }),
    do: ['explore 1,0 w2', 'fight keymaster', 'place 3 to d01/a'],
    expect: { state: { players: [{ room: 'd01/a', lockpicks: 0 }, {}], opened: ['d01 n1-a'] } },
  }),
  catacombs('before laying a tile one may use a device for a boot', ['discovery-pause'], {
    given: exploring({}, { boots: 1, skill: 2 }),
    do: ['explore 1,0 w2', 'use underground-river', 'choose 2', 'place 1 to d01/c'],
    expect: { state: { players: [{ room: 'd01/c' }, {}] } },
  }),
  catacombs('before laying a tile one may act in the room one comes from', ['discovery-pause', 'wayshrine-offering'], {
    given: exploring({}, { boots: 1 }),
    do: ['explore 1,0 w2', 'mark', 'place 0 to d01/b'],
    expect: { state: { players: [{ room: 'd01/b', gold: 1, marks: ['start-a/b'] }, {}] } },
  }),
  catacombs('a revealed tile is laid before any other move and before the turn ends', ['place-before-moving'], {
    given: exploring({}, { boots: 2, teleports: 1 }),
    do: ['explore 1,0 w2'],
    expect: {
      without: ['walk start-a/k', 'walk start-a/c', 'teleport start-a/c', 'explore 0,1 n2', 'end turn'],
      refused: {
        'walk start-a/c': 'place-before-moving',
        'teleport start-a/c': 'place-before-moving',
        'explore 0,1 n2': 'place-before-moving',
        'explore 0,1 n2 by teleport': 'place-before-moving',
        'end turn': 'place-before-moving',
      },
    },
  }),
  catacombs('with a tile in hand a card does not teleport its player elsewhere', ['place-before-moving'], {
    given: {
      players: [{ room: 'start-a/c', hand: ['blink-spell'] }, { room: 'start-a/e' }],
      tiles: ['s1', '...'],
      turn: { boots: 1 },
    },
    do: ['explore -1,0 e1', 'play blink-spell'],
    expect: {
      asked: { ask: 'turn' },
      state: { turn: { teleports: 1 }, pending: { tile: 's1' } },
      refused: { 'teleport start-a/e': 'place-before-moving' },
    },
  }),
  catacombs('with a tile in hand what a card offers to move is not offered', ['place-before-moving'], {
    given: {
      players: [{ room: 'start-a/b', hand: ['waystone'] }],
      laid: ['s3 -1,0'],
      tiles: ['s1', '...'],
      turn: { boots: 1 },
    },
    do: ['play waystone', { expect: { options: ['offer waystone'] } }, 'explore 1,0 w2'],
    expect: { without: ['offer waystone'], refused: { 'offer waystone': 'place-before-moving' } },
  }),
  catacombs('the Marble Guardian may be fought with a tile in hand: its own tile is laid first', ['discovery-pause'], {
    given: { players: [{ room: 'start-a/c' }], row: ROW, tiles: ['s1', 's2', '...'], turn: { boots: 1, swords: 3 } },
    do: [
      'explore -1,0 e1',
      'fight marble-guardian',
      { expect: { asked: { ask: 'new-tile' }, without: ['lay -1,0'], options: ['lay 1,0', 'lay -1,-1'] } },
      'lay 1,0',
      'place 2 stop',
      {
        expect: {
          asked: { ask: 'turn' },
          state: {
            laid: ['s2 1,0 turn 2'],
            pending: { tile: 's1', edge: '-1,0 e1' },
            players: [{ room: 'start-a/c', gold: 2 }, {}],
          },
          refused: { 'go s2/a': 'when-asked' },
        },
      },
      'place 0 to s1/b',
    ],
    expect: { state: { laid: ['s2 1,0 turn 2', 's1 -1,0'], pending: null, players: [{ room: 's1/b' }, {}] } },
  }),
];
