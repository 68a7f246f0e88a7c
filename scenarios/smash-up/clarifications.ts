import { smashUp } from '../scenario.ts';

/** Everything of this box stays where it is put: nothing of these bases speaks until they score. */
const QUIET = ['hive-of-scum-and-villainy', 'unicrave', 'neutral-space'];

export default [
  smashUp('a spy is activated among the minions one owns, whoever controls them', ['owned-minions'], {
    given: {
      players: [{ hand: ['activate-the-spy'] }],
      bases: [
        {
          base: 'unicrave',
          minions: {
            red: [{ card: 'betrothed', controller: 'yellow' }, 'sneaky-squire'],
            yellow: ['bruiser', { card: 'huffie', controller: 'red' }],
          },
        },
      ],
    },
    do: [
      'play activate-the-spy',
      { expect: { onlyOptions: ['pick betrothed at unicrave', 'pick sneaky-squire at unicrave'] } },
      'pick betrothed',
    ],
    expect: {
      state: { bases: [{ minions: { red: ['betrothed', 'sneaky-squire'] } }, {}, {}], turn: { actions: 0 } },
      events: [{ type: 'controlled', card: 'betrothed', seat: 'red' }],
    },
  }),
  smashUp('the foot of the king calls back an owned minion at the end of the turn', ['owned-minions'], {
    given: {
      bases: [
        {
          base: 'unicrave',
          minions: {
            red: ['foot-of-the-king', { card: 'betrothed', controller: 'yellow' }],
            yellow: [{ card: 'huffie', controller: 'red' }],
          },
        },
      ],
    },
    do: [
      'end plays',
      { expect: { without: ['pick huffie'], options: ['pick betrothed at unicrave'] } },
      'pick betrothed',
    ],
    expect: { state: { bases: [{ power: { red: 10, yellow: 0 } }, {}, {}] } },
  }),
  smashUp('the alien guru adds one counter, to one minion of those an action raised', ['alien-guru'], {
    given: {
      players: [{ hand: ['form-mergacon'] }],
      bases: [
        { base: 'unicrave', minions: { red: ['huffie', 'bruiser'] } },
        { base: 'neutral-space', minions: { red: ['alien-guru'] } },
      ],
    },
    do: [
      'play form-mergacon',
      'pick unicrave',
      { expect: { onlyOptions: ['pick huffie at unicrave', 'pick bruiser at unicrave', 'done'] } },
      'pick bruiser',
    ],
    expect: {
      state: {
        bases: [
          {
            minions: {
              red: [
                { card: 'huffie', power: 4 },
                { card: 'bruiser', power: 4, counters: 1 },
              ],
            },
          },
          {},
          {},
        ],
      },
    },
  }),
  smashUp('a betrothed who moved before the scoring still pays', ['betrothed'], {
    given: {
      players: [{ hand: ['betrothed', 'hyperspeed-10'] }],
      bases: [
        'neutral-space',
        { base: 'wintersquashed', minions: { yellow: ['leader-two', 'solarshout', 'solarshout'] } },
      ],
    },
    do: [
      'play betrothed on neutral-space',
      'pick yellow',
      'play hyperspeed-10',
      'pick neutral-space',
      'pick wintersquashed',
      'end plays',
    ],
    expect: { state: { players: [{ points: 1 }, { points: 2 }] } },
  }),
  smashUp('a betrothed given away by another card pays as well', ['betrothed'], {
    given: {
      bases: [
        { base: 'neutral-space', minions: { red: ['aunt-of-drakes'] } },
        { base: 'wintersquashed', minions: { red: ['betrothed'], yellow: ['leader-two', 'solarshout', 'solarshout'] } },
      ],
    },
    do: ['talent aunt-of-drakes', 'pick betrothed', 'end plays', 'pass'],
    expect: { state: { players: [{ points: 1 }, { points: 2 }] } },
  }),
  smashUp('a betrothed pays nothing where its controller does not win', ['betrothed'], {
    given: {
      bases: [
        {
          base: 'wintersquashed',
          minions: {
            red: [
              'aunt-of-drakes',
              'foot-of-the-king',
              'foot-of-the-king',
              { card: 'betrothed', controller: 'yellow' },
            ],
          },
        },
      ],
    },
    do: ['end plays'],
    expect: { state: { players: [{ points: 2 }, { points: 4 }] } },
  }),
  smashUp('a bruiser that used its talent has no other talent and can be destroyed', ['talent-lost'], {
    given: {
      players: [{ hand: ['change-into-a-gun'] }],
      bases: [{ base: 'unicrave', minions: { red: [{ card: 'bruiser', on: ['flighterizer'] }, 'huffie'] } }],
    },
    do: [
      'talent bruiser',
      { expect: { without: ['talent flighterizer'], refused: { 'talent bruiser': 'talent-lost' } } },
      'play change-into-a-gun on huffie',
      'pick bruiser',
    ],
    expect: {
      state: { bases: [{ minions: { red: [{ card: 'huffie', power: 1 }] } }, {}, {}] },
      events: [{ type: 'destroyed', card: 'bruiser' }],
    },
  }),
  smashUp('the touch takes the abilities that another action gave', ['talent-lost'], {
    given: { bases: [{ base: 'unicrave', minions: { red: [{ card: 'huffie', on: ['the-touch', 'flighterizer'] }] } }] },
    do: ['talent the-touch'],
    expect: {
      state: { bases: [{ minions: { red: [{ card: 'huffie', power: 6 }] } }, {}, {}] },
      refused: { 'talent huffie': 'talent-lost' },
      without: ['talent flighterizer'],
    },
  }),
  smashUp('armor and matrix go on working on a minion without abilities', ['talent-lost-kept'], {
    given: {
      players: [{}, { hand: ['fate-of-the-favorites'] }],
      bases: [
        { base: 'unicrave', minions: { red: [{ card: 'bruiser', on: ['cesium-armor', 'matrix-of-bossiness'] }] } },
      ],
    },
    do: ['talent bruiser', 'end plays', 'play fate-of-the-favorites'],
    expect: {
      state: { bases: [{ minions: { red: [{ card: 'bruiser', power: 8 }] } }, {}, {}] },
      events: [{ type: 'unaffected', card: 'bruiser' }],
    },
  }),
  smashUp('the changing room rewards the own talent of a minion there', ['changing-room'], {
    given: { bases: [{ base: 'changing-room', minions: { red: ['bruiser'] } }] },
    do: ['talent bruiser'],
    expect: { state: { bases: [{ minions: { red: [{ card: 'bruiser', power: 5 }] } }, {}, {}] } },
  }),
  smashUp('the changing room rewards a talent that an attached action gives', ['changing-room'], {
    given: { bases: [{ base: 'changing-room', minions: { red: [{ card: 'leader-two', on: ['the-touch'] }] } }] },
    do: ['talent the-touch'],
    expect: { state: { bases: [{ minions: { red: [{ card: 'leader-two', power: 10 }] } }, {}, {}] } },
  }),
  smashUp('a talent used at the changing room counts though it leads away', ['changing-room'], {
    given: { bases: [{ base: 'changing-room', minions: { red: ['huffie'] } }, 'unicrave', 'neutral-space'] },
    do: ['talent huffie', 'pick unicrave'],
    expect: { state: { bases: [{}, { power: { red: 3 } }, {}] }, events: [{ type: 'power-changed', amount: 1 }] },
  }),
  smashUp('a talent that leads to the changing room earns nothing there', ['changing-room-arrival'], {
    given: { bases: ['changing-room', { base: 'unicrave', minions: { red: ['huffie'] } }] },
    do: ['talent huffie', 'pick changing-room'],
    expect: { state: { bases: [{ minions: { red: [{ card: 'huffie', power: 2 }] } }, {}, {}] } },
  }),
  smashUp('the ensign dies for another minion that a played card would destroy', ['ensign-source'], {
    given: {
      players: [{ hand: ['change-into-a-gun'] }],
      bases: [{ base: 'unicrave', minions: { red: ['leader-two'], yellow: ['ensign', 'ships-engineer'] } }],
    },
    do: [
      'play change-into-a-gun on leader-two',
      'pick ships-engineer',
      { expect: { asked: { seat: 'yellow' } } },
      'instead ensign',
    ],
    expect: {
      state: { bases: [{ minions: { yellow: ['ships-engineer'] } }, {}, {}], players: [{}, { discard: ['ensign'] }] },
    },
  }),
  smashUp('the ensign takes over a special played around a scoring', ['ensign-source'], {
    given: {
      players: [{ hand: ['block-the-probe'] }],
      bases: [
        { base: 'wintersquashed', minions: { red: ['leader-two', 'solarshout'], yellow: ['ensign', 'ships-captain'] } },
      ],
    },
    do: ['end plays', 'react block-the-probe', 'pick ships-captain', 'instead ensign'],
    expect: { events: [{ type: 'power-changed', card: 'ensign', amount: 2 }] },
  }),
  smashUp('the ensign has no say in what a card already in play does', ['ensign-source'], {
    given: {
      players: [{ factions: ['ninjas'] }],
      bases: [
        {
          base: 'unicrave',
          minions: { yellow: ['ensign', { card: 'ships-captain', on: [{ card: 'assassination', owner: 'red' }] }] },
        },
      ],
    },
    do: ['end plays'],
    expect: {
      asked: { seat: 'yellow', ask: 'play' },
      events: [{ type: 'destroyed', card: 'ships-captain' }],
      noEvents: [{ type: 'replaced' }],
    },
  }),
  smashUp('one ensign dies only once: the second victim falls', ['ensign-several'], {
    given: {
      players: [{ hand: ['cannon'] }],
      bases: [{ base: 'unicrave', minions: { yellow: ['ensign', 'enchantress', 'neophyte'] } }],
    },
    do: ['play cannon', 'pick enchantress', 'pick neophyte', 'instead ensign'],
    expect: {
      state: {
        bases: [{ minions: { yellow: ['enchantress'] } }, {}, {}],
        players: [{}, { discard: ['ensign', 'neophyte'] }],
      },
    },
  }),
  smashUp('an ensign that survives takes both destructions', ['ensign-several'], {
    given: {
      players: [{ hand: ['cannon'] }],
      bases: [
        {
          base: 'unicrave',
          minions: {
            yellow: [{ card: 'ensign', on: [{ card: 'cesium-armor', owner: 'red' }] }, 'enchantress', 'neophyte'],
          },
        },
      ],
    },
    do: ['play cannon', 'pick enchantress', 'pick neophyte', 'instead ensign', 'instead ensign'],
    expect: { state: { bases: [{ minions: { yellow: [{ card: 'ensign' }, 'enchantress', 'neophyte'] } }, {}, {}] } },
  }),
  smashUp('an action played on another minion ends up on the ensign', ['ensign-action'], {
    given: {
      players: [{ hand: ['poison'] }],
      bases: [{ base: 'unicrave', minions: { yellow: ['ensign', 'ships-captain'] } }],
    },
    do: ['play poison on ships-captain', 'instead ensign'],
    expect: {
      state: {
        bases: [
          {
            minions: {
              yellow: [{ card: 'ensign', power: 0, on: [{ card: 'poison', owner: 'red' }] }, 'ships-captain'],
            },
          },
          {},
          {},
        ],
      },
    },
  }),
  smashUp('an ensign changes hands in place of the minion that was wanted', ['ensign-control', 'ensign-second'], {
    given: {
      players: [{ hand: ['hostage-exchange'] }],
      bases: [
        { base: 'neutral-space', minions: { red: ['aunt-of-drakes'] } },
        { base: 'unicrave', minions: { yellow: ['ensign', 'ensign', 'ships-captain'] } },
      ],
    },
    do: [
      'play hostage-exchange',
      'pick ships-captain',
      { expect: { onlyOptions: ['instead ensign at unicrave #1', 'instead ensign at unicrave #2', 'no'] } },
      'instead ensign at unicrave #1',
    ],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { bases: [{}, { power: { red: 2, yellow: 7 } }, {}] } },
  }),
  smashUp('the ensign need not meet the condition put on the target', ['ensign-condition'], {
    given: {
      players: [{ hand: ['seeing-stars'] }],
      bases: [{ base: 'unicrave', minions: { yellow: [{ card: 'ensign', on: ['upgrade'] }, 'ships-engineer'] } }],
    },
    do: ['play seeing-stars', { expect: { asked: { seat: 'yellow' } } }, 'instead ensign'],
    expect: {
      state: {
        bases: [{ minions: { yellow: ['ships-engineer'] } }, {}, {}],
        players: [{}, { discard: ['upgrade', 'ensign'] }],
      },
    },
  }),
  smashUp('the scoundrel travels alone where no friend is with her', ['scoundrel'], {
    given: { bases: [{ base: 'unicrave', minions: { red: ['scoundrel'] } }, 'neutral-space'] },
    do: ['talent scoundrel', 'pick neutral-space'],
    expect: { state: { bases: [{ minions: { red: [] } }, { minions: { red: ['scoundrel'] } }, {}] } },
  }),
  smashUp('engineer and whiplash do not hold a minion of another owner', ['instead-not-owned'], {
    given: {
      players: [{ hand: ['port-me-up'] }],
      bases: [
        { base: 'unicrave', minions: { red: ['ships-engineer'], yellow: [{ card: 'betrothed', controller: 'red' }] } },
        { base: 'neutral-space', actions: { red: ['whiplash-maneuver'] } },
      ],
    },
    do: ['play port-me-up', 'pick betrothed'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { players: [{}, { hand: ['betrothed'] }] },
      noEvents: [{ type: 'moved' }],
    },
  }),
  smashUp('what the solarshout lost stays lost with its abilities gone', ['solarshout'], {
    given: { bases: [{ base: 'unicrave', minions: { red: [{ card: 'solarshout', on: ['the-touch'] }] } }] },
    do: ['talent solarshout', 'talent the-touch'],
    expect: { state: { bases: [{ minions: { red: [{ card: 'solarshout', power: 5 }] } }, {}, {}] } },
  }),
  smashUp('a matrix on a minion of more than five raises nothing', ['direct-increase-not'], {
    given: {
      players: [{ hand: ['matrix-of-bossiness'] }],
      bases: [{ base: 'unicrave', minions: { red: ['leader-two', 'alien-guru'] } }],
    },
    do: ['play matrix-of-bossiness on leader-two'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { bases: [{ power: { red: 7 } }, {}, {}] } },
  }),
  smashUp('giving a talent or freeing from a gun raises nothing directly', ['direct-increase-not'], {
    given: {
      players: [{ hand: ['the-touch', 'use-the-fours'] }],
      bases: [{ base: 'unicrave', minions: { red: ['space-prince', 'alien-guru'] } }],
      turn: { actions: 0 },
    },
    do: ['talent space-prince'],
    expect: { options: ['play use-the-fours'], without: ['play the-touch on space-prince'] },
  }),
  smashUp('destroying the gun on a minion wakes no guru', ['direct-increase-not'], {
    given: {
      players: [{ hand: ['disenchant'] }, { factions: ['changerbots', 'ignobles'] }],
      bases: [
        { base: 'unicrave', minions: { red: ['alien-guru'], yellow: [{ card: 'huffie', on: ['change-into-a-gun'] }] } },
      ],
    },
    do: ['play disenchant'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { bases: [{ power: { red: 2, yellow: 3 } }, {}, {}] } },
  }),
  smashUp('the chair room keeps its offer when the minion has moved on', ['spikey-chair-room'], {
    given: { players: [{ hand: ['huffie'] }], bases: ['spikey-chair-room', ...QUIET.slice(1)] },
    do: ['play huffie on spikey-chair-room', 'talent huffie', 'pick unicrave', 'end plays', 'pick huffie'],
    expect: {
      events: [
        { type: 'destroyed', card: 'huffie' },
        { type: 'drew', seat: 'red', count: 1 },
      ],
    },
  }),
  smashUp('the chair room keeps its offer when it has scored', ['spikey-chair-room'], {
    given: {
      players: [{ hand: ['huffie'] }],
      bases: [
        { base: 'spikey-chair-room', minions: { red: ['leader-two', 'solarshout', 'solarshout', 'huffie'] } },
        { base: 'unicrave', minions: { red: ['bruiser', 'huffie'] } },
      ],
    },
    do: [
      'play huffie on spikey-chair-room',
      'end plays',
      { expect: { asked: { seat: 'red', ask: 'pick' } } },
      'pick huffie',
    ],
    expect: {
      events: [
        { type: 'destroyed', card: 'huffie' },
        { type: 'drew', seat: 'red', count: 1 },
      ],
    },
  }),
  smashUp('a talent given by an action is refused because the minion lost its abilities', ['talent-lost'], {
    given: { bases: [{ base: 'unicrave', minions: { red: [{ card: 'huffie', on: ['the-touch', 'flighterizer'] }] } }] },
    do: ['talent the-touch'],
    expect: { refused: { 'talent flighterizer': 'talent-lost' } },
  }),
];
