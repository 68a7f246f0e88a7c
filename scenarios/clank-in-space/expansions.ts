import { space } from '../scenario.ts';
import { APOCALYPSE, BOSS, LATER, STATION, thief } from './given.ts';

const PORTS = { ports: [], tokens: [] };

/** Mess Hall Mole replaces a card by one whose arrival fills the last space of the third phase. */
const COMPLETES = ['play mess-hall-mole', 'accept', 'replace prisoner'];
const completedInTurn = (scheme: string, player: object) => ({
  options: { expansions: 'apocalypse', scheme },
  given: {
    players: [player],
    row: ['prisoner', 'photon-scooter', 'skeleton-script', 'admiral-obvious', 'space-skunk', 'fe-lion'],
    dungeonDeck: ['entropy-elemental', '...'],
    bag: { black: 8 },
    scheme: { phase: 3, cubes: 3 },
  },
});

export default [
  space(
    'cyberware stays in play for a crystal, and gives every turn',
    ['cs-install', 'cs-install-stays', 'cs-install-bonus-kept'],
    {
      options: STATION,
      given: { players: [{ ...PORTS, hand: ['kneecap-thrusters'], crystals: 1 }] },
      do: [
        'play kneecap-thrusters',
        'install kneecap-thrusters',
        { expect: { state: { players: [{ installed: ['kneecap-thrusters'], crystals: 0 }, {}], turn: { boots: 2 } } } },
        'end turn',
        'yellow: end turn',
      ],
      expect: { state: { players: [{ installed: ['kneecap-thrusters'] }, {}], turn: { boots: 1 } } },
    },
  ),
  space('without a crystal it is a card like others', ['cs-install-crystal', 'cs-install-not', 'cs-install-what'], {
    options: STATION,
    given: { players: [{ hand: ['kneecap-thrusters', 'hack'] }] },
    do: [
      'play kneecap-thrusters',
      'play hack',
      { expect: { refused: { 'install kneecap-thrusters': 'cs-install-crystal', 'install hack': 'cs-install-what' } } },
      'end turn',
    ],
    expect: { state: { players: [{ installed: [] }, {}] } },
  }),
  space('several cards may be installed', ['cs-install-many', 'cs-installed-figures'], {
    options: STATION,
    given: { players: [{ hand: ['kneecap-thrusters', 'optical-upsell'], crystals: 2 }] },
    do: [
      'play kneecap-thrusters',
      'play optical-upsell',
      'install kneecap-thrusters',
      'install optical-upsell',
      'end turn',
      'yellow: end turn',
    ],
    expect: {
      state: { turn: { boots: 1, skill: 1 }, players: [{ installed: ['kneecap-thrusters', 'optical-upsell'] }, {}] },
    },
  }),
  space('installed cyberware counts for its faction', ['cs-installed-faction'], {
    options: STATION,
    given: { players: [{ hand: ['rocket-elbow'], deck: ['chrome-gunslinger', '...'], crystals: 1 }] },
    do: ['play rocket-elbow', 'install rocket-elbow', 'end turn', 'yellow: end turn', 'play chrome-gunslinger'],
    expect: { events: [{ type: 'bonus-claimed' }] },
  }),
  space('the station is lost outside its docks', ['cs-station-lost', 'cs-station-safe'], {
    options: STATION,
    given: {
      ...BOSS,
      rage: 1,
      players: [{}, { room: 'hub-02', damage: 9, tokens: [] }],
      clank: { yellow: 1 },
      chance: { cubes: ['yellow', 'black'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{}, { status: 'lost' }] } },
  }),
  space('black cubes that are drawn fill the phase of the scheme', ['cs-scheme-fill'], {
    options: APOCALYPSE,
    given: { ...BOSS, rage: 1, chance: { cubes: ['black', 'black'] } },
    do: ['end turn'],
    expect: { state: { scheme: { phase: 1, cubes: 2 }, aside: { black: 0 } } },
  }),
  space('a full phase acts at once, and the next begins', ['cs-scheme-complete', 'cs-scheme-next'], {
    options: APOCALYPSE,
    given: { ...BOSS, rage: 1, scheme: { phase: 1, cubes: 3 }, chance: { cubes: ['black', 'black'] } },
    do: ['end turn'],
    expect: {
      state: { scheme: { phase: 2, cubes: 1 }, market: { 'market-telepass': 0 } },
      events: [{ type: 'phase-completed' }],
    },
  }),
  space('a phase may send out hunters', ['cs-scheme-bounty'], {
    options: APOCALYPSE,
    given: { ...BOSS, rage: 1, scheme: { phase: 2, cubes: 3 }, chance: { cubes: ['black', 'black'] } },
    do: ['end turn'],
    expect: { state: { scheme: { phase: 3 }, clank: { ghost: 2 } } },
  }),
  space(
    'the action against the scheme takes a cube, once a turn',
    ['cs-scheme-action', 'cs-scheme-once', 'cs-cube-gain'],
    {
      options: APOCALYPSE,
      given: { scheme: { phase: 1, cubes: 2 }, turn: { swords: 6 } },
      do: ['thwart'],
      expect: {
        state: { players: [{ blackCubes: 1, gold: 1 }, {}], scheme: { cubes: 1 }, turn: { swords: 3 } },
        refused: { thwart: 'cs-scheme-once' },
      },
    },
  ),
  space('the action has its price', ['cs-scheme-cost'], {
    options: APOCALYPSE,
    given: { scheme: { phase: 1, cubes: 2 }, turn: { swords: 2 } },
    do: [],
    expect: { refused: { thwart: 'cs-scheme-cost' } },
  }),
  space('there must be a cube on the current phase', ['cs-scheme-no-cube', 'cs-scheme-sealed'], {
    options: APOCALYPSE,
    given: { scheme: { phase: 2, cubes: 0 }, turn: { swords: 3 } },
    do: [],
    expect: { refused: { thwart: 'cs-scheme-no-cube' } },
  }),
  space(
    'a completed scheme is past all help, and its rule holds',
    ['cs-scheme-closed', 'cs-scheme-over', 'cs-scheme-lasting'],
    {
      options: APOCALYPSE,
      given: { scheme: { phase: 4 }, players: [{ room: 'cor-06' }], turn: { boots: 1, swords: 3 } },
      do: ['walk cor-07 swords 2'],
      expect: { state: { turn: { swords: 1 }, players: [{ damage: 0 }, {}] }, refused: { thwart: 'cs-scheme-closed' } },
    },
  ),
  space('black cubes are spent on what cards offer, back into the bag', ['cs-cube-spent', 'cs-cube-kept'], {
    options: APOCALYPSE,
    given: { players: [{ hand: ['radiation-sommelier'], blackCubes: 2, damage: 3 }] },
    do: ['play radiation-sommelier', 'offer radiation-sommelier'],
    expect: { state: { players: [{ blackCubes: 1, damage: 1 }, {}] } },
  }),
  space('each cube that one keeps is a point', ['cs-cube-point'], {
    options: APOCALYPSE,
    given: {
      players: [
        thief({ ports: [], tokens: ['artifact-5'], room: 'cb-06', hand: [], blackCubes: 3 }),
        { status: 'lost', room: 'cor-02' },
      ],
      turn: { boots: 1 },
    },
    do: ['walk cb-08', 'end turn'],
    expect: { result: { scores: [28, 0], winners: ['red'] } },
  }),
  space('Apocalypse Later: cubes are set aside, and bought with skill', ['cs-later-pool', 'cs-later-buy'], {
    options: LATER,
    given: { aside: { black: 2 }, bag: { black: 22 }, turn: { skill: 9 } },
    do: ['thwart'],
    expect: { state: { players: [{ blackCubes: 1 }, {}], aside: { black: 1 } } },
  }),
  space('the healing that a plague takes is not used up without damage', ['cs-scheme-lasting'], {
    options: { expansions: 'apocalypse', scheme: 'toxigenic-plague' },
    given: {
      scheme: { phase: 4 },
      players: [{ damage: 0, tokens: ['minor-health-boost'] }],
    },
    do: ['drink minor-health-boost'],
    expect: { state: { turn: { healed: false } } },
  }),
  space('a scheme completed in mid-turn leaves a boot that is not the first', ['cs-scheme-lasting'], {
    ...completedInTurn('atmosphere-theft', { hand: ['evacuation-marshal', 'mess-hall-mole', 'boldly-go'] }),
    do: ['play evacuation-marshal', ...COMPLETES, 'play boldly-go'],
    expect: { noEvents: [{ type: 'boot-lost' }] },
  }),
  space('a scheme completed in mid-turn takes the first boot that follows', ['cs-scheme-lasting'], {
    ...completedInTurn('atmosphere-theft', { hand: ['evacuation-marshal', 'mess-hall-mole'] }),
    do: [...COMPLETES, 'play evacuation-marshal'],
    expect: { events: [{ type: 'boot-lost' }] },
  }),
  space('a plague completed in mid-turn leaves a healing that is not the first', ['cs-scheme-lasting'], {
    ...completedInTurn('toxigenic-plague', {
      hand: ['mess-hall-mole'],
      damage: 4,
      tokens: ['minor-health-boost', 'minor-health-boost'],
    }),
    do: ['drink minor-health-boost', ...COMPLETES, 'drink minor-health-boost'],
    expect: { state: { players: [{ damage: 3 }, {}] } },
  }),
];
