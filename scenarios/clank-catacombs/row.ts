import { catacombs } from '../scenario.ts';
import { arriving, DRAWN, rowOf } from './given.ts';

/** A device that is used with just the skill for it. */
const using = (card: string, skill: number, player: object = {}, more: object = {}) => ({
  given: { players: [player], row: rowOf(card), turn: { skill }, ...more },
  do: [`use ${card}`],
});
/** A monster that is fought with just the swords for it. */
const fighting = (card: string, swords: number, player: object = {}, more: object = {}) => ({
  given: { players: [player], row: rowOf(card), turn: { swords }, ...more },
  do: [`fight ${card}`],
});

export default [
  catacombs('Wishing Well: three gold for two cards', ['device-price', 'device-immediate'], {
    ...using('wishing-well', 0, { gold: 4, ...DRAWN }),
    expect: { state: { players: [{ gold: 1, hand: ['burgle', 'stumble'] }, {}], dungeonDiscard: ['wishing-well'] } },
  }),
  catacombs('Darkened Alcove: two clank less', ['device-immediate', 'clank-remove'], {
    ...using('darkened-alcove', 2, {}, { clank: { red: 3 } }),
    expect: { state: { clank: { red: 1 }, turn: { skill: 0 } } },
  }),
  catacombs('Underground River: healing or a boot', ['device-immediate', 'choice-possible'], {
    ...using('underground-river', 2, { damage: 2 }),
    do: ['use underground-river', { expect: { onlyOptions: ['choose 1', 'choose 2'] } }, 'choose 1'],
    expect: { state: { players: [{ damage: 1 }, {}], turn: { boots: 0 } } },
  }),
  catacombs('Locked Trunk: a lockpick for a major secret', ['device-price', 'device-immediate'], {
    ...using('locked-trunk', 3, { lockpicks: 1 }, { chance: { tokens: ['catacombs-map'] } }),
    expect: { state: { players: [{ lockpicks: 0, tokens: ['catacombs-map'] }, {}] } },
  }),
  catacombs('Locked Trunk: is not used when no major secret is left', ['device-price'], {
    given: { row: rowOf('locked-trunk'), turn: { skill: 3 }, pools: { 'major-secret': [] } },
    expect: { refused: { 'use locked-trunk': 'device-price' } },
  }),
  catacombs('Thieves’ Shrine: gold', ['device-immediate', 'gold-gain'], {
    ...using('thieves-shrine', 4, { discard: ['burgle'] }),
    do: ['use thieves-shrine', 'choose 1'],
    expect: { state: { players: [{ gold: 2 }, {}] } },
  }),
  catacombs('Thieves’ Shrine: or up to two Burgles trashed', ['trash-zones', 'decline-only-optional'], {
    ...using('thieves-shrine', 4, { play: ['burgle'], discard: ['burgle', 'stumble'] }),
    do: ['use thieves-shrine', 'choose 2', 'accept', 'trash burgle from play', 'accept'],
    expect: { state: { players: [{ play: [], discard: ['stumble'] }, {}], trashed: ['burgle', 'burgle'] } },
  }),
  catacombs('Thieves’ Shrine: one Burgle is enough', ['decline-only-optional'], {
    ...using('thieves-shrine', 4, { play: ['burgle'], discard: ['burgle'] }),
    do: ['use thieves-shrine', 'choose 2', 'accept', 'trash burgle from play', 'decline'],
    expect: { asked: { ask: 'turn' }, state: { trashed: ['burgle'] } },
  }),
  catacombs('Thieves’ Shrine: without a Burgle to trash it is gold', ['choice-possible'], {
    ...using('thieves-shrine', 4, { play: ['stumble'], discard: [] }),
    do: ['use thieves-shrine'],
    expect: { asked: { ask: 'turn' }, state: { players: [{ gold: 2 }, {}] } },
  }),
  catacombs('Thieves’ Shrine: on arriving three black cubes go back to the bag', ['shrine-arrive'], {
    given: { ...arriving('thieves-shrine'), aside: { black: 4 } },
    do: ['end turn'],
    expect: { state: { bag: { black: 23 } } },
  }),
  catacombs('Black Market: two different things of three', ['choice-possible', 'trash-zones'], {
    ...using('black-market', 5, { discard: ['stumble'], lockpicks: 0 }),
    do: ['use black-market', { expect: { onlyOptions: ['choose 1', 'choose 2', 'choose 3'] } }, 'choose 1'],
    expect: { state: { players: [{ gold: 2, lockpicks: 0 }, {}], trashed: ['stumble'] } },
  }),
  catacombs('Black Market: trash and lockpick', ['choice-possible', 'trash-zones'], {
    ...using('black-market', 5, { discard: ['stumble', 'burgle'], lockpicks: 0 }),
    do: ['use black-market', 'choose 3', 'trash burgle'],
    expect: { state: { players: [{ gold: 0, lockpicks: 1 }, {}], trashed: ['burgle'] } },
  }),
  catacombs('Black Market: with nothing to trash gold and lockpick are left', ['choice-possible'], {
    ...using('black-market', 5, { lockpicks: 0 }),
    expect: { asked: { ask: 'turn' }, state: { players: [{ gold: 2, lockpicks: 1 }, {}] } },
  }),
  catacombs('Skeleton: two gold and a clank', ['fight-reward', 'clank-add'], {
    ...fighting('skeleton', 1),
    expect: { state: { players: [{ gold: 2 }, {}], clank: { red: 1 }, dungeonDiscard: ['skeleton'] } },
  }),
  catacombs('Animated Wall: a boot, and another for using a portal this turn', ['fight-reward', 'order-of-plays'], {
    ...fighting('animated-wall', 2, { room: 's6/b' }, { laid: ['s6 1,0', 'd06 2,0'], rooms: { 'd06/c': [] } }),
    do: ['fight animated-wall', { expect: { state: { turn: { boots: 1 } } } }, 'walk d06/a'],
    expect: { state: { players: [{ room: 'd06/a' }, {}], turn: { boots: 1 } } },
  }),
  catacombs('Crystal Kobold: in a wayshrine too', ['crystal-only', 'fight-reward'], {
    ...fighting('crystal-kobold', 2, { room: 'start-a/b' }),
    expect: { state: { turn: { skill: 2 } } },
  }),
  catacombs('Crystal Kobold: nowhere else', ['crystal-only'], {
    given: { players: [{ room: 'start-a/c' }], row: rowOf('crystal-kobold'), turn: { swords: 2 } },
    expect: { without: ['fight crystal-kobold'], refused: { 'fight crystal-kobold': 'crystal-only' } },
  }),
  catacombs('Keymaster: a lockpick', ['fight-reward'], {
    ...fighting('keymaster', 2),
    expect: { state: { players: [{ lockpicks: 4 }, {}] } },
  }),
  catacombs('Skeleton Priest: heals and rattles; on arriving clank for all', ['fight-reward', 'arrive-before-attack'], {
    ...fighting('skeleton-priest', 2, { damage: 2 }, { dungeonDeck: ['skeleton-priest', '...'] }),
    do: [
      'fight skeleton-priest',
      { expect: { state: { players: [{ damage: 1 }, {}], clank: { red: 1, yellow: 0 } } } },
      'end turn',
    ],
    expect: { state: { clank: { red: 2, yellow: 1 } } },
  }),
  catacombs('Archoverlord: two cards, and clank for all others', ['fight-reward', 'clank-add'], {
    seats: 3,
    ...fighting('archoverlord', 3, DRAWN),
    expect: { state: { players: [{ hand: ['burgle', 'stumble'] }, {}, {}], clank: { red: 0, yellow: 1, green: 1 } } },
  }),
  catacombs('Archoverlord: his clank is in the bag for the attack of the same refill', ['arrive-before-attack'], {
    given: {
      row: [null, ...rowOf(null).slice(0, 5)],
      dungeonDeck: ['smoky-quartz', 'archoverlord', '...'],
      rage: 1,
      chance: { cubes: ['red', 'yellow'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{ damage: 1 }, { damage: 1 }], clank: { red: 0, yellow: 0 } } },
  }),
  catacombs('Skeletal Ape: three of gold, skill and clank', ['fight-reward', 'clank-add'], {
    ...fighting('skeletal-ape', 3),
    expect: { state: { players: [{ gold: 3 }, {}], clank: { red: 3 }, turn: { skill: 3 } } },
  }),
  catacombs('Skeleton Warlock: a Secret Tome and a clank', ['fight-reward', 'acquired-to-discard'], {
    ...fighting('skeleton-warlock', 3),
    expect: {
      state: { players: [{ discard: ['secret-tome'] }, {}], clank: { red: 1 }, reserve: { 'secret-tome': 11 } },
    },
  }),
  catacombs('Skeleton Warlock: with no tome left only the clank', ['fight-reward', 'pool-gives-what-is-left'], {
    ...fighting('skeleton-warlock', 3, {}, { reserve: { 'secret-tome': 0 } }),
    expect: { state: { players: [{ discard: [] }, {}], clank: { red: 1 } } },
  }),
  catacombs('The Warden: in the depths alone, two prisoners come free', ['deep-only', 'fight-reward'], {
    ...fighting('the-warden', 3, { room: 'start-a/e' }, { chance: { tokens: ['prince', 'sorceress'] } }),
    expect: { state: { players: [{ tokens: ['prince', 'sorceress'] }, {}] } },
  }),
  catacombs('The Warden: out of reach from the surface', ['deep-only'], {
    given: { players: [{ room: 'start-a/c' }], row: rowOf('the-warden'), turn: { swords: 3 } },
    expect: { refused: { 'fight the-warden': 'deep-only' } },
  }),
  catacombs('Ogre Merchant: outside a market gold', ['fight-reward', 'choice-possible'], {
    ...fighting('ogre-merchant', 4, { room: 'start-a/c' }),
    expect: { asked: { ask: 'turn' }, state: { players: [{ gold: 5 }, {}] } },
  }),
  catacombs('Ogre Merchant: in a market gold or an item for nothing', ['choice-possible', 'market-stock'], {
    ...fighting('ogre-merchant', 4, { room: 's2/a', damage: 4 }, { laid: ['s2 1,0'], market: { backpack: 0 } }),
    do: [
      'fight ogre-merchant',
      'choose 2',
      { expect: { asked: { ask: 'take-item' }, onlyOptions: ['item burglars-kit', 'item crown'] } },
      'item crown',
    ],
    expect: { state: { players: [{ gold: 0, tokens: ['crown-10'] }, {}] }, events: [{ type: 'bought', price: 0 }] },
  }),
  catacombs('Ogre Merchant: even in a market one may take the gold', ['choice-possible'], {
    ...fighting('ogre-merchant', 4, { room: 's2/a' }, { laid: ['s2 1,0'] }),
    do: ['fight ogre-merchant', 'choose 1'],
    expect: { state: { players: [{ gold: 5, tokens: [] }, {}] } },
  }),
];
