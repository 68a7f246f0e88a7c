import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});
/** 18, 21 and 24 power. */
const DINOS_18 = ['king-rex', 'laseratops', 'laseratops', { card: 'armor-stego', power: 3 }];
const DINOS_21 = [...DINOS_18, 'armor-stego'];
const DINOS_24 = [...DINOS_21, 'armor-stego'];

const ceaseAndDesist = [
  smashUp('Hive of Scum and Villainy: the first action that raises your minion there draws a card', [], {
    given: {
      players: [{ hand: ['yield-to-rage', 'use-the-fours'], deck: ['mannersbot', 'pupoks'] }],
      bases: [at('hive-of-scum-and-villainy', ['scoundrel'])],
    },
    do: [
      'play yield-to-rage',
      { expect: { state: { players: [{ hand: ['use-the-fours', 'mannersbot'] }, {}] } } },
      'play use-the-fours',
    ],
    expect: { state: { players: [{ hand: ['mannersbot'] }, {}] } },
  }),
  smashUp('No-Moon: before it scores another base is removed at random with all cards on it', [], {
    given: {
      bases: [
        at('no-moon', ['leader-two', 'solarshout', 'solarshout', 'huffie', 'huffie', 'huffie', 'huffie']),
        at('unicrave', [], ['ensign']),
      ],
      baseDeck: ['changing-room', 'neutral-space', '...'],
      baseCount: 2,
    },
    do: ['end plays'],
    expect: {
      noEvents: [{ type: 'destroyed' }],
      state: {
        players: [{ points: 5 }, { discard: ['ensign'] }],
        bases: [{ base: 'neutral-space' }, { base: 'changing-room', minions: { yellow: [] } }],
        baseDiscard: ['unicrave', 'no-moon'],
      },
    },
  }),
  smashUp('Changing Room: a minion there gets 1 power once its talent has been used', [], {
    given: { bases: [at('changing-room', ['leader-two', 'huffie'])] },
    do: ['talent leader-two'],
    expect: {
      state: {
        bases: [
          {
            minions: {
              red: [
                { card: 'leader-two', power: 7 },
                { card: 'huffie', power: 5 },
              ],
            },
          },
          {},
          {},
        ],
      },
    },
  }),
  smashUp('Unicrave: the next base takes its place with all cards, and scores', [], {
    given: {
      bases: [at('unicrave', ['leader-two', 'solarshout', 'solarshout', 'huffie', 'huffie'])],
      baseDeck: ['uss-undertaking', 'neutral-space', '...'],
    },
    do: ['end plays'],
    expect: {
      events: [
        { type: 'base-replaced', base: 'unicrave', by: 'uss-undertaking' },
        { type: 'base-scored', base: 'uss-undertaking', powers: [20, 0] },
      ],
      state: { players: [{ points: 4 }, {}], bases: [{ base: 'neutral-space' }, {}, {}] },
    },
  }),
  smashUp('Spikey Chair Room: who played a minion there may destroy one at the end of the turn to draw', [], {
    given: {
      players: [{ hand: ['huffie'], deck: ['bruiser', 'bruiser', 'solarshout', 'solarshout'] }],
      bases: ['spikey-chair-room'],
    },
    do: [
      ...['play huffie on spikey-chair-room', 'end plays'],
      { expect: { onlyOptions: ['pick huffie at spikey-chair-room', 'done'] } },
      'pick huffie',
    ],
    expect: {
      events: [{ type: 'destroyed', card: 'huffie' }],
      state: { active: 'yellow', players: [{ hand: ['bruiser', 'bruiser', 'solarshout'] }, {}] },
    },
  }),
  smashUp('Spikey Chair Room: offers nothing to who played no minion there', [], {
    given: { bases: [at('spikey-chair-room', ['huffie'])] },
    do: ['end plays'],
    expect: { asked: { seat: 'yellow', ask: 'play' } },
  }),
  smashUp('Wintersquashed: a minion played there may be given to another player', [], {
    given: { players: [{ hand: ['huffie'] }], bases: ['wintersquashed'] },
    do: ['play huffie on wintersquashed', { expect: { onlyOptions: ['pick yellow', 'done'] } }, 'pick yellow'],
    expect: { state: { bases: [{ power: { red: 0, yellow: 3 } }, {}, {}] } },
  }),
  smashUp('USS Undertaking: at the start of your turn a minion of yours may move there', [], {
    given: { active: 'yellow', bases: ['uss-undertaking', at('no-moon', ['huffie'], ['ensign'])] },
    do: ['end plays', 'yes'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { bases: [{ minions: { red: ['huffie'] } }, {}, {}] } },
  }),
  smashUp('USS Undertaking: or a minion of yours there may move to another base', [], {
    given: { active: 'yellow', bases: [at('uss-undertaking', ['huffie']), 'no-moon'] },
    do: ['end plays', 'yes', 'pick no-moon'],
    expect: { state: { bases: [{ minions: { red: [] } }, { minions: { red: ['huffie'] } }, {}] } },
  }),
  smashUp("Neutral Space: other players' minions there do not affect minions there", [], {
    given: { bases: [at('neutral-space', ['annoying-alien'], ['ensign', 'ships-captain'])] },
    do: ['talent annoying-alien', 'name ensign'],
    expect: { state: { bases: [{ minions: { yellow: ['ensign', 'ships-captain'] } }, {}, {}] } },
  }),
  smashUp('Neutral Space: your own minion there still affects yours', [], {
    given: { bases: [at('neutral-space', ['annoying-alien', 'scoundrel'])] },
    do: ['talent annoying-alien', 'name scoundrel'],
    expect: { state: { bases: [{ power: { red: 4 } }, {}, {}] } },
  }),
];

