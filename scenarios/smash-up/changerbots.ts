import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});
const revised = { printing: 'revised' };

/** Changerbots. */
export default [
  smashUp('Leader Two: another minion of yours anywhere gets 2 power', [], {
    given: { bases: [at('no-moon', ['leader-two', 'bruiser'], ['ensign']), at('unicrave', ['huffie'])] },
    do: [
      'talent leader-two',
      { expect: { onlyOptions: ['pick bruiser at no-moon', 'pick huffie at unicrave'] } },
      'pick huffie',
      { expect: { state: { bases: [{ power: { red: 8 } }, { power: { red: 5 } }, {}] } } },
      'end plays',
    ],
    expect: { state: { bases: [{}, { power: { red: 3 } }, {}] } },
  }),
  smashUp('Solarshout: allows one more action and loses 2 power', [], {
    given: { bases: [at('no-moon', ['solarshout'])] },
    do: [
      'talent solarshout',
      {
        expect: {
          state: { bases: [{ power: { red: 2 } }, {}, {}], turn: { actions: 1, extras: [{ play: 'action' }] } },
        },
      },
      'end plays',
    ],
    expect: { state: { bases: [{ power: { red: 4 } }, {}, {}] } },
  }),
  smashUp('Bruiser: cannot be destroyed', [], {
    given: { players: [{ hand: ['change-into-a-gun'] }], bases: [at('no-moon', ['bruiser', 'solarshout'])] },
    do: ['play change-into-a-gun on solarshout', 'pick bruiser'],
    expect: { events: [{ type: 'unaffected', card: 'bruiser' }], noEvents: [{ type: 'destroyed' }] },
  }),
  smashUp('Bruiser: has 2 more power and can be destroyed until your next turn once its talent is used', [], {
    given: { players: [{ hand: ['change-into-a-gun'] }], bases: [at('no-moon', ['bruiser', 'solarshout'])] },
    do: [
      'talent bruiser',
      { expect: { state: { bases: [{ power: { red: 8 } }, {}, {}] } } },
      'play change-into-a-gun on solarshout',
      'pick bruiser',
    ],
    expect: { events: [{ type: 'destroyed', card: 'bruiser' }] },
  }),
  smashUp('Bruiser: is itself again at the start of your next turn', [], {
    given: { bases: [at('no-moon', ['bruiser'])] },
    do: [
      'talent bruiser',
      'end plays',
      { expect: { state: { active: 'yellow', bases: [{ power: { red: 4 } }, {}, {}] } } },
      'end plays',
    ],
    expect: { options: ['talent bruiser at no-moon'], state: { bases: [{ power: { red: 2 } }, {}, {}] } },
  }),
  smashUp('Huffie: moves to another base and loses 1 power', [], {
    given: { bases: [at('no-moon', ['huffie']), at('unicrave', [])] },
    do: [
      'talent huffie',
      { expect: { without: ['pick no-moon'] } },
      'pick unicrave',
      { expect: { state: { bases: [{}, { minions: { red: [{ card: 'huffie', power: 2 }] } }, {}] } } },
      'end plays',
    ],
    expect: { state: { bases: [{}, { minions: { red: ['huffie'] } }, {}] } },
  }),
  smashUp('Cesium Armor: its minion has 1 more power', [], {
    given: { players: [{ hand: ['cesium-armor'] }], bases: [at('no-moon', ['huffie'])] },
    do: ['play cesium-armor on huffie'],
    expect: { state: { bases: [{ minions: { red: [{ card: 'huffie', power: 4, on: ['cesium-armor'] }] } }, {}, {}] } },
  }),
  smashUp('Cesium Armor: its minion cannot be destroyed', [], {
    given: {
      players: [{ hand: ['change-into-a-gun'] }],
      bases: [at('no-moon', [{ card: 'huffie', on: ['cesium-armor'] }, 'solarshout'])],
    },
    do: ['play change-into-a-gun on solarshout', 'pick huffie'],
    expect: { events: [{ type: 'unaffected', card: 'huffie' }], noEvents: [{ type: 'destroyed' }] },
  }),
  smashUp('Cesium Armor: gives 2 power in the revised printing', [], {
    options: revised,
    given: { players: [{ hand: ['cesium-armor'] }], bases: [at('no-moon', ['huffie'])] },
    do: ['play cesium-armor on huffie'],
    expect: { state: { bases: [{ power: { red: 5 } }, {}, {}] } },
  }),
  smashUp('Change Into A Gun: its minion loses 2 power, and one of power 4 or less there is destroyed', [], {
    given: {
      players: [{ hand: ['change-into-a-gun'] }],
      bases: [at('no-moon', ['solarshout'], ['foot-of-the-king', 'aunt-of-drakes']), at('unicrave', [], ['betrothed'])],
    },
    do: [
      { expect: { without: ['play change-into-a-gun on aunt-of-drakes'] } },
      'play change-into-a-gun on solarshout',
      { expect: { onlyOptions: ['pick solarshout at no-moon', 'pick foot-of-the-king at no-moon'] } },
      'pick foot-of-the-king',
    ],
    expect: {
      events: [{ type: 'destroyed', card: 'foot-of-the-king' }],
      state: { bases: [{ power: { red: 2, yellow: 5 } }, {}, {}] },
    },
  }),
  smashUp('Change Into A Gun: is destroyed at the start of your turn', [], {
    given: { active: 'yellow', bases: [at('no-moon', [{ card: 'solarshout', on: ['change-into-a-gun'] }])] },
    do: [{ expect: { state: { bases: [{ power: { red: 2 } }, {}, {}] } } }, 'end plays'],
    expect: {
      state: {
        players: [{ discard: ['change-into-a-gun'] }, {}],
        bases: [{ minions: { red: ['solarshout'] } }, {}, {}],
      },
    },
  }),
  smashUp('Change Up and Roll On: your minions come to the base that scores, with 1 power less', [], {
    given: {
      players: [{ hand: ['change-up-and-roll-on'] }],
      bases: [
        at('wintersquashed', ['leader-two', 'solarshout', 'solarshout', 'huffie']),
        at('no-moon', ['huffie', 'bruiser'], ['ensign']),
      ],
    },
    do: [
      ...['end plays', 'react change-up-and-roll-on'],
      { expect: { onlyOptions: ['pick huffie at no-moon', 'pick bruiser at no-moon', 'done'] } },
      ...['pick huffie at no-moon', 'done'],
    ],
    expect: {
      events: [
        { type: 'moved', card: 'huffie', from: 'no-moon', to: 'wintersquashed' },
        { type: 'base-scored', powers: [19, 0] },
      ],
      state: { bases: [{}, { minions: { red: ['bruiser'], yellow: ['ensign'] } }, {}] },
    },
  }),
  smashUp('Flighterizer: its minion may move to another base and loses 1 power', [], {
    given: { players: [{ hand: ['flighterizer'] }], bases: [at('no-moon', ['solarshout']), at('unicrave', [])] },
    do: ['play flighterizer on solarshout', 'talent flighterizer', 'pick unicrave'],
    expect: {
      state: { bases: [{}, { minions: { red: [{ card: 'solarshout', power: 3, on: ['flighterizer'] }] } }, {}] },
      without: ['talent flighterizer'],
    },
  }),
  smashUp('Form Mergacon: each of your minions on one base gets 1 power', [], {
    given: {
      players: [{ hand: ['form-mergacon'] }],
      bases: [at('no-moon', ['huffie', 'bruiser'], ['ensign']), at('unicrave', ['huffie'])],
    },
    do: ['play form-mergacon', 'pick no-moon'],
    expect: { state: { bases: [{ power: { red: 7, yellow: 2 } }, { power: { red: 3 } }, {}] } },
  }),
  smashUp('Matrix of Bossiness: the printed power becomes 5, what is added stays', [], {
    given: {
      players: [{ hand: ['matrix-of-bossiness'] }],
      bases: [at('no-moon', [{ card: 'huffie', counters: 1 }], ['ensign'])],
    },
    do: [{ expect: { without: ['play matrix-of-bossiness on ensign'] } }, 'play matrix-of-bossiness on huffie'],
    expect: { state: { bases: [{ minions: { red: [{ card: 'huffie', power: 6 }] } }, {}, {}] } },
  }),
  smashUp('Matrix of Bossiness: a printed 6 becomes 5 as well', [], {
    given: { players: [{ hand: ['matrix-of-bossiness'] }], bases: [at('no-moon', ['leader-two'])] },
    do: ['play matrix-of-bossiness on leader-two'],
    expect: { state: { bases: [{ power: { red: 5 } }, {}, {}] } },
  }),
  smashUp('Passengers: once its minion has moved, another of yours follows from where it was', [], {
    given: {
      players: [{ hand: ['passengers'] }],
      bases: [at('no-moon', ['huffie', 'solarshout'], ['ensign']), at('unicrave', [])],
    },
    do: ['play passengers on huffie', 'talent huffie', 'pick unicrave', 'talent passengers'],
    expect: {
      state: {
        bases: [
          { minions: { red: [], yellow: ['ensign'] } },
          { minions: { red: [{ card: 'huffie', power: 2, on: ['passengers'] }, 'solarshout'] } },
          {},
        ],
      },
    },
  }),
  smashUp('Passengers: nobody follows a minion that has not moved', [], {
    given: {
      bases: [at('no-moon', [{ card: 'huffie', on: ['passengers'] }, 'solarshout']), at('unicrave', ['bruiser'])],
    },
    do: ['talent passengers'],
    expect: { noEvents: [{ type: 'moved' }] },
  }),
  smashUp('The Touch: its minion may get 3 power and lose its other abilities for the turn', [], {
    given: { players: [{ hand: ['the-touch'] }], bases: [at('no-moon', ['huffie'])] },
    do: [
      'play the-touch on huffie',
      'talent the-touch',
      { expect: { state: { bases: [{ power: { red: 6 } }, {}, {}] }, refused: { 'talent huffie': 'talent-lost' } } },
      ...['end plays', 'end plays'],
    ],
    expect: { state: { bases: [{ power: { red: 3 } }, {}, {}] }, options: ['talent huffie at no-moon'] },
  }),
  smashUp('Form Mergacon: of all it raised, Alien Guru puts a counter on one', [], {
    given: {
      players: [{ hand: ['form-mergacon'] }],
      bases: [at('no-moon', ['alien-guru', 'bruiser', 'huffie'])],
    },
    do: ['play form-mergacon', 'pick no-moon', { expect: { options: ['pick alien-guru at no-moon'] } }, 'pick huffie'],
    expect: { state: { bases: [{ power: { red: 2 + 2 + 3 + 3 + 1 } }, {}, {}] } },
  }),
  smashUp('Form Mergacon: played by Walking Carpet it has to raise that', [], {
    given: {
      players: [{ hand: ['form-mergacon'] }],
      bases: [
        at('wintersquashed', ['walking-carpet'], ['aunt-of-drakes', 'foot-of-the-king', 'foot-of-the-king']),
        at('no-moon', ['huffie']),
      ],
    },
    do: ['end plays', 'yes', 'play form-mergacon'],
    expect: { events: [{ type: 'base-scored', powers: [5, 13] }] },
  }),
  smashUp('Form Mergacon: allowed by Space Prince it has to raise a minion of yours', [], {
    given: {
      players: [{ hand: ['form-mergacon'] }],
      bases: [at('no-moon', ['space-prince']), at('unicrave', ['huffie']), at('neutral-space', [], ['ensign'])],
      turn: { actions: 0 },
    },
    do: ['talent space-prince', 'play form-mergacon'],
    expect: { onlyOptions: ['pick no-moon', 'pick unicrave'] },
  }),
  smashUp('Matrix of Bossiness: allowed by Space Prince only where it makes the printed power higher', [], {
    given: {
      players: [{ hand: ['matrix-of-bossiness'] }],
      bases: [at('no-moon', ['space-prince', 'leader-two', 'huffie'])],
      turn: { actions: 0 },
    },
    do: ['talent space-prince'],
    expect: {
      options: ['play matrix-of-bossiness on huffie at no-moon', 'play matrix-of-bossiness on space-prince at no-moon'],
      without: ['play matrix-of-bossiness on leader-two'],
    },
  }),
];
