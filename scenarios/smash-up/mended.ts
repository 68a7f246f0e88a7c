import { smashUp } from '../scenario.ts';

/** Faults that were found and mended, so that they stay so. */
export default [
  smashUp('a minion given away was still played by the one who played it', ['wintersquashed'], {
    given: {
      players: [{ factions: ['ignobles', 'changerbots'], hand: ['sneaky-squire'] }],
      bases: ['wintersquashed', 'neutral-space', 'changing-room'],
    },
    do: ['play sneaky-squire on wintersquashed', 'pick yellow'],
    expect: { asked: { seat: 'red' } },
  }),
  smashUp('Mark of Sleep stops actions that an effect would have one play', ['mark-of-sleep'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['wizards', 'dinosaurs'], hand: ['neophyte'], deck: ['howl', '...'], noActions: 'this-turn' },
        { factions: ['tricksters'] },
      ],
      bases: ['jungle-oasis', 'tar-pits', 'ninja-dojo'],
    },
    do: ['play neophyte on jungle-oasis'],
    expect: { onlyOptions: ['choose 1', 'choose 3'] },
  }),
  smashUp('a minion that lost its abilities does not react to its own destruction', ['talent-lost'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['ninjas', 'tricksters'], hand: ['seeing-stars'] }, { factions: ['pirates', 'robots'] }],
      bases: [{ base: 'jungle-oasis', minions: { red: ['gremlin'] } }, 'tar-pits', 'ninja-dojo'],
      lasting: [{ noAbilities: 'gremlin at jungle-oasis' }],
    },
    do: ['play seeing-stars'],
    expect: { events: [{ type: 'destroyed', card: 'gremlin' }], noEvents: [{ type: 'triggered' }, { type: 'drew' }] },
  }),
  smashUp('when what took the abilities leaves play, they stay lost as long as it says', ['effect-duration'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['changerbots', 'tricksters'], hand: ['disenchant'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: [{ card: 'leader-two', on: ['the-touch'] }, 'huffie'] } },
        'neutral-space',
        'changing-room',
      ],
    },
    do: ['talent the-touch', { expect: { without: ['talent leader-two'] } }, 'play disenchant'],
    expect: { without: ['talent leader-two'] },
  }),
  smashUp('a card found by searching is shown', ['search'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['wizards', 'dinosaurs'], hand: ['scry'], deck: ['king-rex', 'howl', '...'] }],
      bases: ['jungle-oasis', 'tar-pits', 'ninja-dojo'],
    },
    do: ['play scry', 'pick card howl'],
    expect: { events: [{ type: 'card-revealed', seat: 'red', cards: ['howl'] }] },
  }),
  smashUp('a base deck that is searched is made anew where it is empty', ['reshuffle'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['aliens', 'dinosaurs'], hand: ['terraforming'] }, { factions: ['pirates', 'ninjas'] }],
      bases: ['jungle-oasis', 'tar-pits', 'ninja-dojo'],
      baseDeck: [],
      baseDiscard: ['tortuga', 'the-grey-opal'],
    },
    do: ['play terraforming'],
    expect: { options: ['pick tortuga', 'pick the-grey-opal'] },
  }),
  smashUp('one who takes an Archmage has its extra action at once', ['control-taken'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['ignobles', 'dinosaurs'], hand: ['hostage-exchange', 'howl'] },
        { factions: ['wizards', 'pirates'] },
      ],
      bases: [{ base: 'tar-pits', minions: { red: ['king-rex'], yellow: ['archmage'] } }, 'jungle-oasis', 'ninja-dojo'],
    },
    do: ['play hostage-exchange'],
    expect: { options: ['play howl'] },
  }),
  smashUp('a minion that left play and came back has its talent anew', ['talent-once'], {
    given: {
      players: [{ factions: ['changerbots', 'star-roamers'], hand: ['port-me-up', 'huffie'] }],
      bases: [
        { base: 'neutral-space', minions: { red: ['leader-two', 'bruiser'] } },
        'changing-room',
        'spikey-chair-room',
      ],
    },
    do: [
      'talent leader-two',
      { expect: { refused: { 'talent leader-two': 'talent-once' } } },
      'play port-me-up',
      'pick leader-two',
      'play leader-two on neutral-space',
    ],
    expect: { options: ['talent leader-two at neutral-space'] },
  }),
];
