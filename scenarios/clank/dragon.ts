import { both, clank } from '../scenario.ts';

/** A row with one gap and nothing in it that matters to the dragon. */
const GAP = [null, 'tattle', 'search', 'sneak', 'swagger', 'pickaxe'];

export default [
  ...both('a gap in the row stays empty until the turn ends', ['row-slot-empty'], {
    given: {
      row: ['tattle', 'ladder', 'orc-grunt', 'sneak', 'swagger', 'pickaxe'],
      dungeonDeck: ['elven-cloak', 'brilliance', 'dead-run', '...'],
      turn: { skill: 9, swords: 9 },
    },
    do: [
      'acquire tattle',
      'use ladder',
      'fight orc-grunt',
      {
        expect: {
          state: { row: [null, null, null, 'sneak', 'swagger', 'pickaxe'] },
          refused: {
            'acquire slot 1': 'row-slot-empty',
            'use slot 2': 'row-slot-empty',
            'fight slot 3': 'row-slot-empty',
          },
          noEvents: [{ type: 'arrived' }],
        },
      },
      'end turn',
    ],
    expect: {
      state: { row: ['elven-cloak', 'brilliance', 'dead-run', 'sneak', 'swagger', 'pickaxe'], active: 'yellow' },
      events: [
        { type: 'arrived', card: 'elven-cloak', slot: 1 },
        { type: 'arrived', card: 'brilliance', slot: 2 },
        { type: 'arrived', card: 'dead-run', slot: 3 },
      ],
    },
  }),
  ...both('a full row gets no new card at the end of the turn', ['row-slot-empty'], {
    given: { row: ['tattle', 'search', 'ogre', 'sneak', 'swagger', 'pickaxe'], dungeonDeck: ['orc-grunt', '...'] },
    do: ['end turn'],
    expect: {
      state: { row: ['tattle', 'search', 'ogre', 'sneak', 'swagger', 'pickaxe'] },
      noEvents: [{ type: 'arrived' }, { type: 'attacked' }],
    },
  }),
  ...both('acquiring from the reserve leaves no gap in the row', ['row-slot-empty'], {
    given: { dungeonDeck: ['orc-grunt', '...'], turn: { skill: 5 } },
    do: ['acquire mercenary', 'acquire explore', 'end turn'],
    expect: { noEvents: [{ type: 'arrived' }] },
  }),

  ...both('a new card with the dragon’s symbol sets off an attack', ['dragon-attack-trigger'], {
    given: { row: GAP, dungeonDeck: ['orc-grunt', '...'] },
    do: ['end turn'],
    expect: { events: [{ type: 'arrived', card: 'orc-grunt' }, { type: 'attacked' }, { type: 'turn-ended' }] },
  }),
  ...both('new cards without the symbol set off no attack', ['dragon-attack-trigger'], {
    given: { row: GAP, clank: { red: 4 }, dungeonDeck: ['brilliance', '...'] },
    do: ['end turn'],
    expect: { state: { clank: { red: 4 } }, events: [{ type: 'arrived' }], noEvents: [{ type: 'attacked' }] },
  }),
  ...both('symbols that already lie in the row do nothing', ['dragon-attack-trigger'], {
    given: {
      row: [null, 'orc-grunt', 'ogre', 'kobold', 'sapphire', 'ruby'],
      clank: { red: 4 },
      dungeonDeck: ['brilliance', '...'],
    },
    do: ['end turn'],
    expect: { state: { clank: { red: 4 } }, noEvents: [{ type: 'attacked' }] },
  }),
  ...both('several new symbols make one attack', ['dragon-attack-trigger'], {
    given: {
      row: [null, null, null, 'sneak', 'swagger', 'pickaxe'],
      rage: 1,
      clank: { red: 3 },
      dungeonDeck: ['orc-grunt', 'sapphire', 'ogre', '...'],
      chance: { cubes: ['black', 'red'] },
    },
    do: ['end turn', { expect: { events: [{ type: 'attacked', cubes: ['black', 'red'] }] } }],
    expect: { state: { players: [{ damage: 1 }, {}], bag: { red: 2, black: 23 } } },
  }),
  ...both('a symbol is of no matter when its card leaves the row', ['dragon-attack-trigger'], {
    given: {
      row: ['orc-grunt', 'sapphire', 'search', 'sneak', 'swagger', 'pickaxe'],
      dungeonDeck: ['brilliance', 'dead-run', '...'],
      turn: { skill: 4, swords: 2 },
    },
    do: ['fight orc-grunt', 'acquire sapphire', 'end turn'],
    expect: { state: { clank: { red: 2 } }, noEvents: [{ type: 'attacked' }] },
  }),

  ...both('an attack first puts all cubes of the clank area into the bag', ['attack-bag'], {
    given: {
      row: GAP,
      rage: 1,
      clank: { red: 3, yellow: 2 },
      bag: { red: 1 },
      dungeonDeck: ['orc-grunt', '...'],
      chance: { cubes: ['black', 'black'] },
    },
    do: ['end turn'],
    expect: { state: { clank: { red: 0, yellow: 0 }, bag: { red: 4, yellow: 2, black: 22 } } },
  }),
  ...both('clank just swept in can be drawn by the same attack', ['attack-bag'], {
    given: {
      row: GAP,
      rage: 1,
      clank: { yellow: 2 },
      dungeonDeck: ['orc-grunt', '...'],
      chance: { cubes: ['yellow', 'yellow'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{ damage: 0 }, { damage: 2 }], clank: { yellow: 0 }, bag: { yellow: 0, black: 24 } } },
  }),

  ...[2, 2, 3, 3, 4, 4, 5].map((draws, space) =>
    clank(`on space ${space + 1} of the rage track an attack draws ${draws} cubes`, ['attack-draw'], {
      given: {
        row: GAP,
        rage: space + 1,
        dungeonDeck: ['orc-grunt', '...'],
        chance: { cubes: ['black', 'black', 'black', 'black', 'black', 'black'].slice(0, draws) },
      },
      do: ['end turn'],
      expect: { state: { bag: { black: 24 - draws } }, events: [{ type: 'attacked', extra: 0, danger: 0 }] },
    }),
  ),
  ...both('cubes not drawn stay in the bag for later attacks', ['attack-draw'], {
    given: {
      players: [{}, { hand: ['explore'] }],
      row: GAP,
      rage: 1,
      clank: { red: 3 },
      dungeonDeck: ['orc-grunt', 'ogre', '...'],
      chance: { cubes: ['red', 'black', 'red', 'red'] },
    },
    do: [
      'end turn',
      { expect: { state: { players: [{ damage: 1 }, {}], bag: { red: 2, black: 23 } } } },
      'play explore',
      'acquire sneak',
      'end turn',
    ],
    expect: { state: { players: [{ damage: 3 }, {}], bag: { red: 0, black: 23 } } },
  }),

  ...both('black cubes hurt nobody and are set aside', ['black-cubes-aside'], {
    given: {
      row: GAP,
      rage: 3,
      bag: { red: 1, yellow: 1, black: 10 },
      dungeonDeck: ['orc-grunt', '...'],
      chance: { cubes: ['black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: {
        players: [{ damage: 0 }, { damage: 0 }],
        bag: { red: 1, yellow: 1, black: 7 },
        aside: { red: 0, yellow: 0, black: 17 },
      },
      noEvents: [{ type: 'damaged' }],
    },
  }),
  ...both('black cubes set aside do not come back with the next attack', ['black-cubes-aside'], {
    given: {
      players: [{}, { hand: ['explore'] }],
      row: GAP,
      rage: 1,
      bag: { black: 3 },
      clank: { red: 1 },
      dungeonDeck: ['orc-grunt', 'ogre', '...'],
      chance: { cubes: ['black', 'black', 'red', 'black'] },
    },
    do: ['end turn', 'play explore', 'acquire sneak', 'end turn'],
    expect: {
      state: { players: [{ damage: 1 }, {}], bag: { red: 0, black: 0 }, aside: { black: 24 } },
      events: [
        { type: 'attacked', cubes: ['black', 'black'] },
        { type: 'attacked', cubes: ['red', 'black'] },
      ],
    },
  }),

  ...both('a coloured cube drawn is one damage to its owner and lies on the health meter', ['attack-damage'], {
    given: {
      players: [{ damage: 2 }, { damage: 0 }],
      row: GAP,
      rage: 5,
      clank: { red: 3, yellow: 2 },
      dungeonDeck: ['orc-grunt', '...'],
      chance: { cubes: ['red', 'yellow', 'black', 'red'] },
    },
    do: ['end turn'],
    expect: {
      state: {
        players: [
          { damage: 4, cubes: 25 },
          { damage: 1, cubes: 28 },
        ],
        bag: { red: 1, yellow: 1, black: 23 },
        aside: { red: 0, yellow: 0, black: 1 },
      },
      events: [
        { type: 'damaged', seat: 'red', damage: 3 },
        { type: 'damaged', seat: 'yellow', damage: 1 },
        { type: 'damaged', seat: 'red', damage: 4 },
      ],
    },
  }),
  ...both(
    'the booklet’s attack: two symbols, fifth space, one black, one green, two yellow',
    ['dragon-attack-trigger', 'attack-draw', 'attack-damage'],
    {
      seats: 3,
      given: {
        active: 'yellow',
        row: [null, null, null, 'sneak', 'swagger', 'pickaxe'],
        rage: 5,
        clank: { red: 1, yellow: 3, green: 2 },
        dungeonDeck: ['orc-grunt', 'sapphire', 'brilliance', '...'],
        chance: { cubes: ['black', 'green', 'yellow', 'yellow'] },
      },
      do: ['end turn'],
      expect: {
        state: {
          active: 'green',
          players: [{ damage: 0 }, { damage: 2 }, { damage: 1 }],
          clank: { red: 0, yellow: 0, green: 0 },
          bag: { red: 1, yellow: 1, green: 1, black: 23 },
        },
        events: [{ type: 'attacked', cubes: ['black', 'green', 'yellow', 'yellow'] }],
      },
    },
  ),

  clank('an artifact taken moves the dragon marker one space up', ['rage-on-artifact'], {
    given: { players: [{ room: '16' }], rage: 3, turn: { boots: 1 } },
    do: ['walk 21', { expect: { state: { rage: 3 } } }, 'take artifact'],
    expect: { state: { players: [{ tokens: ['artifact-7'] }, {}], rage: 4 }, events: [{ type: 'raged' }] },
  }),
  clank('the attack at the end of the same turn draws by the new space', ['rage-on-artifact', 'attack-draw'], {
    given: {
      players: [{ room: '16' }],
      row: GAP,
      rage: 2,
      dungeonDeck: ['orc-grunt', '...'],
      turn: { boots: 1 },
      chance: { cubes: ['black', 'black', 'black'] },
    },
    do: ['walk 21', 'take artifact', 'end turn'],
    expect: {
      state: { rage: 3, bag: { black: 21 } },
      events: [{ type: 'attacked', cubes: ['black', 'black', 'black'] }],
    },
  }),
  clank('a second artifact moves the marker again', ['rage-on-artifact'], {
    given: { players: [{ room: '16', tokens: ['artifact-5', 'backpack'] }], rage: 4, turn: { boots: 1 } },
    do: ['walk 21', 'take artifact'],
    expect: { state: { rage: 5 } },
  }),
  clank('secrets, idols and purchases do not move the marker', ['rage-on-artifact'], {
    given: {
      players: [
        { room: '21', gold: 7 },
        { room: '30', hand: ['explore', 'sidestep'] },
      ],
      rooms: { '20': ['treasure', 'treasure'] },
      rage: 3,
      turn: { boots: 1 },
    },
    do: [
      'walk 20',
      'take minor-secret',
      'buy crown',
      'end turn',
      'play explore',
      'play sidestep',
      'walk 24',
      'take monkey-idol',
    ],
    expect: { state: { players: [{ gold: 2 }, { tokens: ['monkey-idol'] }], rage: 3 }, noEvents: [{ type: 'raged' }] },
  }),
];
