import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});
/** 17 power: enough for Wintersquashed to score. */
const RIPE = ['leader-two', 'solarshout', 'solarshout', 'huffie'];
const revised = { printing: 'revised' };

/** Astroknights. */
export default [
  smashUp('Space Knight: draws one action of three cards and puts the others back in any order', [], {
    given: {
      players: [{ deck: ['huffie', 'use-the-fours', 'bruiser'] }],
      bases: [at('no-moon', ['space-knight'])],
    },
    do: [
      'talent space-knight',
      { expect: { onlyOptions: ['pick card use-the-fours', 'done'] } },
      'pick card use-the-fours',
      'pick card huffie',
    ],
    expect: { state: { players: [{ hand: ['use-the-fours'], deck: ['bruiser', 'huffie'] }, {}] } },
  }),
  smashUp('Space Knight: may leave all three on the deck', [], {
    given: {
      players: [{ deck: ['huffie', 'use-the-fours', 'bruiser'] }],
      bases: [at('no-moon', ['space-knight'])],
    },
    do: ['talent space-knight', 'done', 'pick card huffie', 'pick card bruiser'],
    expect: { state: { players: [{ hand: [], deck: ['use-the-fours', 'bruiser', 'huffie'] }, {}] } },
  }),
  smashUp('Scoundrel: takes another minion of yours along to one other base', [], {
    given: { bases: [at('no-moon', ['scoundrel', 'huffie']), at('unicrave', [])] },
    do: ['talent scoundrel', 'pick unicrave'],
    expect: { state: { bases: [{ minions: { red: [] } }, { minions: { red: ['scoundrel', 'huffie'] } }, {}] } },
  }),
  smashUp('Scoundrel: moves alone where no other minion of yours is', [], {
    given: { bases: [at('no-moon', ['scoundrel'], ['ensign']), at('unicrave', [])] },
    do: ['talent scoundrel', 'pick unicrave'],
    expect: {
      state: { bases: [{ minions: { red: [], yellow: ['ensign'] } }, { minions: { red: ['scoundrel'] } }, {}] },
    },
  }),
  smashUp('Space Prince: allows one more action, that raises a minion of yours', [], {
    given: {
      players: [{ hand: ['block-the-probe', 'recycle-the-trash'] }],
      bases: [at('no-moon', ['space-prince', 'scoundrel'], ['ensign'])],
      turn: { actions: 0 },
    },
    do: [
      { expect: { refused: { 'play block-the-probe': 'one-action' } } },
      'talent space-prince',
      { expect: { without: ['play recycle-the-trash'] } },
      'play block-the-probe',
      { expect: { onlyOptions: ['pick space-prince at no-moon', 'pick scoundrel at no-moon'] } },
      'pick space-prince',
    ],
    expect: {
      state: { bases: [{ minions: { red: [{ card: 'space-prince', power: 6 }, 'scoundrel'] } }, {}, {}] },
      without: ['play recycle-the-trash'],
    },
  }),
  smashUp('Walking Carpet: when it is not winning, an action raises it before its base scores', [], {
    given: {
      players: [{ hand: ['use-the-fours', 'recycle-the-trash'] }],
      bases: [
        at('wintersquashed', ['walking-carpet'], ['aunt-of-drakes', 'foot-of-the-king', 'foot-of-the-king']),
        at('no-moon', ['mannersbot']),
      ],
    },
    do: [
      'end plays',
      'yes',
      { expect: { onlyOptions: ['play use-the-fours', 'done'] } },
      'play use-the-fours',
      'pass',
      { expect: { events: [{ type: 'base-scored', powers: [8, 13], places: [2, 1] }] } },
    ],
  }),
  smashUp('Walking Carpet: does nothing where its controller is winning', [], {
    given: {
      players: [{ hand: ['use-the-fours'] }],
      bases: [at('wintersquashed', ['walking-carpet', 'space-knight', 'scoundrel'], ['foot-of-the-king'])],
    },
    do: ['end plays'],
    expect: { asked: { seat: 'red', ask: 'before-scoring' }, without: ['yes', 'play use-the-fours'] },
  }),
  smashUp('Alien Guru: puts a counter on a minion raised by an action, once a turn', [], {
    given: {
      players: [{ hand: ['yield-to-rage', 'use-the-fours'] }],
      bases: [at('no-moon', ['alien-guru', 'scoundrel'])],
    },
    do: [
      'play yield-to-rage',
      'pick scoundrel',
      { expect: { onlyOptions: ['pick scoundrel at no-moon', 'done'] } },
      'pick scoundrel',
      'play use-the-fours',
      'pick scoundrel',
    ],
    expect: {
      asked: { ask: 'play' },
      state: { bases: [{ minions: { red: ['alien-guru', { card: 'scoundrel', power: 11, counters: 1 }] } }, {}, {}] },
    },
  }),
  smashUp('Annoying Alien: minions here of the title named lose 2 power until your next turn', [], {
    given: {
      bases: [
        at('no-moon', ['annoying-alien'], ['ensign', 'ensign', 'ships-engineer']),
        at('unicrave', [], ['ensign']),
      ],
    },
    do: [
      'talent annoying-alien',
      'name ensign',
      'end plays',
      {
        expect: {
          state: {
            active: 'yellow',
            bases: [{ power: { yellow: 3 } }, { minions: { yellow: ['ensign'] } }, {}],
          },
        },
      },
      'end plays',
    ],
    expect: { state: { active: 'red', bases: [{ power: { yellow: 7 } }, {}, {}] } },
  }),
  smashUp('Astro Robot: destroys an action on its base, even one of yours', [], {
    given: {
      players: [{ hand: ['astro-robot'] }],
      bases: [{ base: 'no-moon', actions: { red: ['hidden-base'] } }],
    },
    do: ['play astro-robot on no-moon'],
    expect: {
      asked: { ask: 'play' },
      state: { players: [{ discard: ['hidden-base'] }, {}], bases: [{ actions: { red: [] } }, {}, {}] },
    },
  }),
  smashUp('Astro Robot: destroys an action on a minion at its base', [], {
    given: {
      players: [{ hand: ['astro-robot'] }],
      bases: [
        at('no-moon', [], [{ card: 'solarshout', on: ['cesium-armor'] }]),
        at('unicrave', [], [{ card: 'huffie', on: ['the-touch'] }]),
      ],
    },
    do: ['play astro-robot on no-moon'],
    expect: { state: { players: [{}, { discard: ['cesium-armor'] }] } },
  }),
  smashUp('Astro Robot: may leave the action alone in the revised printing', [], {
    options: revised,
    given: {
      players: [{ hand: ['astro-robot'] }],
      bases: [{ base: 'no-moon', actions: { red: ['hidden-base'] } }],
    },
    do: ['play astro-robot on no-moon', { expect: { onlyOptions: ['pick hidden-base at no-moon', 'done'] } }, 'done'],
    expect: { state: { bases: [{ actions: { red: ['hidden-base'] } }, {}, {}] } },
  }),
  smashUp('Mannersbot: draws the top card if it is an action', [], {
    given: { players: [{ deck: ['use-the-fours', 'scoundrel'] }], bases: [at('no-moon', ['mannersbot'])] },
    do: ['talent mannersbot'],
    expect: { state: { players: [{ hand: ['use-the-fours'], deck: ['scoundrel'] }, {}] } },
  }),
  smashUp('Mannersbot: leaves a minion on top of the deck', [], {
    given: { players: [{ deck: ['scoundrel', 'use-the-fours'] }], bases: [at('no-moon', ['mannersbot'])] },
    do: ['talent mannersbot'],
    expect: {
      events: [{ type: 'card-revealed', cards: ['scoundrel'] }],
      state: { players: [{ hand: [], deck: ['scoundrel', 'use-the-fours'] }, {}] },
    },
  }),
  smashUp('Pupoks: for a point three cards are drawn and one of them may be played', [], {
    given: {
      players: [{ points: 1, hand: ['space-knight'], deck: ['use-the-fours', 'mannersbot', 'hidden-base'] }],
      bases: [at('no-moon', ['pupoks'])],
      turn: { minions: 0, actions: 0 },
    },
    do: ['talent pupoks', { expect: { without: ['play space-knight on no-moon'] } }, 'play mannersbot on no-moon'],
    expect: {
      asked: { ask: 'play' },
      state: {
        players: [{ points: 0, hand: ['space-knight', 'use-the-fours', 'hidden-base'] }, {}],
        bases: [{ minions: { red: ['pupoks', 'mannersbot'] } }, {}, {}],
      },
    },
  }),
  smashUp('Pupoks: without a point nothing is drawn', [], {
    given: {
      players: [{ deck: ['use-the-fours', 'mannersbot', 'hidden-base'] }],
      bases: [at('no-moon', ['pupoks'])],
    },
    do: ['talent pupoks'],
    expect: { asked: { ask: 'play' }, state: { players: [{ hand: [], points: 0 }, {}] } },
  }),
  smashUp('Ghost Knight: your other minions here have 2 more power', [], {
    given: { bases: [at('no-moon', ['ghost-knight', 'scoundrel'], ['ensign']), at('unicrave', ['huffie'])] },
    expect: {
      state: {
        bases: [
          { minions: { red: ['ghost-knight', { card: 'scoundrel', power: 6 }], yellow: ['ensign'] } },
          { minions: { red: ['huffie'] } },
          {},
        ],
      },
    },
  }),
  smashUp('Ghost Knight: cannot be destroyed', [], {
    given: {
      players: [{ hand: ['change-into-a-gun'] }],
      bases: [at('no-moon', ['ghost-knight', 'scoundrel'])],
    },
    do: ['play change-into-a-gun on scoundrel', 'pick ghost-knight'],
    expect: { events: [{ type: 'unaffected', card: 'ghost-knight' }], noEvents: [{ type: 'destroyed' }] },
  }),
  smashUp('Block the Probe: any minion gets 2 power until the end of the turn', [], {
    given: {
      players: [{ hand: ['block-the-probe'] }],
      bases: [at('no-moon', ['scoundrel'], ['ships-engineer'])],
    },
    do: [
      'play block-the-probe',
      'pick ships-engineer',
      { expect: { state: { bases: [{ power: { yellow: 5 } }, {}, {}] } } },
      'end plays',
    ],
    expect: { state: { bases: [{ power: { yellow: 3 } }, {}, {}] } },
  }),
  smashUp('Block the Probe: may be played before a base scores', [], {
    given: { players: [{ hand: ['block-the-probe'] }], bases: [at('wintersquashed', RIPE)] },
    do: ['end plays', 'react block-the-probe', 'pick leader-two'],
    expect: { events: [{ type: 'base-scored', powers: [19, 0] }] },
  }),
  smashUp('Hidden Base: draws a card at the start of your turn with a minion of yours there', [], {
    given: {
      active: 'yellow',
      players: [{ deck: ['use-the-fours', 'mannersbot'] }],
      bases: [{ ...at('no-moon', ['scoundrel']), actions: { red: ['hidden-base'] } }],
    },
    do: ['end plays'],
    expect: { state: { active: 'red', players: [{ hand: ['use-the-fours'] }, {}] } },
  }),
  smashUp('Hidden Base: draws nothing without a minion of yours there', [], {
    given: {
      active: 'yellow',
      players: [{ deck: ['use-the-fours', 'mannersbot'] }],
      bases: [{ ...at('no-moon', [], ['ensign']), actions: { red: ['hidden-base'] } }, at('unicrave', ['scoundrel'])],
    },
    do: ['end plays'],
    expect: { state: { active: 'red', players: [{ hand: [] }, {}] } },
  }),
  smashUp("It's a Trap!: plays the first action of the deck before a base scores", [], {
    given: {
      players: [{ hand: ['its-a-trap'], deck: ['scoundrel', 'mannersbot', 'use-the-fours', 'hidden-base'] }],
      bases: [at('wintersquashed', RIPE)],
    },
    do: [
      { expect: { refused: { 'play its-a-trap': 'special-timing' } } },
      ...['end plays', 'react its-a-trap', 'choose 2', 'play use-the-fours', 'pick leader-two'],
    ],
    expect: {
      events: [
        { type: 'card-revealed', cards: ['scoundrel'] },
        { type: 'card-revealed', cards: ['mannersbot'] },
        { type: 'card-revealed', cards: ['use-the-fours'] },
        { type: 'base-scored', powers: [21, 0] },
      ],
    },
  }),
  smashUp("It's a Trap!: draws the action instead", [], {
    given: {
      players: [{ hand: ['its-a-trap', 'block-the-probe'], deck: ['scoundrel', 'use-the-fours'] }],
      bases: [at('wintersquashed', RIPE)],
    },
    do: ['end plays', 'react its-a-trap', 'choose 1'],
    expect: { state: { players: [{ hand: ['block-the-probe', 'use-the-fours'], deck: ['scoundrel'] }, {}] } },
  }),
  smashUp('Laser Sword: its minion has 1 more power', [], {
    given: { players: [{ hand: ['laser-sword'] }], bases: [at('no-moon', ['scoundrel'])] },
    do: ['play laser-sword on scoundrel'],
    expect: {
      state: { bases: [{ minions: { red: [{ card: 'scoundrel', power: 5, on: ['laser-sword'] }] } }, {}, {}] },
    },
  }),
  smashUp("Laser Sword: other players' minions do not affect its minion, their actions do", [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['tiger-assassin', 'seeing-stars'] }],
      bases: [at('tortuga', [{ card: 'mannersbot', on: ['laser-sword'] }])],
    },
    do: [
      'play tiger-assassin on tortuga',
      'pick mannersbot',
      { expect: { events: [{ type: 'unaffected', card: 'mannersbot' }], noEvents: [{ type: 'destroyed' }] } },
      'play seeing-stars',
    ],
    expect: { events: [{ type: 'destroyed', card: 'mannersbot' }] },
  }),
  smashUp('Laser Sword: gives 2 power in the revised printing', [], {
    options: revised,
    given: { players: [{ hand: ['laser-sword'] }], bases: [at('no-moon', ['scoundrel'])] },
    do: ['play laser-sword on scoundrel'],
    expect: { state: { bases: [{ power: { red: 6 } }, {}, {}] } },
  }),
  smashUp('Prepare for Battle: one of two cards to the hand, the other to the top or the bottom', [], {
    given: { players: [{ hand: ['prepare-for-battle'], deck: ['scoundrel', 'use-the-fours', 'mannersbot'] }] },
    do: ['play prepare-for-battle', 'pick card use-the-fours', 'choose 2'],
    expect: { state: { players: [{ hand: ['use-the-fours'], deck: ['mannersbot', 'scoundrel'] }, {}] } },
  }),
  smashUp('Prepare for Battle: two of three cards are drawn in the revised printing', [], {
    options: revised,
    given: {
      players: [{ hand: ['prepare-for-battle'], deck: ['scoundrel', 'use-the-fours', 'mannersbot', 'pupoks'] }],
    },
    do: ['play prepare-for-battle', 'pick card use-the-fours', 'pick card mannersbot', 'choose 1'],
    expect: { state: { players: [{ hand: ['use-the-fours', 'mannersbot'], deck: ['scoundrel', 'pupoks'] }, {}] } },
  }),
  smashUp('Recycle the Trash: shuffles two actions of the discard pile into the deck', [], {
    given: { players: [{ hand: ['recycle-the-trash'], discard: ['use-the-fours', 'hidden-base', 'scoundrel'] }] },
    do: [
      'play recycle-the-trash',
      { expect: { onlyOptions: ['pick card use-the-fours', 'pick card hidden-base', 'done'] } },
      'pick card use-the-fours',
      'pick card hidden-base',
    ],
    expect: { state: { players: [{ discard: ['scoundrel', 'recycle-the-trash'] }, {}] } },
  }),
  smashUp('Use the Fours: a minion of yours gets 4 power until the end of the turn', [], {
    given: {
      players: [{ hand: ['use-the-fours'] }],
      bases: [at('no-moon', ['scoundrel', 'mannersbot'], ['ensign'])],
    },
    do: [
      'play use-the-fours',
      { expect: { onlyOptions: ['pick scoundrel at no-moon', 'pick mannersbot at no-moon'] } },
      'pick scoundrel',
      { expect: { state: { bases: [{ power: { red: 10 } }, {}, {}] } } },
      'end plays',
    ],
    expect: { state: { bases: [{ power: { red: 6 } }, {}, {}] } },
  }),
  smashUp('Yield to Rage: a minion of yours gets 2 power, and one more action may be played', [], {
    given: {
      players: [{ hand: ['yield-to-rage', 'use-the-fours'] }],
      bases: [at('no-moon', ['scoundrel'], ['ensign'])],
    },
    do: ['play yield-to-rage'],
    expect: {
      options: ['play use-the-fours'],
      state: { bases: [{ power: { red: 6 } }, {}, {}], turn: { actions: 0, extras: [{ play: 'action' }] } },
    },
  }),
  smashUp('Prepare for Battle: no fewer than two are drawn in the revised printing', [], {
    options: revised,
    given: { players: [{ hand: ['prepare-for-battle'], deck: ['scoundrel', 'use-the-fours', 'mannersbot'] }] },
    do: ['play prepare-for-battle'],
    expect: { onlyOptions: ['pick card scoundrel', 'pick card use-the-fours', 'pick card mannersbot'] },
  }),
  smashUp("It's a Trap!: the action it played is discarded, only the others are shuffled in", [], {
    given: {
      players: [{ hand: ['its-a-trap'], deck: ['scoundrel', 'use-the-fours', 'mannersbot'] }],
      bases: [at('wintersquashed', RIPE)],
    },
    do: ['end plays', 'react its-a-trap', 'choose 2', 'play use-the-fours', 'pick leader-two'],
    expect: {
      events: [
        { type: 'put', where: 'deck', cards: ['scoundrel'] },
        { type: 'shuffled', seat: 'red', count: 2 },
      ],
      noEvents: [{ type: 'put', where: 'deck', cards: ['use-the-fours'] }],
    },
  }),
];
