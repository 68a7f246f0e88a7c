import { both, clank } from '../scenario.ts';

/** The numbers that a refusal tells: what is needed and what there is. */
export default [
  clank('a card too dear tells its cost and the skill there is', ['acquire-cost'], {
    given: {
      players: [{ room: '17' }],
      row: ['sapphire', 'dragons-eye', 'search', 'sneak', 'swagger', 'tattle'],
      turn: { skill: 1 },
    },
    expect: {
      refused: {
        'acquire mercenary': { rule: 'acquire-cost', need: 2, have: 1 },
        'acquire secret-tome': { rule: 'acquire-cost', need: 7, have: 1 },
        'acquire sapphire': { rule: 'acquire-cost', need: 4, have: 1 },
        'acquire slot 1': { rule: 'acquire-cost', need: 4, have: 1 },
      },
    },
  }),
  ...both('a gem made cheaper tells what it costs now', ['acquire-cost'], {
    given: {
      row: ['sapphire', 'ladder', 'search', 'sneak', 'swagger', 'tattle'],
      turn: { skill: 1, gemsCheaper: 1 },
    },
    expect: { refused: { 'acquire sapphire': { rule: 'acquire-cost', need: 2, have: 1 } } },
  }),
  ...both('a device too dear tells its cost and the skill there is', ['use-cost'], {
    given: { row: ['dragon-shrine', 'ladder', 'search', 'sneak', 'swagger', 'tattle'], turn: { skill: 2 } },
    expect: {
      refused: {
        'use dragon-shrine': { rule: 'use-cost', need: 4, have: 2 },
        'use ladder': { rule: 'use-cost', need: 3, have: 2 },
      },
    },
  }),
  ...both('a monster too strong tells its strength and the swords there are', ['fight-swords'], {
    given: { row: ['ogre', 'orc-grunt', 'search', 'sneak', 'swagger', 'tattle'], turn: { swords: 1 } },
    expect: {
      refused: {
        'fight ogre': { rule: 'fight-swords', need: 3, have: 1 },
        'fight orc-grunt': { rule: 'fight-swords', need: 2, have: 1 },
        'fight goblin': { rule: 'fight-swords', need: 2, have: 1 },
      },
    },
  }),
  clank('a tunnel tells that its one boot is missing', ['boots-needed'], {
    given: { players: [{ room: '03' }] },
    expect: { refused: { 'walk 02': { rule: 'boots-needed', need: 1, have: 0 } } },
  }),
  clank('footprints tell that two boots are needed and how many are left', ['footprints'], {
    given: { players: [{ room: '02' }], turn: { boots: 2 } },
    do: ['walk 03'],
    expect: { refused: { 'walk 04': { rule: 'footprints', need: 2, have: 1 } } },
  }),
  clank('the market tells its price and the gold there is', ['market-price'], {
    given: { players: [{ room: '26', gold: 6 }] },
    expect: {
      refused: {
        'buy crown': { rule: 'market-price', need: 7, have: 6 },
        'buy backpack': { rule: 'market-price', need: 7, have: 6 },
      },
    },
  }),
  clank('an artifact too many tells how many there would be and how many can be carried', ['artifact-limit'], {
    given: {
      players: [
        { room: '16', tokens: ['artifact-5'] },
        { room: '16', tokens: ['artifact-10', 'artifact-15', 'backpack'], hand: ['sidestep'] },
      ],
      rooms: { '16': [] },
      turn: { boots: 1 },
    },
    do: [
      'walk 21',
      { expect: { refused: { 'take artifact': { rule: 'artifact-limit', need: 2, have: 1 } } } },
      'end turn',
      'play sidestep',
      'walk 21',
    ],
    expect: { refused: { 'take artifact': { rule: 'artifact-limit', need: 3, have: 2 } } },
  }),
  ...both('a turn that cannot end tells how many cards are left in the hand', ['play-all'], {
    given: { players: [{ hand: ['burgle', 'stumble', 'sidestep'] }] },
    do: [{ expect: { refused: { 'end turn': { rule: 'play-all', need: 0, have: 3 } } } }, 'play stumble'],
    expect: { refused: { 'end turn': { rule: 'play-all', need: 0, have: 2 } } },
  }),
  clank('a tunnel too dangerous with the swords meant tells those', ['monster-damage-limit'], {
    given: { players: [{ room: '10', damage: 9 }], turn: { boots: 1, swords: 1 } },
    expect: { refused: { 'walk 15 swords 0': { rule: 'monster-damage-limit', need: 1, have: 0 } } },
  }),
  clank('a tunnel too dangerous tells the swords it takes and those there are', ['monster-damage-limit'], {
    given: {
      players: [
        { room: '10', damage: 9 },
        { room: '14', damage: 8, hand: ['sidestep'] },
      ],
      turn: { boots: 1 },
    },
    do: [
      { expect: { refused: { 'walk 15': { rule: 'monster-damage-limit', need: 1, have: 0 } } } },
      'end turn',
      'play sidestep',
    ],
    expect: { refused: { 'walk 19': { rule: 'monster-damage-limit', need: 1, have: 0 } } },
  }),
  clank('an empty supply tells the swords it takes too', ['empty-supply-tunnel'], {
    given: { players: [{ room: '14', cubes: 0 }], turn: { boots: 1, swords: 1 } },
    expect: { refused: { 'walk 19': { rule: 'empty-supply-tunnel', need: 2, have: 1 } } },
  }),
];
