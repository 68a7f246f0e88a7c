import { both, clank } from '../scenario.ts';

export default [
  ...both('each damage takes the next free space of the health meter', ['health-meter'], {
    given: {
      players: [{ damage: 3 }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['ogre', '...'],
      rage: 1,
      clank: { red: 2 },
      chance: { cubes: ['red', 'red'] },
    },
    do: ['end turn'],
    expect: {
      state: { players: [{ damage: 5, status: 'inside' }, { damage: 0 }] },
      events: [
        { type: 'damaged', seat: 'red', damage: 4 },
        { type: 'damaged', seat: 'red', damage: 5 },
      ],
    },
  }),
  ...both('damage of an attack is marked with the cubes drawn, not with cubes of the supply', ['health-meter'], {
    given: {
      players: [{ hand: ['mister-whiskers'], cubes: 20 }],
      rage: 1,
      bag: { red: 3, black: 5 },
      chance: { cubes: ['red', 'black'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { state: { players: [{ damage: 1, cubes: 20 }, {}], bag: { red: 2, black: 4 } } },
  }),
  clank('damage of a tunnel is marked with cubes of the supply', ['tunnel-damage-cubes'], {
    given: { players: [{ room: '10', cubes: 12 }], clank: { red: 3 }, turn: { boots: 1 } },
    do: ['walk 15'],
    expect: { state: { players: [{ room: '15', damage: 1, cubes: 11 }, {}], clank: { red: 3 }, bag: { red: 0 } } },
  }),
  clank('only the monsters for which no sword is spent cost cubes of the supply', ['tunnel-damage-cubes'], {
    given: { players: [{ room: '14' }], rooms: { '19': [] }, turn: { boots: 1, swords: 2 } },
    do: ['walk 19 swords 1'],
    expect: { state: { players: [{ damage: 1, cubes: 29 }, {}], turn: { swords: 1 } } },
  }),
  clank('whoever has nine damage cannot choose to be hurt in a tunnel', ['monster-damage-limit'], {
    given: { players: [{ room: '10', damage: 9 }], turn: { boots: 1 } },
    expect: { without: ['walk 15 swords 0'], refused: { 'walk 15': 'monster-damage-limit' } },
  }),
  clank('whoever has nine damage passes a monster with a sword', ['monster-damage-limit'], {
    given: { players: [{ room: '10', damage: 9 }], turn: { boots: 1, swords: 1 } },
    do: [
      { expect: { without: ['walk 15 swords 0'], refused: { 'walk 15 swords 0': 'monster-damage-limit' } } },
      'walk 15 swords 1',
    ],
    expect: { state: { players: [{ room: '15', damage: 9, status: 'inside' }, {}] } },
  }),
  clank('tunnel damage can fill the health meter up to the ninth space, but no further', ['monster-damage-limit'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '08', damage: 8 }], turn: { boots: 1, swords: 2 } },
    do: [
      { expect: { options: ['walk 09 swords 2'], refused: { 'walk 09 swords 1': 'monster-damage-limit' } } },
      'walk 09 swords 2',
    ],
    expect: { state: { players: [{ damage: 9, status: 'inside' }, {}] }, noEvents: [{ type: 'knocked-out' }] },
  }),
  ...both('a heart puts a cube from the health meter back into the supply', ['heal-cubes'], {
    given: {
      players: [{ damage: 3, cubes: 10 }],
      row: ['cleric-of-the-sun', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      turn: { skill: 3 },
    },
    do: ['acquire cleric-of-the-sun'],
    expect: {
      state: { players: [{ damage: 2, cubes: 11 }, {}], bag: { red: 0 } },
      events: [{ type: 'healed', seat: 'red', amount: 1 }],
    },
  }),
  ...both('healing more than the damage there is heals just that', ['heal-cubes'], {
    given: { players: [{ damage: 1, cubes: 10, tokens: ['potion-of-greater-healing'] }] },
    do: ['drink potion-of-greater-healing'],
    expect: { state: { players: [{ damage: 0, cubes: 11 }, {}] }, events: [{ type: 'healed', amount: 1 }] },
  }),
  ...both('healing without damage does nothing', ['heal-cubes'], {
    given: { players: [{ damage: 0, cubes: 10, tokens: ['potion-of-healing'] }] },
    do: ['drink potion-of-healing'],
    expect: { state: { players: [{ damage: 0, cubes: 10 }, {}] }, noEvents: [{ type: 'healed' }] },
  }),
  ...both('the tenth damage knocks out, the ninth does not', ['knocked-out'], {
    given: {
      players: [{ damage: 9 }, { damage: 8 }],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['ogre', '...'],
      rage: 1,
      clank: { red: 1, yellow: 1 },
      chance: { cubes: ['red', 'yellow'] },
    },
    do: ['end turn'],
    expect: {
      state: {
        players: [
          { damage: 10, status: 'lost' },
          { damage: 9, status: 'inside' },
        ],
      },
      events: [{ type: 'knocked-out', seat: 'red' }],
      noEvents: [{ type: 'knocked-out', seat: 'yellow' }],
    },
  }),
  clank('knocked out with an artifact near the surface, a player is rescued and scores', ['rescued'], {
    given: {
      players: [
        { room: '12', damage: 9, gold: 3, tokens: ['artifact-5'] },
        { status: 'left', tokens: ['artifact-7', 'mastery-token'] },
      ],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['ogre', '...'],
      rage: 3,
      clank: { red: 1 },
      chance: { cubes: ['red', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: { players: [{ status: 'rescued' }, {}] },
      events: [{ type: 'knocked-out', seat: 'red', rescued: true, room: '12' }],
      result: { scores: [8, 27], places: [2, 1], winners: ['yellow'] },
    },
  }),
  clank(
    'knocked out near the surface without an artifact, a player is lost with all the loot',
    ['lost-without-artifact'],
    {
      given: {
        players: [
          { room: '02', damage: 9, gold: 50, tokens: ['chalice', 'monkey-idol', 'crown-10'] },
          { status: 'left', tokens: ['artifact-5', 'mastery-token'] },
        ],
        row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
        dungeonDeck: ['ogre', '...'],
        rage: 2,
        clank: { red: 1 },
        chance: { cubes: ['red', 'black'] },
      },
      do: ['end turn'],
      expect: {
        state: { players: [{ status: 'lost' }, {}] },
        events: [{ type: 'knocked-out', seat: 'red', rescued: false }],
        result: { scores: [0, 25], winners: ['yellow'] },
      },
    },
  ),
  clank('whoever is knocked out before entering the dungeon is lost too', ['lost-without-artifact'], {
    given: {
      players: [{ room: '01', damage: 9, hand: ['mister-whiskers'] }],
      rage: 1,
      clank: { red: 1 },
      chance: { cubes: ['red', 'black'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { state: { players: [{ room: '01', status: 'lost' }, { status: 'inside' }] } },
  }),
  clank('knocked out in the depths, a player is lost even with the best artifact', ['lost-in-depths'], {
    given: {
      players: [
        { room: '17', damage: 9, gold: 50, tokens: ['artifact-30'] },
        { status: 'left', tokens: ['artifact-5', 'mastery-token'] },
      ],
      row: [null, 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['ogre', '...'],
      rage: 3,
      clank: { red: 1 },
      chance: { cubes: ['red', 'black'] },
    },
    do: ['end turn'],
    expect: {
      state: { players: [{ status: 'lost' }, {}] },
      events: [{ type: 'knocked-out', seat: 'red', rescued: false, room: '17' }],
      result: { scores: [0, 25], places: [2, 1], winners: ['yellow'] },
    },
  }),
  clank(
    'on the dusk side the depths begin elsewhere: room 17 still gets its player rescued',
    ['rescued', 'lost-in-depths'],
    {
      options: { board: 'dusk' },
      given: {
        players: [
          { room: '17', damage: 9, tokens: ['artifact-5'], hand: ['mister-whiskers'] },
          { room: '23', damage: 9, tokens: ['artifact-7'] },
        ],
        rage: 3,
        clank: { red: 1, yellow: 1 },
        chance: { cubes: ['red', 'yellow'] },
      },
      do: ['play mister-whiskers', 'choose 1'],
      expect: { state: { players: [{ status: 'rescued' }, { status: 'lost' }] }, result: { winners: ['red'] } },
    },
  ),
  clank('nobody leaves the dungeon without an artifact, on foot or by teleport', ['exit-needs-artifact'], {
    given: { players: [{ room: '02', tokens: ['chalice', 'monkey-idol'] }], turn: { boots: 1, teleports: 1 } },
    expect: {
      options: ['walk 03', 'teleport 03'],
      without: ['walk 01', 'teleport 01'],
      refused: { 'walk 01': 'exit-needs-artifact', 'teleport 01': 'exit-needs-artifact' },
    },
  }),
  clank('with an artifact the way out is open', ['exit-needs-artifact'], {
    given: { players: [{ room: '02', tokens: ['artifact-5'] }], turn: { boots: 1 } },
    do: ['walk 01'],
    expect: { state: { players: [{ room: '01', status: 'left' }, {}] }, events: [{ type: 'left', seat: 'red' }] },
  }),
  clank('getting out of the dungeon earns a mastery token worth 20 points', ['mastery-token'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5'] },
        { status: 'lost', damage: 10 },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: {
      state: { players: [{ tokens: ['artifact-5', 'mastery-token'] }, {}] },
      result: { scores: [25, 0] },
    },
  }),
  clank('a rescued player gets no mastery token', ['mastery-token'], {
    given: {
      players: [{ room: '02', damage: 9, tokens: ['artifact-5'], hand: ['mister-whiskers'] }],
      rage: 2,
      clank: { red: 1 },
      chance: { cubes: ['red', 'black'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { state: { players: [{ status: 'rescued', tokens: ['artifact-5'] }, {}] } },
  }),
];
