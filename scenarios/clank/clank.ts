import { both, clank } from '../scenario.ts';

export default [
  ...both('adding clank moves cubes from the supply to the clank area', ['clank-add'], {
    given: { players: [{ hand: ['stumble', 'scepter-of-the-ape-lord'] }], clank: { red: 2, yellow: 1 } },
    do: ['play stumble', { expect: { state: { clank: { red: 3 } } } }, 'play scepter-of-the-ape-lord'],
    expect: {
      state: { players: [{ cubes: 24, damage: 0 }, { cubes: 29 }], clank: { red: 6, yellow: 1 }, bag: { red: 0 } },
      events: [{ type: 'clank-added', seat: 'red', cubes: 3 }],
    },
  }),
  ...both('adding clank cannot be declined', ['clank-add', 'play-all'], {
    given: { players: [{ hand: ['stumble'] }] },
    do: [{ expect: { refused: { 'end turn': 'play-all', decline: 'decline-only-optional' } } }, 'play stumble'],
    expect: { asked: { seat: 'red', ask: 'turn' }, state: { clank: { red: 1 } }, without: ['decline'] },
  }),
  ...both('acquiring a gem adds its clank, playing it does not', ['clank-add', 'acquire-effect-once'], {
    given: {
      players: [{ hand: ['sapphire'] }],
      row: ['ruby', 'tattle', 'search', 'sneak', 'swagger', 'pickaxe'],
      turn: { skill: 6 },
    },
    do: ['play sapphire', { expect: { state: { clank: { red: 0 } } } }, 'acquire ruby'],
    expect: { state: { players: [{ cubes: 28 }, {}], clank: { red: 2 } } },
  }),
  ...both('clank for the others comes from their own supplies', ['clank-add'], {
    seats: 3,
    given: { players: [{ hand: ['tattle'] }], clank: { green: 2 } },
    do: ['play tattle'],
    expect: {
      state: {
        players: [{ cubes: 30 }, { cubes: 29 }, { cubes: 27 }],
        clank: { red: 0, yellow: 1, green: 3 },
      },
    },
  }),
  ...both('as many cubes are added as the supply still holds', ['clank-add', 'empty-supply-clank'], {
    given: { players: [{ hand: ['scepter-of-the-ape-lord', 'stumble'], cubes: 2 }] },
    do: ['play scepter-of-the-ape-lord', 'play stumble'],
    expect: {
      state: { players: [{ cubes: 0 }, {}], clank: { red: 2 }, turn: { skill: 3 } },
      events: [{ type: 'clank-added', seat: 'red', cubes: 2 }],
    },
  }),

  ...both('removing clank brings cubes back to the supply', ['clank-remove'], {
    given: { players: [{ hand: ['move-silently'] }], clank: { red: 5 } },
    do: ['play move-silently'],
    expect: {
      state: { players: [{ cubes: 27 }, {}], clank: { red: 3 }, turn: { cancel: 0, boots: 2 } },
      events: [{ type: 'clank-removed', seat: 'red', cubes: 2 }],
    },
  }),
  ...both('only one’s own cubes are brought back, and only from the clank area', ['clank-remove'], {
    given: {
      players: [{ hand: ['move-silently'], damage: 3 }],
      clank: { red: 0, yellow: 4 },
      bag: { red: 6 },
    },
    do: ['play move-silently'],
    expect: {
      state: { players: [{ cubes: 21, damage: 3 }, { cubes: 26 }], clank: { red: 0, yellow: 4 }, bag: { red: 6 } },
      noEvents: [{ type: 'clank-removed' }],
    },
  }),
  ...both('clank of earlier turns can be removed as well', ['clank-remove'], {
    given: { players: [{ hand: ['stumble'], deck: ['sneak', '...'] }] },
    do: ['play stumble', 'end turn', 'end turn', 'play sneak'],
    expect: { state: { clank: { red: 0 }, players: [{ cubes: 30 }, {}], turn: { cancel: 1 } } },
  }),

  clank('clank that finds no cube to take back cancels what is added later', ['negative-clank-carry'], {
    given: { players: [{ hand: ['sneak', 'stumble'] }] },
    do: ['play sneak', 'play stumble'],
    expect: { state: { clank: { red: 0 }, turn: { cancel: 1, clankMade: 0 } } },
  }),
  ...both('what could not be removed cancels clank added later in the turn', ['negative-clank-carry'], {
    given: { players: [{ hand: ['move-silently', 'scepter-of-the-ape-lord'] }] },
    do: ['play move-silently', { expect: { state: { turn: { cancel: 2 } } } }, 'play scepter-of-the-ape-lord'],
    expect: {
      state: { players: [{ cubes: 29 }, {}], clank: { red: 1 }, turn: { cancel: 0 } },
      events: [
        { type: 'clank-cancelled', cubes: 2 },
        { type: 'clank-added', cubes: 1 },
      ],
    },
  }),
  ...both('a stumble taken back leaves one clank of the two to cancel', ['negative-clank-carry', 'clank-remove'], {
    given: { players: [{ hand: ['stumble', 'move-silently', 'stumble'] }] },
    do: [
      'play stumble',
      'play move-silently',
      { expect: { state: { clank: { red: 0 }, turn: { cancel: 1 } } } },
      'play stumble',
    ],
    expect: { state: { players: [{ cubes: 30 }, {}], clank: { red: 0 }, turn: { cancel: 0 } } },
  }),
  ...both('removals left over from several cards add up', ['negative-clank-carry'], {
    given: { players: [{ hand: ['sneak', 'elven-cloak'] }], clank: { red: 1 } },
    do: ['play sneak', 'play elven-cloak'],
    expect: { state: { clank: { red: 0 }, turn: { cancel: 3 } } },
  }),
  ...both('what is left of it is lost at the end of the turn', ['negative-clank-carry'], {
    given: { players: [{ hand: ['move-silently'], deck: ['stumble', '...'] }] },
    do: ['play move-silently', 'end turn', 'end turn', 'play stumble'],
    expect: { state: { active: 'red', clank: { red: 1 }, turn: { cancel: 0 } } },
  }),
  ...both('it is lost before the row is refilled and cards arrive', ['negative-clank-carry', 'turn-end-order'], {
    given: {
      players: [{ hand: ['move-silently'] }],
      row: [null, 'tattle', 'search', 'sneak', 'swagger', 'pickaxe'],
      dungeonDeck: ['overlord', '...'],
    },
    do: ['play move-silently', 'end turn'],
    expect: { state: { clank: { red: 1, yellow: 1 } }, noEvents: [{ type: 'clank-cancelled' }] },
  }),
  ...both('it does not cancel the clank that another player’s card adds next turn', ['negative-clank-carry'], {
    given: { players: [{ hand: ['move-silently'] }, { hand: ['tattle'] }] },
    do: ['play move-silently', 'end turn', 'play tattle'],
    expect: { state: { clank: { red: 1, yellow: 0 } } },
  }),
  ...both('it cancels nobody else’s clank', ['negative-clank-carry'], {
    given: { players: [{ hand: ['move-silently', 'tattle'] }] },
    do: ['play move-silently', 'play tattle'],
    expect: { state: { clank: { red: 0, yellow: 1 }, turn: { cancel: 2 } } },
  }),
  ...both('it cancels one’s own share of clank added to all', ['negative-clank-carry', 'replacement-arrives'], {
    given: {
      players: [{ hand: ['move-silently', 'treasure-hunter'] }],
      dungeonDeck: ['watcher', '...'],
    },
    do: ['play move-silently', 'play treasure-hunter', 'replace brilliance'],
    expect: { state: { clank: { red: 0, yellow: 1 }, turn: { cancel: 1 } } },
  }),
];
