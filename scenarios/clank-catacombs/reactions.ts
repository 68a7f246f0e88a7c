import { catacombs } from '../scenario.ts';
import { arriving, rowOf, WITH_PARTY } from './given.ts';

/** Yellow holds the card while red acts. */
const held = (card: string, red: object, more: object = {}) => ({
  options: WITH_PARTY,
  given: { players: [red, { hand: [card, 'burgle'], deck: ['sidestep', '...'] }], ...more },
});
const reacts = (card: string) => [{ expect: { asked: { seat: 'yellow', ask: 'react' } } }, `yellow: react ${card}`];
const reacted = (card: string) => ({
  state: { players: [{}, { hand: ['burgle', 'sidestep'], play: [card] }] },
  events: [{ type: 'reacted', seat: 'yellow', card }],
});

export default [
  catacombs('Cutpurse: when an opponent enters a market', ['react-condition'], {
    ...held('cutpurse', { room: 'start-a/c' }, { laid: ['s2 1,0'], turn: { boots: 1 } }),
    do: ['walk s2/a', ...reacts('cutpurse')],
    expect: reacted('cutpurse'),
  }),
  catacombs('Cutpurse: no other room is a cause', ['react-condition'], {
    ...held('cutpurse', { room: 'start-a/c' }, { turn: { boots: 1 } }),
    do: ['walk start-a/b'],
    expect: { asked: { seat: 'red', ask: 'turn' } },
  }),
  catacombs('Rebel Herald: when two companions lie in the refilled row', ['react-condition'], {
    ...held(
      'rebel-herald',
      {},
      { row: [null, 'bandit', 'payoff', 'swindle', 'swindle', 'lightstick'], dungeonDeck: ['charlatan', '...'] },
    ),
    do: ['end turn', ...reacts('rebel-herald')],
    expect: { ...reacted('rebel-herald'), asked: { seat: 'yellow', ask: 'turn' } },
  }),
  catacombs('Rebel Herald: or when a card is replaced by the second companion', ['react-condition'], {
    ...held(
      'rebel-herald',
      { hand: ['remove-traps'] },
      {
        row: ['bandit', 'payoff', 'payoff', 'swindle', 'swindle', 'lightstick'],
        dungeonDeck: ['charlatan', '...'],
      },
    ),
    do: ['play remove-traps', 'replace slot 2', ...reacts('rebel-herald')],
    expect: { ...reacted('rebel-herald'), asked: { seat: 'red', ask: 'turn' } },
  }),
  catacombs('Rebel Herald: a replacement that is no companion is no cause', ['react-condition'], {
    ...held(
      'rebel-herald',
      { hand: ['remove-traps'] },
      {
        row: ['bandit', 'charlatan', 'payoff', 'swindle', 'swindle', 'lightstick'],
        dungeonDeck: ['shadow-walk', '...'],
      },
    ),
    do: ['play remove-traps', 'replace slot 3'],
    expect: { asked: { seat: 'red', ask: 'turn' } },
  }),
  catacombs('Tactician: when three spaces of the row are empty', ['react-condition'], {
    ...held('tactician', {}, { row: [null, null, 'keymaster', 'swindle', 'swindle', 'bandit'], turn: { swords: 2 } }),
    do: ['fight keymaster', ...reacts('tactician')],
    expect: reacted('tactician'),
  }),
  catacombs('Berserker: when an opponent defeats the Goblin', ['react-condition'], {
    ...held('berserker', {}, { turn: { swords: 2 } }),
    do: ['fight goblin', ...reacts('berserker')],
    expect: reacted('berserker'),
  }),
  catacombs('Royal Brat: when an opponent takes a major secret', ['react-condition'], {
    ...held('royal-brat', { room: 'd01/b' }, { laid: ['d01 1,0'], chance: { tokens: ['chalice'] } }),
    do: ['pick chest', ...reacts('royal-brat')],
    expect: reacted('royal-brat'),
  }),
  catacombs('Royal Brat: or the second secret of a turn', ['react-condition'], {
    ...held(
      'royal-brat',
      { room: 's1/b' },
      { laid: ['s1 1,0'], turn: { boots: 1, secrets: 1 }, chance: { tokens: ['treasure'] } },
    ),
    do: ['walk s1/a', ...reacts('royal-brat')],
    expect: reacted('royal-brat'),
  }),
  catacombs('Royal Brat: a single minor secret is no cause', ['react-condition'], {
    ...held('royal-brat', { room: 's1/b' }, { laid: ['s1 1,0'], turn: { boots: 1 }, chance: { tokens: ['treasure'] } }),
    do: ['walk s1/a'],
    expect: { asked: { seat: 'red', ask: 'turn' } },
  }),
  catacombs('Scouting Ahead: when an opponent ends the turn in a crystal cave', ['react-condition'], {
    ...held('scouting-ahead', { room: 'start-a/d' }, { turn: { moved: true } }),
    do: ['end turn', ...reacts('scouting-ahead')],
    expect: {
      state: { active: 'yellow', players: [{}, { play: ['scouting-ahead'] }], turn: { boots: 1, cavesOpen: true } },
    },
  }),
  catacombs('Too Bad for You: when an opponent ends the turn with two cubes of clank', ['react-condition'], {
    ...held('too-bad-for-you', {}, { clank: { red: 2 }, turn: { moved: true } }),
    do: ['end turn', ...reacts('too-bad-for-you')],
    expect: { state: { turn: { skill: 1 } } },
  }),
  catacombs('Too Bad for You: one cube is not enough', ['react-condition'], {
    ...held('too-bad-for-you', {}, { clank: { red: 1 }, turn: { moved: true } }),
    do: ['end turn'],
    expect: { asked: { seat: 'yellow', ask: 'turn' } },
  }),
  catacombs('One with Everything: when an opponent uses a device', ['react-condition'], {
    ...held('one-with-everything', {}, { row: rowOf('darkened-alcove'), turn: { skill: 2 } }),
    do: ['use darkened-alcove', ...reacts('one-with-everything')],
    expect: reacted('one-with-everything'),
  }),
  catacombs('Time Warp: when an opponent does not move', ['react-condition', 'react-later'], {
    ...held('time-warp', {}),
    do: ['end turn', ...reacts('time-warp')],
    expect: { asked: { seat: 'yellow', ask: 'turn' }, state: { turn: { teleports: 1 } } },
  }),
  catacombs('Walk It Off: when an attack hurts its holder', ['react-condition'], {
    ...held(
      'walk-it-off',
      {},
      {
        ...arriving('smoky-quartz'),
        rage: 1,
        clank: { yellow: 1, red: 1 },
        turn: { moved: true },
        chance: { cubes: ['yellow', 'red'] },
      },
    ),
    do: ['end turn', { expect: { asked: { seat: 'yellow', ask: 'react' } } }, 'yellow: react walk-it-off'],
    expect: { state: { players: [{ damage: 1 }, { damage: 1, play: ['walk-it-off'] }], turn: { boots: 1 } } },
  }),
  catacombs('a reaction is a choice', ['react-condition', 'decline-only-optional'], {
    ...held('berserker', {}, { turn: { swords: 2 } }),
    do: ['fight goblin', 'yellow: decline'],
    expect: {
      asked: { seat: 'red', ask: 'turn' },
      state: { players: [{}, { hand: ['berserker', 'burgle'], play: [] }] },
    },
  }),
  catacombs('one without the card is asked as long as it could be in hand', ['hidden-answer-asked'], {
    options: WITH_PARTY,
    given: { players: [{}, { hand: ['burgle'], deck: ['stumble', 'berserker'] }], turn: { swords: 2 } },
    do: ['fight goblin'],
    expect: { asked: { seat: 'yellow', ask: 'react' }, onlyOptions: ['decline'] },
  }),
  catacombs('one who cannot have the card is not asked', ['hidden-answer-asked'], {
    options: WITH_PARTY,
    given: { players: [{}, { hand: ['burgle'], discard: ['berserker'] }], turn: { swords: 2 } },
    do: ['fight goblin'],
    expect: { asked: { seat: 'red', ask: 'turn' } },
  }),
  catacombs('a card put in play out of turn works in the next turn of its owner', ['react-later', 'order-of-plays'], {
    options: WITH_PARTY,
    given: {
      players: [{}, { hand: ['rebel-herald', 'mercenary'], deck: ['sidestep', 'stumble', '...'] }],
      row: [null, 'bandit', 'payoff', 'swindle', 'swindle', 'lightstick'],
      dungeonDeck: ['charlatan', '...'],
      turn: { moved: true },
    },
    do: [
      'end turn',
      'yellow: react rebel-herald',
      { expect: { state: { active: 'yellow', turn: { skill: 1, boots: 1, companions: 1 } } } },
      'yellow: play mercenary',
      { expect: { state: { players: [{}, { hand: ['sidestep', 'stumble'] }] } } },
      'yellow: play sidestep',
      'yellow: play stumble',
      'yellow: end turn',
    ],
    expect: { state: { players: [{}, { play: [], discard: ['rebel-herald', 'mercenary', 'sidestep', 'stumble'] }] } },
  }),
  catacombs('two copies of a card may answer the same event', ['react-condition'], {
    options: WITH_PARTY,
    given: {
      players: [{}, { hand: ['assassin', 'assassin'], deck: ['sidestep', 'stumble', '...'] }],
      ...arriving('keymaster'),
      turn: { moved: true },
    },
    do: ['end turn', 'yellow: react assassin', ...reacts('assassin')],
    expect: {
      asked: { seat: 'yellow', ask: 'turn' },
      state: { players: [{}, { hand: ['sidestep', 'stumble'], play: ['assassin', 'assassin'] }] },
    },
  }),
  catacombs('a card that was held back may still be put in play when the turn ends', ['react-condition'], {
    ...held('cutpurse', { room: 'start-a/c' }, { laid: ['s2 1,0'], turn: { boots: 1 } }),
    do: ['walk s2/a', 'yellow: decline', 'end turn', ...reacts('cutpurse')],
    expect: { state: { active: 'yellow', players: [{}, { play: ['cutpurse'] }] } },
  }),
  catacombs('Tactician: a fourth empty space is asked about like the third', ['react-condition'], {
    ...held('tactician', {}, { row: [null, null, null, 'keymaster', 'swindle', 'bandit'], turn: { swords: 2 } }),
    do: ['fight keymaster', ...reacts('tactician')],
    expect: reacted('tactician'),
  }),
  catacombs('Royal Brat: a third secret of a turn is asked about like the second', ['react-condition'], {
    ...held(
      'royal-brat',
      { room: 's1/b' },
      { laid: ['s1 1,0'], turn: { boots: 1, secrets: 2 }, chance: { tokens: ['treasure'] } },
    ),
    do: ['walk s1/a', ...reacts('royal-brat')],
    expect: reacted('royal-brat'),
  }),
  catacombs('Too Bad for You: one who escapes ends the turn too, and leaves the cubes behind', ['react-condition'], {
    ...held(
      'too-bad-for-you',
      { room: 'start-a/a', tokens: ['artifact-5'] },
      {
        clank: { red: 2 },
        turn: { boots: 1 },
      },
    ),
    do: ['walk start-a/k', 'end turn', ...reacts('too-bad-for-you')],
    expect: reacted('too-bad-for-you'),
  }),
  catacombs('Time Warp: one who is knocked out before moving has not moved', ['react-condition'], {
    seats: 3,
    options: { deck: 'with-both' },
    given: {
      players: [{ damage: 9, hand: ['mister-whiskers'] }, {}, { hand: ['time-warp'] }],
      rage: 1,
      clank: { red: 1 },
      chance: { cubes: ['red', 'black'] },
    },
    do: ['play mister-whiskers', 'choose 1'],
    expect: { asked: { seat: 'green', ask: 'react' } },
  }),
  catacombs('Time Warp: a walk that ends before the tile it revealed is no move', ['react-condition'], {
    ...held(
      'time-warp',
      { room: 'd04/b', lockpicks: 1, hand: ['imp-familiar'], deck: [] },
      { laid: ['d04 1,0'], rooms: { 'd04/b': [] }, tiles: ['d01', '...'], turn: { boots: 1 } },
    ),
    do: [
      'explore 1,-1 s2',
      'play imp-familiar',
      'choose 2',
      'place 3 stop',
      { expect: { state: { players: [{ room: 'd04/b' }, {}] } } },
      'end turn',
      ...reacts('time-warp'),
    ],
    expect: reacted('time-warp'),
  }),
];
