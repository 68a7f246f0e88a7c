import { space } from '../scenario.ts';
import { arriving, rowOf } from './given.ts';

export default [
  space('cards come from one’s own hand', ['play-from-hand'], {
    given: { players: [{ hand: ['hack'] }] },
    do: [],
    expect: { refused: { 'play access': 'play-from-hand' } },
  }),
  space('all cards are played before the turn ends', ['play-all', 'cs-end-turn-plays-rest'], {
    given: { players: [{ hand: ['hack', 'stumble'] }] },
    do: ['play hack'],
    expect: { refused: { 'end turn': { rule: 'play-all', need: 0, have: 1 } } },
  }),
  space('nobody acts in the turn of another', ['not-your-turn'], {
    given: { players: [{ hand: ['hack'] }, { hand: ['hack'] }] },
    do: [],
    expect: { refused: { 'yellow: play hack': 'not-your-turn' } },
  }),
  space('a question is answered before anything else', ['answer-first', 'when-asked'], {
    given: { players: [{ hand: ['prisoner', 'hack'] }] },
    do: [{ expect: { refused: { 'choose 1': 'when-asked' } } }, 'play prisoner'],
    expect: { refused: { 'play hack': 'answer-first' } },
  }),
  space('cards played stay in front of one until the turn ends', ['cs-play-area', 'cs-draw-five'], {
    given: { players: [{ hand: ['hack', 'access'], deck: ['hack', 'hack', 'hack', 'hack', 'hack'] }] },
    do: [
      'play hack',
      'play access',
      { expect: { state: { players: [{ play: ['hack', 'access'], discard: [] }, {}] } } },
      'end turn',
    ],
    expect: {
      state: {
        players: [{ play: [], discard: ['hack', 'access'], hand: ['hack', 'hack', 'hack', 'hack', 'hack'] }, {}],
      },
    },
  }),
  space('actions are taken in any order and as often as one can', ['cs-actions-repeat', 'cs-resources'], {
    given: { players: [{ hand: ['hack'] }], turn: { skill: 4, swords: 4, boots: 1 } },
    do: ['acquire fazr', 'walk cb-02', 'fight gob-l1n', 'play hack', 'acquire fazr', 'fight gob-l1n'],
    expect: {
      state: { turn: { skill: 1, swords: 0, boots: 0 }, players: [{ gold: 2, discard: ['fazr', 'fazr'] }, {}] },
    },
  }),
  space('what is not spent is lost', ['cs-resources-lost'], {
    given: { turn: { skill: 3, swords: 2, boots: 1 } },
    do: ['end turn'],
    expect: { state: { turn: { skill: 0, swords: 0, boots: 0 } } },
  }),
  space('an empty deck is shuffled anew out of the discard pile', ['cs-reshuffle'], {
    given: {
      players: [{ hand: ['quantum-intern'], deck: [], discard: ['hack', 'access', 'stumble'] }],
      chance: { shuffled: ['access'] },
    },
    do: ['play quantum-intern'],
    expect: { state: { players: [{ hand: ['access'] }, {}] } },
  }),
  space('blue cards of the row and yellow ones of the reserve are acquired', ['acquire-what', 'fight-what'], {
    given: { row: rowOf('killer-robot'), turn: { skill: 9, swords: 9 } },
    do: [],
    expect: { refused: { 'acquire killer-robot': 'acquire-what', 'fight prisoner': 'fight-what' } },
  }),
  space('a card costs the skill in its corner', ['acquire-cost'], {
    given: { turn: { skill: 6 } },
    do: [],
    expect: { refused: { 'acquire memory-core': { rule: 'acquire-cost', need: 7, have: 6 } } },
  }),
  space(
    'what is acquired goes to the discard pile, its effect comes at once',
    ['cs-acquired-to-discard', 'cs-acquire-effect-once'],
    {
      given: { row: rowOf('jidu-laser-sword'), turn: { skill: 4 } },
      do: ['acquire jidu-laser-sword'],
      expect: { state: { players: [{ discard: ['jidu-laser-sword'] }, {}], turn: { skill: 0, swords: 1 } } },
    },
  ),
  space(
    'any number of cards, and an empty place stays empty until the turn ends',
    ['cs-row-any-number', 'row-slot-empty'],
    {
      given: { row: rowOf('quantum-intern'), turn: { skill: 4 } },
      do: ['acquire quantum-intern', 'acquire prisoner'],
      expect: {
        state: { row: [null, null, 'photon-scooter', 'skeleton-script', 'admiral-obvious', 'space-skunk'] },
        refused: { 'acquire slot 1': 'row-slot-empty' },
      },
    },
  ),
  space('the reserve runs out', ['reserve-limited'], {
    given: { reserve: { fazr: 0 }, turn: { skill: 9 } },
    do: [],
    expect: { refused: { 'acquire fazr': 'reserve-limited' } },
  }),
  space('an Enemy is fought with swords, and gone with what it gives', ['fight-swords', 'cs-fight-reward'], {
    given: { row: rowOf('security-officer'), turn: { swords: 2 }, clank: { red: 3 } },
    do: ['fight security-officer'],
    expect: {
      state: { turn: { swords: 0 }, clank: { red: 1 } },
      refused: { 'fight gob-l1n': { rule: 'fight-swords', need: 2, have: 0 } },
    },
  }),
  space('the GØB-L1N is there to be fought again', ['cs-goblin'], {
    given: { turn: { swords: 5 } },
    do: ['fight gob-l1n', 'fight gob-l1n'],
    expect: { state: { players: [{ gold: 2 }, {}], turn: { swords: 1 } } },
  }),
  space('the other side of the GØB-L1N takes three swords for two credits', ['cs-eradibot'], {
    given: { goblinTurned: true, turn: { swords: 4 } },
    do: ['fight eradibot'],
    expect: { state: { players: [{ gold: 2 }, {}], turn: { swords: 1 } } },
  }),
  space(
    'the turn ends in its order: cards, then the row, then the boss',
    ['cs-turn-end-order', 'cs-arrive-before-attack'],
    {
      given: { ...arriving('tattletale-drone'), players: [{ hand: [] }] },
      do: ['end turn'],
      expect: {
        events: [
          { type: 'drew', seat: 'red' },
          { type: 'arrived' },
          { type: 'clank-added', seat: 'red' },
          { type: 'turn-started' },
        ],
        noEvents: [{ type: 'attacked' }],
      },
    },
  ),
];
