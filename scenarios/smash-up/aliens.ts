import { smashUp } from '../scenario.ts';

const at = (base: string, red: readonly unknown[], yellow: readonly unknown[] = []) => ({
  base,
  minions: { red, yellow },
});

/** Aliens. */
export default [
  smashUp('Supreme Overlord: may return any minion', [], {
    given: { players: [{ hand: ['supreme-overlord'] }], bases: [at('tortuga', [], ['king-rex']), 'ninja-dojo'] },
    do: ['play supreme-overlord on ninja-dojo', { expect: { options: ['done'] } }, 'pick king-rex'],
    expect: { state: { players: [{}, { hand: ['king-rex'] }], bases: [{ minions: { yellow: [] } }, {}, {}] } },
  }),
  smashUp('Invader: gives a point when played', [], {
    given: { players: [{ hand: ['invader'] }], bases: ['tortuga'] },
    do: ['play invader on tortuga'],
    expect: { state: { players: [{ points: 1 }, { points: 0 }] } },
  }),
  smashUp('Scout: may return to the hand after its base scores', [], {
    given: {
      players: [{ deck: ['collector', 'collector'] }],
      bases: [at('jungle-oasis', ['scout', 'supreme-overlord', 'invader', 'invader'])],
    },
    do: ['end plays', 'yes'],
    expect: { state: { players: [{ points: 2, hand: ['scout', 'collector', 'collector'] }, {}] } },
  }),
  smashUp('Collector: may return a minion of power 3 or less here', [], {
    given: {
      players: [{ hand: ['collector'] }],
      bases: [at('tortuga', [], ['war-raptor', 'laseratops']), at('ninja-dojo', [], ['armor-stego'])],
    },
    do: [
      'play collector on tortuga',
      { expect: { onlyOptions: ['pick war-raptor at tortuga', 'pick collector at tortuga', 'done'] } },
      'pick war-raptor',
    ],
    expect: { state: { players: [{}, { hand: ['war-raptor'] }] } },
  }),
  smashUp('Abduction: returns a minion and allows one more', [], {
    given: { players: [{ hand: ['abduction'] }], bases: [at('tortuga', [], ['king-rex'])] },
    do: ['play abduction'],
    expect: {
      state: { players: [{}, { hand: ['king-rex'] }], turn: { minions: 1, extras: [{ play: 'minion' }] } },
    },
  }),
  smashUp('Beam Up: returns a minion', [], {
    given: { players: [{ hand: ['beam-up'] }], bases: [at('tortuga', ['scout'], ['king-rex'])] },
    do: ['play beam-up', 'pick king-rex'],
    expect: { state: { players: [{ hand: [] }, { hand: ['king-rex'] }] } },
  }),
  smashUp('Crop Circles: returns every minion of a base', [], {
    given: {
      players: [{ hand: ['crop-circles'] }],
      bases: [at('tortuga', ['scout'], ['king-rex', 'laseratops']), at('ninja-dojo', ['invader'])],
    },
    do: ['play crop-circles', 'pick tortuga'],
    expect: {
      state: {
        players: [{ hand: ['scout'] }, { hand: ['king-rex', 'laseratops'] }],
        bases: [{ minions: { red: [], yellow: [] } }, { minions: { red: ['invader'] } }, {}],
      },
    },
  }),
  smashUp("Disintegrator: a minion of power 3 or less goes to the bottom of its owner's deck", [], {
    given: {
      players: [{ hand: ['disintegrator'] }, { deck: ['king-rex'] }],
      bases: [at('tortuga', [], ['laseratops', 'war-raptor'])],
    },
    do: ['play disintegrator'],
    expect: { state: { players: [{}, { deck: ['king-rex', 'war-raptor'] }] } },
  }),
  smashUp('Invasion: moves a minion to another base', [], {
    given: { players: [{ hand: ['invasion'] }], bases: [at('tortuga', ['scout'], ['king-rex']), 'ninja-dojo'] },
    do: ['play invasion', 'pick king-rex', { expect: { without: ['pick tortuga'] } }, 'pick ninja-dojo'],
    expect: { state: { bases: [{ minions: { yellow: [] } }, { minions: { yellow: ['king-rex'] } }, {}] } },
  }),
  smashUp("Jammed Signal: nobody minds the base's ability", [], {
    given: { players: [{ hand: ['jammed-signal'] }], bases: [at('the-central-brain', ['scout'], ['king-rex'])] },
    do: [
      { expect: { state: { bases: [{ power: { red: 4, yellow: 8 } }, {}, {}] } } },
      'play jammed-signal on the-central-brain',
    ],
    expect: { state: { bases: [{ power: { red: 3, yellow: 7 } }, {}, {}] } },
  }),
  smashUp('Probe: another player discards a minion that you choose from the hand', [], {
    given: { players: [{ hand: ['probe'] }, { hand: ['king-rex', 'howl', 'laseratops'] }] },
    do: [
      'play probe',
      { expect: { onlyOptions: ['pick card king-rex', 'pick card laseratops'] } },
      'pick card king-rex',
    ],
    expect: { state: { players: [{}, { hand: ['howl', 'laseratops'], discard: ['king-rex'] }] } },
  }),
  smashUp('Terraforming: swaps a base; its minions stay, actions on it are discarded', [], {
    given: {
      players: [{ hand: ['terraforming'] }],
      bases: [{ ...at('tortuga', ['scout']), actions: { yellow: ['wildlife-preserve'] } }],
    },
    do: ['play terraforming', 'pick the-homeworld', 'pick tortuga'],
    expect: {
      state: {
        players: [{}, { discard: ['wildlife-preserve'] }],
        bases: [{ base: 'the-homeworld', minions: { red: ['scout'] }, actions: { yellow: [] } }, {}, {}],
        turn: { minions: 1, extras: [{ play: 'minion', at: 'the-homeworld' }] },
      },
    },
  }),
];
