import { smashUp } from '../scenario.ts';

const zombies = { factions: ['zombies', 'wizards'] };
const dinosaurs = { factions: ['dinosaurs', 'robots'] };

export default [
  smashUp('a card sends a destroyed minion elsewhere than the rules do', ['card-beats-rules'], {
    given: {
      players: [{ hand: ['seeing-stars'] }, { ...zombies, deck: ['zombie-lord'], hand: [] }],
      bases: [{ base: 'tar-pits', minions: { yellow: ['tenacious-z'] } }],
    },
    do: ['play seeing-stars'],
    expect: { state: { players: [{}, { deck: ['zombie-lord', 'tenacious-z'] }] } },
  }),
  smashUp('power never falls below zero', ['never-below-zero'], {
    given: {
      players: [{ hand: ['poison'] }, zombies],
      bases: [{ base: 'tortuga', minions: { yellow: ['walker', 'zombie-lord'] } }],
    },
    do: ['play poison on walker'],
    expect: {
      state: {
        bases: [{ power: { yellow: 5 }, minions: { yellow: [{ card: 'walker', power: 0 }, 'zombie-lord'] } }, {}, {}],
      },
    },
  }),
  smashUp('a breakpoint never falls below zero', ['never-below-zero'], {
    given: {
      players: [{ ...dinosaurs, hand: ['rampage'] }, zombies],
      bases: [{ base: 'jungle-oasis', minions: { red: [{ card: 'king-rex', counters: 8 }] } }],
    },
    do: ['play rampage'],
    expect: { state: { bases: [{ breakpoint: 0 }, {}, {}] }, events: [{ type: 'breakpoint-changed', amount: -15 }] },
  }),
  smashUp('what cannot be destroyed is not destroyed by a card that can', ['cannot-beats-can', 'play-in-vain'], {
    given: {
      players: [{ hand: ['seeing-stars'] }, { factions: ['changerbots'] }],
      bases: [{ base: 'tortuga', minions: { yellow: ['bruiser'] } }],
    },
    do: ['play seeing-stars'],
    expect: {
      state: {
        players: [{ discard: ['seeing-stars'] }, { discard: [] }],
        bases: [{ minions: { yellow: ['bruiser'] } }, {}, {}],
      },
      events: [{ type: 'unaffected', card: 'bruiser' }],
    },
  }),
  smashUp('a base closed by a card takes no minion, not even an extra one', ['cannot-beats-can', 'cannot-play-here'], {
    given: {
      players: [{ hand: ['king-rex'], factions: ['dinosaurs', 'tricksters'] }, zombies],
      bases: [{ base: 'tortuga', actions: { red: ['enshrouding-mist'], yellow: ['overrun'] } }, 'tar-pits'],
    },
    expect: { options: ['play king-rex on tar-pits'], refused: { 'play king-rex on tortuga': 'cannot-play-here' } },
  }),
  smashUp('a faction kept out of a base cannot be played there, another can', ['cannot-play-here'], {
    given: {
      players: [{ ...dinosaurs, hand: ['king-rex', 'nukebot'] }, { factions: ['tricksters', 'zombies'] }],
      bases: [{ base: 'tortuga', actions: { yellow: ['block-the-path'] } }],
      named: [{ by: 'block-the-path at tortuga', name: 'dinosaurs' }],
    },
    expect: { options: ['play nukebot on tortuga'], refused: { 'play king-rex on tortuga': 'cannot-play-here' } },
  }),
  smashUp('effects of the start of the turn come in the order of the active player', ['simultaneous'], {
    given: {
      players: [{}, { factions: ['astroknights', 'changerbots'] }],
      bases: [
        {
          base: 'hive-of-scum-and-villainy',
          minions: { yellow: [{ card: 'huffie', on: ['change-into-a-gun'] }] },
          actions: { yellow: ['hidden-base'] },
        },
        'neutral-space',
        'changing-room',
      ],
    },
    do: [
      'end plays',
      { expect: { asked: { seat: 'yellow', ask: 'order' } } },
      'order hidden-base at hive-of-scum-and-villainy',
    ],
    expect: {
      events: [
        { type: 'drew', seat: 'yellow', count: 1 },
        { type: 'destroyed', card: 'change-into-a-gun' },
      ],
    },
  }),
  smashUp('a card can be played with nothing for it to do', ['play-in-vain'], {
    given: { players: [{ hand: ['seeing-stars'] }, zombies], bases: ['tortuga'] },
    do: ['play seeing-stars'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { players: [{ discard: ['seeing-stars'] }, {}], turn: { actions: 0 } },
    },
  }),
  smashUp('a card that says all can be played with no target', ['play-in-vain'], {
    given: { players: [{ hand: ['crop-circles'] }, zombies], bases: ['tortuga', 'tar-pits'] },
    do: ['play crop-circles', 'pick tortuga'],
    expect: { state: { players: [{ discard: ['crop-circles'] }, {}] } },
  }),
  smashUp('an effect is carried out even to one’s harm', ['must-resolve'], {
    given: {
      players: [{ hand: ['laseratops'] }, zombies],
      bases: [{ base: 'tortuga', minions: { red: ['zapbot', 'microbot-guard'] } }],
    },
    do: [
      'play laseratops on tortuga',
      {
        expect: {
          onlyOptions: ['pick zapbot at tortuga', 'pick microbot-guard at tortuga'],
          refused: { done: 'must-resolve' },
        },
      },
      'pick zapbot',
    ],
    expect: { state: { players: [{ discard: ['zapbot'] }, {}] } },
  }),
  smashUp('what one may do can be declined', ['must-resolve'], {
    given: {
      players: [{ hand: ['saucy-wench'] }, zombies],
      bases: [{ base: 'tortuga', minions: { yellow: ['walker'] } }],
    },
    do: ['play saucy-wench on tortuga', 'done'],
    expect: {
      state: { bases: [{ minions: { red: ['saucy-wench'], yellow: ['walker'] } }, {}, {}] },
      noEvents: [{ type: 'destroyed' }],
    },
  }),
  ...[0, 1].map((taken) =>
    smashUp(`any number can be ${taken === 0 ? 'none' : 'one'}`, ['any-number'], {
      given: {
        players: [{ factions: ['zombies', 'robots'], hand: ['lend-a-hand'], discard: ['walker', 'zapbot'] }, {}],
        bases: ['tortuga'],
      },
      do: ['play lend-a-hand', ...(taken === 0 ? [] : ['pick card zapbot']), 'done'],
      expect: {
        state: {
          players: [{ discard: taken === 0 ? ['walker', 'zapbot', 'lend-a-hand'] : ['walker', 'lend-a-hand'] }, {}],
        },
      },
    }),
  ),
  smashUp('an extra of the scoring is played at once', ['extra-now-or-never'], {
    given: {
      players: [{ factions: ['ninjas', 'dinosaurs'], hand: ['shinobi', 'war-raptor'] }, zombies],
      bases: [
        {
          base: 'the-homeworld',
          minions: { red: ['king-rex', 'ninja-master', 'laseratops', 'laseratops', 'armor-stego'] },
        },
        'tar-pits',
      ],
    },
    do: [
      'end plays',
      'react shinobi',
      'play shinobi on the-homeworld',
      { expect: { options: ['play war-raptor on tar-pits', 'done'], refused: { pass: 'must-resolve' } } },
      'done',
    ],
    expect: {
      asked: { seat: 'red', ask: 'before-scoring' },
      state: { turn: { extras: [] } },
      without: ['play war-raptor on tar-pits'],
    },
  }),
  smashUp('everybody can look through a discard pile', ['discards-open'], {
    given: {
      players: [{ ...zombies, hand: ['grave-robbing'], discard: ['walker', 'zombie-lord'] }, {}],
      bases: ['tortuga'],
    },
    do: ['play grave-robbing'],
    expect: { onlyOptions: ['pick card walker', 'pick card zombie-lord'], reveals: { 'pick card walker': false } },
  }),
  smashUp('only what the effect describes can be picked', ['pick-what-fits'], {
    given: {
      players: [{ hand: ['tiger-assassin'] }, zombies],
      bases: [
        { base: 'tortuga', minions: { yellow: ['walker', 'grave-digger'] } },
        { base: 'tar-pits', minions: { yellow: ['tenacious-z'] } },
      ],
    },
    do: ['play tiger-assassin on tortuga'],
    expect: {
      onlyOptions: ['pick walker at tortuga', 'done'],
      refused: {
        'pick grave-digger': 'pick-what-fits',
        'pick tenacious-z': 'pick-what-fits',
        'pick tortuga': 'pick-what-fits',
      },
    },
  }),
  smashUp('a minion means any minion in play, one’s own too', ['pick-what-fits'], {
    given: {
      players: [{ hand: ['beam-up'] }, zombies],
      bases: [{ base: 'tortuga', minions: { red: ['scout'], yellow: ['walker'] } }],
    },
    do: ['play beam-up'],
    expect: { onlyOptions: ['pick scout at tortuga', 'pick walker at tortuga'] },
  }),
  smashUp('a card goes to its owner’s deck, whoever controls it', ['owner-piles'], {
    given: {
      players: [{ hand: ['disintegrator'] }, { ...zombies, deck: ['zombie-lord'] }],
      bases: [{ base: 'tortuga', minions: { yellow: [{ card: 'walker', controller: 'red' }] } }],
    },
    do: ['play disintegrator'],
    expect: { state: { players: [{ discard: ['disintegrator'] }, { deck: ['zombie-lord', 'walker'] }] } },
  }),
  smashUp('what is attached to a minion that leaves is discarded, each card to its owner', ['leaving-attached'], {
    given: {
      players: [{ hand: ['seeing-stars'] }, dinosaurs],
      bases: [
        {
          base: 'tortuga',
          minions: { yellow: [{ card: 'zapbot', on: [{ card: 'poison', owner: 'red' }, 'upgrade'] }] },
        },
      ],
    },
    do: ['play seeing-stars'],
    expect: { state: { players: [{ discard: ['poison', 'seeing-stars'] }, { discard: ['upgrade', 'zapbot'] }] } },
  }),
  smashUp('an effect ends with the turn', ['effect-duration'], {
    given: {
      players: [{ ...dinosaurs, hand: ['howl'] }, zombies],
      bases: [{ base: 'tortuga', minions: { red: ['king-rex'] } }],
    },
    do: ['play howl', { expect: { state: { bases: [{ power: { red: 8 } }, {}, {}] } } }, 'end plays'],
    expect: { state: { bases: [{ power: { red: 7 } }, {}, {}], lasting: [] } },
  }),
  smashUp('a change of control lasts beyond the turn', ['control-lasts'], {
    given: {
      players: [{ factions: ['ignobles', 'changerbots'], hand: ['betrothed'] }],
      bases: ['neutral-space'],
    },
    do: ['play betrothed on neutral-space', 'pick yellow', 'end plays', 'end plays'],
    expect: {
      state: { active: 'red', bases: [{ minions: { red: [{ card: 'betrothed', controller: 'yellow' }] } }, {}, {}] },
    },
  }),
  smashUp('you on a minion is its controller', ['you-controller'], {
    given: {
      players: [{ factions: ['astroknights', 'ignobles'] }, { factions: ['changerbots', 'star-roamers'] }],
      bases: [
        {
          base: 'neutral-space',
          minions: { red: [{ card: 'ghost-knight', controller: 'yellow' }, 'mannersbot'], yellow: ['huffie'] },
        },
      ],
    },
    expect: { state: { bases: [{ power: { red: 2, yellow: 5 } }, {}, {}] } },
  }),
  smashUp('other players are all but the controller', ['you-controller'], {
    seats: 3,
    given: {
      players: [
        { hand: ['take-the-shinies', 'gnome', 'gnome'], factions: ['tricksters', 'aliens'] },
        { ...zombies, hand: ['walker', 'walker', 'summon'] },
        { factions: ['dinosaurs'], hand: ['king-rex', 'howl'] },
      ],
    },
    do: ['play take-the-shinies'],
    expect: {
      state: { players: [{ hand: ['gnome', 'gnome'] }, {}, { hand: [] }] },
      events: [
        { type: 'discarded', seat: 'yellow' },
        { type: 'discarded', seat: 'green' },
      ],
      noEvents: [{ type: 'discarded', seat: 'red' }],
    },
  }),
  smashUp('you on a base is the player it describes', ['you-on-base'], {
    given: {
      players: [
        { ...dinosaurs, hand: [] },
        { ...zombies, hand: ['walker', 'enchantress'] },
      ],
      bases: ['the-homeworld'],
    },
    do: ['end plays', 'play enchantress on the-homeworld'],
    expect: {
      events: [{ type: 'extra-gained', seat: 'yellow', play: 'minion' }],
      options: ['play walker on the-homeworld'],
    },
  }),
  smashUp('a card looked at is not revealed', ['look-and-reveal'], {
    given: { players: [{ ...zombies, hand: ['walker'], deck: ['zombie-lord', '...'] }, {}], bases: ['tortuga'] },
    do: ['play walker on tortuga'],
    expect: {
      events: [{ type: 'looked', seat: 'red', count: 1, cards: ['zombie-lord'] }],
      noEvents: [{ type: 'card-revealed' }],
    },
  }),
  smashUp('a card revealed is shown to all', ['look-and-reveal'], {
    given: { players: [{ ...zombies, hand: ['neophyte'], deck: ['zombie-lord', '...'] }, {}], bases: ['tortuga'] },
    do: ['play neophyte on tortuga'],
    expect: {
      events: [{ type: 'card-revealed', seat: 'red', cards: ['zombie-lord'] }],
      noEvents: [{ type: 'looked' }],
    },
  }),
  smashUp('all cards go to their owners, whoever controlled them', ['score-discard-cards', 'owner-piles'], {
    given: {
      players: [dinosaurs, { factions: ['aliens', 'zombies'] }],
      bases: [
        {
          base: 'jungle-oasis',
          minions: { red: [{ card: 'king-rex', controller: 'yellow', on: ['upgrade'] }], yellow: ['zombie-lord'] },
          actions: { yellow: ['jammed-signal'] },
        },
      ],
    },
    do: ['end plays'],
    expect: {
      state: {
        players: [
          { discard: ['upgrade', 'king-rex'], points: 0 },
          { discard: ['zombie-lord', 'jammed-signal'], points: 2 },
        ],
      },
      noEvents: [{ type: 'destroyed' }],
    },
  }),
  smashUp('an effect without a duration of its own ends when its card leaves play', ['effect-duration'], {
    given: {
      players: [{ factions: ['ninjas', 'tricksters'], hand: ['infiltrate', 'disenchant'] }, zombies],
      bases: [{ base: 'the-central-brain', minions: { red: ['shinobi'] } }],
      turn: { actions: 2 },
    },
    do: [
      'play infiltrate on the-central-brain',
      'yes',
      { expect: { state: { bases: [{ power: { red: 3 } }, {}, {}] } } },
      'play disenchant',
    ],
    expect: { state: { bases: [{ power: { red: 4 } }, {}, {}] } },
  }),
];
