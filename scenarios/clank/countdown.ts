import { both, clank } from '../scenario.ts';

export default [
  ...both('a player who is out is passed over', ['out-no-turns'], {
    seats: 3,
    given: { players: [{}, { status: 'left', tokens: ['artifact-5', 'mastery-token'] }, {}] },
    do: ['end turn'],
    expect: {
      state: { active: 'green' },
      events: [{ type: 'turn-started', seat: 'green' }],
      noEvents: [{ type: 'turn-started', seat: 'yellow' }],
    },
  }),
  clank('a player who is out can neither play a card nor go back in', ['out-no-turns'], {
    given: { players: [{}, { status: 'left', hand: ['sidestep'], tokens: ['artifact-5', 'mastery-token'] }] },
    expect: { refused: { 'yellow: play sidestep': 'out-no-turns', 'yellow: walk 02': 'out-no-turns' } },
  }),
  ...both('clank for the other players spares those who are out', ['out-unaffected'], {
    seats: 3,
    given: { players: [{ hand: ['tattle'] }, { status: 'left', tokens: ['artifact-5', 'mastery-token'] }, {}] },
    do: ['play tattle'],
    expect: { state: { clank: { red: 0, yellow: 0, green: 1 } }, noEvents: [{ type: 'clank-added', seat: 'yellow' }] },
  }),
  ...both('clank for all players spares those who are out', ['out-unaffected'], {
    seats: 3,
    given: {
      players: [{}, {}, { status: 'lost', damage: 10 }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['overlord', '...'],
    },
    do: ['end turn'],
    expect: { state: { clank: { red: 1, yellow: 1, green: 0 } } },
  }),
  ...both('cubes of a player who is out are drawn and hurt nobody', ['out-cubes-black'], {
    given: {
      players: [{ hand: ['mister-whiskers'] }, { status: 'left', damage: 9, tokens: ['artifact-5', 'mastery-token'] }],
      rage: 2,
      bag: { yellow: 2 },
      chance: { cubes: ['yellow', 'yellow'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: {
      state: {
        players: [{ damage: 0 }, { damage: 9, status: 'left' }],
        bag: { yellow: 0, black: 24 },
        aside: { yellow: 2 },
      },
      events: [{ type: 'attacked', cubes: ['yellow', 'yellow'] }],
      noEvents: [{ type: 'damaged' }, { type: 'knocked-out' }],
    },
  }),
  clank('whoever leaves first starts the countdown on its first space, without an attack', ['countdown-trigger'], {
    given: { players: [{ room: '02', tokens: ['artifact-5'] }], turn: { boots: 1 } },
    do: [{ expect: { state: { countdown: {} } } }, 'walk 01', 'end turn'],
    expect: {
      state: { active: 'yellow', countdown: { seat: 'red', space: 1 } },
      events: [{ type: 'countdown', seat: 'red', space: 1 }],
      noEvents: [{ type: 'attacked' }],
    },
  }),
  clank('whoever is knocked out first starts the countdown too, even without an artifact', ['countdown-trigger'], {
    seats: 3,
    given: {
      players: [{ hand: ['mister-whiskers'] }, {}, { room: '17', damage: 9 }],
      rage: 1,
      clank: { green: 1 },
      chance: { cubes: ['green', 'black'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { state: { countdown: { seat: 'green', space: 1 }, players: [{}, {}, { status: 'lost' }] } },
  }),
  clank('the second one out leaves the countdown as it is', ['countdown-trigger'], {
    seats: 3,
    given: {
      players: [{ room: '02', tokens: ['artifact-5'] }, { status: 'lost', damage: 10 }, {}],
      turn: { boots: 1 },
      countdown: { seat: 'yellow', space: 3 },
    },
    do: ['walk 01'],
    expect: {
      state: { countdown: { seat: 'yellow', space: 3 }, players: [{ status: 'left' }, {}, {}] },
      noEvents: [{ type: 'countdown' }],
    },
  }),
  clank('the first one out moves one space on instead of each turn', ['countdown-step'], {
    given: { players: [{ room: '02', tokens: ['artifact-5'] }], turn: { boots: 1 }, rage: 2 },
    do: ['walk 01', 'end turn', { expect: { state: { countdown: { seat: 'red', space: 1 } } } }, 'end turn'],
    expect: {
      state: { active: 'yellow', countdown: { seat: 'red', space: 2 } },
      events: [
        { type: 'turn-ended', seat: 'yellow' },
        { type: 'countdown', seat: 'red', space: 2 },
        { type: 'turn-started', seat: 'yellow' },
      ],
      noEvents: [{ type: 'turn-started', seat: 'red' }],
    },
  }),
  clank('one knocked out just before the own turn moves on at once', ['countdown-step'], {
    given: {
      players: [{}, { damage: 9 }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['ogre', '...'],
      rage: 1,
      clank: { yellow: 1 },
      chance: { cubes: ['yellow', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: { active: 'red', countdown: { seat: 'yellow', space: 2 } },
      events: [
        { type: 'attacked', extra: 0 },
        { type: 'countdown', space: 1 },
        { type: 'countdown', space: 2 },
      ],
    },
  }),
  clank('others who are out wait without moving on the track', ['countdown-step'], {
    seats: 4,
    given: {
      players: [{}, { status: 'lost', damage: 10 }, { status: 'lost', damage: 10 }, { status: 'lost', damage: 10 }],
      countdown: { seat: 'green', space: 1 },
    },
    do: ['end turn'],
    expect: {
      state: { active: 'red', countdown: { seat: 'green', space: 2 } },
      events: [{ type: 'countdown', seat: 'green', space: 2 }],
      noEvents: [
        { type: 'countdown', seat: 'yellow' },
        { type: 'countdown', seat: 'blue' },
      ],
    },
  }),
  clank('the second space of the countdown adds one cube to its attack', ['countdown-attack'], {
    given: { players: [{}, { status: 'lost', damage: 10 }], rage: 1, countdown: { seat: 'yellow', space: 1 } },
    do: ['end turn'],
    expect: {
      state: { active: 'red', countdown: { space: 2 } },
      events: [
        { type: 'countdown', space: 2 },
        { type: 'attacked', extra: 1, cubes: ['black', 'black', 'black'] },
      ],
    },
  }),
  clank('the third space of the countdown adds two cubes to its attack', ['countdown-attack'], {
    given: { players: [{}, { status: 'lost', damage: 10 }], rage: 1, countdown: { seat: 'yellow', space: 2 } },
    do: ['end turn'],
    expect: { events: [{ type: 'attacked', extra: 2, cubes: ['black', 'black', 'black', 'black'] }] },
  }),
  clank('the fourth space of the countdown adds three cubes to its attack', ['countdown-attack'], {
    given: { players: [{}, { status: 'lost', damage: 10 }], rage: 1, countdown: { seat: 'yellow', space: 3 } },
    do: ['end turn'],
    expect: {
      state: { players: [{ status: 'inside' }, {}] },
      events: [{ type: 'attacked', extra: 3, cubes: ['black', 'black', 'black', 'black', 'black'] }],
    },
  }),
  clank('the cubes added by the countdown are not added to an attack of the row', ['countdown-attack'], {
    given: {
      players: [{}, { status: 'lost', damage: 10 }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['ogre', '...'],
      rage: 1,
      countdown: { seat: 'yellow', space: 3 },
    },
    do: ['end turn'],
    expect: {
      events: [
        { type: 'attacked', extra: 0, cubes: ['black', 'black'] },
        { type: 'attacked', extra: 3, cubes: ['black', 'black', 'black', 'black', 'black'] },
      ],
    },
  }),
  clank('an attack of the countdown takes the clank area and can knock out', ['countdown-attack'], {
    given: {
      players: [
        { damage: 9, room: '02', tokens: ['artifact-5'] },
        { status: 'lost', damage: 10 },
      ],
      rage: 2,
      clank: { red: 1 },
      countdown: { seat: 'yellow', space: 1 },
      chance: { cubes: ['black', 'black', 'red'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{ status: 'rescued' }, {}], clank: { red: 0 } }, result: { winners: ['red'] } },
  }),
  clank('the fifth space knocks out all who are inside, without an attack', ['countdown-fifth', 'game-end'], {
    seats: 4,
    given: {
      players: [
        { room: '16', tokens: ['artifact-7'] },
        { status: 'left', tokens: ['artifact-5', 'mastery-token'] },
        { room: '21', tokens: ['artifact-10'] },
        { room: '02', gold: 9 },
      ],
      countdown: { seat: 'yellow', space: 4 },
    },
    do: ['end turn'],
    expect: {
      state: { players: [{ status: 'rescued' }, { status: 'left' }, { status: 'lost' }, { status: 'lost' }] },
      noEvents: [{ type: 'attacked' }, { type: 'turn-started' }],
      asked: null,
      result: { scores: [7, 25, 0, 0], places: [2, 1, 3, 3], winners: ['yellow'] },
    },
  }),
  clank('each of the others has four more turns after the first one is out', ['countdown-step', 'countdown-fifth'], {
    given: {
      players: [{ room: '02', tokens: ['artifact-5'] }, { deck: [] }],
      turn: { boots: 1 },
      rage: 2,
    },
    do: ['walk 01', 'end turn', 'end turn', 'end turn', 'end turn', { expect: { result: null } }, 'end turn'],
    expect: {
      state: { players: [{ status: 'left' }, { status: 'lost' }] },
      asked: null,
      result: { scores: [25, 0], winners: ['red'] },
    },
  }),
];
