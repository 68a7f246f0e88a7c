import { both, clank } from '../scenario.ts';

export default [
  clank('cards of the depths cannot be got, used or fought near the surface', ['deep-only'], {
    given: {
      players: [{ room: '12' }],
      row: ['dragons-eye', 'the-vault', 'cave-troll', 'search', 'search', 'sneak'],
      turn: { skill: 9, swords: 4 },
    },
    expect: {
      without: ['acquire dragons-eye', 'use the-vault', 'fight cave-troll'],
      refused: { 'acquire dragons-eye': 'deep-only', 'use the-vault': 'deep-only', 'fight cave-troll': 'deep-only' },
    },
  }),
  clank('in the depths they can', ['deep-only'], {
    given: {
      players: [{ room: '17' }],
      row: ['dragons-eye', 'the-vault', 'cave-troll', 'search', 'search', 'sneak'],
      turn: { skill: 8, swords: 4 },
    },
    do: ['acquire dragons-eye', 'use the-vault', 'fight cave-troll'],
    expect: {
      state: { players: [{ discard: ['dragons-eye'], gold: 8 }, {}], dungeonDiscard: ['the-vault', 'cave-troll'] },
    },
  }),
  clank('the Dragon’s Eye can be played anywhere', ['deep-only'], {
    given: { players: [{ room: '02', hand: ['dragons-eye'] }] },
    do: ['play dragons-eye'],
    expect: { state: { players: [{ hand: ['burgle'], play: ['dragons-eye'] }, {}] } },
  }),
  clank('the Crystal Golem can be fought in a crystal cave', ['crystal-only'], {
    given: {
      players: [{ room: '08' }],
      row: ['crystal-golem', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      turn: { swords: 3 },
    },
    do: ['fight crystal-golem'],
    expect: { state: { turn: { swords: 0, skill: 3 } } },
  }),
  clank('the Crystal Golem cannot be fought outside the crystal caves', ['crystal-only'], {
    given: {
      players: [{ room: '03' }],
      row: ['crystal-golem', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      turn: { swords: 3 },
    },
    expect: { without: ['fight crystal-golem'], refused: { 'fight crystal-golem': 'crystal-only' } },
  }),
  ...both('a branch that can be paid for can be chosen', ['choice-possible'], {
    given: { players: [{ hand: ['underworld-dealing'], gold: 7 }] },
    do: ['play underworld-dealing', { expect: { options: ['choose 1', 'choose 2'] } }, 'choose 2'],
    expect: { state: { players: [{ gold: 0, discard: ['secret-tome', 'secret-tome'] }, {}] } },
  }),
  ...both('without a card to trash only the gold of the Dragon Shrine is left', ['choice-possible'], {
    given: { row: ['dragon-shrine', 'ladder', 'ladder', 'search', 'search', 'sneak'], turn: { skill: 4 } },
    do: ['use dragon-shrine'],
    expect: { state: { players: [{ gold: 2 }, {}] }, refused: { 'choose 2': 'when-asked' } },
  }),
  clank('without a secret next door the Wand of Wind gives its teleport', ['choice-possible'], {
    given: { players: [{ room: '02', hand: ['wand-of-wind'] }] },
    do: ['play wand-of-wind'],
    expect: { asked: { ask: 'turn' }, state: { turn: { teleports: 1 } }, refused: { 'choose 2': 'when-asked' } },
  }),
  ...both('what a card makes you trash cannot be declined', ['decline-only-optional'], {
    given: { players: [{ hand: ['master-burglar'], play: ['burgle'], discard: ['burgle'] }] },
    do: ['play master-burglar'],
    expect: { without: ['decline'], refused: { decline: 'decline-only-optional' } },
  }),
  ...both('the Treasure Hunter must replace a card', ['decline-only-optional'], {
    given: { players: [{ hand: ['treasure-hunter'] }] },
    do: ['play treasure-hunter'],
    expect: { asked: { ask: 'replace-row-card' }, without: ['decline'], refused: { decline: 'decline-only-optional' } },
  }),
  ...both('a discard that pays for an effect can be declined', ['decline-only-optional'], {
    given: { players: [{ hand: ['sleight-of-hand', 'burgle'] }] },
    do: ['play sleight-of-hand', { expect: { options: ['decline'] } }, 'decline'],
    expect: {
      state: { players: [{ hand: ['burgle'] }, {}] },
      without: ['decline'],
      refused: { decline: 'decline-only-optional' },
    },
  }),
  clank('paying and teleporting are not forced on anyone', ['decline-only-optional'], {
    given: { players: [{ room: '03', gold: 7, hand: ['invoker-of-the-ancients', 'underworld-dealing'] }] },
    do: ['play invoker-of-the-ancients', 'play underworld-dealing', 'choose 1', 'end turn'],
    expect: { state: { active: 'yellow', players: [{ room: '03', gold: 8 }, {}] } },
  }),
  ...both('cards played are discarded before five are drawn, and may come back at once', ['turn-end-order'], {
    given: { players: [{ play: ['scramble'], deck: ['burgle', 'burgle', 'burgle', 'burgle'] }] },
    do: ['end turn'],
    expect: {
      state: { players: [{ hand: ['burgle', 'burgle', 'burgle', 'burgle', 'scramble'], deck: [], discard: [] }, {}] },
      events: [{ type: 'shuffled', seat: 'red', count: 1 }],
    },
  }),
  ...both('the new hand is drawn before the row is refilled, and the attack comes last', ['turn-end-order'], {
    given: {
      row: [null, null, 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['ogre', 'watcher', '...'],
      rage: 1,
    },
    do: ['end turn'],
    expect: {
      events: [
        { type: 'drew', seat: 'red', count: 5 },
        { type: 'arrived', card: 'ogre' },
        { type: 'arrived', card: 'watcher' },
        { type: 'attacked' },
        { type: 'turn-started', seat: 'yellow' },
      ],
    },
  }),
  ...both('a companion trashed this turn still counts for a Rebel', ['trashed-still-counts'], {
    given: {
      players: [{ hand: ['mercenary', 'rebel-scout'] }],
      row: ['dragon-shrine', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      turn: { skill: 3 },
    },
    do: [
      'play mercenary',
      'use dragon-shrine',
      'choose 2',
      { expect: { state: { trashed: ['mercenary'] } } },
      'play rebel-scout',
    ],
    expect: { state: { players: [{ hand: ['burgle'] }, {}] }, events: [{ type: 'drew', count: 1 }] },
  }),
  ...both('a Rebel trashed this turn still draws for a companion that follows', ['trashed-still-counts'], {
    given: {
      players: [{ hand: ['rebel-scout', 'mercenary'] }],
      row: ['dragon-shrine', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      turn: { skill: 4 },
    },
    do: ['play rebel-scout', 'use dragon-shrine', 'choose 2', 'play mercenary'],
    expect: { state: { players: [{ hand: ['burgle'], play: ['mercenary'] }, {}], trashed: ['rebel-scout'] } },
  }),
  clank(
    'when the row cannot be refilled, all who are inside are knocked out and the game ends',
    ['dungeon-deck-empty'],
    {
      seats: 3,
      given: {
        players: [
          { room: '16', tokens: ['artifact-5'] },
          { room: '21', tokens: ['artifact-7'] },
          { status: 'left', tokens: ['artifact-10', 'mastery-token'] },
        ],
        row: [null, null, 'ladder', 'search', 'search', 'sneak'],
        dungeonDeck: ['ladder'],
      },
      do: ['end turn'],
      expect: {
        state: { players: [{ status: 'rescued' }, { status: 'lost' }, { status: 'left' }] },
        events: [{ type: 'deck-exhausted' }, { type: 'knocked-out', seat: 'red' }, { type: 'game-ended' }],
        asked: null,
        result: { scores: [5, 0, 30], winners: ['green'] },
      },
    },
  ),
  ...both('a dungeon deck that just fills the row ends nothing', ['dungeon-deck-empty'], {
    given: { row: [null, 'ladder', 'teleporter', 'search', 'search', 'sneak'], dungeonDeck: ['ladder'] },
    do: ['end turn', 'end turn'],
    expect: {
      state: { active: 'red', dungeonDeck: [], players: [{ status: 'inside' }, { status: 'inside' }] },
      noEvents: [{ type: 'deck-exhausted' }],
      result: null,
    },
  }),
  ...both('the dungeon’s discard pile is not shuffled into a new deck', ['dungeon-deck-empty'], {
    given: {
      row: ['orc-grunt', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: [],
      turn: { swords: 2 },
    },
    do: ['fight orc-grunt', 'end turn'],
    expect: { state: { row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'] }, result: { winners: [] } },
  }),
  clank('on its last space the dragon marker stays put', ['rage-cap'], {
    given: { players: [{ room: '20' }], rage: 7, turn: { boots: 1 } },
    do: ['walk 21', 'take artifact'],
    expect: { state: { players: [{ tokens: ['artifact-7'] }, {}], rage: 7 } },
  }),
  clank('an egg reaches the last space, and attacks draw five cubes from there', ['rage-cap'], {
    given: {
      players: [{ room: '15', hand: ['mister-whiskers'] }],
      rooms: { '16': ['dragon-egg', 'dragon-egg'] },
      rage: 6,
      turn: { boots: 3 },
    },
    do: [
      'walk 16',
      'take minor-secret',
      'walk 15',
      'walk 16',
      'take minor-secret',
      { expect: { state: { rage: 7 } } },
      'play mister-whiskers',
      'choose 1',
    ],
    expect: { events: [{ type: 'attacked', cubes: ['black', 'black', 'black', 'black', 'black'] }] },
  }),
  ...both('a bag that runs low is drawn empty', ['bag-runs-low'], {
    given: {
      players: [{ hand: ['mister-whiskers'] }],
      rage: 7,
      bag: { yellow: 1, black: 1 },
      clank: { red: 1 },
      chance: { cubes: ['black', 'red', 'yellow'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: {
      state: { players: [{ damage: 1 }, { damage: 1 }], bag: { red: 0, yellow: 0, black: 0 }, aside: { black: 24 } },
      events: [{ type: 'attacked', cubes: ['black', 'red', 'yellow'] }],
    },
  }),
  clank('an attack with an empty bag hurts nobody', ['bag-runs-low'], {
    given: { players: [{ hand: ['mister-whiskers'] }], rage: 7, bag: { black: 0 } },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { asked: { seat: 'red', ask: 'turn' }, events: [{ type: 'attacked', cubes: [] }] },
  }),
  clank('cubes beyond a full health meter are set aside', ['spent-cubes-aside'], {
    given: {
      players: [{ damage: 9, room: '02', tokens: ['artifact-5'], hand: ['mister-whiskers'] }],
      rage: 3,
      clank: { red: 3 },
      chance: { cubes: ['red', 'red', 'red'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { state: { players: [{ damage: 10, cubes: 18 }, {}], aside: { red: 2 }, bag: { red: 0 } } },
  }),
  clank('cubes set aside of a player who is out never return to the bag', ['spent-cubes-aside', 'shrine-arrive'], {
    given: {
      players: [{}, { status: 'lost', damage: 10 }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['shrine', '...'],
      aside: { yellow: 5 },
      bag: { black: 23 },
      rage: 1,
      chance: { cubes: ['black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: { aside: { yellow: 5, black: 3 }, bag: { yellow: 0, black: 21 } },
      events: [{ type: 'cubes-returned', count: 1 }],
    },
  }),
  ...both('a Shrine that arrives puts three black cubes back into the bag', ['shrine-arrive'], {
    given: {
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['shrine', '...'],
      bag: { black: 14 },
    },
    do: ['end turn'],
    expect: { state: { bag: { black: 17 }, aside: { black: 7 } }, events: [{ type: 'cubes-returned', count: 3 }] },
  }),
  ...both('a Shrine returns no more black cubes than were set aside', ['shrine-arrive'], {
    given: {
      row: [null, null, 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['shrine', 'shrine', '...'],
      bag: { black: 22 },
    },
    do: ['end turn'],
    expect: { state: { bag: { black: 24 }, aside: { black: 0 } }, events: [{ type: 'cubes-returned', count: 2 }] },
  }),
  clank('whoever leaves in mid-turn neither walks nor teleports any more', ['left-no-moves'], {
    given: { players: [{ room: '02', tokens: ['artifact-5'] }], turn: { boots: 3, teleports: 1 } },
    do: ['walk 01'],
    expect: {
      without: ['walk 02', 'teleport 02'],
      refused: { 'walk 02': 'left-no-moves', 'teleport 02': 'left-no-moves' },
    },
  }),
  clank('whoever leaves in mid-turn still plays the hand and acquires cards', ['left-no-moves'], {
    given: {
      players: [{ room: '02', hand: ['burgle'], tokens: ['artifact-5'] }],
      turn: { boots: 1, skill: 2, swords: 2 },
    },
    do: [
      'walk 01',
      { expect: { refused: { 'end turn': 'play-all' } } },
      'play burgle',
      'acquire explore',
      'fight goblin',
    ],
    expect: { state: { players: [{ discard: ['explore'], gold: 1, status: 'left' }, {}], active: 'red' } },
  }),
  clank('whoever has left adds no more clank', ['left-no-moves'], {
    given: {
      players: [{ room: '02', hand: ['stumble', 'swagger'], tokens: ['artifact-5'] }],
      row: ['sapphire', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      turn: { boots: 1, skill: 4 },
    },
    do: ['walk 01', 'play swagger', 'play stumble', 'acquire sapphire'],
    expect: {
      state: { players: [{ cubes: 30, discard: ['sapphire'] }, {}], clank: { red: 0 }, turn: { skill: 0 } },
      noEvents: [{ type: 'clank-added' }],
    },
  }),
  clank('whoever has left goes through an attack of Mister Whiskers unhurt', ['left-no-moves', 'out-cubes-black'], {
    given: {
      players: [{ room: '02', damage: 9, hand: ['mister-whiskers', 'burgle'], tokens: ['artifact-5'] }],
      rage: 2,
      clank: { red: 2 },
      turn: { boots: 1 },
      chance: { cubes: ['red', 'red'] },
    },
    do: ['walk 01', 'play mister-whiskers', 'choose 1', 'play burgle'],
    expect: {
      state: { active: 'red', players: [{ damage: 9, status: 'left' }, {}], aside: { red: 2 }, turn: { skill: 1 } },
      noEvents: [{ type: 'damaged' }, { type: 'knocked-out' }],
    },
  }),
  clank('being knocked out by Mister Whiskers ends the turn there', ['knocked-out-own-turn'], {
    given: {
      players: [{ room: '16', damage: 9, hand: ['mister-whiskers', 'explore'], tokens: ['artifact-5'] }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['teleporter', '...'],
      rage: 2,
      clank: { red: 1 },
      turn: { skill: 5 },
      chance: { cubes: ['red', 'black'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: {
      state: {
        active: 'yellow',
        players: [{ status: 'rescued', hand: ['explore'] }, {}],
        row: ['teleporter', 'ladder', 'ladder', 'search', 'search', 'sneak'],
        countdown: { seat: 'red', space: 1 },
      },
      refused: { 'red: play explore': 'out-no-turns' },
      events: [
        { type: 'knocked-out', seat: 'red' },
        { type: 'arrived', card: 'teleporter' },
        { type: 'turn-ended', seat: 'red' },
      ],
      noEvents: [{ type: 'drew', seat: 'red' }],
    },
  }),
  ...both('the refill after a knock-out in one’s own turn can bring another attack', ['knocked-out-own-turn'], {
    given: {
      players: [{ damage: 9, hand: ['mister-whiskers'] }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['ogre', '...'],
      rage: 1,
      clank: { red: 1, yellow: 1 },
      chance: { cubes: ['red', 'black', 'yellow', 'black'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { state: { active: 'yellow', players: [{ status: 'lost' }, { damage: 1 }] } },
  }),
  clank(
    'of two knocked out by one attack, the one whose last cube came first walks the countdown',
    ['knockout-order'],
    {
      seats: 3,
      given: {
        active: 'green',
        players: [{ damage: 8 }, { damage: 9 }, { hand: ['mister-whiskers'] }],
        rage: 3,
        clank: { red: 2, yellow: 1 },
        chance: { cubes: ['red', 'yellow', 'red'] },
      },
      do: ['play mister-whiskers', 'choose 1'],
      expect: {
        state: { players: [{ status: 'lost' }, { status: 'lost' }, {}], countdown: { seat: 'yellow', space: 1 } },
        events: [
          { type: 'knocked-out', seat: 'yellow' },
          { type: 'knocked-out', seat: 'red' },
        ],
        noEvents: [{ type: 'countdown', seat: 'red' }],
      },
    },
  ),
  clank('the other order of cubes makes the other one walk the countdown', ['knockout-order'], {
    seats: 3,
    given: {
      active: 'green',
      players: [{ damage: 8 }, { damage: 9 }, { hand: ['mister-whiskers'] }],
      rage: 3,
      clank: { red: 2, yellow: 1 },
      chance: { cubes: ['red', 'red', 'yellow'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { state: { countdown: { seat: 'red', space: 1 } }, noEvents: [{ type: 'countdown', seat: 'yellow' }] },
  }),
];
