import { catacombs } from '../scenario.ts';
import { rowOf, WITH_PARTY } from './given.ts';

/** A second companion and the dragon come into the row; yellow holds the card that answers two companions. */
const companions = (yellow: object, more: object) => ({
  options: WITH_PARTY,
  given: {
    players: [{}, { hand: ['rebel-herald', 'burgle'], deck: ['sidestep', '...'], ...yellow }],
    row: [null, null, 'bandit', 'payoff', 'swindle', 'lightstick'],
    dungeonDeck: ['charlatan', 'smoky-quartz', '...'],
    rage: 1,
    turn: { moved: true },
    ...more,
  },
});

/** Nobody who is out is asked, and a game that has ended asks nobody. */
export default [
  catacombs('a reaction to the new row comes before the attack', ['react-condition', 'dragon-attack-trigger'], {
    ...companions({ damage: 9 }, { clank: { yellow: 2 }, chance: { cubes: ['yellow', 'yellow'] } }),
    do: [
      'end turn',
      { expect: { asked: { seat: 'yellow', ask: 'react' }, noEvents: [{ type: 'attacked' }] } },
      'yellow: react rebel-herald',
    ],
    expect: { asked: { seat: 'red', ask: 'turn' }, state: { players: [{}, { status: 'lost' }] } },
  }),
  catacombs('an attack that empties the bag ends the game, with nothing left to answer', ['bag-empty', 'game-end'], {
    ...companions({}, { bag: { black: 2 }, aside: { black: 22 } }),
    do: ['end turn', 'yellow: decline'],
    expect: { asked: null, result: { scores: [0, 0] } },
  }),
  catacombs(
    'one who is knocked out while others are asked is not asked any more',
    ['out-no-turns', 'react-condition'],
    {
      seats: 3,
      options: { deck: 'with-both' },
      given: {
        players: [{ hand: ['mister-whiskers'] }, { damage: 9, hand: ['walk-it-off', 'burgle'] }, {}],
        rage: 1,
        clank: { yellow: 2 },
        chance: { cubes: ['yellow', 'yellow'] },
      },
      do: ['play mister-whiskers', 'choose 1'],
      expect: { asked: { seat: 'red', ask: 'turn' }, state: { players: [{}, { status: 'lost' }, {}] } },
    },
  ),
  catacombs('an empty bag ends the turn of one who has left, too', ['bag-empty', 'game-end'], {
    options: { deck: 'with-base' },
    given: {
      players: [{ room: 'start-a/a', tokens: ['artifact-5'], hand: ['mister-whiskers', 'burgle'] }],
      turn: { boots: 1 },
      bag: { black: 2 },
      aside: { black: 22 },
    },
    do: ['walk start-a/k', 'play mister-whiskers', 'choose 1'],
    expect: {
      asked: null,
      state: { players: [{ status: 'left', hand: ['burgle'] }, { status: 'lost' }] },
      noEvents: [{ type: 'drew' }, { type: 'arrived' }],
    },
  }),
  catacombs('an empty bag ends the game without filling the row again', ['bag-empty'], {
    options: { deck: 'with-base' },
    given: {
      players: [{ hand: ['mister-whiskers'] }],
      row: rowOf(null),
      bag: { black: 2 },
      aside: { black: 22 },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { asked: null, noEvents: [{ type: 'arrived' }] },
  }),
];
