import { smashUp } from '../scenario.ts';

const OASIS = ['jungle-oasis', 'the-mothership', 'tar-pits'];

export default [
  smashUp('rampage keeps the power of its moment', ['rampage'], {
    given: {
      players: [{ hand: ['rampage', 'augmentation'] }],
      bases: [{ base: 'tar-pits', minions: { red: [{ card: 'laseratops', on: ['upgrade'] }] } }],
      turn: { actions: 2 },
    },
    do: ['play rampage', { expect: { state: { bases: [{ breakpoint: 10 }, {}, {}] } } }, 'play augmentation'],
    expect: { state: { bases: [{ breakpoint: 10, power: { red: 10 } }, {}, {}] } },
  }),
  smashUp('a disguise plays a minion at once for each one returned', ['return-and-play'], {
    given: {
      players: [{ hand: ['disguise', 'ninja-master'] }],
      bases: [{ base: 'tar-pits', minions: { red: ['ninja-acolyte'] } }],
    },
    do: ['play disguise', 'play ninja-master on tar-pits', 'done'],
    expect: {
      state: {
        players: [{ hand: ['ninja-acolyte'] }, {}],
        bases: [{ minions: { red: ['ninja-master'] } }, {}, {}],
        turn: { minions: 1 },
      },
    },
  }),
  smashUp('an acolyte that returned must be followed by a minion at once', ['return-and-play'], {
    given: {
      players: [{ hand: ['tiger-assassin'] }],
      bases: [{ base: 'tar-pits', minions: { red: ['ninja-acolyte'] } }],
    },
    do: [
      'special ninja-acolyte',
      { expect: { without: ['done'], options: ['play tiger-assassin on tar-pits'] } },
      'play tiger-assassin on tar-pits',
    ],
    expect: { state: { players: [{ hand: ['ninja-acolyte'] }, {}], turn: { minions: 1 } } },
  }),
  smashUp('after a minion of the turn the acolyte stays', ['ninja-acolyte'], {
    given: {
      players: [{ hand: ['shinobi', 'tiger-assassin'] }],
      bases: [{ base: 'tar-pits', minions: { red: ['ninja-acolyte'] } }, 'jungle-oasis'],
    },
    do: [{ expect: { options: ['special ninja-acolyte at tar-pits'] } }, 'play shinobi on jungle-oasis'],
    expect: { without: ['special ninja-acolyte'] },
  }),
  smashUp('a minion played before the phase does not count against the acolyte', ['ninja-acolyte'], {
    given: {
      players: [{ hand: ['tiger-assassin'] }],
      bases: [{ base: 'tar-pits', minions: { red: ['ninja-acolyte'] } }, 'jungle-oasis'],
      turn: { playedAt: ['jungle-oasis'], minionsPlayed: 0 },
    },
    expect: { options: ['special ninja-acolyte at tar-pits'] },
  }),
  smashUp('infiltrate frees only its player from the base', ['infiltrate'], {
    given: {
      players: [{ hand: ['infiltrate', 'shinobi'] }, { factions: ['robots'], hand: ['zapbot'] }],
      bases: ['the-homeworld', ...OASIS.slice(0, 2)],
    },
    do: [
      'play infiltrate on the-homeworld',
      'yes',
      'play shinobi on the-homeworld',
      { expect: { state: { turn: { extras: [] } }, noEvents: [{ type: 'extra-gained' }] } },
      'end plays',
      'play zapbot on the-homeworld',
    ],
    expect: {
      state: {
        turn: {
          extras: [
            { play: 'minion', powerAtMost: 2 },
            { play: 'minion', powerAtMost: 2 },
          ],
        },
      },
    },
  }),
  smashUp('revised infiltrate cancels the base for all', ['infiltrate'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [{ hand: ['ninja-master'] }, { factions: ['robots', 'aliens'] }],
      bases: [{ base: 'the-central-brain', minions: { yellow: ['warbot'] }, actions: { red: ['infiltrate'] } }],
    },
    do: ['talent infiltrate'],
    expect: { state: { bases: [{ power: { yellow: 4 }, actions: { red: [] } }, {}, {}] } },
  }),
  smashUp('two minions of a dinghy land on different bases', ['sail-apart'], {
    given: {
      players: [{ hand: ['dinghy'] }],
      bases: [{ base: 'tar-pits', minions: { red: ['first-mate', 'saucy-wench'] } }, 'jungle-oasis', 'the-mothership'],
    },
    do: ['play dinghy', 'pick first-mate', 'pick saucy-wench', 'pick jungle-oasis', 'pick the-mothership'],
    expect: {
      state: {
        bases: [{ minions: { red: [] } }, { minions: { red: ['first-mate'] } }, { minions: { red: ['saucy-wench'] } }],
      },
    },
  }),
  smashUp('a player uses one shinobi for one scoring', ['special-limit'], {
    given: {
      players: [{ hand: ['shinobi', 'shinobi'] }],
      bases: [{ base: 'jungle-oasis', minions: { red: ['ninja-master', 'tiger-assassin', 'tiger-assassin'] } }],
    },
    do: ['end plays', 'react shinobi', 'play shinobi on jungle-oasis'],
    expect: {
      without: ['react shinobi'],
      state: { players: [{ hand: ['shinobi'] }, {}], bases: [{ power: { red: 16 } }, {}, {}] },
    },
  }),
  smashUp('another scoring allows another shinobi', ['special-limit'], {
    given: {
      players: [{ hand: ['shinobi', 'shinobi', 'poison'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['ninja-master', 'tiger-assassin', 'tiger-assassin'] } },
        { base: 'tar-pits', minions: { yellow: ['warbot', 'warbot', 'nukebot', 'hoverbot'] } },
      ],
    },
    do: ['end plays', 'pick jungle-oasis', 'react shinobi', 'play shinobi on jungle-oasis', 'pass'],
    expect: { asked: { seat: 'red', ask: 'before-scoring' }, options: ['react shinobi'] },
  }),
  smashUp('one tenacious z a turn', ['special-limit'], {
    given: { players: [{ hand: ['outbreak'], discard: ['tenacious-z', 'tenacious-z'] }], bases: OASIS },
    do: ['special tenacious-z', 'play tenacious-z on jungle-oasis'],
    expect: {
      refused: { 'special tenacious-z': 'special-limit' },
      state: { turn: { minions: 1 }, bases: [{ minions: { red: ['tenacious-z'] } }, {}, {}] },
    },
  }),
  smashUp('what a neophyte reveals is played, taken or put back at once', ['revealed-now'], {
    given: { players: [{ hand: ['neophyte'], deck: ['mystic-studies', '...'] }], bases: OASIS },
    do: [
      'play neophyte on jungle-oasis',
      { expect: { onlyOptions: ['choose 1', 'choose 2', 'choose 3'] } },
      'choose 3',
    ],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { turn: { extras: [], actions: 1 }, players: [{ hand: [] }, {}] },
      onlyOptions: ['end plays'],
    },
  }),
  smashUp('with microbot alpha all your minions in play are microbots', ['microbot-alpha'], {
    given: {
      players: [{ hand: ['warbot', 'nukebot'], discard: ['zapbot'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['microbot-alpha', 'hoverbot', 'zapbot'], yellow: ['shinobi'] } },
      ],
    },
    expect: { state: { bases: [{ power: { red: 8, yellow: 3 } }, {}, {}] } },
  }),
  smashUp('microbots in the discard pile are only those by name', ['microbot-alpha'], {
    given: {
      players: [{ hand: ['microbot-reclaimer'], discard: ['zapbot', 'microbot-guard'] }],
      bases: [{ base: 'jungle-oasis', minions: { red: ['microbot-alpha'] } }],
    },
    do: ['play microbot-reclaimer on jungle-oasis'],
    expect: { options: ['pick card microbot-guard'], without: ['pick card zapbot'] },
  }),
  smashUp('two fixers give two to each microbot, themselves included', ['microbot-fixers'], {
    given: {
      bases: [
        { base: 'jungle-oasis', minions: { red: ['microbot-fixer', 'microbot-fixer', 'microbot-guard', 'zapbot'] } },
      ],
    },
    expect: {
      state: {
        bases: [
          {
            minions: {
              red: [
                { card: 'microbot-fixer', power: 3 },
                { card: 'microbot-fixer', power: 3 },
                { card: 'microbot-guard', power: 3 },
                'zapbot',
              ],
            },
          },
          {},
          {},
        ],
      },
    },
  }),
  smashUp('the brownie answers to a played card that affects it', ['brownie'], {
    given: {
      players: [{ hand: ['poison', 'disguise', 'shinobi'] }],
      bases: [{ base: 'jungle-oasis', minions: { yellow: ['brownie'] } }],
    },
    do: ['play poison on brownie'],
    expect: { state: { players: [{ hand: [] }, {}], bases: [{ power: { yellow: 0 } }, {}, {}] } },
  }),
  smashUp('the brownie does not answer to a card already in play', ['brownie'], {
    given: {
      players: [{ hand: ['disguise', 'shinobi'] }],
      bases: [
        {
          base: 'jungle-oasis',
          minions: { yellow: [{ card: 'brownie', on: [{ card: 'assassination', owner: 'red' }] }] },
        },
      ],
    },
    do: ['end plays'],
    expect: { events: [{ type: 'destroyed', card: 'brownie' }], noEvents: [{ type: 'discarded' }] },
  }),
  smashUp('a minion that left through its own ability escapes leprechaun and flame trap', ['trap-still-there'], {
    given: {
      players: [{ hand: ['supreme-overlord'] }],
      bases: [
        {
          base: 'jungle-oasis',
          minions: { yellow: [{ card: 'leprechaun', counters: 4 }] },
          actions: { yellow: ['flame-trap'] },
        },
      ],
    },
    do: ['play supreme-overlord on jungle-oasis', 'pick supreme-overlord', 'order flame-trap'],
    expect: { state: { players: [{ hand: ['supreme-overlord'], discard: [] }, {}] } },
  }),
  smashUp('hideout stops an action against all your minions there for the turn', ['hideout'], {
    given: {
      players: [{ hand: ['cannon'] }],
      bases: [{ base: 'jungle-oasis', minions: { yellow: ['gremlin', 'gremlin'] }, actions: { yellow: ['hideout'] } }],
    },
    do: ['play cannon', 'pick gremlin at jungle-oasis #1', 'pick gremlin at jungle-oasis #2'],
    expect: {
      state: {
        bases: [{ minions: { yellow: ['gremlin', 'gremlin'] }, actions: { yellow: [] } }, {}, {}],
        players: [{}, { discard: ['hideout'] }],
      },
    },
  }),
  smashUp('hideout stops an ongoing effect until the end of the turn', ['hideout'], {
    given: {
      players: [{ factions: ['ninjas'] }],
      bases: [
        {
          base: 'jungle-oasis',
          minions: { yellow: [{ card: 'gnome', on: [{ card: 'assassination', owner: 'red' }] }] },
          actions: { yellow: ['hideout'] },
        },
      ],
    },
    do: [
      'end plays',
      { expect: { state: { bases: [{ minions: { yellow: [{ card: 'gnome' }] }, actions: { yellow: [] } }, {}, {}] } } },
      'end plays',
    ],
    expect: { events: [{ type: 'destroyed', card: 'gnome' }] },
  }),
  smashUp('who sleeps cannot play actions, but those in play work', ['mark-of-sleep'], {
    given: {
      players: [{ hand: ['mark-of-sleep'] }, { hand: ['use-the-fours'] }],
      bases: [{ base: 'unicrave', minions: { yellow: [{ card: 'huffie', on: ['flighterizer', 'cesium-armor'] }] } }],
    },
    do: ['play mark-of-sleep', 'pick yellow', 'end plays'],
    expect: {
      without: ['play use-the-fours'],
      options: ['talent flighterizer at unicrave', 'talent huffie at unicrave'],
      state: { bases: [{ power: { yellow: 4 } }, {}, {}] },
    },
  }),
  smashUp('the extra action of an archmage outlives him', ['wizard-extra-stays'], {
    given: { players: [{ hand: ['archmage', 'sacrifice', 'mystic-studies'] }], bases: OASIS },
    do: ['play archmage on jungle-oasis', 'play sacrifice', 'play mystic-studies'],
    expect: { state: { bases: [{ minions: { red: [] } }, {}, {}] } },
  }),
  smashUp('lend a hand does not shuffle itself in', ['lend-a-hand'], {
    given: { players: [{ hand: ['lend-a-hand'], discard: ['walker', 'outbreak'] }] },
    do: [
      'play lend-a-hand',
      { expect: { onlyOptions: ['pick card walker', 'pick card outbreak', 'done'] } },
      'pick card walker',
      'done',
    ],
    expect: { state: { players: [{ discard: ['outbreak', 'lend-a-hand'] }, {}] } },
  }),
  smashUp('the zombie lord brings one minion to each base that was empty', ['zombie-lord'], {
    given: {
      players: [{ hand: ['zombie-lord'], discard: ['tenacious-z', 'tenacious-z', 'grave-digger'] }],
      bases: [{ base: 'tar-pits', minions: { red: ['walker'] } }, 'jungle-oasis', 'the-mothership'],
    },
    do: [
      'play zombie-lord on tar-pits',
      { expect: { onlyOptions: ['play tenacious-z on jungle-oasis', 'done'] } },
      'play tenacious-z on jungle-oasis',
      { expect: { onlyOptions: ['play tenacious-z on the-mothership', 'done'] } },
      'play tenacious-z on the-mothership',
    ],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { players: [{ discard: ['grave-digger'] }, {}] } },
  }),
  smashUp('they come for the normal minion and for a free extra', ['theyre-coming'], {
    given: {
      players: [{ hand: ['summon'], discard: ['grave-digger', 'walker', 'walker'] }],
      bases: [{ base: 'tar-pits', actions: { red: ['theyre-coming-to-get-you'] } }, 'jungle-oasis'],
    },
    do: [
      'play summon',
      { expect: { without: ['play walker on jungle-oasis from discard'] } },
      'play grave-digger on tar-pits from discard',
      'done',
      'play walker on tar-pits from discard',
      'choose 2',
    ],
    expect: { without: ['play walker on tar-pits from discard'], state: { bases: [{ power: { red: 6 } }, {}, {}] } },
  }),
  smashUp('an extra for one revealed card does not serve those who come', ['theyre-coming'], {
    given: {
      players: [{ hand: ['hoverbot'], deck: ['warbot', '...'], discard: ['walker'] }],
      bases: [{ base: 'tar-pits', actions: { red: ['theyre-coming-to-get-you'] } }, 'jungle-oasis', 'the-mothership'],
    },
    do: ['play hoverbot on jungle-oasis'],
    expect: {
      onlyOptions: ['play warbot on tar-pits', 'play warbot on jungle-oasis', 'play warbot on the-mothership', 'done'],
    },
  }),
  ...(['first', 'revised'] as const).map((printing) =>
    smashUp(`${printing} printing: what stays when a base is terraformed`, ['terraforming'], {
      options: { core: 'on', printing },
      given: {
        players: [{ hand: ['terraforming'] }],
        bases: [
          {
            base: 'tar-pits',
            minions: { yellow: [{ card: 'king-rex', on: ['upgrade'] }] },
            actions: { yellow: ['wildlife-preserve'] },
          },
          'jungle-oasis',
          'the-mothership',
        ],
        baseDeck: ['tortuga', '...'],
      },
      do: ['play terraforming', 'pick tortuga', 'pick tar-pits'],
      expect: {
        state: {
          bases: [
            {
              base: 'tortuga',
              power: { yellow: 9 },
              actions: { yellow: printing === 'first' ? [] : ['wildlife-preserve'] },
            },
            {},
            {},
          ],
          turn: { extras: [{ play: 'minion', at: 'tortuga' }] },
        },
      },
    }),
  ),
  smashUp('sea dogs take the minions of one faction from one base to one other', ['sea-dogs'], {
    given: {
      players: [{ hand: ['sea-dogs'] }],
      bases: [
        { base: 'tar-pits', minions: { yellow: ['warbot', 'zapbot', 'invader'] } },
        { base: 'jungle-oasis', minions: { yellow: ['hoverbot'] } },
        'the-mothership',
      ],
    },
    do: ['play sea-dogs', 'name robots', 'pick tar-pits', 'pick the-mothership'],
    expect: {
      state: {
        bases: [
          { minions: { yellow: ['invader'] } },
          { minions: { yellow: ['hoverbot'] } },
          { minions: { yellow: ['warbot', 'zapbot'] } },
        ],
      },
    },
  }),
  smashUp('the leprechaun kills the weaker minion that stayed', ['trap-still-there'], {
    given: { players: [{ hand: ['invader'] }], bases: [{ base: 'jungle-oasis', minions: { yellow: ['leprechaun'] } }] },
    do: ['play invader on jungle-oasis'],
    expect: { state: { players: [{ points: 1, discard: ['invader'] }, {}] } },
  }),
  smashUp('a borrowed action is played under your control and goes to its owner’s discard pile', ['mass-enchantment'], {
    given: {
      players: [{ hand: ['mass-enchantment'] }, { deck: ['beam-up', '...'] }],
      bases: [{ base: 'jungle-oasis', minions: { red: ['archmage'], yellow: ['invader'] } }],
    },
    do: ['play mass-enchantment', 'play beam-up', { expect: { asked: { seat: 'red' } } }, 'pick invader'],
    expect: { state: { players: [{ discard: ['mass-enchantment'] }, { hand: ['invader'], discard: ['beam-up'] }] } },
  }),
  smashUp('a disguise without a minion in hand returns nobody', ['return-and-play'], {
    given: {
      players: [{ hand: ['disguise', 'poison'] }],
      bases: [{ base: 'tar-pits', minions: { red: ['tiger-assassin', 'shinobi'] } }],
    },
    do: ['play disguise', 'pick tiger-assassin', 'done', 'done'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { bases: [{ minions: { red: ['tiger-assassin', 'shinobi'] } }, {}, {}] },
    },
  }),
];
