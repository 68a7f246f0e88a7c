import { catacombs } from '../scenario.ts';
import { arriving, rowOf } from './given.ts';

export default [
  catacombs('the Animated Wall gives half a turn to every square tile with a player on it', ['start-tile-fixed'], {
    seats: 4,
    given: {
      ...arriving('animated-wall'),
      players: [{ room: 's1/a' }, { room: 's1/b' }, { room: 's2/a' }, { room: 'start-a/c' }],
      laid: ['s1 -1,0', 's2 1,0 turn 3', 's3 0,1'],
    },
    do: ['end turn'],
    expect: {
      state: { laid: ['s1 -1,0 turn 2', 's2 1,0 turn 1', 's3 0,1'] },
      events: [
        { type: 'arrived', card: 'animated-wall' },
        { type: 'tile-turned', tile: 's1', turn: 2 },
        { type: 'tile-turned', tile: 's2', turn: 1 },
      ],
      noEvents: [{ type: 'tile-turned', tile: 's3' }],
    },
  }),
  catacombs('pawns of those who were knocked out turn nothing', ['turning-ignores-fallen'], {
    seats: 3,
    given: {
      ...arriving('animated-wall'),
      players: [{ room: 'start-a/a' }, {}, { room: 'd01/b', status: 'lost' }],
      laid: ['d01 1,0'],
      chance: { cubes: [] },
    },
    do: ['end turn'],
    expect: { state: { laid: ['d01 1,0'] }, noEvents: [{ type: 'tile-turned' }] },
  }),
  catacombs('one who stands alone on a square tile must turn it another way', ['turn-another-way'], {
    given: { ...arriving('sudden-movement'), players: [{ room: 's1/a' }, {}], laid: ['s1 -1,0 turn 1'] },
    do: [
      'end turn',
      {
        expect: {
          asked: { seat: 'red', ask: 'turn-own-tile' },
          onlyOptions: ['turn 1', 'turn 2', 'turn 3'],
          refused: { decline: 'decline-only-optional' },
        },
      },
      'turn 3',
    ],
    expect: {
      state: { laid: ['s1 -1,0'], active: 'yellow', players: [{ room: 's1/a' }, {}] },
      events: [{ type: 'tile-turned', seat: 'red', tile: 's1', turn: 0 }],
    },
  }),
  catacombs('who ends the turn turns first, then the others clockwise', ['each-player-order', 'turn-another-way'], {
    seats: 3,
    given: {
      ...arriving('sudden-movement'),
      active: 'yellow',
      players: [{ room: 's1/a' }, { room: 's2/a' }, { room: 's3/b' }],
      laid: ['s1 -1,0', 's2 1,0', 's3 0,1'],
    },
    do: [
      'yellow: end turn',
      { expect: { asked: { seat: 'yellow', ask: 'turn-own-tile' } } },
      'yellow: turn 1',
      { expect: { asked: { seat: 'green', ask: 'turn-own-tile' } } },
      'green: turn 2',
      { expect: { asked: { seat: 'red', ask: 'turn-own-tile' } } },
      'red: turn 3',
    ],
    expect: { state: { laid: ['s1 -1,0 turn 3', 's2 1,0 turn 1', 's3 0,1 turn 2'], active: 'green' } },
  }),
  catacombs('two on the same tile turn nothing', ['turn-another-way', 'start-tile-fixed'], {
    seats: 3,
    given: {
      ...arriving('sudden-movement'),
      players: [{ room: 's1/a' }, { room: 's1/b' }, { room: 'start-a/c' }],
      laid: ['s1 -1,0'],
    },
    do: ['end turn'],
    expect: { asked: { seat: 'yellow', ask: 'turn' }, noEvents: [{ type: 'tile-turned' }] },
  }),
  catacombs('one who was knocked out is no company on a tile', ['turning-ignores-fallen'], {
    given: {
      ...arriving('sudden-movement'),
      players: [{ room: 'd01/b' }, { room: 'd01/c', status: 'lost' }],
      laid: ['d01 1,0'],
      chance: { cubes: ['black', 'black', 'black', 'black', 'black', 'black'] },
    },
    do: ['end turn', { expect: { asked: { seat: 'red', ask: 'turn-own-tile' } } }, 'turn 2'],
    expect: { state: { laid: ['d01 1,0 turn 2'] } },
  }),
  catacombs('locks stay open and artifacts stay in their rooms when a tile turns', ['lock-open-for-all'], {
    given: {
      ...arriving('animated-wall'),
      players: [{ room: 'd01/b' }],
      laid: ['d01 1,0'],
      opened: ['d01 n1-a'],
    },
    do: ['end turn'],
    expect: {
      state: { laid: ['d01 1,0 turn 2'], opened: ['d01 n1-a'], rooms: { 'd01/a': ['artifact-5'] } },
    },
  }),
  catacombs('after a turn the tunnels lead elsewhere', ['tunnel-over-tiles'], {
    given: {
      players: [{ room: 's1/c', hand: ['remove-traps'] }],
      laid: ['s1 -1,0'],
      dungeonDeck: ['animated-wall', '...'],
      turn: { boots: 1 },
    },
    do: [
      { expect: { without: ['walk start-a/c', 'walk start-a/a'] } },
      'play remove-traps',
      'replace slot 1',
      { expect: { state: { laid: ['s1 -1,0 turn 2'] }, options: ['walk start-a/c'] } },
      'walk start-a/c',
    ],
    expect: { state: { players: [{ room: 'start-a/c' }, {}] } },
  }),
  catacombs('the Marble Guardian lays a tile beside one’s own, then leads there', ['teleport-arrival'], {
    given: {
      players: [{ room: 'start-a/c' }],
      row: rowOf('marble-guardian'),
      tiles: ['d01', '...'],
      turn: { swords: 3 },
    },
    do: [
      'fight marble-guardian',
      { expect: { asked: { ask: 'new-tile' } } },
      'lay 1,0',
      {
        expect: {
          asked: { ask: 'place-tile' },
          onlyOptions: ['place 0 stop', 'place 1 stop', 'place 2 stop', 'place 3 stop'],
        },
      },
      'place 2 stop',
      'choose 1',
      { expect: { onlyOptions: ['go d01/a', 'go d01/b', 'go d01/c', 'decline'] } },
      'go d01/a',
    ],
    expect: { state: { laid: ['d01 1,0 turn 2'], players: [{ room: 'd01/a', gold: 0 }, {}] } },
  }),
  catacombs('with the Marble Guardian one may take the gold instead', ['choice-possible'], {
    given: {
      players: [{ room: 's1/a' }],
      laid: ['s1 -1,0'],
      row: rowOf('marble-guardian'),
      tiles: ['s2', '...'],
      turn: { swords: 3 },
    },
    do: ['fight marble-guardian', 'lay -2,0', 'place 1 stop', 'choose 2'],
    expect: { state: { laid: ['s1 -1,0', 's2 -2,0 turn 1'], players: [{ room: 's1/a', gold: 2 }, {}] } },
  }),
  catacombs('without a tile left the Marble Guardian pays gold', ['marble-guardian-nowhere'], {
    given: { players: [{ room: 'start-a/c' }], row: rowOf('marble-guardian'), tiles: [], turn: { swords: 3 } },
    do: ['fight marble-guardian'],
    expect: { asked: { ask: 'turn' }, state: { players: [{ room: 'start-a/c', gold: 2 }, {}], laid: [] } },
  }),
  catacombs('with no free side the Marble Guardian pays gold', ['marble-guardian-nowhere'], {
    given: {
      players: [{ room: 's1/a' }],
      laid: ['s1 1,0', 's2 1,1', 's3 1,-1', 's4 2,0'],
      row: rowOf('marble-guardian'),
      turn: { swords: 3 },
    },
    do: ['fight marble-guardian'],
    expect: { asked: { ask: 'turn' }, state: { players: [{ room: 's1/a', gold: 2 }, {}] } },
  }),
  catacombs('a tile in hand is there for all to see', ['revealed-tile-public', 'discover-at-edge'], {
    given: { players: [{ room: 'start-a/c' }], tiles: ['s3', '...'], turn: { boots: 1 } },
    do: ['explore -1,0 e1'],
    expect: {
      state: { pending: { tile: 's3', edge: '-1,0 e1' } },
      events: [{ type: 'tile-revealed', tile: 's3', edge: '-1,0 e1' }],
      reveals: { 'place 0 to s3/b': false },
    },
  }),
  catacombs('a walk with a tile in hand goes on when a tile turns that it does not cross', ['discovery-pause'], {
    given: {
      players: [{ room: 'start-a/c', hand: ['remove-traps'] }, { room: 's2/a' }],
      laid: ['s2 1,0'],
      tiles: ['s3', '...'],
      dungeonDeck: ['animated-wall', '...'],
      turn: { boots: 1 },
    },
    do: ['explore -1,0 e1', 'play remove-traps', 'replace slot 1', 'place 0 to s3/b'],
    expect: { state: { laid: ['s2 1,0 turn 2', 's3 -1,0'], players: [{ room: 's3/b' }, { room: 's2/a' }] } },
  }),
  catacombs('a walk ends where it is when a tile that it crosses turns', ['discovery-pause'], {
    given: {
      players: [{ room: 's1/c', hand: ['remove-traps'] }],
      laid: ['s1 -1,0'],
      tiles: ['s3', '...'],
      dungeonDeck: ['animated-wall', '...'],
      turn: { boots: 1 },
    },
    do: ['explore -1,1 n1', 'play remove-traps', 'replace slot 1'],
    expect: { options: ['place 0 stop'], state: { pending: { way: null } } },
  }),
  catacombs('a teleport takes no tunnel, so that turning the own tile does not stop it', ['teleport-discovers'], {
    given: {
      players: [{ room: 's1/c', hand: ['remove-traps'] }],
      laid: ['s1 -1,0'],
      tiles: ['s3', '...'],
      dungeonDeck: ['animated-wall', '...'],
      turn: { teleports: 1 },
    },
    do: ['explore -1,1 n1 by teleport', 'play remove-traps', 'replace slot 1', 'place 0 to s3/a'],
    expect: { state: { players: [{ room: 's3/a' }, {}] } },
  }),
];
