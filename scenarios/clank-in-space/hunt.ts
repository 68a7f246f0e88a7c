import { space } from '../scenario.ts';
import { arriving, BOSS, coded, escaped, rowOf, thief } from './given.ts';

export default [
  space(
    'a card with the symbol that comes up brings the boss, one attack at most',
    ['cs-attack-trigger', 'cs-attack-draw', 'cs-rage-numbers'],
    {
      given: {
        row: [null, null, ...rowOf(null).slice(2)],
        dungeonDeck: ['killer-robot', 'savage-gorklar', '...'],
        rage: 4,
        chance: { cubes: ['black', 'black', 'black'] },
      },
      do: ['end turn'],
      expect: { events: [{ type: 'attacked', cubes: ['black', 'black', 'black'] }, { type: 'turn-started' }] },
    },
  ),
  space('a symbol that lies in the row already does nothing', ['cs-old-symbol'], {
    given: { ...arriving('quantum-intern'), row: ['killer-robot', ...rowOf(null).slice(1)] },
    do: ['end turn'],
    expect: { noEvents: [{ type: 'attacked' }] },
  }),
  space('all cubes of the clank area go into the bag first', ['cs-attack-bag', 'cs-attack-damage', 'cs-health-meter'], {
    given: { ...BOSS, rage: 1, clank: { red: 1, yellow: 2 }, chance: { cubes: ['yellow', 'black'] } },
    do: ['end turn'],
    expect: {
      state: { players: [{ damage: 0 }, { damage: 1 }], clank: { red: 0, yellow: 0 }, bag: { red: 1, yellow: 1 } },
    },
  }),
  space('black cubes drawn are set aside', ['cs-black-cubes-aside'], {
    given: { ...BOSS, rage: 1, chance: { cubes: ['black', 'black'] } },
    do: ['end turn'],
    expect: { state: { aside: { black: 2 }, bag: { black: 22 } } },
  }),
  space('danger in the row draws more', ['cs-danger'], {
    given: {
      ...BOSS,
      row: [null, 'code-red', ...rowOf(null).slice(2)],
      rage: 1,
      chance: { cubes: ['black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: { events: [{ type: 'attacked', danger: 1, cubes: ['black', 'black', 'black'] }] },
  }),
  space('a short bag gives what it has', ['cs-bag-runs-low'], {
    given: { ...BOSS, rage: 1, bag: { black: 1 }, aside: { black: 23 }, chance: { cubes: ['black'] } },
    do: ['end turn'],
    expect: { state: { bag: { black: 0 }, aside: { black: 24 } } },
  }),
  space('Space Pirate puts black cubes back', ['cs-boss-cubes-return'], {
    given: { ...arriving('space-pirate'), bag: { black: 20 }, aside: { black: 4 } },
    do: ['end turn'],
    expect: { state: { bag: { black: 23 }, aside: { black: 1 } } },
  }),
  space('an archive makes the boss angrier', ['cs-rage-archive', 'cs-archive'], {
    given: {
      players: [{ room: 'cb-04' }],
      turn: { boots: 2 },
      rage: 2,
      rooms: { 'cb-05': ['minor-archive', 'minor-archive'] },
    },
    do: ['walk cb-05', 'take minor-secret'],
    expect: { state: { rage: 3, players: [{ tokens: ['minor-archive'] }, {}] } },
  }),
  space('hunters set out with the marker', ['cs-hunters-dispatched'], {
    given: { players: [coded({ room: 'cmd-03' })], rage: 7 },
    do: ['take artifact'],
    expect: { state: { rage: 8, clank: { ghost: 1 } } },
  }),
  space(
    'a hunter hurts all aboard with a cube of their own, and goes back',
    ['cs-hunter-damage', 'cs-hunter-cube', 'cs-hunter-returns'],
    {
      given: { ...BOSS, rage: 1, clank: { ghost: 1 }, chance: { cubes: ['ghost', 'black'] } },
      do: ['end turn'],
      expect: {
        state: {
          players: [
            { damage: 1, cubes: 29 },
            { damage: 1, cubes: 29 },
          ],
          clank: { ghost: 1 },
        },
        events: [{ type: 'attacked' }, { type: 'damaged', seat: 'red' }, { type: 'damaged', seat: 'yellow' }],
      },
    },
  ),
  space('the marker stops at the end of its track', ['cs-rage-cap'], {
    given: { players: [coded({ room: 'cmd-03' })], rage: 11 },
    do: ['take artifact'],
    expect: { state: { rage: 11 } },
  }),
  space(
    'clank is added and taken back, and more waits',
    ['cs-clank-add', 'cs-clank-remove', 'cs-negative-clank-carry'],
    {
      given: { players: [{ hand: ['vent-crawler', 'stumble', 'stumble'] }], clank: { red: 0 } },
      do: ['play vent-crawler', { expect: { state: { turn: { cancel: 1 } } } }, 'play stumble', 'play stumble'],
      expect: { state: { clank: { red: 1 }, turn: { cancel: 0 } } },
    },
  ),
  space('without cubes nothing is added', ['cs-empty-supply-clank'], {
    given: { players: [{ hand: ['stumble'], cubes: 0 }], clank: { red: 30 } },
    do: ['play stumble'],
    expect: { state: { clank: { red: 30 } } },
  }),
  space(
    'the tenth damage knocks out, and without an artifact all is lost',
    ['cs-knocked-out', 'cs-lost-without-artifact'],
    {
      given: {
        ...BOSS,
        rage: 1,
        players: [{}, { room: 'cb-02', damage: 9 }],
        clank: { yellow: 1 },
        chance: { cubes: ['yellow', 'black'] },
      },
      do: ['end turn'],
      expect: { state: { players: [{}, { status: 'lost' }] } },
    },
  ),
  space('in the cargo bay an artifact saves one, without the points of a pod', ['cs-rescued', 'cs-rescued-no-pod'], {
    given: {
      ...BOSS,
      rage: 3,
      players: [{}, thief({ room: 'cb-02', damage: 9 })],
      clank: { yellow: 1 },
      chance: { cubes: ['yellow', 'black'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{}, { status: 'rescued', tokens: ['command-code', 'artifact-5'] }] } },
  }),
  space('farther in, an artifact saves nobody', ['cs-lost-aboard'], {
    given: {
      ...BOSS,
      rage: 3,
      players: [{}, thief({ room: 'cor-03', damage: 9 })],
      clank: { yellow: 1 },
      chance: { cubes: ['yellow', 'black'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{}, { status: 'lost' }] } },
  }),
  space(
    'one who is out takes no turns, and neither gains nor loses',
    ['out-no-turns', 'cs-out-unaffected', 'cs-out-turn-draw'],
    {
      seats: 3,
      given: {
        ...arriving('tattletale-drone'),
        players: [{}, escaped(), {}],
        chance: { cubes: ['black', 'black', 'black', 'black'] },
      },
      do: ['end turn'],
      expect: {
        asked: { seat: 'green', ask: 'turn' },
        state: { bag: { red: 1, yellow: 0, green: 1 } },
        refused: { 'yellow: end turn': 'out-no-turns' },
      },
    },
  ),
  space(
    'with two players six cubes are drawn, whatever rage and danger say',
    ['cs-out-turn-draw-two', 'cs-out-draw-fixed'],
    {
      given: {
        players: [{}, escaped()],
        row: ['code-red', ...rowOf(null).slice(1)],
        rage: 9,
        chance: { cubes: ['black', 'black', 'black', 'black', 'black', 'black'] },
      },
      do: ['end turn'],
      expect: {
        events: [{ type: 'attacked', cubes: ['black', 'black', 'black', 'black', 'black', 'black'] }],
        asked: { seat: 'red', ask: 'turn' },
      },
    },
  ),
  space('cubes of one who is out are as good as black', ['cs-out-cubes-black'], {
    given: {
      ...BOSS,
      rage: 3,
      players: [{}, escaped({ cubes: 29 })],
      bag: { yellow: 1 },
      chance: { cubes: ['yellow', 'black', 'black', 'black', 'black', 'black', 'black', 'black'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{ damage: 0 }, { damage: 0 }], aside: { yellow: 1 } } },
  }),
  space(
    'a pod takes whoever comes with an artifact, for twenty points',
    ['cs-pod-on-arrival', 'cs-pod-points', 'left-no-moves'],
    {
      given: { players: [thief({ room: 'cb-06', hand: [] })], turn: { boots: 2 } },
      do: ['walk cb-08'],
      expect: {
        state: { players: [{ status: 'left', tokens: ['command-code', 'artifact-5', 'escape-pod'] }, {}] },
        refused: { 'walk cb-06': 'left-no-moves' },
      },
    },
  ),
  space(
    'the game ends when nobody is aboard: artifact, tokens, credits and cards count',
    ['game-end', 'cs-score-artifact', 'cs-score-tokens'],
    {
      given: {
        players: [
          thief({ room: 'cb-06', hand: [], gold: 3, deck: ['memory-core', '...'] }),
          escaped({ gold: 1, tokens: ['command-code', 'artifact-10', 'escape-pod'] }),
        ],
        turn: { boots: 1 },
      },
      do: ['walk cb-08', 'end turn'],
      expect: { result: { scores: [35, 31], winners: ['red'] } },
    },
  ),
  space('who is lost scores nothing', ['cs-score-who', 'cs-winner', 'cs-mission-points'], {
    given: {
      players: [thief({ room: 'cb-06', hand: [] }), { status: 'lost', room: 'cor-02', gold: 90 }],
      turn: { boots: 1 },
    },
    do: ['walk cb-08', 'end turn'],
    expect: { result: { scores: [25, 0], winners: ['red'] } },
  }),
  space('a tie goes to the better artifact', ['cs-tie-break', 'cs-score-credits'], {
    given: {
      players: [
        thief({ room: 'cb-06', hand: [], gold: 5 }),
        escaped({ tokens: ['command-code', 'artifact-10', 'escape-pod'] }),
      ],
      turn: { boots: 1 },
    },
    do: ['walk cb-08', 'end turn'],
    expect: { result: { scores: [30, 30], winners: ['yellow'] } },
  }),
];
