import { smashUp } from '../scenario.ts';

/** A prince with a talent left but no plain action: what he may play is what raises. */
const princely = (hand: readonly string[], factions: readonly string[]) => ({
  players: [{ factions, hand }],
  bases: [{ base: 'unicrave', minions: { red: ['space-prince'] } }],
  turn: { actions: 0 },
});

export default [
  smashUp('the actions of the box that raise power directly', ['direct-increase-actions'], {
    given: princely(
      [
        'block-the-probe',
        'laser-sword',
        'use-the-fours',
        'yield-to-rage',
        'cesium-armor',
        'form-mergacon',
        'matrix-of-bossiness',
        'prepare-for-battle',
        'flighterizer',
        'passengers',
      ],
      ['astroknights', 'changerbots'],
    ),
    do: ['talent space-prince'],
    expect: {
      onlyOptions: [
        'play block-the-probe',
        'play laser-sword on space-prince at unicrave',
        'play use-the-fours',
        'play yield-to-rage',
        'play cesium-armor on space-prince at unicrave',
        'play form-mergacon',
        'play matrix-of-bossiness on space-prince at unicrave',
        'end plays',
      ],
    },
  }),
  smashUp('the actions of the dinosaurs that raise power directly', ['direct-increase-actions'], {
    given: princely(['augmentation', 'howl', 'upgrade', 'rampage', 'natural-selection'], ['astroknights', 'dinosaurs']),
    do: ['talent space-prince'],
    expect: {
      onlyOptions: ['play augmentation', 'play howl', 'play upgrade on space-prince at unicrave', 'end plays'],
    },
  }),
  smashUp('swashbuckling raises power directly, a dinghy does not', ['direct-increase-actions'], {
    given: princely(['swashbuckling', 'dinghy', 'full-sail'], ['astroknights', 'pirates']),
    do: ['talent space-prince'],
    expect: { onlyOptions: ['play swashbuckling', 'end plays'] },
  }),
  smashUp('the action of the space prince aims at minions of his side in play', ['direct-increase-in-play'], {
    given: {
      players: [{ hand: ['block-the-probe', 'cesium-armor'] }],
      bases: [{ base: 'unicrave', minions: { red: ['space-prince', 'huffie'], yellow: ['ensign'] } }],
      turn: { actions: 0 },
    },
    do: ['talent space-prince', { expect: { without: ['play cesium-armor on ensign'] } }, 'play block-the-probe'],
    expect: { onlyOptions: ['pick space-prince at unicrave', 'pick huffie at unicrave'] },
  }),
  smashUp(
    'the walking carpet plays an action out of turn that raises itself',
    ['walking-carpet', 'direct-increase-in-play'],
    {
      given: {
        active: 'yellow',
        players: [
          { hand: ['laser-sword', 'prepare-for-battle', 'use-the-fours'] },
          { factions: ['ignobles', 'star-roamers'] },
        ],
        bases: [
          {
            base: 'wintersquashed',
            minions: { red: ['walking-carpet', 'scoundrel'], yellow: ['aunt-of-drakes', 'foot-of-the-king'] },
          },
        ],
      },
      do: [
        'end plays',
        'red: yes',
        {
          expect: {
            onlyOptions: ['play laser-sword on walking-carpet at wintersquashed', 'play use-the-fours', 'done'],
          },
        },
        'play use-the-fours',
        'pass',
      ],
      expect: {
        state: { players: [{ points: 2 }, { points: 4 }] },
        events: [
          { type: 'power-changed', card: 'walking-carpet', amount: 4 },
          { type: 'base-scored', powers: [12, 9] },
        ],
      },
    },
  ),
  smashUp('block the probe is an action of the turn', ['block-the-probe'], {
    given: {
      players: [{ hand: ['block-the-probe', 'block-the-probe'] }],
      bases: [{ base: 'unicrave', minions: { yellow: ['ensign'] } }],
    },
    do: ['play block-the-probe'],
    expect: {
      state: { turn: { actions: 0 }, bases: [{ power: { yellow: 4 } }, {}, {}] },
      refused: { 'play block-the-probe': 'one-action' },
    },
  }),
  smashUp('block the probe is played before a base scores in the turn of another', ['block-the-probe'], {
    given: {
      active: 'yellow',
      players: [{ hand: ['block-the-probe'] }],
      bases: [
        {
          base: 'wintersquashed',
          minions: { red: ['space-knight'], yellow: ['ships-captain', 'science-officer', 'ensign'] },
        },
      ],
    },
    do: ['end plays', 'red: react block-the-probe', 'pick space-knight'],
    expect: {
      events: [{ type: 'base-scored', powers: [7, 11] }],
      state: { players: [{ discard: ['block-the-probe', 'space-knight'] }, {}] },
    },
  }),
  smashUp('after a scoring port me up saves one minion of that base', ['port-me-up'], {
    given: {
      players: [{ hand: ['port-me-up'] }],
      bases: [
        {
          base: 'wintersquashed',
          minions: { red: ['ships-captain', 'medical-officer', 'science-officer', 'ships-engineer'] },
        },
        { base: 'neutral-space', minions: { red: ['ensign'] } },
      ],
    },
    do: ['end plays', 'pass', 'react port-me-up', { expect: { without: ['pick ensign'] } }, 'pick ships-captain', 'no'],
    expect: {
      state: { players: [{ discard: ['port-me-up', 'medical-officer', 'science-officer', 'ships-engineer'] }, {}] },
      events: [{ type: 'returned', card: 'ships-captain' }],
    },
  }),
  smashUp('port me up sends a borrowed minion to its owner', ['port-me-up'], {
    given: {
      players: [{ hand: ['port-me-up'] }],
      bases: [
        {
          base: 'wintersquashed',
          minions: {
            red: ['ships-captain', 'medical-officer', 'science-officer'],
            yellow: [{ card: 'foot-of-the-king', controller: 'red' }],
          },
        },
      ],
    },
    do: ['end plays', 'pass', 'react port-me-up', 'pick foot-of-the-king'],
    expect: { state: { players: [{}, { hand: ['foot-of-the-king'] }] } },
  }),
  smashUp('without a point the pupoks reveal nothing', ['pupoks', 'cost-whole'], {
    given: { bases: [{ base: 'unicrave', minions: { red: ['pupoks'] } }] },
    do: ['talent pupoks'],
    expect: {
      state: { players: [{ hand: [], points: 0 }, {}] },
      noEvents: [{ type: 'card-revealed' }, { type: 'points' }],
    },
  }),
  smashUp('the pupoks pay a point for three cards and a play', ['pupoks'], {
    given: {
      players: [{ points: 1, deck: ['space-knight', 'scoundrel', 'hidden-base', '...'] }],
      bases: [{ base: 'unicrave', minions: { red: ['pupoks'] } }],
    },
    do: ['talent pupoks', 'play scoundrel on unicrave'],
    expect: { state: { players: [{ points: 0, hand: ['space-knight', 'hidden-base'] }, {}], turn: { minions: 1 } } },
  }),
  smashUp('fate strikes owned minions, whoever controls them', ['owned-or-controlled'], {
    given: {
      players: [{ hand: ['fate-of-the-favorites'] }],
      bases: [
        {
          base: 'unicrave',
          minions: {
            red: [{ card: 'betrothed', controller: 'yellow' }],
            yellow: [{ card: 'huffie', controller: 'red' }],
          },
        },
      ],
    },
    do: ['play fate-of-the-favorites'],
    expect: { state: { players: [{ discard: ['betrothed', 'fate-of-the-favorites'] }, { discard: ['huffie'] }] } },
  }),
  smashUp('out of sight returns owned minions', ['owned-or-controlled'], {
    given: {
      players: [{ hand: ['out-of-sight'] }],
      bases: [
        {
          base: 'unicrave',
          minions: {
            red: [{ card: 'betrothed', controller: 'yellow' }, 'sneaky-squire'],
            yellow: [{ card: 'huffie', controller: 'red' }],
          },
        },
      ],
    },
    do: ['play out-of-sight', { expect: { asked: { seat: 'red' }, without: ['pick huffie'] } }, 'pick betrothed'],
    expect: { state: { players: [{ hand: ['betrothed'] }, { hand: ['huffie'] }] } },
  }),
  smashUp('mass teleport returns controlled minions to their owners', ['owned-or-controlled'], {
    given: {
      players: [{ hand: ['mass-teleport'] }],
      bases: [
        {
          base: 'unicrave',
          minions: {
            red: ['ensign', { card: 'ships-captain', controller: 'yellow' }],
            yellow: [{ card: 'huffie', controller: 'red' }],
          },
        },
      ],
    },
    do: [
      'play mass-teleport',
      { expect: { onlyOptions: ['pick ensign at unicrave', 'pick huffie at unicrave'] } },
      'pick huffie',
    ],
    expect: { state: { players: [{ hand: ['ships-captain'] }, { hand: ['huffie'] }] } },
  }),
  smashUp('the medical officer saves another, and the engineer takes it from there', ['medical-officer'], {
    given: {
      players: [{ hand: ['change-into-a-gun'] }],
      bases: [
        {
          base: 'unicrave',
          minions: { red: ['huffie'], yellow: ['science-officer', 'medical-officer', 'ships-engineer'] },
        },
        'neutral-space',
      ],
    },
    do: [
      'play change-into-a-gun on huffie',
      'pick science-officer',
      { expect: { onlyOptions: ['instead medical-officer at unicrave', 'no'] } },
      'instead medical-officer',
      'instead ships-engineer',
      'pick neutral-space',
    ],
    expect: {
      state: {
        bases: [
          { minions: { yellow: ['medical-officer', 'ships-engineer'] } },
          { minions: { yellow: ['science-officer'] } },
          {},
        ],
      },
    },
  }),
  smashUp('a minion the medical officer saved can go to the whiplash maneuver', ['medical-officer'], {
    given: {
      players: [{ hand: ['change-into-a-gun'] }],
      bases: [
        { base: 'unicrave', minions: { red: ['huffie'], yellow: ['science-officer', 'medical-officer'] } },
        { base: 'neutral-space', actions: { yellow: ['whiplash-maneuver'] } },
      ],
    },
    do: [
      'play change-into-a-gun on huffie',
      'pick science-officer',
      'instead medical-officer',
      'instead whiplash-maneuver',
    ],
    expect: { state: { bases: [{}, { minions: { yellow: ['science-officer'] } }, {}], players: [{}, { hand: [] }] } },
  }),
  smashUp('the medical officer does not save himself', ['medical-officer'], {
    given: {
      players: [{ hand: ['change-into-a-gun'] }],
      bases: [{ base: 'unicrave', minions: { red: ['huffie'], yellow: ['science-officer', 'medical-officer'] } }],
    },
    do: ['play change-into-a-gun on huffie', 'pick medical-officer'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { players: [{}, { discard: ['medical-officer'] }] } },
  }),
  smashUp('the revised medical officer keeps a returning minion and draws', ['medical-officer'], {
    options: { printing: 'revised' },
    given: {
      players: [{ hand: ['port-me-up'], deck: ['ensign', '...'] }],
      bases: [{ base: 'unicrave', minions: { red: ['medical-officer', 'huffie'] } }],
    },
    do: ['play port-me-up', 'pick huffie', 'instead medical-officer'],
    expect: {
      state: {
        players: [{ hand: ['ensign'] }, {}],
        bases: [{ minions: { red: ['medical-officer', 'huffie'] } }, {}, {}],
      },
    },
  }),
  smashUp('plus and minus apply on top of the matrix', ['matrix-of-bossiness'], {
    given: {
      players: [{ hand: ['form-mergacon'] }],
      bases: [
        { base: 'unicrave', minions: { red: [{ card: 'bruiser', on: ['matrix-of-bossiness', 'cesium-armor'] }] } },
      ],
    },
    do: ['play form-mergacon', 'pick unicrave'],
    expect: { state: { bases: [{ power: { red: 7 } }, {}, {}] } },
  }),
  smashUp('at neutral space a minion there has no power over those of others', ['neutral-space'], {
    given: { players: [{ hand: ['collector'] }], bases: [{ base: 'neutral-space', minions: { yellow: ['ensign'] } }] },
    do: ['play collector on neutral-space', 'pick ensign'],
    expect: {
      state: { bases: [{ minions: { yellow: ['ensign'] } }, {}, {}] },
      events: [{ type: 'unaffected', card: 'ensign' }],
    },
  }),
  smashUp('minions elsewhere and actions reach into neutral space', ['neutral-space'], {
    given: {
      players: [{ hand: ['supreme-overlord', 'beam-up'] }],
      bases: [{ base: 'neutral-space', minions: { yellow: ['huffie', 'bruiser'] } }, 'unicrave'],
    },
    do: ['play supreme-overlord on unicrave', 'pick huffie', 'play beam-up', 'pick bruiser'],
    expect: { state: { bases: [{ minions: { yellow: [] } }, {}, {}], players: [{}, { hand: ['huffie', 'bruiser'] }] } },
  }),
  smashUp('at wintersquashed a minion is given away after its own ability', ['wintersquashed'], {
    given: { players: [{ hand: ['invader'] }, { factions: ['ignobles'] }], bases: ['wintersquashed'] },
    do: [
      'play invader on wintersquashed',
      {
        expect: {
          asked: { seat: 'red', ask: 'pick' },
          onlyOptions: ['pick yellow', 'done'],
          state: { players: [{ points: 1 }, { points: 0 }] },
        },
      },
      'pick yellow',
    ],
    expect: { state: { bases: [{ power: { red: 0, yellow: 3 } }, {}, {}] } },
  }),
  smashUp('the base hit by no-moon goes with its cards and is replaced', ['no-moon'], {
    given: {
      bases: [
        {
          base: 'no-moon',
          minions: { red: ['leader-two', 'solarshout', 'solarshout', 'huffie', 'huffie', 'huffie', 'bruiser'] },
        },
        { base: 'changing-room', minions: { yellow: ['ensign', { card: 'ships-captain', controller: 'red' }] } },
      ],
      baseCount: 2,
      baseDeck: ['neutral-space', 'unicrave', '...'],
    },
    do: ['end plays'],
    expect: {
      state: {
        bases: [{ base: 'unicrave' }, { base: 'neutral-space', minions: { red: [], yellow: [] } }],
        baseDiscard: ['changing-room', 'no-moon'],
        players: [{ points: 5 }, { discard: ['ensign', 'ships-captain'] }],
      },
    },
  }),
  smashUp('a higher printed power is a direct increase', ['direct-increase'], {
    given: {
      players: [{ hand: ['matrix-of-bossiness'] }],
      bases: [{ base: 'unicrave', minions: { red: ['huffie', 'alien-guru'] } }],
    },
    do: ['play matrix-of-bossiness on huffie', 'pick huffie'],
    expect: {
      state: { bases: [{ minions: { red: [{ card: 'huffie', power: 6, counters: 1 }, 'alien-guru'] } }, {}, {}] },
    },
  }),
  smashUp('plus two power is a direct increase, on any minion', ['direct-increase'], {
    given: {
      players: [{ hand: ['block-the-probe'] }],
      bases: [{ base: 'unicrave', minions: { red: ['alien-guru'], yellow: ['ensign'] } }],
    },
    do: ['play block-the-probe', 'pick ensign', 'pick ensign'],
    expect: { state: { bases: [{ power: { yellow: 5 } }, {}, {}] } },
  }),
  smashUp('the point of an invader that left play is kept', ['invader'], {
    given: { players: [{ hand: ['invader', 'beam-up'] }], bases: ['jungle-oasis'] },
    do: ['play invader on jungle-oasis', 'play beam-up'],
    expect: { state: { players: [{ points: 1, hand: ['invader'] }, {}] } },
  }),
];
