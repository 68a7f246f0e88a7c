import { catacombs } from '../scenario.ts';
import { rowOf } from './given.ts';

export default [
  catacombs('skill, swords and boots of all cards add up', ['resources'], {
    given: { players: [{ hand: ['bandit', 'rebel-general', 'explore', 'mercenary'] }] },
    do: ['play bandit', 'play explore', 'play mercenary'],
    expect: { state: { turn: { skill: 4, swords: 3, boots: 2 } } },
  }),
  catacombs('the booklet’s example of a turn', ['resources', 'negative-clank-carry', 'crystal-cave-stops-boots'], {
    given: {
      players: [{ room: 'd02/c', hand: ['stumble', 'sneak-attack', 'scramble', 'explore'] }],
      laid: ['d02 1,0'],
      rooms: { 'd02/c': [] },
      row: ['crystal-kobold', 'expert-guide', 'payoff', 'payoff', 'swindle', 'swindle'],
    },
    do: [
      'play stumble',
      'play sneak-attack',
      { expect: { state: { clank: { red: 0 }, turn: { cancel: 1 } } } },
      'play scramble',
      'play explore',
      {
        expect: {
          state: { turn: { skill: 3, swords: 3, boots: 2 } },
          refused: { 'fight crystal-kobold': 'crystal-only' },
        },
      },
      'walk d02/b swords 1',
      { expect: { state: { turn: { swords: 2, boots: 1 } }, refused: { 'walk d02/a': 'crystal-cave-stops-boots' } } },
      'fight crystal-kobold',
      { expect: { state: { turn: { skill: 5 }, dungeonDiscard: ['crystal-kobold'] } } },
      'acquire expert-guide',
    ],
    expect: { state: { players: [{ damage: 0, discard: ['expert-guide'] }, {}], turn: { skill: 0 } } },
  }),
  catacombs('what is not spent is lost when the turn ends', ['resources-lost'], {
    given: { turn: { skill: 4, swords: 4, boots: 4, teleports: 1, cancel: 2 } },
    do: ['end turn', 'yellow: end turn'],
    expect: { state: { active: 'red', turn: { skill: 0, swords: 0, boots: 0, teleports: 0, cancel: 0 } } },
  }),
  catacombs('a question is answered before anything else is done', ['answer-first'], {
    given: {
      players: [{ room: 'start-a/b', hand: ['grand-theft', 'burgle'] }],
      turn: { boots: 1, skill: 3, swords: 2 },
    },
    do: ['play grand-theft'],
    expect: {
      asked: { ask: 'choose' },
      refused: {
        'play burgle': 'answer-first',
        'walk start-a/c': 'answer-first',
        'explore 1,0 w2': 'answer-first',
        mark: 'answer-first',
        'fight goblin': 'answer-first',
        'end turn': 'answer-first',
      },
    },
  }),
  catacombs('what effects ask is not chosen without being asked', ['when-asked'], {
    given: { players: [{ room: 's1/a' }], laid: ['s1 -1,0'], turn: { boots: 1 } },
    expect: {
      refused: {
        'turn 1': 'when-asked',
        'lay -1,1': 'when-asked',
        'go start-a/c': 'when-asked',
        'item crown': 'when-asked',
        'free slot 1': 'when-asked',
        'ward white-tourmaline': 'when-asked',
        accept: 'when-asked',
      },
    },
  }),
  catacombs('clank removed afterwards was made all the same', ['clank-made-counts'], {
    given: { players: [{ hand: ['smash-and-grab', 'sneak-attack', 'lute'], deck: [] }] },
    do: ['play smash-and-grab', 'play sneak-attack', { expect: { state: { clank: { red: 0 } } } }, 'play lute'],
    expect: { state: { players: [{ gold: 3 }, {}], turn: { clankMade: 3 } } },
  }),
  catacombs('clank cancelled beforehand was made as well', ['clank-made-counts', 'order-of-plays'], {
    given: { players: [{ hand: ['lute', 'sneak-attack', 'smash-and-grab'], deck: [] }] },
    do: ['play sneak-attack', 'play lute', 'play smash-and-grab'],
    expect: { state: { players: [{ gold: 3 }, {}], clank: { red: 1 }, turn: { clankMade: 3, cancel: 0 } } },
  }),
  catacombs('base cards mixed in count clank the same way', ['clank-made-counts', 'base-cards'], {
    options: { deck: 'with-base' },
    given: { players: [{ hand: ['move-silently', 'dead-run', 'swagger'] }] },
    do: ['play move-silently', 'play dead-run', 'play swagger'],
    expect: { state: { clank: { red: 0 }, turn: { clankMade: 2, skill: 2, boots: 5 } } },
  }),
  catacombs('clank that finds no cube was not made', ['made-clank-no-cube', 'empty-supply-clank'], {
    given: { players: [{ hand: ['lute', 'smash-and-grab'], deck: [], cubes: 1 }], bag: { red: 5 } },
    do: ['play lute', 'play smash-and-grab'],
    expect: { state: { players: [{ gold: 1, cubes: 0 }, {}], clank: { red: 1 }, turn: { clankMade: 1 } } },
  }),
  catacombs('a condition met by several things is met once', ['have-once'], {
    given: {
      players: [
        { hand: ['rebel-paladin'], tokens: ['artifact-5', 'artifact-7', 'backpack'], deck: ['burgle', 'stumble'] },
      ],
    },
    do: ['play rebel-paladin'],
    expect: { state: { players: [{ hand: ['burgle'] }, {}] } },
  }),
  catacombs('without a teleport nobody teleports', ['teleport-needed'], {
    given: { players: [{ room: 'start-a/c' }], turn: { boots: 3 } },
    expect: { without: ['teleport start-a/e'], refused: { 'teleport start-a/e': 'teleport-needed' } },
  }),
  catacombs('a teleport leads along one tunnel and no further', ['teleport-connected'], {
    given: { players: [{ room: 'start-a/c' }], laid: ['s1 -1,0'], turn: { teleports: 1 } },
    expect: {
      options: ['teleport start-a/d', 'teleport start-a/e', 'teleport s1/b'],
      refused: { 'teleport start-a/m': 'teleport-connected', 'teleport s1/c': 'teleport-connected' },
    },
  }),
  catacombs('a teleport minds neither locks, monsters, footprints nor arrows', ['teleport-free'], {
    given: { players: [{ room: 'd04/b', lockpicks: 0 }], laid: ['d04 1,0'], turn: { teleports: 1 } },
    do: [{ expect: { options: ['teleport d04/a', 'teleport d04/c'] } }, 'teleport d04/a'],
    expect: { state: { players: [{ room: 'd04/a', damage: 0 }, {}], turn: { teleports: 0, boots: 0 } } },
  }),
  catacombs('against an arrow there is a teleport', ['teleport-free', 'one-way'], {
    given: { players: [{ room: 'd04/c' }], laid: ['d04 1,0'], turn: { teleports: 1, boots: 2 } },
    do: [{ expect: { refused: { 'walk d04/b': 'one-way' } } }, 'teleport d04/b'],
    expect: { state: { players: [{ room: 'd04/b' }, {}] } },
  }),
  catacombs('a teleport may be kept for later in the turn', ['teleport-not-immediate'], {
    given: { players: [{ room: 'start-a/b', hand: ['time-warp', 'sidestep'] }] },
    options: { deck: 'with-party' },
    do: ['play time-warp', 'play sidestep', 'walk start-a/c', 'teleport start-a/e'],
    expect: { state: { players: [{ room: 'start-a/e', gold: 1 }, {}], turn: { teleports: 0 } } },
  }),
  catacombs('with an artifact a teleport leads out to the Crypt', ['teleport-out', 'escape-at-crypt'], {
    given: { players: [{ room: 'start-a/c', tokens: ['artifact-5'] }], turn: { teleports: 1 } },
    do: ['teleport start-a/k'],
    expect: { state: { players: [{ status: 'left' }, {}] }, events: [{ type: 'left', seat: 'red' }] },
  }),
  catacombs('without an artifact no teleport leads to the Crypt', ['teleport-out', 'exit-needs-artifact'], {
    given: { players: [{ room: 'start-a/c' }], turn: { teleports: 1 } },
    expect: { refused: { 'teleport start-a/k': 'exit-needs-artifact' } },
  }),
  catacombs('a device that asks for a lockpick is not used without one', ['device-price'], {
    given: { players: [{ lockpicks: 0 }], row: rowOf('locked-trunk'), turn: { skill: 3 } },
    expect: { without: ['use locked-trunk'], refused: { 'use locked-trunk': 'device-price' } },
  }),
  catacombs('a device that asks for gold is not used without it', ['device-price'], {
    given: { players: [{ gold: 2 }], row: rowOf('wishing-well') },
    expect: { without: ['use wishing-well'], refused: { 'use wishing-well': 'device-price' } },
  }),
  catacombs('the Wand of Wind brings the reward of a minor-secret room next door', ['wand-of-wind-reward'], {
    options: { deck: 'with-base' },
    given: {
      players: [{ room: 's1/b', hand: ['wand-of-wind'] }],
      laid: ['s1 1,0'],
      chance: { tokens: ['treasure'] },
    },
    do: ['play wand-of-wind', 'choose 2'],
    expect: {
      state: { players: [{ room: 's1/b', gold: 2 }, {}], turn: { secrets: 1 } },
      events: [{ type: 'drawn-from-pool', token: 'treasure' }],
    },
  }),
  catacombs('with base cards in the row they do what they do', ['base-cards'], {
    options: { deck: 'with-base' },
    given: { row: ['master-burglar', 'ogre', ...rowOf(null).slice(2)], turn: { skill: 3, swords: 3 } },
    do: ['fight ogre', 'acquire master-burglar'],
    expect: { state: { players: [{ gold: 5, discard: ['master-burglar'] }, {}] } },
  }),
];
