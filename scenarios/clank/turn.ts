import { both, clank } from '../scenario.ts';

export default [
  clank('entering a crystal cave stops the boots that are left', ['crystal-cave-stops-boots'], {
    given: { players: [{ room: '03' }], turn: { boots: 4 } },
    do: ['walk 08'],
    expect: {
      state: { players: [{ room: '08' }, {}], turn: { boots: 3 } },
      without: ['walk 03', 'walk 13', 'walk 14'],
      refused: { 'walk 03': 'crystal-cave-stops-boots', 'walk 13': 'crystal-cave-stops-boots' },
      events: [{ type: 'exhausted', seat: 'red', room: '08' }],
    },
  }),
  clank('boots gained in the cave after entering it do not help', ['crystal-cave-stops-boots'], {
    given: { players: [{ room: '03', hand: ['sidestep'], tokens: ['potion-of-swiftness'] }], turn: { boots: 1 } },
    do: ['walk 08', 'play sidestep', 'drink potion-of-swiftness'],
    expect: { state: { turn: { boots: 2 } }, refused: { 'walk 03': 'crystal-cave-stops-boots' } },
  }),
  clank('starting the turn in a crystal cave is no hindrance', ['crystal-cave-stops-boots'], {
    given: { players: [{ room: '08' }], turn: { boots: 2 } },
    do: ['walk 03', 'walk 02'],
    expect: { state: { players: [{ room: '02' }, {}] } },
  }),
  clank('the boots of the next turn lead out of the cave', ['crystal-cave-stops-boots'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '03', deck: ['sidestep', '...'] }], turn: { boots: 2 } },
    do: [
      'walk 09',
      { expect: { refused: { 'walk 10': 'crystal-cave-stops-boots' } } },
      'end turn',
      'yellow: end turn',
      'play sidestep',
      'walk 10',
    ],
    expect: { state: { players: [{ room: '10' }, {}] } },
  }),
  clank('one player’s crystal cave does not stop another', ['crystal-cave-stops-boots'], {
    given: { players: [{ room: '03' }, { room: '03', hand: ['sidestep'] }], turn: { boots: 1 } },
    do: ['walk 08', 'end turn', 'play sidestep', 'walk 02'],
    expect: { state: { players: [{ room: '08' }, { room: '02' }] } },
  }),
  clank('a room that is no crystal cave stops nobody', ['crystal-cave-stops-boots'], {
    given: { turn: { boots: 3 } },
    do: ['walk 02', 'walk 03'],
    expect: { state: { turn: { exhausted: false } }, options: ['walk 08'], noEvents: [{ type: 'exhausted' }] },
  }),
  clank('a crystal cave stops boots and nothing else', ['crystal-cave-stops-boots'], {
    given: {
      players: [{ room: '11' }],
      rooms: { '10': ['treasure', 'treasure'] },
      turn: { skill: 2, swords: 2, boots: 2 },
    },
    do: ['walk 10', 'take minor-secret', 'acquire mercenary', 'fight goblin'],
    expect: { state: { players: [{ room: '10', gold: 3, discard: ['mercenary'] }, {}] } },
  }),
  clank('a player stopped by a crystal cave can still teleport', ['crystal-cave-teleport'], {
    given: { players: [{ room: '03' }], turn: { boots: 2, teleports: 1 } },
    do: [
      'walk 08',
      { expect: { options: ['teleport 03', 'teleport 13', 'teleport 14'], without: ['walk 03'] } },
      'teleport 13',
    ],
    expect: { state: { players: [{ room: '13' }, {}], turn: { teleports: 0 } } },
  }),
  clank(
    'a teleport gained in the cave leads out, but the boots stay stopped',
    ['crystal-cave-teleport', 'crystal-cave-any-entry'],
    {
      options: { board: 'dusk' },
      given: { players: [{ room: '10', hand: ['invoker-of-the-ancients'] }], turn: { boots: 3 } },
      do: ['walk 18', 'play invoker-of-the-ancients', 'teleport 11'],
      expect: {
        state: { players: [{ room: '11' }, {}], turn: { boots: 2 } },
        without: ['walk 10'],
        refused: { 'walk 10': 'crystal-cave-stops-boots' },
      },
    },
  ),

  ...both('gold gained is added to what the player has', ['gold-gain'], {
    given: { players: [{ hand: ['treasure-map', 'pickaxe'], gold: 3 }, { gold: 2 }] },
    do: ['play treasure-map', { expect: { state: { players: [{ gold: 8 }, {}] } } }, 'play pickaxe'],
    expect: {
      state: { players: [{ gold: 10 }, { gold: 2 }] },
      events: [{ type: 'gold-gained', seat: 'red', amount: 2 }],
    },
  }),
  ...both('gold is kept from turn to turn', ['gold-gain'], {
    given: { players: [{ hand: ['treasure-map'] }] },
    do: ['play treasure-map', 'end turn', 'end turn'],
    expect: { state: { active: 'red', players: [{ gold: 5 }, { gold: 0 }] } },
  }),
  ...both('the bank never runs out', ['gold-gain'], {
    given: { players: [{ hand: ['treasure-map'], gold: 999 }, { gold: 999 }], turn: { swords: 2 } },
    do: ['play treasure-map', 'fight goblin'],
    expect: { state: { players: [{ gold: 1005 }, { gold: 999 }] } },
  }),

  ...both('at the end of the turn the cards played are discarded and five are drawn', ['draw-five'], {
    given: {
      players: [
        {
          hand: ['burgle', 'scramble'],
          discard: ['stumble'],
          deck: ['sidestep', 'burgle', 'burgle', 'stumble', 'burgle', 'burgle', 'burgle'],
        },
      ],
    },
    do: ['play burgle', 'play scramble', 'end turn'],
    expect: {
      state: {
        players: [
          {
            hand: ['sidestep', 'burgle', 'burgle', 'stumble', 'burgle'],
            play: [],
            discard: ['stumble', 'burgle', 'scramble'],
            deck: ['burgle', 'burgle'],
          },
          { hand: [] },
        ],
      },
      events: [{ type: 'drew', seat: 'red', count: 5 }, { type: 'turn-ended' }],
      noEvents: [{ type: 'shuffled' }],
    },
  }),
  ...both('cards just played are shuffled in when the deck is too small for five', ['draw-five', 'reshuffle'], {
    given: {
      players: [{ hand: ['explore', 'mercenary'], discard: ['scramble'], deck: ['sidestep', 'stumble'] }],
      chance: { shuffled: ['mercenary', 'explore', 'scramble'] },
    },
    do: ['play explore', 'play mercenary', 'end turn'],
    expect: {
      state: {
        players: [{ hand: ['sidestep', 'stumble', 'mercenary', 'explore', 'scramble'], deck: [], discard: [] }, {}],
      },
      events: [{ type: 'shuffled', seat: 'red', count: 3 }],
    },
  }),
  ...both('a player with fewer than five cards draws them all', ['draw-five'], {
    given: { players: [{ hand: ['burgle'], deck: ['stumble', 'sidestep'] }] },
    do: ['play burgle', 'end turn'],
    expect: { state: { players: [{ hand: ['stumble', 'sidestep', 'burgle'], deck: [], discard: [] }, {}] } },
  }),
  ...both('only the player whose turn ends draws', ['draw-five'], {
    given: { players: [{}, { hand: ['stumble'] }] },
    do: ['end turn'],
    expect: {
      state: { players: [{ hand: ['burgle', 'burgle', 'burgle', 'burgle', 'burgle'] }, { hand: ['stumble'] }] },
      noEvents: [{ type: 'drew', seat: 'yellow' }],
    },
  }),

  clank('skill, swords and boots left over are lost at the end of the turn', ['resources-lost'], {
    given: { players: [{ hand: ['explore', 'mercenary'], deck: [] }] },
    do: [
      'play explore',
      'play mercenary',
      { expect: { state: { turn: { skill: 3, swords: 2, boots: 1 } } } },
      'end turn',
      { expect: { state: { active: 'yellow', turn: { skill: 0, swords: 0, boots: 0 } } } },
      'end turn',
    ],
    expect: {
      state: { active: 'red', turn: { skill: 0, swords: 0, boots: 0 } },
      refused: { 'acquire mercenary': 'acquire-cost', 'fight goblin': 'fight-swords', 'walk 02': 'boots-needed' },
    },
  }),
  clank('what was left over does not pass to the next player', ['resources-lost'], {
    given: { turn: { skill: 9, swords: 9, boots: 9, teleports: 1 } },
    do: ['end turn'],
    expect: {
      state: { active: 'yellow', turn: { skill: 0, swords: 0, boots: 0, teleports: 0 } },
      without: ['acquire mercenary', 'fight goblin', 'walk 02', 'teleport 02'],
    },
  }),
];
