import { smashUp } from '../scenario.ts';

const red = { factions: ['dinosaurs', 'robots'] };
const yellow = { factions: ['aliens', 'zombies'] };
const quiet = { players: [red, yellow] };
/** Scores at 12. */
const oasis = (minions: object) => ({ base: 'jungle-oasis', minions });
const ripe = oasis({ red: ['king-rex', 'nukebot'] });

export default [
  smashUp('before scoring, no point is given yet', ['score-before'], {
    given: {
      players: [{ factions: ['pirates', 'robots'] }, yellow],
      bases: [
        oasis({ yellow: ['zombie-lord', 'grave-digger', 'invader'] }),
        { base: 'tortuga', minions: { red: ['pirate-king'] } },
      ],
    },
    do: [
      'end plays',
      {
        expect: {
          asked: { seat: 'red', ask: 'may' },
          events: [{ type: 'base-chosen', base: 'jungle-oasis' }],
          state: { players: [{}, { points: 0 }] },
        },
      },
      'yes',
    ],
    expect: {
      events: [
        { type: 'moved', card: 'pirate-king', to: 'jungle-oasis' },
        { type: 'base-scored', powers: [5, 12] },
      ],
    },
  }),
  smashUp('when scoring, an ability adds to the points given', ['score-when'], {
    given: {
      ...quiet,
      bases: [
        {
          base: 'factory-436-1337',
          minions: { red: ['king-rex', 'laseratops', 'laseratops', 'nukebot'], yellow: ['zombie-lord'] },
        },
      ],
    },
    do: ['end plays'],
    expect: {
      state: { players: [{ points: 6 }, { points: 2 }] },
      events: [
        { type: 'base-scored' },
        { type: 'points', seat: 'red', amount: 4, total: 6 },
        { type: 'discarded-from-play' },
      ],
    },
  }),
  smashUp('after scoring, all cards are still on the base', ['score-after', 'after'], {
    given: { players: [yellow, red], bases: [oasis({ red: ['scout'], yellow: ['king-rex', 'nukebot'] })] },
    do: [
      'end plays',
      {
        expect: {
          asked: { seat: 'red', ask: 'may' },
          state: { players: [{}, { points: 2 }], bases: [{ minions: { yellow: ['king-rex', 'nukebot'] } }, {}, {}] },
        },
      },
      'yes',
    ],
    expect: {
      events: [
        { type: 'returned', card: 'scout' },
        { type: 'discarded-from-play', card: 'king-rex' },
      ],
      state: { players: [{ discard: [] }, { discard: ['king-rex', 'nukebot'] }] },
    },
  }),
  smashUp('the base is discarded and the top of the deck takes its place', ['score-discard-base', 'score-replace'], {
    given: { ...quiet, bases: ['tortuga', ripe, 'tar-pits'], baseDeck: ['ninja-dojo', '...'] },
    do: ['end plays'],
    expect: {
      state: {
        bases: [{ base: 'tortuga' }, { base: 'ninja-dojo', minions: { red: [] } }, { base: 'tar-pits' }],
        baseDiscard: ['jungle-oasis'],
      },
      events: [
        { type: 'discarded-from-play', card: 'nukebot' },
        { type: 'base-replaced', base: 'jungle-oasis', by: 'ninja-dojo' },
      ],
    },
  }),
  smashUp('a base that becomes ready by a scoring is scored too', ['score-again'], {
    given: {
      players: [{ factions: ['pirates', 'dinosaurs'] }, yellow],
      bases: [
        oasis({ red: ['king-rex', 'buccaneer', 'first-mate'] }),
        { base: 'tar-pits', minions: { yellow: ['zombie-lord', 'supreme-overlord', 'grave-digger'] } },
      ],
    },
    do: ['end plays', 'yes', 'pick tar-pits'],
    expect: {
      events: [
        { type: 'base-scored', base: 'jungle-oasis' },
        { type: 'base-scored', base: 'tar-pits', powers: [2, 14] },
      ],
    },
  }),
  smashUp('a base once named is scored even if the power falls', ['score-goes-on'], {
    given: {
      players: [red, { factions: ['pirates', 'zombies'], hand: ['full-sail'] }],
      bases: [oasis({ red: ['king-rex'], yellow: ['pirate-king'] }), 'tortuga'],
    },
    do: ['end plays', 'react full-sail', 'pick pirate-king', 'pick tortuga', 'no'],
    expect: {
      events: [{ type: 'base-scored', base: 'jungle-oasis', powers: [7, 0] }],
      state: { players: [{ points: 2 }, {}] },
    },
  }),
  smashUp('the base in place of Unicrave is scored with its own points', ['unicrave-goes-on', 'score-goes-on'], {
    given: {
      players: [{ factions: ['changerbots', 'dinosaurs'] }, yellow],
      bases: [{ base: 'unicrave', minions: { red: ['king-rex', 'leader-two'], yellow: ['zombie-lord', 'collector'] } }],
      baseDeck: ['uss-undertaking', 'tar-pits', '...'],
    },
    do: ['end plays'],
    expect: {
      events: [
        { type: 'base-replaced', base: 'unicrave', by: 'uss-undertaking' },
        { type: 'base-scored', base: 'uss-undertaking', powers: [13, 7] },
      ],
      state: { players: [{ points: 4 }, { points: 2 }], baseDiscard: ['unicrave', 'uss-undertaking'] },
    },
  }),

  smashUp('specials in play come first, in the active player’s order', ['specials-in-play-first'], {
    given: {
      players: [
        { ...red, hand: ['howl'] },
        { factions: ['pirates', 'star-roamers'], hand: ['port-me-up'] },
      ],
      bases: [oasis({ red: ['king-rex'], yellow: ['first-mate', 'first-mate', 'buccaneer'] }), 'tortuga'],
    },
    do: [
      'end plays',
      { expect: { asked: { seat: 'yellow', ask: 'before-scoring' }, without: ['react port-me-up'] } },
      'pass',
      { expect: { asked: { seat: 'red', ask: 'order' } } },
      'order first-mate at jungle-oasis #2',
      { expect: { asked: { seat: 'yellow', ask: 'may' } } },
      'no',
      'no',
    ],
    expect: { asked: { seat: 'yellow', ask: 'after-scoring' }, options: ['react port-me-up'] },
  }),
  smashUp('reactions go round from the active player, one each', ['react-in-turn'], {
    given: {
      players: [
        { factions: ['ninjas', 'dinosaurs'], hand: ['shinobi', 'hidden-ninja'] },
        { factions: ['astroknights', 'zombies'], hand: ['block-the-probe'] },
      ],
      bases: [oasis({ red: ['king-rex'], yellow: ['zombie-lord'] })],
    },
    do: [
      'end plays',
      {
        expect: {
          asked: { seat: 'red', ask: 'before-scoring' },
          refused: { 'yellow: react block-the-probe': 'react-in-turn' },
        },
      },
      'react shinobi',
      'play shinobi on jungle-oasis',
      {
        expect: {
          asked: { seat: 'yellow', ask: 'before-scoring' },
          refused: { 'red: react hidden-ninja': 'react-in-turn' },
        },
      },
      'react block-the-probe',
      'pick zombie-lord',
    ],
    expect: { asked: { seat: 'red', ask: 'before-scoring' }, options: ['react hidden-ninja'] },
  }),
  smashUp('one who has passed can come back after another has played', ['react-all-pass'], {
    given: {
      players: [
        { factions: ['ninjas', 'dinosaurs'], hand: ['shinobi'] },
        { factions: ['astroknights', 'zombies'], hand: ['block-the-probe', 'walker'] },
      ],
      bases: [oasis({ red: ['king-rex'], yellow: ['zombie-lord'] })],
    },
    do: [
      'end plays',
      'pass',
      'react block-the-probe',
      'pick zombie-lord',
      {
        expect: {
          asked: { seat: 'red', ask: 'before-scoring' },
          options: ['react shinobi'],
          noEvents: [{ type: 'base-scored' }],
        },
      },
      'pass',
      { expect: { asked: { seat: 'yellow', ask: 'before-scoring' }, noEvents: [{ type: 'base-scored' }] } },
      'pass',
    ],
    expect: { events: [{ type: 'base-scored', powers: [7, 7] }], asked: { seat: 'yellow', ask: 'play' } },
  }),

  smashUp('strength is the sum of one’s minions there', ['points-total'], {
    given: {
      ...quiet,
      bases: [
        oasis({ red: ['laseratops', 'warbot'], yellow: ['zombie-lord'] }),
        { base: 'tortuga', minions: { yellow: ['supreme-overlord'] } },
      ],
    },
    do: ['end plays'],
    expect: {
      events: [{ type: 'base-scored', powers: [8, 5], places: [1, 2] }],
      state: { players: [{ points: 2 }, { points: 0 }] },
    },
  }),
  smashUp('three places take three amounts, the fourth nothing', ['points-places', 'points-unfilled'], {
    seats: 4,
    given: {
      players: [red, yellow, { factions: ['ninjas'] }, { factions: ['pirates'] }],
      bases: [
        {
          base: 'tortuga',
          minions: {
            red: ['king-rex'],
            yellow: ['zombie-lord', 'walker', 'invader'],
            green: ['ninja-master'],
            blue: ['buccaneer'],
          },
        },
      ],
    },
    do: ['end plays'],
    expect: {
      events: [{ type: 'base-scored', powers: [7, 10, 5, 4], places: [2, 1, 3, 4] }],
      state: { players: [{ points: 3 }, { points: 4 }, { points: 2 }, { points: 0 }] },
    },
  }),
  smashUp('the points of places nobody holds are not given', ['points-unfilled', 'points-need-minion'], {
    given: {
      ...quiet,
      bases: [
        {
          base: 'tar-pits',
          minions: { red: ['king-rex', 'nukebot', 'laseratops'] },
          actions: { yellow: ['jammed-signal'] },
        },
      ],
    },
    do: ['end plays'],
    expect: { state: { players: [{ points: 4 }, { points: 0 }] }, events: [{ type: 'base-scored', places: [1, 0] }] },
  }),
  smashUp('a lone minion without power is enough for points', ['points-need-minion'], {
    given: {
      players: [red, { factions: ['astroknights', 'zombies'] }],
      bases: [{ base: 'tar-pits', minions: { red: ['king-rex', 'nukebot', 'laseratops'], yellow: ['ghost-knight'] } }],
    },
    do: ['end plays'],
    expect: { state: { players: [{ points: 4 }, { points: 3 }] } },
  }),
  smashUp('cards discarded from a scored base are not destroyed', ['aftermath-reacts'], {
    given: {
      players: [
        { factions: ['dinosaurs', 'tricksters'], hand: [] },
        { ...yellow, hand: ['walker'] },
      ],
      bases: [oasis({ red: ['king-rex', 'leprechaun', 'gremlin'] })],
    },
    do: ['end plays'],
    expect: {
      state: { players: [{ discard: ['king-rex', 'leprechaun', 'gremlin'] }, { hand: ['walker'], discard: [] }] },
      events: [{ type: 'discarded-from-play', card: 'gremlin' }],
      noEvents: [{ type: 'destroyed' }, { type: 'triggered' }],
    },
  }),

  smashUp('two who tie for first take the first amount, the other is third', ['tie-share', 'tie-skip'], {
    seats: 3,
    given: {
      players: [{ factions: ['dinosaurs'] }, { factions: ['robots'] }, { factions: ['zombies'] }],
      bases: [
        {
          base: 'tortuga',
          minions: {
            red: ['king-rex', { card: 'armor-stego' }],
            yellow: ['nukebot', 'warbot', 'microbot-guard'],
            green: ['zombie-lord'],
          },
        },
      ],
    },
    do: ['end plays'],
    expect: {
      events: [{ type: 'base-scored', powers: [10, 10, 5], places: [1, 1, 3] }],
      state: { players: [{ points: 4 }, { points: 4 }, { points: 2 }] },
    },
  }),
  smashUp('two who tie for second leave nobody third', ['tie-share', 'tie-skip'], {
    seats: 4,
    given: {
      players: [
        { factions: ['dinosaurs'] },
        { factions: ['robots'] },
        { factions: ['zombies'] },
        { factions: ['aliens'] },
      ],
      bases: [
        {
          base: 'tortuga',
          minions: { red: ['king-rex', 'laseratops'], yellow: ['nukebot'], green: ['zombie-lord'], blue: ['scout'] },
        },
      ],
    },
    do: ['end plays', 'no'],
    expect: {
      events: [{ type: 'base-scored', places: [1, 2, 2, 4] }],
      state: { players: [{ points: 4 }, { points: 3 }, { points: 3 }, { points: 0 }] },
    },
  }),
  smashUp('an empty base deck is made anew from the discarded bases', ['base-reshuffle'], {
    given: { ...quiet, bases: [ripe, 'tortuga', 'tar-pits'], baseDeck: [] },
    do: ['end plays'],
    expect: { events: [{ type: 'base-replaced', base: 'jungle-oasis' }], state: { baseCount: 3 } },
  }),
  smashUp('all who tie for a place use its ability, clockwise from the active player', ['tie-ability'], {
    given: {
      ...quiet,
      active: 'yellow',
      bases: [
        {
          base: 'ninja-dojo',
          minions: { red: ['king-rex', 'warbot'], yellow: ['zombie-lord', 'grave-digger', 'walker'] },
        },
        { base: 'tortuga', minions: { red: ['zapbot'], yellow: ['scout'] } },
      ],
    },
    do: [
      'end plays',
      { expect: { asked: { seat: 'yellow', ask: 'pick' } } },
      'pick zapbot',
      { expect: { asked: { seat: 'red', ask: 'pick' } } },
      'pick scout',
    ],
    expect: { state: { bases: [{}, { minions: { red: [], yellow: [] } }, {}] } },
  }),
  smashUp('of those who tie, only the first uses an ability that makes no sense twice', ['tie-ability'], {
    given: {
      ...quiet,
      bases: [
        {
          base: 'school-of-wizardry',
          minions: { red: ['king-rex', 'armor-stego'], yellow: ['zombie-lord', 'supreme-overlord'] },
        },
      ],
      baseDeck: ['tortuga', 'tar-pits', 'ninja-dojo', '...'],
    },
    do: ['end plays', 'pick tar-pits', 'pick ninja-dojo'],
    expect: {
      asked: { seat: 'yellow', ask: 'play' },
      state: { bases: [{ base: 'tar-pits' }, {}, {}] },
    },
  }),
  smashUp('the scored base is discarded before an empty deck is made anew, and can come back', ['base-reshuffle'], {
    given: {
      players: [{ factions: ['changerbots', 'ignobles'] }, { factions: ['astroknights', 'star-roamers'] }],
      bases: [
        { base: 'wintersquashed', minions: { red: ['leader-two', 'huffie', 'huffie', 'huffie', 'huffie'] } },
        'hive-of-scum-and-villainy',
        'no-moon',
        'changing-room',
        'unicrave',
        'spikey-chair-room',
        'uss-undertaking',
        'neutral-space',
      ],
    },
    do: ['end plays'],
    expect: {
      state: { players: [{ points: 2 }, {}], baseDeck: [], baseDiscard: [] },
      noEvents: [{ type: 'base-removed' }],
    },
  }),
];
