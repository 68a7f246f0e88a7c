import { smashUp } from '../scenario.ts';

export default [
  smashUp('three players use two boxes: two of them have the same factions', ['boxes-by-seats'], {
    seats: 3,
    given: { players: [{ factions: ['ignobles', 'star-roamers'] }, { factions: ['star-roamers', 'ignobles'] }, {}] },
    expect: {
      state: { players: [{ factions: ['ignobles', 'star-roamers'] }, { factions: ['star-roamers', 'ignobles'] }, {}] },
    },
  }),
  smashUp('two players share one box: its four factions are all there is', ['boxes-by-seats'], {
    given: { players: [{ factions: ['changerbots', 'ignobles'] }] },
    expect: { state: { players: [{}, { factions: ['astroknights', 'star-roamers'] }] } },
  }),
  smashUp('without the core set only the eight bases of the box are there', ['sets-in-play'], {
    given: { bases: ['no-moon', 'unicrave', 'changing-room'] },
    expect: {
      state: {
        baseDeck: [
          'hive-of-scum-and-villainy',
          'spikey-chair-room',
          'wintersquashed',
          'uss-undertaking',
          'neutral-space',
        ],
      },
    },
  }),
  smashUp('a faction of the core set mixes with one of the box', ['sets-in-play'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['pirates', 'astroknights'], hand: ['first-mate', 'use-the-fours'] }],
      bases: ['tortuga', 'unicrave'],
    },
    do: ['play first-mate on tortuga', 'play use-the-fours'],
    expect: { state: { bases: [{ power: { red: 6 } }, {}, {}] } },
  }),
  ...(['first', 'revised'] as const).map((printing, i) =>
    smashUp(`cards and bases follow the ${printing} printing together`, ['one-printing'], {
      options: { core: 'on', printing },
      given: {
        bases: [
          { base: 'unicrave', minions: { red: [{ card: 'huffie', on: ['cesium-armor'] }] } },
          {
            base: 'mushroom-kingdom',
            minions: { red: [{ card: 'huffie', on: [{ card: 'laser-sword', owner: 'yellow' }] }] },
          },
        ],
      },
      expect: { state: { bases: [{ power: { red: 4 + i } }, { breakpoint: 20 - i, power: { red: 4 + i } }, {}] } },
    }),
  ),
  smashUp('the walking carpet does not act while tied for the lead', ['tied-is-winning'], {
    given: {
      players: [{ hand: ['use-the-fours'] }],
      bases: [
        {
          base: 'wintersquashed',
          minions: { red: ['walking-carpet', 'scoundrel'], yellow: ['foot-of-the-king', 'foot-of-the-king'] },
        },
      ],
    },
    do: ['end plays'],
    expect: { asked: { seat: 'red', ask: 'before-scoring' }, noEvents: [{ type: 'triggered' }] },
  }),
  smashUp('the walking carpet acts when behind', ['tied-is-winning'], {
    given: {
      players: [{ hand: ['use-the-fours'] }],
      bases: [
        {
          base: 'wintersquashed',
          minions: { red: ['walking-carpet', 'scoundrel'], yellow: ['aunt-of-drakes', 'foot-of-the-king'] },
        },
      ],
    },
    do: ['end plays', 'yes', 'play use-the-fours'],
    expect: {
      events: [{ type: 'base-scored', powers: [12, 9], places: [1, 2] }],
      state: { players: [{ points: 2 }, { points: 4 }] },
    },
  }),
  smashUp('each player chooses their own victim, the active one first', ['each-player-chooses'], {
    seats: 3,
    given: {
      players: [{ hand: ['fate-of-the-favorites'] }],
      bases: [
        {
          base: 'unicrave',
          minions: {
            red: ['betrothed', 'sneaky-squire'],
            yellow: ['huffie', 'solarshout'],
            green: ['ensign', 'ships-engineer'],
          },
        },
      ],
    },
    do: [
      'play fate-of-the-favorites',
      {
        expect: {
          asked: { seat: 'red' },
          onlyOptions: ['pick betrothed at unicrave', 'pick sneaky-squire at unicrave'],
        },
      },
      'pick sneaky-squire',
      {
        expect: { asked: { seat: 'yellow' }, onlyOptions: ['pick huffie at unicrave', 'pick solarshout at unicrave'] },
      },
      'pick huffie',
      { expect: { asked: { seat: 'green' } } },
      'pick ensign',
    ],
    expect: {
      state: {
        bases: [{ minions: { red: ['betrothed'], yellow: ['solarshout'], green: ['ships-engineer'] } }, {}, {}, {}],
      },
    },
  }),
  smashUp('of two escapes the controller of the victim chooses', ['instead-choice'], {
    given: {
      players: [{ hand: ['ninja-master'] }],
      bases: [{ base: 'unicrave', minions: { yellow: ['buccaneer', 'medical-officer'] } }, 'neutral-space'],
    },
    do: [
      'play ninja-master on unicrave',
      'pick buccaneer',
      {
        expect: {
          asked: { seat: 'yellow', ask: 'instead' },
          options: ['instead buccaneer at unicrave', 'instead medical-officer at unicrave'],
        },
      },
      'instead buccaneer',
      'pick neutral-space',
    ],
    expect: {
      state: { bases: [{ minions: { yellow: ['medical-officer'] } }, { minions: { yellow: ['buccaneer'] } }, {}] },
    },
  }),
  smashUp('each of two engineers may act, but only once for one return', ['instead-choice'], {
    given: {
      players: [{ hand: ['port-me-up'] }],
      bases: [{ base: 'unicrave', minions: { red: ['ensign', 'ships-engineer', 'ships-engineer'] } }, 'neutral-space'],
    },
    do: ['play port-me-up', 'pick ensign', 'no'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { players: [{ hand: ['ensign'] }, {}] } },
  }),
  smashUp('neither ensign nor brownie answers to what hits all', ['all-not-direct'], {
    given: {
      players: [{ hand: ['crop-circles', 'invader', 'scout'] }],
      bases: [{ base: 'unicrave', minions: { yellow: ['ensign', 'brownie', 'ships-captain'] } }, 'jungle-oasis'],
    },
    do: ['play crop-circles', 'pick unicrave'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { players: [{ hand: ['invader', 'scout'] }, { hand: ['ensign', 'brownie', 'ships-captain'] }] },
    },
  }),
  smashUp(
    'the annoying alien names a minion of the factions in play, be it nowhere to be seen',
    ['annoying-alien-names'],
    {
      options: { core: 'on' },
      given: {
        players: [{ factions: ['astroknights', 'changerbots'] }, { factions: ['pirates', 'ninjas'] }],
        bases: [{ base: 'unicrave', minions: { red: ['annoying-alien'], yellow: ['first-mate', 'first-mate'] } }],
      },
      do: [
        'talent annoying-alien',
        {
          expect: {
            options: ['name pirate-king', 'name bruiser', 'name annoying-alien'],
            without: ['name king-rex', 'name ensign', 'name poison'],
          },
        },
        'name first-mate',
      ],
      expect: { state: { bases: [{ power: { red: 2, yellow: 0 } }, {}, {}] } },
    },
  ),
  smashUp('the science officer returns a minion of another owner and still gives a play', ['return-not-owned'], {
    given: {
      bases: [
        { base: 'unicrave', minions: { red: ['science-officer'], yellow: [{ card: 'betrothed', controller: 'red' }] } },
      ],
    },
    do: ['talent science-officer', 'pick betrothed'],
    expect: {
      state: {
        players: [{ hand: [] }, { hand: ['betrothed'] }],
        turn: { extras: [{ play: 'minion', notTitle: 'betrothed' }] },
      },
    },
  }),
  smashUp('teleport overflow returns a minion of another owner and the crew comes', ['return-not-owned'], {
    given: {
      players: [{ hand: ['teleport-overflow', 'ensign'] }],
      bases: [{ base: 'unicrave', minions: { yellow: [{ card: 'betrothed', controller: 'red' }] } }],
    },
    do: ['play teleport-overflow', 'pick card ensign', 'done', 'play ensign on unicrave'],
    expect: {
      state: {
        players: [{ hand: [] }, { hand: ['betrothed'] }],
        bases: [{ minions: { red: ['ensign'], yellow: [] } }, {}, {}],
      },
    },
  }),
  smashUp('the crew of an overflow shares one title, not that of the returned', ['overflow-title'], {
    given: {
      players: [{ hand: ['teleport-overflow', 'ensign', 'ensign', 'bruiser'] }],
      bases: [{ base: 'unicrave', minions: { red: ['huffie'] } }],
    },
    do: [
      'play teleport-overflow',
      { expect: { options: ['pick card bruiser', 'pick card huffie'] } },
      'pick card ensign',
    ],
    expect: { onlyOptions: ['pick card ensign', 'done'] },
  }),
  smashUp('with every base in play none is added', ['no-base-left'], {
    given: { players: [{ hand: ['weird-new-worlds'] }], baseCount: 8 },
    do: ['play weird-new-worlds'],
    expect: { state: { baseCount: 8, baseDeck: [], baseDiscard: [] }, noEvents: [{ type: 'base-added' }] },
  }),
  smashUp('every minion shown for the overflow comes, on bases of choice', ['overflow-extras'], {
    given: {
      players: [{ hand: ['teleport-overflow', 'ensign', 'ensign', 'huffie'] }],
      bases: [{ base: 'unicrave', minions: { red: ['bruiser'] } }, 'neutral-space'],
    },
    do: [
      'play teleport-overflow',
      'pick card ensign',
      'pick card ensign',
      'done',
      'play ensign on unicrave',
      'play ensign on neutral-space',
      'play huffie on unicrave',
    ],
    expect: {
      state: {
        bases: [{ minions: { red: ['ensign', 'huffie'] } }, { minions: { red: ['ensign'] } }, {}],
        players: [{ hand: ['bruiser'] }, {}],
      },
    },
  }),
  smashUp('of two minions shown for the overflow one may stay in hand', ['overflow-extras'], {
    given: {
      players: [{ hand: ['teleport-overflow', 'ensign', 'ensign'] }],
      bases: [{ base: 'unicrave', minions: { red: ['bruiser'] } }],
    },
    do: ['play teleport-overflow', 'pick card ensign', 'pick card ensign', 'done', 'play ensign on unicrave', 'done'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { players: [{ hand: ['ensign', 'bruiser'] }, {}] } },
  }),
  smashUp('a pass until the base has scored is not asked again', ['standing-pass'], {
    given: {
      active: 'yellow',
      players: [
        { factions: ['star-roamers', 'changerbots'], hand: ['change-up-and-roll-on'] },
        { hand: ['block-the-probe', 'block-the-probe'] },
      ],
      bases: [
        {
          base: 'wintersquashed',
          minions: { yellow: ['space-knight', 'scoundrel', 'space-prince', 'walking-carpet'] },
        },
      ],
    },
    do: ['end plays', 'pass', 'red: pass until-base-scored'],
    expect: {
      events: [{ type: 'passed', seat: 'red' }, { type: 'base-scored' }],
      state: { players: [{ standing: 'ask' }, {}] },
    },
  }),
  smashUp('who passed until the base has scored is left alone when another plays', ['standing-pass'], {
    given: {
      active: 'yellow',
      players: [
        { factions: ['star-roamers', 'changerbots'], hand: ['change-up-and-roll-on'], standing: 'until-base-scored' },
        { hand: ['block-the-probe', 'block-the-probe'] },
      ],
      bases: [
        {
          base: 'wintersquashed',
          minions: { yellow: ['space-knight', 'scoundrel', 'space-prince', 'walking-carpet'] },
        },
      ],
    },
    do: ['end plays', 'react block-the-probe', 'pick scoundrel'],
    expect: { asked: { seat: 'yellow', ask: 'before-scoring' }, events: [{ type: 'passed', seat: 'red' }] },
  }),
  smashUp('unicrave gives way in mid-scoring and the new base pays', ['unicrave-goes-on'], {
    given: {
      bases: [{ base: 'unicrave', minions: { red: ['leader-two', 'solarshout', 'solarshout', 'huffie', 'huffie'] } }],
      baseDeck: ['uss-undertaking', '...'],
    },
    do: ['end plays'],
    expect: { events: [{ type: 'base-scored', base: 'uss-undertaking' }], state: { players: [{ points: 4 }, {}] } },
  }),
  smashUp('tooth and claw is destroyed in place of what would befall its minion', ['instead-choice'], {
    given: {
      players: [{ hand: ['beam-up'] }],
      bases: [{ base: 'jungle-oasis', minions: { yellow: [{ card: 'king-rex', on: ['tooth-and-claw-and-guns'] }] } }],
    },
    do: ['play beam-up'],
    expect: {
      state: {
        bases: [{ minions: { yellow: ['king-rex'] } }, {}, {}],
        players: [{}, { discard: ['tooth-and-claw-and-guns'] }],
      },
    },
  }),
  smashUp('the runner-up of tortuga moves a minion to the base that replaces it', ['score-replace'], {
    given: {
      bases: [
        {
          base: 'tortuga',
          minions: { red: ['king-rex', 'laseratops', 'laseratops', 'pirate-king'], yellow: ['nukebot'] },
        },
        { base: 'tar-pits', minions: { yellow: ['zapbot'] } },
      ],
      baseDeck: ['jungle-oasis', '...'],
    },
    do: ['end plays', 'pick zapbot'],
    expect: { state: { bases: [{ base: 'jungle-oasis', minions: { yellow: ['zapbot'] } }, {}, {}] } },
  }),
  smashUp('the winner of the school of wizardry picks its replacement among three', ['score-replace'], {
    given: {
      bases: [
        { base: 'school-of-wizardry', minions: { red: ['king-rex', 'laseratops', 'laseratops', 'pirate-king'] } },
      ],
      baseDeck: ['tar-pits', 'ninja-dojo', 'tortuga', 'the-grey-opal', '...'],
    },
    do: [
      'end plays',
      { expect: { onlyOptions: ['pick tar-pits', 'pick ninja-dojo', 'pick tortuga'] } },
      'pick tortuga',
      'pick ninja-dojo',
    ],
    expect: { events: [{ type: 'base-replaced', base: 'school-of-wizardry', by: 'tortuga' }] },
  }),
  smashUp('the base that replaces unicrave carries out its own before-scoring ability', ['unicrave-before'], {
    given: {
      bases: [
        { base: 'unicrave', minions: { red: ['leader-two', 'solarshout', 'solarshout', 'huffie', 'huffie'] } },
        { base: 'neutral-space', minions: { yellow: ['ensign'] } },
      ],
      baseCount: 2,
      baseDeck: ['no-moon', '...'],
    },
    do: ['end plays'],
    expect: {
      state: { players: [{ points: 5 }, { discard: ['ensign'] }] },
      events: [
        { type: 'base-replaced', base: 'unicrave', by: 'no-moon' },
        { type: 'base-replaced', base: 'neutral-space' },
        { type: 'base-scored', base: 'no-moon' },
      ],
    },
  }),
  smashUp('an ensign does not stand in for one of each player', ['all-not-direct'], {
    given: {
      players: [{ hand: ['fate-of-the-favorites'] }],
      bases: [{ base: 'unicrave', minions: { red: ['betrothed'], yellow: ['ensign', 'ships-captain'] } }],
    },
    do: ['play fate-of-the-favorites', 'pick ships-captain'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { bases: [{ minions: { red: [], yellow: ['ensign'] } }, {}, {}] },
    },
  }),
];
