import { catacombs } from '../scenario.ts';
import { arriving, rowOf, WITH_PARTY } from './given.ts';

const five = (player: object, more: object = {}) => ({ seats: 5, given: { players: [player], ...more } });
const finding = (tile: string, more: object = {}) =>
  five({ room: 'start-a/c' }, { tiles: [tile, '...'], turn: { boots: 1 }, ...more });

export default [
  catacombs('with five a room with a plus gets the two top artifacts of the stack', ['party-artifact-plus'], {
    ...finding('d07'),
    do: ['explore 1,0 w1', 'place 0 to d07/a'],
    expect: {
      state: {
        rooms: { 'd07/b': ['artifact-5', 'artifact-7'] },
        artifacts: [
          ...['silver-artifact-10', 'artifact-10', 'artifact-12', 'silver-artifact-15', 'artifact-15', 'artifact-17'],
          ...['silver-artifact-20', 'artifact-20', 'silver-artifact-25'],
        ],
      },
      events: [
        { type: 'artifact-found', token: 'artifact-5', room: 'd07/b' },
        { type: 'artifact-found', token: 'artifact-7', room: 'd07/b' },
      ],
    },
  }),
  catacombs('the booklet’s example: two pluses with twelve on top', ['party-artifact-plus'], {
    ...finding('d10', { artifacts: ['artifact-12', 'silver-artifact-15', 'artifact-15', 'artifact-17'] }),
    do: ['explore 1,0 w1', 'place 0 to d10/a'],
    expect: {
      state: {
        rooms: { 'd10/b': ['artifact-12', 'silver-artifact-15', 'artifact-15'] },
        artifacts: ['artifact-17'],
      },
    },
  }),
  catacombs('a plain artifact room gets one artifact with five as well', ['party-artifact-plus', 'artifact-room'], {
    ...finding('d01'),
    do: ['explore 1,0 w1', 'place 0 to d01/b'],
    expect: { state: { rooms: { 'd01/a': ['artifact-5'] } } },
  }),
  catacombs('with too short a stack the room gets what is left', ['party-artifact-plus', 'artifact-plus-short'], {
    ...finding('d10', { artifacts: ['artifact-20', 'silver-artifact-25'] }),
    do: ['explore 1,0 w1', 'place 0 to d10/a'],
    expect: { state: { rooms: { 'd10/b': ['artifact-20', 'silver-artifact-25'] }, artifacts: [] } },
  }),
  catacombs('where several artifacts lie the most valuable is taken', ['party-highest-artifact'], {
    ...five(
      { room: 'd10/b' },
      { laid: ['d10 1,0'], rooms: { 'd10/b': ['artifact-12', 'silver-artifact-15', 'artifact-10'] } },
    ),
    do: ['take artifact'],
    expect: {
      state: {
        players: [{ tokens: ['silver-artifact-15'] }, {}, {}, {}, {}],
        rooms: { 'd10/b': ['artifact-12', 'artifact-10'] },
      },
    },
  }),
  catacombs('of two artifacts of the same value the golden one is taken', ['party-highest-artifact'], {
    ...five({ room: 'd07/b' }, { laid: ['d07 1,0'], rooms: { 'd07/b': ['silver-artifact-15', 'artifact-15'] } }),
    do: ['take artifact'],
    expect: { state: { players: [{ tokens: ['artifact-15'] }, {}, {}, {}, {}] } },
  }),
  catacombs('a backpack does not help to a second artifact of the same room', ['same-room-artifact'], {
    ...five(
      { room: 'd07/b', tokens: ['backpack'] },
      { laid: ['d07 1,0'], rooms: { 'd07/b': ['artifact-5', 'artifact-7'] } },
    ),
    do: ['take artifact'],
    expect: {
      state: { players: [{ tokens: ['backpack', 'artifact-7'], plundered: ['d07/b'] }, {}, {}, {}, {}] },
      without: ['take artifact'],
      refused: { 'take artifact': 'same-room-artifact' },
    },
  }),
  catacombs('on coming back later the room is barred still', ['same-room-artifact'], {
    ...five(
      { room: 'd07/a', tokens: ['backpack', 'artifact-7'], plundered: ['d07/b'] },
      { laid: ['d07 1,0'], rooms: { 'd07/b': ['artifact-5'] }, turn: { boots: 1, swords: 1 } },
    ),
    do: ['walk d07/b swords 1'],
    expect: { refused: { 'take artifact': 'same-room-artifact' } },
  }),
  catacombs('another player may take the artifact that is left', ['same-room-artifact', 'party-highest-artifact'], {
    seats: 5,
    given: {
      players: [{ plundered: ['d07/b'], tokens: ['artifact-7'] }, { room: 'd07/b' }],
      active: 'yellow',
      laid: ['d07 1,0'],
      rooms: { 'd07/b': ['artifact-5'] },
    },
    do: ['yellow: take artifact'],
    expect: { state: { players: [{}, { tokens: ['artifact-5'] }, {}, {}, {}] } },
  }),
  catacombs('the Golden Monkey Bot is never returned to the shrine', ['bot-never-returned', 'golden-monkey-bot'], {
    options: WITH_PARTY,
    given: {
      players: [{ tokens: ['golden-monkey-bot'], deck: ['burgle', 'burgle', '...'] }, {}],
      row: rowOf('ape-lord-phantasm'),
      turn: { swords: 3 },
    },
    do: ['fight ape-lord-phantasm'],
    expect: {
      asked: { ask: 'turn' },
      state: { players: [{ tokens: ['golden-monkey-bot'], hand: ['burgle', 'burgle'], discard: [] }, {}] },
    },
  }),
  catacombs('each player may return idols to the shrine for a Secret Tome each', ['bot-never-returned'], {
    seats: 3,
    options: WITH_PARTY,
    given: {
      players: [{ tokens: ['monkey-idol', 'monkey-idol'], deck: [] }, {}, { tokens: ['monkey-idol'] }],
      row: rowOf('ape-lord-phantasm'),
      rooms: { 'start-a/m': [] },
      turn: { swords: 3 },
    },
    do: [
      'fight ape-lord-phantasm',
      { expect: { asked: { seat: 'red', ask: 'idol-for-tome' } } },
      'accept',
      'decline',
      { expect: { asked: { seat: 'green', ask: 'idol-for-tome' } } },
      'green: accept',
    ],
    expect: {
      state: {
        players: [
          { tokens: ['monkey-idol'], discard: ['secret-tome'] },
          { discard: [] },
          { tokens: [], discard: ['secret-tome'] },
        ],
        rooms: { 'start-a/m': ['monkey-idol', 'monkey-idol'] },
        reserve: { 'secret-tome': 10 },
      },
      events: [{ type: 'idol-returned', seat: 'green' }],
    },
  }),
  catacombs('of artifacts of the same value a golden one beats one of silver', ['party-tie-break'], {
    seats: 5,
    given: {
      players: [
        { room: 'start-a/a', tokens: ['silver-artifact-15'] },
        { status: 'left', tokens: ['artifact-15', 'mastery-token'] },
        { status: 'lost' },
        { status: 'lost' },
        { status: 'lost' },
      ],
      turn: { boots: 1 },
    },
    do: ['walk start-a/k', 'end turn'],
    expect: { result: { scores: [35, 35, 0, 0, 0], places: [2, 1, 3, 3, 3], winners: ['yellow'] } },
  }),
  catacombs('silver of more points beats gold of less', ['party-tie-break', 'tie-break'], {
    seats: 5,
    given: {
      players: [
        { room: 'start-a/a', tokens: ['silver-artifact-20'] },
        { status: 'left', tokens: ['artifact-15', 'mastery-token'], gold: 5 },
        { status: 'lost' },
        { status: 'lost' },
        { status: 'lost' },
      ],
      turn: { boots: 1 },
    },
    do: ['walk start-a/k', 'end turn'],
    expect: { result: { scores: [40, 40, 0, 0, 0], winners: ['red'] } },
  }),
  catacombs('with five the turn of one who is gone draws four cubes', ['out-turn-draw'], {
    seats: 5,
    given: {
      players: [{}, { status: 'lost' }],
      chance: { cubes: ['black', 'black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: { asked: { seat: 'green', ask: 'turn' }, state: { bag: { black: 20 } } },
  }),
  catacombs('with five the side board’s own track tells how many cubes are drawn', ['party-rage', 'attack-draw'], {
    seats: 5,
    given: {
      ...arriving('smoky-quartz'),
      rage: 8,
      chance: { cubes: ['black', 'black', 'black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: { state: { rage: 8, bag: { black: 19 } } },
  }),
];
