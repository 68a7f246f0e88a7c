import { smashUp } from '../scenario.ts';

/** Every card of two factions but Prepare for Battle and one Huffie. */
const THIRTY_EIGHT = [
  ['space-knight', 'scoundrel', 'space-prince', 'walking-carpet', 'alien-guru', 'annoying-alien', 'astro-robot'],
  ['mannersbot', 'pupoks', 'ghost-knight', 'block-the-probe', 'block-the-probe', 'hidden-base', 'its-a-trap'],
  ['laser-sword', 'laser-sword', 'recycle-the-trash', 'use-the-fours', 'yield-to-rage', 'leader-two', 'solarshout'],
  ['solarshout', 'bruiser', 'bruiser', 'bruiser', 'huffie', 'huffie', 'huffie', 'cesium-armor', 'change-into-a-gun'],
  ['change-into-a-gun', 'change-up-and-roll-on', 'flighterizer', 'form-mergacon', 'matrix-of-bossiness'],
  ['passengers', 'the-touch', 'the-touch'],
].flat();

/** Cards that come back, bases that change under cards, and effects that meet: two or more abilities at once. */
export default [
  smashUp('a minion that its talent returned and that is played anew did not use a talent', ['changing-room'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [{ factions: ['ninjas', 'changerbots'] }, { factions: ['robots', 'pirates'] }],
      bases: [{ base: 'changing-room', minions: { red: ['ninja-acolyte'] } }, 'jungle-oasis', 'ninja-dojo'],
    },
    do: ['talent ninja-acolyte', 'play ninja-acolyte on changing-room'],
    expect: { noEvents: [{ type: 'power-changed' }], state: { bases: [{ power: { red: 2 } }, {}, {}] } },
  }),
  smashUp(
    'a minion played on a base that is replaced meanwhile was played beside the cards there',
    ['resolve-in-play'],
    {
      options: { core: 'on' },
      given: {
        players: [
          { factions: ['wizards', 'aliens'], hand: ['neophyte'], deck: ['terraforming', '...'] },
          { factions: ['tricksters', 'pirates'] },
        ],
        bases: [{ base: 'tortuga', minions: { yellow: ['leprechaun'] } }, 'jungle-oasis', 'ninja-dojo'],
        baseDeck: ['the-homeworld', '...'],
      },
      do: ['play neophyte on tortuga', 'choose 2', 'play terraforming', 'pick the-homeworld', 'pick tortuga'],
      expect: {
        events: [
          { type: 'base-replaced', base: 'tortuga', by: 'the-homeworld' },
          { type: 'destroyed', card: 'neophyte', base: 'the-homeworld' },
        ],
        noEvents: [{ type: 'triggered', card: null, base: 'the-homeworld' }],
      },
    },
  ),
  smashUp('Infiltrate: the base that its player ignores is the one it is on', ['infiltrate'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['ninjas', 'changerbots'], hand: ['infiltrate'] },
        { factions: ['robots', 'pirates'], hand: ['warbot', 'full-sail'] },
      ],
      bases: [
        { base: 'unicrave', minions: { red: ['ninja-master', 'tiger-assassin'], yellow: ['nukebot', 'hoverbot'] } },
        'tortuga',
        'ninja-dojo',
      ],
      baseDeck: ['the-central-brain', '...'],
    },
    do: ['play infiltrate on unicrave', 'yes', 'end plays', 'play warbot on unicrave', 'end plays'],
    expect: { state: { bases: [{ base: 'the-central-brain', power: { red: 9, yellow: 15 } }, {}, {}] } },
  }),
  smashUp('a special ability declined before Unicrave is replaced is not offered again', ['specials-in-play-first'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['pirates', 'astroknights'], hand: ['block-the-probe'] },
        { factions: ['robots', 'changerbots'] },
      ],
      bases: [
        { base: 'unicrave', minions: { yellow: ['nukebot', 'warbot', 'warbot', 'leader-two'] } },
        { base: 'jungle-oasis', minions: { red: ['pirate-king'] } },
        'ninja-dojo',
      ],
      baseDeck: ['tortuga', '...'],
    },
    do: ['end plays', 'order unicrave', 'no', 'react block-the-probe', 'pick pirate-king'],
    expect: {
      events: [{ type: 'base-scored', base: 'tortuga' }],
      noEvents: [{ type: 'moved' }],
      asked: { seat: 'yellow', ask: 'play' },
    },
  }),
  smashUp(
    'a base that comes in while another scores in its place resolves its own ability',
    ['terraforming', 'no-moon'],
    {
      options: { core: 'on' },
      given: {
        players: [
          { factions: ['astroknights', 'aliens'], hand: ['its-a-trap'], deck: ['terraforming', '...'] },
          { factions: ['robots', 'pirates'] },
        ],
        bases: [
          { base: 'jungle-oasis', minions: { red: ['space-knight', 'supreme-overlord', 'invader'] } },
          'tortuga',
          'ninja-dojo',
        ],
        baseDeck: ['no-moon', 'the-mothership', '...'],
        chance: { bases: ['ninja-dojo'] },
      },
      do: ['end plays', 'react its-a-trap', 'choose 2', 'play terraforming', 'pick no-moon', 'pick jungle-oasis'],
      expect: {
        events: [
          { type: 'base-replaced', base: 'jungle-oasis', by: 'no-moon' },
          { type: 'base-replaced', base: 'ninja-dojo' },
          { type: 'base-scored', base: 'no-moon' },
        ],
      },
    },
  ),
  smashUp('a First Mate that leaves a scored base can make another one ready', ['score-again', 'aftermath-reacts'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['pirates', 'dinosaurs'] }, { factions: ['robots', 'changerbots'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['king-rex', 'buccaneer', 'first-mate'] } },
        { base: 'ninja-dojo', minions: { red: ['laseratops', 'buccaneer'], yellow: ['nukebot', 'warbot'] } },
        'tortuga',
      ],
      baseDeck: ['the-homeworld', 'the-mothership', '...'],
    },
    do: ['end plays', 'yes', 'pick ninja-dojo'],
    expect: {
      events: [
        { type: 'base-scored', base: 'jungle-oasis' },
        { type: 'base-scored', base: 'ninja-dojo' },
      ],
      asked: { seat: 'red', ask: 'order' },
    },
  }),
  smashUp('Hideout holds off a Flame Trap, which is spent all the same', ['hideout', 'independent-parts'], {
    options: { core: 'on' },
    given: {
      active: 'yellow',
      players: [{ factions: ['wizards', 'astroknights'] }, { factions: ['aliens', 'tricksters'], hand: ['gremlin'] }],
      bases: [
        { base: 'tortuga', actions: { yellow: ['hideout', { card: 'flame-trap', controller: 'red' }] } },
        'jungle-oasis',
        'ninja-dojo',
      ],
    },
    do: ['play gremlin on tortuga'],
    expect: {
      events: [
        { type: 'destroyed', card: 'hideout' },
        { type: 'destroyed', card: 'flame-trap' },
      ],
      state: { bases: [{ minions: { yellow: ['gremlin'] } }, {}, {}] },
    },
  }),
  smashUp('a minion that its own effect took off the base is not hit, the trap is spent', ['trap-still-there'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['robots', 'aliens'], hand: ['hoverbot'], deck: ['collector', '...'] },
        { factions: ['tricksters', 'pirates'] },
      ],
      bases: [{ base: 'tortuga', actions: { yellow: ['flame-trap'] } }, 'jungle-oasis', 'ninja-dojo'],
    },
    do: ['play hoverbot on tortuga', 'play collector on tortuga', 'pick hoverbot'],
    expect: {
      events: [
        { type: 'returned', card: 'hoverbot' },
        { type: 'destroyed', card: 'collector' },
        { type: 'destroyed', card: 'flame-trap' },
      ],
      state: { players: [{ hand: ['hoverbot'] }, {}] },
    },
  }),
  smashUp('an action that was destroyed and is played anew gives its extra play anew', ['extra-keep'], {
    options: { core: 'on' },
    given: {
      players: [
        {
          factions: ['tricksters', 'zombies'],
          hand: ['enshrouding-mist', 'disenchant', 'grave-robbing', 'gremlin', 'gremlin', 'gnome'],
        },
        { factions: ['star-roamers', 'ignobles'] },
      ],
      turn: { actions: 4 },
      bases: ['tortuga', 'jungle-oasis', 'ninja-dojo'],
    },
    do: [
      'play enshrouding-mist on tortuga',
      'play disenchant',
      'play grave-robbing',
      'pick card enshrouding-mist',
      'play enshrouding-mist on jungle-oasis',
      'play gremlin on tortuga',
      'play gremlin on jungle-oasis',
      'play gnome on ninja-dojo',
    ],
    expect: { onlyOptions: ['end plays'] },
  }),
  smashUp('The Homeworld, revised: once a turn for each player, in another’s turn too', ['extra-now-or-never'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [
        { factions: ['dinosaurs', 'robots'], hand: ['king-rex', 'zapbot'] },
        { factions: ['ninjas', 'aliens'], hand: ['shinobi', 'ninja-acolyte', 'ninja-acolyte'] },
      ],
      bases: [
        { base: 'the-homeworld', minions: { red: ['laseratops', 'laseratops', 'armor-stego', 'armor-stego'] } },
        'jungle-oasis',
        'ninja-dojo',
      ],
      baseDeck: ['tortuga', '...'],
    },
    do: [
      'play king-rex on the-homeworld',
      'play zapbot on the-homeworld',
      'end plays',
      'react shinobi',
      'play shinobi on the-homeworld',
      'play ninja-acolyte on the-homeworld',
    ],
    expect: { asked: { seat: 'yellow', ask: 'before-scoring' }, without: ['play ninja-acolyte on the-homeworld'] },
  }),
  smashUp('each of several Ensigns takes one change of control', ['ensign-control', 'ensign-several'], {
    given: {
      players: [
        { factions: ['ignobles', 'changerbots'], hand: ['banner-call'] },
        { factions: ['star-roamers', 'astroknights'] },
      ],
      bases: [
        {
          base: 'no-moon',
          minions: {
            red: [
              { card: 'aunt-of-drakes', controller: 'yellow' },
              { card: 'foot-of-the-king', controller: 'yellow' },
            ],
            yellow: ['ensign', 'ensign'],
          },
        },
        'wintersquashed',
        'changing-room',
      ],
    },
    do: ['play banner-call', 'pick aunt-of-drakes', 'pick foot-of-the-king', 'instead ensign #1', 'instead ensign #2'],
    expect: { state: { bases: [{ power: { red: 4, yellow: 9 } }, {}, {}] } },
  }),
  smashUp('Mark of Sleep for the next turn does not end the sleep of this one', ['mark-of-sleep'], {
    options: { core: 'on' },
    given: {
      active: 'yellow',
      players: [
        { factions: ['astroknights', 'tricksters'], hand: ['its-a-trap'], deck: ['mark-of-sleep', '...'] },
        { factions: ['pirates', 'robots'], hand: ['full-sail'], noActions: 'this-turn' },
      ],
      bases: [{ base: 'jungle-oasis', minions: { yellow: ['nukebot', 'warbot', 'warbot'] } }, 'tortuga', 'ninja-dojo'],
    },
    do: [
      'end plays',
      'react its-a-trap',
      'choose 2',
      'play mark-of-sleep',
      'pick yellow',
      { expect: { events: [{ type: 'turn-ended', seat: 'yellow' }], asked: { seat: 'red', ask: 'play' } } },
      'end plays',
    ],
    expect: { state: { players: [{}, { noActions: 'this-turn' }] }, without: ['play full-sail'] },
  }),
  smashUp('a branch that cannot be carried out is not offered: one is left', ['pick-what-fits', 'you-on-base'], {
    given: {
      active: 'yellow',
      players: [{ factions: ['star-roamers', 'ignobles'] }, { factions: ['changerbots', 'astroknights'] }],
      bases: [{ base: 'uss-undertaking', minions: { red: ['ensign'] } }, 'no-moon', 'changing-room'],
    },
    do: ['end plays', 'yes'],
    expect: { asked: { seat: 'red', ask: 'pick' }, onlyOptions: ['pick no-moon', 'pick changing-room'] },
  }),
  smashUp('a branch that cannot be carried out is not offered: to do nothing always is', ['pick-what-fits'], {
    options: { core: 'on' },
    given: {
      active: 'yellow',
      players: [
        { factions: ['astroknights', 'ninjas'], hand: ['its-a-trap'], deck: ['smoke-bomb', '...'] },
        { factions: ['robots', 'changerbots'] },
      ],
      bases: [{ base: 'jungle-oasis', minions: { yellow: ['nukebot', 'warbot', 'warbot'] } }, 'tortuga', 'ninja-dojo'],
    },
    do: ['end plays', 'react its-a-trap'],
    expect: { onlyOptions: ['choose 1', 'choose 3'], refused: { 'choose 2': 'pick-what-fits' } },
  }),
  smashUp('no question about a card left over where there is none', ['do-what-you-can'], {
    given: {
      players: [
        {
          factions: ['astroknights', 'changerbots'],
          hand: ['prepare-for-battle', ...THIRTY_EIGHT],
          deck: ['huffie'],
          discard: [],
        },
        { factions: ['star-roamers', 'ignobles'] },
      ],
      bases: ['no-moon', 'changing-room', 'unicrave'],
    },
    do: ['play prepare-for-battle'],
    expect: { asked: { seat: 'red', ask: 'play' }, events: [{ type: 'put', where: 'hand', cards: ['huffie'] }] },
  }),
  ...(
    [
      ['shinobi', 'ships-engineer'],
      ['ships-engineer', 'shinobi'],
    ] as const
  ).map((picks) =>
    smashUp(
      `Disguise returns both minions at once, whichever was chosen first: ${picks.join(', ')}`,
      ['return-and-play'],
      {
        options: { core: 'on' },
        given: {
          players: [
            { factions: ['ninjas', 'star-roamers'], hand: ['disguise', 'ensign', 'ensign'] },
            { factions: ['robots'] },
          ],
          bases: [{ base: 'tortuga', minions: { red: ['shinobi', 'ships-engineer'] } }, 'jungle-oasis', 'ninja-dojo'],
        },
        do: [
          'play disguise',
          ...picks.map((pick) => `pick ${pick}`),
          'play ensign on tortuga',
          'play ensign on tortuga',
          'instead ships-engineer',
          'pick jungle-oasis',
        ],
        expect: {
          state: {
            players: [{ hand: ['ships-engineer'] }, {}],
            bases: [{}, { minions: { red: ['shinobi'] } }, {}],
          },
        },
      },
    ),
  ),
  smashUp('Disguise with the revised Medical Officer: one of the two stays', ['return-and-play', 'medical-officer'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [
        { factions: ['ninjas', 'star-roamers'], hand: ['disguise', 'ensign', 'ensign'] },
        { factions: ['robots'] },
      ],
      bases: [
        { base: 'tortuga', minions: { red: ['shinobi', 'ninja-acolyte'] } },
        { base: 'jungle-oasis', minions: { red: ['medical-officer'] } },
        'ninja-dojo',
      ],
    },
    do: [
      'play disguise',
      'pick tortuga',
      'pick shinobi',
      'pick ninja-acolyte',
      'play ensign on tortuga',
      'play ensign on tortuga',
      'instead medical-officer',
    ],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      events: [
        { type: 'drew', count: 1 },
        { type: 'returned', card: 'shinobi' },
      ],
    },
  }),
  smashUp('what a card played by a waiting ability sets off comes before the others that wait', ['nested-play'], {
    options: { core: 'on' },
    given: {
      active: 'yellow',
      players: [
        { factions: ['astroknights', 'pirates'], hand: ['laser-sword'] },
        { factions: ['changerbots', 'robots'] },
      ],
      bases: [
        {
          base: 'hive-of-scum-and-villainy',
          minions: { red: ['walking-carpet', 'alien-guru'], yellow: ['leader-two', 'solarshout', 'solarshout'] },
        },
        { base: 'jungle-oasis', minions: { red: ['pirate-king'] } },
        'no-moon',
      ],
    },
    do: [
      'end plays',
      'order walking-carpet',
      'yes',
      'play laser-sword on walking-carpet',
      {
        expect: {
          asked: { seat: 'yellow', ask: 'order' },
          onlyOptions: ['order alien-guru at hive-of-scum-and-villainy', 'order hive-of-scum-and-villainy'],
        },
      },
      'order alien-guru',
      'pick walking-carpet',
    ],
    expect: {
      events: [{ type: 'counter-added' }, { type: 'drew', seat: 'red' }, { type: 'triggered', card: 'pirate-king' }],
      asked: { seat: 'red', ask: 'may' },
    },
  }),
  smashUp(
    'abilities about a minion played within another’s arrival come before those about the other',
    ['nested-play'],
    {
      options: { core: 'on' },
      given: {
        active: 'yellow',
        players: [
          { factions: ['ninjas', 'aliens'], hand: ['shinobi', 'collector'] },
          { factions: ['tricksters', 'dinosaurs'] },
        ],
        bases: [
          {
            base: 'the-homeworld',
            minions: { yellow: ['king-rex', 'leprechaun', 'brownie', 'laseratops', 'armor-stego'] },
          },
          'jungle-oasis',
          'ninja-dojo',
        ],
      },
      do: [
        'end plays',
        'react shinobi',
        'play shinobi on the-homeworld',
        'order the-homeworld',
        'play collector on the-homeworld',
        'pick shinobi',
      ],
      expect: {
        asked: { seat: 'yellow', ask: 'order' },
        onlyOptions: ['order leprechaun at the-homeworld (2)', 'order the-homeworld'],
      },
    },
  ),
];
