import { catacombs } from '../scenario.ts';

/** A tile revealed east of the start tile's middle room, by one who has boots but no lockpick. */
const revealing = (tile: string, player: object = {}, more: object = {}) => ({
  given: {
    players: [{ room: 'start-a/c', lockpicks: 0, ...player }],
    tiles: [tile, '...'],
    turn: { boots: 9 },
    ...more,
  },
});
const shut = { rule: 'lock-needs-lockpick', need: 1, have: 0 };

/** What each of the four turns leads to, and what there is to find. */
export default [
  catacombs('tile s3: a wayshrine, gold and a prison', ['orientation-free', 'reward-gold'], {
    ...revealing('s3'),
    do: [
      'explore 1,0 w1',
      { expect: { onlyOptions: ['place 0 to s3/a', 'place 1 to s3/c', 'place 2 to s3/c', 'place 3 to s3/b'] } },
      'place 3 to s3/b',
    ],
    expect: { state: { laid: ['s3 1,0 turn 3'], players: [{ room: 's3/b', gold: 1 }, {}] } },
  }),
  catacombs('tile s5: healing, and a crystal cave with a minor secret', ['orientation-free', 'reward-heal'], {
    ...revealing('s5', { damage: 3 }),
    do: [
      'explore 1,0 w1',
      {
        expect: {
          onlyOptions: ['place 0 to s5/a', 'place 1 to s5/d', 'place 2 to s5/c swords 0', 'place 3 to s5/b'],
        },
      },
      'place 2 to s5/c swords 0',
    ],
    expect: { state: { players: [{ room: 's5/c', damage: 3 }, {}] }, events: [{ type: 'healed', amount: 1 }] },
  }),
  catacombs('tile s6: its portal leads to the start tile’s at once', ['portal-through', 'orientation-free'], {
    ...revealing('s6'),
    do: [
      'explore 1,0 w1',
      {
        expect: {
          onlyOptions: ['place 0 to s6/b swords 0', 'place 1 to s6/b', 'place 2 to s6/c', 'place 3 to s6/a'],
        },
      },
      'place 1 to s6/b',
      'walk start-a/e',
    ],
    expect: { state: { players: [{ room: 'start-a/e', damage: 1 }, {}], turn: { boots: 7 } } },
  }),
  catacombs('tile d03: a market with a minor secret', ['second-tile', 'reward-minor-secret'], {
    ...revealing('d03', {}, { chance: { tokens: ['treasure'] } }),
    do: [
      'explore 1,0 w1',
      {
        expect: {
          onlyOptions: ['place 0 to 1,-1 s1', 'place 1 to d03/b', 'place 2 to d03/b swords 0', 'place 3 to d03/a'],
        },
      },
      'place 3 to d03/a',
    ],
    expect: { state: { players: [{ room: 'd03/a', gold: 2 }, {}], rooms: { 'd03/b': ['artifact-5'] } } },
  }),
  catacombs('tile d08: two locks and an arrow around the artifact', ['orientation-payable', 'one-way'], {
    ...revealing('d08'),
    do: [
      'explore 1,0 w1',
      {
        expect: {
          onlyOptions: ['place 0 to d08/d swords 0', 'place 2 to d08/b', 'place 3 to d08/a'],
          refused: { 'place 1': shut },
        },
      },
      'place 3 to d08/a',
    ],
    expect: {
      state: { rooms: { 'd08/d': ['artifact-7'] } },
      refused: { 'walk d08/d': 'one-way' },
      options: ['walk d08/b', 'mark d08/a'],
    },
  }),
  catacombs('tile d11: haunted, with the third artifact', ['haunted-tile', 'artifact-plus'], {
    ...revealing('d11', { damage: 1 }),
    do: [
      'explore 1,0 w1',
      {
        expect: {
          onlyOptions: [
            ...['place 0 to d11/b', 'place 1 to d11/a swords 0', 'place 2 to d11/c swords 0', 'place 3 to d11/b'],
          ],
        },
      },
      'place 2 to d11/c swords 0',
    ],
    expect: { state: { players: [{ damage: 1 }, {}], clank: { ghost: 1 }, rooms: { 'd11/a': ['artifact-10'] } } },
  }),
  catacombs('tile d14: two tunnels cut across its corners', ['second-tile'], {
    ...revealing('d14'),
    do: ['explore 1,0 w1'],
    expect: {
      onlyOptions: ['place 0 to d14/a', 'place 1 to 1,-1 s1', 'place 2 to d14/b', 'place 3 to 1,-1 s1'],
      reveals: { 'place 1 to 1,-1 s1': true, 'place 0 to d14/a': false },
    },
  }),
  catacombs('tile d15: in by the arrow, and not out again', ['orientation-arrow', 'one-way'], {
    ...revealing('d15'),
    do: [
      'explore 1,0 w1',
      {
        expect: {
          onlyOptions: ['place 0 to d15/a', 'place 2 to d15/b', 'place 3 to d15/a'],
          refused: { 'place 1': shut },
        },
      },
      'place 2 to d15/b',
    ],
    expect: {
      state: { players: [{ room: 'd15/b' }, {}] },
      refused: { 'walk start-a/c': 'one-way', 'pick chest': 'pick-needs-lockpick' },
    },
  }),
  catacombs('tile d16: haunted, with a long tunnel right across', ['haunted-tile', 'second-tile'], {
    ...revealing('d16', {}, { tiles: ['d16', 'd01', '...'] }),
    do: [
      'explore 1,0 w1',
      {
        expect: {
          onlyOptions: ['place 0 to d16/a', 'place 1 to 2,0 w1', 'place 2 to d16/c', 'place 3 to d16/b'],
        },
      },
      'place 1 to 2,0 w1',
      { expect: { state: { clank: { ghost: 1 }, pending: { tile: 'd01' } } } },
      'place 0 to d01/b',
    ],
    expect: { state: { players: [{ room: 'd01/b' }, {}], turn: { boots: 7 } } },
  }),
  catacombs('tile d18: library, market, healing and much gold', ['orientation-free', 'reward-gold'], {
    ...revealing('d18', { lockpicks: 1 }),
    do: [
      'explore 1,0 w1',
      {
        expect: {
          onlyOptions: ['place 0 to d18/a', 'place 1 to d18/d swords 0', 'place 2 to d18/c', 'place 3 to d18/b'],
        },
      },
      'place 0 to d18/a',
      'walk d18/d',
    ],
    expect: {
      state: { players: [{ room: 'd18/d', gold: 3, lockpicks: 0 }, {}], opened: ['d18 a-d'] },
      refused: { 'pick library': 'pick-what' },
    },
  }),
  catacombs('tile d19: a monster on the tunnel across counts with those beyond', ['second-tile', 'monster-tunnel'], {
    ...revealing('d19', {}, { tiles: ['d19', 'd01', '...'] }),
    do: [
      'explore 1,0 w1',
      {
        expect: {
          onlyOptions: ['place 0 to d19/b', 'place 1 to d19/a', 'place 2 to 2,0 w1', 'place 3 to d19/c'],
        },
      },
      'place 2 to 2,0 w1',
      'place 3 to d01/a swords 0',
    ],
    expect: { state: { players: [{ room: 'd01/a', damage: 2 }, {}], turn: { boots: 8 } } },
  }),
  catacombs('tile d20: haunted; its portal only takes in', ['haunted-tile', 'portal-icons'], {
    ...revealing('d20', {}, { turn: { boots: 2 } }),
    do: [
      'explore 1,0 w1',
      {
        expect: {
          onlyOptions: ['place 0 to d20/a swords 0', 'place 2 to d20/c', 'place 3 to d20/a'],
          refused: { 'place 1': shut },
        },
      },
      'place 3 to d20/a',
      'walk start-a/e',
    ],
    expect: { state: { players: [{ room: 'start-a/e', gold: 1, damage: 1 }, {}], turn: { portalUsed: true } } },
  }),
  catacombs('tile d21: a tunnel winds through to the other side', ['second-tile', 'orientation-payable'], {
    ...revealing('d21'),
    do: ['explore 1,0 w1'],
    expect: {
      onlyOptions: ['place 0 to d21/a', 'place 2 to 1,1 n2', 'place 3 to d21/b'],
      refused: { 'place 1': shut },
    },
  }),
  catacombs('tile d22: a market, and a library behind two monsters', ['orientation-payable', 'pick-library'], {
    ...revealing('d22', { lockpicks: 1, gold: 7 }),
    do: [
      'explore 1,0 w1',
      {
        expect: {
          onlyOptions: ['place 0 to d22/a', 'place 1 to d22/a', 'place 2 to d22/b', 'place 3 to d22/a'],
        },
      },
      'place 2 to d22/b',
      'pick library',
      'walk d22/a swords 0',
    ],
    expect: {
      state: { players: [{ room: 'd22/a', damage: 2, discard: ['secret-tome'] }, {}], picked: ['d22/b'] },
      options: ['buy crown'],
    },
  }),
];
