import { catacombs } from '../scenario.ts';
import { rowOf } from './given.ts';

const options = { deck: 'with-base' };

/** Cards of the first game that meet rules of the second. */
export default [
  catacombs('the Wand of Wind teleports through a portal', ['base-cards', 'portal-teleport'], {
    options,
    given: { players: [{ room: 's6/b', hand: ['wand-of-wind'] }], laid: ['s6 1,0'] },
    do: ['play wand-of-wind', 'teleport start-a/e'],
    expect: { state: { players: [{ room: 'start-a/e', gold: 1, damage: 0 }, {}], turn: { portalUsed: true } } },
  }),
  catacombs('of several minor-secret rooms next door the Wand of Wind takes one', ['wand-of-wind-reward'], {
    options,
    given: {
      players: [{ room: 's1/b', hand: ['wand-of-wind'] }],
      laid: ['s1 1,0', 's4 1,-1'],
      chance: { tokens: ['dragon-egg'] },
      rage: 1,
    },
    do: [
      'play wand-of-wind',
      'choose 2',
      { expect: { onlyOptions: ['reach s1/a minor-secret', 'reach s4/b minor-secret'] } },
      'reach s4/b minor-secret',
    ],
    expect: { state: { players: [{ room: 's1/b', tokens: ['dragon-egg'] }, {}], rage: 2 } },
  }),
  catacombs('with no minor secret left the Wand of Wind only teleports', ['wand-of-wind-reward', 'choice-possible'], {
    options,
    given: {
      players: [{ room: 's1/b', hand: ['wand-of-wind'] }],
      laid: ['s1 1,0'],
      pools: { 'minor-secret': [] },
    },
    do: ['play wand-of-wind'],
    expect: { asked: { ask: 'turn' }, state: { turn: { teleports: 1 } } },
  }),
  catacombs('the Teleporter looks over an edge', ['base-cards', 'teleport-discovers'], {
    options,
    given: {
      players: [{ room: 'start-a/c' }],
      row: rowOf('teleporter'),
      tiles: ['s2', '...'],
      turn: { skill: 4 },
    },
    do: ['use teleporter', 'explore 1,0 w1 by teleport', 'place 3 to s2/a'],
    expect: { state: { players: [{ room: 's2/a' }, {}], turn: { boots: 0, teleports: 0 } } },
  }),
  catacombs('the Vault is open in the upper half of the start tile', ['deep-only', 'base-cards'], {
    options,
    given: { players: [{ room: 'start-a/e' }], row: rowOf('the-vault'), turn: { skill: 3 } },
    do: ['use the-vault'],
    expect: { state: { players: [{ gold: 5 }, {}], clank: { red: 3 }, dungeonDiscard: ['the-vault'] } },
  }),
  catacombs('the Cave Troll is fought on tiles of the depths alone', ['deep-only', 'base-cards'], {
    options,
    given: { players: [{ room: 's1/a' }], laid: ['s1 -1,0'], row: rowOf('cave-troll'), turn: { swords: 9 } },
    expect: { refused: { 'fight cave-troll': 'deep-only' } },
  }),
  catacombs('on a tile of the depths the Cave Troll may be fought', ['deep-only', 'fight-reward'], {
    options,
    given: { players: [{ room: 'd10/a' }], laid: ['d10 1,0'], row: rowOf('cave-troll'), turn: { swords: 9 } },
    do: ['fight cave-troll'],
    expect: { state: { players: [{ gold: 3 }, {}], dungeonDiscard: ['cave-troll'] } },
  }),
  catacombs('the Crystal Golem asks for a cave; a wayshrine does not do', ['crystal-only', 'base-cards'], {
    options,
    given: { players: [{ room: 'start-a/b' }], row: rowOf('crystal-golem'), turn: { swords: 3, boots: 2 } },
    do: [
      { expect: { refused: { 'fight crystal-golem': 'crystal-only' } } },
      'walk start-a/c',
      'walk start-a/d',
      'fight crystal-golem',
    ],
    expect: { state: { dungeonDiscard: ['crystal-golem'], turn: { skill: 3 } } },
  }),
  catacombs('base cards see artifacts and companions of the other box', ['base-cards', 'order-of-plays'], {
    options,
    given: {
      players: [
        {
          hand: ['rebel-miner', 'rebel-scribe', 'kobold-merchant'],
          tokens: ['artifact-12'],
          deck: ['burgle', 'burgle', 'stumble'],
        },
      ],
    },
    do: ['play rebel-miner', 'play rebel-scribe', 'play kobold-merchant'],
    expect: {
      state: { players: [{ hand: ['burgle', 'burgle'], gold: 4 }, {}], turn: { companions: 3, skill: 3 } },
    },
  }),
  catacombs('the Golden Monkey Bot is an idol to the Dwarven Peddler too', ['golden-monkey-bot', 'base-cards'], {
    options,
    given: {
      players: [
        {
          room: 'start-a/a',
          tokens: ['artifact-5', 'chalice', 'golden-monkey-bot'],
          discard: ['dwarven-peddler'],
          deck: [],
        },
        { status: 'lost' },
      ],
      turn: { boots: 1 },
    },
    do: ['walk start-a/k', 'end turn'],
    expect: { result: { scores: [39, 0] } },
  }),
  catacombs('a room whose secret was taken from next door pays nothing on entering', ['reward-once'], {
    options,
    given: {
      players: [{ room: 's1/b', hand: ['wand-of-wind'] }],
      laid: ['s1 1,0'],
      chance: { tokens: ['treasure'] },
      turn: { boots: 1 },
    },
    do: ['play wand-of-wind', 'choose 2', 'walk s1/a'],
    expect: { state: { players: [{ room: 's1/a', gold: 2 }, {}], turn: { secrets: 1 } } },
  }),
  catacombs('a room that has paid this turn gives nothing next door', ['reward-once', 'wand-of-wind-reward'], {
    options,
    given: {
      players: [{ room: 's1/b', hand: ['wand-of-wind'] }],
      laid: ['s1 1,0'],
      turn: { rewarded: ['s1/a'] },
    },
    do: ['play wand-of-wind'],
    expect: { asked: { ask: 'turn' }, state: { turn: { teleports: 1 } } },
  }),
];
