import { catacombs } from '../scenario.ts';

const GUARDIAN = ['marble-guardian', 'payoff', 'payoff', 'swindle', 'swindle', 'bandit'];

export default [
  catacombs('the Marble Guardian may be fought with a tile in hand: its own tile is laid first', ['discovery-pause'], {
    given: { players: [{ room: 'start-a/c' }], row: GUARDIAN, turn: { boots: 1, swords: 3 } },
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
  catacombs('with a tile in hand a card does not teleport its player elsewhere', ['place-before-moving'], {
    given: {
      players: [{ room: 'start-a/c', hand: ['blink-spell'] }, { room: 'start-a/e' }],
      turn: { boots: 1 },
    },
    do: ['explore -1,0 e1', 'play blink-spell'],
    expect: {
      asked: { ask: 'turn' },
      state: { turn: { teleports: 1 }, pending: { tile: 's1' } },
      refused: { 'teleport start-a/e': 'place-before-moving' },
    },
  }),
];
