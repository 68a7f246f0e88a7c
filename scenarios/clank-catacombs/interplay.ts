import { catacombs } from '../scenario.ts';

/** Several effects at once: attacks, Reactions, Arrive effects and what is held meet in one turn. */
export default [
  catacombs(
    'a tile in hand is laid when its player is knocked out in mid-turn',
    ['knocked-out-own-turn', 'revealed-tile-public'],
    {
      options: { deck: 'with-base' },
      given: {
        players: [{ hand: ['mister-whiskers'], room: 'start-a/c', damage: 9 }],
        clank: { red: 5 },
        turn: { boots: 1 },
        bag: { black: 0 },
        tiles: ['s1', '...'],
      },
      do: ['explore -1,0 e1', 'play mister-whiskers', 'choose 1'],
      expect: {
        events: [{ type: 'knocked-out', seat: 'red' }, { type: 'tile-laid', tile: 's1' }, { type: 'turn-ended' }],
      },
    },
  ),
  catacombs('Walk It Off: an attack in mid-turn is a cause, too', ['react-condition', 'base-cards'], {
    options: { deck: 'with-both' },
    given: {
      players: [{ hand: ['mister-whiskers'], room: 'start-a/c' }, { hand: ['walk-it-off', 'burgle'] }],
      clank: { yellow: 1 },
      bag: { black: 9 },
      rage: 1,
      chance: { cubes: ['yellow', 'black'] },
    },
    do: ['play mister-whiskers', 'choose 1', 'yellow: react walk-it-off'],
    expect: { asked: { seat: 'red', ask: 'turn' }, state: { players: [{}, { damage: 1, play: ['walk-it-off'] }] } },
  }),
  catacombs('a card put in play stays with a player whom the attack then knocks out', ['react-later', 'rescued'], {
    seats: 3,
    options: { deck: 'with-party' },
    given: {
      players: [
        {},
        { hand: ['assassin'], damage: 9, tokens: ['artifact-5'], room: 'start-a/a', deck: [], discard: ['stumble'] },
        { status: 'lost', damage: 10 },
      ],
      row: [null, 'payoff', 'payoff', 'swindle', 'swindle', 'lightstick'],
      dungeonDeck: ['the-warden', '...'],
      clank: { yellow: 1 },
      rage: 2,
      chance: { cubes: ['yellow', 'black', 'black'] },
    },
    do: ['end turn', 'yellow: react assassin'],
    expect: { state: { players: [{}, { status: 'rescued', play: ['assassin'], hand: ['stumble'] }, {}] } },
  }),
  catacombs('between turns the next player chooses first, then clockwise', ['arrive-choice'], {
    seats: 3,
    options: { deck: 'with-party' },
    given: {
      players: [{}, {}, {}],
      row: [null, 'payoff', 'payoff', 'swindle', 'swindle', 'lightstick'],
      dungeonDeck: ['leprechaun', '...'],
    },
    do: ['end turn', 'yellow: choose 1', 'green: choose 2', 'red: choose 1'],
    expect: { state: { players: [{ gold: 2 }, { gold: 2 }, { gold: 5 }] } },
  }),
  catacombs('with one tome left nobody is asked after its buyer', ['arrive-choice', 'reserve-limited'], {
    options: { deck: 'with-party' },
    given: {
      players: [{ gold: 5 }, { gold: 5 }],
      reserve: { 'secret-tome': 1 },
      row: [null, 'payoff', 'payoff', 'swindle', 'swindle', 'lightstick'],
      dungeonDeck: ['secret-passage', '...'],
    },
    do: ['end turn', 'yellow: accept'],
    expect: {
      asked: { seat: 'yellow', ask: 'turn' },
      state: { players: [{ gold: 5 }, { gold: 0, discard: ['secret-tome'] }] },
    },
  }),
  catacombs(
    'Spotter: clank held to cancel may be the clank that it asks for',
    ['negative-clank-carry', 'decline-only-optional'],
    {
      options: { deck: 'with-party' },
      given: {
        players: [{ hand: ['sneak-attack'] }, {}],
        row: ['spotter', 'payoff', 'payoff', 'swindle', 'swindle', 'lightstick'],
      },
      do: ['play sneak-attack', 'fight spotter', 'red: accept', 'yellow: decline'],
      expect: { state: { players: [{ gold: 2 }, { gold: 0 }], clank: { red: 0 }, turn: { cancel: 3 } } },
    },
  ),
  catacombs(
    'Hiding Place: arriving in mid-turn, the player whose turn it is holds what finds no cube',
    ['negative-clank-carry'],
    {
      options: { deck: 'with-party' },
      given: {
        players: [{ hand: ['remove-traps', 'burgle'] }, { hand: ['burgle'] }],
        row: ['lightstick', 'payoff', 'payoff', 'swindle', 'swindle', 'lightstick'],
        dungeonDeck: ['hiding-place', '...'],
      },
      do: ['play remove-traps', 'replace slot 1', 'red: discard burgle', 'yellow: discard burgle'],
      expect: { state: { turn: { cancel: 2 }, players: [{ discard: ['burgle'] }, { discard: ['burgle'] }] } },
    },
  ),
  catacombs('skill out of a Puzzle Box counts for the Divining Rod played before', ['puzzle-box', 'order-of-plays'], {
    given: {
      players: [{ hand: ['divining-rod'], room: 'start-a/c', tokens: ['puzzle-box'], damage: 2 }],
      turn: { boots: 1 },
      chance: { tokens: ['greater-skill-boost'] },
    },
    do: ['play divining-rod', 'walk start-a/b'],
    expect: { state: { players: [{ damage: 1 }, {}], turn: { skill: 7 } } },
  }),
  catacombs('Royal Brat: the secret of a Puzzle Box is a cause', ['react-condition', 'puzzle-box'], {
    options: { deck: 'with-party' },
    given: {
      players: [{ room: 'start-a/c', tokens: ['puzzle-box'] }, { hand: ['royal-brat'] }],
      turn: { boots: 1 },
      chance: { tokens: ['chalice'] },
    },
    do: ['walk start-a/b', 'yellow: react royal-brat'],
    expect: { state: { players: [{ tokens: ['chalice'] }, { play: ['royal-brat'] }] } },
  }),
  catacombs('a Waystone that Black Market trashed offers nothing any more', ['trash-for-good'], {
    given: {
      players: [{ hand: ['waystone'], room: 'start-a/b', discard: [] }],
      laid: ['s3 1,0'],
      row: ['black-market', 'payoff', 'payoff', 'swindle', 'swindle', 'lightstick'],
      turn: { skill: 5 },
    },
    do: ['play waystone', 'use black-market', 'choose 3'],
    expect: { state: { trashed: ['waystone'], players: [{ lockpicks: 4 }, {}] }, without: ['offer waystone'] },
  }),
  catacombs(
    'Floating Skull: its teleport leads out of a cave, the boots stay lost',
    ['crystal-cave-teleport', 'acquire-effect-once'],
    {
      given: {
        players: [{ room: 'start-a/c' }],
        row: ['floating-skull', 'payoff', 'payoff', 'swindle', 'swindle', 'lightstick'],
        turn: { skill: 6, boots: 2 },
      },
      do: ['walk start-a/d', 'acquire floating-skull', 'teleport start-a/c'],
      expect: {
        state: { players: [{ room: 'start-a/c' }, {}], turn: { boots: 1, exhausted: true } },
        without: ['walk start-a/b'],
      },
    },
  ),
  catacombs(
    'the Animated Wall passes by one who escaped in the turn that ends',
    ['out-unaffected', 'start-tile-fixed'],
    {
      given: {
        players: [{ room: 'start-a/c', tokens: ['artifact-5'], hand: [] }, { room: 's1/a' }],
        laid: ['s1 1,0'],
        turn: { boots: 1 },
        row: [null, 'payoff', 'payoff', 'swindle', 'swindle', 'lightstick'],
        dungeonDeck: ['animated-wall', '...'],
      },
      do: ['walk start-a/k', 'end turn'],
      expect: { state: { laid: ['s1 1,0 turn 2'], active: 'yellow' } },
    },
  ),
  catacombs('two tourmalines keep off two ghosts of one attack', ['ghost-damage'], {
    given: {
      players: [{}, { hand: ['white-tourmaline', 'black-tourmaline'], deck: ['burgle', 'stumble', '...'] }],
      row: [null, 'payoff', 'payoff', 'swindle', 'swindle', 'lightstick'],
      dungeonDeck: ['the-warden', '...'],
      clank: { ghost: 2 },
      bag: { black: 9 },
      rage: 1,
      chance: { cubes: ['ghost', 'ghost', 'black'] },
    },
    do: ['end turn', 'yellow: ward white-tourmaline', 'yellow: ward black-tourmaline'],
    expect: { state: { players: [{ damage: 2 }, { damage: 0, hand: ['burgle', 'stumble'] }], clank: { ghost: 2 } } },
  }),
  catacombs('Walk It Off: the draw of one who is out is an attack that damages', ['react-condition', 'out-turn-draw'], {
    seats: 3,
    options: { deck: 'with-party' },
    given: {
      players: [
        { status: 'left', tokens: ['artifact-5', 'mastery-token'], room: 'start-a/k' },
        { hand: ['walk-it-off'], deck: ['burgle', '...'] },
        { room: 'start-a/a' },
      ],
      active: 'green',
      clank: { yellow: 1 },
      bag: { black: 9 },
      chance: { cubes: ['yellow', 'black', 'black', 'black'] },
    },
    do: ['end turn', 'yellow: react walk-it-off'],
    expect: { state: { active: 'yellow', turn: { boots: 1 } } },
  }),
];
