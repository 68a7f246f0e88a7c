import { catacombs } from '../scenario.ts';

const atMarket = (player: object, more: object = {}) => ({
  players: [{ room: 's2/a', ...player }],
  laid: ['s2 1,0'],
  ...more,
});

export default [
  catacombs('an item costs seven gold in a market room', ['market-room', 'market-price'], {
    given: atMarket({ gold: 8 }),
    do: ['buy backpack'],
    expect: {
      state: { players: [{ gold: 1, tokens: ['backpack'] }, {}], market: { backpack: 1 } },
      events: [{ type: 'bought', token: 'backpack', price: 7 }],
      refused: { 'buy backpack': { rule: 'market-price', need: 7, have: 1 } },
    },
  }),
  catacombs('outside a market room nothing is sold', ['market-room'], {
    given: { players: [{ room: 'start-a/c', gold: 20 }] },
    expect: { without: ['buy crown', 'buy backpack'], refused: { 'buy crown': 'market-room' } },
  }),
  catacombs('every market room sells the whole board', ['market-any-item-anywhere'], {
    given: { players: [{ room: 'd13/a', gold: 7, damage: 5 }], laid: ['d13 1,0'] },
    expect: {
      onlyOptions: ['buy backpack', 'buy blood-amulet', 'buy burglars-kit', 'buy crown', 'end turn'],
      refused: { 'buy master-key': 'market-stock', 'buy invisibility-cloak': 'market-stock' },
    },
  }),
  catacombs('several items may be bought in a turn, also of the same kind', ['market-many-purchases'], {
    given: atMarket({ gold: 28 }),
    do: ['buy backpack', 'buy backpack', 'buy burglars-kit', 'buy burglars-kit'],
    expect: {
      state: {
        players: [{ gold: 0, lockpicks: 7, tokens: ['backpack', 'backpack', 'burglars-kit', 'burglars-kit'] }, {}],
        market: { backpack: 0, 'burglars-kit': 1 },
      },
    },
  }),
  catacombs('what is sold out is sold no more', ['market-stock'], {
    given: atMarket({ gold: 7 }, { market: { backpack: 0 } }),
    expect: { without: ['buy backpack'], refused: { 'buy backpack': 'market-stock' } },
  }),
  catacombs('crowns are sold from the most valuable down', ['crown-order'], {
    given: atMarket({ gold: 21 }),
    do: ['buy crown', 'buy crown', 'buy crown'],
    expect: {
      state: { players: [{ tokens: ['crown-10', 'crown-9', 'crown-8'] }, {}], market: { crown: 0 } },
      refused: { 'buy crown': 'market-stock' },
    },
  }),
  catacombs('with five players a fourth crown is sold', ['crown-order', 'party-market'], {
    seats: 5,
    given: atMarket({ gold: 28 }),
    do: ['buy crown', 'buy crown', 'buy crown', 'buy crown'],
    expect: { state: { players: [{ tokens: ['crown-10', 'crown-9', 'crown-8', 'crown-7'] }, {}, {}, {}, {}] } },
  }),
  catacombs('a Blood Amulet is only for those with five damage', ['blood-amulet-damage'], {
    given: atMarket({ gold: 7, damage: 4 }),
    expect: { without: ['buy blood-amulet'], refused: { 'buy blood-amulet': 'blood-amulet-damage' } },
  }),
  catacombs('a Blood Amulet heals two damage when it is bought', ['blood-amulet'], {
    given: atMarket({ gold: 14, damage: 5 }),
    do: ['buy blood-amulet'],
    expect: {
      state: { players: [{ gold: 7, damage: 3, cubes: 27, tokens: ['blood-amulet'] }, {}] },
      refused: { 'buy blood-amulet': 'blood-amulet-damage' },
    },
  }),
  catacombs('a Burglar’s Kit brings two lockpicks', ['burglars-kit'], {
    given: atMarket({ gold: 7, lockpicks: 0 }),
    do: ['buy burglars-kit'],
    expect: {
      state: { players: [{ lockpicks: 2, tokens: ['burglars-kit'] }, {}] },
      events: [{ type: 'lockpicks-gained', amount: 2 }],
    },
  }),
  catacombs(
    'an Invisibility Cloak hides its owner from the monsters of tunnels',
    ['invisibility-cloak', 'party-market'],
    {
      seats: 5,
      given: { players: [{ room: 'd07/a', gold: 7 }], laid: ['d07 1,0'], turn: { boots: 1 } },
      do: ['buy invisibility-cloak', 'walk d07/b'],
      expect: { state: { players: [{ room: 'd07/b', damage: 0, tokens: ['invisibility-cloak'] }, {}, {}, {}, {}] } },
    },
  ),
  catacombs('the Discount Coupon takes five gold off one item and leaves the game', ['discount-coupon'], {
    given: atMarket({ gold: 2, tokens: ['discount-coupon'] }),
    do: [
      { expect: { options: ['buy crown coupon'], refused: { 'buy crown flute': 'flute-once' } } },
      'buy crown coupon',
    ],
    expect: {
      state: { players: [{ gold: 0, tokens: ['crown-10'] }, {}], tokenBox: ['discount-coupon'] },
      events: [
        { type: 'token-spent', token: 'discount-coupon' },
        { type: 'bought', token: 'crown-10', price: 2 },
      ],
      refused: { 'buy crown coupon': 'discount-coupon' },
    },
  }),
  catacombs('the Discount Coupon need not be used', ['discount-coupon'], {
    given: atMarket({ gold: 7, tokens: ['discount-coupon'] }),
    do: ['buy crown'],
    expect: { state: { players: [{ gold: 0, tokens: ['discount-coupon', 'crown-10'] }, {}] } },
  }),
  catacombs('the Golden Flute serves for one purchase at five gold, from any room', ['flute-once', 'market-room'], {
    given: { players: [{ room: 'start-a/c', hand: ['golden-flute'], gold: 10 }] },
    do: ['play golden-flute', { expect: { refused: { 'buy crown coupon': 'market-room' } } }, 'buy crown flute'],
    expect: {
      state: { players: [{ gold: 6, tokens: ['crown-10'] }, {}], turn: { flutes: 0 } },
      refused: { 'buy crown flute': 'flute-once', 'buy backpack': 'market-room' },
    },
  }),
  catacombs('in a market room the flute is a choice', ['flute-once', 'market-price'], {
    given: atMarket({ gold: 12, hand: ['golden-flute'] }),
    do: ['play golden-flute', 'buy crown', { expect: { state: { players: [{ gold: 6 }, {}] } } }, 'buy backpack flute'],
    expect: { state: { players: [{ gold: 1, tokens: ['crown-10', 'backpack'] }, {}] } },
  }),
  catacombs('the coupon lowers the flute’s price to nothing', ['coupon-lowers-any-price'], {
    given: { players: [{ room: 'start-a/c', hand: ['golden-flute'], tokens: ['discount-coupon'] }] },
    do: ['play golden-flute', 'buy crown flute coupon'],
    expect: { state: { players: [{ gold: 1, tokens: ['crown-10'] }, {}] }, events: [{ type: 'bought', price: 0 }] },
  }),
  catacombs('a Blood Amulet asks for its five damage from the flute too', ['blood-amulet-damage', 'flute-once'], {
    given: { players: [{ room: 'start-a/c', hand: ['golden-flute'], gold: 9, damage: 4 }] },
    do: ['play golden-flute'],
    expect: { options: ['buy backpack flute'], refused: { 'buy blood-amulet flute': 'blood-amulet-damage' } },
  }),
];
