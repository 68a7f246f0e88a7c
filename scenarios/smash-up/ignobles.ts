import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});
const withYellow = (card: string) => ({ card, controller: 'yellow' });

/** Ignobles. */
export default [
  smashUp('Aunt of Drakes: for a minion given away a card is drawn and one more action allowed', [], {
    given: {
      players: [{ deck: ['banner-call', 'betrothed'] }],
      bases: [at('no-moon', ['aunt-of-drakes', 'sneaky-squire'])],
    },
    do: ['talent aunt-of-drakes', 'pick sneaky-squire'],
    expect: {
      state: {
        players: [{ hand: ['banner-call'] }, {}],
        bases: [
          { minions: { red: ['aunt-of-drakes', withYellow('sneaky-squire')] }, power: { red: 5, yellow: 2 } },
          {},
          {},
        ],
        turn: { actions: 1, extras: [{ play: 'action' }] },
      },
    },
  }),
  smashUp('Foot of the King: at the end of your turn you may take a minion back that you own', [], {
    given: { bases: [at('no-moon', ['foot-of-the-king', withYellow('betrothed')], ['ensign'])] },
    do: [
      'end plays',
      { expect: { options: ['pick betrothed at no-moon', 'done'], without: ['pick ensign'] } },
      'pick betrothed',
    ],
    expect: { state: { active: 'yellow', bases: [{ power: { red: 7, yellow: 2 } }, {}, {}] } },
  }),
  smashUp('Betrothed: may be given to another player when played', [], {
    given: { players: [{ hand: ['betrothed'] }], bases: [at('no-moon', [])] },
    do: ['play betrothed on no-moon', { expect: { onlyOptions: ['pick yellow', 'done'] } }, 'pick yellow'],
    expect: {
      state: { bases: [{ power: { red: 0, yellow: 3 }, minions: { red: [withYellow('betrothed')] } }, {}, {}] },
    },
  }),
  smashUp('Betrothed: gives its owner a point where another player who has it wins', [], {
    given: {
      bases: [at('wintersquashed', [withYellow('betrothed')], ['ships-captain', 'medical-officer', 'science-officer'])],
    },
    do: ['end plays'],
    expect: { state: { players: [{ points: 1 }, { points: 2 }] } },
  }),
  smashUp('Betrothed: gives no point where its owner has it and wins', [], {
    given: {
      bases: [at('wintersquashed', ['betrothed', 'aunt-of-drakes', 'foot-of-the-king', 'foot-of-the-king'])],
    },
    do: ['end plays'],
    expect: { state: { players: [{ points: 2 }, { points: 0 }] } },
  }),
  smashUp('Sneaky Squire: given to another player, it allows one more minion', [], {
    given: { players: [{ hand: ['sneaky-squire'] }], bases: [at('no-moon', [])] },
    do: ['play sneaky-squire on no-moon', 'pick yellow'],
    expect: {
      state: {
        bases: [{ minions: { red: [withYellow('sneaky-squire')] } }, {}, {}],
        turn: { minions: 0, extras: [{ play: 'minion' }] },
      },
    },
  }),
  smashUp('Sneaky Squire: kept, it allows nothing more', [], {
    given: { players: [{ hand: ['sneaky-squire'] }], bases: [at('no-moon', [])] },
    do: ['play sneaky-squire on no-moon', 'done'],
    expect: { state: { bases: [{ minions: { red: ['sneaky-squire'] } }, {}, {}], turn: { minions: 0, extras: [] } } },
  }),
  smashUp('Activate the Spy: takes back a minion you own and allows one more action', [], {
    given: {
      players: [{ hand: ['activate-the-spy'] }],
      bases: [at('no-moon', [withYellow('betrothed')], ['scoundrel'])],
    },
    do: ['play activate-the-spy'],
    expect: {
      state: {
        bases: [{ minions: { red: ['betrothed'], yellow: ['scoundrel'] } }, {}, {}],
        turn: { actions: 0, extras: [{ play: 'action' }] },
      },
    },
  }),
  smashUp('Banner Call: takes back any number of minions you own', [], {
    given: {
      players: [{ hand: ['banner-call'] }],
      bases: [at('no-moon', [withYellow('betrothed')]), at('unicrave', [withYellow('sneaky-squire')])],
    },
    do: ['play banner-call', 'pick betrothed', 'pick sneaky-squire'],
    expect: {
      asked: { ask: 'play' },
      state: { bases: [{ minions: { red: ['betrothed'] } }, { minions: { red: ['sneaky-squire'] } }, {}] },
    },
  }),
  smashUp('Fate of the Favorites: each player destroys a minion that player owns', [], {
    given: {
      players: [{ hand: ['fate-of-the-favorites'] }],
      bases: [at('no-moon', [withYellow('betrothed'), 'sneaky-squire'], ['scoundrel', 'mannersbot'])],
    },
    do: [
      'play fate-of-the-favorites',
      { expect: { onlyOptions: ['pick betrothed at no-moon', 'pick sneaky-squire at no-moon'] } },
      'pick betrothed',
      { expect: { onlyOptions: ['pick scoundrel at no-moon', 'pick mannersbot at no-moon'] } },
      'yellow: pick mannersbot',
    ],
    expect: { state: { bases: [{ minions: { red: ['sneaky-squire'], yellow: ['scoundrel'] } }, {}, {}] } },
  }),
  smashUp('Hostage Exchange: for a minion given, one of at most its power is taken from that player', [], {
    given: {
      players: [{ hand: ['hostage-exchange'] }],
      bases: [at('no-moon', ['foot-of-the-king'], ['space-knight']), at('unicrave', [], ['scoundrel'])],
    },
    do: ['play hostage-exchange'],
    expect: {
      state: {
        bases: [
          { minions: { red: [withYellow('foot-of-the-king')], yellow: ['space-knight'] } },
          { minions: { yellow: [{ card: 'scoundrel', controller: 'red' }] } },
          {},
        ],
      },
    },
  }),
  smashUp('Inevitable Betrayal: takes back a minion you own at the base that is about to score', [], {
    given: {
      players: [{ hand: ['inevitable-betrayal'] }],
      bases: [
        at('wintersquashed', [withYellow('betrothed')], ['ships-captain', 'medical-officer', 'science-officer']),
        at('no-moon', [withYellow('sneaky-squire')]),
      ],
    },
    do: ['end plays', 'react inevitable-betrayal'],
    expect: { events: [{ type: 'base-scored', powers: [3, 13] }], state: { players: [{ points: 4 }, { points: 2 }] } },
  }),
  smashUp('Out of Sight: each player returns a minion that player owns', [], {
    given: {
      players: [{ hand: ['out-of-sight'] }],
      bases: [at('no-moon', [withYellow('betrothed'), 'sneaky-squire'], ['scoundrel', 'mannersbot'])],
    },
    do: ['play out-of-sight', 'pick betrothed', 'yellow: pick mannersbot'],
    expect: {
      state: {
        players: [{ hand: ['betrothed'] }, { hand: ['mannersbot'] }],
        bases: [{ minions: { red: ['sneaky-squire'], yellow: ['scoundrel'] } }, {}, {}],
      },
    },
  }),
  smashUp('Red Birthday Party: a minion you own and all of less power at its base are destroyed', [], {
    given: {
      players: [{ hand: ['red-birthday-party'] }],
      bases: [
        at('no-moon', ['foot-of-the-king', 'sneaky-squire'], ['scoundrel', 'mannersbot']),
        at('unicrave', [], ['pupoks']),
      ],
    },
    do: ['play red-birthday-party', 'pick foot-of-the-king'],
    expect: {
      state: { bases: [{ minions: { red: [], yellow: ['scoundrel'] } }, { minions: { yellow: ['pupoks'] } }, {}] },
    },
  }),
  smashUp('Repaying Debts: for a minion given two cards are drawn and one more minion allowed', [], {
    given: {
      players: [{ hand: ['repaying-debts'], deck: ['betrothed', 'banner-call', 'betrothed'] }],
      bases: [at('no-moon', ['sneaky-squire'])],
    },
    do: ['play repaying-debts'],
    expect: {
      state: {
        players: [{ hand: ['betrothed', 'banner-call'] }, {}],
        bases: [{ minions: { red: [withYellow('sneaky-squire')] } }, {}, {}],
        turn: { minions: 1, extras: [{ play: 'minion' }] },
      },
    },
  }),
  smashUp('Repaying Debts: without a minion to give nothing is drawn', [], {
    given: { players: [{ hand: ['repaying-debts'], deck: ['betrothed', 'banner-call'] }] },
    do: ['play repaying-debts'],
    expect: { state: { players: [{ hand: [] }, {}], turn: { extras: [] } } },
  }),
];
