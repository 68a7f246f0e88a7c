import { smashUp } from '../scenario.ts';

const zombies = { factions: ['zombies', 'aliens'] };
const core = { core: 'on' };

/** The plays made in a turn are matched to the plays allowed as late as possible: no legal play is lost. */
export default [
  smashUp('Space Prince’s extra does not bind an action that the normal play covers too', ['extra-limits'], {
    given: {
      players: [{ factions: ['astroknights', 'ignobles'], hand: ['block-the-probe'] }],
      bases: [{ base: 'neutral-space', minions: { red: ['space-prince'], yellow: ['huffie'] } }],
    },
    do: ['talent space-prince', 'play block-the-probe'],
    expect: { onlyOptions: ['pick space-prince at neutral-space', 'pick huffie at neutral-space'] },
  }),
  smashUp('an action aimed at another player’s minion used the normal play', ['extra-limits'], {
    given: {
      players: [
        { factions: ['astroknights', 'ignobles'], hand: ['block-the-probe', 'use-the-fours', 'recycle-the-trash'] },
      ],
      bases: [{ base: 'neutral-space', minions: { red: ['space-prince'], yellow: ['huffie'] } }],
    },
    do: ['talent space-prince', 'play block-the-probe', 'pick huffie'],
    expect: {
      options: ['play use-the-fours'],
      without: ['play recycle-the-trash'],
      refused: { 'play recycle-the-trash': 'action-target' },
    },
  }),
  smashUp('an action on a minion of one’s own leaves both orders open', ['extra-limits'], {
    given: {
      players: [
        { factions: ['astroknights', 'ignobles'], hand: ['block-the-probe', 'use-the-fours', 'recycle-the-trash'] },
      ],
      bases: [{ base: 'neutral-space', minions: { red: ['space-prince'], yellow: ['huffie'] } }],
    },
    do: ['talent space-prince', 'play block-the-probe', 'pick space-prince'],
    expect: {
      state: { turn: { actions: 1, extras: [] } },
      options: ['play use-the-fours', 'play recycle-the-trash'],
    },
  }),
  smashUp('a free extra is not spent where one that excludes a title serves', ['extra-limits'], {
    given: {
      players: [{ factions: ['star-roamers', 'ignobles'], hand: ['sneaky-squire', 'ensign', 'ensign'] }],
      bases: ['tortuga'],
      turn: { minions: 0, extras: [{ play: 'minion' }, { play: 'minion', notTitle: 'ensign' }] },
    },
    do: ['play sneaky-squire on tortuga', 'done', 'play ensign on tortuga'],
    expect: { without: ['play ensign on tortuga'], state: { turn: { extras: [] } } },
  }),
  smashUp('two narrow extras are told apart only when it matters', ['extra-limits'], {
    options: core,
    given: {
      players: [{ factions: ['robots', 'dinosaurs'], hand: ['war-raptor', 'king-rex', 'armor-stego'] }, zombies],
      bases: ['tortuga', 'tar-pits', 'ninja-dojo'],
      turn: {
        minions: 0,
        extras: [
          { play: 'minion', powerAtMost: 2 },
          { play: 'minion', at: 'tar-pits' },
        ],
      },
    },
    do: ['play war-raptor on tar-pits'],
    expect: {
      options: ['play king-rex on tar-pits', 'play armor-stego on tar-pits'],
      without: ['play king-rex on tortuga'],
    },
  }),
  smashUp('… and the other way round', ['extra-limits'], {
    options: core,
    given: {
      players: [{ factions: ['robots', 'dinosaurs'], hand: ['war-raptor', 'war-raptor', 'king-rex'] }, zombies],
      bases: ['tortuga', 'tar-pits', 'ninja-dojo'],
      turn: {
        minions: 0,
        extras: [
          { play: 'minion', powerAtMost: 2 },
          { play: 'minion', at: 'tar-pits' },
        ],
      },
    },
    do: ['play war-raptor on tar-pits', 'play war-raptor on tortuga'],
    expect: { without: ['play king-rex on tar-pits'], state: { turn: { extras: [] } } },
  }),
  smashUp('an extra never covers what was played before it was given', ['extra-limits'], {
    options: core,
    given: {
      players: [{ factions: ['robots', 'dinosaurs'], hand: ['zapbot', 'zapbot', 'king-rex'] }, zombies],
      bases: ['tortuga', 'tar-pits', 'ninja-dojo'],
    },
    do: ['play zapbot on tortuga'],
    expect: { options: ['play zapbot on tortuga'], without: ['play king-rex on tortuga'] },
  }),
  smashUp('a restriction does not make an extra specific: it may serve for the discard pile', ['theyre-coming'], {
    options: core,
    given: {
      players: [{ factions: ['star-roamers', 'zombies'], discard: ['walker', 'ensign'] }],
      bases: [
        {
          base: 'tortuga',
          minions: { red: ['science-officer', 'ensign'] },
          actions: { red: ['theyre-coming-to-get-you'] },
        },
        'tar-pits',
        'ninja-dojo',
      ],
      turn: { minions: 0 },
    },
    do: ['talent science-officer', 'pick ensign'],
    expect: {
      options: ['play walker on tortuga from discard'],
      without: ['play ensign on tortuga from discard', 'play walker on tar-pits from discard'],
    },
  }),
  smashUp('an extra on a base serves on the one that takes its place', ['extra-limits', 'terraforming'], {
    options: { ...core, printing: 'revised' },
    given: {
      players: [{ factions: ['aliens', 'tricksters'], hand: ['terraforming', 'gnome', 'gnome', 'gnome'] }],
      bases: [{ base: 'tar-pits', actions: { red: ['enshrouding-mist'] } }, 'jungle-oasis', 'ninja-dojo'],
      baseDeck: ['tortuga', '...'],
      turn: { minions: 0 },
    },
    do: [
      'play terraforming',
      'pick tortuga',
      'pick tar-pits',
      { expect: { without: ['play gnome on jungle-oasis'] } },
      'play gnome on tortuga',
      'play gnome on tortuga',
    ],
    expect: { without: ['play gnome on tortuga'] },
  }),
  smashUp('… also where the card that gave it is discarded with the old base', ['extra-limits', 'terraforming'], {
    options: core,
    given: {
      players: [{ factions: ['aliens', 'tricksters'], hand: ['terraforming', 'gnome', 'gnome', 'gnome'] }],
      bases: [{ base: 'tar-pits', actions: { red: ['enshrouding-mist'] } }, 'jungle-oasis', 'ninja-dojo'],
      baseDeck: ['tortuga', '...'],
      turn: { minions: 0 },
    },
    do: ['play terraforming', 'pick tortuga', 'pick tar-pits', 'play gnome on tortuga', 'play gnome on tortuga'],
    expect: { without: ['play gnome on tortuga'] },
  }),
  smashUp('a minion played while a base scores is not the first where one was played before', [], {
    options: core,
    given: {
      players: [
        { factions: ['ninjas', 'robots'], hand: ['warbot', 'hidden-ninja', 'microbot-fixer', 'zapbot'] },
        zombies,
      ],
      bases: [{ base: 'jungle-oasis', minions: { red: ['nukebot', 'warbot'] } }, 'tar-pits', 'ninja-dojo'],
    },
    do: ['play warbot on jungle-oasis', 'end plays', 'react hidden-ninja', 'play microbot-fixer on jungle-oasis'],
    expect: { asked: { seat: 'red', ask: 'before-scoring' } },
  }),
  smashUp('the first minion of a turn is counted for each player', [], {
    options: core,
    given: {
      players: [
        { factions: ['dinosaurs', 'zombies'], hand: ['king-rex', 'war-raptor'] },
        { factions: ['ninjas', 'robots'], hand: ['hidden-ninja', 'shinobi', 'microbot-fixer', 'zapbot'] },
      ],
      bases: [{ base: 'jungle-oasis', minions: { red: ['armor-stego', 'armor-stego'] } }, 'tar-pits', 'ninja-dojo'],
      turn: { minions: 2 },
    },
    do: [
      'play war-raptor on tar-pits',
      'play king-rex on jungle-oasis',
      'end plays',
      'react hidden-ninja',
      'play microbot-fixer on jungle-oasis',
      { expect: { asked: { seat: 'yellow', ask: 'extra' } } },
      'play zapbot on jungle-oasis',
      'done',
    ],
    expect: {
      asked: { seat: 'yellow', ask: 'before-scoring' },
      state: { turn: { minionPlays: ['red', 'red', 'yellow', 'yellow'] } },
    },
  }),
  smashUp('It’s a Trap! may play what it finds by its special ability, if its moment is now', ['special-timing'], {
    given: {
      players: [{ factions: ['astroknights', 'changerbots'], hand: ['its-a-trap'], deck: ['change-up-and-roll-on'] }],
      bases: [
        { base: 'neutral-space', minions: { red: [{ card: 'space-knight', counters: 20 }] } },
        { base: 'changing-room', minions: { red: ['huffie'] } },
        'hive-of-scum-and-villainy',
      ],
    },
    do: [
      'end plays',
      'react its-a-trap',
      'choose 2',
      { expect: { onlyOptions: ['play change-up-and-roll-on', 'done'] } },
      'play change-up-and-roll-on',
      'pick huffie',
    ],
    expect: { events: [{ type: 'moved', card: 'huffie', from: 'changing-room', to: 'neutral-space' }] },
  }),
  smashUp('so may what that card leads to, though it is another player’s', ['special-timing'], {
    options: core,
    given: {
      players: [
        { factions: ['astroknights', 'wizards'], hand: ['its-a-trap'], deck: ['mass-enchantment', 'scry'] },
        { factions: ['changerbots', 'zombies'], deck: ['change-up-and-roll-on', '...'] },
      ],
      bases: [
        { base: 'neutral-space', minions: { red: [{ card: 'space-knight', counters: 20 }] } },
        { base: 'changing-room', minions: { red: ['pupoks'], yellow: ['huffie'] } },
        'jungle-oasis',
      ],
    },
    do: [
      'end plays',
      'react its-a-trap',
      'choose 2',
      'play mass-enchantment',
      'play change-up-and-roll-on',
      { expect: { onlyOptions: ['pick pupoks at changing-room', 'done'] } },
      'pick pupoks',
    ],
    expect: {
      events: [{ type: 'moved', card: 'pupoks', to: 'neutral-space' }],
      state: { players: [{}, { discard: ['change-up-and-roll-on'] }] },
    },
  }),
  smashUp('outside its moment a special card that an effect reveals cannot be played', ['special-timing'], {
    options: core,
    given: {
      players: [{ factions: ['wizards', 'ninjas'], hand: ['neophyte'], deck: ['hidden-ninja', '...'] }, zombies],
      bases: ['jungle-oasis', 'tar-pits', 'ninja-dojo'],
    },
    do: ['play neophyte on jungle-oasis'],
    expect: { onlyOptions: ['choose 1', 'choose 3'] },
  }),
  smashUp('Ninja Acolyte is not offered where no minion may be played (first printing)', ['cost-whole'], {
    options: { ...core, printing: 'first' },
    given: {
      players: [{ factions: ['ninjas', 'dinosaurs'], hand: ['king-rex'] }, zombies],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['ninja-acolyte'] }, actions: { yellow: ['overrun'] } },
        { base: 'tar-pits', minions: { red: ['ninja-acolyte'] } },
        'ninja-dojo',
      ],
    },
    expect: {
      options: ['special ninja-acolyte at tar-pits'],
      without: ['special ninja-acolyte at jungle-oasis'],
      refused: { 'special ninja-acolyte at jungle-oasis': 'cannot-play-here' },
    },
  }),
  smashUp('Ninja Acolyte is not offered where no minion may be played (revised printing)', ['cost-whole'], {
    options: { ...core, printing: 'revised' },
    given: {
      players: [{ factions: ['ninjas', 'dinosaurs'], hand: ['king-rex'] }, zombies],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['ninja-acolyte'] }, actions: { yellow: ['overrun'] } },
        { base: 'tar-pits', minions: { red: ['ninja-acolyte'] } },
        'ninja-dojo',
      ],
    },
    expect: {
      options: ['talent ninja-acolyte at tar-pits'],
      without: ['talent ninja-acolyte at jungle-oasis'],
      refused: { 'talent ninja-acolyte at jungle-oasis': 'cannot-play-here' },
    },
  }),
  smashUp('Ninja Acolyte may play another minion where only its own faction is named', ['cost-whole'], {
    options: core,
    given: {
      players: [{ factions: ['ninjas', 'dinosaurs'], hand: ['king-rex'] }, { factions: ['tricksters', 'aliens'] }],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['ninja-acolyte'] }, actions: { yellow: ['block-the-path'] } },
        'tar-pits',
        'ninja-dojo',
      ],
      named: [{ by: 'block-the-path at jungle-oasis', name: 'ninjas' }],
    },
    do: ['special ninja-acolyte'],
    expect: { onlyOptions: ['play king-rex on jungle-oasis'] },
  }),
  smashUp('… and is not offered where its player holds no other', ['cost-whole'], {
    options: core,
    given: {
      players: [
        { factions: ['ninjas', 'dinosaurs'], hand: ['howl', 'shinobi'] },
        { factions: ['tricksters', 'aliens'] },
      ],
      bases: [
        { base: 'jungle-oasis', minions: { red: ['ninja-acolyte'] }, actions: { yellow: ['block-the-path'] } },
        'tar-pits',
        'ninja-dojo',
      ],
      named: [{ by: 'block-the-path at jungle-oasis', name: 'ninjas' }],
    },
    expect: { without: ['special ninja-acolyte'] },
  }),
  smashUp('Shinobi cannot answer where no minion may be played', ['cost-whole'], {
    options: core,
    given: {
      players: [{ factions: ['ninjas', 'dinosaurs'], hand: ['shinobi', 'hidden-ninja'] }, zombies],
      bases: [
        {
          base: 'jungle-oasis',
          minions: { red: ['king-rex', 'ninja-master'] },
          actions: { yellow: ['overrun'] },
        },
        'tar-pits',
        'ninja-dojo',
      ],
    },
    do: ['end plays'],
    expect: { asked: { ask: 'before-scoring' }, options: ['react hidden-ninja'], without: ['react shinobi'] },
  }),
];
