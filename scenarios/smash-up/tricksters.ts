import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});

/** Tricksters. */
export default [
  smashUp('Leprechaun: destroys a weaker minion that another player plays here', [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['laseratops'] }],
      bases: [at('tortuga', ['leprechaun'])],
    },
    do: ['play laseratops on tortuga'],
    expect: { state: { players: [{}, { discard: ['laseratops'] }] } },
  }),
  smashUp('Leprechaun: spares a minion that is not weaker', [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['king-rex'] }],
      bases: [at('tortuga', ['leprechaun'])],
    },
    do: ['play king-rex on tortuga'],
    expect: { noEvents: [{ type: 'destroyed' }] },
  }),
  smashUp('Brownie: a player whose card affects it discards two cards at random', [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['beam-up', 'scout', 'invader'] }],
      bases: [at('tortuga', ['brownie'])],
    },
    do: ['play beam-up'],
    expect: { state: { players: [{ hand: ['brownie'] }, { hand: [] }] } },
  }),
  smashUp('Gnome: may destroy a minion of less power than you have minions here', [], {
    given: {
      players: [{ hand: ['gnome'] }],
      bases: [at('tortuga', ['leprechaun', 'brownie'], ['collector', 'scout'])],
    },
    do: ['play gnome on tortuga', { expect: { onlyOptions: ['pick collector at tortuga', 'done'] } }, 'pick collector'],
    expect: { state: { players: [{}, { discard: ['collector'] }] } },
  }),
  smashUp('Gremlin: once destroyed you draw a card and each other player discards one at random', [], {
    given: {
      active: 'yellow',
      players: [{ deck: ['gnome', 'brownie'] }, { hand: ['seeing-stars', 'shinobi'] }],
      bases: [at('tortuga', ['gremlin'])],
    },
    do: ['play seeing-stars'],
    expect: { state: { players: [{ hand: ['gnome'] }, { hand: [] }] } },
  }),
  smashUp('Block the Path: minions of the faction named cannot be played here', [], {
    given: {
      players: [{ hand: ['block-the-path'] }, { hand: ['king-rex', 'scout'] }],
      bases: ['tortuga', 'the-mothership'],
    },
    do: ['play block-the-path on tortuga', 'name dinosaurs', 'end plays'],
    expect: {
      refused: { 'play king-rex on tortuga': 'cannot-play-here' },
      options: ['play king-rex on the-mothership', 'play scout on tortuga'],
    },
  }),
  smashUp('Disenchant: destroys an action on a base or a minion', [], {
    given: {
      players: [{ hand: ['disenchant'] }],
      bases: [
        { ...at('tortuga', []), actions: { yellow: ['wildlife-preserve'] } },
        at('the-mothership', [], [{ card: 'king-rex', on: ['upgrade'] }]),
      ],
    },
    do: [
      'play disenchant',
      { expect: { onlyOptions: ['pick wildlife-preserve at tortuga', 'pick upgrade at the-mothership'] } },
      'pick upgrade',
    ],
    expect: { state: { players: [{}, { discard: ['upgrade'] }] } },
  }),
  smashUp('Enshrouding Mist: one more minion may be played here on each of your turns', [], {
    given: { players: [{ hand: ['enshrouding-mist'] }], bases: ['tortuga'] },
    do: [
      'play enshrouding-mist on tortuga',
      { expect: { state: { turn: { minions: 1, extras: [{ play: 'minion', at: 'tortuga' }] } } } },
      'end plays',
      { expect: { state: { active: 'yellow', turn: { extras: [] } } } },
      'end plays',
    ],
    expect: { state: { active: 'red', turn: { minions: 1, extras: [{ play: 'minion', at: 'tortuga' }] } } },
  }),
  smashUp('Flame Trap: a minion another player plays here is destroyed, and the trap', [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['king-rex'] }],
      bases: [{ ...at('tortuga', []), actions: { red: ['flame-trap'] } }],
    },
    do: ['play king-rex on tortuga'],
    expect: { state: { players: [{ discard: ['flame-trap'] }, { discard: ['king-rex'] }] } },
  }),
  smashUp("Hideout: is destroyed in place of what another player's action does to your minions here", [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['crop-circles'] }],
      bases: [{ ...at('tortuga', ['gnome', 'gnome'], ['scout']), actions: { red: ['hideout'] } }],
    },
    do: ['play crop-circles', 'pick tortuga'],
    expect: {
      state: {
        players: [{ discard: ['hideout'] }, { hand: ['scout'] }],
        bases: [{ minions: { red: ['gnome', 'gnome'], yellow: [] } }, {}, {}],
      },
    },
  }),
  smashUp('Mark of Sleep: a player plays no actions in the next turn', [], {
    given: { players: [{ hand: ['mark-of-sleep'] }, { hand: ['howl'] }], bases: [at('tortuga', [], ['king-rex'])] },
    do: [
      ...['play mark-of-sleep', 'pick yellow', 'end plays'],
      { expect: { asked: { seat: 'yellow' }, without: ['play howl'] } },
      ...['end plays', 'end plays'],
    ],
    expect: { asked: { seat: 'yellow' }, options: ['play howl'] },
  }),
  smashUp('Pay the Piper: who else plays a minion here discards a card', [], {
    given: {
      active: 'yellow',
      players: [{}, { hand: ['king-rex', 'howl', 'upgrade'] }],
      bases: [{ ...at('tortuga', []), actions: { red: ['pay-the-piper'] } }],
    },
    do: ['play king-rex on tortuga', 'yellow: pick card howl'],
    expect: { state: { players: [{}, { hand: ['upgrade'], discard: ['howl'] }] } },
  }),
  smashUp('Take the Shinies: each other player discards two cards at random', [], {
    given: { players: [{ hand: ['take-the-shinies', 'gnome'] }, { hand: ['king-rex', 'howl'] }] },
    do: ['play take-the-shinies'],
    expect: { state: { players: [{ hand: ['gnome'] }, { hand: [] }] } },
  }),
];
