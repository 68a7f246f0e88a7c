import { clank } from '../scenario.ts';

/** Where the artifacts of the depths lie, and a way to each. */
const ARTIFACTS = [
  { board: 'day', value: 15, from: '17', to: '23' },
  { board: 'day', value: 20, from: '38', to: '31' },
  { board: 'day', value: 25, from: '39', to: '33' },
  { board: 'day', value: 30, from: '29', to: '35' },
  { board: 'dusk', value: 15, from: '33', to: '38' },
  { board: 'dusk', value: 20, from: '37', to: '30' },
  { board: 'dusk', value: 25, from: '29', to: '35' },
  { board: 'dusk', value: 30, from: '40', to: '41' },
];

export default [
  ...ARTIFACTS.map(({ board, value, from, to }) =>
    clank(`the artifact of ${value} points is taken in room ${to} by ${board}`, ['rage-on-artifact'], {
      options: { board },
      given: {
        players: [{ room: from, tokens: ['master-key'] }],
        rage: 2,
        turn: { boots: 2, monstersIgnored: true },
      },
      do: [`walk ${to}`, { expect: { onlyOptions: ['take artifact', 'decline'] } }, 'take artifact'],
      expect: {
        state: {
          players: [{ room: to, tokens: ['master-key', `artifact-${value}`] }, {}],
          rooms: { [to]: [] },
          rage: 3,
        },
        events: [
          { type: 'took', token: `artifact-${value}`, kind: 'artifact', room: to },
          { type: 'raged', space: 3 },
        ],
      },
    }),
  ),

  clank('one artifact is all that can be carried', ['artifact-limit'], {
    given: { players: [{ room: '16', tokens: ['artifact-5'] }], turn: { boots: 1 } },
    do: ['walk 21'],
    expect: {
      asked: { seat: 'red', ask: 'turn' },
      without: ['take artifact'],
      refused: { 'take artifact': 'artifact-limit' },
      state: { rooms: { '21': ['artifact-7'] } },
    },
  }),
  clank('a backpack makes room for one more artifact, not for two', ['artifact-limit', 'backpack'], {
    given: { players: [{ room: '16', tokens: ['artifact-5', 'backpack'] }], turn: { boots: 3 } },
    do: ['walk 21', 'take artifact', 'walk 20', 'decline', 'walk 27'],
    expect: {
      asked: { seat: 'red', ask: 'turn' },
      state: {
        players: [{ room: '27', tokens: ['artifact-5', 'backpack', 'artifact-7'] }, {}],
        rooms: { '27': ['artifact-10'] },
      },
      refused: { 'take artifact': 'artifact-limit' },
    },
  }),
  clank('two backpacks allow three artifacts', ['artifact-limit', 'backpack'], {
    given: {
      players: [{ room: '16', tokens: ['artifact-5', 'artifact-10', 'backpack', 'backpack'] }],
      turn: { boots: 1 },
    },
    do: ['walk 21', 'take artifact'],
    expect: {
      state: { players: [{ tokens: ['artifact-5', 'artifact-10', 'backpack', 'backpack', 'artifact-7'] }, {}] },
    },
  }),
  clank('chalices and idols are no artifacts and take no room', ['artifact-limit'], {
    given: {
      players: [{ room: '16', tokens: ['chalice', 'monkey-idol', 'dragon-egg', 'crown-10'] }],
      turn: { boots: 1 },
    },
    do: ['walk 21'],
    expect: { options: ['take artifact'] },
  }),
  clank('an artifact is not exchanged for a better one', ['artifact-no-swap'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '40', tokens: ['artifact-5'] }], rage: 4, turn: { boots: 2 } },
    do: ['walk 41'],
    expect: {
      state: { players: [{ tokens: ['artifact-5'] }, {}], rooms: { '41': ['artifact-30'] }, rage: 4 },
      refused: { 'take artifact': 'artifact-limit' },
      noEvents: [{ type: 'took' }, { type: 'raged' }],
    },
  }),
  clank('an artifact taken is gone from its room for good', ['artifact-no-swap'], {
    given: { players: [{ room: '16' }, { room: '16', hand: ['sidestep'] }], rooms: { '16': [] }, turn: { boots: 2 } },
    do: ['walk 21', 'take artifact', 'walk 16', 'end turn', 'play sidestep', 'walk 21'],
    expect: {
      asked: { seat: 'yellow', ask: 'turn' },
      state: { players: [{ tokens: ['artifact-7'] }, { tokens: [] }], rooms: { '21': [] } },
      refused: { 'take artifact': 'take-what-lies-here' },
    },
  }),

  clank('a token is taken on arriving, not later in the turn', ['take-on-entry'], {
    given: { players: [{ room: '11' }], turn: { boots: 1 } },
    do: [
      'walk 16',
      { expect: { asked: { seat: 'red', ask: 'arrive-in-room' }, options: ['take minor-secret', 'decline'] } },
      'decline',
    ],
    expect: { without: ['take minor-secret'], refused: { 'take minor-secret': 'take-on-entry' } },
  }),
  clank('starting the turn beside a token is no arrival', ['take-on-entry'], {
    given: { players: [{ room: '21' }, { room: '24' }] },
    do: [{ expect: { without: ['take artifact'], refused: { 'take artifact': 'take-on-entry' } } }, 'end turn'],
    expect: { without: ['take monkey-idol'], refused: { 'take monkey-idol': 'take-on-entry' } },
  }),
  clank('a token left behind is offered again on the next arrival', ['take-on-entry', 'token-optional'], {
    given: { players: [{ room: '16' }], rooms: { '16': [] }, turn: { boots: 3 } },
    do: [
      'walk 21',
      'decline',
      'walk 16',
      'walk 21',
      { expect: { options: ['take artifact', 'decline'] } },
      'take artifact',
    ],
    expect: { state: { players: [{ tokens: ['artifact-7'] }, {}] } },
  }),
  clank('the option that frees artifacts does not free secrets', ['take-on-entry', 'artifact-any-time'], {
    options: { artifacts: 'any-time' },
    given: { players: [{ room: '16' }, { room: '21' }] },
    do: [{ expect: { without: ['take minor-secret'], refused: { 'take minor-secret': 'take-on-entry' } } }, 'end turn'],
    expect: { options: ['take artifact'] },
  }),

  clank('an arrival allows one token, even where two secrets lie', ['one-token-per-entry'], {
    given: {
      players: [{ room: '11' }],
      rooms: { '16': ['potion-of-healing', 'potion-of-strength'] },
      chance: { tokens: ['potion-of-strength'] },
      turn: { boots: 1 },
    },
    do: ['walk 16', 'take minor-secret'],
    expect: {
      asked: { seat: 'red', ask: 'turn' },
      state: { players: [{ tokens: ['potion-of-strength'] }, {}], rooms: { '16': ['potion-of-healing'] } },
      without: ['take minor-secret'],
      refused: { 'take minor-secret': 'take-on-entry' },
    },
  }),
  clank('leaving and coming back in the same turn allows the second token', ['one-token-per-entry'], {
    given: {
      players: [{ room: '11' }],
      rooms: { '16': ['potion-of-healing', 'potion-of-strength'] },
      chance: { tokens: ['potion-of-strength'] },
      turn: { boots: 3 },
    },
    do: ['walk 16', 'take minor-secret', 'walk 15', 'walk 16', 'take minor-secret'],
    expect: { state: { players: [{ tokens: ['potion-of-strength', 'potion-of-healing'] }, {}], rooms: { '16': [] } } },
  }),
  clank('an arrival at the shrine allows one monkey idol', ['one-token-per-entry'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '18' }], turn: { boots: 1, swords: 1 } },
    do: ['walk 24 swords 1', 'take monkey-idol'],
    expect: {
      state: { players: [{ tokens: ['monkey-idol'] }, {}], rooms: { '24': ['monkey-idol', 'monkey-idol'] } },
      refused: { 'take monkey-idol': 'take-on-entry' },
    },
  }),
  clank('walking round to the shrine again allows the next idol', ['one-token-per-entry'], {
    given: { players: [{ room: '30', tokens: ['monkey-idol'] }], turn: { boots: 6 } },
    do: ['walk 24', 'take monkey-idol', 'walk 36', 'walk 30', 'decline', 'walk 24', 'take monkey-idol'],
    expect: {
      state: { players: [{ tokens: ['monkey-idol', 'monkey-idol', 'monkey-idol'] }, {}], rooms: { '24': [] } },
    },
  }),

  clank('only a token of the room itself can be taken', ['take-what-lies-here'], {
    given: { players: [{ room: '11' }], turn: { boots: 1 } },
    do: ['walk 16'],
    expect: {
      without: ['take artifact', 'take major-secret'],
      refused: {
        'take artifact': 'take-what-lies-here',
        'take major-secret': 'take-what-lies-here',
        'take monkey-idol': 'take-what-lies-here',
      },
    },
  }),
  clank('in a room that was emptied nothing is asked', ['take-what-lies-here'], {
    given: { players: [{ room: '16' }, { tokens: ['artifact-7'] }], rooms: { '21': [] }, turn: { boots: 1 } },
    do: ['walk 21'],
    expect: { asked: { seat: 'red', ask: 'turn' }, refused: { 'take artifact': 'take-what-lies-here' } },
  }),
  clank('a token beside the room one stands in is out of reach', ['take-what-lies-here'], {
    given: { players: [{ room: '10' }], turn: { boots: 2 } },
    do: ['walk 11'],
    expect: {
      asked: { seat: 'red', ask: 'turn' },
      refused: { 'take minor-secret': 'take-what-lies-here', 'take artifact': 'take-what-lies-here' },
    },
  }),

  clank('a secret may be left lying', ['token-optional'], {
    given: { players: [{ room: '11' }], rooms: { '16': ['treasure', 'dragon-egg'] }, rage: 2, turn: { boots: 1 } },
    do: ['walk 16', 'decline'],
    expect: {
      state: { players: [{ tokens: [], gold: 0 }, {}], rooms: { '16': ['treasure', 'dragon-egg'] }, rage: 2 },
      events: [{ type: 'declined', seat: 'red' }],
      noEvents: [{ type: 'took' }],
    },
  }),
  clank('an artifact may be left for a better one', ['token-optional'], {
    given: { players: [{ room: '16' }], rage: 3, turn: { boots: 3 } },
    do: ['walk 21', 'decline', 'walk 20', 'decline', 'walk 27', 'take artifact'],
    expect: {
      state: { players: [{ tokens: ['artifact-10'] }, {}], rooms: { '21': ['artifact-7'], '27': [] }, rage: 4 },
    },
  }),
  clank('an idol may be left lying', ['token-optional'], {
    given: { players: [{ room: '30' }], turn: { boots: 2 } },
    do: ['walk 24', 'decline'],
    expect: { state: { players: [{ room: '24', tokens: [] }, {}] } },
  }),

  clank('a secret taken is revealed and acts', ['secret-revealed'], {
    given: { players: [{ room: '04' }], rooms: { '05': ['greater-skill-boost'] }, turn: { boots: 2 } },
    do: [
      'walk 05',
      { expect: { reveals: { 'take major-secret': true, decline: false }, noEvents: [{ type: 'took' }] } },
      'take major-secret',
    ],
    expect: {
      state: { turn: { skill: 5 }, rooms: { '05': [] } },
      events: [{ type: 'took', seat: 'red', token: 'greater-skill-boost', kind: 'major-secret', room: '05' }],
    },
  }),
  clank('a potion is shown too when it is taken, and lies open before its owner', ['secret-revealed'], {
    options: { board: 'dusk' },
    given: {
      players: [{ room: '11' }],
      rooms: { '04': ['potion-of-swiftness', 'dragon-egg'] },
      chance: { tokens: ['potion-of-swiftness'] },
      turn: { boots: 1 },
    },
    do: ['walk 04', { expect: { reveals: { 'take minor-secret': true } } }, 'take minor-secret'],
    expect: {
      state: { players: [{ tokens: ['potion-of-swiftness'] }, {}], rage: 3 },
      events: [{ type: 'took', token: 'potion-of-swiftness', kind: 'minor-secret', room: '04' }],
      options: ['drink potion-of-swiftness'],
    },
  }),
  clank('artifacts and idols lie open: taking them reveals nothing', ['secret-revealed'], {
    given: { players: [{ room: '16' }, { room: '30', hand: ['explore', 'sidestep'] }], turn: { boots: 1 } },
    do: [
      'walk 21',
      { expect: { reveals: { 'take artifact': false } } },
      'decline',
      'end turn',
      'play explore',
      'play sidestep',
      'walk 24',
    ],
    expect: { reveals: { 'take monkey-idol': false } },
  }),
];
