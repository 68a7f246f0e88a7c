import { both, clank } from '../scenario.ts';

/** Monsters. */
export default [
  ...both('Goblin: 2 swords give 1 gold, as often as they can be paid', ['goblin', 'fight-swords'], {
    given: { turn: { swords: 5 } },
    do: ['fight goblin', 'fight goblin'],
    expect: {
      refused: { 'fight goblin': 'fight-swords' },
      state: { players: [{ gold: 2 }, {}], turn: { swords: 1 }, dungeonDiscard: [] },
    },
  }),
  ...both('Animated Door: gives a boot when defeated', ['fight-reward'], {
    given: { row: ['animated-door', null, null, null, null, null], turn: { swords: 1 } },
    do: ['fight animated-door'],
    expect: {
      state: {
        players: [{ discard: [] }, {}],
        row: [null, null, null, null, null, null],
        dungeonDiscard: ['animated-door'],
        turn: { swords: 0, boots: 1 },
      },
    },
  }),
  ...both('Animated Door: cannot be acquired or used', ['acquire-what', 'use-what'], {
    given: { row: ['animated-door', null, null, null, null, null], turn: { skill: 9, swords: 1 } },
    expect: {
      options: ['fight animated-door'],
      refused: { 'acquire animated-door': 'acquire-what', 'use animated-door': 'use-what' },
    },
  }),
  ...both('Belcher: gives 4 gold and makes two clank when defeated', ['fight-reward'], {
    given: { row: ['belcher', null, null, null, null, null], turn: { swords: 2 } },
    do: ['fight belcher'],
    expect: {
      state: {
        players: [{ gold: 4, cubes: 28 }, {}],
        clank: { red: 2, yellow: 0 },
        dungeonDiscard: ['belcher'],
        turn: { swords: 0 },
      },
    },
  }),
  clank('Cave Troll: is fought in the depths only', ['deep-only'], {
    given: { players: [{ room: '13' }], row: ['cave-troll', null, null, null, null, null], turn: { swords: 9 } },
    expect: { refused: { 'fight cave-troll': 'deep-only' }, without: ['fight cave-troll'] },
  }),
  clank('Cave Troll: gives 3 gold and draws two cards when defeated', ['fight-reward'], {
    given: {
      players: [{ room: '17', deck: ['explore', 'mercenary', '...'] }],
      row: ['cave-troll', null, null, null, null, null],
      turn: { swords: 4 },
    },
    do: ['fight cave-troll'],
    expect: {
      state: {
        players: [{ gold: 3, hand: ['explore', 'mercenary'] }, {}],
        dungeonDiscard: ['cave-troll'],
        turn: { swords: 0 },
      },
    },
  }),
  clank('Crystal Golem: is fought in a crystal cave only', ['crystal-only'], {
    given: { players: [{ room: '17' }], row: ['crystal-golem', null, null, null, null, null], turn: { swords: 9 } },
    expect: { refused: { 'fight crystal-golem': 'crystal-only' }, without: ['fight crystal-golem'] },
  }),
  clank('Crystal Golem: gives three skill when defeated in a crystal cave just entered', ['fight-reward'], {
    given: {
      players: [{ room: '03' }],
      row: ['crystal-golem', null, null, null, null, null],
      turn: { swords: 3, boots: 1 },
    },
    do: ['walk 08', 'fight crystal-golem'],
    expect: { state: { dungeonDiscard: ['crystal-golem'], turn: { swords: 0, skill: 3 } } },
  }),
  ...both('Kobold: gives one skill when defeated', ['fight-reward'], {
    given: { row: ['kobold', null, null, null, null, null], turn: { swords: 1 } },
    do: ['fight kobold'],
    expect: { state: { dungeonDiscard: ['kobold'], turn: { swords: 0, skill: 1 } } },
  }),
  ...both('Kobold: adds its own cube to the attack it brings', ['dragon-attack-trigger', 'danger'], {
    given: {
      row: [null, 'ladder', 'ladder', 'search', 'search', 'tattle'],
      dungeonDeck: ['kobold', '...'],
      rage: 1,
      chance: { cubes: ['black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: { events: [{ type: 'attacked', extra: 0, danger: 1, cubes: ['black', 'black', 'black'] }] },
  }),
  ...both('Kobold: each one in the row adds a cube to an attack', ['danger'], {
    given: {
      players: [{ hand: ['mister-whiskers'] }],
      row: ['kobold', 'kobold', 'kobold', 'ladder', 'search', 'tattle'],
      rage: 1,
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { events: [{ type: 'attacked', danger: 3, cubes: ['black', 'black', 'black', 'black', 'black'] }] },
  }),
  ...both('Kobold: once defeated it is no danger any more', ['danger'], {
    given: {
      players: [{ hand: ['mister-whiskers'] }],
      row: ['kobold', 'ladder', 'search', 'tattle', null, null],
      turn: { swords: 1 },
    },
    do: ['fight kobold', 'play mister-whiskers', 'choose 1'],
    expect: { events: [{ type: 'attacked', danger: 0, cubes: ['black', 'black', 'black'] }] },
  }),
  ...both('Kobold: one that lies in the row brings no attack at the end of a turn', ['dragon-attack-trigger'], {
    given: { row: ['kobold', 'ladder', 'ladder', 'search', 'search', null], dungeonDeck: ['tattle', '...'] },
    do: ['end turn'],
    expect: { events: [{ type: 'arrived', card: 'tattle', slot: 6 }], noEvents: [{ type: 'attacked' }] },
  }),
  ...both('Ogre: gives 5 gold when defeated', ['fight-reward'], {
    given: { row: ['ogre', null, null, null, null, null], turn: { swords: 3 } },
    do: ['fight ogre'],
    expect: { state: { players: [{ gold: 5 }, {}], dungeonDiscard: ['ogre'], turn: { swords: 0 } } },
  }),
  ...both('Orc Grunt: gives 3 gold when defeated', ['fight-reward'], {
    given: { row: ['orc-grunt', null, null, null, null, null], turn: { swords: 2 } },
    do: ['fight orc-grunt'],
    expect: { state: { players: [{ gold: 3 }, {}], dungeonDiscard: ['orc-grunt'], turn: { swords: 0 } } },
  }),
  ...both('Overlord: draws two cards when defeated', ['fight-reward'], {
    given: {
      players: [{ deck: ['explore', 'mercenary', '...'] }],
      row: ['overlord', null, null, null, null, null],
      turn: { swords: 2 },
    },
    do: ['fight overlord'],
    expect: {
      state: {
        players: [{ hand: ['explore', 'mercenary'] }, {}],
        clank: { red: 0, yellow: 0 },
        dungeonDiscard: ['overlord'],
        turn: { swords: 0 },
      },
    },
  }),
  ...both('Overlord: every player inside makes a clank when it arrives', ['out-unaffected'], {
    seats: 4,
    given: {
      players: [{}, {}, { status: 'lost' }, { cubes: 0 }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'tattle'],
      dungeonDeck: ['overlord', '...'],
    },
    do: ['end turn'],
    expect: {
      state: { clank: { red: 1, yellow: 1, green: 0, blue: 0 } },
      noEvents: [{ type: 'attacked' }],
    },
  }),
  ...both('Overlord: its clank goes into the bag for an attack of the same refill', ['arrive-before-attack'], {
    given: {
      row: [null, null, 'ladder', 'search', 'search', 'tattle'],
      dungeonDeck: ['ogre', 'overlord', '...'],
      chance: { cubes: ['yellow', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: {
      events: [{ type: 'arrived', card: 'overlord' }, { type: 'clank-added', seat: 'yellow' }, { type: 'attacked' }],
      state: { players: [{ damage: 0 }, { damage: 1 }], clank: { red: 0, yellow: 0 }, bag: { red: 1, yellow: 0 } },
    },
  }),
  ...both(
    'Overlord: clank held to be cancelled is lost before it arrives',
    ['turn-end-order', 'negative-clank-carry'],
    {
      given: {
        players: [{ hand: ['sneak'] }],
        row: [null, 'ladder', 'ladder', 'search', 'tattle', 'tattle'],
        dungeonDeck: ['overlord', '...'],
      },
      do: ['play sneak', 'end turn'],
      expect: { state: { clank: { red: 1, yellow: 1 }, turn: { cancel: 0 } } },
    },
  ),
  ...both('Watcher: gives 3 gold and a clank to every other player when defeated', ['fight-reward'], {
    seats: 3,
    given: { row: ['watcher', null, null, null, null, null], turn: { swords: 3 } },
    do: ['fight watcher'],
    expect: {
      state: {
        players: [{ gold: 3 }, {}, {}],
        clank: { red: 0, yellow: 1, green: 1 },
        dungeonDiscard: ['watcher'],
        turn: { swords: 0 },
      },
    },
  }),
  ...both('Watcher: every player makes a clank when it arrives, without an attack', [], {
    given: {
      row: [null, null, 'ladder', 'search', 'search', 'tattle'],
      dungeonDeck: ['watcher', 'watcher', '...'],
    },
    do: ['end turn'],
    expect: {
      events: [
        { type: 'arrived', card: 'watcher', slot: 1 },
        { type: 'arrived', card: 'watcher', slot: 2 },
      ],
      noEvents: [{ type: 'attacked' }],
      state: { clank: { red: 2, yellow: 2 } },
    },
  }),
  ...both('Watcher: its arrival in mid-turn is clank made, which pays for Swagger', ['replacement-arrives'], {
    given: {
      players: [{ hand: ['swagger', 'treasure-hunter'] }],
      row: ['ladder', null, null, null, null, null],
      dungeonDeck: ['watcher', '...'],
    },
    do: ['play swagger', 'play treasure-hunter'],
    expect: { state: { clank: { red: 1, yellow: 1 }, turn: { skill: 3 } } },
  }),
  ...both('Overlord: the clank of its arrival is none that the next player made', [], {
    given: {
      players: [{}, { hand: ['swagger'] }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'tattle'],
      dungeonDeck: ['overlord', '...'],
    },
    do: ['end turn', { expect: { state: { active: 'yellow', turn: { clankMade: 0 } } } }, 'play swagger'],
    expect: { state: { turn: { skill: 0, boots: 1 } } },
  }),
];
