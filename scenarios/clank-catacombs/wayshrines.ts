import { catacombs } from '../scenario.ts';

export default [
  catacombs('in a wayshrine a cube of the supply may be offered', ['wayshrine-offering'], {
    given: { players: [{ room: 'start-a/b' }] },
    do: ['mark'],
    expect: {
      state: { players: [{ marks: ['start-a/b'], cubes: 29, gold: 1 }, {}], clank: { red: 0 } },
      events: [
        { type: 'marked', seat: 'red', room: 'start-a/b', marks: 1 },
        { type: 'gold-gained', amount: 1 },
      ],
    },
  }),
  catacombs('an offering is a choice', ['wayshrine-offering'], {
    given: { players: [{ room: 'start-a/b' }] },
    do: ['end turn'],
    expect: { state: { players: [{ marks: [], gold: 0 }, {}] } },
  }),
  catacombs('each further offering brings one gold more', ['wayshrine-gold'], {
    given: { players: [{ room: 's6/b', marks: ['start-a/b', 's3/a'] }], laid: ['s3 -1,0', 's6 1,0'] },
    do: ['mark'],
    expect: { state: { players: [{ marks: ['start-a/b', 's3/a', 's6/b'], gold: 3 }, {}] } },
  }),
  catacombs('offerings of others do not count', ['wayshrine-gold'], {
    seats: 3,
    given: { players: [{ room: 'start-a/b' }, { marks: ['start-a/b'] }, { marks: ['start-a/b'] }] },
    do: ['mark'],
    expect: { state: { players: [{ gold: 1 }, {}, {}] } },
  }),
  catacombs('one offering at most in each wayshrine', ['wayshrine-once'], {
    given: { players: [{ room: 'start-a/b', marks: ['start-a/b'] }] },
    expect: { without: ['mark'], refused: { mark: 'wayshrine-once' } },
  }),
  catacombs('an offering is made where one stands', ['wayshrine-here'], {
    given: { players: [{ room: 'start-a/c' }] },
    expect: { without: ['mark start-a/b'], refused: { 'mark start-a/b': 'wayshrine-here', mark: 'wayshrine-here' } },
  }),
  catacombs('without a cube in the supply there is no offering', ['wayshrine-cube'], {
    given: { players: [{ room: 'start-a/b', cubes: 0 }], clank: { red: 5 } },
    expect: { without: ['mark'], refused: { mark: 'wayshrine-cube' } },
  }),
  catacombs('a cube offered never becomes clank again', ['wayshrine-never-clank'], {
    given: {
      players: [{ room: 'start-a/c', hand: ['lute'], marks: ['start-a/b'], cubes: 0 }],
      bag: { red: 29 },
    },
    do: ['play lute'],
    expect: {
      state: { players: [{ marks: ['start-a/b'], cubes: 0 }, {}], clank: { red: 0 } },
      noEvents: [{ type: 'clank-added' }],
    },
  }),
  catacombs('removing clank takes no cube from a wayshrine', ['wayshrine-never-clank'], {
    given: { players: [{ hand: ['smoky-quartz'], marks: ['start-a/b'] }] },
    do: ['play smoky-quartz'],
    expect: { state: { players: [{ marks: ['start-a/b'], cubes: 29 }, {}], turn: { cancel: 2 } } },
  }),
  catacombs('a Puzzle Box opens on entering a wayshrine, offering or not', ['puzzle-box'], {
    given: {
      players: [{ room: 'start-a/c', tokens: ['puzzle-box'] }],
      turn: { boots: 1 },
      chance: { tokens: ['chalice'] },
    },
    do: ['walk start-a/b'],
    expect: {
      state: { players: [{ tokens: ['chalice'], marks: [] }, {}], tokenBox: ['puzzle-box'] },
      events: [
        { type: 'token-spent', token: 'puzzle-box' },
        { type: 'drawn-from-pool', token: 'chalice' },
      ],
    },
  }),
  catacombs('a Puzzle Box found in a wayshrine waits for the next visit', ['puzzle-box'], {
    given: {
      players: [{ room: 'start-a/b', tokens: ['puzzle-box'] }],
      turn: { boots: 2 },
      chance: { tokens: ['chalice'] },
    },
    do: [
      'mark',
      { expect: { state: { players: [{ tokens: ['puzzle-box'] }, {}] } } },
      'walk start-a/c',
      'walk start-a/b',
    ],
    expect: { state: { players: [{ tokens: ['chalice'] }, {}] } },
  }),
  catacombs('two Puzzle Boxes open in the same wayshrine', ['puzzle-box'], {
    given: {
      players: [{ room: 'start-a/c', tokens: ['puzzle-box', 'puzzle-box'] }],
      turn: { boots: 1 },
      chance: { tokens: ['chalice', 'catacombs-map'] },
    },
    do: ['walk start-a/b'],
    expect: { state: { players: [{ tokens: ['chalice', 'catacombs-map'] }, {}] } },
  }),
  catacombs('with no major secret left a Puzzle Box stays closed and is kept', ['puzzle-box-waits'], {
    given: {
      players: [{ room: 'start-a/c', tokens: ['puzzle-box', 'puzzle-box'] }],
      pools: { 'major-secret': ['chalice'] },
      turn: { boots: 1 },
    },
    do: ['walk start-a/b'],
    expect: { state: { players: [{ tokens: ['puzzle-box', 'chalice'] }, {}], pools: { 'major-secret': [] } } },
  }),
  catacombs('a fifth visitor finds a wayshrine full', ['wayshrine-full'], {
    seats: 5,
    given: {
      active: 'purple',
      players: [
        ...[{ marks: ['start-a/b'] }, { marks: ['start-a/b'] }, { marks: ['start-a/b'] }, { marks: ['start-a/b'] }],
        { room: 'start-a/b' },
      ],
    },
    expect: { without: ['mark'], refused: { mark: 'wayshrine-full' } },
  }),
  catacombs('a fourth visitor still finds a place', ['wayshrine-full'], {
    seats: 5,
    given: {
      active: 'blue',
      players: [
        { marks: ['start-a/b'] },
        { marks: ['start-a/b'] },
        { marks: ['start-a/b'] },
        { room: 'start-a/b' },
        {},
      ],
    },
    do: ['mark'],
    expect: { state: { players: [{}, {}, {}, { marks: ['start-a/b'] }, {}] } },
  }),
];
