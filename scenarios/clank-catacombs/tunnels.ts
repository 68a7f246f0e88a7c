import { catacombs } from '../scenario.ts';

export default [
  catacombs('a move follows a tunnel to the room at its other end', ['tunnel-needed'], {
    given: { players: [{ room: 'start-a/c' }], turn: { boots: 1 } },
    do: [
      {
        expect: {
          onlyOptions: [
            ...['explore -1,0 e1', 'explore 1,0 w1', 'end turn'],
            ...['walk start-a/a', 'walk start-a/b', 'walk start-a/d', 'walk start-a/e'],
          ],
          refused: { 'walk start-a/m': 'tunnel-needed', 'walk start-a/c': 'tunnel-needed' },
        },
      },
      'walk start-a/a',
    ],
    expect: {
      state: { players: [{ room: 'start-a/a' }, {}], turn: { boots: 0 } },
      refused: { 'walk start-a/c': 'boots-needed' },
    },
  }),
  catacombs('each footprints icon in a tunnel takes one boot more', ['footprints', 'tunnel-over-tiles'], {
    given: { players: [{ room: 'd01/b' }], laid: ['d01 1,0', 'd02 1,1 turn 1'], turn: { boots: 2 } },
    do: [{ expect: { refused: { 'walk d02/d': { rule: 'footprints', need: 3, have: 2 } } } }],
    expect: { without: ['walk d02/d'] },
  }),
  catacombs('a tunnel over two tiles is one move', ['tunnel-over-tiles'], {
    given: { players: [{ room: 'd01/b' }], laid: ['d01 1,0', 'd02 1,1 turn 1'], turn: { boots: 3 } },
    do: ['walk d02/d'],
    expect: { state: { players: [{ room: 'd02/d' }, {}], turn: { boots: 0 } }, events: [{ type: 'walked', boots: 3 }] },
  }),
  catacombs(
    'each monster of a tunnel deals damage unless a sword is spent on it',
    ['monster-tunnel', 'monster-tunnel-choice'],
    {
      given: { players: [{ room: 'd06/a' }], laid: ['d06 1,0'], rooms: { 'd06/c': [] }, turn: { boots: 1, swords: 3 } },
      do: [
        {
          expect: {
            options: ['walk d06/c swords 0', 'walk d06/c swords 1', 'walk d06/c swords 2'],
            refused: { 'walk d06/c swords 3': 'monster-tunnel' },
          },
        },
        'walk d06/c swords 1',
      ],
      expect: { state: { players: [{ room: 'd06/c', damage: 1, cubes: 29 }, {}], turn: { swords: 2, boots: 0 } } },
    },
  ),
  catacombs('monsters of both halves of a tunnel count', ['monster-tunnel', 'tunnel-over-tiles'], {
    given: { players: [{ room: 'start-a/m' }], laid: ['s2 0,-2'], turn: { boots: 1 } },
    do: ['walk s2/b way 1 swords 0'],
    expect: { state: { players: [{ room: 's2/b', damage: 2 }, {}] } },
  }),
  catacombs('damage of a tunnel is marked with cubes of the own supply', ['tunnel-damage-cubes'], {
    given: { players: [{ room: 'd06/a' }], laid: ['d06 1,0'], clank: { red: 3 }, bag: { red: 4 }, turn: { boots: 1 } },
    do: ['walk d06/c'],
    expect: { state: { players: [{ damage: 2, cubes: 21 }, {}], clank: { red: 3 }, bag: { red: 4 } } },
  }),
  catacombs('nobody walks into the last damage', ['monster-damage-limit'], {
    given: { players: [{ room: 'd06/a', damage: 8 }], laid: ['d06 1,0'], turn: { boots: 1 } },
    expect: { without: ['walk d06/c'], refused: { 'walk d06/c': { rule: 'monster-damage-limit', need: 1, have: 0 } } },
  }),
  catacombs('nobody with an empty supply walks into damage', ['empty-supply-tunnel'], {
    given: {
      players: [{ room: 'd06/a', cubes: 1 }],
      laid: ['d06 1,0'],
      turn: { boots: 1 },
    },
    expect: { without: ['walk d06/c'], refused: { 'walk d06/c': 'empty-supply-tunnel' } },
  }),
  catacombs('a closed lock takes a lockpick, which stays on it', ['lock-needs-lockpick'], {
    given: { players: [{ room: 's3/a' }], laid: ['s3 1,0'], turn: { boots: 1 } },
    do: ['walk s3/c'],
    expect: {
      state: { players: [{ room: 's3/c', lockpicks: 2 }, { lockpicks: 3 }], opened: ['s3 a-c'] },
      events: [
        { type: 'unlocked', seat: 'red', locks: ['s3 a-c'] },
        { type: 'walked', to: 's3/c' },
      ],
    },
  }),
  catacombs('without a lockpick a closed lock stays closed', ['lock-needs-lockpick'], {
    given: { players: [{ room: 's3/a', lockpicks: 0 }], laid: ['s3 1,0'], turn: { boots: 3, swords: 3 } },
    expect: { without: ['walk s3/c'], refused: { 'walk s3/c': { rule: 'lock-needs-lockpick', need: 1, have: 0 } } },
  }),
  catacombs('an open lock is open to everybody, both ways', ['lock-open-for-all'], {
    given: {
      active: 'yellow',
      players: [{}, { room: 's3/c', lockpicks: 0 }],
      laid: ['s3 1,0'],
      opened: ['s3 a-c'],
      turn: { boots: 2 },
    },
    do: ['walk s3/a', 'walk s3/c'],
    expect: { state: { players: [{}, { room: 's3/c', lockpicks: 0 }], opened: ['s3 a-c'] } },
  }),
  catacombs('a lock opened on the way stays open when others come', ['lock-open-for-all', 'lock-needs-lockpick'], {
    given: {
      players: [
        { room: 's3/a', lockpicks: 1 },
        { room: 's3/a', lockpicks: 0, hand: ['sidestep'] },
      ],
      laid: ['s3 1,0'],
      turn: { boots: 1 },
    },
    do: ['walk s3/c', 'end turn', 'play sidestep', 'walk s3/c'],
    expect: { state: { players: [{ lockpicks: 0 }, { room: 's3/c', lockpicks: 0 }] } },
  }),
  catacombs('two locks in one tunnel take a lockpick each', ['lock-needs-lockpick', 'tunnel-over-tiles'], {
    given: {
      players: [{ room: 'd01/a', lockpicks: 2 }],
      laid: ['d08 1,-1', 'd01 1,0'],
      rooms: { 'd01/a': [] },
      turn: { boots: 2 },
    },
    do: [
      'walk d08/c way 1',
      { expect: { state: { opened: ['d01 n1-a', 'd08 s1-c'], players: [{ lockpicks: 0 }, {}] } } },
      'walk d01/a way 1',
    ],
    expect: { state: { players: [{ room: 'd01/a' }, {}] } },
  }),
  catacombs('one lockpick does not open two locks', ['lock-needs-lockpick'], {
    given: { players: [{ room: 'd01/a', lockpicks: 1 }], laid: ['d08 1,-1', 'd01 1,0'], turn: { boots: 2 } },
    expect: {
      options: ['walk d08/c way 2 swords 0'],
      refused: { 'walk d08/c way 1': { rule: 'lock-needs-lockpick', need: 2, have: 1 } },
    },
  }),
  catacombs(
    'where one of two locks is open, the other takes one lockpick',
    ['lock-needs-lockpick', 'lock-open-for-all'],
    {
      given: {
        players: [{ room: 'd01/a', lockpicks: 1 }],
        laid: ['d08 1,-1', 'd01 1,0'],
        rooms: { 'd01/a': [] },
        opened: ['d08 s1-c'],
        turn: { boots: 1 },
      },
      do: ['walk d08/c way 1'],
      expect: { state: { opened: ['d08 s1-c', 'd01 n1-a'], players: [{ lockpicks: 0 }, {}] } },
    },
  ),
  catacombs('an arrow cannot be walked against', ['one-way'], {
    options: { start: 'b' },
    given: { players: [{ room: 'start-b/e' }], turn: { boots: 9, swords: 9 } },
    expect: { without: ['walk start-b/d'], refused: { 'walk start-b/d': 'one-way' } },
  }),
  catacombs('an arrow is walked the way it points', ['one-way'], {
    options: { start: 'b' },
    given: { players: [{ room: 'start-b/d' }], turn: { boots: 1 } },
    do: ['walk start-b/e'],
    expect: { state: { players: [{ room: 'start-b/e' }, {}] } },
  }),
  catacombs('a Catacombs Map lets its owner walk against arrows', ['catacombs-map', 'one-way'], {
    options: { start: 'b' },
    given: {
      players: [{ room: 'start-b/e', tokens: ['catacombs-map'] }],
      rooms: { 'start-b/d': [] },
      turn: { boots: 1 },
    },
    do: ['walk start-b/d'],
    expect: { state: { players: [{ room: 'start-b/d', tokens: ['catacombs-map'] }, {}] } },
  }),
  catacombs('of several ways to the same room any can be taken', ['tunnel-needed', 'monster-tunnel'], {
    given: { players: [{ room: 'start-a/m' }], laid: ['s2 0,-2'], turn: { boots: 1, swords: 1 } },
    do: [
      {
        expect: {
          options: ['walk s2/b way 1 swords 0', 'walk s2/b way 1 swords 1', 'walk s2/b way 2 swords 0'],
          refused: { 'walk s2/b way 3': 'tunnel-needed' },
        },
      },
      'walk s2/b way 2 swords 1',
    ],
    expect: { state: { players: [{ room: 's2/b', damage: 0 }, {}] } },
  }),
];
