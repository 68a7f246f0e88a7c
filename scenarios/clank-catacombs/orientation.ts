import { catacombs } from '../scenario.ts';

/** From the east door of the start tile's middle room a first tile of the depths. */
const east = (tile: string, player: object = {}, turn: object = {}) => ({
  players: [{ room: 'start-a/c', ...player }],
  tiles: [tile, '...'],
  turn: { boots: 1, ...turn },
});
/** From the wayshrine of the start tile, by the other mouth of the same side. */
const fromShrine = (tile: string, player: object = {}, turn: object = {}) => ({
  ...east(tile, {}, turn),
  players: [{ room: 'start-a/b', ...player }],
});

export default [
  catacombs('a tile cannot be turned so that the way takes more boots than there are', ['orientation-payable'], {
    given: east('d01'),
    do: ['explore 1,0 w1'],
    expect: {
      onlyOptions: ['place 0 to d01/b', 'place 2 to d01/c', 'place 3 to d01/a swords 0'],
      refused: { 'place 1': { rule: 'footprints', need: 2, have: 1 } },
    },
  }),
  catacombs('with boots enough the footprints may be walked', ['orientation-payable', 'footprints'], {
    given: east('d01', {}, { boots: 3 }),
    do: ['explore 1,0 w1', 'place 1 to d01/b'],
    expect: { state: { laid: ['d01 1,0 turn 1'], players: [{ room: 'd01/b' }, {}], turn: { boots: 1 } } },
  }),
  catacombs('nor so that the way takes more lockpicks than there are', ['orientation-payable', 'lock-needs-lockpick'], {
    given: fromShrine('d01', { lockpicks: 0 }),
    do: ['explore 1,0 w2'],
    expect: {
      onlyOptions: ['mark start-a/b', 'place 0 to d01/b', 'place 2 to d01/c'],
      refused: { 'place 3': { rule: 'lock-needs-lockpick', need: 1, have: 0 }, 'place 1': 'footprints' },
    },
  }),
  catacombs('a lockpick opens the lock of the tile that is laid', ['orientation-payable', 'lock-needs-lockpick'], {
    given: fromShrine('d01', { lockpicks: 1 }),
    do: ['explore 1,0 w2', { expect: { state: { players: [{ lockpicks: 1 }, {}] } } }, 'place 3 to d01/a'],
    expect: {
      state: { laid: ['d01 1,0 turn 3'], opened: ['d01 n1-a'], players: [{ room: 'd01/a', lockpicks: 0 }, {}] },
      events: [{ type: 'unlocked', seat: 'red', locks: ['d01 n1-a'] }],
    },
  }),
  catacombs('nor so that the way does damage that may not be chosen', ['orientation-payable', 'monster-damage-limit'], {
    given: east('d01', { damage: 9 }),
    do: ['explore 1,0 w1'],
    expect: {
      onlyOptions: ['place 0 to d01/b', 'place 2 to d01/c'],
      refused: { 'place 3': 'monster-damage-limit' },
    },
  }),
  catacombs('swords may be spent on the monsters of the tile that is laid', ['orientation-payable', 'monster-tunnel'], {
    given: east('d01', { damage: 9 }, { swords: 1 }),
    do: ['explore 1,0 w1', { expect: { options: ['place 3 to d01/a swords 1'] } }, 'place 3 to d01/a'],
    expect: { state: { players: [{ room: 'd01/a', damage: 9 }, {}], turn: { swords: 0 } } },
  }),
  catacombs('on foot the tunnel one follows cannot be laid against an arrow', ['orientation-arrow'], {
    given: fromShrine('d02'),
    do: ['explore 1,0 w2'],
    expect: {
      onlyOptions: ['mark start-a/b', 'place 2 to d02/b', 'place 3 to d02/a'],
      refused: { 'place 1': 'orientation-arrow', 'place 0': 'footprints' },
    },
  }),
  catacombs(
    'a teleport minds no arrow, no lock, no footprints and no monster',
    ['arrows-may-face', 'teleport-discovers'],
    {
      given: fromShrine('d02', {}, { boots: 0, teleports: 1 }),
      do: [
        'explore 1,0 w2 by teleport',
        {
          expect: {
            options: ['place 0 to d02/d', 'place 1 to d02/c', 'place 2 to d02/b', 'place 3 to d02/a'],
            state: { turn: { teleports: 0 }, pending: { by: 'teleport' } },
          },
        },
        'place 1 to d02/c',
      ],
      expect: {
        state: { players: [{ room: 'd02/c' }, {}] },
        events: [{ type: 'tile-laid' }, { type: 'teleported', from: 'start-a/b', to: 'd02/c' }],
      },
    },
  ),
  catacombs('a Catacombs Map lets its owner lay the tile against the arrow', ['catacombs-map', 'orientation-arrow'], {
    given: fromShrine('d02', { tokens: ['catacombs-map'] }),
    do: ['explore 1,0 w2', 'place 1 to d02/c'],
    expect: { state: { players: [{ room: 'd02/c' }, {}], turn: { boots: 0 } } },
  }),
  catacombs('an arrow followed the way it points is no hindrance', ['orientation-arrow'], {
    given: fromShrine('d12'),
    do: ['explore 1,0 w2', 'place 0 to d12/a'],
    expect: { state: { players: [{ room: 'd12/a' }, {}] }, refused: { 'walk start-a/b': 'one-way' } },
  }),
  catacombs('arrows of two tiles may meet head-on where nobody walks', ['arrows-may-face', 'one-way'], {
    given: { players: [{ room: 'd02/d' }], laid: ['d02 1,0'], tiles: ['d04', '...'], turn: { boots: 3 } },
    do: ['explore 1,1 n1', 'place 2 to d04/c'],
    expect: {
      state: { laid: ['d02 1,0', 'd04 1,1 turn 2'], players: [{ room: 'd04/c' }, {}] },
      refused: { 'walk d02/c': 'one-way' },
    },
  }),
  catacombs(
    'when the way can no longer be paid, the tile is laid and the walk ends before it',
    ['orientation-dead-end'],
    {
      given: {
        players: [{ room: 'd04/b', lockpicks: 1, hand: ['imp-familiar'] }],
        laid: ['d04 1,0'],
        rooms: { 'd04/b': [] },
        tiles: ['d01', '...'],
        turn: { boots: 1 },
      },
      do: [
        'explore 1,-1 s2',
        'play imp-familiar',
        'choose 2',
        {
          expect: {
            options: ['place 0 stop', 'place 1 stop', 'place 2 stop', 'place 3 stop'],
            refused: { 'place 2 to d01/a': 'lock-needs-lockpick' },
          },
        },
        'place 3 stop',
      ],
      expect: {
        state: {
          laid: ['d04 1,0', 'd01 1,-1 turn 3'],
          pending: null,
          players: [{ room: 'd04/b' }, {}],
          turn: { boots: 1 },
        },
      },
    },
  ),
];
