import { catacombs } from '../scenario.ts';
import { rowOf } from './given.ts';

export default [
  catacombs('a tunnel that ends at a portal goes on from any other portal', ['portal-through'], {
    given: {
      players: [{ room: 's6/b' }],
      laid: ['s6 1,0', 'd06 2,0', 'd12 3,0'],
      rooms: { 'd06/c': [] },
      turn: { boots: 1, swords: 1 },
    },
    do: [
      { expect: { options: ['walk start-a/e swords 0', 'walk start-a/e swords 1', 'walk d06/a', 'walk d12/c'] } },
      'walk d06/a',
    ],
    expect: {
      state: { players: [{ room: 'd06/a' }, {}], turn: { boots: 0, portalUsed: true } },
      events: [
        { type: 'walked', from: 's6/b', to: 'd06/a', boots: 1 },
        { type: 'portal-crossed', seat: 'red' },
      ],
    },
  }),
  catacombs('nobody stops on a portal', ['portal-through'], {
    given: { players: [{ room: 's6/b' }], laid: ['s6 1,0'], turn: { boots: 1 } },
    do: ['walk start-a/e'],
    expect: { state: { players: [{ room: 'start-a/e', damage: 1, gold: 1 }, {}] } },
  }),
  catacombs(
    'the whole way through portals takes a single boot, whatever the footprints',
    ['portal-one-boot', 'footprints'],
    {
      given: { players: [{ room: 's3/c' }], laid: ['s3 1,0', 'd17 2,0'], turn: { boots: 1, swords: 1 } },
      do: ['walk start-a/e swords 1'],
      expect: {
        state: { players: [{ room: 'start-a/e' }, {}], turn: { boots: 0 } },
        events: [{ type: 'walked', from: 's3/c', to: 'start-a/e', boots: 1 }, { type: 'portal-crossed' }],
      },
    },
  ),
  catacombs('monsters of both tunnels count on a way through portals', ['portal-icons', 'monster-tunnel'], {
    given: { players: [{ room: 'd03/a' }], laid: ['d03 1,0'], rooms: { 'd03/b': [] }, turn: { boots: 1 } },
    do: ['walk start-a/e swords 0'],
    expect: { state: { players: [{ room: 'start-a/e', damage: 2 }, {}] } },
  }),
  catacombs('a lock before a portal takes its lockpick', ['portal-icons', 'lock-needs-lockpick'], {
    given: { players: [{ room: 's6/b', lockpicks: 1 }], laid: ['s6 1,0', 'd15 2,0'], turn: { boots: 1 } },
    do: ['walk d15/b'],
    expect: { state: { players: [{ room: 'd15/b', lockpicks: 0 }, {}], opened: ['d15 b-p'] } },
  }),
  catacombs('an arrow out of a portal cannot be walked into it', ['portal-icons', 'one-way'], {
    given: { players: [{ room: 'd12/c' }], laid: ['s6 1,0', 'd12 1,1'], turn: { boots: 9 } },
    expect: { without: ['walk s6/b', 'walk start-a/e'], refused: { 'walk start-a/e': 'one-way' } },
  }),
  catacombs('an arrow into a portal cannot be walked out of it', ['portal-icons', 'one-way'], {
    given: { players: [{ room: 's6/b' }], laid: ['s6 1,0', 'd20 2,0'], turn: { boots: 9 } },
    expect: { without: ['walk d20/a'], refused: { 'walk d20/a': 'one-way' } },
  }),
  catacombs('for a teleport the rooms behind two portals are neighbours', ['portal-teleport'], {
    given: { players: [{ room: 'd12/c' }], laid: ['s6 1,0', 'd12 2,0'], turn: { teleports: 1 } },
    do: ['teleport s6/b'],
    expect: {
      state: { players: [{ room: 's6/b' }, {}], turn: { portalUsed: true } },
      events: [{ type: 'teleported', from: 'd12/c', to: 's6/b' }, { type: 'portal-crossed' }],
    },
  }),
  catacombs('after a portal the move goes on as usual', ['portal-onward'], {
    given: { players: [{ room: 's6/b' }], laid: ['s6 1,0', 'd06 2,0'], rooms: { 'd06/c': [] }, turn: { boots: 2 } },
    do: ['walk d06/a', 'walk d06/b'],
    expect: { state: { players: [{ room: 'd06/b' }, {}], turn: { boots: 0 } } },
  }),
  catacombs('after a portal a teleport may follow', ['portal-onward'], {
    given: {
      players: [{ room: 's6/b' }],
      laid: ['s6 1,0', 'd06 2,0'],
      rooms: { 'd06/c': [] },
      turn: { boots: 1, teleports: 1 },
    },
    do: ['walk d06/a', 'teleport d06/c'],
    expect: { state: { players: [{ room: 'd06/c' }, {}] } },
  }),
  catacombs('a portal leads nowhere while there is no other', ['portal-lonely'], {
    given: { players: [{ room: 'start-a/e' }], turn: { boots: 9, swords: 9, teleports: 9 } },
    expect: {
      onlyOptions: [
        ...['explore 1,-1 w1', 'explore 1,-1 w1 by teleport', 'explore 1,-1 w2', 'explore 1,-1 w2 by teleport'],
        ...['walk start-a/c', 'walk start-a/d', 'walk start-a/m swords 0', 'walk start-a/m swords 1'],
        ...['teleport start-a/c', 'teleport start-a/d', 'teleport start-a/m', 'end turn', 'fight goblin'],
      ],
    },
  }),
  catacombs('a portal may lead to an unexplored edge, still for one boot', ['portal-through', 'discover-at-edge'], {
    given: { players: [{ room: 's6/b' }], laid: ['s6 1,0', 'd17 1,1'], tiles: ['d13', '...'], turn: { boots: 1 } },
    do: ['explore 0,1 e2', 'place 2 to d13/b'],
    expect: {
      state: {
        laid: ['s6 1,0', 'd17 1,1', 'd13 0,1 turn 2'],
        players: [{ room: 'd13/b' }, {}],
        turn: { boots: 0, portalUsed: true },
      },
    },
  }),
  catacombs('the tunnel of a new tile may lead on through a portal', ['tunnel-runs-on', 'portal-through'], {
    given: { players: [{ room: 's3/c' }], laid: ['s3 1,0'], tiles: ['d17', '...'], turn: { boots: 2, swords: 1 } },
    do: ['explore 2,0 w2', 'place 0 to start-a/e swords 1'],
    expect: { state: { laid: ['s3 1,0', 'd17 2,0'], players: [{ room: 'start-a/e' }, {}], turn: { boots: 1 } } },
  }),
  catacombs('a card that teleports next door through portals has used a portal', ['portal-teleport'], {
    given: {
      players: [{ room: 'd03/a', hand: ['robbery'] }],
      laid: ['d03 1,0'],
      rooms: { 'd03/b': [] },
      row: rowOf('animated-wall'),
    },
    do: ['play robbery', 'offer robbery', 'go start-a/e', 'fight animated-wall'],
    expect: {
      state: { players: [{ room: 'start-a/e' }, {}], turn: { boots: 2, portalUsed: true } },
      events: [{ type: 'teleported' }, { type: 'portal-crossed' }],
    },
  }),
];