const core = [
  smashUp('The Homeworld: a minion played there allows one more of power 2 or less', [], {
    given: { players: [{ hand: ['king-rex', 'war-raptor', 'laseratops'] }], bases: ['the-homeworld', 'tortuga'] },
    do: ['play king-rex on the-homeworld'],
    expect: {
      options: ['play war-raptor on tortuga'],
      without: ['play laseratops on tortuga'],
      state: { turn: { minions: 0, extras: [{ play: 'minion', powerAtMost: 2 }] } },
    },
  }),
  smashUp('The Mothership: the winner may take back a minion of power 3 or less', [], {
    given: { players: [{ deck: ['howl', 'howl'] }], bases: [at('the-mothership', DINOS_21, ['walker'])] },
    do: [
      'end plays',
      { expect: { without: ['pick king-rex', 'pick walker'] } },
      'pick armor-stego at the-mothership #1',
    ],
    expect: { state: { players: [{ points: 4, hand: ['armor-stego', 'howl', 'howl'] }, { points: 2 }] } },
  }),
  smashUp('Jungle Oasis: scores at 12 for 2 points, and none for the second', [], {
    given: { bases: [at('jungle-oasis', ['king-rex', 'laseratops'], ['walker'])] },
    do: ['end plays'],
    expect: { state: { players: [{ points: 2 }, { points: 0 }] } },
  }),
  smashUp("Tar Pits: a minion destroyed there goes to the bottom of its owner's deck", [], {
    given: {
      players: [{ hand: ['seeing-stars'] }, { deck: ['king-rex', 'howl'] }],
      bases: [at('tar-pits', [], ['war-raptor'])],
    },
    do: ['play seeing-stars'],
    expect: {
      events: [{ type: 'destroyed', card: 'war-raptor' }],
      state: { players: [{}, { deck: ['king-rex', 'howl', 'war-raptor'] }] },
    },
  }),
  smashUp('Ninja Dojo: the winner may destroy any minion', [], {
    given: { bases: [at('ninja-dojo', DINOS_18), at('tortuga', [], ['zombie-lord'])] },
    do: ['end plays', 'pick zombie-lord'],
    expect: { events: [{ type: 'destroyed', card: 'zombie-lord' }], state: { players: [{ points: 2 }, {}] } },
  }),
  smashUp("Temple of Goju: each player's strongest minion there goes to the bottom of the deck", [], {
    given: {
      players: [{ deck: ['howl', 'howl', 'upgrade'] }, { deck: ['overrun'] }],
      bases: [at('temple-of-goju', DINOS_18, ['walker', 'grave-digger'])],
    },
    do: ['end plays'],
    expect: {
      state: {
        players: [
          { points: 2, deck: ['upgrade', 'king-rex'] },
          { points: 3, deck: ['overrun', 'grave-digger'] },
        ],
      },
    },
  }),
  smashUp('The Grey Opal: each player but the winner may move a minion from there', [], {
    given: { bases: [at('the-grey-opal', DINOS_18, ['walker']), 'tortuga'] },
    do: ['end plays', { expect: { asked: { seat: 'yellow' } } }, 'pick walker', 'pick tortuga'],
    expect: { state: { bases: [{}, { minions: { red: [], yellow: ['walker'] } }, {}] } },
  }),
  smashUp('Tortuga: the second may move a minion to the base that replaces it', [], {
    given: {
      bases: [at('tortuga', DINOS_21, ['walker']), at('ninja-dojo', [], ['grave-digger'])],
      baseDeck: ['the-central-brain', '...'],
    },
    do: ['end plays', { expect: { asked: { seat: 'yellow' } } }, 'pick grave-digger'],
    expect: {
      state: { bases: [{ base: 'the-central-brain', minions: { yellow: [{ card: 'grave-digger' }] } }, {}, {}] },
    },
  }),
  smashUp('Factory 436-1337: the winner gets a point for each full 5 power there', [], {
    given: { bases: [at('factory-436-1337', [...DINOS_24, 'war-raptor'], ['walker'])] },
    do: ['end plays'],
    expect: { state: { players: [{ points: 2 + 5 }, { points: 2 }] } },
  }),
  smashUp('The Central Brain: each minion there has 1 more power', [], {
    given: { bases: [at('the-central-brain', ['king-rex'], ['walker']), at('tortuga', ['laseratops'])] },
    expect: { state: { bases: [{ power: { red: 8, yellow: 3 } }, { power: { red: 4 } }, {}] } },
  }),
  smashUp('Cave of Shinies: the owner of a minion destroyed there gets a point', [], {
    given: { players: [{ hand: ['seeing-stars'] }], bases: [at('cave-of-shinies', [], ['war-raptor'])] },
    do: ['play seeing-stars'],
    expect: { state: { players: [{ points: 0 }, { points: 1 }] } },
  }),
  smashUp("Mushroom Kingdom: at the start of your turn another player's minion may be moved there", [], {
    given: { active: 'yellow', bases: ['mushroom-kingdom', at('tortuga', ['king-rex'], ['walker'])] },
    do: ['end plays', { expect: { onlyOptions: ['pick walker at tortuga', 'done'] } }, 'pick walker'],
    expect: { state: { bases: [{ minions: { yellow: ['walker'] } }, {}, {}] } },
  }),
  smashUp('School of Wizardry: the winner chooses the next base among three and the order of the others', [], {
    given: {
      bases: [at('school-of-wizardry', DINOS_21)],
      baseDeck: ['tortuga', 'ninja-dojo', 'tar-pits', 'cave-of-shinies'],
    },
    do: ['end plays', { expect: { without: ['pick cave-of-shinies'] } }, 'pick tar-pits', 'pick ninja-dojo'],
    expect: {
      state: { bases: [{ base: 'tar-pits' }, {}, {}], baseDeck: ['ninja-dojo', 'tortuga', 'cave-of-shinies'] },
    },
  }),
  smashUp('The Great Library: each player with minions there may draw a card', [], {
    given: {
      players: [{ deck: ['howl', 'howl', 'upgrade', 'rampage'] }, { deck: ['overrun', 'outbreak'] }],
      bases: [at('the-great-library', DINOS_24, ['walker'])],
    },
    do: ['end plays', 'red: yes', 'yellow: yes'],
    expect: { state: { players: [{ hand: ['howl', 'howl', 'upgrade'] }, { hand: ['overrun'] }] } },
  }),
  smashUp('Evans City Cemetery: the winner discards the hand and draws five cards', [], {
    given: {
      players: [{ factions: ['dinosaurs', 'robots'], hand: ['howl'] }],
      bases: [at('evans-city-cemetery', DINOS_21)],
    },
    do: ['end plays'],
    expect: {
      events: [
        { type: 'discarded', seat: 'red', cards: ['howl'] },
        { type: 'drew', seat: 'red', count: 5 },
        { type: 'drew', seat: 'red', count: 2 },
      ],
    },
  }),
  smashUp('Rhodes Plaza Mall: each player gets a point for each minion there', [], {
    given: { bases: [at('rhodes-plaza-mall', DINOS_24, ['walker', 'walker'])] },
    do: ['end plays'],
    expect: { state: { players: [{ points: 6 }, { points: 2 }] } },
  }),
];

/** Bases. */
export default [...ceaseAndDesist, ...core];
