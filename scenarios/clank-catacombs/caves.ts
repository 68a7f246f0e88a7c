import { catacombs } from '../scenario.ts';

const IN_CAVE = { players: [{ room: 'start-a/c' }], turn: { boots: 3 } };

export default [
  catacombs('on entering a crystal cave no more boots are spent this turn', ['crystal-cave-stops-boots'], {
    given: IN_CAVE,
    do: ['walk start-a/d'],
    expect: {
      state: { turn: { boots: 2, exhausted: true } },
      without: ['walk start-a/c', 'explore -1,-1 e1'],
      refused: { 'walk start-a/c': 'crystal-cave-stops-boots', 'explore -1,-1 e1': 'crystal-cave-stops-boots' },
    },
  }),
  catacombs('a teleport leads out of a crystal cave, but does not lift the exhaustion', ['crystal-cave-teleport'], {
    given: { players: [{ room: 'start-a/c' }], turn: { boots: 3, teleports: 1 } },
    do: ['walk start-a/d', 'teleport start-a/c'],
    expect: {
      state: { players: [{ room: 'start-a/c' }, {}], turn: { boots: 2 } },
      refused: { 'walk start-a/a': 'crystal-cave-stops-boots' },
    },
  }),
  catacombs('a turn that starts in a crystal cave is not exhausted', ['crystal-cave-stops-boots'], {
    given: { players: [{ room: 'start-a/d' }], turn: { boots: 1 } },
    do: ['walk start-a/c'],
    expect: { state: { players: [{ room: 'start-a/c' }, {}] } },
  }),
  catacombs('a card that keeps caves from stopping works before entering', ['crystal-cave-card-after'], {
    given: { players: [{ room: 'start-a/c', hand: ['crystal-compass'] }], turn: { boots: 2 } },
    do: ['play crystal-compass', 'walk start-a/d', 'walk start-a/c'],
    expect: { state: { players: [{ room: 'start-a/c' }, {}] }, noEvents: [{ type: 'exhausted' }] },
  }),
  catacombs('and after entering as well', ['crystal-cave-card-after'], {
    given: { players: [{ room: 'start-a/c', hand: ['crystal-compass'] }], turn: { boots: 2 } },
    do: ['walk start-a/d', { expect: { without: ['walk start-a/c'] } }, 'play crystal-compass', 'walk start-a/c'],
    expect: { state: { players: [{ room: 'start-a/c' }, {}] } },
  }),
  catacombs('a new tile may lead into a crystal cave, which stops the walk there', ['crystal-cave-any-entry'], {
    given: { players: [{ room: 'start-a/c' }], tiles: ['s2', '...'], turn: { boots: 2 } },
    do: ['explore -1,0 e1', 'place 2 to s2/b'],
    expect: { state: { turn: { exhausted: true } }, refused: { 'walk s2/a': 'crystal-cave-stops-boots' } },
  }),
  catacombs('the Crystal Kobold is fought in a crystal cave or a wayshrine only', ['crystal-only'], {
    given: {
      players: [{ room: 'start-a/c' }],
      row: ['crystal-kobold', 'crystal-kobold', 'payoff', 'payoff', 'swindle', 'swindle'],
      turn: { boots: 2, swords: 4 },
    },
    do: [
      { expect: { without: ['fight crystal-kobold'], refused: { 'fight crystal-kobold': 'crystal-only' } } },
      'walk start-a/b',
      'fight slot 1',
      'walk start-a/c',
      { expect: { refused: { 'fight crystal-kobold': 'crystal-only' } } },
    ],
    expect: { state: { turn: { skill: 2, swords: 2 } } },
  }),
  catacombs('the Warden is fought in the depths only', ['deep-only'], {
    given: {
      players: [{ room: 'start-a/c' }],
      row: ['the-warden', 'payoff', 'payoff', 'swindle', 'swindle', 'bandit'],
      turn: { boots: 1, swords: 3 },
      chance: { tokens: ['monk', 'peasant'] },
    },
    do: [{ expect: { refused: { 'fight the-warden': 'deep-only' } } }, 'walk start-a/e', 'fight the-warden'],
    expect: { state: { players: [{ tokens: ['monk', 'peasant'] }, {}] } },
  }),
];
