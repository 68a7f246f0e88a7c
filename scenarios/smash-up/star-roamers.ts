import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});
const revised = { printing: 'revised' };

/** Star Roamers. */
export default [
  smashUp("Ship's Captain: finds a minion, and plays it here if its power is 3 or less", [], {
    given: {
      players: [{ hand: ['ships-captain'], deck: ['mass-teleport', 'ensign', 'medical-officer'] }],
      bases: [at('no-moon', [])],
    },
    do: [
      'play ships-captain on no-moon',
      { expect: { options: ['pick card ensign', 'pick card medical-officer'], without: ['pick card mass-teleport'] } },
      'pick card ensign',
      { expect: { onlyOptions: ['play ensign on no-moon', 'done'] } },
      'play ensign on no-moon',
    ],
    expect: {
      state: { players: [{ hand: [] }, {}], bases: [{ minions: { red: ['ships-captain', 'ensign'] } }, {}, {}] },
    },
  }),
  smashUp("Ship's Captain: a minion of more power stays in hand", [], {
    given: {
      players: [{ hand: ['ships-captain'], deck: ['ensign', 'medical-officer'] }],
      bases: [at('no-moon', [])],
    },
    do: ['play ships-captain on no-moon', 'pick card medical-officer'],
    expect: {
      asked: { ask: 'play' },
      state: { players: [{ hand: ['medical-officer'], deck: ['ensign'] }, {}] },
    },
  }),
  smashUp('Medical Officer: another minion of yours that would be destroyed may return to its owner', [], {
    given: {
      players: [{ hand: ['fate-of-the-favorites'] }],
      bases: [at('no-moon', ['medical-officer', 'ensign'])],
    },
    do: [
      'play fate-of-the-favorites',
      'pick ensign',
      { expect: { onlyOptions: ['instead medical-officer at no-moon', 'no'] } },
      'instead medical-officer',
    ],
    expect: {
      noEvents: [{ type: 'destroyed' }],
      state: { players: [{ hand: ['ensign'] }, {}], bases: [{ minions: { red: ['medical-officer'] } }, {}, {}] },
    },
  }),
  smashUp('Medical Officer: does not save itself', [], {
    given: {
      players: [{ hand: ['fate-of-the-favorites'] }],
      bases: [at('no-moon', ['medical-officer', 'ensign'])],
    },
    do: ['play fate-of-the-favorites', 'pick medical-officer'],
    expect: { asked: { ask: 'play' }, events: [{ type: 'destroyed', card: 'medical-officer' }] },
  }),
  smashUp('Medical Officer: in the revised printing a minion that would return may stay, and a card is drawn', [], {
    options: revised,
    given: {
      players: [{ hand: ['port-me-up'], deck: ['ensign', 'ensign'] }],
      bases: [at('no-moon', ['medical-officer', 'ships-captain'])],
    },
    do: ['play port-me-up', 'pick ships-captain', 'instead medical-officer'],
    expect: {
      state: {
        players: [{ hand: ['ensign'] }, {}],
        bases: [{ minions: { red: ['medical-officer', 'ships-captain'] } }, {}, {}],
      },
    },
  }),
  smashUp('Medical Officer: saves nothing from destruction in the revised printing', [], {
    options: revised,
    given: {
      players: [{ hand: ['fate-of-the-favorites'] }],
      bases: [at('no-moon', ['medical-officer', 'ensign'])],
    },
    do: ['play fate-of-the-favorites', 'pick ensign'],
    expect: { asked: { ask: 'play' }, events: [{ type: 'destroyed', card: 'ensign' }] },
  }),
  smashUp('Science Officer: for a minion returned one of another name may be played', [], {
    given: {
      players: [{ hand: ['ships-engineer'] }],
      bases: [at('no-moon', ['science-officer', 'ensign', 'ships-captain'])],
      turn: { minions: 0 },
    },
    do: [
      'talent science-officer',
      { expect: { onlyOptions: ['pick science-officer at no-moon', 'pick ensign at no-moon'] } },
      'pick ensign',
    ],
    expect: {
      state: { players: [{ hand: ['ships-engineer', 'ensign'] }, {}] },
      options: ['play ships-engineer on no-moon'],
      without: ['play ensign on no-moon'],
    },
  }),
  smashUp("Ship's Engineer: another minion of yours that would return may move instead", [], {
    given: {
      players: [{ hand: ['port-me-up'] }],
      bases: [at('no-moon', ['ships-engineer', 'ensign']), at('unicrave', [])],
    },
    do: ['play port-me-up', 'pick ensign', 'instead ships-engineer', 'pick unicrave'],
    expect: {
      noEvents: [{ type: 'returned' }],
      state: { bases: [{ minions: { red: ['ships-engineer'] } }, { minions: { red: ['ensign'] } }, {}] },
    },
  }),
  smashUp("Ship's Engineer: returns itself as any other", [], {
    given: {
      players: [{ hand: ['port-me-up'] }],
      bases: [at('no-moon', ['ships-engineer', 'ensign'])],
    },
    do: ['play port-me-up', 'pick ships-engineer'],
    expect: { asked: { ask: 'play' }, state: { players: [{ hand: ['ships-engineer'] }, {}] } },
  }),
  smashUp('Ensign: may take what a card played by an opponent does to another of your minions here', [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['laser-sword'] }],
      bases: [at('no-moon', ['ensign', 'ships-captain'])],
    },
    do: [
      'play laser-sword on ships-captain',
      { expect: { asked: { seat: 'red' }, onlyOptions: ['instead ensign at no-moon', 'no'] } },
      'instead ensign',
    ],
    expect: { state: { bases: [{ minions: { red: [{ card: 'ensign', power: 3 }, 'ships-captain'] } }, {}, {}] } },
  }),
  smashUp('Ensign: may let it happen', [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['laser-sword'] }],
      bases: [at('no-moon', ['ensign', 'ships-captain'])],
    },
    do: ['play laser-sword on ships-captain', 'no'],
    expect: { state: { bases: [{ minions: { red: ['ensign', { card: 'ships-captain', power: 6 }] } }, {}, {}] } },
  }),
  smashUp('Hyperspeed 10: all minions on a base move to one other', [], {
    given: {
      players: [{ hand: ['hyperspeed-10'] }],
      bases: [at('no-moon', ['ships-captain'], ['scoundrel']), at('unicrave', ['ensign'])],
    },
    do: ['play hyperspeed-10', 'pick no-moon', { expect: { without: ['pick no-moon'] } }, 'pick unicrave'],
    expect: {
      state: {
        bases: [
          { minions: { red: [], yellow: [] } },
          { minions: { red: ['ensign', 'ships-captain'], yellow: ['scoundrel'] } },
          {},
        ],
      },
    },
  }),
  smashUp('Mass Teleport: each player returns a minion that player controls to its owner', [], {
    given: {
      players: [{ hand: ['mass-teleport'] }],
      bases: [at('no-moon', ['ensign', { card: 'science-officer', controller: 'yellow' }])],
    },
    do: ['play mass-teleport'],
    expect: { state: { players: [{ hand: ['ensign', 'science-officer'] }, { hand: [] }] } },
  }),
  smashUp('Mass Teleport: each player chooses', [], {
    given: {
      players: [{ hand: ['mass-teleport'] }],
      bases: [at('no-moon', ['ships-captain', 'science-officer'], ['scoundrel', 'mannersbot'])],
    },
    do: ['play mass-teleport', 'red: pick ships-captain', 'yellow: pick mannersbot'],
    expect: { state: { players: [{ hand: ['ships-captain'] }, { hand: ['mannersbot'] }] } },
  }),
  smashUp('Port Me Up: returns a minion of yours', [], {
    given: {
      players: [{ hand: ['port-me-up'] }],
      bases: [at('no-moon', ['ensign', 'ships-captain'], ['scoundrel'])],
    },
    do: [
      'play port-me-up',
      { expect: { onlyOptions: ['pick ensign at no-moon', 'pick ships-captain at no-moon'] } },
      'pick ships-captain',
    ],
    expect: { state: { players: [{ hand: ['ships-captain'] }, {}] } },
  }),
  smashUp('Port Me Up: may be played after a base scores, for a minion of yours there', [], {
    given: {
      players: [{ factions: ['star-roamers', 'changerbots'], hand: ['port-me-up'], deck: ['huffie', 'huffie'] }],
      bases: [
        at('wintersquashed', ['ships-captain', 'medical-officer', 'science-officer', 'ensign', 'ensign']),
        at('no-moon', ['ships-engineer']),
      ],
    },
    do: [
      ...['end plays', 'react port-me-up'],
      { expect: { without: ['pick ships-engineer'] } },
      ...['pick ships-captain', 'instead ships-engineer', 'pick no-moon'],
    ],
    expect: { state: { bases: [{}, { minions: { red: ['ships-engineer', 'ships-captain'] } }, {}] } },
  }),
  smashUp("Protector Fields: other players' cards do not affect your minions here", [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['block-the-probe'] }],
      bases: [{ ...at('no-moon', ['ships-captain']), actions: { red: ['protector-fields'] } }],
    },
    do: ['play block-the-probe'],
    expect: {
      events: [{ type: 'unaffected', card: 'ships-captain' }],
      state: { bases: [{ power: { red: 5 } }, {}, {}] },
    },
  }),
  smashUp('Protector Fields: your own cards still affect them', [], {
    given: {
      players: [{ hand: ['port-me-up'] }],
      bases: [{ ...at('no-moon', ['ships-captain']), actions: { red: ['protector-fields'] } }],
    },
    do: ['play port-me-up'],
    expect: { state: { players: [{ hand: ['ships-captain'] }, {}] } },
  }),
  smashUp('Teleport Error: a minion moves to another base at random', [], {
    given: {
      players: [{ hand: ['teleport-error'] }],
      bases: [at('no-moon', ['ensign'], ['scoundrel']), at('unicrave', [])],
      baseCount: 2,
    },
    do: ['play teleport-error', 'pick scoundrel'],
    expect: { state: { bases: [{ minions: { red: ['ensign'] } }, { minions: { yellow: ['scoundrel'] } }] } },
  }),
  smashUp('Teleport Overflow: after a minion returns, any number of one title may be played', [], {
    given: {
      players: [{ hand: ['teleport-overflow', 'ensign', 'ensign', 'ships-engineer'] }],
      bases: [at('no-moon', ['science-officer']), at('unicrave', [])],
      turn: { minions: 0 },
    },
    do: [
      ...['play teleport-overflow', 'pick card ensign'],
      { expect: { without: ['pick card ships-engineer'] } },
      ...['pick card ensign', 'done', 'play ensign on no-moon', 'play ensign on unicrave'],
    ],
    expect: {
      asked: { ask: 'play' },
      state: {
        players: [{ hand: ['ships-engineer', 'science-officer'] }, {}],
        bases: [{ minions: { red: ['ensign'] } }, { minions: { red: ['ensign'] } }, {}],
      },
    },
  }),
  smashUp('Weird New Worlds: a new base comes into play, where one more minion may be played', [], {
    given: {
      players: [{ hand: ['weird-new-worlds'] }],
      bases: ['no-moon', 'unicrave', 'neutral-space'],
      baseDeck: ['changing-room', '...'],
    },
    do: ['play weird-new-worlds'],
    expect: {
      state: {
        bases: [{}, {}, {}, { base: 'changing-room', actions: { red: ['weird-new-worlds'] } }],
        turn: { minions: 1, extras: [{ play: 'minion', at: 'changing-room' }] },
      },
    },
  }),
  smashUp('Weird New Worlds: the next base that scores is not replaced', [], {
    given: {
      players: [{ hand: ['weird-new-worlds'] }],
      bases: [
        at('wintersquashed', ['ships-captain', 'medical-officer', 'science-officer', 'ships-engineer']),
        ...['no-moon', 'neutral-space'],
      ],
      baseDeck: ['changing-room', '...'],
    },
    do: ['play weird-new-worlds', 'end plays'],
    expect: {
      events: [{ type: 'destroyed', card: 'weird-new-worlds' }],
      state: { baseCount: 3, bases: [{ base: 'no-moon' }, { base: 'neutral-space' }, { base: 'changing-room' }] },
    },
  }),
  smashUp('Weird New Worlds: there is one base more for good in the revised printing', [], {
    options: revised,
    given: {
      players: [{ hand: ['weird-new-worlds'] }],
      bases: [
        at('wintersquashed', ['ships-captain', 'medical-officer', 'science-officer', 'ships-engineer']),
        ...['no-moon', 'neutral-space'],
      ],
      baseDeck: ['changing-room', 'hive-of-scum-and-villainy', '...'],
    },
    do: [
      'play weird-new-worlds',
      {
        expect: {
          state: {
            players: [{ discard: ['weird-new-worlds'] }, {}],
            turn: { extras: [{ play: 'minion', at: 'changing-room' }] },
          },
        },
      },
      'end plays',
    ],
    expect: {
      state: {
        baseCount: 4,
        bases: [
          { base: 'hive-of-scum-and-villainy' },
          { base: 'no-moon' },
          { base: 'neutral-space' },
          { base: 'changing-room' },
        ],
      },
    },
  }),
  smashUp('Whiplash Maneuver: a minion of yours elsewhere that would return may move here', [], {
    given: {
      players: [{ hand: ['port-me-up'] }],
      bases: [at('no-moon', ['ensign']), { base: 'unicrave', actions: { red: ['whiplash-maneuver'] } }],
    },
    do: ['play port-me-up', 'instead whiplash-maneuver'],
    expect: { state: { players: [{ hand: [] }, {}], bases: [{}, { minions: { red: ['ensign'] } }, {}] } },
  }),
  smashUp('Whiplash Maneuver: does nothing for a minion on its own base', [], {
    given: {
      players: [{ hand: ['port-me-up'] }],
      bases: [{ ...at('unicrave', ['ensign']), actions: { red: ['whiplash-maneuver'] } }],
    },
    do: ['play port-me-up'],
    expect: { asked: { ask: 'play' }, state: { players: [{ hand: ['ensign'] }, {}] } },
  }),
];
