import { smashUp } from '../scenario.ts';

const players = (red: string[], hand: string[], yellow: string[]) => [{ factions: red, hand }, { factions: yellow }];

/** Cards that are no longer where, or no longer what, an ability found; what one event does in no order. */
export default [
  ...['first-mate', 'scout'].map((card) =>
    smashUp(`${card}: a base that moved it away leaves its own special nothing to do`, ['special-timing'], {
      options: { core: 'on' },
      given: {
        players: players(['pirates', 'aliens'], [], ['ninjas', 'robots']),
        bases: [
          {
            base: 'the-grey-opal',
            minions: { red: [card], yellow: ['nukebot', 'warbot', 'warbot', 'tiger-assassin'] },
          },
          'tortuga',
          'ninja-dojo',
        ],
      },
      do: ['end plays', 'order the-grey-opal', `pick ${card}`, 'pick tortuga'],
      expect: { asked: { seat: 'yellow', ask: 'play' }, state: { bases: [{}, { minions: { red: [card] } }, {}] } },
    }),
  ),
  smashUp('Tar Pits: a destroyed minion that was shuffled into the deck meanwhile stays there', ['place'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['ninjas', 'aliens'], hand: ['seeing-stars'] },
        { factions: ['tricksters', 'robots'], deck: [] },
      ],
      bases: [{ base: 'tar-pits', minions: { red: ['invader'], yellow: ['gremlin'] } }, 'tortuga', 'ninja-dojo'],
      chance: { shuffled: { yellow: ['brownie', 'gremlin'] } },
    },
    do: ['play seeing-stars', 'pick gremlin', 'order gremlin'],
    expect: { asked: { seat: 'red', ask: 'play' }, noEvents: [{ type: 'put' }] },
  }),
  ...['zapbot', 'shinobi'].map((spared) =>
    smashUp(`Tar Pits, revised: the active player says which of several comes first: ${spared}`, ['simultaneous'], {
      options: { core: 'on', printing: 'revised' },
      given: {
        players: players(['pirates', 'aliens'], ['powderkeg'], ['ninjas', 'robots']),
        bases: [
          { base: 'tar-pits', minions: { red: ['saucy-wench'], yellow: ['shinobi', 'zapbot'] } },
          'tortuga',
          'ninja-dojo',
        ],
      },
      do: ['play powderkeg', 'red: no', ...(spared === 'shinobi' ? ['red: pick tar-pits'] : ['red: no'])],
      expect: {
        asked: { seat: 'red', ask: 'play' },
        state: {
          players: [
            { discard: ['saucy-wench', 'powderkeg'] },
            { discard: [spared === 'shinobi' ? 'zapbot' : 'shinobi'] },
          ],
        },
      },
    }),
  ),
  smashUp('Mass Enchantment: cards of several decks go back without an order', ['mass-enchantment'], {
    seats: 3,
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['wizards', 'aliens'], hand: ['mass-enchantment'] },
        { factions: ['ninjas', 'robots'], deck: ['shinobi', '...'] },
        { factions: ['pirates', 'zombies'], deck: ['first-mate', '...'] },
      ],
    },
    do: ['play mass-enchantment'],
    expect: { asked: { seat: 'red', ask: 'play' } },
  }),
  smashUp('Disguise: a chosen minion that left and was played anew is not returned', ['return-and-play'], {
    options: { core: 'on' },
    given: {
      players: players(['ninjas', 'aliens'], ['disguise', 'collector'], ['robots', 'pirates']),
      bases: [{ base: 'tortuga', minions: { red: ['shinobi', 'ninja-acolyte'] } }, 'jungle-oasis', 'ninja-dojo'],
    },
    do: [
      ...['play disguise', 'pick shinobi', 'pick ninja-acolyte'],
      ...['play collector on tortuga', 'pick shinobi', 'play shinobi on tortuga'],
    ],
    expect: {
      state: {
        players: [{ hand: ['ninja-acolyte'] }, {}],
        bases: [{ minions: { red: ['collector', 'shinobi'] } }, {}, {}],
      },
    },
  }),
  ...[
    ['zapbot', 'gremlin'],
    ['gremlin', 'zapbot'],
  ].map((picks) =>
    smashUp(`Hideout: the action affects none of your minions, whatever the order: ${picks.join(', ')}`, ['hideout'], {
      options: { core: 'on' },
      given: {
        players: players(['pirates', 'aliens'], ['cannon'], ['tricksters', 'robots']),
        bases: [
          { base: 'tortuga', minions: { yellow: ['gremlin'] }, actions: { yellow: ['hideout'] } },
          { base: 'jungle-oasis', minions: { yellow: ['zapbot'] } },
          'ninja-dojo',
        ],
      },
      do: ['play cannon', ...picks.map((card) => `pick ${card}`)],
      expect: { state: { players: [{}, { discard: ['hideout'] }] } },
    }),
  ),
];
