import { both, clank } from '../scenario.ts';

export default [
  clank('a Chalice is kept and is no artifact: it comes on top of one and does not anger the dragon', ['chalice'], {
    given: {
      players: [{ room: '04', tokens: ['artifact-5'] }],
      rooms: { '05': ['chalice'] },
      rage: 2,
      turn: { boots: 2 },
    },
    do: ['walk 05', 'take major-secret'],
    expect: { state: { players: [{ tokens: ['artifact-5', 'chalice'] }, {}], rooms: { '05': [] }, rage: 2 } },
  }),
  clank('a Chalice does not open the way out', ['chalice'], {
    given: { players: [{ room: '02', tokens: ['chalice', 'chalice'] }], turn: { boots: 1 } },
    expect: { without: ['walk 01'], refused: { 'walk 01': 'exit-needs-artifact' } },
  }),
  clank('a Chalice scores 7 points', ['chalice'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5', 'chalice'] },
        { status: 'lost', damage: 10 },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [32, 0] } },
  }),
  clank('Flash of Brilliance draws three cards at once and is gone', ['flash-of-brilliance'], {
    given: {
      players: [{ room: '04', deck: ['stumble', 'sidestep', 'scramble', 'burgle', '...'] }],
      rooms: { '05': ['flash-of-brilliance'] },
      turn: { boots: 2 },
    },
    do: ['walk 05', 'take major-secret'],
    expect: {
      state: {
        players: [{ hand: ['stumble', 'sidestep', 'scramble'], tokens: [] }, {}],
        tokenBox: ['flash-of-brilliance'],
      },
      options: ['play sidestep'],
    },
  }),
  clank('a Greater Skill Boost gives 5 skill at once and is gone', ['greater-skill-boost'], {
    given: { players: [{ room: '04' }], rooms: { '05': ['greater-skill-boost'] }, turn: { boots: 2, skill: 2 } },
    do: ['walk 05', 'take major-secret'],
    expect: {
      state: { players: [{ tokens: [] }, {}], tokenBox: ['greater-skill-boost'], turn: { skill: 7 } },
      options: ['acquire secret-tome'],
    },
  }),
  clank('a Potion of Greater Healing heals 2 damage when its owner drinks it', ['potion-of-greater-healing'], {
    given: {
      players: [{ room: '04', damage: 4 }],
      rooms: { '05': ['potion-of-greater-healing'] },
      turn: { boots: 2 },
    },
    do: [
      'walk 05',
      'take major-secret',
      { expect: { state: { players: [{ damage: 4, tokens: ['potion-of-greater-healing'] }, {}] } } },
      'drink potion-of-greater-healing',
    ],
    expect: {
      state: { players: [{ damage: 2, cubes: 28, tokens: [] }, {}], tokenBox: ['potion-of-greater-healing'] },
    },
  }),
  clank('a Greater Treasure is 5 gold that can be spent like any other', ['greater-treasure'], {
    given: {
      players: [{ room: '26', gold: 2, tokens: ['master-key'] }],
      rooms: { '25': ['greater-treasure'] },
      turn: { boots: 2 },
    },
    do: ['walk 25', 'take major-secret', { expect: { state: { players: [{ gold: 7 }, {}] } } }, 'walk 26', 'buy crown'],
    expect: { state: { players: [{ gold: 0, tokens: ['master-key', 'crown-10'] }, {}] } },
  }),
  clank('a Greater Treasure kept to the end scores 5 points', ['greater-treasure'], {
    given: {
      players: [
        { room: '04', tokens: ['artifact-5'] },
        { status: 'lost', damage: 10 },
      ],
      rooms: { '05': ['greater-treasure'] },
      turn: { boots: 8 },
    },
    do: ['walk 05', 'take major-secret', 'walk 04', 'decline', 'walk 03', 'walk 02', 'walk 01', 'end turn'],
    expect: { result: { scores: [30, 0] } },
  }),
  clank('a Master Key opens locked tunnels and is not used up', ['master-key'], {
    given: {
      players: [{ room: '04', tokens: ['master-key'] }, { room: '04' }],
      rooms: { '09': [] },
      turn: { boots: 2 },
    },
    do: ['walk 09', 'walk 14'],
    expect: { state: { players: [{ room: '14', tokens: ['master-key'] }, {}], turn: { boots: 0 } } },
  }),
  clank('without a Master Key of one’s own a locked tunnel stays shut', ['master-key'], {
    given: { players: [{ room: '04' }, { room: '04', tokens: ['master-key'] }], turn: { boots: 1 } },
    expect: { without: ['walk 09'], refused: { 'walk 09': 'lock-needs-key' } },
  }),
  clank('a Master Key scores 5 points', ['master-key'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5', 'master-key'] },
        { status: 'lost', damage: 10 },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [30, 0] } },
  }),
  clank('crowns are sold from the most valuable down', ['crown-order'], {
    given: { players: [{ room: '26', gold: 21 }] },
    do: [
      'buy crown',
      { expect: { state: { players: [{ tokens: ['crown-10'] }, {}] } } },
      'buy crown',
      { expect: { state: { players: [{ tokens: ['crown-10', 'crown-9'] }, {}] } } },
      'buy crown',
    ],
    expect: { state: { players: [{ tokens: ['crown-10', 'crown-9', 'crown-8'] }, {}], market: { crown: 0 } } },
  }),
  clank('a crown somebody has is sold no more', ['crown-order'], {
    given: {
      players: [{ room: '26', gold: 14 }, { tokens: ['crown-10'] }],
    },
    do: ['buy crown', 'buy crown'],
    expect: {
      state: { players: [{ tokens: ['crown-9', 'crown-8'] }, { tokens: ['crown-10'] }], market: { crown: 0 } },
      refused: { 'buy crown': 'market-stock' },
    },
  }),
  clank('the next buyer gets the next crown', ['crown-order'], {
    given: {
      players: [
        { room: '26', gold: 7 },
        { room: '20', gold: 7 },
      ],
    },
    do: ['buy crown', 'end turn', 'buy crown'],
    expect: { state: { players: [{ tokens: ['crown-10'] }, { tokens: ['crown-9'] }] } },
  }),
  clank('with a Backpack a second artifact can be carried, but not a third', ['backpack'], {
    given: { players: [{ room: '20', tokens: ['artifact-5', 'backpack'] }], rage: 2, turn: { boots: 3 } },
    do: ['walk 21', 'take artifact', 'walk 20', 'decline', 'walk 27'],
    expect: {
      asked: { ask: 'turn' },
      state: { players: [{ tokens: ['artifact-5', 'backpack', 'artifact-7'] }, {}], rage: 3 },
      refused: { 'take artifact': 'artifact-limit' },
    },
  }),
  clank('with two Backpacks a third artifact can be carried', ['backpack'], {
    given: {
      players: [{ room: '20', tokens: ['artifact-5', 'artifact-15', 'backpack', 'backpack'] }],
      turn: { boots: 1 },
    },
    do: ['walk 21', 'take artifact'],
    expect: {
      state: { players: [{ tokens: ['artifact-5', 'artifact-15', 'backpack', 'backpack', 'artifact-7'] }, {}] },
    },
  }),
  clank('a Backpack scores 5 points, even empty', ['backpack'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5', 'backpack'] },
        { status: 'lost', damage: 10 },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [30, 0] } },
  }),
  clank('a Magic Spring makes its finder trash a card at the end of the turn', ['magic-spring'], {
    given: {
      players: [{ room: '15', hand: ['burgle'], play: ['stumble'], discard: ['scramble'] }],
      rooms: { '16': ['magic-spring'] },
      turn: { boots: 1 },
    },
    do: [
      'walk 16',
      'take minor-secret',
      { expect: { asked: { ask: 'turn' }, noEvents: [{ type: 'trashed' }] } },
      'play burgle',
      'end turn',
      {
        expect: {
          state: { active: 'red' },
          asked: { seat: 'red', ask: 'trash' },
          options: ['trash stumble from play', 'trash burgle from play', 'trash scramble from discard'],
          without: ['decline'],
          refused: { decline: 'decline-only-optional' },
        },
      },
      'trash stumble',
    ],
    expect: {
      state: { active: 'yellow', players: [{ tokens: [] }, {}], trashed: ['stumble'] },
      events: [
        { type: 'trashed', card: 'stumble', from: 'play' },
        { type: 'drew', seat: 'red', count: 5 },
      ],
    },
  }),
  clank('two Magic Springs found in one turn trash two cards', ['magic-spring'], {
    given: {
      players: [{ room: '15', play: ['stumble', 'stumble'], discard: ['burgle'] }],
      rooms: { '16': ['magic-spring', 'magic-spring'] },
      turn: { boots: 3 },
    },
    do: [
      'walk 16',
      'take minor-secret',
      'walk 15',
      'walk 16',
      'take minor-secret',
      'end turn',
      'trash stumble',
      'trash stumble',
    ],
    expect: {
      state: { active: 'yellow', trashed: ['stumble', 'stumble'], tokenBox: ['magic-spring', 'magic-spring'] },
    },
  }),
  clank('a Skill Boost gives 2 skill at once and is gone', ['skill-boost'], {
    given: {
      players: [{ room: '15' }],
      rooms: { '16': ['skill-boost', 'treasure'] },
      turn: { boots: 1 },
      chance: { tokens: ['skill-boost'] },
    },
    do: ['walk 16', 'take minor-secret'],
    expect: { state: { players: [{ tokens: [] }, {}], tokenBox: ['skill-boost'], turn: { skill: 2 } } },
  }),
  clank('a Dragon Egg is kept and angers the dragon', ['dragon-egg'], {
    given: {
      players: [{ room: '15' }],
      rooms: { '16': ['dragon-egg', 'treasure'] },
      rage: 2,
      turn: { boots: 1 },
      chance: { tokens: ['dragon-egg'] },
    },
    do: ['walk 16', 'take minor-secret'],
    expect: { state: { players: [{ tokens: ['dragon-egg'] }, {}], rage: 3 }, events: [{ type: 'raged' }] },
  }),
  clank('a Dragon Egg scores 3 points', ['dragon-egg'], {
    given: {
      players: [
        { room: '02', tokens: ['artifact-5', 'dragon-egg'] },
        { status: 'lost', damage: 10 },
      ],
      turn: { boots: 1 },
    },
    do: ['walk 01', 'end turn'],
    expect: { result: { scores: [28, 0] } },
  }),
  ...both('a Potion of Strength gives 2 swords', ['potion-of-strength'], {
    given: { players: [{ tokens: ['potion-of-strength'] }], turn: { swords: 1 } },
    do: ['drink potion-of-strength', 'fight goblin'],
    expect: { state: { players: [{ gold: 1, tokens: [] }, {}], turn: { swords: 1 } } },
  }),
  clank('a Potion of Swiftness gives 1 boot', ['potion-of-swiftness'], {
    given: { players: [{ tokens: ['potion-of-swiftness'] }] },
    do: ['drink potion-of-swiftness', 'walk 02'],
    expect: { state: { players: [{ room: '02', tokens: [] }, {}], turn: { boots: 0 } } },
  }),
  ...both('a Potion of Healing heals 1 damage', ['potion-of-healing'], {
    given: { players: [{ damage: 4, tokens: ['potion-of-healing'] }] },
    do: ['drink potion-of-healing'],
    expect: { state: { players: [{ damage: 3, cubes: 27 }, {}] }, events: [{ type: 'healed', amount: 1 }] },
  }),
  clank('a Treasure is 2 gold that can be spent at once', ['treasure'], {
    given: { players: [{ room: '26', gold: 5 }], rooms: { '19': ['treasure'] }, turn: { boots: 1 } },
    do: ['walk 19', 'take minor-secret', { expect: { state: { players: [{ gold: 7 }, {}] } } }, 'buy backpack'],
    expect: { state: { players: [{ gold: 0, tokens: ['backpack'] }, {}] } },
  }),
  clank('a potion found is kept for a later turn', ['potion-held'], {
    given: {
      players: [{ room: '15', damage: 2 }],
      rooms: { '16': ['potion-of-healing', 'potion-of-healing'] },
      turn: { boots: 1 },
    },
    do: [
      'walk 16',
      'take minor-secret',
      'end turn',
      { expect: { refused: { 'red: drink potion-of-healing': 'not-your-turn' } } },
      'end turn',
      { expect: { state: { active: 'red', players: [{ damage: 2, tokens: ['potion-of-healing'] }, {}] } } },
      'drink potion-of-healing',
    ],
    expect: { state: { players: [{ damage: 1, tokens: [] }, {}], tokenBox: ['potion-of-healing'] } },
  }),
  ...both('only a potion that is held can be drunk, and each only once', ['potion-held'], {
    given: { players: [{ tokens: ['potion-of-strength', 'chalice'] }, { tokens: ['potion-of-swiftness'] }] },
    do: ['drink potion-of-strength'],
    expect: {
      refused: {
        'drink potion-of-strength': 'potion-held',
        'drink potion-of-swiftness': 'potion-held',
        'drink chalice': 'potion-held',
      },
    },
  }),
];
