import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});

/** Robots. */
export default [
  smashUp("Nukebot: once destroyed, destroys the other players' minions here", [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['ninja-master'] }],
      bases: [at('tortuga', ['nukebot', 'zapbot'], ['tiger-assassin']), at('the-mothership', [], ['shinobi'])],
    },
    do: ['play ninja-master on tortuga', 'pick nukebot'],
    expect: {
      state: {
        bases: [{ minions: { red: ['zapbot'], yellow: [] } }, { minions: { yellow: ['shinobi'] } }, {}],
      },
    },
  }),
  smashUp('Warbot: cannot be destroyed', [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['ninja-master'] }],
      bases: [at('tortuga', ['warbot'])],
    },
    do: ['play ninja-master on tortuga', 'pick warbot'],
    expect: { events: [{ type: 'unaffected', card: 'warbot' }], state: { bases: [{ power: { red: 4 } }, {}, {}] } },
  }),
  smashUp('Hoverbot: a minion on top of the deck may be played at once', [], {
    given: { players: [{ hand: ['hoverbot'], deck: ['warbot', 'zapbot'] }], bases: ['tortuga', 'the-mothership'] },
    do: ['play hoverbot on tortuga', { expect: { options: ['done'] } }, 'play warbot on the-mothership'],
    expect: {
      asked: { ask: 'play' },
      state: {
        players: [{ deck: ['zapbot'] }, {}],
        bases: [{ minions: { red: ['hoverbot'] } }, { minions: { red: ['warbot'] } }, {}],
      },
    },
  }),
  smashUp('Hoverbot: an action stays on top of the deck', [], {
    given: { players: [{ hand: ['hoverbot'], deck: ['tech-center', 'zapbot'] }], bases: ['tortuga'] },
    do: ['play hoverbot on tortuga'],
    expect: { asked: { ask: 'play' }, state: { players: [{ deck: ['tech-center', 'zapbot'] }, {}] } },
  }),
  smashUp('Zapbot: allows one more minion of power 2 or less', [], {
    given: { players: [{ hand: ['zapbot', 'zapbot', 'warbot'] }], bases: ['tortuga'] },
    do: ['play zapbot on tortuga'],
    expect: {
      options: ['play zapbot on tortuga'],
      without: ['play warbot on tortuga'],
      state: { turn: { minions: 0, extras: [{ play: 'minion', powerAtMost: 2 }] } },
    },
  }),
  smashUp('Microbot Alpha: counts each other minion of yours, all of them Microbots', [], {
    given: {
      bases: [at('tortuga', ['microbot-alpha', 'warbot'], ['shinobi']), at('the-mothership', ['microbot-guard'])],
    },
    expect: { state: { bases: [{ minions: { red: [{ card: 'microbot-alpha', power: 3 }, 'warbot'] } }, {}, {}] } },
  }),
  smashUp('Microbot Archive: draws a card when a Microbot of yours is destroyed', [], {
    given: {
      active: 'yellow',
      players: [{ deck: ['zapbot', 'warbot'] }, { hand: ['seeing-stars'] }],
      bases: [at('tortuga', ['microbot-archive', 'microbot-guard'])],
    },
    do: ['play seeing-stars', 'pick microbot-guard'],
    expect: { state: { players: [{ hand: ['zapbot'] }, {}] } },
  }),
  smashUp('Microbot Archive: draws a card when it is destroyed itself', [], {
    given: {
      active: 'yellow',
      players: [{ deck: ['zapbot', 'warbot'] }, { hand: ['seeing-stars'] }],
      bases: [at('tortuga', ['microbot-archive'])],
    },
    do: ['play seeing-stars'],
    expect: { state: { players: [{ hand: ['zapbot'] }, {}] } },
  }),
  smashUp('Microbot Archive: draws nothing for a minion that is no Microbot', [], {
    given: {
      active: 'yellow',
      players: [{ deck: ['warbot', 'warbot'] }, { hand: ['seeing-stars'] }],
      bases: [at('tortuga', ['microbot-archive', 'zapbot'])],
    },
    do: ['play seeing-stars', 'pick zapbot'],
    expect: { state: { players: [{ hand: [] }, {}] } },
  }),
  smashUp('Microbot Fixer: the first minion of the turn allows one more; your Microbots have 1 more power', [], {
    given: {
      players: [{ hand: ['microbot-fixer'] }],
      bases: [at('tortuga', ['zapbot']), at('the-mothership', ['microbot-guard'])],
    },
    do: ['play microbot-fixer on tortuga'],
    expect: {
      state: {
        bases: [{ power: { red: 4 } }, { power: { red: 2 } }, {}],
        turn: { minions: 0, extras: [{ play: 'minion' }] },
      },
    },
  }),
  smashUp('Microbot Fixer: as the second minion it allows nothing more', [], {
    given: {
      players: [{ hand: ['microbot-fixer'] }],
      bases: ['tortuga'],
      turn: { minionsPlayed: 1 },
    },
    do: ['play microbot-fixer on tortuga'],
    expect: { state: { turn: { extras: [] } } },
  }),
  smashUp('Microbot Guard: destroys a minion of less power than you have minions here', [], {
    given: {
      players: [{ hand: ['microbot-guard'] }],
      bases: [at('tortuga', ['warbot', 'hoverbot'], ['walker', 'zombie-lord'])],
    },
    do: [
      'play microbot-guard on tortuga',
      { expect: { onlyOptions: ['pick walker at tortuga', 'pick microbot-guard at tortuga'] } },
      'pick walker',
    ],
    expect: { state: { players: [{}, { discard: ['walker'] }] } },
  }),
  smashUp('Microbot Reclaimer: shuffles Microbots of the discard pile in; first, it allows one more minion', [], {
    given: {
      players: [{ hand: ['microbot-reclaimer'], discard: ['microbot-guard', 'microbot-alpha', 'zapbot'] }],
      bases: ['tortuga'],
    },
    do: ['play microbot-reclaimer on tortuga', 'pick card microbot-guard', 'pick card microbot-alpha'],
    expect: {
      asked: { ask: 'play' },
      state: { players: [{ discard: ['zapbot'] }, {}], turn: { minions: 0, extras: [{ play: 'minion' }] } },
    },
  }),
  smashUp('Tech Center: draws a card for each of your minions on a base', [], {
    given: {
      players: [{ hand: ['tech-center'], deck: ['zapbot', 'zapbot', 'warbot'] }],
      bases: [at('tortuga', ['hoverbot', 'nukebot'], ['walker']), at('the-mothership', ['warbot'])],
    },
    do: ['play tech-center', 'pick tortuga'],
    expect: { state: { players: [{ hand: ['zapbot', 'zapbot'] }, {}] } },
  }),
  smashUp('Hoverbot: a minion that is not played goes back on top of the deck', [], {
    given: { players: [{ hand: ['hoverbot'], deck: ['warbot', 'zapbot'] }], bases: ['tortuga'] },
    do: ['play hoverbot on tortuga', 'done'],
    expect: { asked: { ask: 'play' }, state: { players: [{ hand: [], deck: ['warbot', 'zapbot'] }, {}] } },
  }),
];
