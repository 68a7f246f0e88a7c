import { smashUp } from '../scenario.ts';

/** What is remembered of a card, and when an ability that waits is tested, lost or used up. */
export default [
  smashUp('a minion that left play and came back has not moved this turn', ['talent-once', 'move'], {
    given: {
      players: [{ factions: ['changerbots', 'star-roamers'], hand: ['port-me-up', 'passengers'] }],
      bases: [{ base: 'neutral-space', minions: { red: ['huffie', 'bruiser'] } }, 'uss-undertaking', 'unicrave'],
      turn: { actions: 2 },
    },
    do: [
      'talent huffie',
      'pick unicrave',
      'play port-me-up',
      'pick huffie',
      'play huffie on unicrave',
      'play passengers on huffie',
      { expect: { state: { turn: { moved: [] } } } },
      'talent passengers',
    ],
    expect: { asked: { seat: 'red', ask: 'play' }, noEvents: [{ type: 'moved' }] },
  }),
  smashUp('an action that is discarded is no longer what raised a minion', ['direct-increase'], {
    given: {
      players: [{ factions: ['astroknights', 'changerbots'], hand: ['use-the-fours'] }],
      bases: [{ base: 'neutral-space', minions: { red: ['huffie'] } }, 'uss-undertaking', 'unicrave'],
    },
    do: ['play use-the-fours'],
    expect: { state: { bases: [{ power: { red: 7 } }, {}, {}], turn: { raised: [] } } },
  }),
  smashUp('a minion that comes back was not raised this turn', ['direct-increase'], {
    given: {
      players: [{ factions: ['changerbots', 'star-roamers'], hand: ['port-me-up'] }],
      bases: [
        { base: 'neutral-space', minions: { red: [{ card: 'huffie', on: ['cesium-armor'] }] } },
        'uss-undertaking',
        'unicrave',
      ],
      turn: { raised: [{ minion: 'huffie', by: 'cesium-armor' }] },
    },
    do: ['play port-me-up', 'play huffie on unicrave'],
    expect: { state: { turn: { raised: [] } } },
  }),
  smashUp('a faction named by an action is forgotten with the base under it', ['leaving-attached'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['tricksters', 'aliens'], hand: ['terraforming'] }, { factions: ['ninjas', 'pirates'] }],
      bases: [{ base: 'tar-pits', actions: { red: ['block-the-path'] } }, 'jungle-oasis', 'ninja-dojo'],
      baseDeck: ['tortuga', '...'],
      named: [{ by: 'block-the-path at tar-pits', name: 'ninjas' }],
    },
    do: ['play terraforming', 'pick tortuga', 'pick tar-pits'],
    expect: { state: { named: [], players: [{ discard: ['block-the-path', 'terraforming'] }, {}] } },
  }),
  smashUp('a faction named by a standard action is forgotten with it', ['sea-dogs'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['tricksters', 'pirates'], hand: ['sea-dogs'] }, { factions: ['ninjas', 'aliens'] }],
      bases: [{ base: 'tar-pits', minions: { yellow: ['invader'] } }, 'jungle-oasis', 'ninja-dojo'],
    },
    do: ['play sea-dogs', 'name aliens', 'pick tar-pits', 'pick ninja-dojo'],
    expect: { state: { named: [] }, events: [{ type: 'moved', card: 'invader' }] },
  }),
  smashUp('a revealed minion that has left the hand is not played', ['overflow-extras'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['star-roamers', 'pirates'], hand: ['teleport-overflow', 'ensign', 'ensign'] },
        { factions: ['tricksters', 'aliens'] },
      ],
      bases: [
        { base: 'tar-pits', actions: { yellow: ['pay-the-piper'] } },
        { base: 'jungle-oasis', minions: { red: ['first-mate'] } },
        'ninja-dojo',
      ],
    },
    do: [
      'play teleport-overflow',
      'pick card ensign',
      'pick card ensign',
      'done',
      'play ensign on tar-pits',
      'pick card ensign',
    ],
    expect: {
      without: ['play ensign on jungle-oasis'],
      state: { players: [{ discard: ['ensign', 'teleport-overflow'] }, {}] },
    },
  }),
  smashUp('an ability that waits is lost with its card', ['end-effects', 'in-play'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['ignobles', 'pirates'] }, { factions: ['ninjas', 'aliens'] }],
      bases: [
        {
          base: 'tar-pits',
          minions: {
            red: [
              { card: 'foot-of-the-king', on: [{ card: 'assassination', owner: 'yellow' }] },
              { card: 'betrothed', controller: 'yellow' },
            ],
          },
        },
        'jungle-oasis',
        'ninja-dojo',
      ],
    },
    do: ['end plays', 'order assassination'],
    expect: {
      events: [{ type: 'destroyed', card: 'foot-of-the-king' }, { type: 'turn-ended' }],
      noEvents: [{ type: 'triggered', card: 'foot-of-the-king' }],
    },
  }),
  smashUp('an ability set off by its own destruction is not lost', ['end-effects', 'in-play'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['tricksters', 'pirates'] }, { factions: ['ninjas', 'aliens'] }],
      bases: [
        {
          base: 'tar-pits',
          minions: { red: [{ card: 'gremlin', on: [{ card: 'assassination', owner: 'yellow' }] }] },
        },
        'jungle-oasis',
        'ninja-dojo',
      ],
    },
    do: ['end plays', 'order gremlin'],
    expect: {
      events: [
        { type: 'triggered', card: 'gremlin' },
        { type: 'drew', seat: 'red' },
      ],
    },
  }),
  smashUp('a condition is tested when the ability resolves: true by then', ['simultaneous', 'start-effects'], {
    given: {
      active: 'yellow',
      players: [{ factions: ['astroknights', 'changerbots'] }],
      bases: [
        { base: 'uss-undertaking', actions: { red: ['hidden-base'] } },
        { base: 'neutral-space', minions: { red: ['huffie'] } },
        'unicrave',
      ],
    },
    do: ['end plays', 'red: order uss-undertaking', 'yes'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      events: [{ type: 'moved' }, { type: 'drew', seat: 'red', count: 1 }],
    },
  }),
  smashUp('a condition is tested when the ability resolves: not yet true', ['simultaneous', 'start-effects'], {
    given: {
      active: 'yellow',
      players: [{ factions: ['astroknights', 'changerbots'] }],
      bases: [
        { base: 'uss-undertaking', actions: { red: ['hidden-base'] } },
        { base: 'neutral-space', minions: { red: ['huffie'] } },
        'unicrave',
      ],
    },
    do: ['end plays', 'red: order hidden-base', 'yes'],
    expect: { asked: { seat: 'red', ask: 'play' }, noEvents: [{ type: 'drew', seat: 'red' }] },
  }),
  smashUp('an ability whose condition cannot come true is not put', ['start-effects'], {
    given: {
      active: 'yellow',
      players: [{ factions: ['astroknights', 'changerbots'] }],
      bases: [{ base: 'wintersquashed', actions: { red: ['hidden-base'] } }, 'neutral-space', 'unicrave'],
    },
    do: ['end plays'],
    expect: { asked: { seat: 'red', ask: 'play' }, noEvents: [{ type: 'triggered' }, { type: 'drew', seat: 'red' }] },
  }),
  smashUp('a walking carpet that is ahead by the time it acts does not act', ['walking-carpet', 'simultaneous'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['astroknights', 'pirates'], hand: ['use-the-fours'] },
        { factions: ['ignobles', 'aliens'] },
      ],
      bases: [
        {
          base: 'wintersquashed',
          minions: { red: ['walking-carpet', 'scoundrel'], yellow: ['aunt-of-drakes', 'foot-of-the-king'] },
        },
        { base: 'tar-pits', minions: { red: ['pirate-king'] } },
        'jungle-oasis',
      ],
    },
    do: ['end plays', 'order pirate-king', 'yes'],
    expect: {
      asked: { seat: 'red', ask: 'before-scoring' },
      noEvents: [{ type: 'triggered', card: 'walking-carpet' }],
    },
  }),
  smashUp('a walking carpet that has fallen behind by then acts', ['walking-carpet', 'simultaneous'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['astroknights', 'aliens'], hand: ['use-the-fours'] },
        { factions: ['ignobles', 'pirates'] },
      ],
      bases: [
        {
          base: 'wintersquashed',
          minions: {
            red: ['walking-carpet', 'scoundrel', 'supreme-overlord'],
            yellow: ['aunt-of-drakes', 'foot-of-the-king'],
          },
        },
        { base: 'tar-pits', minions: { yellow: ['pirate-king'] } },
        'jungle-oasis',
      ],
    },
    do: ['end plays', 'order pirate-king', 'yes', 'yes'],
    expect: { events: [{ type: 'triggered', card: 'walking-carpet' }] },
  }),
  smashUp('who is still at the base is seen when its ability resolves', ['simultaneous', 'score-after'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['pirates', 'dinosaurs'] }, { factions: ['ninjas', 'aliens'] }],
      bases: [
        {
          base: 'the-great-library',
          minions: {
            red: ['first-mate'],
            yellow: ['ninja-master', 'supreme-overlord', 'tiger-assassin', 'tiger-assassin', 'shinobi', 'invader'],
          },
        },
        'tar-pits',
        'jungle-oasis',
      ],
    },
    do: ['end plays', 'order first-mate', 'yes', 'pick tar-pits'],
    expect: { asked: { seat: 'yellow' } },
  }),
  smashUp('what waits at a base that is replaced waits at the new one', ['unicrave-goes-on', 'walking-carpet'], {
    given: {
      players: [{ factions: ['astroknights', 'changerbots'], hand: ['use-the-fours'] }],
      bases: [
        {
          base: 'unicrave',
          minions: {
            red: ['walking-carpet', 'scoundrel'],
            yellow: ['aunt-of-drakes', 'foot-of-the-king', 'betrothed'],
          },
        },
        'neutral-space',
        'uss-undertaking',
      ],
      baseDeck: ['changing-room', '...'],
    },
    do: ['end plays', 'order unicrave', 'yes', 'play use-the-fours'],
    expect: { events: [{ type: 'base-scored', base: 'changing-room', powers: [12, 12], places: [1, 1] }] },
  }),
  smashUp('an offer made once a turn is not used up by declining it', ['alien-guru'], {
    given: {
      players: [{ factions: ['astroknights', 'changerbots'], hand: ['use-the-fours', 'yield-to-rage'] }],
      bases: [{ base: 'neutral-space', minions: { red: ['alien-guru'] } }, 'uss-undertaking', 'unicrave'],
      turn: { actions: 2 },
    },
    do: ['play use-the-fours', 'done', 'play yield-to-rage', 'pick alien-guru'],
    expect: { events: [{ type: 'counter-added', card: 'alien-guru' }] },
  }),
  smashUp('an offer made once a turn is used up by taking it', ['alien-guru'], {
    given: {
      players: [{ factions: ['astroknights', 'changerbots'], hand: ['use-the-fours', 'yield-to-rage'] }],
      bases: [{ base: 'neutral-space', minions: { red: ['alien-guru'] } }, 'uss-undertaking', 'unicrave'],
      turn: { actions: 2 },
    },
    do: ['play use-the-fours', 'pick alien-guru', 'play yield-to-rage'],
    expect: { asked: { seat: 'red', ask: 'play' } },
  }),
  smashUp('a special ability that was chosen is carried out', ['special-limit'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['zombies', 'pirates'], discard: ['tenacious-z'] }, { factions: ['ninjas', 'aliens'] }],
      bases: ['tar-pits', 'jungle-oasis', 'ninja-dojo'],
    },
    do: ['special tenacious-z'],
    expect: {
      onlyOptions: [
        'play tenacious-z on tar-pits',
        'play tenacious-z on jungle-oasis',
        'play tenacious-z on ninja-dojo',
      ],
    },
  }),
];
