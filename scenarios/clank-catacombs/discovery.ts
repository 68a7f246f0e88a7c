import { catacombs } from '../scenario.ts';

export default [
  catacombs('a tunnel over an edge with nothing beyond reveals the next tile, to be laid there', ['discover-at-edge'], {
    given: { players: [{ room: 'start-a/c' }], tiles: ['s1', '...'], turn: { boots: 1 } },
    do: [
      { expect: { reveals: { 'explore -1,0 e1': true, 'explore 1,0 w1': true, 'walk start-a/a': false } } },
      'explore -1,0 e1',
      {
        expect: {
          asked: { seat: 'red', ask: 'turn' },
          state: {
            pending: { tile: 's1', edge: '-1,0 e1', by: 'boots' },
            laid: [],
            players: [{ room: 'start-a/c' }, {}],
          },
          events: [{ type: 'tile-revealed', seat: 'red', tile: 's1', edge: '-1,0 e1' }],
        },
      },
      'place 0 to s1/b',
    ],
    expect: {
      state: { laid: ['s1 -1,0'], pending: null, players: [{ room: 's1/b' }, { room: 'start-a/k' }] },
      events: [
        { type: 'tile-laid', seat: 'red', tile: 's1', x: -1, y: 0, turn: 0 },
        { type: 'walked', seat: 'red', from: 'start-a/c', to: 's1/b', boots: 1 },
      ],
    },
  }),
  catacombs('without a boot or a teleport nobody looks over an edge', ['discover-at-edge', 'boots-needed'], {
    given: { players: [{ room: 'start-a/c' }], turn: { skill: 9, swords: 9 } },
    expect: {
      without: ['explore -1,0 e1', 'explore -1,0 e1 by teleport'],
      refused: { 'explore -1,0 e1': 'boots-needed', 'explore -1,0 e1 by teleport': 'teleport-needed' },
    },
  }),
  catacombs(
    'only edges at the end of a tunnel of the own room are looked over',
    ['discover-at-edge', 'tunnel-needed'],
    {
      given: { players: [{ room: 'start-a/c' }], turn: { boots: 3 } },
      expect: {
        options: ['explore -1,0 e1', 'explore 1,0 w1'],
        refused: {
          'explore 1,0 w2': 'tunnel-needed',
          'explore 0,1 n1': 'tunnel-needed',
          'explore 5,5 n1': 'tunnel-needed',
        },
      },
    },
  ),
  catacombs('whoever reveals a tile turns it as they like', ['orientation-free'], {
    given: { players: [{ room: 'start-a/c' }], tiles: ['s1', '...'], turn: { boots: 1 } },
    do: ['explore -1,0 e1'],
    expect: {
      onlyOptions: ['place 0 to s1/b', 'place 1 to s1/a', 'place 2 to s1/c', 'place 3 to s1/c'],
      reveals: { 'place 0 to s1/b': false, 'place 1 to s1/a': true },
    },
  }),
  catacombs('the boots are paid when the tile is laid, not when it is revealed', ['paid-on-placing'], {
    given: { players: [{ room: 'start-a/c' }], tiles: ['s1', '...'], turn: { boots: 1 } },
    do: ['explore -1,0 e1', { expect: { state: { turn: { boots: 1 } } } }, 'place 0 to s1/b'],
    expect: { state: { turn: { boots: 0 } } },
  }),
  catacombs('along a long edge of the start tile a tile lines up with one of its halves', ['tile-beside-start'], {
    given: {
      players: [{ room: 'start-a/e' }],
      laid: ['s1 -1,0', 's2 0,1', 's3 -1,-1', 's4 1,1'],
      turn: { boots: 9 },
      tiles: ['d05', 'd01', '...'],
    },
    do: ['explore 1,-1 w2', 'place 0 to d05/b'],
    expect: { state: { laid: ['s1 -1,0', 's2 0,1', 's3 -1,-1', 's4 1,1', 'd05 1,-1'] } },
  }),
  catacombs('beside the lower half a tile lines up with the lower half', ['tile-beside-start'], {
    given: { players: [{ room: 'start-a/b' }], turn: { boots: 1 }, tiles: ['s1', '...'] },
    do: ['explore 1,0 w2', 'place 0 to s1/c'],
    expect: { state: { laid: ['s1 1,0'] } },
  }),
  catacombs('a card lays a tile on an empty place along a whole edge, nowhere else', ['tile-place-free'], {
    given: {
      players: [{ room: 's1/b' }],
      laid: ['s1 1,0', 's2 1,1'],
      row: ['marble-guardian', 'payoff', 'payoff', 'swindle', 'swindle', 'bandit'],
      turn: { swords: 3 },
    },
    do: ['fight marble-guardian'],
    expect: {
      onlyOptions: ['lay 1,-1', 'lay 2,0'],
      refused: {
        'lay 0,0': 'tile-place-free',
        'lay 1,1': 'tile-place-free',
        'lay 1,0': 'tile-place-free',
        'lay 2,1': 'tile-place-free',
        'lay 7,7': 'tile-place-free',
      },
    },
  }),
  catacombs('with the stack empty the edges of the dungeon are closed', ['explore-stack-empty'], {
    given: { players: [{ room: 'start-a/c' }], tiles: [], turn: { boots: 3, teleports: 1 } },
    expect: {
      without: ['explore -1,0 e1', 'explore 1,0 w1', 'explore -1,0 e1 by teleport'],
      options: ['walk start-a/a', 'teleport start-a/e'],
      refused: {
        'explore -1,0 e1': 'explore-stack-empty',
        'explore -1,0 e1 by teleport': 'explore-stack-empty',
      },
    },
  }),
  catacombs('a tunnel across the new tile to another open edge reveals a second one', ['second-tile'], {
    given: { players: [{ room: 'start-a/c' }], tiles: ['s4', 's1', '...'], turn: { boots: 1 } },
    do: [
      'explore -1,0 e1',
      { expect: { reveals: { 'place 0 to -1,-1 s2': true, 'place 1 to s4/a': false } } },
      'place 0 to -1,-1 s2',
      {
        expect: {
          state: {
            laid: ['s4 -1,0'],
            pending: { tile: 's1', edge: '-1,-1 s2' },
            players: [{ room: 'start-a/c' }, {}],
            turn: { boots: 1 },
          },
          onlyOptions: ['place 0 to s1/c', 'place 1 to s1/b', 'place 2 to s1/a', 'place 3 to s1/c'],
        },
      },
      'place 1 to s1/b',
    ],
    expect: {
      state: { laid: ['s4 -1,0', 's1 -1,-1 turn 1'], players: [{ room: 's1/b' }, {}], turn: { boots: 0 } },
      events: [
        { type: 'tile-laid', tile: 's1' },
        { type: 'walked', from: 'start-a/c', to: 's1/b', boots: 1 },
      ],
    },
  }),
  catacombs(
    'with no second tile left the tunnel cannot be laid to a further edge',
    ['second-tile', 'explore-stack-empty'],
    {
      given: { players: [{ room: 'start-a/c' }], tiles: ['s4'], turn: { boots: 1 } },
      do: ['explore -1,0 e1'],
      expect: {
        onlyOptions: ['place 1 to s4/a', 'place 2 to s4/a swords 0', 'place 3 to s4/b'],
        refused: { 'place 0': 'explore-stack-empty' },
      },
    },
  ),
  catacombs('the icons of both tiles count for a way over two of them', ['second-tile', 'footprints'], {
    given: { players: [{ room: 'start-a/c' }], tiles: ['d05', 'd06', '...'], turn: { boots: 2 } },
    do: [
      'explore 1,0 w1',
      'place 0 to 2,0 w1',
      {
        expect: {
          state: { laid: ['d05 1,0'], pending: { tile: 'd06', edge: '2,0 w1' }, turn: { boots: 2 } },
          options: ['place 0 to d06/b'],
          refused: { 'place 1': { rule: 'footprints', need: 3, have: 2 } },
        },
      },
      'place 0 to d06/b',
    ],
    expect: { state: { players: [{ room: 'd06/b' }, {}], turn: { boots: 0 } }, events: [{ type: 'walked', boots: 2 }] },
  }),
  catacombs('a tunnel of the new tile may run on into tiles already laid', ['tunnel-runs-on'], {
    given: { players: [{ room: 'start-a/c' }], laid: ['s1 -1,-1'], tiles: ['s4', '...'], turn: { boots: 1 } },
    do: ['explore -1,0 e1', 'place 0 to s1/c'],
    expect: {
      state: { laid: ['s1 -1,-1', 's4 -1,0'], players: [{ room: 's1/c', gold: 1 }, {}], turn: { boots: 0 } },
      events: [{ type: 'walked', from: 'start-a/c', to: 's1/c' }],
    },
  }),
  catacombs(
    'a tunnel may run on into the Crypt only for one with an artifact',
    ['orientation-dead-end', 'exit-needs-artifact'],
    {
      options: { start: 'b' },
      given: { players: [{ room: 's1/a' }], laid: ['s2 1,0', 's1 1,1'], tiles: ['s4', '...'], turn: { boots: 1 } },
      do: ['explore 0,1 e1'],
      expect: {
        onlyOptions: ['place 1 to s4/a', 'place 2 to s4/a swords 0', 'place 3 to s4/b'],
        refused: { 'place 0': 'exit-needs-artifact' },
      },
    },
  ),
  catacombs('with an artifact the new tile may complete the way out', ['tunnel-runs-on', 'escape-at-crypt'], {
    options: { start: 'b' },
    given: {
      players: [{ room: 's1/a', tokens: ['artifact-5'] }],
      laid: ['s2 1,0', 's1 1,1'],
      tiles: ['s4', '...'],
      turn: { boots: 1 },
    },
    do: ['explore 0,1 e1', 'place 0 to start-b/k'],
    expect: {
      state: { players: [{ status: 'left', room: 'start-b/k' }, {}] },
      events: [{ type: 'left', seat: 'red' }],
    },
  }),
  catacombs('a tile that a card turned under the walk is laid, and the walk ends before it', ['orientation-dead-end'], {
    given: {
      players: [{ room: 's1/b', hand: ['remove-traps'] }],
      laid: ['s1 1,0'],
      tiles: ['s2', '...'],
      dungeonDeck: ['animated-wall', '...'],
      turn: { boots: 1 },
    },
    do: [
      'explore 2,0 w1',
      'play remove-traps',
      'replace slot 1',
      {
        expect: {
          state: { laid: ['s1 1,0 turn 2'], pending: { tile: 's2', edge: '2,0 w1', way: null } },
          refused: { 'place 0 to s2/a': 'orientation-dead-end' },
        },
      },
      'place 0 stop',
    ],
    expect: { state: { laid: ['s1 1,0 turn 2', 's2 2,0'], players: [{ room: 's1/b' }, {}], turn: { boots: 1 } } },
  }),
];
