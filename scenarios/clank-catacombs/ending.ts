import { catacombs } from '../scenario.ts';
import { arriving } from './given.ts';

/** Knocks out whoever has nine damage and a cube in the clank area. */
const DRAGON = {
  ...arriving('smoky-quartz'),
  rage: 2,
  clank: { yellow: 1 },
  chance: { cubes: ['yellow', 'black'] },
};
const GONE = { status: 'lost' };
/** Red steps into the Crypt as the last one inside, and the game is counted. */
const lastOut = (player: object, other: object = GONE, more: object = {}) => ({
  given: { players: [{ room: 'start-a/a', ...player }, other], turn: { boots: 1 }, ...more },
  do: ['walk start-a/k', 'end turn'],
});

export default [
  catacombs('one who reaches the Crypt with an artifact has escaped and takes a mastery token', ['mastery-token'], {
    given: {
      players: [{ room: 'start-a/a', tokens: ['artifact-5'], hand: ['burgle'] }, {}],
      ...arriving('archoverlord'),
      turn: { boots: 1 },
      chance: { cubes: ['black', 'black', 'black', 'black', 'black', 'black'] },
    },
    do: [
      'walk start-a/k',
      { expect: { asked: { seat: 'red', ask: 'turn' }, state: { players: [{ status: 'left' }, {}] } } },
      'play burgle',
      'end turn',
      { expect: { state: { clank: { red: 0, yellow: 1 } } } },
      'yellow: end turn',
    ],
    expect: {
      state: { players: [{ tokens: ['artifact-5', 'mastery-token'] }, {}] },
      events: [{ type: 'turn-of-the-gone', seat: 'red' }],
    },
  }),
  catacombs('one who has escaped finishes the turn but moves no more', ['left-no-moves', 'crypt-boots-lost'], {
    given: {
      players: [{ room: 'start-a/a', tokens: ['artifact-5'] }],
      turn: { boots: 3, teleports: 1, skill: 1, swords: 2 },
    },
    do: ['walk start-a/k'],
    expect: {
      options: ['acquire payoff', 'fight goblin', 'end turn'],
      without: ['walk start-a/a', 'teleport start-a/a', 'explore 0,1 n1'],
      refused: { 'walk start-a/c': 'left-no-moves', 'teleport start-a/c': 'left-no-moves' },
    },
  }),
  catacombs('the cubes of one who escapes stay in the clank area', ['own-clank-stays', 'escape-at-crypt'], {
    given: {
      players: [{ room: 'start-a/a', tokens: ['artifact-5'] }],
      clank: { red: 4 },
      turn: { boots: 1 },
    },
    do: ['walk start-a/k'],
    expect: { state: { clank: { red: 4 } }, noEvents: [{ type: 'clank-removed' }] },
  }),
  catacombs(
    'one who is knocked out on the surface with an artifact is rescued, without mastery',
    ['rescued', 'rescued-no-mastery'],
    {
      given: {
        ...DRAGON,
        players: [{}, { room: 's1/a', tokens: ['artifact-12', 'mayor'], gold: 4, damage: 9 }],
        laid: ['s1 -1,0'],
      },
      do: ['end turn'],
      expect: {
        state: { players: [{}, { status: 'rescued', tokens: ['artifact-12', 'mayor'] }] },
        events: [{ type: 'knocked-out', seat: 'yellow', rescued: true, room: 's1/a' }],
      },
    },
  ),
  catacombs('the Crypt and the lower half of the start tile are no depths', ['rescued', 'depths-tiles'], {
    given: { ...DRAGON, players: [{}, { room: 'start-a/c', tokens: ['artifact-12'], damage: 9 }] },
    do: ['end turn'],
    expect: { state: { players: [{}, { status: 'rescued' }] } },
  }),
  catacombs('the upper half of the start tile belongs to the depths', ['depths-tiles', 'lost-in-depths'], {
    given: { ...DRAGON, players: [{}, { room: 'start-a/d', tokens: ['artifact-20'], damage: 9 }] },
    do: ['end turn'],
    expect: {
      state: { players: [{}, { status: 'lost' }] },
      events: [{ type: 'knocked-out', seat: 'yellow', rescued: false, room: 'start-a/d' }],
    },
  }),
  catacombs('one who is knocked out on a dark tile is lost whatever the loot', ['lost-in-depths', 'depths-tiles'], {
    given: {
      ...DRAGON,
      players: [{}, { room: 'd10/a', tokens: ['artifact-20', 'crown-10'], gold: 30, damage: 9 }],
      laid: ['d10 1,0'],
    },
    do: ['end turn'],
    expect: { state: { players: [{}, { status: 'lost', room: 'd10/a' }] } },
  }),
  catacombs('one may be hurt before the first step into the dungeon', ['damage-at-start', 'attack-damage'], {
    given: { ...DRAGON, players: [{}, { room: 'start-a/k' }] },
    do: ['end turn'],
    expect: { state: { players: [{}, { room: 'start-a/k', damage: 1 }] } },
  }),
  catacombs('the game ends once nobody is inside any more', ['game-end'], {
    ...lastOut({ tokens: ['artifact-5'] }),
    expect: {
      events: [{ type: 'left', seat: 'red' }, { type: 'game-ended' }],
      result: { scores: [25, 0], places: [1, 2], winners: ['red'] },
    },
  }),
  catacombs('every artifact counts its value', ['score-artifact'], {
    ...lastOut({ tokens: ['artifact-12', 'artifact-17', 'backpack'] }),
    expect: { result: { scores: [12 + 17 + 5 + 20, 0] } },
  }),
  catacombs('tokens count what is printed on them, potions and coupons nothing', ['score-tokens'], {
    ...lastOut({
      tokens: [
        ...['artifact-5', 'chalice', 'dragon-egg', 'monkey-idol', 'catacombs-map', 'blood-amulet', 'burglars-kit'],
        ...['crown-10', 'potion-of-healing', 'puzzle-box', 'discount-coupon'],
      ],
    }),
    expect: { result: { scores: [5 + 7 + 3 + 5 + 5 + 7 + 2 + 10 + 20, 0] } },
  }),
  catacombs('lockpicks left over count nothing, each gold one point', ['score-gold'], {
    ...lastOut({ tokens: ['artifact-5'], gold: 13, lockpicks: 6 }),
    expect: { result: { scores: [25 + 13, 0] } },
  }),
  catacombs('cards count wherever they lie, but not once they are trashed', ['score-cards', 'trash-for-good'], {
    ...lastOut(
      {
        tokens: ['artifact-5'],
        hand: ['lightstick'],
        discard: ['secret-tome', 'black-tourmaline'],
        deck: ['boots-of-the-ape-lord', 'burgle', 'stumble'],
      },
      GONE,
      { trashed: ['swindle', 'fiery-quartz'] },
    ),
    do: ['walk start-a/k', 'play lightstick', 'end turn'],
    expect: { result: { scores: [25 + 1 + 7 + 5 + 3, 0] } },
  }),
  catacombs('the Brave Hero counts five for one who freed three prisoners', ['score-cards'], {
    ...lastOut({ tokens: ['artifact-5', 'peasant', 'peasant', 'cleric'], discard: ['brave-hero'] }),
    expect: { result: { scores: [25 + 2 + 2 + 2 + 5, 0] } },
  }),
  catacombs('the Discount Coupon is no prisoner to the Brave Hero', ['coupon-no-prisoner', 'score-cards'], {
    ...lastOut({ tokens: ['artifact-5', 'peasant', 'peasant', 'discount-coupon'], discard: ['brave-hero'] }),
    expect: { result: { scores: [25 + 2 + 2, 0] } },
  }),
  catacombs('Expensive Taste asks for a crown and a gem', ['score-cards'], {
    ...lastOut({ tokens: ['artifact-5', 'crown-10'], discard: ['expensive-taste', 'white-tourmaline'] }),
    expect: { result: { scores: [25 + 10 + 5 + 3, 0] } },
  }),
  catacombs('a crown alone does not please Expensive Taste', ['score-cards'], {
    ...lastOut({ tokens: ['artifact-5', 'crown-10'], discard: ['expensive-taste'] }),
    expect: { result: { scores: [25 + 10, 0] } },
  }),
  catacombs('Thirst for Adventure counts two for each artifact and idol', ['score-cards', 'golden-monkey-bot'], {
    ...lastOut({
      tokens: ['artifact-5', 'artifact-7', 'backpack', 'monkey-idol', 'golden-monkey-bot'],
      discard: ['thirst-for-adventure'],
    }),
    expect: { result: { scores: [5 + 7 + 5 + 5 + 3 + 4 * 2 + 20, 0] } },
  }),
  catacombs('the most points win', ['winner'], {
    ...lastOut({ tokens: ['artifact-5'] }, { status: 'left', tokens: ['artifact-7', 'mastery-token'] }),
    expect: { result: { scores: [25, 27], places: [2, 1], winners: ['yellow'] } },
  }),
  catacombs('of equal points the most valuable artifact wins', ['tie-break'], {
    ...lastOut({ tokens: ['artifact-5'], gold: 2 }, { status: 'left', tokens: ['artifact-7', 'mastery-token'] }),
    expect: { result: { scores: [27, 27], places: [2, 1], winners: ['yellow'] } },
  }),
  catacombs('for the tie one good artifact beats two lesser ones', ['tie-break'], {
    ...lastOut(
      { tokens: ['artifact-5', 'artifact-7', 'backpack'] },
      { status: 'left', tokens: ['artifact-12', 'mastery-token'], gold: 5 },
    ),
    expect: { result: { scores: [37, 37], places: [2, 1], winners: ['yellow'] } },
  }),
];
