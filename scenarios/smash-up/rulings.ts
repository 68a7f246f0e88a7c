import { smashUp } from '../scenario.ts';

export default [
  smashUp('a cost that was replaced is not paid', ['cost-whole'], {
    options: { core: 'on' },
    given: {
      players: [{ factions: ['ninjas', 'star-roamers'], hand: ['shinobi'] }],
      bases: [{ base: 'tortuga', minions: { red: ['ninja-acolyte', 'ships-engineer'] } }, 'ninja-dojo', 'jungle-oasis'],
    },
    do: ['special ninja-acolyte', 'instead ships-engineer', 'pick jungle-oasis'],
    expect: { asked: { ask: 'play' }, events: [{ type: 'replaced' }, { type: 'moved', card: 'ninja-acolyte' }] },
  }),
  smashUp('effects of the end of the turn come before what lasts until then runs out', ['end-turn-order'], {
    given: {
      players: [{ hand: ['use-the-fours'] }],
      bases: [
        { base: 'unicrave', minions: { red: ['foot-of-the-king', { card: 'betrothed', controller: 'yellow' }] } },
      ],
    },
    do: [
      'play use-the-fours',
      'end plays',
      { expect: { asked: { seat: 'red', ask: 'pick' }, state: { bases: [{ power: { red: 8, yellow: 3 } }, {}, {}] } } },
      'pick betrothed',
    ],
    expect: {
      asked: { seat: 'yellow', ask: 'play' },
      state: { bases: [{ power: { red: 7, yellow: 0 } }, {}, {}], lasting: [] },
    },
  }),
  smashUp('a point gained at the end of the turn counts for the end of the game', ['end-turn-order'], {
    given: {
      players: [{ factions: ['ninjas', 'robots'], points: 14 }, { factions: ['aliens'] }],
      bases: [{ base: 'cave-of-shinies', minions: { red: [{ card: 'hoverbot', on: ['assassination'] }] } }],
    },
    do: ['end plays'],
    expect: {
      state: { over: true },
      result: { winners: ['red'] },
      events: [{ type: 'points', seat: 'red', total: 15 }, { type: 'game-ended' }],
    },
  }),
  smashUp('a minion played through the zombie lord is finished before the next one', ['nested-play'], {
    given: {
      players: [{ hand: ['zombie-lord'], discard: ['walker', 'walker'], deck: ['overrun', '...'] }],
      bases: ['tar-pits', 'jungle-oasis', 'the-mothership'],
    },
    do: [
      'play zombie-lord on tar-pits',
      'play walker on jungle-oasis',
      { expect: { asked: { seat: 'red', ask: 'choose' } } },
      'choose 1',
      { expect: { asked: { seat: 'red', ask: 'play-now' } } },
      'play walker on the-mothership',
      'choose 2',
    ],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { players: [{ discard: ['overrun'] }, {}] } },
  }),
  smashUp('who should discard two cards and has one discards that one', ['do-what-you-can'], {
    given: { players: [{ hand: ['take-the-shinies'] }, { factions: ['aliens'], hand: ['probe'] }] },
    do: ['play take-the-shinies'],
    expect: { state: { players: [{}, { hand: [], discard: ['probe'] }] } },
  }),
  smashUp('without a minion to give away no debt is repaid', ['cost-whole'], {
    given: {
      players: [{ hand: ['repaying-debts', 'betrothed'] }],
      bases: [{ base: 'unicrave', minions: { yellow: ['huffie'] } }],
    },
    do: ['play repaying-debts'],
    expect: {
      state: { players: [{ hand: ['betrothed'] }, {}], turn: { extras: [] } },
      noEvents: [{ type: 'drew' }, { type: 'controlled' }],
    },
  }),
  smashUp('one minion given away buys one exchange', ['cost-whole'], {
    given: {
      players: [{ hand: ['hostage-exchange'] }],
      bases: [{ base: 'unicrave', minions: { red: ['betrothed'], yellow: ['huffie', 'bruiser'] } }],
    },
    do: ['play hostage-exchange', 'pick huffie'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { bases: [{ power: { red: 3, yellow: 5 } }, {}, {}] } },
  }),
  smashUp('an abduction without a victim still gives the extra minion', ['independent-parts'], {
    given: { players: [{ hand: ['abduction', 'invader', 'scout'] }], bases: ['jungle-oasis'] },
    do: ['play abduction', 'play invader on jungle-oasis', 'play scout on jungle-oasis'],
    expect: { state: { bases: [{ minions: { red: ['invader', 'scout'] } }, {}, {}] } },
  }),
  smashUp('of all the minions a powderkeg hits only the protected one stays', ['immune-spared'], {
    given: {
      players: [{ hand: ['powderkeg'] }],
      bases: [{ base: 'jungle-oasis', minions: { red: ['pirate-king'], yellow: ['warbot', 'hoverbot', 'zapbot'] } }],
    },
    do: ['play powderkeg'],
    expect: {
      state: { bases: [{ minions: { red: [], yellow: ['warbot'] } }, {}, {}] },
      events: [{ type: 'unaffected', card: 'warbot' }],
    },
  }),
  smashUp('a leprechaun killed by the minion just played does not react', ['react-needs-play'], {
    given: {
      players: [{ hand: ['ninja-master'] }],
      bases: [{ base: 'jungle-oasis', minions: { yellow: [{ card: 'leprechaun', counters: 3 }] } }],
    },
    do: ['play ninja-master on jungle-oasis', 'pick leprechaun'],
    expect: { state: { bases: [{ minions: { red: ['ninja-master'], yellow: [] } }, {}, {}] } },
  }),
  smashUp('a gremlin reacts to the very event that removes it', ['react-needs-play'], {
    given: {
      players: [{ hand: ['seeing-stars', 'poison'] }],
      bases: [{ base: 'jungle-oasis', minions: { yellow: ['gremlin'] } }],
    },
    do: ['play seeing-stars'],
    expect: { state: { players: [{ hand: [] }, {}] }, events: [{ type: 'drew', seat: 'yellow', count: 1 }] },
  }),
  smashUp('an extra for one given card is used at once or lost', ['extra-specific'], {
    given: { players: [{ hand: ['hoverbot'], deck: ['warbot', 'zapbot', '...'] }], bases: ['jungle-oasis'] },
    do: ['play hoverbot on jungle-oasis', { expect: { options: ['play warbot on jungle-oasis', 'done'] } }, 'done'],
    expect: { asked: { seat: 'red', ask: 'play' }, state: { turn: { extras: [] } }, onlyOptions: ['end plays'] },
  }),
  smashUp('an extra with a mere limit on power can wait', ['extra-specific'], {
    given: { players: [{ hand: ['zapbot', 'zapbot', 'tech-center'] }], bases: ['jungle-oasis'] },
    do: ['play zapbot on jungle-oasis', 'play tech-center', 'pick jungle-oasis', 'play zapbot on jungle-oasis'],
    expect: { state: { bases: [{ power: { red: 4 } }, {}, {}] } },
  }),
  smashUp('what stands before any label happens on playing, what follows it stays', ['labels'], {
    given: {
      players: [{ hand: ['microbot-fixer'] }],
      bases: [{ base: 'jungle-oasis', minions: { red: ['microbot-archive'] } }],
    },
    do: [
      'play microbot-fixer on jungle-oasis',
      { expect: { events: [{ type: 'extra-gained', play: 'minion' }] } },
      'end plays',
      'end plays',
    ],
    expect: { state: { active: 'red', bases: [{ power: { red: 4 } }, {}, {}], turn: { extras: [] } } },
  }),
  smashUp('first printing: before a scoring, cards in play come before hands', ['specials-revised'], {
    given: {
      players: [{ factions: ['dinosaurs', 'astroknights'], hand: ['block-the-probe'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['king-rex', 'war-raptor', 'war-raptor'] } },
        { base: 'tar-pits', minions: { yellow: ['pirate-king'] } },
      ],
    },
    do: ['end plays', { expect: { asked: { seat: 'yellow', ask: 'may' } } }, 'yes'],
    expect: { asked: { seat: 'red', ask: 'before-scoring' }, events: [{ type: 'moved', card: 'pirate-king' }] },
  }),
  smashUp('the next base that scores is not replaced after weird new worlds', ['weird-new-worlds'], {
    given: {
      players: [{ hand: ['weird-new-worlds'] }],
      bases: [
        { base: 'neutral-space', minions: { red: ['ships-captain', 'science-officer', 'leader-two', 'huffie'] } },
      ],
    },
    do: ['play weird-new-worlds', { expect: { state: { baseCount: 4, bases: [{}, {}, {}, {}] } } }, 'end plays'],
    expect: {
      state: { baseCount: 3, bases: [{}, {}, {}], players: [{ points: 3 }, {}] },
      events: [{ type: 'destroyed', card: 'weird-new-worlds' }],
    },
  }),
  smashUp('once weird new worlds is gone, there is one base more for good', ['weird-new-worlds'], {
    given: {
      players: [{ hand: ['weird-new-worlds', 'astro-robot'] }],
      bases: [
        {
          base: 'neutral-space',
          minions: { red: ['ships-captain', 'science-officer', 'medical-officer', 'space-knight'] },
        },
        'hive-of-scum-and-villainy',
        'unicrave',
      ],
      baseDeck: ['changing-room', 'wintersquashed', '...'],
    },
    do: ['play weird-new-worlds', 'play astro-robot on changing-room', 'end plays'],
    expect: {
      state: {
        baseCount: 4,
        bases: [{ base: 'wintersquashed' }, {}, {}, { base: 'changing-room', actions: { red: [] } }],
      },
      events: [
        { type: 'destroyed', card: 'weird-new-worlds' },
        { type: 'base-replaced', base: 'neutral-space' },
      ],
    },
  }),
  smashUp('revised weird new worlds: the added base stays', ['weird-new-worlds'], {
    options: { printing: 'revised' },
    given: {
      players: [{ hand: ['weird-new-worlds'] }],
      bases: [
        { base: 'neutral-space', minions: { red: ['ships-captain', 'science-officer', 'leader-two', 'huffie'] } },
      ],
    },
    do: ['play weird-new-worlds', 'end plays'],
    expect: {
      state: {
        baseCount: 4,
        bases: [{}, {}, {}, {}],
        players: [{ discard: ['weird-new-worlds', 'ships-captain', 'science-officer', 'leader-two', 'huffie'] }, {}],
      },
    },
  }),
  smashUp('first printing: a base that replaces the one being scored is scored', ['scoring-base-gone'], {
    given: {
      players: [{ hand: ['its-a-trap'], deck: ['terraforming', '...'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['scoundrel', 'space-prince', 'walking-carpet'] } },
        'the-mothership',
        'tar-pits',
      ],
      baseDeck: ['the-great-library', '...'],
    },
    do: [
      'end plays',
      'react its-a-trap',
      'choose 2',
      'play terraforming',
      'pick the-great-library',
      'pick jungle-oasis',
    ],
    expect: {
      events: [
        { type: 'base-scored', base: 'the-great-library' },
        { type: 'points', seat: 'red', amount: 4 },
      ],
    },
  }),
  smashUp('removing an action from a brownie does not affect it', ['detach-not-affect'], {
    given: {
      players: [{ factions: ['astroknights', 'ninjas'], hand: ['astro-robot', 'poison', 'disguise'] }],
      bases: [{ base: 'jungle-oasis', minions: { yellow: [{ card: 'brownie', on: ['upgrade'] }] } }],
    },
    do: ['play astro-robot on jungle-oasis'],
    expect: { state: { players: [{ hand: ['poison', 'disguise'] }, {}], bases: [{ power: { yellow: 4 } }, {}, {}] } },
  }),
  smashUp('who plays a borrowed action answers for what it does', ['credit'], {
    given: {
      players: [{ hand: ['mass-enchantment', 'scry', 'summon'] }, { deck: ['beam-up', '...'] }],
      bases: [{ base: 'jungle-oasis', minions: { yellow: ['brownie'] } }],
    },
    do: ['play mass-enchantment', 'play beam-up'],
    expect: { state: { players: [{ hand: [] }, { hand: ['brownie'] }] } },
  }),
  smashUp('power is summed first and only then raised to zero', ['power-order'], {
    given: {
      bases: [
        { base: 'tar-pits', minions: { red: [{ card: 'laseratops', on: [{ card: 'poison', owner: 'yellow' }] }] } },
      ],
      lasting: [
        { power: -3, on: 'laseratops at tar-pits' },
        { power: 4, on: 'laseratops at tar-pits' },
      ],
    },
    expect: { state: { bases: [{ power: { red: 1 } }, {}, {}] } },
  }),
  smashUp('a matrix replaces the printed number, then plus and minus apply', ['power-order'], {
    given: {
      bases: [
        {
          base: 'unicrave',
          minions: { red: [{ card: 'huffie', counters: 2, on: ['matrix-of-bossiness', 'change-into-a-gun'] }] },
        },
      ],
    },
    expect: { state: { bases: [{ power: { red: 5 } }, {}, {}] } },
  }),
  smashUp('counters stay over turns and moves', ['counters-stay'], {
    given: { bases: [{ base: 'unicrave', minions: { red: [{ card: 'huffie', counters: 2 }] } }, 'neutral-space'] },
    do: ['talent huffie', 'pick neutral-space', 'end plays', 'end plays'],
    expect: {
      state: { active: 'red', bases: [{}, { minions: { red: [{ card: 'huffie', counters: 2, power: 5 }] } }, {}] },
    },
  }),
  smashUp('counters are lost when the minion leaves play', ['counters-stay'], {
    given: {
      players: [{ hand: ['port-me-up'] }],
      bases: [{ base: 'unicrave', minions: { red: [{ card: 'huffie', counters: 2 }] } }],
    },
    do: ['play port-me-up', 'play huffie on unicrave'],
    expect: { state: { bases: [{ minions: { red: ['huffie'] } }, {}, {}] } },
  }),
  smashUp('an action on a minion is not on the base', ['on-minion-not-base'], {
    given: {
      players: [{ hand: ['infiltrate'] }],
      bases: [{ base: 'jungle-oasis', minions: { yellow: [{ card: 'king-rex', on: ['upgrade'] }] } }],
    },
    do: ['play infiltrate on jungle-oasis', 'no'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { bases: [{ power: { yellow: 9 }, actions: { red: ['infiltrate'] } }, {}, {}] },
    },
  }),
  smashUp('an action played on a protected minion is discarded without effect', ['attach-protected'], {
    given: {
      players: [{ hand: ['poison'] }],
      bases: [{ base: 'jungle-oasis', minions: { yellow: ['king-rex'] }, actions: { yellow: ['wildlife-preserve'] } }],
    },
    do: ['play poison on king-rex'],
    expect: {
      state: { bases: [{ minions: { yellow: ['king-rex'] } }, {}, {}], players: [{ discard: ['poison'] }, {}] },
      events: [{ type: 'unaffected', card: 'king-rex' }],
    },
  }),
  smashUp('a warbot cannot be destroyed but can be returned', ['indestructible-leaves'], {
    given: { players: [{ hand: ['beam-up'] }], bases: [{ base: 'jungle-oasis', minions: { yellow: ['warbot'] } }] },
    do: ['play beam-up'],
    expect: { state: { players: [{}, { hand: ['warbot'] }] } },
  }),
  smashUp('a warbot on a scored base is discarded', ['indestructible-leaves'], {
    given: { bases: [{ base: 'jungle-oasis', minions: { red: ['warbot', 'warbot', 'nukebot'] } }] },
    do: ['end plays'],
    expect: {
      state: { players: [{ discard: ['warbot', 'warbot', 'nukebot'] }, {}] },
      noEvents: [{ type: 'destroyed' }],
    },
  }),
  smashUp('a card found by searching is shown and the deck shuffled', ['search'], {
    given: { players: [{ hand: ['scry'], deck: ['archmage', '...'] }] },
    do: ['play scry', { expect: { without: ['pick card archmage'] } }, 'pick card time-loop'],
    expect: {
      state: { players: [{ hand: ['time-loop'] }, {}] },
      events: [
        { type: 'shuffled', seat: 'red' },
        { type: 'put', seat: 'red', where: 'hand', cards: ['time-loop'] },
      ],
    },
  }),
  smashUp('the same name is one exact title, and one card alone is a group', ['same-name'], {
    given: {
      players: [
        { hand: ['not-enough-bullets', 'outbreak'], discard: ['microbot-guard', 'microbot-archive', 'microbot-guard'] },
      ],
    },
    do: [
      'play not-enough-bullets',
      'pick card microbot-guard',
      { expect: { onlyOptions: ['pick card microbot-guard', 'done'] } },
      'done',
    ],
    expect: { state: { players: [{ hand: ['outbreak', 'microbot-guard'] }, {}] } },
  }),
  smashUp('revised printing: the special of a card in play waits for its turn in the round', ['specials-revised'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [{ factions: ['dinosaurs', 'astroknights'], hand: ['block-the-probe'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['king-rex', 'war-raptor', 'war-raptor'] } },
        { base: 'tar-pits', minions: { yellow: ['pirate-king'] } },
      ],
    },
    do: ['end plays', { expect: { asked: { seat: 'red', ask: 'before-scoring' } } }, 'pass'],
    expect: { asked: { seat: 'yellow', ask: 'before-scoring' } },
  }),
  smashUp('revised printing: the scoring stops when its base is replaced', ['scoring-base-gone'], {
    options: { core: 'on', printing: 'revised' },
    given: {
      players: [{ hand: ['its-a-trap'], deck: ['terraforming', '...'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['scoundrel', 'space-prince', 'walking-carpet'] } },
        'the-mothership',
        'tar-pits',
      ],
      baseDeck: ['the-great-library', '...'],
    },
    do: [
      'end plays',
      'react its-a-trap',
      'choose 2',
      'play terraforming',
      'pick the-great-library',
      'pick jungle-oasis',
    ],
    expect: {
      state: { players: [{ points: 0 }, {}], bases: [{ base: 'the-great-library', power: { red: 12 } }, {}, {}] },
      noEvents: [{ type: 'base-scored' }],
    },
  }),
  smashUp('what a card makes another player do is not put down to its controller', ['credit', 'all-not-direct'], {
    given: {
      players: [{ factions: ['star-roamers', 'wizards'], hand: ['mass-teleport', 'scry', 'summon'] }],
      bases: [{ base: 'jungle-oasis', minions: { yellow: ['brownie', 'gnome'] } }],
    },
    do: ['play mass-teleport', 'pick brownie'],
    expect: { state: { players: [{ hand: ['scry', 'summon'] }, { hand: ['brownie'] }] } },
  }),
];
