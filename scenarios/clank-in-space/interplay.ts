import { space } from '../scenario.ts';

/** Several effects at once: schemes, cyberware, the market and those who are out meet in one turn. */
export default [
  space(
    'a phase completed in mid-turn ends the turn of one whom it fells',
    ['cs-scheme-damage', 'cs-scheme-each-player'],
    {
      options: {
        expansions: 'apocalypse',
        scheme: 'toxigenic-plague',
        modules: 'chosen',
        slot1: 'planetary-cell-block',
        slot2: 'terror-forming-lab',
        slot3: 'med-lab',
      },
      given: {
        players: [{ hand: ['mess-hall-mole'], damage: 9, room: 'ter-09' }, { room: 'cor-03' }],
        row: ['exterminator', 'prisoner', 'photon-scooter', 'skeleton-script', 'admiral-obvious', 'space-skunk'],
        dungeonDeck: ['entropy-elemental', '...'],
        scheme: { phase: 1, cubes: 2 },
      },
      do: ['play mess-hall-mole', 'accept', 'replace exterminator'],
      expect: { state: { players: [{ status: 'lost' }, { damage: 1 }], active: 'yellow' } },
    },
  ),
  space('cubes drawn after a phase felled their player are set aside', ['cs-scheme-fill', 'cs-out-cubes-black'], {
    options: { expansions: 'apocalypse', scheme: 'toxigenic-plague' },
    given: {
      players: [{}, { room: 'hyd-02', damage: 9 }],
      scheme: { phase: 1, cubes: 2 },
      row: [null, 'prisoner', 'photon-scooter', 'skeleton-script', 'admiral-obvious', 'space-skunk'],
      dungeonDeck: ['killer-robot', '...'],
      clank: { yellow: 1 },
      rage: 3,
      chance: { cubes: ['black', 'yellow'] },
    },
    do: ['end turn'],
    expect: { state: { players: [{ damage: 1 }, { status: 'lost', damage: 10 }], aside: { yellow: 1 } } },
  }),
  space('with all items dear the Fence pays nine and the Broker three', ['cs-scheme-lasting', 'market-price'], {
    options: { expansions: 'apocalypse', scheme: 'clearance-sale-of-stars' },
    given: {
      players: [{ hand: ['four-handed-fence', 'bunker-broker'], gold: 10, blackCubes: 1 }],
      scheme: { phase: 3, cubes: 0 },
    },
    do: [
      'play four-handed-fence',
      'play bunker-broker',
      'offer bunker-broker',
      'buy market-master-key flute',
      'buy market-med-kit bargain',
    ],
    expect: { state: { players: [{ gold: 0 }, {}] } },
  }),
  space(
    'cyberware trashed in the turn pays Account Hack and counts for its faction',
    ['cs-installed-trash', 'cs-trash-bonus-once'],
    {
      options: { expansions: 'station' },
      given: {
        players: [{ installed: ['mute-button'], hand: ['code-red', 'account-hack', 'chrome-gunslinger'] }],
        turn: { outlaws: 1 },
      },
      do: [
        'play code-red',
        'accept',
        'trash mute-button from installed',
        'play account-hack',
        'play chrome-gunslinger',
      ],
      expect: { state: { players: [{ gold: 3, installed: [] }, {}], turn: { boots: 2 } } },
    },
  ),
  space(
    'a phase completed by one who is out begins with the next player',
    ['cs-scheme-each-player', 'cs-scheme-absent-draw'],
    {
      seats: 4,
      options: { expansions: 'apocalypse', scheme: 'invade-space' },
      given: {
        players: [{}, { status: 'lost', damage: 10, room: 'cor-02' }, {}, {}],
        scheme: { phase: 1, cubes: 4 },
        chance: { cubes: ['black', 'black', 'black', 'black'] },
      },
      do: ['end turn'],
      expect: {
        state: { clank: { red: 1, yellow: 0, green: 1, blue: 1 } },
        events: [
          { type: 'clank-added', seat: 'green' },
          { type: 'clank-added', seat: 'blue' },
          { type: 'clank-added', seat: 'red' },
        ],
      },
    },
  ),
  space(
    'Shapeshifter as cyberware counts for its faction and cannot be installed',
    ['cs-install-shapeshifter', 'cs-shapeshifter'],
    {
      options: { expansions: 'station' },
      given: { players: [{ hand: ['mute-button', 'shapeshifter', 'chrome-gunslinger'], crystals: 2 }] },
      do: ['play mute-button', 'play shapeshifter', 'play chrome-gunslinger'],
      expect: {
        state: { players: [{ gold: 1 }, {}], turn: { cancel: 4 } },
        refused: { 'install shapeshifter': 'cs-install-shapeshifter' },
      },
    },
  ),
  space('a Vaporizer may take installed cyberware', ['cs-vaporizer', 'cs-installed-trash'], {
    options: { expansions: 'station' },
    given: {
      players: [
        {
          hand: [],
          installed: ['kneecap-thrusters'],
          room: 'hub-02',
          discard: [],
          deck: ['hack', 'hack', 'hack', 'hack', 'hack'],
        },
      ],
      rooms: { 'hub-03': ['minor-vaporizer', 'minor-vaporizer'] },
      turn: { boots: 1 },
    },
    do: ['walk hub-03', 'take minor-secret', 'end turn'],
    expect: { state: { players: [{ installed: [] }, {}] } },
  }),
  space('an enemy that takes the last cube leaves none for the action', ['cs-scheme-no-cube', 'cs-cube-gain'], {
    options: { expansions: 'apocalypse', scheme: 'interdimensional-monsters' },
    given: {
      players: [{}],
      row: ['junior-doombringer', 'prisoner', 'photon-scooter', 'skeleton-script', 'admiral-obvious', 'space-skunk'],
      turn: { swords: 4 },
      scheme: { phase: 1, cubes: 1 },
    },
    do: ['fight junior-doombringer'],
    expect: { state: { players: [{ blackCubes: 1 }, {}] }, refused: { thwart: 'cs-scheme-no-cube' } },
  }),
  space('with an executive pod The Boss’s Good Helmet has escaped', ['cs-executive-points', 'cs-score-cards'], {
    options: { expansions: 'station' },
    given: {
      players: [
        {
          room: 'br-10',
          ports: ['rw-01', 're-02'],
          tokens: ['command-code', 'artifact-5'],
          hand: ['the-boss-s-good-helmet'],
          deck: [],
          discard: [],
        },
        { status: 'lost', damage: 10, room: 'hub-02' },
      ],
      turn: { boots: 1 },
      rage: 9,
    },
    do: ['walk br-14', 'play the-boss-s-good-helmet', 'end turn'],
    expect: { result: { scores: [25, 0], places: [1, 2], winners: ['red'] } },
  }),
];
