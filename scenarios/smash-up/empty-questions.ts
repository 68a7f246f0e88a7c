import { smashUp } from '../scenario.ts';

const core = { core: 'on' };
const zombies = { factions: ['zombies', 'aliens'] };

/** A question is put unless public knowledge alone says that nothing can come of it. */
export default [
  smashUp('nobody without a minion in play is asked to move one', ['look-and-reveal'], {
    given: {
      players: [{ factions: ['astroknights', 'changerbots'] }],
      bases: [{ base: 'uss-undertaking', minions: { red: ['huffie'] } }, 'neutral-space', 'changing-room'],
    },
    do: ['end plays'],
    expect: { asked: { seat: 'yellow', ask: 'play' } },
  }),
  smashUp('one with a minion in play is asked', ['look-and-reveal'], {
    given: {
      players: [{ factions: ['astroknights', 'changerbots'] }],
      bases: [{ base: 'uss-undertaking', minions: { yellow: ['sneaky-squire'] } }, 'neutral-space', 'changing-room'],
    },
    do: ['end plays'],
    expect: { asked: { seat: 'yellow', ask: 'may' } },
  }),
  smashUp('a discard pile is open: without a minion in it nothing is asked', ['discards-open'], {
    options: core,
    given: {
      players: [{ factions: ['zombies', 'dinosaurs'], hand: ['they-keep-coming'], discard: ['howl'] }],
      bases: ['jungle-oasis', 'tar-pits', 'ninja-dojo'],
    },
    do: ['play they-keep-coming'],
    expect: { asked: { seat: 'red', ask: 'play' } },
  }),
  smashUp('an empty hand is no secret: nothing is asked of it', ['look-and-reveal'], {
    options: core,
    given: {
      players: [{ factions: ['star-roamers', 'dinosaurs'], hand: ['teleport-overflow'], discard: ['howl'] }, zombies],
      bases: ['jungle-oasis', 'tar-pits', 'ninja-dojo'],
    },
    do: ['play teleport-overflow'],
    expect: { asked: { seat: 'red', ask: 'play' } },
  }),
  smashUp('a hand that holds nothing fitting is one: the question is put', ['look-and-reveal'], {
    options: core,
    given: {
      players: [{ factions: ['star-roamers', 'dinosaurs'], hand: ['teleport-overflow', 'howl'] }, zombies],
      bases: ['jungle-oasis', 'tar-pits', 'ninja-dojo'],
    },
    do: ['play teleport-overflow'],
    expect: { asked: { seat: 'red', ask: 'pick' }, onlyOptions: ['done'] },
  }),
  smashUp('one whose reactions all lie in the open is not asked for one', ['react-in-turn'], {
    given: {
      players: [
        { factions: ['astroknights', 'star-roamers'], hand: ['scoundrel'] },
        {
          factions: ['changerbots', 'ignobles'],
          hand: ['huffie'],
          discard: ['change-up-and-roll-on', 'inevitable-betrayal'],
        },
      ],
      bases: [
        { base: 'changing-room', minions: { red: [{ card: 'space-knight', counters: 20 }] } },
        'neutral-space',
        'hive-of-scum-and-villainy',
      ],
    },
    do: ['end plays', 'pass'],
    expect: { noEvents: [{ type: 'passed', seat: 'yellow' }], asked: { seat: 'red', ask: 'after-scoring' } },
  }),
  smashUp('one who may hold a reaction is asked, though there is none in hand', ['react-in-turn'], {
    given: {
      players: [
        { factions: ['astroknights', 'star-roamers'], hand: ['scoundrel'] },
        { factions: ['changerbots', 'ignobles'], hand: ['huffie'], discard: ['change-up-and-roll-on'] },
      ],
      bases: [
        { base: 'changing-room', minions: { red: [{ card: 'space-knight', counters: 20 }] } },
        'neutral-space',
        'hive-of-scum-and-villainy',
      ],
    },
    do: ['end plays', 'pass'],
    expect: { asked: { seat: 'yellow', ask: 'before-scoring' } },
  }),
];
