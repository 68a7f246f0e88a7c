import { smashUp } from '../scenario.ts';

const zombies = { factions: ['zombies', 'aliens'] };

export default [
  smashUp('one minion is played in a turn, not two', ['one-minion'], {
    given: { players: [{ hand: ['king-rex', 'war-raptor'] }, zombies], bases: ['tortuga'] },
    do: ['play king-rex on tortuga'],
    expect: {
      without: ['play war-raptor on tortuga'],
      refused: { 'play war-raptor on tortuga': { rule: 'one-minion', need: 1, have: 0 } },
    },
  }),
  smashUp('an extra minion is one more', ['one-minion'], {
    given: { players: [{ hand: ['summon', 'king-rex', 'war-raptor', 'war-raptor'] }, zombies], bases: ['tortuga'] },
    do: ['play summon', 'play king-rex on tortuga', 'play war-raptor on tortuga'],
    expect: { refused: { 'play war-raptor on tortuga': 'one-minion' } },
  }),
  smashUp('one action is played in a turn, not two', ['one-action'], {
    given: { players: [{ hand: ['howl', 'augmentation'] }, zombies], bases: ['tortuga'] },
    do: ['play howl'],
    expect: {
      without: ['play augmentation'],
      refused: { 'play augmentation': { rule: 'one-action', need: 1, have: 0 } },
    },
  }),
  smashUp('an extra action is one more', ['one-action'], {
    given: { players: [{ hand: ['chronomage', 'howl', 'howl', 'rampage'] }, zombies], bases: ['tortuga'] },
    do: ['play chronomage on tortuga', 'play howl', 'play howl'],
    expect: { refused: { 'play rampage': 'one-action' } },
  }),
  smashUp('an action can come before the minion', ['play-any-order'], {
    given: { players: [{ hand: ['howl', 'king-rex'] }, zombies], bases: ['tortuga'] },
    do: ['play howl', 'play king-rex on tortuga'],
    expect: { state: { turn: { minions: 0, actions: 0 } }, onlyOptions: ['end plays'] },
  }),
  smashUp('a talent can come between minion and action', ['play-any-order'], {
    given: {
      players: [{ hand: ['huffie', 'use-the-fours'] }],
      bases: ['hive-of-scum-and-villainy', { base: 'neutral-space', minions: { red: ['leader-two'] } }],
    },
    do: ['play huffie on neutral-space', 'talent leader-two', 'play use-the-fours', 'pick huffie'],
    expect: { state: { bases: [{}, { power: { red: 15 } }, {}] } },
  }),
  smashUp('a turn can pass without any play', ['play-any-order'], {
    given: { players: [{ hand: ['howl', 'king-rex'] }, zombies], bases: ['tortuga'] },
    do: [{ expect: { options: ['end plays'] } }, 'end plays'],
    expect: { asked: { seat: 'yellow', ask: 'play' } },
  }),
  smashUp('a card in the discard pile or the deck is not played', ['play-from-hand'], {
    given: { players: [{ hand: [], discard: ['king-rex', 'howl'] }, zombies], bases: ['tortuga'] },
    expect: {
      refused: {
        'play king-rex on tortuga': 'play-from-hand',
        'play howl': 'play-from-hand',
        'play war-raptor on tortuga': 'play-from-hand',
      },
    },
  }),
  smashUp('an effect allows a minion from the discard pile', ['play-from-hand'], {
    given: {
      players: [{ discard: ['walker'] }],
      bases: [{ base: 'tortuga', actions: { red: ['theyre-coming-to-get-you'] } }, 'jungle-oasis'],
    },
    do: [{ expect: { without: ['play walker on jungle-oasis from discard'] } }, 'play walker on tortuga from discard'],
    expect: { state: { players: [{ discard: [] }, {}], turn: { minions: 0 } } },
  }),
  smashUp('a minion goes to a base in play, not to one in the deck', ['minion-needs-base'], {
    given: { players: [{ hand: ['king-rex'] }, zombies], bases: ['tortuga', 'tar-pits', 'ninja-dojo'] },
    do: [
      {
        expect: {
          onlyOptions: [
            'play king-rex on tortuga',
            'play king-rex on tar-pits',
            'play king-rex on ninja-dojo',
            'end plays',
          ],
          refused: { 'play king-rex on jungle-oasis': 'minion-needs-base', 'play king-rex': 'minion-needs-base' },
        },
      },
      'play king-rex on tar-pits',
    ],
    expect: { state: { bases: [{}, { minions: { red: ['king-rex'] } }, {}], players: [{ hand: [] }, {}] } },
  }),
  smashUp('a minion acts once it is on its base', ['minion-effect'], {
    given: { players: [{ hand: ['invader'] }], bases: ['tortuga'] },
    do: ['play invader on tortuga'],
    expect: {
      events: [
        { type: 'minion-played', seat: 'red', card: 'invader', base: 'tortuga' },
        { type: 'points', seat: 'red', amount: 1 },
      ],
    },
  }),
  smashUp('a special ability waits for its own time', ['minion-effect'], {
    given: { players: [{ hand: ['scout'] }], bases: ['tortuga'] },
    do: ['play scout on tortuga'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { bases: [{ minions: { red: ['scout'] } }, {}, {}] },
      noEvents: [{ type: 'returned' }],
    },
  }),
  smashUp('an action acts, then goes to the discard pile', ['action-effect'], {
    given: {
      players: [{ hand: ['howl'] }, zombies],
      bases: [{ base: 'tortuga', minions: { red: ['king-rex'] } }],
    },
    do: ['play howl'],
    expect: {
      state: { players: [{ hand: [], discard: ['howl'] }, {}], bases: [{ power: { red: 8 } }, {}, {}] },
      events: [{ type: 'action-played', seat: 'red', card: 'howl' }],
    },
  }),
  smashUp('an action attached to a minion or to a base stays', ['action-effect'], {
    given: {
      players: [{ hand: ['upgrade', 'wildlife-preserve'] }, zombies],
      bases: [{ base: 'tortuga', minions: { red: ['king-rex'] } }],
      turn: { actions: 2 },
    },
    do: ['play upgrade on king-rex', 'play wildlife-preserve on tortuga'],
    expect: {
      state: {
        players: [{ discard: [] }, {}],
        bases: [
          { minions: { red: [{ card: 'king-rex', on: ['upgrade'] }] }, actions: { red: ['wildlife-preserve'] } },
          {},
          {},
        ],
      },
    },
  }),

  smashUp('the card played does its own first, then others react', ['resolve-card-first'], {
    given: {
      players: [{ hand: ['tiger-assassin'] }, { factions: ['tricksters', 'zombies'] }],
      bases: [{ base: 'tortuga', minions: { yellow: ['leprechaun', 'walker'] } }],
    },
    do: ['play tiger-assassin on tortuga', 'pick walker'],
    expect: {
      events: [
        { type: 'destroyed', card: 'walker' },
        { type: 'triggered', seat: 'yellow', card: 'leprechaun' },
        { type: 'destroyed', card: 'tiger-assassin' },
      ],
    },
  }),
  smashUp('a card whose own effect removes what would react is safe', ['resolve-card-first'], {
    given: {
      players: [{ hand: ['ninja-master'] }, { factions: ['tricksters', 'zombies'] }],
      bases: [{ base: 'tortuga', minions: { yellow: [{ card: 'leprechaun', counters: 1 }] } }],
    },
    do: ['play ninja-master on tortuga', 'pick leprechaun'],
    expect: { state: { bases: [{ minions: { red: ['ninja-master'], yellow: [] } }, {}, {}] } },
  }),
  smashUp('cards in play that react do so in the active player’s order', ['resolve-in-play', 'simultaneous'], {
    given: {
      players: [{ hand: ['war-raptor', 'howl'] }, { factions: ['tricksters', 'zombies'] }],
      bases: [{ base: 'tortuga', minions: { yellow: ['leprechaun'] }, actions: { yellow: ['pay-the-piper'] } }],
    },
    do: [
      'play war-raptor on tortuga',
      {
        expect: {
          asked: { seat: 'red', ask: 'order' },
          onlyOptions: ['order leprechaun at tortuga', 'order pay-the-piper at tortuga'],
        },
      },
      'order pay-the-piper at tortuga',
      'pick card howl',
    ],
    expect: {
      events: [
        { type: 'discarded', seat: 'red', cards: ['howl'] },
        { type: 'destroyed', card: 'war-raptor' },
      ],
    },
  }),
  smashUp('cards in play come before cards in hand, which follow in turn order', ['resolve-hands'], {
    given: {
      players: [
        { factions: ['pirates', 'ninjas'], hand: ['shinobi'] },
        { factions: ['astroknights', 'zombies'], hand: ['block-the-probe'] },
      ],
      bases: [
        { base: 'jungle-oasis', minions: { yellow: ['zombie-lord', 'grave-digger', 'grave-digger'] } },
        { base: 'tortuga', minions: { red: ['pirate-king'] } },
      ],
    },
    do: [
      'end plays',
      { expect: { asked: { seat: 'red', ask: 'may' } } },
      'no',
      { expect: { asked: { seat: 'red', ask: 'before-scoring' }, options: ['react shinobi'] } },
      'pass',
    ],
    expect: { asked: { seat: 'yellow', ask: 'before-scoring' }, options: ['react block-the-probe'] },
  }),
  smashUp('a played action is no part of the discard pile while it acts', ['resolve-discard-last'], {
    given: { players: [{ factions: ['wizards', 'robots'], hand: ['mystic-studies'], deck: ['summon'] }, zombies] },
    do: ['play mystic-studies'],
    expect: {
      events: [{ type: 'shuffled', seat: 'red', count: 38 }],
      state: { players: [{ discard: ['mystic-studies'] }, {}], aside: [] },
    },
  }),
  smashUp('what the action sets off comes before its discard', ['resolve-discard-last'], {
    given: {
      players: [{ hand: ['seeing-stars'], factions: ['ninjas', 'tricksters'] }, zombies],
      bases: [{ base: 'tortuga', minions: { red: ['gremlin'] } }],
    },
    do: ['play seeing-stars'],
    expect: {
      state: { players: [{ discard: ['gremlin', 'seeing-stars'] }, {}] },
      events: [{ type: 'drew', seat: 'red' }],
    },
  }),

  smashUp('a minion has its printed power, a base its breakpoint and three amounts', ['card-numbers'], {
    seats: 3,
    given: {
      players: [{}, {}, { factions: ['aliens'] }],
      bases: [
        {
          base: 'tortuga',
          minions: { red: ['king-rex', 'laseratops'], yellow: ['warbot', 'nukebot'], green: ['supreme-overlord'] },
        },
      ],
    },
    do: [
      { expect: { state: { bases: [{ breakpoint: 21, power: { red: 11, yellow: 9, green: 5 } }, {}, {}, {}] } } },
      'end plays',
    ],
    expect: { state: { players: [{ points: 4 }, { points: 3 }, { points: 2 }] } },
  }),
  smashUp('a minion that is moved does not act again', ['on-play-once', 'play'], {
    given: {
      players: [{ hand: ['way-of-deception'] }, zombies],
      bases: [
        { base: 'tortuga', minions: { red: ['tiger-assassin'] } },
        { base: 'tar-pits', minions: { yellow: ['walker'] } },
      ],
    },
    do: ['play way-of-deception', 'pick tar-pits'],
    expect: {
      asked: { seat: 'red', ask: 'play' },
      state: { bases: [{}, { minions: { red: ['tiger-assassin'], yellow: ['walker'] } }, {}] },
    },
  }),
  smashUp('a minion played anew acts anew', ['on-play-once'], {
    given: {
      players: [{ hand: ['abduction', 'invader'] }],
      bases: [{ base: 'tortuga', minions: { red: ['invader'] } }],
    },
    do: ['play abduction', 'play invader on tortuga', 'play invader on tortuga'],
    expect: { state: { players: [{ points: 2 }, {}], bases: [{ minions: { red: ['invader', 'invader'] } }, {}, {}] } },
  }),
  smashUp('a minion that an effect plays from elsewhere acts too', ['on-play-once', 'play'], {
    given: {
      players: [{ factions: ['robots', 'aliens'], hand: ['hoverbot'], deck: ['invader', '...'] }, {}],
      bases: ['tortuga'],
    },
    do: ['play hoverbot on tortuga', 'play invader on tortuga'],
    expect: { state: { players: [{ points: 1 }, {}] } },
  }),
  smashUp('a minion played by its special is on top of the minion of the turn', ['special-on-top'], {
    given: {
      players: [{ factions: ['zombies', 'wizards'], hand: ['zombie-lord'], discard: ['tenacious-z'] }],
      bases: ['tortuga'],
    },
    do: ['special tenacious-z', 'play tenacious-z on tortuga'],
    expect: { state: { turn: { minions: 1 } }, options: ['play zombie-lord on tortuga'] },
  }),
  smashUp('extra plays and talents may be left unused', ['extra-optional'], {
    given: {
      players: [{ hand: ['yield-to-rage', 'use-the-fours'], factions: ['astroknights', 'changerbots'] }],
      bases: [{ base: 'neutral-space', minions: { red: ['leader-two'] } }],
    },
    do: [
      'play yield-to-rage',
      { expect: { options: ['play use-the-fours', 'talent leader-two at neutral-space', 'end plays'] } },
      'end plays',
    ],
    expect: { asked: { seat: 'yellow', ask: 'play' } },
  }),
  smashUp('an extra minion waits while other cards are played', ['extra-keep'], {
    given: {
      players: [{ hand: ['zapbot', 'king-rex', 'howl', 'zapbot'], factions: ['robots', 'dinosaurs'] }, zombies],
      bases: ['tortuga'],
    },
    do: [
      'play zapbot on tortuga',
      'play howl',
      { expect: { without: ['play king-rex on tortuga'] } },
      'play zapbot on tortuga',
    ],
    expect: { state: { turn: { extras: [{ play: 'minion', powerAtMost: 2 }] } } },
  }),
  smashUp('an extra can be used before the normal play', ['extra-keep'], {
    given: {
      players: [{ factions: ['wizards', 'robots'], hand: ['zapbot', 'nukebot'] }, {}],
      bases: ['tortuga'],
      turn: { extras: [{ play: 'minion', powerAtMost: 2 }] },
    },
    do: ['play zapbot on tortuga'],
    expect: { options: ['play nukebot on tortuga'] },
  }),
  smashUp('an extra serves only on the base it names', ['extra-limits'], {
    given: {
      players: [{ factions: ['tricksters', 'dinosaurs'], hand: ['king-rex', 'gnome'] }, zombies],
      bases: [{ base: 'tortuga', actions: { red: ['enshrouding-mist'] } }, 'tar-pits'],
    },
    do: ['play king-rex on tar-pits'],
    expect: { options: ['play gnome on tortuga'], refused: { 'play gnome on tar-pits': 'one-minion' } },
  }),
  smashUp('a talent works once in a turn and again in the next', ['talent-once'], {
    given: {
      players: [{ factions: ['changerbots'] }],
      bases: [
        { base: 'neutral-space', minions: { red: ['huffie', 'leader-two'] } },
        'hive-of-scum-and-villainy',
        'changing-room',
      ],
    },
    do: [
      'talent huffie',
      'pick changing-room',
      { expect: { refused: { 'talent huffie': 'talent-once' }, without: ['talent huffie'] } },
      'end plays',
      'end plays',
    ],
    expect: { asked: { seat: 'red', ask: 'play' }, options: ['talent huffie at changing-room'] },
  }),
  smashUp('a talent belongs to the controller, not to the owner', ['talent-yours'], {
    given: {
      players: [{ factions: ['changerbots'] }],
      bases: [{ base: 'neutral-space', minions: { red: [{ card: 'huffie', controller: 'yellow' }, 'bruiser'] } }],
    },
    do: [
      { expect: { options: ['talent bruiser at neutral-space'], refused: { 'talent huffie': 'talent-yours' } } },
      'end plays',
    ],
    expect: { options: ['talent huffie at neutral-space'] },
  }),
  smashUp('a counter placed is no transfer: it comes from the supply', ['transfer'], {
    given: {
      players: [{ hand: ['use-the-fours'] }],
      bases: [{ base: 'neutral-space', minions: { red: ['alien-guru', { card: 'mannersbot', counters: 2 }] } }],
    },
    do: ['play use-the-fours', 'pick alien-guru', 'pick alien-guru'],
    expect: {
      state: {
        bases: [
          {
            minions: {
              red: [
                { card: 'alien-guru', power: 7, counters: 1 },
                { card: 'mannersbot', counters: 2 },
              ],
            },
          },
          {},
          {},
        ],
      },
    },
  }),
];
