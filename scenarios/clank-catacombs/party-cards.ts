import { catacombs } from '../scenario.ts';
import { arriving, DRAWN, holding, WITH_PARTY as options, rowOf } from './given.ts';

const fighting = (card: string, swords: number, players: readonly object[], more: object = {}) => ({
  options,
  given: { players, row: rowOf(card), turn: { swords }, ...more },
});
/** The card fills the row once red has ended the turn. */
const arrived = (card: string, players: readonly object[], more: object = {}) => ({
  options,
  given: { players, ...arriving(card), ...more },
});

export default [
  catacombs('Cutpurse: a boot, gold, or both for a card', ['choice-possible', 'discard-to-do'], {
    options,
    ...holding('cutpurse', { hand: ['cutpurse', 'stumble'] }),
    do: ['play cutpurse', 'choose 3', 'discard stumble'],
    expect: { state: { players: [{ gold: 2, discard: ['stumble'] }, {}], turn: { skill: 2, boots: 1 } } },
  }),
  catacombs('Cutpurse: a boot alone', ['choice-possible'], {
    options,
    ...holding('cutpurse'),
    do: ['play cutpurse', { expect: { onlyOptions: ['choose 1', 'choose 2'] } }, 'choose 1'],
    expect: { state: { players: [{ gold: 0 }, {}], turn: { boots: 1 } } },
  }),
  catacombs('Cutpurse: gold alone', ['choice-possible'], {
    options,
    ...holding('cutpurse'),
    do: ['play cutpurse', 'choose 2'],
    expect: { state: { players: [{ gold: 2 }, {}], turn: { boots: 0 } } },
  }),
  catacombs('Spiritual Healer: with a gem about, healing at a clank', ['order-of-plays', 'heal-cubes'], {
    options,
    ...holding('spiritual-healer', { hand: ['spiritual-healer', 'flawed-ruby'], damage: 2, deck: ['burgle'] }),
    do: ['play spiritual-healer', { expect: { state: { players: [{ damage: 2 }, {}] } } }, 'play flawed-ruby'],
    expect: { state: { players: [{ damage: 1, hand: ['burgle'] }, {}], clank: { red: 1 }, turn: { skill: 2 } } },
  }),
  catacombs('Spiritual Healer: on arriving everybody may buy healing with clank', ['arrive-choice'], {
    ...arrived('spiritual-healer', [{ damage: 1 }, { damage: 4 }]),
    do: ['end turn', 'yellow: accept', 'red: decline'],
    expect: { state: { players: [{ damage: 1 }, { damage: 3 }], clank: { red: 0, yellow: 2 } } },
  }),
  catacombs('Virtuoso Burglar: quieter, and a Burgle less', ['trash-zones', 'clank-remove'], {
    options,
    ...holding('virtuoso-burglar', { discard: ['burgle'] }, { clank: { red: 2 } }),
    expect: { state: { trashed: ['burgle'], clank: { red: 0 }, turn: { skill: 2, boots: 1 } } },
  }),
  catacombs('Virtuoso Burglar: on arriving a Burgle of the hand may go for a clank', ['arrive-choice', 'trash-zones'], {
    ...arrived('virtuoso-burglar', [{}, { hand: ['burgle', 'stumble'] }]),
    do: ['end turn', 'yellow: accept', 'yellow: trash burgle from hand', 'red: decline'],
    expect: { state: { players: [{}, { hand: ['stumble'] }], trashed: ['burgle'], clank: { yellow: 1 } } },
  }),
  catacombs('Rebel Herald and Tactician: what is printed on them, and a card', ['order-of-plays', 'resources'], {
    options,
    ...holding('rebel-herald', { hand: ['rebel-herald', 'tactician'], ...DRAWN }),
    do: ['play rebel-herald', 'play tactician'],
    expect: { state: { players: [{ hand: ['burgle'] }, {}], turn: { skill: 4, swords: 2, boots: 1 } } },
  }),
  catacombs('Berserker: a sword for every clank of the turn', ['clank-made-counts', 'order-of-plays'], {
    options,
    ...holding('berserker', { hand: ['stumble', 'berserker', 'lightstick'] }),
    do: ['play stumble', 'play berserker', { expect: { state: { turn: { swords: 2 } } } }, 'play lightstick'],
    expect: { state: { turn: { skill: 4, swords: 3 } } },
  }),
  catacombs('Assassin: two swords, two clank less', ['clank-remove', 'resources'], {
    options,
    ...holding('assassin', {}, { clank: { red: 3 } }),
    expect: { state: { clank: { red: 1 }, turn: { swords: 2 } } },
  }),
  catacombs('Royal Brat: a minor secret for one who has a crown', ['have-once', 'reward-minor-secret'], {
    options,
    ...holding('royal-brat', { tokens: ['crown-10'] }, { chance: { tokens: ['potion-of-strength'] } }),
    expect: { state: { players: [{ tokens: ['crown-10', 'potion-of-strength'] }, {}], turn: { skill: 2, swords: 2 } } },
  }),
  catacombs('flawed gems: clank for their buyer and for all others', ['acquire-effect-once', 'clank-add'], {
    seats: 3,
    options,
    given: { row: rowOf('flawed-sapphire'), turn: { skill: 4 } },
    do: ['acquire flawed-sapphire'],
    expect: { state: { clank: { red: 2, yellow: 1, green: 1 } } },
  }),
  catacombs('flawed gems: a card when they are played', ['resources'], {
    options,
    ...holding('flawed-emerald', { hand: ['flawed-emerald', 'flawed-sapphire'], ...DRAWN }),
    do: ['play flawed-emerald', 'play flawed-sapphire'],
    expect: { state: { players: [{ hand: ['burgle', 'stumble'] }, {}], clank: { red: 0 } } },
  }),
  catacombs('Scouting Ahead: a boot, and caves do not stop', ['crystal-cave-card-after'], {
    options,
    ...holding('scouting-ahead', { room: 'start-a/c' }, { turn: { boots: 1 } }),
    do: ['walk start-a/d', 'play scouting-ahead', 'walk start-a/c'],
    expect: { state: { players: [{ room: 'start-a/c' }, {}] } },
  }),
  catacombs(
    'Too Bad for You, One with Everything: played in the own turn like others',
    ['react-own-turn', 'resources'],
    {
      options,
      ...holding('too-bad-for-you', { hand: ['too-bad-for-you', 'one-with-everything'] }),
      do: ['play too-bad-for-you', 'play one-with-everything'],
      expect: { state: { players: [{ gold: 1, hand: [] }, {}], turn: { skill: 2, swords: 1, boots: 1 } } },
    },
  ),
  catacombs('Walk It Off: heals on acquiring, walks on playing', ['acquire-effect-once', 'heal-cubes'], {
    options,
    ...holding('walk-it-off', { damage: 3 }, { row: rowOf('walk-it-off'), turn: { skill: 3 } }),
    do: ['acquire walk-it-off', 'play walk-it-off'],
    expect: { state: { players: [{ damage: 2, discard: ['walk-it-off'] }, {}], turn: { boots: 1 } } },
  }),
  catacombs('Elven Satchel: two gold and a card', ['gold-gain'], {
    options,
    ...holding('elven-satchel', DRAWN),
    expect: { state: { players: [{ gold: 2, hand: ['burgle'] }, {}] } },
  }),
  catacombs('Hiding Place: two swords', ['device-immediate'], {
    options,
    given: { row: rowOf('hiding-place'), turn: { skill: 2 } },
    do: ['use hiding-place'],
    expect: { state: { turn: { swords: 2 } } },
  }),
  catacombs('Hiding Place: on arriving a Burgle may be discarded for silence', ['arrive-choice', 'discard-to-do'], {
    ...arrived('hiding-place', [{}, { hand: ['burgle', 'stumble'] }], { clank: { red: 1, yellow: 3 } }),
    do: [
      'end turn',
      { expect: { asked: { seat: 'yellow', ask: 'discard' }, onlyOptions: ['discard burgle', 'decline'] } },
      'yellow: discard burgle',
      'red: decline',
    ],
    expect: { state: { players: [{}, { hand: ['stumble'], discard: ['burgle'] }], clank: { red: 1, yellow: 1 } } },
  }),
  catacombs('Hiding Place: between turns nobody holds what finds no cube', ['arrive-choice', 'negative-clank-carry'], {
    options,
    given: {
      players: [{ deck: ['burgle', 'burgle', 'burgle', 'burgle', 'burgle', '...'] }, { hand: ['burgle', 'stumble'] }],
      row: [null, null, 'payoff', 'payoff', 'swindle', 'swindle'],
      dungeonDeck: ['hiding-place', 'archoverlord', '...'],
      turn: { moved: true },
    },
    do: ['end turn', 'yellow: discard burgle', 'red: discard burgle'],
    expect: { state: { clank: { red: 1, yellow: 1 } }, noEvents: [{ type: 'clank-cancelled' }] },
  }),
  catacombs('Secret Passage: silence and boots', ['device-immediate', 'clank-remove'], {
    options,
    given: { row: rowOf('secret-passage'), turn: { skill: 5 }, clank: { red: 1 } },
    do: ['use secret-passage'],
    expect: { state: { clank: { red: 0 }, turn: { boots: 2, cancel: 1 } } },
  }),
  catacombs('Secret Passage: on arriving a Secret Tome may be bought for five gold', ['arrive-choice'], {
    seats: 3,
    ...arrived('secret-passage', [{ gold: 5 }, { gold: 4 }, { gold: 9 }]),
    do: ['end turn', { expect: { asked: { seat: 'green', ask: 'may' } } }, 'green: accept', 'red: decline'],
    expect: { state: { players: [{ gold: 5 }, { gold: 4 }, { gold: 4, discard: ['secret-tome'] }] } },
  }),
  catacombs('Pixie Swarm: a gold', ['fight-reward'], {
    ...fighting('pixie-swarm', 1, [{}]),
    do: ['fight pixie-swarm'],
    expect: { state: { players: [{ gold: 1 }, {}] } },
  }),
  catacombs(
    'Spotter: clank for gold for all who like, and silence for the victor',
    ['fight-reward', 'each-player-order'],
    {
      seats: 3,
      ...fighting('spotter', 2, [{}, {}, {}]),
      do: [
        'fight spotter',
        { expect: { asked: { seat: 'red', ask: 'may' } } },
        'accept',
        'yellow: decline',
        'green: accept',
      ],
      expect: {
        state: {
          players: [{ gold: 2 }, { gold: 0 }, { gold: 2 }],
          clank: { red: 0, yellow: 0, green: 1 },
          turn: { cancel: 1 },
        },
      },
    },
  ),
  catacombs('Leprechaun: some gold with some clank, or much with much', ['fight-reward', 'choice-possible'], {
    ...fighting('leprechaun', 2, [{}]),
    do: ['fight leprechaun', 'choose 2'],
    expect: { state: { players: [{ gold: 5 }, {}], clank: { red: 3 } } },
  }),
  catacombs('Scuffler: the victor gets all three, each opponent chooses one', ['fight-reward', 'each-player-order'], {
    seats: 4,
    ...fighting('scuffler', 2, [{ discard: ['burgle'] }, {}, { discard: ['burgle', 'stumble'] }, {}], {
      clank: { red: 2, yellow: 3, green: 1 },
    }),
    do: [
      'fight scuffler',
      { expect: { asked: { seat: 'yellow', ask: 'choose' }, onlyOptions: ['choose 1', 'choose 2'] } },
      'yellow: choose 1',
      'green: choose 3',
      'blue: choose 2',
    ],
    expect: {
      state: {
        players: [{ gold: 2, discard: [] }, { gold: 0 }, { discard: ['stumble'] }, { gold: 2 }],
        clank: { red: 0, yellow: 1, green: 1 },
        trashed: ['burgle', 'burgle'],
      },
    },
  }),
  catacombs('Succubus: the victor gets both, each opponent chooses one', ['fight-reward', 'each-player-order'], {
    seats: 3,
    ...fighting('succubus', 3, [{ damage: 2 }, { damage: 3 }, {}]),
    do: ['fight succubus', 'yellow: choose 2', 'green: choose 1'],
    expect: { state: { players: [{ gold: 3, damage: 1 }, { gold: 0, damage: 2 }, { gold: 3 }] } },
  }),
  catacombs('Cutpurse: who wants both must discard', ['choice-possible', 'discard-to-do'], {
    options,
    given: { players: [{ hand: ['cutpurse', 'burgle', 'stumble'] }] },
    do: [
      'play cutpurse',
      'choose 3',
      { expect: { onlyOptions: ['discard burgle', 'discard stumble'], refused: { decline: 'decline-only-optional' } } },
      'discard stumble',
    ],
    expect: { state: { players: [{ hand: ['burgle'], discard: ['stumble'], gold: 2 }, {}], turn: { boots: 1 } } },
  }),
];
