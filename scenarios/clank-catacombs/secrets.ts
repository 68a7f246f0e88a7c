import { catacombs } from '../scenario.ts';
import { rowOf } from './given.ts';

/** Beside a chest, and what lies in it. */
const opening = (token: string, player: object = {}) => ({
  given: { players: [{ room: 'd01/b', ...player }], laid: ['d01 1,0'], chance: { tokens: [token] } },
  do: ['pick chest'],
});
/** One who walks into a room with a minor secret. */
const finding = (token: string, player: object = {}, more: object = {}) => ({
  given: {
    players: [{ room: 's1/b', ...player }],
    laid: ['s1 1,0'],
    turn: { boots: 1 },
    chance: { tokens: [token] },
    ...more,
  },
  do: ['walk s1/a'],
});

export default [
  catacombs('a Chalice is kept and is no artifact', ['chalice', 'exit-needs-artifact'], {
    given: { players: [{ room: 'start-a/a', tokens: ['chalice'] }], turn: { boots: 1 } },
    expect: { without: ['walk start-a/k'], refused: { 'walk start-a/k': 'exit-needs-artifact' } },
  }),
  catacombs('a Chalice out of a chest does not enrage the dragon', ['chalice', 'pick-chest'], {
    ...opening('chalice'),
    expect: { state: { players: [{ tokens: ['chalice'], lockpicks: 2 }, {}] }, noEvents: [{ type: 'raged' }] },
  }),
  catacombs('a Greater Treasure is five gold to spend', ['greater-treasure', 'treasure-token-not-gain'], {
    ...opening('greater-treasure', { hand: ['pillage'] }),
    do: ['pick chest', 'play pillage'],
    expect: {
      state: { players: [{ gold: 5, hand: [] }, {}], tokenBox: ['greater-treasure'], turn: { goldGained: 0 } },
      events: [{ type: 'gold-found', amount: 5 }],
      noEvents: [{ type: 'bonus-claimed' }],
    },
  }),
  catacombs('a Greater Skill Boost is five skill at once', ['greater-skill-boost'], {
    ...opening('greater-skill-boost'),
    expect: { state: { players: [{ tokens: [] }, {}], tokenBox: ['greater-skill-boost'], turn: { skill: 5 } } },
  }),
  catacombs('a Potion of Greater Healing is kept, and heals two when it is drunk', ['potion-of-greater-healing'], {
    ...opening('potion-of-greater-healing', { damage: 4 }),
    do: [
      'pick chest',
      { expect: { state: { players: [{ damage: 4, tokens: ['potion-of-greater-healing'] }, {}] } } },
      'drink potion-of-greater-healing',
    ],
    expect: { state: { players: [{ damage: 2, tokens: [] }, {}], tokenBox: ['potion-of-greater-healing'] } },
  }),
  catacombs('a Dragon Egg enrages the dragon and is kept', ['dragon-egg'], {
    ...finding('dragon-egg', {}, { rage: 4 }),
    expect: { state: { players: [{ tokens: ['dragon-egg'] }, {}], rage: 5 }, events: [{ type: 'raged', space: 5 }] },
  }),
  catacombs('a lockpick among the secrets is a lockpick like others', ['lockpick-secret'], {
    ...finding('lockpick-secret', { lockpicks: 0 }),
    expect: {
      state: { players: [{ lockpicks: 1, tokens: [] }, {}], tokenBox: ['lockpick-secret'] },
      events: [
        { type: 'drawn-from-pool', token: 'lockpick-secret' },
        { type: 'lockpicks-gained', amount: 1 },
      ],
    },
  }),
  catacombs('a Magic Spring trashes a card when the turn ends', ['magic-spring', 'trash-zones'], {
    ...finding('magic-spring', { hand: ['stumble'], discard: ['burgle'] }),
    do: [
      'walk s1/a',
      'play stumble',
      { expect: { asked: { ask: 'turn' } } },
      'end turn',
      { expect: { onlyOptions: ['trash stumble from play', 'trash burgle from discard'] } },
      'trash stumble from play',
    ],
    expect: { state: { trashed: ['stumble'], tokenBox: ['magic-spring'], active: 'yellow' } },
  }),
  catacombs('two Magic Springs trash two cards', ['magic-spring'], {
    given: { players: [{ discard: ['burgle', 'burgle', 'stumble'] }], turn: { springs: 2 } },
    do: ['end turn', 'trash stumble'],
    expect: { state: { trashed: ['stumble', 'burgle'] } },
  }),
  catacombs('a Potion of Swiftness is one boot when it is drunk', ['potion-of-swiftness'], {
    ...finding('potion-of-swiftness'),
    do: ['walk s1/a', 'drink potion-of-swiftness', 'walk s1/b'],
    expect: { state: { players: [{ room: 's1/b', tokens: [] }, {}], turn: { boots: 0 } } },
  }),
  catacombs('a Potion of Strength is two swords when it is drunk', ['potion-of-strength'], {
    given: { players: [{ tokens: ['potion-of-strength'] }] },
    do: ['drink potion-of-strength', 'fight goblin'],
    expect: { state: { players: [{ gold: 1, tokens: [] }, {}], turn: { swords: 0 } } },
  }),
  catacombs('a Treasure is two gold at once, but no gold gained', ['treasure', 'treasure-token-not-gain'], {
    ...finding('treasure'),
    expect: { state: { players: [{ gold: 2 }, {}], turn: { goldGained: 0 } }, events: [{ type: 'gold-found' }] },
  }),
  catacombs('with five players a Potion of Stealth quiets its owner and exposes all others', ['potion-of-stealth'], {
    seats: 5,
    given: { players: [{ tokens: ['potion-of-stealth'] }], clank: { red: 2 } },
    do: ['drink potion-of-stealth'],
    expect: {
      state: { clank: { red: 1, yellow: 1, green: 1, blue: 1, purple: 1 }, tokenBox: ['potion-of-stealth'] },
    },
  }),
  catacombs('a Potion of Stealth can be drunk with no clank of the own', ['potion-of-stealth'], {
    seats: 5,
    given: { players: [{ tokens: ['potion-of-stealth'], hand: ['stumble'] }] },
    do: ['drink potion-of-stealth', 'play stumble'],
    expect: { state: { clank: { red: 0, yellow: 1 }, turn: { cancel: 0 } } },
  }),
  catacombs('with five players a Skill Boost is two skill at once', ['skill-boost'], {
    seats: 5,
    ...finding('skill-boost'),
    expect: { state: { players: [{ tokens: [] }, {}, {}, {}, {}], turn: { skill: 2 } } },
  }),
  catacombs('a card that gives a minor secret gives none when they are gone', ['pool-gives-what-is-left'], {
    given: {
      row: rowOf('scavenger'),
      pools: { 'minor-secret': [] },
      turn: { skill: 3 },
    },
    do: ['acquire scavenger'],
    expect: {
      state: { players: [{ tokens: [], discard: ['scavenger'] }, {}] },
      noEvents: [{ type: 'drawn-from-pool' }],
    },
  }),
];
