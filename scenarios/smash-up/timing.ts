import { smashUp } from '../scenario.ts';

/** When things happen, what is remembered of a card, and what happens at once. */
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
    expect: { without: ['play ensign on jungle-oasis'], state: { players: [{ discard: ['ensign'] }, {}] } },
  }),
];
