import { smashUp } from '../scenario.ts';

/** Who is meant by "you" and "other players", what protection stops, and how long effects last. */
export default [
  smashUp('Out of Sight: the owner chooses, but the card is another player’s', ['you-controller'], {
    given: {
      players: [{ factions: ['ignobles', 'changerbots'], hand: ['out-of-sight'] }, { factions: ['star-roamers'] }],
      bases: [
        { base: 'no-moon', minions: { yellow: ['ships-captain'] }, actions: { yellow: ['protector-fields'] } },
        'changing-room',
        'unicrave',
      ],
    },
    do: ['play out-of-sight'],
    expect: {
      events: [{ type: 'unaffected', card: 'ships-captain' }],
      noEvents: [{ type: 'returned' }],
    },
  }),
  smashUp('Fate of the Favorites: the card’s own player is not “other players”', ['you-controller'], {
    given: {
      players: [{ factions: ['ignobles', 'star-roamers'], hand: ['fate-of-the-favorites'] }, { factions: ['robots'] }],
      bases: [
        { base: 'no-moon', minions: { red: ['ensign'] }, actions: { red: ['protector-fields'] } },
        { base: 'unicrave', minions: { yellow: ['zapbot'] } },
        'changing-room',
      ],
    },
    do: ['play fate-of-the-favorites'],
    expect: {
      events: [
        { type: 'destroyed', card: 'ensign' },
        { type: 'destroyed', card: 'zapbot' },
      ],
    },
  }),
  smashUp('Hideout: an action of another player counts whoever carries it out', ['hideout'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['star-roamers', 'dinosaurs'], hand: ['mass-teleport'] }, { factions: ['tricksters'] }],
      bases: [{ base: 'tortuga', minions: { yellow: ['gnome'] }, actions: { yellow: ['hideout'] } }, 'jungle-oasis'],
    },
    do: ['play mass-teleport'],
    expect: {
      events: [{ type: 'destroyed', card: 'hideout' }],
      state: { bases: [{ minions: { yellow: ['gnome'] } }, {}, {}] },
    },
  }),
  smashUp(
    'Smoke Bomb: “other players” are all but the controller of the action',
    ['you-controller', 'control-attached'],
    {
      options: { core: 'on' },
      given: {
        players: [{ factions: ['ninjas', 'ignobles'], hand: ['seeing-stars'] }, { factions: ['pirates', 'dinosaurs'] }],
        bases: [
          { base: 'tortuga', minions: { red: [{ card: 'shinobi', controller: 'yellow', on: ['smoke-bomb'] }] } },
          'jungle-oasis',
          'ninja-dojo',
        ],
      },
      do: ['play seeing-stars'],
      expect: { events: [{ type: 'destroyed', card: 'shinobi' }] },
    },
  ),
  smashUp('Laser Sword: stops the minions of the one who was given its host', ['you-controller', 'control-attached'], {
    options: { core: 'on' },
    given: {
      active: 'yellow',
      players: [
        { factions: ['astroknights', 'ignobles'] },
        { factions: ['ninjas', 'dinosaurs'], hand: ['tiger-assassin'] },
      ],
      bases: [
        { base: 'tortuga', minions: { red: [{ card: 'pupoks', controller: 'yellow', on: ['laser-sword'] }] } },
        'jungle-oasis',
        'ninja-dojo',
      ],
    },
    do: ['play tiger-assassin on tortuga', 'pick pupoks'],
    expect: { events: [{ type: 'unaffected', card: 'pupoks' }], noEvents: [{ type: 'destroyed' }] },
  }),
  smashUp('Infiltrate at Neutral Space: its player’s minions ignore the protection of others', ['infiltrate'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['ninjas', 'pirates'], hand: ['infiltrate', 'tiger-assassin'] }, { factions: ['robots'] }],
      bases: [{ base: 'neutral-space', minions: { yellow: ['zapbot'] } }, 'jungle-oasis', 'ninja-dojo'],
    },
    do: ['play infiltrate on neutral-space', 'yes', 'play tiger-assassin on neutral-space', 'pick zapbot'],
    expect: { events: [{ type: 'destroyed', card: 'zapbot' }] },
  }),
  smashUp('Infiltrate at Neutral Space: its player’s own minions stay protected from others', ['infiltrate'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['ninjas', 'changerbots'], hand: ['infiltrate'] },
        { factions: ['robots', 'aliens'], hand: ['collector'] },
      ],
      bases: [{ base: 'neutral-space', minions: { red: ['huffie'] } }, 'jungle-oasis', 'ninja-dojo'],
    },
    do: ['play infiltrate on neutral-space', 'yes', 'end plays', 'play collector on neutral-space', 'pick huffie'],
    expect: { events: [{ type: 'unaffected', card: 'huffie' }] },
  }),
  ...(
    [
      ['howl', 1],
      ['augmentation', 4],
    ] as const
  ).map(([card, rise]) =>
    smashUp(`${card}: “your turn” is the player’s own, not the one it was played in`, ['effect-duration'], {
      options: { core: 'on' },
      given: {
        active: 'yellow',
        players: [
          { factions: ['astroknights', 'dinosaurs'], hand: ['its-a-trap'], deck: [card, '...'] },
          { factions: ['zombies', 'robots'] },
        ],
        bases: [
          {
            base: 'tortuga',
            minions: { yellow: ['nukebot', 'warbot', 'warbot', 'hoverbot', 'hoverbot', 'zombie-lord'] },
          },
          { base: 'jungle-oasis', minions: { red: ['war-raptor'] } },
          'ninja-dojo',
        ],
        baseDeck: ['cave-of-shinies', '...'],
      },
      do: [
        'end plays',
        'react its-a-trap',
        'choose 2',
        `play ${card}`,
        ...(card === 'augmentation' ? ['pick war-raptor'] : []),
        { expect: { state: { active: 'red', bases: [{}, { power: { red: 3 + rise } }, {}] } } },
        'end plays',
      ],
      expect: { state: { active: 'yellow', bases: [{}, { power: { red: 3 } }, {}] } },
    }),
  ),
  ...['huffie', 'bruiser'].map((card) =>
    smashUp(`Tooth and Claw: no part of the talent of a ${card} affects its host`, ['affected'], {
      options: { core: 'on' },
      given: {
        players: [{ factions: ['changerbots', 'dinosaurs'] }],
        bases: [
          { base: 'neutral-space', minions: { red: [{ card, on: ['tooth-and-claw-and-guns'] }] } },
          { base: 'tortuga', minions: { red: ['king-rex'] } },
          { base: 'jungle-oasis' },
        ],
      },
      do: card === 'huffie' ? ['talent huffie', 'pick tortuga'] : ['talent bruiser'],
      expect: {
        events: [
          { type: 'replaced', card },
          { type: 'destroyed', card: 'tooth-and-claw-and-guns' },
        ],
        noEvents: [{ type: 'moved' }, { type: 'power-changed' }, { type: 'abilities-lost' }],
        state: { bases: [{ minions: { red: [card] } }, {}, {}], lasting: [] },
      },
    }),
  ),
  smashUp('Tooth and Claw: the other minions of the ability are affected in full', ['affected', 'immune-spared'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['changerbots', 'dinosaurs'], hand: ['change-up-and-roll-on'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['king-rex', 'laseratops'] } },
        {
          base: 'neutral-space',
          minions: { red: [{ card: 'leader-two', on: ['tooth-and-claw-and-guns'] }, 'huffie'] },
        },
        'tortuga',
      ],
      lasting: [{ breakpoint: -6, base: 'jungle-oasis' }],
    },
    do: ['end plays', 'react change-up-and-roll-on', 'pick leader-two', 'pick huffie'],
    expect: {
      events: [
        { type: 'replaced', card: 'leader-two' },
        { type: 'moved', card: 'huffie' },
        { type: 'power-changed', card: 'huffie' },
      ],
      noEvents: [{ type: 'power-changed', card: 'leader-two' }],
    },
  }),
  smashUp('the protection of one ability is over with it', ['affected'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['changerbots', 'dinosaurs'], hand: ['augmentation'] }],
      bases: [
        { base: 'neutral-space', minions: { red: [{ card: 'bruiser', on: ['tooth-and-claw-and-guns'] }] } },
        'tortuga',
        'jungle-oasis',
      ],
    },
    do: ['talent bruiser', 'play augmentation'],
    expect: { events: [{ type: 'power-changed', card: 'bruiser', amount: 4 }] },
  }),
  smashUp('a minion that loses its abilities is affected', ['affected'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['changerbots', 'dinosaurs'] }],
      bases: [
        {
          base: 'neutral-space',
          minions: { red: [{ card: 'leader-two', on: ['the-touch', 'tooth-and-claw-and-guns'] }] },
        },
        'tortuga',
        'jungle-oasis',
      ],
    },
    do: ['talent the-touch'],
    expect: { noEvents: [{ type: 'abilities-lost' }], options: ['talent leader-two at neutral-space'] },
  }),
  smashUp('a minion that comes under protection no longer suffers Poison', ['affected'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['dinosaurs', 'pirates'], hand: ['wildlife-preserve'] },
        { factions: ['ninjas', 'robots'] },
      ],
      bases: [
        { base: 'tortuga', minions: { red: [{ card: 'king-rex', on: [{ card: 'poison', owner: 'yellow' }] }] } },
        'jungle-oasis',
        'ninja-dojo',
      ],
    },
    do: [{ expect: { state: { bases: [{ power: { red: 3 } }, {}, {}] } } }, 'play wildlife-preserve on tortuga'],
    expect: { state: { bases: [{ power: { red: 7 } }, {}, {}] } },
  }),
  smashUp('protection from other players’ actions keeps their gifts away too', ['affected'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['dinosaurs', 'pirates'] }, { factions: ['ninjas', 'astroknights'] }],
      bases: [
        {
          base: 'tortuga',
          minions: { red: [{ card: 'king-rex', on: [{ card: 'laser-sword', owner: 'yellow' }] }] },
          actions: { red: ['wildlife-preserve'] },
        },
        'jungle-oasis',
        'ninja-dojo',
      ],
    },
    expect: { state: { bases: [{ power: { red: 7 } }, {}, {}] } },
  }),
  smashUp('a loss of power that lasts waits while the minion is protected', ['affected', 'effect-duration'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['astroknights', 'pirates'] },
        { factions: ['star-roamers', 'ninjas'], hand: ['protector-fields'] },
      ],
      bases: [
        { base: 'tortuga', minions: { red: ['annoying-alien'], yellow: ['ships-captain'] } },
        'jungle-oasis',
        'ninja-dojo',
      ],
    },
    do: [
      'talent annoying-alien',
      'name ships-captain',
      { expect: { state: { bases: [{ power: { yellow: 3 } }, {}, {}] } } },
      'end plays',
      'play protector-fields on tortuga',
    ],
    expect: { state: { bases: [{ power: { yellow: 5 } }, {}, {}] } },
  }),
  smashUp('Laseratops: the Matrix of Bossiness replaces the printed power', ['matrix-of-bossiness'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [{ factions: ['dinosaurs', 'pirates'], hand: ['laseratops'] }, { factions: ['changerbots', 'ninjas'] }],
      bases: [
        { base: 'tortuga', minions: { yellow: [{ card: 'bruiser', on: ['matrix-of-bossiness'] }, 'ninja-acolyte'] } },
        'jungle-oasis',
        'ninja-dojo',
      ],
    },
    do: ['play laseratops on tortuga'],
    expect: { onlyOptions: ['pick ninja-acolyte at tortuga', 'done'] },
  }),
  smashUp('revised Tar Pits: the first minion destroyed there goes under its owner’s deck', ['instead-choice'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [{ factions: ['pirates', 'dinosaurs'], hand: ['cannon'] }, { factions: ['ninjas', 'robots'] }],
      bases: [{ base: 'tar-pits', minions: { yellow: ['zapbot', 'ninja-acolyte'] } }, 'jungle-oasis', 'ninja-dojo'],
    },
    do: ['play cannon', 'pick zapbot', 'pick ninja-acolyte'],
    expect: {
      events: [
        { type: 'replaced', card: 'zapbot', base: 'tar-pits' },
        { type: 'placed-on-bottom', card: 'zapbot' },
        { type: 'destroyed', card: 'ninja-acolyte' },
      ],
      state: { players: [{}, { discard: ['ninja-acolyte'] }] },
    },
  }),
  smashUp('revised Tar Pits and Buccaneer: the minion’s controller chooses', ['instead-choice'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [{ factions: ['ninjas', 'dinosaurs'], hand: ['ninja-master'] }, { factions: ['pirates', 'robots'] }],
      bases: [{ base: 'tar-pits', minions: { yellow: ['buccaneer'] } }, 'jungle-oasis', 'ninja-dojo'],
    },
    do: [
      'play ninja-master on tar-pits',
      'pick buccaneer',
      {
        expect: {
          asked: { seat: 'yellow', ask: 'instead' },
          onlyOptions: ['instead buccaneer at tar-pits', 'pick tar-pits'],
        },
      },
      'yellow: pick tar-pits',
    ],
    expect: { events: [{ type: 'placed-on-bottom', card: 'buccaneer' }] },
  }),
  smashUp('revised Tar Pits under a Jammed Signal: the minion is destroyed', ['cancel'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [{ factions: ['pirates', 'aliens'], hand: ['cannon'] }, { factions: ['ninjas', 'robots'] }],
      bases: [
        { base: 'tar-pits', minions: { yellow: ['zapbot'] }, actions: { red: ['jammed-signal'] } },
        'jungle-oasis',
        'ninja-dojo',
      ],
    },
    do: ['play cannon', 'pick zapbot'],
    expect: { events: [{ type: 'destroyed', card: 'zapbot' }] },
  }),
  smashUp('a duration that the card states outlasts the card', ['effect-duration'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['changerbots', 'aliens'], hand: ['beam-up'] }, { factions: ['zombies'] }],
      bases: [{ base: 'tortuga', minions: { red: ['leader-two', 'huffie'] } }, 'jungle-oasis', 'ninja-dojo'],
    },
    do: [
      'talent leader-two',
      'play beam-up',
      'pick leader-two',
      { expect: { state: { bases: [{ power: { red: 5 } }, {}, {}] } } },
      'end plays',
    ],
    expect: { state: { bases: [{ power: { red: 3 } }, {}, {}] } },
  }),
  smashUp('a base that left play silenced makes no offer at the end of the turn', ['spikey-chair-room', 'cancel'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['ignobles', 'aliens'], hand: ['betrothed'] }],
      bases: [
        {
          base: 'spikey-chair-room',
          minions: { red: ['supreme-overlord', 'invader', 'invader', 'collector', 'collector', 'collector'] },
          actions: { red: ['jammed-signal'] },
        },
        { base: 'jungle-oasis', minions: { red: ['scout'] } },
        'ninja-dojo',
      ],
    },
    do: ['play betrothed on spikey-chair-room', 'done', 'end plays'],
    expect: { state: { active: 'yellow', bases: [{}, { minions: { red: ['scout'] } }, {}] } },
  }),
  ...(['first', 'revised'] as const).map((printing) =>
    smashUp(`Ninja Acolyte (${printing}): one that you do not own cannot return to your hand`, ['ninja-acolyte'], {
      options: { core: 'on', printing },
      given: {
        players: [{ factions: ['pirates', 'ignobles'], hand: ['first-mate'] }, { factions: ['ninjas', 'robots'] }],
        bases: [
          { base: 'tortuga', minions: { yellow: [{ card: 'ninja-acolyte', controller: 'red' }] } },
          'jungle-oasis',
          'ninja-dojo',
        ],
      },
      do: [printing === 'first' ? 'special ninja-acolyte' : 'talent ninja-acolyte'],
      expect: { asked: { ask: 'play' }, noEvents: [{ type: 'returned' }] },
    }),
  ),
  smashUp('Disguise: only minions that you own can be chosen', ['return-and-play'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['ninjas', 'ignobles'], hand: ['disguise', 'shinobi'] },
        { factions: ['robots', 'pirates'] },
      ],
      bases: [
        { base: 'tortuga', minions: { red: ['tiger-assassin'], yellow: [{ card: 'zapbot', controller: 'red' }] } },
        'jungle-oasis',
        'ninja-dojo',
      ],
    },
    do: ['play disguise', 'play shinobi on tortuga'],
    expect: {
      state: {
        players: [{ hand: ['tiger-assassin'] }, {}],
        bases: [{ minions: { red: ['shinobi'], yellow: [{ card: 'zapbot', controller: 'red' }] } }, {}, {}],
      },
    },
  }),
];
