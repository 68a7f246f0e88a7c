import { both, clank } from '../scenario.ts';

const GEMS = [
  ['Sapphire', 'sapphire', 4],
  ['Emerald', 'emerald', 5],
  ['Ruby', 'ruby', 6],
  ['Diamond', 'diamond', 8],
  ["Dragon's Eye", 'dragons-eye', 5],
] as const;

const gems = GEMS.flatMap(([name, id, cost]) => [
  clank(`${name}: makes two clank when acquired`, [], {
    given: { players: [{ room: '17' }], row: [id, null, null, null, null, null], turn: { skill: cost } },
    do: [`acquire ${id}`],
    expect: { state: { players: [{ hand: [], discard: [id] }, {}], clank: { red: 2, yellow: 0 }, turn: { skill: 0 } } },
  }),
  clank(`${name}: draws a card and makes no clank when played`, ['acquire-effect-once'], {
    given: { players: [{ hand: [id], deck: ['explore', '...'] }] },
    do: [`play ${id}`],
    expect: { state: { players: [{ hand: ['explore'], play: [id] }, {}], clank: { red: 0 } } },
  }),
  clank(`${name}: is a gem, for which the Gem Collector takes 2 skill off`, [], {
    given: {
      players: [{ hand: ['gem-collector'], room: '17' }],
      row: [id, null, null, null, null, null],
      turn: { skill: cost - 4 },
    },
    do: ['play gem-collector', `acquire ${id}`],
    expect: { state: { players: [{ discard: [id] }, {}], turn: { skill: 0 } } },
  }),
]);

