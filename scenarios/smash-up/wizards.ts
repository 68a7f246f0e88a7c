import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});

/** Wizards. */
export default [
  smashUp('Archmage: allows one more action on each of your turns', [], {
    given: { players: [{ hand: ['archmage'] }], bases: ['tortuga'] },
    do: [
      'play archmage on tortuga',
      { expect: { state: { turn: { actions: 1, extras: [{ play: 'action' }] } } } },
      ...['end plays', 'end plays'],
    ],
    expect: { state: { active: 'red', turn: { actions: 1, extras: [{ play: 'action' }] } } },
  }),
  smashUp('Chronomage: allows one more action this turn', [], {
    given: { players: [{ hand: ['chronomage'] }], bases: ['tortuga'] },
    do: [
      'play chronomage on tortuga',
      { expect: { state: { turn: { actions: 1, extras: [{ play: 'action' }] } } } },
      ...['end plays', 'end plays'],
    ],
    expect: { state: { active: 'red', turn: { extras: [] } } },
  }),
  smashUp('Enchantress: draws a card', [], {
    given: { players: [{ hand: ['enchantress'], deck: ['summon', 'scry'] }], bases: ['tortuga'] },
    do: ['play enchantress on tortuga'],
    expect: { state: { players: [{ hand: ['summon'], deck: ['scry'] }, {}] } },
  }),
  smashUp('Neophyte: an action on top of the deck may be taken', [], {
    given: { players: [{ hand: ['neophyte'], deck: ['summon', 'scry'] }], bases: ['tortuga'] },
    do: ['play neophyte on tortuga', 'choose 1'],
    expect: { state: { players: [{ hand: ['summon'], deck: ['scry'] }, {}] } },
  }),
  smashUp('Neophyte: an action on top of the deck may be played', [], {
    given: { players: [{ hand: ['neophyte'], deck: ['summon', 'scry'] }], bases: ['tortuga'] },
    do: ['play neophyte on tortuga', 'choose 2', 'play summon'],
    expect: {
      state: { players: [{ hand: [], deck: ['scry'] }, {}], turn: { actions: 1, extras: [{ play: 'minion' }] } },
    },
  }),
  smashUp('Neophyte: a minion stays on top of the deck', [], {
    given: { players: [{ hand: ['neophyte'], deck: ['archmage', 'scry'] }], bases: ['tortuga'] },
    do: ['play neophyte on tortuga'],
    expect: { asked: { ask: 'play' }, state: { players: [{ hand: [], deck: ['archmage', 'scry'] }, {}] } },
  }),
  smashUp("Mass Enchantment: plays an action from the top of another player's deck", [], {
    given: {
      players: [{ hand: ['mass-enchantment'] }, { deck: ['howl', 'king-rex', '...'] }],
      bases: [at('tortuga', ['archmage'], ['laseratops'])],
    },
    do: ['play mass-enchantment', 'play howl'],
    expect: {
      state: {
        players: [{ discard: ['mass-enchantment'] }, { discard: ['howl'] }],
        bases: [{ power: { red: 5, yellow: 4 } }, {}, {}],
      },
    },
  }),
  smashUp('Mass Enchantment: a minion goes back on its deck', [], {
    given: {
      players: [{ hand: ['mass-enchantment'] }, { deck: ['king-rex', 'howl'] }],
    },
    do: ['play mass-enchantment'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { players: [{}, { deck: ['king-rex', 'howl'] }] } },
  }),
  smashUp('Mystic Studies: draws two cards', [], {
    given: { players: [{ hand: ['mystic-studies'], deck: ['summon', 'scry', 'archmage'] }] },
    do: ['play mystic-studies'],
    expect: { state: { players: [{ hand: ['summon', 'scry'] }, {}] } },
  }),
  smashUp('Portal: takes any minions among five cards, the rest go back in any order', [], {
    given: {
      players: [{ hand: ['portal'], deck: ['archmage', 'summon', 'neophyte', 'scry', 'enchantress', 'time-loop'] }],
    },
    do: [
      'play portal',
      { expect: { without: ['pick card summon', 'pick card time-loop'] } },
      ...['pick card archmage', 'pick card neophyte', 'done'],
      ...['pick card summon', 'pick card enchantress'],
    ],
    expect: {
      state: {
        players: [{ hand: ['archmage', 'neophyte'], deck: ['scry', 'enchantress', 'summon', 'time-loop'] }, {}],
      },
    },
  }),
  smashUp('Sacrifice: draws as many cards as the power of a minion of yours, which is destroyed', [], {
    given: {
      players: [{ hand: ['sacrifice'], deck: ['summon', 'scry', 'neophyte', 'portal'] }],
      bases: [at('tortuga', ['chronomage'], ['king-rex'])],
    },
    do: ['play sacrifice'],
    expect: {
      events: [{ type: 'destroyed', card: 'chronomage' }],
      state: { players: [{ hand: ['summon', 'scry', 'neophyte'], deck: ['portal'] }, {}] },
    },
  }),
  smashUp('Scry: finds an action in the deck', [], {
    given: { players: [{ hand: ['scry'], deck: ['archmage', 'summon', 'portal'] }] },
    do: ['play scry', { expect: { without: ['pick card archmage'] } }, 'pick card summon'],
    expect: { events: [{ type: 'shuffled', seat: 'red' }], state: { players: [{ hand: ['summon'] }, {}] } },
  }),
  smashUp('Summon: allows one more minion', [], {
    given: { players: [{ hand: ['summon'] }] },
    do: ['play summon'],
    expect: { state: { turn: { minions: 1, actions: 0, extras: [{ play: 'minion' }] } } },
  }),
  smashUp('Time Loop: allows two more actions', [], {
    given: { players: [{ hand: ['time-loop'] }] },
    do: ['play time-loop'],
    expect: { state: { turn: { actions: 0, extras: [{ play: 'action' }, { play: 'action' }] } } },
  }),
  smashUp('Winds of Change: the hand is shuffled in, five cards are drawn, one more action allowed', [], {
    given: {
      players: [{ hand: ['winds-of-change', 'summon', 'scry'], deck: ['archmage', 'chronomage', 'enchantress'] }],
    },
    do: ['play winds-of-change'],
    expect: {
      events: [
        { type: 'shuffled', seat: 'red', count: 5 },
        { type: 'drew', seat: 'red', count: 5 },
      ],
      state: { players: [{ deck: [] }, {}], turn: { actions: 0, extras: [{ play: 'action' }] } },
    },
  }),
];
