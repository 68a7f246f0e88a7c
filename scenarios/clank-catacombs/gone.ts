import { catacombs } from '../scenario.ts';
import { arriving, rowOf } from './given.ts';

const LEFT = { status: 'left', tokens: ['artifact-5', 'mastery-token'] };

export default [
  catacombs('in a game of two, the turn of one who is gone draws six cubes', ['out-turn-draw'], {
    given: {
      players: [{}, LEFT],
      row: rowOf('corrupt-advisor'),
      rage: 7,
      clank: { red: 3, ghost: 1 },
      chance: { cubes: ['red', 'red', 'ghost', 'black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: {
      asked: { seat: 'red', ask: 'turn' },
      state: { players: [{ damage: 3 }, {}], bag: { red: 1, black: 21 }, clank: { red: 0, ghost: 1 } },
      events: [
        { type: 'turn-of-the-gone', seat: 'yellow' },
        { type: 'attacked', cubes: ['red', 'red', 'ghost', 'black', 'black', 'black'] },
      ],
    },
  }),
  catacombs('in larger games it draws four, whatever rage and danger', ['out-turn-draw'], {
    seats: 3,
    given: {
      players: [{}, {}, { status: 'lost' }],
      active: 'yellow',
      row: rowOf('corrupt-advisor'),
      rage: 1,
      clank: { yellow: 2 },
      chance: { cubes: ['yellow', 'black', 'yellow', 'black'] },
    },
    do: ['yellow: end turn'],
    expect: {
      asked: { seat: 'red', ask: 'turn' },
      state: { players: [{}, { damage: 2 }, {}], bag: { black: 22 } },
      events: [{ type: 'attacked', cubes: ['yellow', 'black', 'yellow', 'black'] }],
    },
  }),
  catacombs('each of several who are gone has such a turn', ['out-turn-draw', 'out-no-turns'], {
    seats: 4,
    given: {
      players: [{}, { status: 'lost' }, LEFT, {}],
      clank: { red: 1 },
      chance: { cubes: ['black', 'black', 'black', 'black', 'red', 'black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: {
      asked: { seat: 'blue', ask: 'turn' },
      state: { players: [{ damage: 1 }, {}, {}, {}] },
      events: [
        { type: 'turn-of-the-gone', seat: 'yellow' },
        { type: 'attacked' },
        { type: 'turn-of-the-gone', seat: 'green' },
        { type: 'attacked' },
      ],
    },
  }),
  catacombs('the row is refilled and attacks as ever beside the turns of the gone', ['out-turn-draw', 'attack-draw'], {
    given: {
      players: [{}, LEFT],
      ...arriving('smoky-quartz'),
      rage: 2,
      chance: { cubes: ['black', 'black', 'black', 'black', 'black', 'black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: { bag: { black: 16 } },
      events: [{ type: 'attacked', cubes: ['black', 'black'] }, { type: 'turn-of-the-gone' }, { type: 'attacked' }],
    },
  }),
  catacombs('cubes of those who are gone are set aside without effect', ['out-cubes-black', 'out-turn-draw'], {
    seats: 3,
    given: {
      players: [{}, LEFT, {}],
      clank: { yellow: 2, green: 1 },
      chance: { cubes: ['yellow', 'yellow', 'green', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: { players: [{}, { damage: 0 }, { damage: 1 }], aside: { yellow: 2 }, bag: { yellow: 0 } },
    },
  }),
  catacombs('an empty bag ends the game in the turn of one who is gone, too', ['bag-empty', 'out-turn-draw'], {
    seats: 3,
    given: {
      players: [{ room: 'start-a/b', tokens: ['artifact-7'] }, LEFT, {}],
      bag: { black: 4 },
      chance: { cubes: ['black', 'black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: { players: [{ status: 'rescued' }, { status: 'left' }, { status: 'lost' }] },
      events: [{ type: 'turn-of-the-gone' }, { type: 'bag-empty' }, { type: 'game-ended' }],
      result: { scores: [7, 25, 0], winners: ['yellow'] },
    },
  }),
  catacombs('the last one inside may be knocked out by the turns of the gone', ['out-turn-draw', 'game-end'], {
    given: {
      players: [{ damage: 9, room: 'start-a/d', tokens: ['artifact-20'] }, LEFT],
      clank: { red: 1 },
      chance: { cubes: ['red', 'black', 'black', 'black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: { players: [{ status: 'lost' }, {}] },
      result: { scores: [0, 25], places: [2, 1], winners: ['yellow'] },
    },
  }),
  catacombs('what is done to each player passes by those who are gone', ['out-unaffected', 'each-player-order'], {
    seats: 3,
    given: {
      players: [{}, LEFT, {}],
      ...arriving('archoverlord'),
      chance: { cubes: ['black', 'black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: {
      events: [
        { type: 'arrived', card: 'archoverlord' },
        { type: 'clank-added', seat: 'red', cubes: 1 },
        { type: 'clank-added', seat: 'green', cubes: 1 },
      ],
      noEvents: [{ type: 'clank-added', seat: 'yellow' }],
    },
  }),
  catacombs('a dungeon deck that cannot fill the row ends the game at once', ['dungeon-deck-empty', 'game-end'], {
    given: {
      players: [
        { room: 'start-a/a', tokens: ['artifact-5'] },
        { room: 'start-a/m', tokens: ['artifact-20'] },
      ],
      row: [null, null, 'payoff', 'swindle', 'swindle', 'bandit'],
      dungeonDeck: ['smoky-quartz'],
      clank: { red: 4, yellow: 4 },
    },
    do: ['end turn'],
    expect: {
      state: {
        players: [
          { status: 'rescued', damage: 0 },
          { status: 'lost', damage: 0 },
        ],
      },
      events: [{ type: 'deck-exhausted' }, { type: 'game-ended' }],
      noEvents: [{ type: 'attacked' }],
      result: { scores: [5, 0], winners: ['red'] },
    },
  }),
  catacombs('a dungeon deck that just fills the row goes on', ['dungeon-deck-empty'], {
    given: {
      row: rowOf(null),
      dungeonDeck: ['keymaster'],
    },
    do: ['end turn'],
    expect: { result: null, state: { active: 'yellow', dungeonDeck: [] }, noEvents: [{ type: 'deck-exhausted' }] },
  }),
];
