import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});

/** Dinosaurs. */
export default [
  smashUp('King Rex: has 7 power and no ability', [], {
    given: { players: [{ hand: ['king-rex'] }], bases: [at('tortuga', [], ['walker'])] },
    do: ['play king-rex on tortuga'],
    expect: { asked: { ask: 'play' }, state: { bases: [{ power: { red: 7, yellow: 2 } }, {}, {}] } },
  }),
  smashUp('Laseratops: destroys a minion of power 2 or less here', [], {
    given: {
      players: [{ hand: ['laseratops'] }],
      bases: [at('tortuga', [], ['walker', 'grave-digger']), at('ninja-dojo', [], ['tenacious-z'])],
    },
    do: ['play laseratops on tortuga'],
    expect: { events: [{ type: 'destroyed', card: 'walker' }], state: { players: [{}, { discard: ['walker'] }] } },
  }),
  smashUp("Armor Stego: has 2 more power in other players' turns", [], {
    given: { bases: [at('tortuga', ['armor-stego'])] },
    do: [{ expect: { state: { bases: [{ power: { red: 3 } }, {}, {}] } } }, 'end plays'],
    expect: { state: { active: 'yellow', bases: [{ power: { red: 5 } }, {}, {}] } },
  }),
  smashUp('War Raptor: has 1 more power for each War Raptor here', [], {
    given: { bases: [at('tortuga', ['war-raptor', 'war-raptor']), at('ninja-dojo', ['war-raptor'])] },
    expect: { state: { bases: [{ power: { red: 8 } }, { power: { red: 3 } }, {}] } },
  }),
  smashUp('Augmentation: a minion gets 4 power until the end of the turn', [], {
    given: { players: [{ hand: ['augmentation'] }], bases: [at('tortuga', ['king-rex'], ['walker'])] },
    do: [
      ...['play augmentation', 'pick king-rex'],
      { expect: { state: { bases: [{ power: { red: 11 } }, {}, {}] } } },
      'end plays',
    ],
    expect: { state: { bases: [{ power: { red: 7 } }, {}, {}] } },
  }),
  smashUp('Howl: each of your minions gets 1 power until the end of the turn', [], {
    given: {
      players: [{ hand: ['howl'] }],
      bases: [at('tortuga', ['king-rex'], ['walker']), at('ninja-dojo', ['laseratops'])],
    },
    do: [
      'play howl',
      { expect: { state: { bases: [{ power: { red: 8, yellow: 2 } }, { power: { red: 5 } }, {}] } } },
      'end plays',
    ],
    expect: { state: { bases: [{ power: { red: 7 } }, { power: { red: 4 } }, {}] } },
  }),
  smashUp('Natural Selection: destroys a minion of less power at the base of one of yours', [], {
    given: {
      players: [{ hand: ['natural-selection'] }],
      bases: [at('tortuga', ['laseratops'], ['walker', 'grave-digger']), at('ninja-dojo', [], ['tenacious-z'])],
    },
    do: ['play natural-selection'],
    expect: { state: { players: [{}, { discard: ['walker'] }] } },
  }),
  smashUp("Rampage: the breakpoint falls by the power of your minion, until the turn's end", [], {
    given: { players: [{ hand: ['rampage'] }], bases: [at('tortuga', ['king-rex'])] },
    do: ['play rampage', { expect: { state: { bases: [{ breakpoint: 14 }, {}, {}] } } }, 'end plays'],
    expect: { state: { bases: [{ breakpoint: 21 }, {}, {}] } },
  }),
  smashUp('Tooth and Claw... and Guns: is destroyed in place of what would affect its minion', [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['seeing-stars'] }],
      bases: [at('tortuga', [{ card: 'war-raptor', on: ['tooth-and-claw-and-guns'] }])],
    },
    do: ['play seeing-stars'],
    expect: {
      state: {
        players: [{ discard: ['tooth-and-claw-and-guns'] }, {}],
        bases: [{ minions: { red: [{ card: 'war-raptor', power: 3, on: [] }] } }, {}, {}],
      },
    },
  }),
  smashUp('Upgrade: its minion has 2 more power', [], {
    given: { players: [{ hand: ['upgrade'] }], bases: [at('tortuga', ['king-rex'])] },
    do: ['play upgrade on king-rex', 'end plays'],
    expect: { state: { bases: [{ minions: { red: [{ card: 'king-rex', power: 9 }] } }, {}, {}] } },
  }),
  smashUp("Wildlife Preserve: other players' actions do not affect your minions here, their minions do", [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['seeing-stars', 'ninja-master'] }],
      bases: [{ ...at('tortuga', ['war-raptor']), actions: { red: ['wildlife-preserve'] } }],
    },
    do: [
      'play seeing-stars',
      { expect: { events: [{ type: 'unaffected', card: 'war-raptor' }] } },
      ...['play ninja-master on tortuga', 'pick war-raptor'],
    ],
    expect: { events: [{ type: 'destroyed', card: 'war-raptor' }] },
  }),
  smashUp('Survival of the Fittest: on each base of unequal powers the weakest minion is destroyed', [], {
    given: {
      players: [{ hand: ['survival-of-the-fittest'] }],
      bases: [
        at('tortuga', ['king-rex'], ['walker', 'walker']),
        at('ninja-dojo', [], ['tenacious-z', 'tenacious-z']),
        at('the-mothership', ['laseratops'], ['zombie-lord']),
      ],
    },
    do: ['play survival-of-the-fittest', 'pick walker at tortuga #1'],
    expect: {
      asked: { ask: 'play' },
      state: {
        bases: [
          { minions: { red: ['king-rex'], yellow: ['walker'] } },
          { minions: { yellow: ['tenacious-z', 'tenacious-z'] } },
          { minions: { red: [], yellow: ['zombie-lord'] } },
        ],
      },
    },
  }),
];