/** Gems and devices. */
export default [
  ...gems,
  clank("Dragon's Eye: is acquired in the depths only", ['deep-only'], {
    given: {
      players: [{ room: '13' }],
      row: ['dragons-eye', null, null, null, null, null],
      turn: { skill: 5, teleports: 1 },
    },
    do: [{ expect: { refused: { 'acquire dragons-eye': 'deep-only' } } }, 'teleport 17', 'acquire dragons-eye'],
    expect: { state: { players: [{ discard: ['dragons-eye'] }, {}] } },
  }),
  clank("Dragon's Eye: counts 10 points with a mastery token", ['mastery-token', 'score-cards'], {
    given: {
      players: [{ room: '02', tokens: ['artifact-5'], discard: ['dragons-eye'] }, { status: 'lost' }],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [5 + 20 + 10, 0] } },
  }),
  clank("Dragon's Eye: counts nothing for one who was rescued", ['rescued', 'score-cards'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5'], discard: ['dragons-eye'] },
        { status: 'left', tokens: ['artifact-7', 'mastery-token'] },
      ],
      countdown: { seat: 'yellow', space: 4 },
    },
    do: ['end turn'],
    expect: { result: { scores: [5, 7 + 20] }, state: { players: [{ status: 'rescued' }, {}] } },
  }),
  ...both('Dragon Shrine: one choice is 2 gold', ['device-immediate'], {
    given: {
      players: [{ hand: ['burgle'] }],
      row: ['dragon-shrine', null, null, null, null, null],
      turn: { skill: 3 },
    },
    do: ['play burgle', 'use dragon-shrine', { expect: { options: ['choose 1', 'choose 2'] } }, 'choose 1'],
    expect: {
      state: {
        players: [{ gold: 2, discard: [] }, {}],
        row: [null, null, null, null, null, null],
        dungeonDiscard: ['dragon-shrine'],
        trashed: [],
        turn: { skill: 0 },
      },
    },
  }),
  ...both('Dragon Shrine: the other choice trashes a card in play', ['trash-zones', 'trash-for-good'], {
    given: {
      players: [{ hand: ['burgle', 'stumble', 'sidestep'], discard: ['explore'] }],
      row: ['dragon-shrine', null, null, null, null, null],
      turn: { skill: 4 },
    },
    do: [
      ...['play burgle', 'play stumble', 'use dragon-shrine', 'choose 2'],
      {
        expect: {
          options: ['trash burgle from play', 'trash stumble from play', 'trash explore from discard'],
          refused: { 'trash sidestep': 'trash-zones' },
        },
      },
      'trash stumble',
    ],
    expect: { state: { players: [{ play: ['burgle'], discard: ['explore'], gold: 0 }, {}], trashed: ['stumble'] } },
  }),
  ...both('Dragon Shrine: a card of the discard pile may be trashed, even one just acquired', ['trash-zones'], {
    given: {
      players: [{ hand: ['burgle'] }],
      row: ['dragon-shrine', null, null, null, null, null],
      turn: { skill: 7 },
    },
    do: ['play burgle', 'acquire explore', 'use dragon-shrine', 'choose 2', 'trash explore from discard'],
    expect: { state: { players: [{ play: ['burgle'], discard: [] }, {}], trashed: ['explore'] } },
  }),
  ...both('Dragon Shrine: without a card to trash it gives the gold', ['choice-possible'], {
    given: { row: ['dragon-shrine', null, null, null, null, null], turn: { skill: 4 } },
    do: ['use dragon-shrine'],
    expect: { asked: { ask: 'turn' }, state: { players: [{ gold: 2 }, {}] } },
  }),
  ...both('Dragon Shrine: each one in the row adds a cube to an attack', ['danger'], {
    given: {
      players: [{ hand: ['mister-whiskers'] }],
      row: ['dragon-shrine', 'dragon-shrine', 'ladder', null, null, null],
      rage: 1,
      chance: { cubes: ['black', 'black', 'black', 'black'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { events: [{ type: 'attacked', danger: 2, cubes: ['black', 'black', 'black', 'black'] }] },
  }),
  ...both('Dragon Shrine: once used it is no danger any more', ['danger'], {
    given: {
      players: [{ hand: ['mister-whiskers'] }],
      row: ['dragon-shrine', 'ladder', null, null, null, null],
      turn: { skill: 4 },
    },
    do: ['use dragon-shrine', 'play mister-whiskers', 'choose 1'],
    expect: { events: [{ type: 'attacked', danger: 0, cubes: ['black', 'black', 'black'] }] },
  }),
  ...both('Ladder: gives two boots at once, and is gone', ['device-immediate'], {
    given: { row: ['ladder', null, null, null, null, null], turn: { skill: 3 } },
    do: ['use ladder'],
    expect: {
      state: {
        players: [{ discard: [] }, {}],
        row: [null, null, null, null, null, null],
        dungeonDiscard: ['ladder'],
        turn: { skill: 0, boots: 2 },
      },
    },
  }),
  ...both('Ladder: cannot be acquired', ['acquire-what'], {
    given: { row: ['ladder', null, null, null, null, null], turn: { skill: 3 } },
    expect: { refused: { 'acquire ladder': 'acquire-what', 'fight ladder': 'fight-what' } },
  }),
  ...both('Shrine: three black cubes return to the bag when it arrives', ['shrine-arrive'], {
    given: {
      row: [null, 'ladder', 'ladder', 'search', 'search', 'tattle'],
      dungeonDeck: ['shrine', '...'],
      aside: { black: 5 },
    },
    do: ['end turn'],
    expect: { events: [{ type: 'cubes-returned', count: 3 }], state: { aside: { black: 2 }, bag: { black: 22 } } },
  }),
  ...both('Shrine: only black cubes return, and no more than were set aside', ['shrine-arrive', 'spent-cubes-aside'], {
    given: {
      row: [null, 'ladder', 'ladder', 'search', 'search', 'tattle'],
      dungeonDeck: ['shrine', '...'],
      aside: { red: 2, black: 1 },
    },
    do: ['end turn'],
    expect: { state: { aside: { red: 2, black: 0 }, bag: { red: 0, black: 24 } }, noEvents: [{ type: 'attacked' }] },
  }),
  ...both('Shrine: returns nothing while all black cubes are in the bag', ['shrine-arrive'], {
    given: { row: [null, 'ladder', 'ladder', 'search', 'search', 'tattle'], dungeonDeck: ['shrine', '...'] },
    do: ['end turn'],
    expect: { noEvents: [{ type: 'cubes-returned' }], state: { bag: { black: 24 } } },
  }),
  ...both('Shrine: the cubes return when it replaces a card, too', ['replacement-arrives'], {
    given: {
      players: [{ hand: ['treasure-hunter'] }],
      row: ['ladder', null, null, null, null, null],
      dungeonDeck: ['shrine', '...'],
      aside: { black: 4 },
    },
    do: ['play treasure-hunter'],
    expect: { state: { row: ['shrine', null, null, null, null, null], aside: { black: 1 }, bag: { black: 23 } } },
  }),
  ...both('Shrine: one choice is 1 gold', ['device-immediate'], {
    given: { players: [{ damage: 2 }], row: ['shrine', null, null, null, null, null], turn: { skill: 2 } },
    do: ['use shrine', 'choose 1'],
    expect: { state: { players: [{ gold: 1, damage: 2 }, {}], dungeonDiscard: ['shrine'], turn: { skill: 0 } } },
  }),
  ...both('Shrine: the other choice heals one damage', ['heal-cubes'], {
    given: { players: [{ damage: 2 }], row: ['shrine', null, null, null, null, null], turn: { skill: 2 } },
    do: ['use shrine', 'choose 2'],
    expect: { state: { players: [{ gold: 0, damage: 1, cubes: 29 }, {}], turn: { skill: 0 } } },
  }),
  ...both('Shrine: used three times in a turn when three lie in the row', ['actions-repeat'], {
    given: { row: ['shrine', 'shrine', 'shrine', null, null, null], turn: { skill: 6 } },
    do: [...['use shrine', 'choose 1', 'use shrine', 'choose 1', 'use shrine', 'choose 1']],
    expect: {
      state: { players: [{ gold: 3 }, {}], dungeonDiscard: ['shrine', 'shrine', 'shrine'], turn: { skill: 0 } },
    },
  }),
  clank('Teleporter: gives a teleport, through a lock for instance', ['device-immediate', 'teleport-free'], {
    given: {
      players: [{ room: '04' }],
      row: ['teleporter', null, null, null, null, null],
      rooms: { '09': [] },
      turn: { skill: 4 },
    },
    do: ['use teleporter', { expect: { state: { turn: { skill: 0, teleports: 1 } } } }, 'teleport 09'],
    expect: { state: { players: [{ room: '09' }, {}], dungeonDiscard: ['teleporter'], turn: { teleports: 0 } } },
  }),
  clank('The Vault: is used in the depths only', ['deep-only'], {
    given: { players: [{ room: '16' }], row: ['the-vault', null, null, null, null, null], turn: { skill: 9 } },
    expect: { refused: { 'use the-vault': 'deep-only' }, without: ['use the-vault'] },
  }),
  clank('The Vault: gives 5 gold and makes three clank', ['device-immediate'], {
    given: { players: [{ room: '17' }], row: ['the-vault', null, null, null, null, null], turn: { skill: 3 } },
    do: ['use the-vault'],
    expect: {
      state: { players: [{ gold: 5 }, {}], clank: { red: 3 }, dungeonDiscard: ['the-vault'], turn: { skill: 0 } },
    },
  }),
];
