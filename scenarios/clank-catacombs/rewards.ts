import { catacombs } from '../scenario.ts';

export default [
  catacombs('a reward room rewards on entering, even one who moves on', ['reward-on-entry', 'reward-gold'], {
    given: { players: [{ room: 'start-a/c' }], turn: { boots: 2 } },
    do: ['walk start-a/e', 'walk start-a/c'],
    expect: { state: { players: [{ room: 'start-a/c', gold: 1 }, {}] } },
  }),
  catacombs('starting the turn in a reward room gives nothing', ['reward-on-entry'], {
    given: { active: 'yellow', players: [{ room: 'd10/c' }, {}], laid: ['d10 1,0'] },
    do: ['end turn'],
    expect: { state: { active: 'red', players: [{ gold: 0, room: 'd10/c' }, {}] } },
  }),
  catacombs('a room rewards once a turn', ['reward-once'], {
    given: { players: [{ room: 'start-a/c' }], turn: { boots: 3 } },
    do: ['walk start-a/e', 'walk start-a/c', 'walk start-a/e'],
    expect: { state: { players: [{ room: 'start-a/e', gold: 1 }, {}] } },
  }),
  catacombs('in a later turn it rewards again', ['reward-once'], {
    given: { players: [{ room: 'start-a/c', deck: ['sidestep', '...'] }], turn: { boots: 2 } },
    do: ['walk start-a/e', 'walk start-a/c', 'end turn', 'end turn', 'play sidestep', 'walk start-a/e'],
    expect: { state: { players: [{ gold: 2 }, {}] } },
  }),
  catacombs('another room of the same kind rewards too', ['reward-once', 'reward-gold'], {
    given: { players: [{ room: 'start-a/c' }], laid: ['d10 1,-1'], turn: { boots: 9 } },
    do: ['walk start-a/e', 'walk d10/a', 'walk d10/c swords 0'],
    expect: { state: { players: [{ gold: 3 }, {}] } },
  }),
  catacombs('a gold room gives the amount it shows', ['reward-gold'], {
    given: { players: [{ room: 'd18/c' }], laid: ['d18 1,0'], turn: { teleports: 1 } },
    do: ['teleport d18/d'],
    expect: { state: { players: [{ gold: 3 }, {}] }, events: [{ type: 'gold-gained', seat: 'red', amount: 3 }] },
  }),
  catacombs('a healing room heals one damage', ['reward-heal'], {
    given: { players: [{ room: 's5/d', damage: 3 }], laid: ['s5 1,0'], turn: { boots: 3 } },
    do: ['walk s5/c', { expect: { state: { players: [{ damage: 2, cubes: 28 }, {}] } } }, 'walk s5/d', 'walk s5/c'],
    expect: { state: { players: [{ damage: 2 }, {}] } },
  }),
  catacombs(
    'a minor secret room gives one from the supply, turned up for all',
    ['reward-minor-secret', 'secret-revealed'],
    {
      given: {
        players: [{ room: 's1/b' }],
        laid: ['s1 1,0'],
        turn: { boots: 1 },
        chance: { tokens: ['potion-of-healing'] },
      },
      do: [{ expect: { reveals: { 'walk s1/a': true } } }, 'walk s1/a'],
      expect: {
        state: { players: [{ tokens: ['potion-of-healing'] }, {}] },
        events: [{ type: 'drawn-from-pool', seat: 'red', pool: 'minor-secret', token: 'potion-of-healing' }],
      },
    },
  ),
  catacombs('once the supply is exhausted a minor secret room gives nothing', ['reward-minor-secret'], {
    given: { players: [{ room: 's1/b' }], laid: ['s1 1,0'], pools: { 'minor-secret': [] }, turn: { boots: 1 } },
    do: ['walk s1/a'],
    expect: { state: { players: [{ room: 's1/a', tokens: [] }, {}] }, noEvents: [{ type: 'drawn-from-pool' }] },
  }),
  catacombs('a room with two rewards gives both', ['reward-on-entry'], {
    given: {
      players: [{ room: 's5/a' }],
      laid: ['s5 1,0'],
      turn: { boots: 2 },
      chance: { tokens: ['potion-of-healing'] },
    },
    do: ['walk s5/b'],
    expect: { state: { players: [{ tokens: ['potion-of-healing'] }, {}], turn: { exhausted: true } } },
  }),
  catacombs('the Monkey Shrine gives an idol, once a turn', ['reward-idol', 'reward-once'], {
    given: { players: [{ room: 'start-a/d' }], turn: { boots: 3, swords: 3, cavesOpen: true } },
    do: ['walk start-a/m swords 1', 'walk start-a/d swords 1', 'walk start-a/m swords 1'],
    expect: {
      state: { players: [{ tokens: ['monkey-idol'] }, {}], rooms: { 'start-a/m': ['monkey-idol', 'monkey-idol'] } },
      refused: { 'take monkey-idol': 'take-what-lies-here' },
    },
  }),
  catacombs('an empty shrine gives nothing', ['reward-idol'], {
    given: { players: [{ room: 'start-a/d' }], rooms: { 'start-a/m': [] }, turn: { boots: 1, cavesOpen: true } },
    do: ['walk start-a/m'],
    expect: { state: { players: [{ tokens: [] }, {}] } },
  }),
  catacombs('an idol is no secret and no artifact', ['idol-not-secret', 'artifact-limit'], {
    given: {
      players: [{ room: 'd01/c', tokens: ['monkey-idol'] }],
      laid: ['d01 1,0'],
      turn: { boots: 1, swords: 1, cavesOpen: true },
    },
    do: ['walk d01/a swords 1', 'take artifact'],
    expect: { state: { players: [{ tokens: ['monkey-idol', 'artifact-5'] }, {}] } },
  }),
  catacombs('arriving by teleport is entering', ['teleport-arrival', 'reward-on-entry'], {
    given: {
      players: [{ room: 'start-a/c', tokens: ['puzzle-box'] }],
      turn: { teleports: 3 },
      chance: { tokens: ['chalice'] },
    },
    do: ['teleport start-a/e', 'teleport start-a/c', 'teleport start-a/b'],
    expect: { state: { players: [{ gold: 1, tokens: ['chalice'] }, {}] } },
  }),
  catacombs('arriving in a crystal cave by teleport exhausts too', ['teleport-arrival', 'crystal-cave-any-entry'], {
    given: { players: [{ room: 'start-a/c' }], turn: { teleports: 1, boots: 2 } },
    do: ['teleport start-a/d'],
    expect: {
      events: [{ type: 'exhausted', seat: 'red', room: 'start-a/d' }],
      refused: { 'walk start-a/c': 'crystal-cave-stops-boots' },
    },
  }),
];
