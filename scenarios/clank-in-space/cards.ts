import { space } from '../scenario.ts';
import { rowOf } from './given.ts';

export default [
  space('a port gives its bonus once, and is closed', ['cs-hack-port', 'cs-hack-bonus', 'cs-port-credits'], {
    given: { players: [{ room: 'hyd-08' }] },
    do: ['hack hyd-08'],
    expect: {
      state: { players: [{ gold: 5, ports: ['hyd-08'] }, {}] },
      refused: { 'hack hyd-08': 'cs-hack-port-closed' },
    },
  }),
  space('a port may make noise', ['cs-port-clank'], {
    given: { players: [{ room: 'hyd-03' }], clank: { red: 0 } },
    do: ['hack hyd-03'],
    expect: { state: { clank: { red: 2 } } },
  }),
  space('a port may heal', ['cs-port-heal'], {
    given: { players: [{ room: 'hyd-09', damage: 3 }] },
    do: ['hack hyd-09'],
    expect: { state: { players: [{ damage: 1 }, {}] } },
  }),
  space('a port may give a crystal', ['cs-port-crystal'], {
    given: { players: [{ room: 'hyd-11' }] },
    do: ['hack hyd-11'],
    expect: { state: { players: [{ crystals: 1 }, {}], crystals: 4 } },
  }),
  space('a port may give what is spent in the turn', ['cs-port-resources'], {
    given: { players: [{ room: 'dc-06' }] },
    do: ['hack dc-06'],
    expect: { state: { turn: { swords: 3 } } },
  }),
  space(
    'there are three factions, and their bonus waits for another card of the same',
    ['cs-factions', 'cs-faction-bonus', 'cs-faction-any-order'],
    {
      given: {
        players: [{ hand: ['chrome-gunslinger', 'quantum-intern', 'grab-the-silverware'], deck: ['hack', '...'] }],
      },
      do: [
        'play chrome-gunslinger',
        'play quantum-intern',
        { expect: { state: { players: [{ gold: 0 }, {}] } } },
        'play grab-the-silverware',
      ],
      expect: { state: { players: [{ gold: 4 }, {}] } },
    },
  ),
  space('a faction bonus comes once, however many follow', ['cs-faction-once'], {
    given: {
      players: [{ hand: ['chrome-gunslinger', 'two-bit-jailbird', 'loudmouth-informant'], deck: ['hack', '...'] }],
    },
    do: ['play chrome-gunslinger', 'play two-bit-jailbird', 'play loudmouth-informant'],
    expect: { state: { players: [{ gold: 1 }, {}] } },
  }),
  space('a second copy is another card', ['cs-faction-copies'], {
    given: { players: [{ hand: ['chrome-gunslinger', 'chrome-gunslinger'] }] },
    do: ['play chrome-gunslinger', 'play chrome-gunslinger'],
    expect: { state: { players: [{ gold: 2 }, {}] } },
  }),
  space('a crystal switches its bonus on, once for any number', ['cs-crystal-bonus', 'cs-crystal-bonus-once'], {
    given: { players: [{ hand: ['quantum-intern'], crystals: 3, deck: ['hack', '...'] }] },
    do: ['play quantum-intern'],
    expect: { state: { turn: { boots: 1 } } },
  }),
  space('so does Contraband', ['cs-contraband-bonus', 'cs-contraband'], {
    given: { players: [{ hand: ['moonshine-smuggler'], tokens: ['market-contraband'] }] },
    do: ['play moonshine-smuggler'],
    expect: { state: { turn: { skill: 2 }, players: [{ gold: 2 }, {}] } },
  }),
  space(
    'in a market one buys for seven credits, as many items as one likes',
    ['market-room', 'market-price', 'cs-market-several'],
    {
      given: { players: [{ room: 'hyd-04', gold: 15 }] },
      do: ['buy market-telepass', 'buy market-contraband'],
      expect: {
        state: { players: [{ gold: 1, tokens: ['market-telepass', 'market-contraband'] }, {}] },
        refused: { 'buy market-master-key': { rule: 'market-price', need: 7, have: 1 } },
      },
    },
  ),
  space('what is sold out is not bought', ['market-stock'], {
    given: { players: [{ room: 'hyd-04', gold: 15 }, { tokens: ['market-telepass'] }] },
    do: [],
    expect: { refused: { 'buy market-telepass': 'market-stock' } },
  }),
  space('a Med Kit heals two when bought', ['cs-med-kit'], {
    given: { players: [{ room: 'hyd-04', gold: 7, damage: 3 }] },
    do: ['buy market-med-kit'],
    expect: { state: { players: [{ damage: 1, tokens: ['market-med-kit'] }, {}] } },
  }),
  space(
    'a card is trashed out of play or the discard pile, for good',
    ['trash-zones', 'cs-trash-for-good', 'trash-effect-only'],
    {
      given: { players: [{ hand: ['code-red', 'hack'], discard: ['stumble'] }] },
      do: [
        { expect: { refused: { 'trash stumble': 'trash-effect-only' } } },
        'play code-red',
        'accept',
        { expect: { refused: { 'trash hack': 'trash-zones' } } },
        'trash stumble',
      ],
      expect: { state: { trashed: ['stumble'], players: [{ discard: [] }, {}], turn: { boots: 1 } } },
    },
  ),
  space(
    'a trash bonus comes once, also for its own card',
    ['cs-trash-bonus-once', 'cs-trash-bonus-self', 'cs-trashed-still-counts'],
    {
      given: { players: [{ hand: ['account-hack', 'code-red'] }] },
      do: ['play account-hack', 'play code-red', 'accept', 'trash account-hack'],
      expect: { state: { players: [{ gold: 2 }, {}], trashed: ['account-hack'] } },
    },
  ),
  space(
    'a discard pays for what follows, and does nothing itself',
    ['discard-from-hand', 'cs-discard-no-effect', 'discard-to-do'],
    {
      given: { players: [{ hand: ['jidu-dropout', 'hack'], deck: ['access', 'stumble', '...'] }] },
      do: ['play jidu-dropout', { expect: { refused: { 'discard access': 'discard-from-hand' } } }, 'discard hack'],
      expect: { state: { players: [{ hand: ['access', 'stumble'], discard: ['hack'] }, {}], turn: { skill: 0 } } },
    },
  ),
  space('boosts are kept and used once', ['cs-health-boost', 'cs-combat-boost', 'cs-speed-boost'], {
    given: { players: [{ damage: 2, tokens: ['minor-health-boost', 'minor-combat-boost', 'minor-speed-boost'] }] },
    do: ['drink minor-health-boost', 'drink minor-combat-boost', 'drink minor-speed-boost'],
    expect: { state: { players: [{ damage: 1, tokens: [] }, {}], turn: { swords: 2, boots: 1 } } },
  }),
  space('a Mega Health Boost heals two', ['cs-mega-health-boost', 'potion-held'], {
    given: { players: [{ damage: 2, tokens: ['major-mega-health-boost'] }] },
    do: ['drink major-mega-health-boost'],
    expect: {
      state: { players: [{ damage: 0, tokens: [] }, {}] },
      refused: { 'drink minor-speed-boost': 'potion-held' },
    },
  }),
  ...(
    [
      ['major-credit-chip-5', 'cs-credit-chip-5', { players: [{ gold: 5, tokens: [] }, {}] }],
      [
        'major-flash-of-brilliance',
        'cs-flash-of-brilliance',
        { players: [{ hand: ['hack', 'hack', 'hack'], tokens: [] }, {}] },
      ],
      ['major-spaceship-plans', 'cs-spaceship-plans', { players: [{ tokens: ['major-spaceship-plans'] }, {}] }],
      ['major-sonic-grenade', 'cs-sonic-grenade', { clank: { red: 0, yellow: 3 } }],
    ] as const
  ).map(([secret, rule, state]) =>
    space(`${secret} does what it says when it is taken`, [rule], {
      given: {
        players: [{ room: 'hyd-08', hand: [], deck: ['hack', 'hack', 'hack', '...'] }],
        turn: { boots: 1, swords: 1 },
        rooms: { 'hyd-10': [secret] },
      },
      do: ['walk hyd-10 swords 1', 'take major-secret'],
      expect: { state },
    }),
  ),
  space('a Vaporizer trashes a card at the end of the turn', ['cs-vaporizer'], {
    given: {
      players: [{ room: 'cb-04', hand: [], discard: ['stumble'] }],
      turn: { boots: 2 },
      rooms: { 'cb-05': ['minor-vaporizer', 'minor-vaporizer'] },
    },
    do: ['walk cb-05', 'take minor-secret', 'end turn'],
    expect: { state: { trashed: ['stumble'] } },
  }),
  space('a branch that cannot be carried out is not chosen', ['choice-possible', 'decline-only-optional'], {
    given: { players: [{ room: 'cb-01', hand: ['long-range-dongle'] }] },
    do: ['play long-range-dongle'],
    expect: { state: { turn: { skill: 2 } } },
  }),
  space(
    'a card of the row is replaced while the deck lasts, without an attack',
    ['cs-replacement-attack', 'cs-replacement-arrives'],
    {
      given: {
        players: [{ hand: ['mess-hall-mole'] }],
        row: rowOf('quantum-intern'),
        dungeonDeck: ['tattletale-drone', '...'],
      },
      do: ['play mess-hall-mole', 'accept', 'replace quantum-intern'],
      expect: {
        state: { row: ['tattletale-drone', ...rowOf(null).slice(1)], clank: { yellow: 1 } },
        noEvents: [{ type: 'attacked' }],
      },
    },
  ),
];
