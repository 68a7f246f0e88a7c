import { both, clank } from '../scenario.ts';

export default [
  clank('of two secrets lying face down chance picks the one taken', ['minor-secret-pick'], {
    given: {
      players: [{ room: '15' }],
      rooms: { '16': ['treasure', 'dragon-egg'] },
      turn: { boots: 1 },
      chance: { tokens: ['dragon-egg'] },
    },
    do: [
      'walk 16',
      { expect: { options: ['take minor-secret', 'decline'], reveals: { 'take minor-secret': true, decline: false } } },
      'take minor-secret',
    ],
    expect: { state: { players: [{ tokens: ['dragon-egg'], gold: 0 }, {}], rooms: { '16': ['treasure'] } } },
  }),
  clank('chance may as well pick the other secret', ['minor-secret-pick'], {
    given: {
      players: [{ room: '15' }],
      rooms: { '16': ['treasure', 'dragon-egg'] },
      turn: { boots: 1 },
      chance: { tokens: ['treasure'] },
    },
    do: ['walk 16', 'take minor-secret'],
    expect: { state: { players: [{ tokens: [], gold: 2 }, {}], rooms: { '16': ['dragon-egg'] } } },
  }),
  clank('with the option “any time” an artifact can be taken on a later turn', ['artifact-any-time'], {
    options: { artifacts: 'any-time' },
    given: { players: [{ room: '20' }], rage: 3, turn: { boots: 1 } },
    do: [
      'walk 21',
      { expect: { asked: { ask: 'turn' }, options: ['take artifact'] } },
      'end turn',
      'end turn',
      'take artifact',
    ],
    expect: { state: { players: [{ tokens: ['artifact-7'] }, {}], rage: 4 } },
  }),
  clank('with the option “any time” the limit of artifacts still holds', ['artifact-any-time', 'artifact-limit'], {
    options: { artifacts: 'any-time' },
    given: { players: [{ room: '21', tokens: ['artifact-5'] }] },
    expect: { without: ['take artifact'], refused: { 'take artifact': 'artifact-limit' } },
  }),
  clank('with the option “any time” secrets are still taken on arriving only', ['artifact-any-time', 'take-on-entry'], {
    options: { artifacts: 'any-time' },
    given: { players: [{ room: '15' }], turn: { boots: 1 } },
    do: ['walk 16', 'decline'],
    expect: { without: ['take minor-secret'], refused: { 'take minor-secret': 'take-on-entry' } },
  }),
  clank('without that option an artifact left lying cannot be taken later', ['artifact-any-time', 'take-on-entry'], {
    given: { players: [{ room: '20' }], turn: { boots: 1 } },
    do: ['walk 21', 'decline'],
    expect: { without: ['take artifact'], refused: { 'take artifact': 'take-on-entry' } },
  }),
  clank('a Backpack bought in the very room comes in time for the artifact there', ['artifact-after-backpack'], {
    given: { players: [{ room: '26', gold: 7, tokens: ['artifact-5'] }], rage: 2, turn: { boots: 1 } },
    do: [
      'walk 27',
      { expect: { asked: { ask: 'turn' }, refused: { 'take artifact': 'artifact-limit' } } },
      'buy backpack',
      { expect: { asked: { seat: 'red', ask: 'arrive-in-room' }, options: ['take artifact', 'decline'] } },
      'take artifact',
    ],
    expect: { state: { players: [{ tokens: ['artifact-5', 'backpack', 'artifact-10'] }, {}], rage: 3 } },
  }),
  clank(
    'with the option “any time” a Backpack comes in time as well',
    ['artifact-after-backpack', 'artifact-any-time'],
    {
      options: { artifacts: 'any-time' },
      given: { players: [{ room: '26', gold: 7, tokens: ['artifact-5'] }], turn: { boots: 1 } },
      do: [
        'walk 27',
        { expect: { refused: { 'take artifact': 'artifact-limit' } } },
        'buy backpack',
        { expect: { asked: { ask: 'turn' } } },
        'take artifact',
      ],
      expect: { state: { players: [{ tokens: ['artifact-5', 'backpack', 'artifact-10'] }, {}] } },
    },
  ),
  clank('a Backpack bought in another room does not reach back', ['artifact-after-backpack'], {
    given: { players: [{ room: '26', gold: 7, tokens: ['artifact-5'] }], turn: { boots: 2 } },
    do: ['walk 27', 'walk 26', 'buy backpack'],
    expect: { asked: { ask: 'turn' }, state: { players: [{ tokens: ['artifact-5', 'backpack'] }, {}] } },
  }),
  clank(
    'an artifact declined on arriving is not offered again for a Backpack',
    ['artifact-after-backpack', 'take-on-entry'],
    {
      given: { players: [{ room: '26', gold: 7 }], turn: { boots: 1 } },
      do: ['walk 27', 'decline', 'buy backpack'],
      expect: { asked: { ask: 'turn' }, refused: { 'take artifact': 'take-on-entry' } },
    },
  ),
  clank('an artifact declined after buying a Backpack is not offered for a second one', ['artifact-after-backpack'], {
    given: { players: [{ room: '26', gold: 14, tokens: ['artifact-5'] }], turn: { boots: 1 } },
    do: ['walk 27', 'buy backpack', 'decline', 'buy backpack'],
    expect: { asked: { ask: 'turn' }, refused: { 'take artifact': 'take-on-entry' } },
  }),
  clank('on a later turn a Backpack comes too late', ['artifact-after-backpack', 'take-on-entry'], {
    given: { players: [{ room: '27', gold: 7, tokens: ['artifact-5'] }] },
    do: ['buy backpack'],
    expect: { asked: { ask: 'turn' }, refused: { 'take artifact': 'take-on-entry' } },
  }),
  clank('a token is taken before anything is bought, and then the way goes on', ['token-timing'], {
    given: { players: [{ room: '26', gold: 5 }], rooms: { '19': ['treasure'] }, turn: { boots: 2 } },
    do: [
      'walk 19',
      {
        expect: {
          asked: { ask: 'arrive-in-room' },
          refused: { 'buy crown': 'answer-first', 'walk 26': 'answer-first' },
        },
      },
      'take minor-secret',
      'buy crown',
      'walk 26',
    ],
    expect: { state: { players: [{ room: '26', tokens: ['crown-10'] }, {}] } },
  }),
  clank('a secret passed over cannot be taken after buying', ['token-timing', 'take-on-entry'], {
    given: { players: [{ room: '26', gold: 7 }], turn: { boots: 1 } },
    do: ['walk 19', 'decline', 'buy crown'],
    expect: { refused: { 'take minor-secret': 'take-on-entry' } },
  }),
  clank('the Wand of Wind takes a secret from next door, but no idol', ['idol-not-secret'], {
    given: { players: [{ room: '36', hand: ['wand-of-wind'] }], rooms: { '24': ['monkey-idol'], '37': ['chalice'] } },
    do: [
      'play wand-of-wind',
      'choose 2',
      {
        expect: {
          asked: { seat: 'red', ask: 'nearby-secret' },
          options: ['reach 30 minor-secret', 'reach 37 major-secret'],
          without: ['reach 24 monkey-idol'],
        },
      },
      'reach 37 major-secret',
    ],
    expect: { state: { players: [{ room: '36', tokens: ['chalice'] }, {}], rooms: { '24': ['monkey-idol'] } } },
  }),
  clank('where only an idol and an artifact lie next door, the Wand of Wind finds no secret', ['idol-not-secret'], {
    given: { players: [{ room: '30', hand: ['wand-of-wind'] }] },
    do: ['play wand-of-wind'],
    expect: { asked: { ask: 'turn' }, state: { turn: { teleports: 1 } }, refused: { 'choose 2': 'when-asked' } },
  }),
  clank('a monkey idol comes on top of an artifact and does not anger the dragon', ['idol-not-secret'], {
    given: { players: [{ room: '17', tokens: ['artifact-5'] }], rage: 2, turn: { boots: 1, swords: 1 } },
    do: ['walk 24 swords 1', 'take monkey-idol'],
    expect: {
      state: {
        players: [{ tokens: ['artifact-5', 'monkey-idol'] }, {}],
        rage: 2,
        rooms: { '24': ['monkey-idol', 'monkey-idol'] },
      },
    },
  }),
  clank('a monkey idol does not open the way out', ['idol-not-secret'], {
    given: { players: [{ room: '02', tokens: ['monkey-idol'] }], turn: { boots: 1 } },
    expect: { refused: { 'walk 01': 'exit-needs-artifact' } },
  }),
  clank('a monkey idol scores 5 points', ['idol-not-secret'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5', 'monkey-idol'] },
        { status: 'lost', damage: 10 },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [30, 0] } },
  }),
  clank('every market room sells everything that is left', ['market-any-item-anywhere'], {
    given: { players: [{ room: '19', gold: 7 }], rooms: { '20': [], '27': [] }, turn: { boots: 3 } },
    do: [
      { expect: { options: ['buy master-key', 'buy backpack', 'buy crown'] } },
      'walk 26',
      { expect: { options: ['buy master-key', 'buy backpack', 'buy crown'] } },
      'walk 27',
      { expect: { options: ['buy master-key', 'buy backpack', 'buy crown'] } },
      'walk 20',
    ],
    expect: { options: ['buy master-key', 'buy backpack', 'buy crown'] },
  }),
  clank('several items, even alike, can be bought without leaving the market', ['market-many-purchases'], {
    given: { players: [{ room: '26', gold: 27 }] },
    do: ['buy master-key', 'buy master-key', 'buy backpack'],
    expect: {
      state: {
        players: [{ gold: 6, tokens: ['master-key', 'master-key', 'backpack'] }, {}],
        market: { 'master-key': 0 },
      },
      refused: { 'buy crown': 'market-price', 'buy master-key': 'market-stock' },
    },
  }),
  clank('with an artifact the dungeon can be left by teleport', ['teleport-out'], {
    given: { players: [{ room: '02', tokens: ['artifact-5'] }], turn: { teleports: 1 } },
    do: ['teleport 01'],
    expect: { state: { players: [{ status: 'left', tokens: ['artifact-5', 'mastery-token'] }, {}] } },
  }),
  clank('the way out by teleport starts in the first room only', ['teleport-out'], {
    given: { players: [{ room: '03', tokens: ['artifact-5'] }], turn: { teleports: 2 } },
    expect: { without: ['teleport 01'], refused: { 'teleport 01': 'teleport-connected' } },
  }),
  clank('whoever arrives by teleport may take a token', ['teleport-arrival'], {
    given: { players: [{ room: '15' }], rooms: { '21': ['artifact-7'] }, turn: { teleports: 1 } },
    do: ['teleport 21', { expect: { asked: { ask: 'arrive-in-room' } } }, 'take artifact'],
    expect: { state: { players: [{ room: '21', tokens: ['artifact-7'] }, {}] } },
  }),
  clank('whoever arrives by teleport is healed by the fountain and stopped by the crystal cave', ['teleport-arrival'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '37', damage: 2 }], turn: { boots: 1, teleports: 1 } },
    do: ['teleport 43'],
    expect: {
      state: { players: [{ room: '43', damage: 1 }, {}], turn: { exhausted: true } },
      refused: { 'walk 37': 'crystal-cave-stops-boots' },
    },
  }),
  clank('teleports can be saved up and used later in the turn', ['teleport-not-immediate'], {
    given: {
      players: [{ room: '01', hand: ['invoker-of-the-ancients', 'sidestep'] }],
      row: ['teleporter', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      turn: { skill: 4 },
    },
    do: [
      'play invoker-of-the-ancients',
      'use teleporter',
      { expect: { state: { turn: { teleports: 2 } } } },
      'play sidestep',
      'walk 02',
      'teleport 03',
      'teleport 07',
    ],
    expect: { asked: { ask: 'arrive-in-room' }, state: { players: [{ room: '07' }, {}], turn: { teleports: 0 } } },
  }),
  clank('Swagger counts clank that is taken back afterwards', ['swagger-removed-clank'], {
    given: { players: [{ hand: ['stumble', 'move-silently', 'swagger'] }] },
    do: ['play stumble', 'play move-silently', 'play swagger'],
    expect: { state: { turn: { skill: 1, clankMade: 1 }, clank: { red: 0 } } },
  }),
  clank('of three clank of which two are cancelled beforehand, Swagger counts one', ['swagger-not-placed'], {
    given: { players: [{ hand: ['sneak', 'scepter-of-the-ape-lord', 'swagger'] }] },
    do: ['play sneak', 'play scepter-of-the-ape-lord', 'play swagger'],
    expect: { state: { clank: { red: 1 }, turn: { skill: 5, clankMade: 1 } } },
  }),
  clank('Swagger does not count clank that was cancelled beforehand', ['swagger-not-placed'], {
    given: { players: [{ hand: ['move-silently', 'stumble', 'swagger'] }] },
    do: ['play move-silently', 'play stumble', 'play swagger'],
    expect: { state: { turn: { skill: 0, clankMade: 0, cancel: 1 }, clank: { red: 0 } } },
  }),
  clank('Swagger does not count clank for which the supply has no cube', ['swagger-not-placed'], {
    given: { players: [{ hand: ['swagger', 'scepter-of-the-ape-lord'], cubes: 1 }] },
    do: ['play swagger', 'play scepter-of-the-ape-lord'],
    expect: { state: { turn: { skill: 4 }, clank: { red: 1 } } },
  }),
  ...both('the dragon symbol of a card that replaces another is ignored', ['treasure-hunter-replacement'], {
    given: {
      players: [{ hand: ['treasure-hunter'] }],
      row: ['kobold', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['ogre', '...'],
    },
    do: ['play treasure-hunter', 'replace kobold', 'end turn'],
    expect: {
      state: { row: ['ogre', 'ladder', 'ladder', 'search', 'search', 'sneak'], dungeonDiscard: ['kobold'] },
      noEvents: [{ type: 'attacked' }],
    },
  }),
  ...both('an Overlord that replaces a card makes everybody clank', ['replacement-arrives'], {
    given: {
      players: [{ hand: ['treasure-hunter'] }],
      row: ['kobold', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: ['overlord', '...'],
    },
    do: ['play treasure-hunter', 'replace kobold'],
    expect: { state: { clank: { red: 1, yellow: 1 } }, noEvents: [{ type: 'attacked' }] },
  }),
  ...both('a Shrine that replaces a card returns black cubes', ['replacement-arrives', 'shrine-arrive'], {
    given: { players: [{ hand: ['treasure-hunter'] }], dungeonDeck: ['shrine', '...'], bag: { black: 20 } },
    do: ['play treasure-hunter', 'replace brilliance'],
    expect: { state: { bag: { black: 23 } } },
  }),
  ...both('with an empty dungeon deck the Treasure Hunter replaces nothing', ['replace-needs-deck'], {
    given: {
      players: [{ hand: ['treasure-hunter'] }],
      row: ['kobold', 'ladder', 'ladder', 'search', 'search', 'sneak'],
      dungeonDeck: [],
    },
    do: ['play treasure-hunter'],
    expect: {
      asked: { ask: 'turn' },
      state: { row: ['kobold', 'ladder', 'ladder', 'search', 'search', 'sneak'], turn: { skill: 2, swords: 2 } },
      refused: { 'replace kobold': 'replace-needs-deck' },
    },
  }),
  clank('Search raises gains of gold made before and after it', ['search-retroactive'], {
    given: { players: [{ hand: ['treasure-map', 'pickaxe', 'search'] }] },
    do: [
      'play treasure-map',
      'play pickaxe',
      'play search',
      { expect: { state: { players: [{ gold: 9 }, {}] } } },
      'fight goblin',
    ],
    expect: { state: { players: [{ gold: 11 }, {}] }, events: [{ type: 'gold-gained', amount: 2 }] },
  }),
  clank('each of two Searches raises every gain', ['search-retroactive'], {
    given: { players: [{ hand: ['search', 'treasure-map', 'search'] }], turn: { swords: 2 } },
    do: [
      'play search',
      'play treasure-map',
      'play search',
      { expect: { state: { players: [{ gold: 7 }, {}] } } },
      'fight goblin',
    ],
    expect: { state: { players: [{ gold: 10 }, {}] } },
  }),
  clank('a treasure token is no gain that Search would raise', ['treasure-token-not-gain'], {
    given: { players: [{ room: '15', hand: ['search', 'search'] }], rooms: { '16': ['treasure'] } },
    do: ['play search', 'walk 16', 'take minor-secret', 'play search'],
    expect: { state: { players: [{ gold: 2 }, {}] }, noEvents: [{ type: 'gold-gained' }, { type: 'gold-topped-up' }] },
  }),
  clank('the Gem Collector gives no refund for a gem acquired before', ['gem-collector-no-refund'], {
    given: {
      players: [{ hand: ['gem-collector'] }],
      row: ['sapphire', 'emerald', 'ladder', 'search', 'search', 'sneak'],
      turn: { skill: 5 },
    },
    do: ['acquire sapphire', 'play gem-collector', { expect: { state: { turn: { skill: 3 } } } }, 'acquire emerald'],
    expect: { state: { players: [{ discard: ['sapphire', 'emerald'] }, {}], turn: { skill: 0 } } },
  }),
  clank('Underworld Dealing without a tome left gives gold only', ['last-tome', 'choice-possible'], {
    given: { players: [{ hand: ['underworld-dealing'], gold: 7 }], reserve: { 'secret-tome': 0 } },
    do: ['play underworld-dealing'],
    expect: { state: { players: [{ gold: 8 }, {}] }, refused: { 'choose 2': 'when-asked' } },
  }),
  clank('the dragon hurts a player who has not entered the dungeon yet', ['damage-at-start'], {
    given: {
      players: [{ room: '01', hand: ['mister-whiskers'] }, { room: '01' }],
      rage: 1,
      clank: { red: 1, yellow: 1 },
      chance: { cubes: ['red', 'yellow'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { state: { players: [{ damage: 1 }, { damage: 1 }] } },
  }),
  clank(
    'the attack of Mister Whiskers comes at once, with all the clank, and the turn goes on',
    ['mister-whiskers-attack'],
    {
      given: {
        players: [{ hand: ['mister-whiskers', 'burgle'] }],
        rage: 5,
        clank: { red: 3, yellow: 2 },
        chance: { cubes: ['red', 'black', 'black', 'yellow'] },
      },
      do: ['play mister-whiskers', 'choose 1'],
      expect: {
        state: {
          players: [{ damage: 1 }, { damage: 1 }],
          clank: { red: 0, yellow: 0 },
          bag: { red: 2, yellow: 1, black: 22 },
        },
        asked: { seat: 'red', ask: 'turn' },
        options: ['play burgle'],
        events: [{ type: 'attacked', extra: 0, cubes: ['red', 'black', 'black', 'yellow'] }],
      },
    },
  ),
];
