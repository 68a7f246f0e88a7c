import { smashUp } from '../scenario.ts';

/** What happens at once, and what is still there when it does. */
export default [
  ...[
    ['microbot-archive', 'microbot-guard', 'microbot-guard'],
    ['microbot-guard', 'microbot-guard', 'microbot-archive'],
  ].map((red) =>
    smashUp(`microbots destroyed at once are all counted: ${red.join(', ')}`, ['after', 'microbot-alpha'], {
      options: { core: 'on' },
      given: {
        players: [{ factions: ['robots', 'pirates'], hand: ['powderkeg'] }, { factions: ['ninjas', 'aliens'] }],
        bases: [{ base: 'jungle-oasis', minions: { red } }, 'the-homeworld', 'ninja-dojo'],
      },
      do: ['play powderkeg', 'pick microbot-archive', 'order 1', 'order 1'],
      expect: { state: { players: [{ hand: ['nukebot', 'warbot', 'warbot'] }, {}] } },
    }),
  ),
  ...[
    ['microbot-alpha', 'zapbot', 'microbot-archive'],
    ['zapbot', 'microbot-archive', 'microbot-alpha'],
  ].map((red) =>
    smashUp(`what makes a minion a microbot counts until it has left: ${red.join(', ')}`, ['microbot-alpha'], {
      options: { core: 'on' },
      given: {
        players: [{ factions: ['robots', 'pirates'], hand: ['powderkeg'] }, { factions: ['ninjas', 'aliens'] }],
        bases: [{ base: 'jungle-oasis', minions: { red } }, 'the-homeworld', 'ninja-dojo'],
      },
      do: ['play powderkeg', 'pick microbot-alpha', 'order 1', 'order 1'],
      expect: { state: { players: [{ hand: ['nukebot', 'warbot', 'warbot'] }, {}] } },
    }),
  ),
  ...[
    ['medical-officer', 'ensign'],
    ['ensign', 'medical-officer'],
  ].map((red) =>
    smashUp(`an officer destroyed with another can save it: ${red.join(', ')}`, ['medical-officer'], {
      options: { core: 'on' },
      given: {
        players: [{ factions: ['star-roamers', 'pirates'], hand: ['powderkeg'] }, { factions: ['ninjas', 'aliens'] }],
        bases: [{ base: 'jungle-oasis', minions: { red } }, 'the-homeworld', 'ninja-dojo'],
      },
      do: ['play powderkeg', 'pick medical-officer', 'instead medical-officer'],
      expect: { state: { players: [{ hand: ['ensign'], discard: ['medical-officer', 'powderkeg'] }, {}] } },
    }),
  ),
  ...[
    ['ships-engineer', 'medical-officer'],
    ['medical-officer', 'ships-engineer'],
  ].map((red) =>
    smashUp(`an engineer returned with another can move it: ${red.join(', ')}`, ['instead-choice'], {
      options: { core: 'on' },
      given: {
        players: [
          { factions: ['star-roamers', 'aliens'], hand: ['crop-circles'] },
          { factions: ['ninjas', 'pirates'] },
        ],
        bases: [{ base: 'jungle-oasis', minions: { red } }, 'the-homeworld', 'ninja-dojo'],
      },
      do: ['play crop-circles', 'pick jungle-oasis', 'instead ships-engineer', 'pick ninja-dojo'],
      expect: { state: { players: [{ hand: ['ships-engineer'] }, {}] } },
    }),
  ),
  smashUp('an ensign destroyed itself takes no other destruction upon it', ['ensign-several'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['pirates', 'aliens'], hand: ['cannon'] }, { factions: ['star-roamers', 'ninjas'] }],
      bases: [
        { base: 'jungle-oasis', minions: { yellow: ['ninja-acolyte', 'ensign'] } },
        'the-homeworld',
        'ninja-dojo',
      ],
    },
    do: ['play cannon', 'pick ninja-acolyte', 'pick ensign'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { players: [{}, { discard: ['ninja-acolyte', 'ensign'] }] } },
  }),
  smashUp('an officer among the weaker minions can save the chosen one', ['medical-officer'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['star-roamers', 'ignobles'], hand: ['red-birthday-party'] },
        { factions: ['ninjas', 'aliens'] },
      ],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['medical-officer', 'aunt-of-drakes'] } },
        'the-homeworld',
        'ninja-dojo',
      ],
    },
    do: ['play red-birthday-party', 'pick aunt-of-drakes', 'instead medical-officer'],
    expect: { state: { players: [{ hand: ['aunt-of-drakes'] }, {}] } },
  }),
  smashUp('the revised officer keeps one of the minions that return at once', ['medical-officer'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [{ factions: ['star-roamers', 'aliens'], hand: ['crop-circles'] }, { factions: ['ninjas', 'pirates'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['invader', 'collector', 'scout'] } },
        { base: 'the-homeworld', minions: { red: ['medical-officer'] } },
        'ninja-dojo',
      ],
    },
    do: ['play crop-circles', 'pick jungle-oasis', 'no', 'instead medical-officer'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { bases: [{ minions: { red: ['collector'] } }, {}, {}] },
      events: [{ type: 'drew', seat: 'red', count: 1 }],
    },
  }),
  smashUp('a talent granted after the abilities were lost may be used', ['talent-lost'], {
    given: {
      players: [{ factions: ['changerbots', 'astroknights'], hand: ['the-touch'] }],
      bases: [{ base: 'neutral-space', minions: { red: ['bruiser'] } }, 'uss-undertaking', 'unicrave'],
    },
    do: ['talent bruiser', 'play the-touch on bruiser', 'talent the-touch'],
    expect: { state: { bases: [{ power: { red: 7 } }, {}, {}] } },
  }),
  smashUp('a talent granted before the abilities were lost is lost with them', ['talent-lost'], {
    given: {
      players: [{ factions: ['changerbots', 'astroknights'] }],
      bases: [
        { base: 'neutral-space', minions: { red: [{ card: 'bruiser', on: ['the-touch'] }] } },
        'uss-undertaking',
        'unicrave',
      ],
    },
    do: ['talent bruiser'],
    expect: { without: ['talent the-touch'] },
  }),
  smashUp('the base that No-Moon destroys is discarded before the deck is made anew', ['no-moon', 'base-reshuffle'], {
    given: {
      players: [{ factions: ['changerbots', 'astroknights'] }],
      bases: [
        {
          base: 'no-moon',
          minions: { red: ['leader-two', 'solarshout', 'solarshout', 'space-knight', 'scoundrel', 'space-prince'] },
        },
        'unicrave',
        'changing-room',
        'hive-of-scum-and-villainy',
        'spikey-chair-room',
        'wintersquashed',
        'uss-undertaking',
        'neutral-space',
      ],
    },
    do: ['end plays'],
    expect: { events: [{ type: 'triggered' }, { type: 'base-replaced' }, { type: 'base-scored', base: 'no-moon' }] },
  }),
  smashUp('Unicrave with no other base left takes its own place once', ['unicrave-goes-on', 'base-reshuffle'], {
    given: {
      players: [{ factions: ['changerbots', 'astroknights'] }],
      bases: [
        { base: 'unicrave', minions: { red: ['leader-two', 'solarshout', 'solarshout', 'space-knight'] } },
        'no-moon',
        'changing-room',
        'hive-of-scum-and-villainy',
        'spikey-chair-room',
        'wintersquashed',
        'uss-undertaking',
        'neutral-space',
      ],
    },
    do: ['end plays'],
    expect: {
      events: [
        { type: 'base-replaced', base: 'unicrave', by: 'unicrave' },
        { type: 'base-scored', base: 'unicrave' },
      ],
    },
  }),
  smashUp('a look at more bases than the deck has goes on in the discard pile', ['base-reshuffle', 'reshuffle'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['dinosaurs', 'robots'] }, { factions: ['wizards', 'zombies'] }],
      bases: [
        { base: 'school-of-wizardry', minions: { red: ['king-rex', 'nukebot', 'warbot', 'laseratops'] } },
        'tar-pits',
        'jungle-oasis',
      ],
      baseDeck: ['tortuga', 'ninja-dojo'],
    },
    do: ['end plays'],
    expect: { options: ['pick tortuga', 'pick ninja-dojo'], without: ['done'], state: { baseDiscard: [] } },
  }),
  smashUp('what is done on each base is not aimed at anybody', ['all-not-direct'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['dinosaurs', 'aliens'], hand: ['survival-of-the-fittest'] },
        { factions: ['star-roamers', 'robots'] },
      ],
      bases: [
        { base: 'jungle-oasis', minions: { yellow: ['microbot-guard', 'ensign'] } },
        'the-homeworld',
        'ninja-dojo',
      ],
    },
    do: ['play survival-of-the-fittest'],
    expect: { asked: { seat: 'red', ask: 'play' }, events: [{ type: 'destroyed', card: 'microbot-guard' }] },
  }),
  smashUp('a scout of the first printing is placed in the hand, not returned', ['place', 'return'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['star-roamers', 'aliens'], deck: ['invader', 'abduction'] },
        { factions: ['ninjas', 'pirates'] },
      ],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['scout', 'supreme-overlord', 'medical-officer'] } },
        { base: 'the-homeworld', minions: { red: ['ships-engineer'] } },
        'ninja-dojo',
      ],
    },
    do: ['end plays', 'yes'],
    expect: { state: { players: [{ hand: ['scout', 'invader', 'abduction'] }, {}] } },
  }),
  smashUp('a scout of the revised printing is returned', ['return'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [{ factions: ['star-roamers', 'aliens'] }, { factions: ['ninjas', 'pirates'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['scout', 'supreme-overlord', 'invader', 'invader'] } },
        { base: 'the-homeworld', minions: { red: ['ships-engineer'] } },
        'ninja-dojo',
      ],
    },
    do: ['end plays', 'special scout'],
    expect: { asked: { seat: 'red', ask: 'instead' } },
  }),
  smashUp('a destroyed minion is still here for what its destruction sets off', ['neutral-space'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['robots', 'ninjas'], hand: ['seeing-stars'] }, { factions: ['astroknights', 'pirates'] }],
      bases: [
        { base: 'neutral-space', minions: { red: ['nukebot'], yellow: ['first-mate'] } },
        'the-homeworld',
        'ninja-dojo',
      ],
      lasting: [{ power: -3, on: 'nukebot at neutral-space' }],
    },
    do: ['play seeing-stars', 'pick nukebot'],
    expect: {
      events: [
        { type: 'destroyed', card: 'nukebot' },
        { type: 'unaffected', card: 'first-mate' },
      ],
    },
  }),
  smashUp('a minion that comes into play before the scoring has its special ability', ['special-timing'], {
    options: { core: 'on' },
    given: {
      players: [
        { factions: ['astroknights', 'ninjas'], hand: ['hidden-ninja', 'walking-carpet', 'use-the-fours'] },
        { factions: ['dinosaurs', 'pirates'] },
      ],
      bases: [
        { base: 'jungle-oasis', minions: { yellow: ['king-rex', 'laseratops', 'laseratops'] } },
        'the-homeworld',
        'ninja-dojo',
      ],
    },
    do: ['end plays', 'react hidden-ninja', 'play walking-carpet on jungle-oasis', 'yes', 'play use-the-fours'],
    expect: { events: [{ type: 'base-scored', base: 'jungle-oasis', powers: [8, 15] }] },
  }),
];
