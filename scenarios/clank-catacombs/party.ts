import { catacombs } from '../scenario.ts';

const ROW = [null, 'payoff', 'payoff', 'swindle', 'swindle', 'bandit'];
const WITH_PARTY = { deck: 'with-party' };

export default [
  catacombs('a choice on arriving goes first to the player about to take a turn', ['arrive-choice'], {
    seats: 3,
    options: WITH_PARTY,
    given: { row: ROW, dungeonDeck: ['elven-satchel', '...'] },
    do: [
      'end turn',
      { expect: { asked: { seat: 'yellow', ask: 'choose' }, refused: { 'yellow: decline': 'decline-only-optional' } } },
      'yellow: choose 1',
      { expect: { asked: { seat: 'green', ask: 'choose' } } },
      'green: choose 2',
      { expect: { asked: { seat: 'red', ask: 'choose' } } },
      'choose 1',
    ],
    expect: {
      state: {
        active: 'yellow',
        players: [{ gold: 1 }, { gold: 1 }, { gold: 0, hand: ['burgle'] }],
        clank: { green: 1 },
      },
    },
  }),
  catacombs('a choice on arriving in mid-turn goes first to the player whose turn it is', ['arrive-choice'], {
    seats: 3,
    options: WITH_PARTY,
    given: { players: [{ hand: ['remove-traps'] }], dungeonDeck: ['leprechaun', '...'] },
    do: [
      'play remove-traps',
      'replace slot 1',
      { expect: { asked: { seat: 'red', ask: 'choose' } } },
      'choose 2',
      'yellow: choose 1',
      'green: choose 1',
    ],
    expect: { state: { players: [{ gold: 5 }, { gold: 2 }, { gold: 2 }], clank: { red: 3, yellow: 1, green: 1 } } },
  }),
  catacombs('one whose turn has just ended may react while the row is refilled', ['react-condition', 'react-later'], {
    options: WITH_PARTY,
    given: {
      players: [{ deck: ['assassin', '...'] }],
      row: ROW,
      dungeonDeck: ['keymaster', '...'],
    },
    do: ['end turn', { expect: { asked: { seat: 'red', ask: 'react' } } }, 'red: react assassin'],
    expect: {
      state: {
        active: 'yellow',
        players: [{ play: ['assassin'], hand: ['burgle', 'burgle', 'burgle', 'burgle', 'burgle'] }, {}],
      },
      events: [
        { type: 'reacted', seat: 'red', card: 'assassin' },
        { type: 'turn-started', seat: 'yellow' },
      ],
    },
  }),
  catacombs('a monster that arrives in one’s own turn is no cause to react', ['react-condition', 'react-own-turn'], {
    options: WITH_PARTY,
    given: { players: [{ hand: ['assassin', 'remove-traps'] }], dungeonDeck: ['keymaster', '...'] },
    do: ['play remove-traps', 'replace slot 1', { expect: { asked: { seat: 'red', ask: 'turn' } } }, 'play assassin'],
    expect: { state: { players: [{ hand: [], play: ['remove-traps', 'assassin'] }, {}] } },
  }),
  catacombs('a ghost that is warded off is no damage to react to', ['react-condition', 'hidden-answer-asked'], {
    options: WITH_PARTY,
    given: {
      players: [{}, { hand: ['white-tourmaline', 'walk-it-off'] }],
      row: ROW,
      dungeonDeck: ['smoky-quartz', '...'],
      rage: 1,
      clank: { ghost: 1 },
      chance: { cubes: ['ghost', 'black'] },
    },
    do: ['end turn', { expect: { asked: { seat: 'yellow', ask: 'ward' } } }, 'yellow: ward white-tourmaline'],
    expect: {
      asked: { seat: 'yellow', ask: 'turn' },
      state: { players: [{ damage: 1 }, { damage: 0, discard: ['white-tourmaline'] }], clank: { ghost: 1 } },
      noEvents: [{ type: 'reacted' }],
    },
  }),
  catacombs('the Curator draws for each of four artifacts', ['artifact-limit'], {
    seats: 5,
    given: {
      players: [
        {
          hand: ['curator'],
          tokens: ['artifact-5', 'artifact-7', 'artifact-12', 'artifact-17', 'backpack', 'backpack', 'backpack'],
        },
      ],
    },
    do: ['play curator'],
    expect: { state: { players: [{ hand: ['burgle', 'burgle', 'burgle', 'burgle'] }, {}, {}, {}, {}] } },
  }),
  catacombs('a card shown to the Pixie Swarm is known to all from then on', ['arrive-choice'], {
    options: WITH_PARTY,
    given: {
      players: [{}, { hand: ['stumble', 'burgle', 'sidestep'] }],
      row: ROW,
      dungeonDeck: ['pixie-swarm', '...'],
    },
    do: ['end turn', 'yellow: reveal burgle', 'red: decline'],
    expect: { state: { players: [{}, { gold: 1, hand: ['burgle', 'stumble', 'sidestep'], known: 1 }] } },
  }),
];
