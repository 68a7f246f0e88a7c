import { both, clank } from '../scenario.ts';

/** One of each: blue cards, devices and monsters. */
const MIXED = ['tattle', 'search', 'ladder', 'shrine', 'ogre', 'orc-grunt'];

export default [
  ...both('only the player whose turn it is can act', ['not-your-turn'], {
    seats: 3,
    given: { players: [{ hand: ['burgle'] }, { hand: ['burgle'] }, { hand: ['burgle'] }] },
    do: [
      {
        expect: {
          asked: { seat: 'red', ask: 'turn' },
          refused: {
            'yellow: play burgle': 'not-your-turn',
            'green: play burgle': 'not-your-turn',
            'yellow: end turn': 'not-your-turn',
          },
        },
      },
      'red: play burgle',
      'red: end turn',
    ],
    expect: {
      asked: { seat: 'yellow', ask: 'turn' },
      options: ['play burgle'],
      refused: { 'red: play burgle': 'not-your-turn', 'green: play burgle': 'not-your-turn' },
    },
  }),
  ...both('a question is answered by nobody but the player it is put to', ['not-your-turn'], {
    given: { players: [{ hand: ['sleight-of-hand', 'burgle'] }, { hand: ['burgle'] }] },
    do: ['play sleight-of-hand'],
    expect: {
      asked: { seat: 'red', ask: 'discard' },
      refused: { 'yellow: discard burgle': 'not-your-turn', 'yellow: decline': 'not-your-turn' },
    },
  }),
  clank('what effects ask is not chosen out of turn', ['when-asked'], {
    given: { players: [{ room: '03' }] },
    expect: {
      refused: { 'choose 1': 'when-asked', 'replace brilliance': 'when-asked', 'reach 04 minor-secret': 'when-asked' },
    },
  }),
  clank('a question is answered before anything else is done', ['answer-first'], {
    given: {
      players: [{ hand: ['sleight-of-hand', 'burgle', 'burgle'] }],
      turn: { skill: 3, swords: 2, boots: 1 },
    },
    do: [
      { expect: { options: ['play burgle', 'acquire explore', 'fight goblin', 'walk 02'] } },
      'play sleight-of-hand',
      {
        expect: {
          asked: { seat: 'red', ask: 'discard' },
          without: ['play burgle', 'end turn'],
          refused: {
            'play burgle': 'answer-first',
            'acquire explore': 'answer-first',
            'fight goblin': 'answer-first',
            'walk 02': 'answer-first',
            'end turn': 'answer-first',
          },
        },
      },
      'decline',
    ],
    expect: {
      asked: { seat: 'red', ask: 'turn' },
      options: ['play burgle', 'acquire explore', 'fight goblin', 'walk 02'],
    },
  }),
  clank('the token question comes before buying and walking on', ['answer-first', 'token-timing'], {
    given: { players: [{ room: '21', gold: 7 }], turn: { boots: 2 } },
    do: [
      'walk 20',
      {
        expect: {
          asked: { seat: 'red', ask: 'arrive-in-room' },
          refused: { 'buy crown': 'answer-first', 'walk 27': 'answer-first', 'end turn': 'answer-first' },
        },
      },
      'decline',
    ],
    expect: { options: ['buy crown', 'walk 27', 'end turn'] },
  }),
  clank('cards and actions come in any order', ['actions-repeat'], {
    given: { players: [{ hand: ['explore', 'sidestep', 'mercenary'] }] },
    do: ['play explore', 'walk 02', 'acquire mercenary', 'play sidestep', 'walk 03', 'play mercenary', 'fight goblin'],
    expect: {
      state: {
        players: [{ room: '03', gold: 1, discard: ['mercenary'] }, {}],
        turn: { skill: 1, swords: 0, boots: 0 },
      },
      options: ['end turn'],
    },
  }),
  clank('an action is repeated as long as it can be paid for', ['actions-repeat'], {
    given: { players: [{ room: '02' }], turn: { skill: 7, boots: 3 } },
    do: ['acquire mercenary', 'acquire mercenary', 'walk 03', 'acquire mercenary', 'walk 02', 'walk 03'],
    expect: {
      state: {
        players: [{ room: '03', discard: ['mercenary', 'mercenary', 'mercenary'] }, {}],
        turn: { skill: 1, boots: 0 },
      },
      refused: { 'acquire mercenary': 'acquire-cost', 'walk 02': 'boots-needed' },
    },
  }),
  clank('the booklet’s example of a turn', ['actions-repeat', 'resources', 'negative-clank-carry'], {
    given: {
      players: [{ room: '03', hand: ['stumble', 'move-silently', 'mercenary', 'burgle', 'burgle'] }],
      row: ['orc-grunt', 'kobold-merchant', 'search', 'sneak', 'swagger', 'pickaxe'],
    },
    do: [
      'play stumble',
      'play move-silently',
      'play mercenary',
      'play burgle',
      'play burgle',
      'walk 08',
      'fight orc-grunt',
      'acquire kobold-merchant',
    ],
    expect: {
      state: {
        players: [{ room: '08', gold: 3, discard: ['kobold-merchant'] }, {}],
        dungeonDiscard: ['orc-grunt'],
        clank: { red: 0 },
        turn: { cancel: 1, skill: 0, swords: 0, boots: 1 },
      },
      refused: { 'walk 03': 'crystal-cave-stops-boots' },
    },
  }),
  clank('no action is compulsory', ['actions-repeat'], {
    given: { turn: { skill: 9, swords: 9, boots: 9 } },
    do: ['end turn'],
    expect: { state: { active: 'yellow', players: [{ room: '01', discard: [] }, {}] } },
  }),

  ...both('blue cards of the row and yellow ones of the reserve are acquired', ['acquire-what'], {
    given: { row: MIXED, turn: { skill: 14 } },
    do: ['acquire tattle', 'acquire mercenary', 'acquire search', 'acquire explore'],
    expect: {
      state: {
        players: [{ discard: ['tattle', 'mercenary', 'search', 'explore'] }, {}],
        reserve: { mercenary: 14, explore: 14, 'secret-tome': 12 },
        turn: { skill: 2 },
      },
    },
  }),
  ...both('devices and monsters are not acquired', ['acquire-what'], {
    given: { row: MIXED, turn: { skill: 20, swords: 20 } },
    expect: {
      without: ['acquire ladder', 'acquire shrine', 'acquire ogre', 'acquire orc-grunt'],
      refused: {
        'acquire ladder': 'acquire-what',
        'acquire shrine': 'acquire-what',
        'acquire ogre': 'acquire-what',
        'acquire orc-grunt': 'acquire-what',
      },
    },
  }),
  ...both('acquiring takes exactly the skill that the card costs', ['acquire-cost'], {
    given: { turn: { skill: 8 } },
    do: ['acquire brilliance', { expect: { state: { turn: { skill: 2 } } } }, 'acquire mercenary'],
    expect: { state: { turn: { skill: 0 } }, refused: { 'acquire mercenary': 'acquire-cost' } },
  }),
  ...both('one skill too few acquires nothing', ['acquire-cost'], {
    given: { turn: { skill: 6 } },
    expect: {
      options: ['acquire brilliance', 'acquire explore'],
      without: ['acquire amulet-of-vigor', 'acquire secret-tome'],
      refused: { 'acquire amulet-of-vigor': 'acquire-cost', 'acquire secret-tome': 'acquire-cost' },
    },
  }),
  ...both('neither swords, boots nor gold pay for a card', ['acquire-cost'], {
    given: { players: [{ gold: 50 }], turn: { skill: 1, swords: 9, boots: 9 } },
    expect: { refused: { 'acquire mercenary': 'acquire-cost', 'acquire dead-run': 'acquire-cost' } },
  }),

  ...both('only a device is used', ['use-what'], {
    given: { row: MIXED, turn: { skill: 20, swords: 20 } },
    expect: {
      options: ['use ladder', 'use shrine'],
      without: ['use tattle', 'use ogre'],
      refused: { 'use tattle': 'use-what', 'use ogre': 'use-what' },
    },
  }),
  ...both('using a device takes exactly the skill that it costs', ['use-cost'], {
    given: { row: MIXED, turn: { skill: 5 } },
    do: ['use ladder'],
    expect: { state: { turn: { skill: 2 } }, options: ['use shrine'] },
  }),
  ...both('one skill too few uses no device, whatever gold and swords there are', ['use-cost'], {
    given: { players: [{ gold: 20 }], row: MIXED, turn: { skill: 2, swords: 9 } },
    expect: { options: ['use shrine'], without: ['use ladder'], refused: { 'use ladder': 'use-cost' } },
  }),
  ...both('a device acts at once and goes to the dungeon’s discard pile', ['device-immediate'], {
    given: { row: MIXED, dungeonDiscard: ['kobold'], turn: { skill: 9 } },
    do: ['use ladder'],
    expect: {
      state: {
        players: [{ hand: [], discard: [], play: [] }, {}],
        row: ['tattle', 'search', null, 'shrine', 'ogre', 'orc-grunt'],
        dungeonDiscard: ['kobold', 'ladder'],
        turn: { boots: 2 },
      },
      without: ['use ladder'],
      noEvents: [{ type: 'acquired' }],
    },
  }),
  ...both('a device is used once for each copy in the row', ['device-immediate'], {
    given: { row: ['ladder', 'ladder', 'tattle', 'search', 'sneak', 'swagger'], turn: { skill: 9 } },
    do: ['use ladder', { expect: { options: ['use ladder'] } }, 'use ladder'],
    expect: {
      state: { row: [null, null, 'tattle', 'search', 'sneak', 'swagger'], turn: { skill: 3, boots: 4 } },
      without: ['use ladder'],
    },
  }),

  ...both('only a monster is fought', ['fight-what'], {
    given: { row: MIXED, turn: { skill: 20, swords: 20 } },
    expect: {
      options: ['fight ogre', 'fight orc-grunt', 'fight goblin'],
      without: ['fight tattle', 'fight ladder'],
      refused: { 'fight tattle': 'fight-what', 'fight ladder': 'fight-what' },
    },
  }),
  ...both('defeating a monster takes exactly its swords', ['fight-swords'], {
    given: { row: MIXED, turn: { swords: 4 } },
    do: ['fight ogre'],
    expect: { state: { turn: { swords: 1 } }, refused: { 'fight orc-grunt': 'fight-swords' } },
  }),
  ...both('one sword too few defeats no monster, whatever the skill', ['fight-swords'], {
    given: { row: MIXED, turn: { skill: 9, swords: 2 } },
    expect: { options: ['fight orc-grunt'], without: ['fight ogre'], refused: { 'fight ogre': 'fight-swords' } },
  }),
  ...both('a defeated monster gives its reward and goes to the dungeon’s discard pile', ['fight-reward'], {
    given: { players: [{ gold: 1 }], row: MIXED, turn: { swords: 2 } },
    do: ['fight orc-grunt'],
    expect: {
      state: {
        players: [{ gold: 4, discard: [], damage: 0 }, {}],
        row: ['tattle', 'search', 'ladder', 'shrine', 'ogre', null],
        dungeonDiscard: ['orc-grunt'],
      },
      events: [
        { type: 'defeated', card: 'orc-grunt', slot: 6 },
        { type: 'gold-gained', amount: 3 },
      ],
      without: ['fight orc-grunt'],
    },
  }),
  ...both('all parts of a reward are carried out, unwelcome ones too', ['fight-reward'], {
    given: { row: ['belcher', 'kobold', 'tattle', 'search', 'sneak', 'swagger'], turn: { skill: 1, swords: 3 } },
    do: ['fight belcher', 'fight kobold', 'acquire sneak'],
    expect: {
      state: {
        players: [{ gold: 4, discard: ['sneak'] }, {}],
        clank: { red: 2 },
        dungeonDiscard: ['belcher', 'kobold'],
        turn: { skill: 0, swords: 0 },
      },
    },
  }),
  ...both('the goblin is fought again and again and pays each time', ['goblin'], {
    given: { turn: { swords: 7 }, dungeonDeck: ['tattle', '...'] },
    do: ['fight goblin', 'fight goblin', 'fight goblin'],
    expect: {
      state: {
        players: [{ gold: 3, discard: [], damage: 0 }, { gold: 0 }],
        row: ['amulet-of-vigor', 'boots-of-swiftness', 'bracers-of-agility', 'brilliance', 'dead-run', 'elven-boots'],
        dungeonDiscard: [],
        turn: { swords: 1 },
      },
      refused: { 'fight goblin': 'fight-swords' },
    },
  }),
  ...both('a goblin defeated by one player is there for the next', ['goblin'], {
    given: { players: [{}, { hand: ['mercenary'] }], turn: { swords: 2 } },
    do: ['fight goblin', 'end turn', 'play mercenary', 'fight goblin'],
    expect: { state: { active: 'yellow', players: [{ gold: 1 }, { gold: 1 }] } },
  }),

  clank('items are bought only in a market room', ['market-room'], {
    given: { players: [{ room: '18', gold: 14 }], rooms: { '18': [] }, turn: { boots: 2 } },
    do: [
      { expect: { without: ['buy crown'], refused: { 'buy crown': 'market-room', 'buy backpack': 'market-room' } } },
      'walk 26',
      'buy backpack',
      'walk 18',
    ],
    expect: {
      state: { players: [{ gold: 7, tokens: ['backpack'] }, {}] },
      refused: { 'buy crown': 'market-room' },
    },
  }),
  clank('starting the turn in a market room is enough to buy', ['market-room'], {
    given: { players: [{ room: '20', gold: 7 }] },
    do: ['buy master-key'],
    expect: { state: { players: [{ gold: 0, tokens: ['master-key'] }, {}], market: { 'master-key': 1 } } },
  }),
  clank('on the dusk side room 19 above the depths is a market and room 20 is none', ['market-room'], {
    options: { board: 'dusk' },
    given: {
      players: [
        { room: '19', gold: 7 },
        { room: '20', gold: 7 },
      ],
    },
    do: [{ expect: { options: ['buy crown', 'buy backpack', 'buy master-key'] } }, 'end turn'],
    expect: { without: ['buy crown'], refused: { 'buy crown': 'market-room' } },
  }),
  clank('every item costs seven gold', ['market-price'], {
    given: { players: [{ room: '26', gold: 22 }] },
    do: ['buy master-key', 'buy backpack', 'buy crown'],
    expect: {
      state: { players: [{ gold: 1, tokens: ['master-key', 'backpack', 'crown-10'] }, {}] },
      events: [
        { type: 'bought', token: 'master-key', price: 7 },
        { type: 'bought', token: 'backpack', price: 7 },
        { type: 'bought', token: 'crown-10', price: 7 },
      ],
    },
  }),
  clank('six gold buy nothing, whatever the skill', ['market-price'], {
    given: { players: [{ room: '26', gold: 6 }], turn: { skill: 9 } },
    expect: {
      without: ['buy crown'],
      refused: { 'buy crown': 'market-price', 'buy master-key': 'market-price', 'buy backpack': 'market-price' },
    },
  }),
  clank('what is sold out at the market cannot be bought', ['market-stock'], {
    given: { players: [{ room: '26', gold: 21 }], market: { 'master-key': 2, backpack: 1, crown: 0 } },
    do: ['buy backpack'],
    expect: {
      state: { market: { 'master-key': 2, backpack: 0, crown: 0 } },
      options: ['buy master-key'],
      without: ['buy backpack', 'buy crown'],
      refused: { 'buy backpack': 'market-stock', 'buy crown': 'market-stock' },
    },
  }),
  clank('there are two keys, two backpacks and three crowns to buy', ['market-stock'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '34', gold: 56 }] },
    do: ['buy master-key', 'buy master-key', 'buy backpack', 'buy backpack', 'buy crown', 'buy crown', 'buy crown'],
    expect: {
      state: { players: [{ gold: 7 }, {}], market: { 'master-key': 0, backpack: 0, crown: 0 } },
      refused: { 'buy master-key': 'market-stock', 'buy backpack': 'market-stock', 'buy crown': 'market-stock' },
    },
  }),

  ...both('the goblin is a monster: it is neither acquired nor used', ['acquire-what', 'use-what'], {
    given: { turn: { skill: 20 } },
    expect: { refused: { 'acquire goblin': 'acquire-what', 'use goblin': 'use-what' } },
  }),
  ...both('cards of the reserve are neither used nor fought', ['use-what', 'fight-what'], {
    given: { turn: { skill: 20, swords: 20 } },
    expect: { refused: { 'use explore': 'use-what', 'fight mercenary': 'fight-what' } },
  }),
];
