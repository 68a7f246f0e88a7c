import { catacombs } from '../scenario.ts';

/** One who walks east onto a new tile. */
const finding = (tile: string, more: object = {}) => ({
  players: [{ room: 'start-a/c' }],
  tiles: [tile, '...'],
  turn: { boots: 1 },
  ...more,
});
const UP_TO_20 = ['artifact-7', 'artifact-10', 'artifact-12', 'artifact-15', 'artifact-17', 'artifact-20'];

export default [
  catacombs('the top artifact of the stack is put into a new artifact room', ['artifact-room'], {
    given: finding('d01'),
    do: ['explore 1,0 w1', 'place 0 to d01/b'],
    expect: {
      state: { rooms: { 'd01/a': ['artifact-5'] }, artifacts: UP_TO_20 },
      events: [{ type: 'artifact-found', token: 'artifact-5', room: 'd01/a' }],
    },
  }),
  catacombs('a room with a plus gets the second artifact of the stack', ['artifact-plus'], {
    given: finding('d07'),
    do: ['explore 1,0 w1', 'place 0 to d07/a'],
    expect: { state: { rooms: { 'd07/b': ['artifact-7'] }, artifacts: ['artifact-5', ...UP_TO_20.slice(1)] } },
  }),
  catacombs('a room with two pluses gets the third', ['artifact-plus'], {
    given: finding('d10', { artifacts: ['artifact-10', 'artifact-12', 'artifact-15', 'artifact-17'] }),
    do: ['explore 1,0 w1', 'place 0 to d10/a'],
    expect: {
      state: { rooms: { 'd10/b': ['artifact-15'] }, artifacts: ['artifact-10', 'artifact-12', 'artifact-17'] },
    },
  }),
  catacombs('with too short a stack a room with pluses gets the most valuable one left', ['artifact-plus-short'], {
    given: finding('d10', { artifacts: ['artifact-17', 'artifact-20'] }),
    do: ['explore 1,0 w1', 'place 0 to d10/a'],
    expect: { state: { rooms: { 'd10/b': ['artifact-20'] }, artifacts: ['artifact-17'] } },
  }),
  catacombs('once the stack is exhausted new artifact rooms stay empty', ['artifact-room-empty'], {
    given: finding('d01', { artifacts: [] }),
    do: ['explore 1,0 w1', 'place 3 to d01/a'],
    expect: {
      state: { players: [{ room: 'd01/a' }, {}], rooms: { 'd01/a': [] } },
      noEvents: [{ type: 'artifact-found' }],
      refused: { 'take artifact': 'take-what-lies-here' },
    },
  }),
  catacombs(
    'an artifact can be taken at any moment of the turn, and need not be',
    ['artifact-any-time', 'rage-on-artifact'],
    {
      given: { players: [{ room: 'd01/b', hand: ['burgle'] }], laid: ['d01 1,0'], turn: { boots: 1 }, rage: 3 },
      do: ['walk d01/a', 'play burgle', { expect: { options: ['take artifact', 'end turn'] } }, 'take artifact'],
      expect: {
        state: { players: [{ tokens: ['artifact-5'], plundered: ['d01/a'] }, {}], rooms: { 'd01/a': [] }, rage: 4 },
        events: [
          { type: 'took', token: 'artifact-5', room: 'd01/a' },
          { type: 'raged', space: 4 },
        ],
      },
    },
  ),
  catacombs('one who starts the turn beside an artifact may take it', ['artifact-any-time'], {
    given: { players: [{ room: 'd01/a' }], laid: ['d01 1,0'] },
    do: ['take artifact'],
    expect: { state: { players: [{ tokens: ['artifact-5'] }, {}] } },
  }),
  catacombs('only an artifact that lies in the own room can be taken', ['take-what-lies-here'], {
    given: { players: [{ room: 'd01/b' }], laid: ['d01 1,0'] },
    expect: {
      without: ['take artifact'],
      refused: { 'take artifact': 'take-what-lies-here', 'take minor-secret': 'take-what-lies-here' },
    },
  }),
  catacombs('a player carries one artifact', ['artifact-limit', 'artifact-no-swap'], {
    given: { players: [{ room: 'd01/a', tokens: ['artifact-5'] }], laid: ['d01 1,0'] },
    expect: {
      without: ['take artifact'],
      refused: { 'take artifact': { rule: 'artifact-limit', need: 2, have: 1 } },
      state: { rooms: { 'd01/a': ['artifact-7'] } },
    },
  }),
  catacombs('each backpack lets its owner carry one artifact more', ['backpack', 'artifact-limit'], {
    given: {
      players: [{ room: 'd01/a', tokens: ['artifact-7', 'artifact-10', 'backpack', 'backpack'] }],
      laid: ['d01 1,0'],
    },
    do: ['take artifact'],
    expect: {
      state: { players: [{ tokens: ['artifact-7', 'artifact-10', 'backpack', 'backpack', 'artifact-5'] }, {}] },
    },
  }),
  catacombs('a backpack bought on the way may still be in time', ['backpack', 'artifact-any-time'], {
    given: {
      players: [{ room: 'd01/a', tokens: ['artifact-7'], gold: 5, hand: ['golden-flute'] }],
      laid: ['d01 1,0'],
    },
    do: ['play golden-flute', 'buy backpack', 'take artifact'],
    expect: { state: { players: [{ tokens: ['artifact-7', 'backpack', 'artifact-5'], gold: 1 }, {}] } },
  }),
  catacombs('an artifact is never put down', ['artifact-no-swap'], {
    given: { players: [{ room: 'd01/a', tokens: ['artifact-7'] }], laid: ['d01 1,0'] },
    do: ['end turn'],
    expect: { state: { players: [{ tokens: ['artifact-7'] }, {}], rooms: { 'd01/a': ['artifact-5'] } } },
  }),
  catacombs('on the last space of the track the marker stays', ['rage-cap', 'rage-on-artifact'], {
    given: { players: [{ room: 'd01/a' }], laid: ['d01 1,0'], rage: 7 },
    do: ['take artifact'],
    expect: { state: { rage: 7 }, noEvents: [{ type: 'raged' }] },
  }),
  catacombs('a haunted tile brings a ghost into the clank area when it is laid', ['haunted-tile'], {
    given: finding('d09'),
    do: ['explore 1,0 w1', { expect: { state: { clank: { ghost: 0 } } } }, 'place 0 to d09/a'],
    expect: {
      state: { clank: { ghost: 1 }, bag: { ghost: 0 }, rooms: { 'd09/b': ['artifact-7'] } },
      events: [{ type: 'tile-laid', tile: 'd09' }, { type: 'haunted' }],
    },
  }),
  catacombs('with no ghost left a haunted tile brings none', ['no-ghost-left'], {
    given: finding('d09', { clank: { ghost: 2 }, bag: { ghost: 3 } }),
    do: ['explore 1,0 w1', 'place 0 to d09/a'],
    expect: { state: { clank: { ghost: 2 } }, noEvents: [{ type: 'haunted' }] },
  }),
];
