import { both, clank } from '../scenario.ts';

export default [
  clank('the game ends with the turn in which the last player leaves', ['game-end'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5'] },
        { status: 'lost', damage: 10 },
      ],
      turn: { boots: 1, skill: 2 },
    },
    do: ['walk 01', { expect: { result: null } }, 'acquire mercenary', 'end turn'],
    expect: {
      asked: null,
      events: [{ type: 'game-ended', scores: [25, 0] }],
      refused: { 'end turn': 'game-end', 'yellow: end turn': 'game-end' },
      result: { scores: [25, 0] },
    },
  }),
  clank('the game goes on as long as one player is inside', ['game-end'], {
    seats: 3,
    given: {
      players: [{ room: '02', tokens: ['artifact-5'] }, { status: 'lost', damage: 10 }, {}],
      turn: { boots: 1 },
      countdown: { seat: 'yellow', space: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { state: { active: 'green' }, asked: { seat: 'green', ask: 'turn' }, result: null },
  }),
  clank('every artifact carried scores its value', ['score-artifact'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-25', 'artifact-30', 'backpack'] },
        { status: 'rescued', tokens: ['artifact-15'] },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [80, 15] } },
  }),
  clank('tokens score the points marked on them', ['score-tokens'], {
    seats: 4,
    given: {
      players: [
        { room: '02', tokens: ['artifact-5', 'chalice', 'chalice'] },
        { status: 'rescued', tokens: ['artifact-7', 'dragon-egg', 'monkey-idol'] },
        { status: 'rescued', tokens: ['artifact-10', 'master-key', 'crown-10', 'crown-9'] },
        { status: 'left', tokens: ['artifact-15', 'backpack', 'crown-8', 'mastery-token'] },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [39, 15, 34, 48] } },
  }),
  clank('potions left over score nothing', ['score-tokens'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5'] },
        { status: 'rescued', tokens: ['artifact-7', 'potion-of-healing', 'potion-of-strength', 'potion-of-swiftness'] },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [25, 7] } },
  }),
  clank('each gold scores one point', ['score-gold'], {
    given: {
      players: [
        { room: '02', gold: 13, tokens: ['artifact-5'] },
        { status: 'rescued', gold: 1, tokens: ['artifact-7'] },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [38, 8] } },
  }),
  clank('cards in deck, hand and discard pile score, trashed ones do not', ['score-cards'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5'] },
        {
          status: 'rescued',
          tokens: ['artifact-7'],
          deck: ['sapphire', '...'],
          hand: ['emerald', 'burgle'],
          discard: ['ruby', 'secret-tome'],
        },
      ],
      trashed: ['diamond'],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [25, 29] } },
  }),
  clank('cards played or acquired in the last turn score too', ['score-cards'], {
    given: {
      players: [
        { room: '02', hand: ['secret-tome'], tokens: ['artifact-5'] },
        { status: 'lost', damage: 10 },
      ],
      row: ['silver-spear', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      turn: { boots: 1, skill: 3 },
    },
    do: ['play secret-tome', 'walk 01', 'acquire silver-spear', 'end turn'],
    expect: { result: { scores: [34, 0] } },
  }),
  clank('the Dwarven Peddler scores with two different kinds of relics only', ['score-cards'], {
    given: {
      players: [
        { room: '02', discard: ['dwarven-peddler'], tokens: ['artifact-5', 'dragon-egg', 'monkey-idol'] },
        { status: 'rescued', tokens: ['artifact-7', 'chalice', 'chalice'] },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [37, 21] } },
  }),
  clank('for the Dwarven Peddler two relics of one kind are not enough', ['score-cards'], {
    given: {
      players: [
        { room: '02', discard: ['dwarven-peddler'], tokens: ['artifact-5', 'chalice', 'chalice'] },
        { status: 'lost', damage: 10 },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [39, 0] } },
  }),
  clank('the Duke scores a point for every full five gold', ['score-cards'], {
    given: {
      players: [
        { room: '02', gold: 14, discard: ['the-duke'], tokens: ['artifact-5'] },
        { status: 'lost', damage: 10 },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [41, 0] } },
  }),
  clank('the Wizard scores two points for each Secret Tome of its owner', ['score-cards'], {
    given: {
      players: [
        { room: '02', deck: ['secret-tome', '...'], discard: ['wizard', 'secret-tome'], tokens: ['artifact-5'] },
        { status: 'rescued', discard: ['secret-tome'], tokens: ['artifact-7'] },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [43, 14] } },
  }),
  clank('the Dragon’s Eye scores ten points for one who got out', ['score-cards', 'mastery-token'], {
    given: {
      players: [
        { room: '02', discard: ['dragons-eye'], tokens: ['artifact-5'] },
        { status: 'lost', damage: 10 },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [35, 0] } },
  }),
  clank('the Dragon’s Eye scores nothing for one who was rescued', ['score-cards', 'rescued'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5'] },
        { status: 'rescued', discard: ['dragons-eye'], tokens: ['artifact-7'] },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [25, 7] } },
  }),
  clank('the most points win, whoever got out and whoever was rescued', ['winner'], {
    seats: 3,
    given: {
      players: [
        { room: '02', tokens: ['artifact-5'] },
        { status: 'rescued', gold: 20, tokens: ['artifact-30'] },
        { status: 'rescued', tokens: ['artifact-10'] },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [25, 50, 10], places: [2, 1, 3], winners: ['yellow'] } },
  }),
  clank('one who is lost comes behind the poorest of those who score', ['winner', 'lost-in-depths'], {
    given: {
      players: [
        { room: '35', damage: 9, gold: 90, tokens: ['artifact-30'], hand: ['mister-whiskers'] },
        { status: 'rescued', tokens: ['artifact-5'] },
      ],
      rage: 3,
      clank: { red: 1 },
      chance: { cubes: ['red', 'black'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { result: { scores: [0, 5], places: [2, 1], winners: ['yellow'] } },
  }),
  ...both('when everybody is lost, nobody wins', ['winner', 'lost-without-artifact'], {
    given: {
      players: [
        { damage: 9, gold: 20, hand: ['mister-whiskers'] },
        { damage: 9, gold: 10 },
      ],
      rage: 1,
      clank: { red: 1, yellow: 1 },
      chance: { cubes: ['red', 'yellow'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: {
      state: { players: [{ status: 'lost' }, { status: 'lost' }] },
      asked: null,
      result: { scores: [0, 0], winners: [] },
    },
  }),
  clank('among equals the more valuable artifact wins', ['tie-break'], {
    given: {
      players: [
        { room: '02', gold: 5, tokens: ['artifact-5'] },
        { status: 'left', tokens: ['artifact-10', 'mastery-token'] },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [30, 30], places: [2, 1], winners: ['yellow'] } },
  }),
  clank('among equals one great artifact beats two lesser ones', ['tie-break'], {
    given: {
      players: [
        { room: '02', gold: 10, tokens: ['artifact-20'] },
        { status: 'left', tokens: ['artifact-15', 'artifact-10', 'backpack', 'mastery-token'] },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [50, 50], places: [1, 2], winners: ['red'] } },
  }),
  clank('a more valuable artifact does not make up for fewer points', ['tie-break', 'winner'], {
    given: {
      players: [
        { room: '02', gold: 6, tokens: ['artifact-5'] },
        { status: 'left', tokens: ['artifact-10', 'mastery-token'] },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [31, 30], winners: ['red'] } },
  }),
];
