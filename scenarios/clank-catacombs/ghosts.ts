import { catacombs } from '../scenario.ts';
import { arriving } from './given.ts';

/** The gem that comes into the row brings the dragon. */
const DRAGON = { ...arriving('smoky-quartz'), rage: 2 };

export default [
  catacombs('a ghost that is drawn costs everybody inside one damage', ['ghost-damage'], {
    seats: 4,
    given: {
      ...DRAGON,
      players: [{ damage: 2 }, {}, { status: 'lost' }, { status: 'left', tokens: ['artifact-5', 'mastery-token'] }],
      clank: { ghost: 1 },
      chance: { cubes: ['ghost', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: {
        players: [{ damage: 3, cubes: 27 }, { damage: 1, cubes: 29 }, { damage: 10 }, { damage: 0, cubes: 30 }],
      },
      events: [
        { type: 'attacked', cubes: ['ghost', 'black'] },
        { type: 'damaged', seat: 'red', damage: 3 },
        { type: 'damaged', seat: 'yellow', damage: 1 },
      ],
    },
  }),
  catacombs('each ghost drawn counts, beside the cubes of the players', ['ghost-damage', 'attack-damage'], {
    given: { ...DRAGON, rage: 3, clank: { ghost: 2, yellow: 1 }, chance: { cubes: ['ghost', 'yellow', 'ghost'] } },
    do: ['end turn'],
    expect: {
      state: {
        players: [
          { damage: 2, cubes: 28 },
          { damage: 3, cubes: 27 },
        ],
        bag: { yellow: 0 },
      },
    },
  }),
  catacombs('a ghost left in the bag hurts nobody', ['ghost-damage'], {
    given: { ...DRAGON, clank: { ghost: 1 }, chance: { cubes: ['black', 'black'] } },
    do: ['end turn'],
    expect: { state: { players: [{ damage: 0 }, { damage: 0 }], bag: { ghost: 1 }, clank: { ghost: 0 } } },
  }),
  catacombs('after the attack the ghosts drawn go back to the clank area', ['ghost-returns'], {
    given: { ...DRAGON, bag: { ghost: 2 }, chance: { cubes: ['ghost', 'black'] } },
    do: ['end turn'],
    expect: {
      state: { clank: { ghost: 1 }, bag: { ghost: 1, black: 23 } },
      events: [{ type: 'attacked' }, { type: 'ghosts-returned', count: 1 }, { type: 'turn-started', seat: 'yellow' }],
    },
  }),
  catacombs('a ghost in the clank area is back in the bag for the next attack', ['ghost-returns', 'attack-bag'], {
    given: {
      players: [{}, { hand: ['payoff'] }],
      row: [null, 'payoff', 'swindle', 'swindle', 'bandit', 'bandit'],
      dungeonDeck: ['smoky-quartz', 'rose-quartz', '...'],
      rage: 1,
      clank: { ghost: 1 },
      chance: { cubes: ['ghost', 'black', 'ghost', 'black'] },
    },
    do: ['end turn', 'yellow: play payoff', 'yellow: acquire payoff', 'yellow: end turn'],
    expect: { state: { players: [{ damage: 2 }, { damage: 2 }], clank: { ghost: 1 }, bag: { ghost: 0, black: 22 } } },
  }),
  catacombs('without a cube of the own a black one set aside marks the damage', ['ghost-empty-supply'], {
    given: {
      ...DRAGON,
      players: [{ damage: 4, cubes: 0 }, {}],
      aside: { black: 3 },
      clank: { ghost: 1 },
      chance: { cubes: ['ghost', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: {
        players: [
          { damage: 5, cubes: 0, borrowed: 1 },
          { damage: 1, borrowed: 0 },
        ],
        aside: { black: 3 },
      },
    },
  }),
  catacombs('a black cube on the right of the track is healed first', ['ghost-empty-supply', 'heal-cubes'], {
    given: {
      players: [{ damage: 5, borrowed: 1, cubes: 0, tokens: ['potion-of-greater-healing'] }],
      aside: { black: 2 },
    },
    do: ['drink potion-of-greater-healing'],
    expect: { state: { players: [{ damage: 3, borrowed: 0, cubes: 1 }, {}], aside: { black: 3 } } },
  }),
  catacombs('healing takes the rightmost cube, and leaves a black one further left', ['heal-cubes'], {
    given: {
      players: [{ damage: 5, borrowed: [4], cubes: 0, tokens: ['potion-of-healing'] }],
      aside: { black: 2 },
    },
    do: ['drink potion-of-healing'],
    expect: { state: { players: [{ damage: 4, borrowed: 1, cubes: 1 }, {}], aside: { black: 2 } } },
  }),
  catacombs('a black cube drawn after the ghost marks its damage', ['ghost-empty-supply', 'black-cubes-aside'], {
    given: { ...DRAGON, players: [{ cubes: 0 }, {}], clank: { ghost: 1 }, chance: { cubes: ['ghost', 'black'] } },
    do: ['end turn'],
    expect: { state: { players: [{ damage: 1, borrowed: 1 }, { damage: 1 }], aside: { black: 0 } } },
  }),
  catacombs(
    'a ghost may knock several out at once, first the one whose turn it is',
    ['knockout-order', 'ghost-damage'],
    {
      seats: 3,
      given: {
        ...DRAGON,
        active: 'green',
        players: [{ damage: 9 }, { damage: 8 }, { damage: 9 }],
        clank: { ghost: 1 },
        chance: { cubes: ['ghost', 'black'] },
      },
      do: ['green: end turn'],
      expect: {
        state: { players: [{ status: 'lost' }, { damage: 9, status: 'inside' }, { status: 'lost' }] },
        events: [
          { type: 'knocked-out', seat: 'green' },
          { type: 'damaged', seat: 'red', damage: 10 },
          { type: 'knocked-out', seat: 'red' },
          { type: 'damaged', seat: 'yellow', damage: 9 },
        ],
      },
    },
  ),
  catacombs('a tourmaline in hand may be discarded against a ghost for a card', ['ghost-damage'], {
    given: {
      ...DRAGON,
      players: [{}, { hand: ['black-tourmaline', 'burgle'], deck: ['scramble', '...'], damage: 9 }],
      clank: { ghost: 1 },
      chance: { cubes: ['ghost', 'black'] },
    },
    do: ['end turn', { expect: { asked: { seat: 'yellow', ask: 'ward' } } }, 'yellow: ward black-tourmaline'],
    expect: {
      state: { players: [{ damage: 1 }, { damage: 9, hand: ['burgle', 'scramble'], discard: ['black-tourmaline'] }] },
      events: [{ type: 'warded', seat: 'yellow', card: 'black-tourmaline' }],
    },
  }),
  catacombs('a tourmaline need not be discarded, and serves once for each ghost', ['ghost-damage'], {
    given: {
      ...DRAGON,
      rage: 3,
      players: [{}, { hand: ['white-tourmaline', 'white-tourmaline'], deck: ['burgle', 'burgle'] }],
      clank: { ghost: 2 },
      chance: { cubes: ['ghost', 'ghost', 'black'] },
    },
    do: ['end turn', 'yellow: decline', 'yellow: ward white-tourmaline'],
    expect: { state: { players: [{ damage: 2 }, { damage: 1, discard: ['white-tourmaline'] }] } },
  }),
  catacombs('a tourmaline is of no use against the own cubes', ['attack-damage'], {
    given: {
      ...DRAGON,
      players: [{}, { hand: ['white-tourmaline'] }],
      clank: { yellow: 1 },
      chance: { cubes: ['yellow', 'black'] },
    },
    do: ['end turn'],
    expect: { asked: { seat: 'yellow', ask: 'turn' }, state: { players: [{}, { damage: 1 }] } },
  }),
  catacombs('a bag emptied by an attack ends the game at once and knocks out all inside', ['bag-empty', 'game-end'], {
    given: {
      ...DRAGON,
      players: [
        { room: 'start-a/a', tokens: ['artifact-5'], gold: 3 },
        { room: 'start-a/e', tokens: ['artifact-7'] },
      ],
      rage: 3,
      bag: { black: 1 },
      clank: { red: 1 },
      chance: { cubes: ['red', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: {
        players: [
          { status: 'rescued', damage: 1 },
          { status: 'lost', damage: 0 },
        ],
      },
      events: [{ type: 'bag-empty' }, { type: 'knocked-out', seat: 'red', rescued: true }, { type: 'game-ended' }],
      result: { scores: [8, 0], winners: ['red'] },
    },
  }),
  catacombs('a bag with a single cube left goes on', ['bag-empty'], {
    given: { ...DRAGON, bag: { black: 3 }, chance: { cubes: ['black', 'black'] } },
    do: ['end turn'],
    expect: { result: null, noEvents: [{ type: 'bag-empty' }], state: { active: 'yellow', bag: { black: 1 } } },
  }),
  catacombs('ghosts on their way to the clank area do not fill the bag', ['bag-empty', 'ghost-returns'], {
    given: { ...DRAGON, bag: { black: 1 }, clank: { ghost: 1 }, chance: { cubes: ['ghost', 'black'] } },
    do: ['end turn'],
    expect: { events: [{ type: 'bag-empty' }, { type: 'game-ended' }], result: { scores: [0, 0], winners: [] } },
  }),
  catacombs('an attack draws what there is when the bag runs low', ['bag-runs-low', 'bag-empty'], {
    given: { ...DRAGON, rage: 7, bag: { black: 2 }, chance: { cubes: ['black', 'black'] } },
    do: ['end turn'],
    expect: { events: [{ type: 'attacked', cubes: ['black', 'black'] }, { type: 'bag-empty' }] },
  }),
];
