import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});

const RIPE = ['ninja-master', 'tiger-assassin', 'tiger-assassin'];

/** Ninjas. */
export default [
  smashUp('Ninja Master: may destroy a minion here', [], {
    given: {
      players: [{ hand: ['ninja-master'] }],
      bases: [at('tortuga', [], ['king-rex']), at('the-mothership', [], ['laseratops'])],
    },
    do: [
      'play ninja-master on tortuga',
      { expect: { options: ['done'], without: ['pick laseratops'] } },
      'pick king-rex',
    ],
    expect: { state: { players: [{}, { discard: ['king-rex'] }] } },
  }),
  smashUp('Tiger Assassin: may destroy a minion of power 3 or less here', [], {
    given: {
      players: [{ hand: ['tiger-assassin'] }],
      bases: [at('tortuga', [], ['war-raptor', 'laseratops']), at('the-mothership', [], ['war-raptor'])],
    },
    do: [
      'play tiger-assassin on tortuga',
      { expect: { onlyOptions: ['pick war-raptor at tortuga', 'done'] } },
      'pick war-raptor',
    ],
    expect: { state: { players: [{}, { discard: ['war-raptor'] }] } },
  }),
  smashUp('Shinobi: may be played to a base before it scores, one for each base', [], {
    given: { players: [{ hand: ['shinobi', 'shinobi'] }], bases: [at('jungle-oasis', RIPE)] },
    do: [
      ...['end plays', 'react shinobi', 'play shinobi on jungle-oasis'],
      { expect: { refused: { 'react shinobi': 'special-timing' } } },
      'pass',
    ],
    expect: { events: [{ type: 'base-scored', powers: [16, 0] }] },
  }),
  smashUp('Ninja Acolyte: returns before a minion is played, to play one more here', [], {
    given: { players: [{ hand: ['shinobi'] }], bases: [at('tortuga', ['ninja-acolyte'])] },
    do: ['special ninja-acolyte', 'play shinobi on tortuga'],
    expect: {
      state: {
        players: [{ hand: ['ninja-acolyte'] }, {}],
        bases: [{ minions: { red: ['shinobi'] } }, {}, {}],
        turn: { minions: 1 },
      },
    },
  }),
  smashUp('Ninja Acolyte: not once a minion has been played in the turn', [], {
    given: { players: [{ hand: ['shinobi', 'shinobi'] }], bases: [at('tortuga', ['ninja-acolyte'])] },
    do: ['play shinobi on tortuga'],
    expect: { refused: { 'special ninja-acolyte': 'special-limit' } },
  }),
  smashUp('Assassination: its minion is destroyed at the end of the turn', [], {
    given: { players: [{ hand: ['assassination'] }], bases: [at('tortuga', [], ['king-rex'])] },
    do: [
      'play assassination on king-rex',
      { expect: { state: { bases: [{ power: { yellow: 7 } }, {}, {}] } } },
      'end plays',
    ],
    expect: { state: { players: [{ discard: ['assassination'] }, { discard: ['king-rex'] }] } },
  }),
  smashUp('Disguise: two of your minions on a base make place for two from the hand', [], {
    given: {
      players: [{ hand: ['disguise', 'shinobi', 'shinobi'] }],
      bases: [at('tortuga', ['ninja-acolyte', 'ninja-acolyte'])],
    },
    do: [
      ...['play disguise', 'pick ninja-acolyte at tortuga #1', 'pick ninja-acolyte at tortuga #2'],
      ...['play shinobi on tortuga', 'play shinobi on tortuga'],
    ],
    expect: {
      state: {
        players: [{ hand: ['ninja-acolyte', 'ninja-acolyte'] }, {}],
        bases: [{ minions: { red: ['shinobi', 'shinobi'] } }, {}, {}],
        turn: { minions: 1 },
      },
    },
  }),
  smashUp('Disguise: one minion alone may be exchanged', [], {
    given: { players: [{ hand: ['disguise', 'shinobi'] }], bases: [at('tortuga', ['ninja-acolyte'])] },
    do: ['play disguise', 'play shinobi on tortuga'],
    expect: {
      state: { players: [{ hand: ['ninja-acolyte'] }, {}], bases: [{ minions: { red: ['shinobi'] } }, {}, {}] },
    },
  }),
  smashUp('Hidden Ninja: a minion of the hand is played to a base before it scores', [], {
    given: { players: [{ hand: ['hidden-ninja', 'ninja-acolyte'] }], bases: [at('jungle-oasis', RIPE)] },
    do: ['end plays', 'react hidden-ninja', 'play ninja-acolyte on jungle-oasis'],
    expect: { events: [{ type: 'base-scored', powers: [15, 0] }] },
  }),
  smashUp("Infiltrate: destroys another action here; you alone may ignore the base's ability", [], {
    given: {
      players: [{ hand: ['infiltrate'] }],
      bases: [{ ...at('the-central-brain', ['shinobi'], ['king-rex']), actions: { yellow: ['wildlife-preserve'] } }],
    },
    do: ['play infiltrate on the-central-brain', 'yes'],
    expect: {
      state: {
        players: [{}, { discard: ['wildlife-preserve'] }],
        bases: [{ power: { red: 3, yellow: 8 }, actions: { red: ['infiltrate'], yellow: [] } }, {}, {}],
      },
    },
  }),
  smashUp("Infiltrate: the base's ability is back at the start of your next turn", [], {
    given: { players: [{ hand: ['infiltrate'] }], bases: [at('the-central-brain', ['shinobi'])] },
    do: [
      ...['play infiltrate on the-central-brain', 'yes', 'end plays'],
      { expect: { state: { bases: [{ power: { red: 3 } }, {}, {}] } } },
      'end plays',
    ],
    expect: { state: { active: 'red', bases: [{ power: { red: 4 } }, {}, {}] } },
  }),
  smashUp('Poison: destroys other actions on its minion, which loses 4 power', [], {
    given: {
      players: [{ hand: ['poison'] }],
      bases: [at('tortuga', [], [{ card: 'king-rex', on: ['upgrade'] }])],
    },
    do: ['play poison on king-rex', 'pick upgrade'],
    expect: {
      state: { players: [{}, { discard: ['upgrade'] }], bases: [{ power: { yellow: 3 } }, {}, {}] },
    },
  }),
  smashUp('Seeing Stars: destroys a minion of power 3 or less anywhere', [], {
    given: { players: [{ hand: ['seeing-stars'] }], bases: [at('tortuga', [], ['laseratops', 'war-raptor'])] },
    do: ['play seeing-stars'],
    expect: { state: { players: [{}, { discard: ['war-raptor'] }] } },
  }),
  smashUp("Smoke Bomb: other players' actions do not affect its minion, until your next turn", [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['beam-up'] }],
      bases: [at('tortuga', [{ card: 'shinobi', on: ['smoke-bomb'] }])],
    },
    do: ['play beam-up', { expect: { events: [{ type: 'unaffected', card: 'shinobi' }] } }, 'end plays'],
    expect: {
      state: { players: [{ discard: ['smoke-bomb'] }, {}], bases: [{ minions: { red: ['shinobi'] } }, {}, {}] },
    },
  }),
  smashUp('Way of Deception: moves a minion of yours to another base', [], {
    given: {
      players: [{ hand: ['way-of-deception'] }],
      bases: [at('tortuga', ['shinobi'], ['king-rex']), 'the-mothership'],
    },
    do: ['play way-of-deception', 'pick the-mothership'],
    expect: { state: { bases: [{ minions: { red: [] } }, { minions: { red: ['shinobi'] } }, {}] } },
  }),
];
