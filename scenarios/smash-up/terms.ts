import { smashUp } from '../scenario.ts';

const AFFECTED = [
  { by: 'beam-up', how: 'returned', then: [] },
  { by: 'invasion', how: 'moved', then: ['pick tar-pits'] },
  { by: 'seeing-stars', how: 'destroyed', then: [] },
  { by: 'augmentation', how: 'raised', then: [] },
];
const zombies = { factions: ['zombies', 'wizards'] };
const walkers = { base: 'tortuga', minions: { yellow: ['walker', 'walker'] } };

export default [
  ...AFFECTED.map(({ by, how, then }) =>
    smashUp(`a minion that would be ${how} is affected`, ['affected'], {
      seats: 3,
      given: {
        players: [
          { hand: [by] },
          { factions: ['zombies'] },
          { factions: by === 'augmentation' ? ['robots'] : ['dinosaurs'] },
        ],
        bases: [
          by === 'augmentation'
            ? { base: 'tortuga', minions: { red: [{ card: 'war-raptor', on: ['tooth-and-claw-and-guns'] }] } }
            : { base: 'tortuga', minions: { green: [{ card: 'war-raptor', on: ['tooth-and-claw-and-guns'] }] } },
          'tar-pits',
        ],
      },
      do: [`play ${by}`, ...then],
      expect: {
        state: { bases: [{ power: by === 'augmentation' ? { red: 3 } : { green: 3 } }, {}, {}, {}] },
        events: [{ type: 'destroyed', card: 'tooth-and-claw-and-guns' }],
      },
    }),
  ),
  smashUp('a card attached affects its minion', ['affected'], {
    given: {
      players: [{ hand: ['upgrade'] }, zombies],
      bases: [{ base: 'tortuga', minions: { red: [{ card: 'war-raptor', on: ['tooth-and-claw-and-guns'] }] } }],
    },
    do: ['play upgrade on war-raptor'],
    expect: { state: { players: [{ discard: ['tooth-and-claw-and-guns', 'upgrade'] }, {}] } },
  }),
  smashUp('a cancelled ability of a base counts as absent', ['cancel'], {
    given: {
      players: [{ hand: ['jammed-signal'] }, zombies],
      bases: [{ base: 'the-central-brain', minions: { yellow: ['walker', 'walker'] } }],
    },
    do: [
      { expect: { state: { bases: [{ power: { yellow: 6 } }, {}, {}] } } },
      'play jammed-signal on the-central-brain',
    ],
    expect: { state: { bases: [{ power: { yellow: 4 } }, {}, {}] } },
  }),
  smashUp('what does not happen has no aftermath', ['after'], {
    given: {
      players: [{ hand: ['seeing-stars'] }, { factions: ['changerbots'] }],
      bases: [{ base: 'cave-of-shinies', minions: { yellow: ['bruiser'] } }],
    },
    do: ['play seeing-stars'],
    expect: { state: { players: [{}, { points: 0 }] }, noEvents: [{ type: 'destroyed' }, { type: 'triggered' }] },
  }),
  smashUp('an action goes only on what it says', ['action-target'], {
    given: {
      players: [{ hand: ['upgrade', 'wildlife-preserve', 'change-into-a-gun'] }, zombies],
      bases: [walkers, { base: 'tar-pits', minions: { red: ['war-raptor'] } }],
    },
    expect: {
      options: [
        'play upgrade on walker at tortuga #1',
        'play change-into-a-gun on war-raptor at tar-pits',
        'play wildlife-preserve on tortuga',
      ],
      refused: {
        'play upgrade on tortuga': 'action-target',
        'play wildlife-preserve on war-raptor': 'action-target',
        'play change-into-a-gun on walker at tortuga #1': 'action-target',
      },
    },
  }),
  smashUp('attached cards add to what the minion has', ['attach-adds'], {
    given: {
      players: [{ hand: ['the-touch'] }],
      bases: [{ base: 'neutral-space', minions: { red: [{ card: 'huffie', on: ['laser-sword', 'cesium-armor'] }] } }],
    },
    do: ['play the-touch on huffie'],
    expect: {
      state: { bases: [{ power: { red: 5 } }, {}, {}] },
      options: ['talent huffie at neutral-space', 'talent the-touch at neutral-space'],
    },
  }),
  smashUp('on your turn means while you play cards', ['on-your-turn'], {
    given: {
      players: [{ factions: ['ninjas', 'dinosaurs'], hand: ['shinobi'] }, zombies],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['king-rex', 'ninja-master'] } },
        { base: 'tortuga', minions: { red: ['ninja-acolyte'] } },
      ],
    },
    do: [{ expect: { options: ['special ninja-acolyte at tortuga'] } }, 'end plays'],
    expect: { asked: { seat: 'red', ask: 'before-scoring' }, without: ['special ninja-acolyte at tortuga'] },
  }),
  smashUp('a minion one takes works for its new controller', ['control-taken', 'talent-yours'], {
    given: {
      players: [{ hand: ['hostage-exchange'] }, { factions: ['changerbots', 'star-roamers'] }],
      bases: [{ base: 'neutral-space', minions: { red: ['foot-of-the-king'], yellow: ['solarshout'] } }],
    },
    do: [{ expect: { without: ['talent solarshout'] } }, 'play hostage-exchange'],
    expect: {
      state: {
        bases: [
          { power: { red: 4, yellow: 4 }, minions: { yellow: [{ card: 'solarshout', controller: 'red' }] } },
          {},
          {},
        ],
      },
      options: ['talent solarshout at neutral-space'],
    },
  }),
  smashUp('actions attached to a minion that changes hands keep their controller', ['control-attached'], {
    given: {
      players: [{ hand: ['repaying-debts'], factions: ['ignobles', 'astroknights'] }, { factions: ['changerbots'] }],
      bases: [{ base: 'neutral-space', minions: { red: [{ card: 'mannersbot', on: ['laser-sword'] }] } }],
    },
    do: ['play repaying-debts'],
    expect: {
      state: {
        bases: [
          {
            power: { red: 0, yellow: 3 },
            minions: { red: [{ card: 'mannersbot', controller: 'yellow', on: ['laser-sword'] }] },
          },
          {},
          {},
        ],
      },
    },
  }),
  smashUp('a card affects directly what it aims at', ['directly'], {
    given: {
      players: [{ hand: ['beam-up'] }, { factions: ['star-roamers'] }],
      bases: [{ base: 'tortuga', minions: { yellow: ['science-officer', 'ensign'] } }],
    },
    do: ['play beam-up', 'pick science-officer'],
    expect: { asked: { seat: 'yellow', ask: 'instead' }, onlyOptions: ['instead ensign at tortuga', 'no'] },
  }),
  smashUp('a card that names no target affects nothing directly', ['directly'], {
    given: {
      players: [{ hand: ['crop-circles'] }, { factions: ['star-roamers'] }],
      bases: [{ base: 'tortuga', minions: { yellow: ['science-officer', 'ensign'] } }, 'tar-pits'],
    },
    do: ['play crop-circles', 'pick tortuga'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { players: [{}, { hand: ['science-officer', 'ensign'] }] } },
  }),
  smashUp('a destroyed minion goes to its owner’s discard pile', ['destroy', 'owner'], {
    given: {
      players: [{ hand: ['seeing-stars'] }, zombies],
      bases: [{ base: 'tortuga', minions: { yellow: [{ card: 'walker', controller: 'red' }] } }],
    },
    do: ['play seeing-stars'],
    expect: {
      state: { players: [{ discard: ['seeing-stars'] }, { discard: ['walker'] }] },
      events: [{ type: 'destroyed', card: 'walker', owner: 'yellow', base: 'tortuga' }],
    },
  }),
  smashUp('a destroyed base goes to the discard pile of bases', ['destroy'], {
    given: {
      players: [{ factions: ['dinosaurs', 'robots'] }, { factions: ['star-roamers', 'zombies'] }],
      bases: [
        { base: 'no-moon', minions: { red: ['king-rex', 'nukebot', 'warbot', 'warbot', 'laseratops', 'laseratops'] } },
        'tortuga',
      ],
      baseCount: 2,
      baseDeck: ['tar-pits', 'ninja-dojo', '...'],
    },
    do: ['end plays'],
    expect: { state: { baseDiscard: ['tortuga', 'no-moon'], bases: [{ base: 'ninja-dojo' }, { base: 'tar-pits' }] } },
  }),
  smashUp('cards are discarded from hand', ['discard'], {
    given: {
      players: [{ hand: ['king-rex', 'howl', 'upgrade'] }, { factions: ['tricksters'] }],
      bases: [{ base: 'tortuga', minions: { red: ['war-raptor'] }, actions: { yellow: ['pay-the-piper'] } }],
    },
    do: [
      'play king-rex on tortuga',
      { expect: { onlyOptions: ['pick card howl', 'pick card upgrade'] } },
      'pick card upgrade',
    ],
    expect: {
      state: { players: [{ hand: ['howl'], discard: ['upgrade'] }, {}] },
      events: [{ type: 'discarded', seat: 'red', cards: ['upgrade'] }],
      noEvents: [{ type: 'destroyed' }],
    },
  }),
  smashUp('a minion moves with all that is attached and keeps its abilities', ['move'], {
    given: {
      players: [{ factions: ['changerbots'] }],
      bases: [
        { base: 'neutral-space', minions: { red: [{ card: 'bruiser', on: ['flighterizer', 'cesium-armor'] }] } },
        'hive-of-scum-and-villainy',
      ],
      baseCount: 2,
    },
    do: ['talent flighterizer'],
    expect: {
      state: {
        bases: [{}, { minions: { red: [{ card: 'bruiser', power: 2, on: ['flighterizer', 'cesium-armor'] }] } }],
      },
      options: ['talent bruiser at hive-of-scum-and-villainy'],
      events: [{ type: 'moved', card: 'bruiser', from: 'neutral-space', to: 'hive-of-scum-and-villainy' }],
    },
  }),
  smashUp('only cards on the table are in play', ['in-play', 'pick-what-fits'], {
    given: {
      players: [
        { hand: ['beam-up', 'invader'], discard: ['scout'] },
        { ...zombies, hand: ['zombie-lord'], discard: ['grave-digger'] },
      ],
      bases: [walkers],
    },
    do: ['play beam-up'],
    expect: {
      onlyOptions: ['pick walker at tortuga #1', 'pick walker at tortuga #2'],
      refused: { 'pick invader': 'pick-what-fits', 'pick scout': 'pick-what-fits' },
    },
  }),
  smashUp('an ongoing ability ends when its card leaves play', ['ongoing'], {
    given: {
      players: [{ hand: ['seeing-stars'] }, { factions: ['robots', 'zombies'], hand: ['microbot-fixer'] }],
      bases: [{ base: 'tortuga', minions: { yellow: ['microbot-fixer', 'microbot-guard', 'zombie-lord'] } }],
    },
    do: [
      { expect: { state: { bases: [{ power: { yellow: 9 } }, {}, {}] } } },
      'play seeing-stars',
      'pick microbot-fixer',
    ],
    expect: { state: { bases: [{ power: { yellow: 6 } }, {}, {}] } },
  }),
  smashUp('without the price there is no gain', ['to-do'], {
    given: { players: [{ points: 0 }], bases: [{ base: 'neutral-space', minions: { red: ['pupoks'] } }] },
    do: ['talent pupoks'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { players: [{ points: 0, hand: [] }, {}] },
      noEvents: [{ type: 'card-revealed' }],
    },
  }),
  smashUp('the price paid, the rest happens', ['to-do'], {
    given: { players: [{ points: 1 }], bases: [{ base: 'neutral-space', minions: { red: ['pupoks'] } }] },
    do: ['talent pupoks'],
    expect: {
      state: { players: [{ points: 0 }, {}] },
      events: [{ type: 'points', amount: -1 }, { type: 'card-revealed' }],
    },
  }),
  smashUp('in play the current power counts', ['power-current'], {
    given: {
      players: [{ hand: ['seeing-stars'] }, { factions: ['dinosaurs', 'robots'] }],
      bases: [
        {
          base: 'tortuga',
          minions: {
            yellow: [
              'war-raptor',
              { card: 'zapbot', on: ['upgrade'] },
              { card: 'king-rex', on: [{ card: 'poison', owner: 'red' }] },
            ],
          },
        },
      ],
    },
    do: ['play seeing-stars'],
    expect: { onlyOptions: ['pick war-raptor at tortuga', 'pick king-rex at tortuga'] },
  }),
  smashUp('out of play the printed power counts', ['power-current', 'extra-limits'], {
    given: {
      players: [{ hand: ['zapbot', 'war-raptor', 'armor-stego'] }, zombies],
      bases: [{ base: 'tortuga', minions: { red: ['war-raptor'] } }],
    },
    do: ['play zapbot on tortuga'],
    expect: { options: ['play war-raptor on tortuga'], refused: { 'play armor-stego on tortuga': 'one-minion' } },
  }),
  smashUp('a minion that comes by a move is not played there', ['play'], {
    given: {
      players: [{ hand: ['way-of-deception'] }, zombies],
      bases: [{ base: 'tortuga', minions: { red: ['shinobi'] } }, 'the-homeworld'],
    },
    do: ['play way-of-deception', 'pick the-homeworld'],
    expect: {
      state: { turn: { minions: 1, extras: [], minionsPlayed: 0 } },
      noEvents: [{ type: 'extra-gained' }, { type: 'minion-played' }],
    },
  }),
  smashUp('a returned card goes to its owner’s hand and is not destroyed', ['return', 'owner', 'leaving-attached'], {
    given: {
      players: [{ factions: ['dinosaurs', 'aliens'], hand: ['beam-up'] }, zombies],
      bases: [
        {
          base: 'cave-of-shinies',
          minions: { yellow: [{ card: 'walker', controller: 'red', on: [{ card: 'upgrade', owner: 'red' }] }] },
        },
      ],
    },
    do: ['play beam-up'],
    expect: {
      state: {
        players: [
          { discard: ['upgrade', 'beam-up'], hand: [] },
          { hand: ['walker'], discard: [], points: 0 },
        ],
      },
      events: [{ type: 'returned', card: 'walker' }],
      noEvents: [{ type: 'destroyed' }, { type: 'discarded' }],
    },
  }),
  smashUp('a minion placed under a deck is neither destroyed nor returned', ['place'], {
    given: {
      players: [{ hand: ['disintegrator'] }, { ...zombies, deck: ['zombie-lord', 'walker'] }],
      bases: [{ base: 'cave-of-shinies', minions: { yellow: ['tenacious-z'] } }],
    },
    do: ['play disintegrator'],
    expect: {
      state: { players: [{}, { deck: ['zombie-lord', 'walker', 'tenacious-z'], hand: [], points: 0 }] },
      events: [{ type: 'placed-on-bottom', card: 'tenacious-z' }],
      noEvents: [{ type: 'destroyed' }, { type: 'returned' }],
    },
  }),
  smashUp('a special is played only at its time, be it in another’s turn', ['special-timing'], {
    given: {
      players: [
        { factions: ['dinosaurs', 'astroknights'], hand: ['its-a-trap'] },
        { factions: ['star-roamers', 'zombies'], hand: ['port-me-up'] },
      ],
      bases: [{ base: 'jungle-oasis', minions: { red: ['king-rex'], yellow: ['zombie-lord'] } }],
    },
    do: [
      { expect: { refused: { 'play its-a-trap': 'special-timing', 'react its-a-trap': 'special-timing' } } },
      'end plays',
      { expect: { asked: { seat: 'red', ask: 'before-scoring' }, options: ['react its-a-trap'] } },
      'pass',
      'react port-me-up',
    ],
    expect: {
      events: [
        { type: 'base-scored' },
        { type: 'action-played', seat: 'yellow' },
        { type: 'returned', card: 'zombie-lord' },
      ],
    },
  }),
  smashUp('a special works from where it says', ['special-timing'], {
    given: {
      players: [
        { ...zombies, hand: ['tenacious-z'], discard: [] },
        { factions: ['ninjas', 'dinosaurs'], discard: ['shinobi'] },
      ],
      bases: [{ base: 'jungle-oasis', minions: { yellow: ['king-rex', 'ninja-master'] } }],
    },
    do: [{ expect: { without: ['special tenacious-z'] } }, 'end plays'],
    expect: { asked: { seat: 'yellow', ask: 'play' }, noEvents: [{ type: 'passed' }] },
  }),
];
