import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});

const RIPE = ['buccaneer', 'buccaneer', 'saucy-wench', 'saucy-wench'];

/** Pirates. */
export default [
  smashUp('Pirate King: may move to a base before it scores', [], {
    given: { bases: [at('jungle-oasis', RIPE), at('tortuga', ['pirate-king'])] },
    do: ['end plays', 'yes'],
    expect: { events: [{ type: 'base-scored', powers: [19, 0] }] },
  }),
  smashUp('Buccaneer: moves to another base instead of being destroyed', [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['ninja-master'] }],
      bases: [at('tortuga', ['buccaneer']), 'the-mothership'],
    },
    do: [
      ...['play ninja-master on tortuga', 'pick buccaneer'],
      { expect: { asked: { seat: 'red' }, without: ['no'] } },
      'red: pick the-mothership',
    ],
    expect: { noEvents: [{ type: 'destroyed' }], state: { bases: [{}, { minions: { red: ['buccaneer'] } }, {}] } },
  }),
  smashUp('Saucy Wench: may destroy a minion of power 2 or less here', [], {
    given: {
      players: [{ hand: ['saucy-wench'] }],
      bases: [at('tortuga', [], ['walker', 'grave-digger']), at('the-mothership', [], ['walker'])],
    },
    do: ['play saucy-wench on tortuga', { expect: { onlyOptions: ['pick walker at tortuga', 'done'] } }, 'pick walker'],
    expect: { state: { players: [{}, { discard: ['walker'] }] } },
  }),
  smashUp('First Mate: may move to another base after its base scores', [], {
    given: { bases: [at('jungle-oasis', ['first-mate', 'buccaneer', 'buccaneer', 'saucy-wench']), 'tortuga'] },
    do: ['end plays', 'yes', 'pick tortuga'],
    expect: { state: { players: [{ points: 2 }, {}], bases: [{}, { minions: { red: ['first-mate'] } }, {}] } },
  }),
  smashUp('Broadside: destroys all minions of power 2 or less of a player where you have one', [], {
    given: {
      players: [{ hand: ['broadside'] }],
      bases: [
        at('tortuga', ['buccaneer', 'first-mate'], ['walker', 'walker', 'grave-digger']),
        at('the-mothership', [], ['tenacious-z']),
      ],
    },
    do: ['play broadside', 'pick yellow'],
    expect: {
      state: {
        bases: [
          { minions: { red: ['buccaneer', 'first-mate'], yellow: ['grave-digger'] } },
          { minions: { yellow: ['tenacious-z'] } },
          {},
        ],
      },
    },
  }),
  smashUp('Cannon: destroys up to two minions of power 2 or less', [], {
    given: {
      players: [{ hand: ['cannon'] }],
      bases: [at('tortuga', [], ['walker', 'grave-digger']), at('the-mothership', [], ['tenacious-z'])],
    },
    do: [
      'play cannon',
      { expect: { onlyOptions: ['pick walker at tortuga', 'pick tenacious-z at the-mothership', 'done'] } },
      ...['pick walker', 'pick tenacious-z'],
    ],
    expect: { state: { players: [{}, { discard: ['walker', 'tenacious-z'] }] } },
  }),
  smashUp('Dinghy: moves up to two of your minions, each where you like', [], {
    given: {
      players: [{ hand: ['dinghy'] }],
      bases: [at('tortuga', ['buccaneer', 'saucy-wench', 'pirate-king']), 'the-mothership', 'ninja-dojo'],
    },
    do: ['play dinghy', 'pick buccaneer', 'pick saucy-wench', 'pick the-mothership', 'pick ninja-dojo'],
    expect: {
      state: {
        bases: [
          { minions: { red: ['pirate-king'] } },
          { minions: { red: ['buccaneer'] } },
          { minions: { red: ['saucy-wench'] } },
        ],
      },
    },
  }),
  smashUp('Full Sail: moves any number of your minions', [], {
    given: {
      players: [{ hand: ['full-sail'] }],
      bases: [at('tortuga', ['buccaneer', 'saucy-wench', 'pirate-king']), 'the-mothership'],
      baseCount: 2,
    },
    do: [
      ...['play full-sail', 'pick buccaneer', 'pick saucy-wench', 'pick pirate-king'],
      ...['pick the-mothership', 'pick the-mothership', 'pick the-mothership'],
    ],
    expect: { state: { bases: [{ power: { red: 0 } }, { power: { red: 12 } }] } },
  }),
  smashUp('Full Sail: may be played before a base scores', [], {
    given: {
      players: [{ hand: ['full-sail'] }],
      bases: [at('jungle-oasis', RIPE), at('tortuga', ['first-mate'])],
    },
    do: ['end plays', 'react full-sail', 'pick first-mate', 'done', 'pick jungle-oasis', 'no'],
    expect: { events: [{ type: 'base-scored', powers: [16, 0] }] },
  }),
  smashUp('Powderkeg: a minion of yours and all there of no more power are destroyed', [], {
    given: {
      players: [{ hand: ['powderkeg'] }],
      bases: [at('tortuga', ['saucy-wench'], ['walker', 'grave-digger']), at('the-mothership', [], ['walker'])],
    },
    do: ['play powderkeg'],
    expect: {
      state: {
        bases: [{ minions: { red: [], yellow: ['grave-digger'] } }, { minions: { yellow: ['walker'] } }, {}],
      },
    },
  }),
  smashUp("Sea Dogs: all other players' minions of a faction move from one base to another", [], {
    given: {
      players: [{ hand: ['sea-dogs'] }],
      bases: [at('tortuga', ['first-mate'], ['walker', 'king-rex', 'grave-digger']), 'the-mothership'],
    },
    do: ['play sea-dogs', 'name zombies', 'pick tortuga', 'pick the-mothership'],
    expect: {
      state: {
        bases: [
          { minions: { red: ['first-mate'], yellow: ['king-rex'] } },
          { minions: { yellow: ['walker', 'grave-digger'] } },
          {},
        ],
      },
    },
  }),
  smashUp("Shanghai: moves another player's minion to another base", [], {
    given: {
      players: [{ hand: ['shanghai'] }],
      bases: [at('tortuga', ['first-mate'], ['walker']), 'the-mothership'],
    },
    do: ['play shanghai', 'pick the-mothership'],
    expect: { state: { bases: [{ minions: { red: ['first-mate'] } }, { minions: { yellow: ['walker'] } }, {}] } },
  }),
  smashUp('Swashbuckling: each of your minions gets 1 power until the end of the turn', [], {
    given: {
      players: [{ hand: ['swashbuckling'] }],
      bases: [at('tortuga', ['first-mate'], ['walker']), at('the-mothership', ['buccaneer'])],
    },
    do: [
      'play swashbuckling',
      { expect: { state: { bases: [{ power: { red: 3, yellow: 2 } }, { power: { red: 5 } }, {}] } } },
      'end plays',
    ],
    expect: { state: { bases: [{ power: { red: 2 } }, { power: { red: 4 } }, {}] } },
  }),
];
