import { space } from '../scenario.ts';
import { APOCALYPSE, arriving, BOSS, escaped, LATER, rowOf, STATION, thief } from './given.ts';

/** With the artifact alone, for boards that have other ports. */
const robber = (more: object = {}) => thief({ ports: [], tokens: ['artifact-5'], ...more });
const DOCKER = { ports: ['dw-05', 'de-05'], tokens: ['command-code'] };
const named = (scheme: string) => ({ expansions: 'apocalypse', scheme });
const LOST = { status: 'lost', room: 'cor-02' };

export default [
  space('credits never run out', ['cs-credits-endless'], {
    given: { players: [{ gold: 400 }], turn: { swords: 2 } },
    do: ['fight gob-l1n'],
    expect: { state: { players: [{ gold: 401 }, {}] } },
  }),
  space('a black cube marks what one has no cube for', ['cs-hunter-empty-supply'], {
    given: {
      ...BOSS,
      rage: 1,
      players: [{ cubes: 0 }],
      clank: { red: 30, ghost: 1 },
      bag: { black: 23 },
      aside: { black: 1 },
      chance: { cubes: ['ghost', 'black'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{ damage: 1, cubes: 0, borrowed: 1 }, {}], aside: { black: 1 } } },
  }),
  space('cards score wherever they are', ['cs-score-cards'], {
    given: { players: [thief({ room: 'cb-06', hand: [], discard: ['memory-core'] }), LOST], turn: { boots: 1 } },
    do: ['walk cb-08', 'end turn'],
    expect: { result: { scores: [32, 0], winners: ['red'] } },
  }),
  space(
    'a deck that cannot refill the row ends it all, but for those who are safe',
    ['cs-deck-empty', 'cs-deck-empty-rescue'],
    {
      given: { players: [{ room: 'cor-02' }, thief({ room: 'cb-02' })], row: rowOf(null), dungeonDeck: [] },
      do: ['end turn'],
      expect: { state: { players: [{ status: 'lost' }, { status: 'rescued' }] }, asked: null },
    },
  ),
  space('the Boardroom is the station’s Command', ['cs-station-command'], {
    options: STATION,
    given: { players: [{ room: 'hub-07' }], turn: { boots: 1 } },
    do: [],
    expect: { refused: { 'walk br-01': 'cs-command-door' } },
  }),
  space('the station’s lift joins rings and concourse, and the Boardroom takes a key besides', ['cs-station-lift'], {
    options: STATION,
    given: { players: [{ ...DOCKER, room: 'rw-03' }] },
    do: ['ride hyperlift hub-02'],
    expect: { state: { players: [{ room: 'hub-02' }, {}] }, refused: { 'ride hyperlift br-05': 'cs-lift-section' } },
  }),
  space('the concourse stands in for the Corridor', ['cs-station-names'], {
    options: STATION,
    given: { players: [{ room: 'hub-01' }], row: rowOf('hyperlift-toll-troll'), turn: { swords: 2 } },
    do: ['fight hyperlift-toll-troll'],
    expect: { state: { players: [{ gold: 2 }, {}], turn: { boots: 1 } } },
  }),
  space('a card port draws a card', ['cs-port-card'], {
    options: STATION,
    given: { players: [{ room: 'dw-05', hand: [], deck: ['access', '...'] }] },
    do: ['hack dw-05'],
    expect: { state: { players: [{ hand: ['access'] }, {}] } },
  }),
  space('each piece of the board is a module for hacking', ['cs-pieces-are-modules'], {
    options: STATION,
    given: { players: [{ room: 'de-05', hand: [], ports: ['dw-05'] }] },
    do: ['hack de-05'],
    expect: { state: { players: [{ ports: ['dw-05', 'de-05'], tokens: ['command-code'] }, {}] } },
  }),
  space('an executive pod is worth ten points', ['cs-executive-points'], {
    options: STATION,
    given: {
      players: [
        { ...DOCKER, tokens: ['command-code', 'artifact-5'], room: 'br-10', hand: [] },
        { status: 'lost', room: 'hub-01' },
      ],
      rage: 8,
      turn: { boots: 1 },
    },
    do: ['walk br-14', 'end turn'],
    expect: { result: { scores: [15, 0], winners: ['red'] } },
  }),
  space('before it opens an executive pod’s room is like others', ['cs-executive-artifact'], {
    options: STATION,
    given: { players: [{ ...DOCKER, room: 'br-10' }], rage: 2, turn: { boots: 2 } },
    do: ['walk br-14', 'walk br-10', 'decline'],
    expect: { state: { players: [{ status: 'inside' }, {}] } },
  }),
  space('once it is open it takes an artifact', ['cs-executive-artifact'], {
    options: STATION,
    given: { players: [{ ...DOCKER, room: 'br-10' }], rage: 8, turn: { boots: 1 } },
    do: [],
    expect: { refused: { 'walk br-14': 'exit-needs-artifact' } },
  }),
  space('the Boardroom is not safe', ['cs-executive-not-safe'], {
    options: STATION,
    given: {
      ...BOSS,
      rage: 3,
      players: [{}, { ...DOCKER, tokens: ['command-code', 'artifact-5'], room: 'br-10', damage: 9 }],
      clank: { yellow: 1 },
      chance: { cubes: ['yellow', 'black'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{}, { status: 'lost' }] } },
  }),
  space('installed cards score', ['cs-installed-score'], {
    options: STATION,
    given: {
      players: [
        robber({ room: 'dw-06', hand: [], installed: ['kneecap-thrusters'] }),
        { status: 'lost', room: 'hub-01' },
      ],
      turn: { boots: 1 },
    },
    do: ['walk dw-07', 'end turn'],
    expect: { result: { scores: [26, 0], winners: ['red'] } },
  }),
  space('a module that is not in play concerns nobody', ['cs-apocalypse-named-module', 'cs-scheme-each-player'], {
    options: named('planets-into-prisons'),
    given: { ...BOSS, rage: 1, scheme: { phase: 2, cubes: 3 }, chance: { cubes: ['black', 'black'] } },
    do: ['end turn'],
    expect: { state: { clank: { red: 1, yellow: 1 } } },
  }),
  space('cubes drawn for one who is out fill the scheme too', ['cs-scheme-absent-draw'], {
    options: APOCALYPSE,
    given: {
      players: [{}, escaped({ ports: ['hyd-01', 'med-01'] })],
      chance: { cubes: ['black', 'black', 'black', 'black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: { state: { scheme: { phase: 2, cubes: 2 } } },
  }),
  space('damage of a phase can knock out', ['cs-scheme-damage'], {
    options: named('toxigenic-plague'),
    given: {
      ...BOSS,
      rage: 1,
      players: [{}, { damage: 9 }],
      scheme: { phase: 1, cubes: 2 },
      chance: { cubes: ['black', 'black'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{ damage: 1, cubes: 29 }, { status: 'lost' }] } },
  }),
  space('a marker that moves in a draw leaves it as it was', ['cs-scheme-marker'], {
    options: named('big-crunch-rehearsal'),
    given: { ...BOSS, rage: 3, scheme: { phase: 1, cubes: 2 }, chance: { cubes: ['black', 'black'] } },
    do: ['end turn'],
    expect: {
      state: { rage: 4, scheme: { phase: 2, cubes: 1 } },
      events: [{ type: 'attacked', cubes: ['black', 'black'] }],
    },
  }),
  space('what asks for cubes takes one’s own', ['cs-cube-needed'], {
    options: APOCALYPSE,
    given: { players: [{ room: 'inv-13' }] },
    do: [],
    expect: { refused: { 'room cube': 'cs-cube-needed' } },
  }),
  space('cubes go back from the phase first, then from those set aside', ['cs-cube-return'], {
    options: APOCALYPSE,
    given: { ...arriving('space-pirate'), scheme: { phase: 1, cubes: 2 }, aside: { black: 2 }, bag: { black: 20 } },
    do: ['end turn'],
    expect: { state: { scheme: { phase: 1, cubes: 0 }, aside: { black: 1 }, bag: { black: 23 } } },
  }),
  space('with Apocalypse! damage without a cube is marked by none', ['cs-cube-damage'], {
    options: APOCALYPSE,
    given: {
      ...BOSS,
      rage: 1,
      players: [{ cubes: 0 }],
      clank: { red: 30, ghost: 1 },
      bag: { black: 23 },
      aside: { black: 1 },
      chance: { cubes: ['ghost', 'black'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{ damage: 1, cubes: 0, borrowed: 0, unmarked: 1 }, {}], aside: { black: 1 } } },
  }),
  space('without a scheme Asteroid Insurance scores two', ['cs-later-cards'], {
    options: LATER,
    given: {
      players: [robber({ room: 'cb-06', hand: [], discard: ['asteroid-insurance'] }), LOST],
      turn: { boots: 1 },
    },
    do: ['walk cb-08', 'end turn'],
    expect: { result: { scores: [27, 0], winners: ['red'] } },
  }),
  space('cubes beyond a full meter are set aside', ['cs-spent-cubes-aside'], {
    given: {
      ...BOSS,
      rage: 1,
      players: [{}, { room: 'cb-02', damage: 9 }],
      clank: { yellow: 2 },
      chance: { cubes: ['yellow', 'yellow'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{}, { status: 'lost', damage: 10 }], aside: { yellow: 1 } } },
  }),
  space('one who falls in the own turn ends it there', ['cs-knocked-out-own-turn'], {
    options: named('toxigenic-plague'),
    given: {
      players: [{ hand: ['mess-hall-mole', 'hack'], damage: 9 }],
      row: rowOf('quantum-intern'),
      dungeonDeck: ['entropy-elemental', '...'],
      scheme: { phase: 1, cubes: 2 },
    },
    do: ['play mess-hall-mole', 'accept', 'replace quantum-intern'],
    expect: { state: { players: [{ status: 'lost' }, { damage: 1 }] }, asked: { seat: 'yellow', ask: 'turn' } },
  }),
  space('players fall in the order of their last cubes', ['cs-knockout-order'], {
    given: {
      ...BOSS,
      rage: 1,
      players: [{ damage: 9 }, { damage: 9 }],
      clank: { red: 1, yellow: 1 },
      chance: { cubes: ['yellow', 'red'] },
    },
    do: ['end turn'],
    expect: {
      events: [
        { type: 'knocked-out', seat: 'yellow' },
        { type: 'knocked-out', seat: 'red' },
      ],
    },
  }),
  space('the Warden lets one Prisoner of the row or its discard pile go', ['cs-prisoners'], {
    given: { row: rowOf('warden-of-block-zero'), dungeonDiscard: ['escaped-lab-rat'], turn: { swords: 3 } },
    do: [
      'fight warden-of-block-zero',
      {
        expect: {
          asked: { seat: 'red', ask: 'take-prisoner' },
          onlyOptions: ['free prisoner', 'rescue escaped-lab-rat'],
        },
      },
      'rescue escaped-lab-rat',
    ],
    expect: { state: { players: [{ discard: ['escaped-lab-rat'], gold: 2 }, {}] } },
  }),
  space('with an empty deck nothing is replaced', ['replace-needs-deck'], {
    given: { players: [{ hand: ['mess-hall-mole'] }], row: rowOf('quantum-intern'), dungeonDeck: [] },
    do: ['play mess-hall-mole'],
    expect: { asked: { seat: 'red', ask: 'turn' } },
  }),
  space(
    'an executive pod that opens around a thief takes the thief along when the turn begins',
    ['cs-executive-open'],
    {
      options: STATION,
      given: {
        active: 'yellow',
        players: [
          { ports: ['rw-01', 're-02'], tokens: ['command-code', 'artifact-5'], room: 'br-14', hand: ['access'] },
          { ...DOCKER, room: 'br-06', hand: [] },
        ],
        rage: 7,
        clank: { red: 2 },
      },
      do: ['take artifact', 'end turn'],
      expect: {
        state: {
          active: 'red',
          players: [{ status: 'left', tokens: ['command-code', 'artifact-5', 'executive-escape-pod'], cubes: 30 }, {}],
        },
        refused: { 'walk br-10': 'left-no-moves' },
      },
    },
  ),
  space('an executive pod that opens around one without an artifact waits', ['cs-executive-artifact'], {
    options: STATION,
    given: {
      active: 'yellow',
      players: [
        { ports: ['rw-01', 're-02'], tokens: ['command-code'], room: 'br-14' },
        { ...DOCKER, room: 'br-06', hand: [] },
      ],
      rage: 7,
    },
    do: ['take artifact', 'end turn'],
    expect: { state: { active: 'red', players: [{ status: 'inside', room: 'br-14' }, {}] } },
  }),
];
