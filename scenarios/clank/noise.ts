import { clank } from '../scenario.ts';

export default [
  clank('clank that finds no cube to take back cancels what is added later', ['negative-clank-carry'], {
    given: { players: [{ hand: ['sneak', 'stumble'] }] },
    do: ['play sneak', 'play stumble'],
    expect: { state: { clank: { red: 0 }, turn: { cancel: 1, clankMade: 0 } } },
  }),
];
