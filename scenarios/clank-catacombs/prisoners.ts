import { catacombs } from '../scenario.ts';
import { arriving, rowOf } from './given.ts';

/** In the prison of a surface tile, with the prisoners that chance brings. */
const freeing = (tokens: readonly string[], player: object = {}, more: object = {}) => ({
  given: {
    players: [{ room: 's3/c', ...player }],
    laid: ['s3 -1,0'],
    rage: 2,
    chance: { tokens },
    ...more,
  },
  do: ['pick prison'],
});
/** Red leaves as the last one inside with an artifact of five points and mastery. */
const counted = (tokens: readonly string[], player: object = {}, more: object = {}) => ({
  given: {
    players: [{ room: 'start-a/a', tokens: ['artifact-5', ...tokens], ...player }, { status: 'lost' }],
    turn: { boots: 1 },
    ...more,
  },
  do: ['walk start-a/k', 'end turn'],
});
/** The same, but knocked out on the surface: no mastery. */
const rescued = (tokens: readonly string[]) => ({
  given: {
    players: [{ room: 'start-a/a', tokens: ['artifact-5', ...tokens], damage: 9 }, { status: 'lost' }],
    ...arriving('smoky-quartz'),
    clank: { red: 1 },
    rage: 2,
    chance: { cubes: ['red', 'black'] },
  },
  do: ['end turn'],
});

export default [
  catacombs('a Barbarian brings two swords at once', ['barbarian'], {
    ...freeing(['barbarian', 'barbarian']),
    expect: { state: { players: [{ tokens: ['barbarian', 'barbarian'] }, {}], turn: { swords: 4 } } },
  }),
  catacombs('a Cleric heals one damage at once', ['cleric'], {
    ...freeing(['cleric', 'peasant'], { damage: 3 }),
    expect: { state: { players: [{ damage: 2, cubes: 28 }, {}] }, events: [{ type: 'healed', amount: 1 }] },
  }),
  catacombs('Barbarian and Cleric count two points each', ['barbarian', 'cleric'], {
    ...counted(['barbarian', 'cleric']),
    expect: { result: { scores: [25 + 4, 0] } },
  }),
  catacombs('an Adventurer moves the dragon marker on, and counts three', ['adventurer'], {
    ...freeing(['adventurer', 'adventurer']),
    expect: {
      state: { rage: 4 },
      events: [
        { type: 'raged', space: 3 },
        { type: 'raged', space: 4 },
      ],
    },
  }),
  catacombs('two Adventurers count six', ['adventurer'], {
    ...counted(['adventurer', 'adventurer']),
    expect: { result: { scores: [25 + 6, 0] } },
  }),
  catacombs('a Haunted Prisoner brings a ghost into the clank area', ['haunted-prisoner'], {
    ...freeing(['haunted-prisoner', 'peasant']),
    expect: { state: { clank: { ghost: 1 } }, events: [{ type: 'haunted' }] },
  }),
  catacombs(
    'with no ghost left the Haunted Prisoner brings none, and counts three',
    ['haunted-prisoner', 'no-ghost-left'],
    {
      ...freeing(['haunted-prisoner', 'peasant'], {}, { clank: { ghost: 5 } }),
      expect: { state: { clank: { ghost: 5 } }, noEvents: [{ type: 'haunted' }] },
    },
  ),
  catacombs('the Haunted Prisoner counts three, a Peasant two', ['haunted-prisoner', 'peasant'], {
    ...counted(['haunted-prisoner', 'peasant']),
    expect: { result: { scores: [25 + 3 + 2, 0] } },
  }),
  catacombs('each Warrior counts one for every prisoner, Warriors among them', ['warrior'], {
    ...counted(['warrior', 'warrior', 'peasant', 'golden-monkey-bot']),
    expect: { result: { scores: [25 + 4 + 4 + 2 + 3, 0] } },
  }),
  catacombs('to the Warrior the Discount Coupon is no prisoner', ['coupon-no-prisoner', 'warrior'], {
    ...counted(['warrior', 'discount-coupon']),
    expect: { result: { scores: [25 + 1, 0] } },
  }),
  catacombs('the coupon is one of the two that a prison gives', ['coupon-no-prisoner', 'discount-coupon'], {
    ...freeing(['discount-coupon', 'peasant']),
    expect: { state: { players: [{ tokens: ['discount-coupon', 'peasant'] }, {}] } },
  }),
  catacombs('the Mayor counts five with a mastery token', ['mayor'], {
    ...counted(['mayor']),
    expect: { result: { scores: [25 + 5, 0] } },
  }),
  catacombs('to one who was rescued the Mayor counts nothing', ['mayor', 'rescued-no-mastery'], {
    ...rescued(['mayor', 'peasant']),
    expect: { state: { players: [{ status: 'rescued' }, {}] }, result: { scores: [5 + 2, 0] } },
  }),
  catacombs('the Monk counts one for each wayshrine with an offering', ['monk'], {
    ...counted(['monk'], { marks: ['start-a/b', 's3/a', 's6/b'] }, { laid: ['s3 -1,0', 's6 1,0'] }),
    expect: { result: { scores: [25 + 3, 0] } },
  }),
  catacombs(
    'the Golden Monkey Bot counts three, and pleases the Primatologist',
    ['golden-monkey-bot', 'primatologist'],
    {
      ...counted(['golden-monkey-bot', 'primatologist']),
      expect: { result: { scores: [25 + 3 + 5, 0] } },
    },
  ),
  catacombs('the Primatologist wants an idol, and one is enough', ['primatologist'], {
    ...counted(['primatologist', 'monkey-idol', 'monkey-idol']),
    expect: { result: { scores: [25 + 5 + 5 + 5, 0] } },
  }),
  catacombs('without an idol the Primatologist counts nothing', ['primatologist'], {
    ...counted(['primatologist']),
    expect: { result: { scores: [25, 0] } },
  }),
  catacombs('Prince and Princess count five each beside any crown', ['prince-and-princess'], {
    ...counted(['prince', 'princess', 'crown-10']),
    expect: { result: { scores: [25 + 5 + 5 + 10, 0] } },
  }),
  catacombs('without a crown Prince and Princess count nothing', ['prince-and-princess'], {
    ...counted(['prince', 'princess']),
    expect: { result: { scores: [25, 0] } },
  }),
  catacombs('a second crown does not please the Prince twice', ['prince-and-princess', 'have-once'], {
    ...counted(['prince', 'crown-10', 'crown-9']),
    expect: { result: { scores: [25 + 5 + 10 + 9, 0] } },
  }),
  catacombs('the Sorceress counts five beside two Secret Tomes', ['sorceress'], {
    ...counted(['sorceress', 'sorceress'], { discard: ['secret-tome'], deck: ['secret-tome', 'burgle'] }),
    expect: { result: { scores: [25 + 5 + 5 + 7 + 7, 0] } },
  }),
  catacombs('one Secret Tome is not enough for the Sorceress', ['sorceress'], {
    ...counted(['sorceress'], { discard: ['secret-tome'] }),
    expect: { result: { scores: [25 + 7, 0] } },
  }),
  catacombs('a card that frees more prisoners than there are frees what is left', ['pool-gives-what-is-left'], {
    given: {
      players: [{ room: 'd01/b' }],
      laid: ['d01 1,0'],
      row: rowOf('the-warden'),
      pools: { prisoner: ['mayor'] },
      turn: { swords: 3 },
    },
    do: ['fight the-warden'],
    expect: { state: { players: [{ tokens: ['mayor'] }, {}], pools: { prisoner: [] } } },
  }),
];
