import { clank } from '../scenario.ts';

export default [
  clank('a move follows a tunnel to the room at its other end', ['tunnel-needed'], {
    given: { players: [{ room: '03' }], turn: { boots: 9 } },
    do: [
      {
        expect: {
          options: ['walk 02', 'walk 04', 'walk 08'],
          without: ['walk 05', 'walk 09', 'walk 03', 'walk 01'],
          refused: { 'walk 05': 'tunnel-needed', 'walk 09': 'tunnel-needed', 'walk 03': 'tunnel-needed' },
        },
      },
      'walk 02',
    ],
    expect: { state: { players: [{ room: '02' }, {}] }, options: ['walk 03'], refused: { 'walk 08': 'tunnel-needed' } },
  }),
  clank('rooms that lie side by side without a tunnel are not joined', ['tunnel-needed'], {
    given: { players: [{ room: '15' }], turn: { boots: 9 } },
    expect: { refused: { 'walk 20': 'tunnel-needed', 'walk 11': 'tunnel-needed' } },
  }),
  clank('the dusk side has tunnels of its own', ['tunnel-needed'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '03' }], turn: { boots: 9 } },
    expect: { options: ['walk 04', 'walk 09'], refused: { 'walk 08': 'tunnel-needed' } },
  }),
  clank('one boot takes a player through one tunnel', ['boots-needed'], {
    given: { turn: { boots: 2 } },
    do: ['walk 02', { expect: { state: { turn: { boots: 1 } } } }, 'walk 03'],
    expect: {
      state: { players: [{ room: '03' }, { room: '01' }], turn: { boots: 0 } },
      without: ['walk 02', 'walk 08'],
      refused: { 'walk 02': 'boots-needed', 'walk 08': 'boots-needed' },
    },
  }),
  clank('without a boot nobody walks, whatever skill and swords there are', ['boots-needed'], {
    given: { players: [{ room: '16' }], turn: { skill: 9, swords: 9 } },
    expect: { without: ['walk 11', 'walk 21'], refused: { 'walk 11': 'boots-needed', 'walk 21': 'boots-needed' } },
  }),

  clank('a tunnel with footprints takes two boots', ['footprints'], {
    given: { players: [{ room: '03' }], rooms: { '04': [] }, turn: { boots: 3 } },
    do: ['walk 04'],
    expect: {
      state: { players: [{ room: '04' }, {}], turn: { boots: 1 } },
      events: [{ type: 'walked', from: '03', to: '04', boots: 2 }],
      without: ['walk 03'],
      refused: { 'walk 03': 'footprints' },
    },
  }),
  clank('one boot does not lead through footprints', ['footprints'], {
    given: { players: [{ room: '03' }], turn: { boots: 1 } },
    expect: {
      options: ['walk 02', 'walk 08'],
      without: ['walk 04'],
      refused: { 'walk 04': { rule: 'footprints', need: 2, have: 1 } },
    },
  }),
  clank('the boots for footprints may come from two cards', ['footprints'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '14', hand: ['sidestep', 'scramble'] }], rooms: { '20': [] } },
    do: ['play sidestep', { expect: { refused: { 'walk 20': 'footprints' } } }, 'play scramble', 'walk 20'],
    expect: { state: { players: [{ room: '20' }, {}], turn: { boots: 0 } } },
  }),
  clank('footprints and a monster in one tunnel both count', ['footprints', 'monster-tunnel'], {
    given: { players: [{ room: '18' }], rooms: { '25': [] }, turn: { boots: 2 } },
    do: ['walk 25'],
    expect: { state: { players: [{ room: '25', damage: 1 }, {}], turn: { boots: 0 } } },
  }),

  clank('a monster in a tunnel deals one damage', ['monster-tunnel'], {
    given: { players: [{ room: '10' }], turn: { boots: 1 } },
    do: ['walk 15 swords 0'],
    expect: {
      state: { players: [{ room: '15', damage: 1, cubes: 29 }, { damage: 0 }], clank: { red: 0 }, turn: { boots: 0 } },
      events: [{ type: 'walked', from: '10', to: '15', boots: 1, swords: 0, damage: 1 }],
    },
  }),
  clank('each monster icon deals damage of its own', ['monster-tunnel'], {
    given: { players: [{ room: '14' }], rooms: { '19': [] }, turn: { boots: 1 } },
    do: ['walk 19'],
    expect: { state: { players: [{ room: '19', damage: 2 }, {}] } },
  }),
  clank('a tunnel without monsters does no harm', ['monster-tunnel'], {
    given: { players: [{ room: '14' }], turn: { boots: 1, swords: 1 } },
    do: [{ expect: { refused: { 'walk 15 swords 1': 'monster-tunnel' } } }, 'walk 15'],
    expect: { state: { players: [{ room: '15', damage: 0 }, {}], turn: { swords: 1 } } },
  }),
  clank('monsters of a tunnel are there again on the way back', ['monster-tunnel'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '16' }], rooms: { '22': [] }, turn: { boots: 2, swords: 1 } },
    do: ['walk 22 swords 1', { expect: { state: { players: [{ damage: 0 }, {}], turn: { swords: 0 } } } }, 'walk 16'],
    expect: { state: { players: [{ room: '16', damage: 1 }, {}] } },
  }),
  clank('swords may spare none, some or all of the damage', ['monster-tunnel-choice'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '08' }], turn: { boots: 1, swords: 2 } },
    do: [
      {
        expect: {
          options: ['walk 09 swords 0', 'walk 09 swords 1', 'walk 09 swords 2'],
          without: ['walk 09 swords 3'],
          refused: { 'walk 09 swords 3': 'monster-tunnel' },
        },
      },
      'walk 09 swords 1',
    ],
    expect: { state: { players: [{ room: '09', damage: 2, cubes: 28 }, {}], turn: { swords: 1 } } },
  }),
  clank('swords may be kept for a fight and the damage taken', ['monster-tunnel-choice'], {
    given: { players: [{ room: '14' }], rooms: { '19': [] }, turn: { boots: 1, swords: 2 } },
    do: ['walk 19 swords 0', 'fight goblin'],
    expect: { state: { players: [{ damage: 2, gold: 1 }, {}], turn: { swords: 0 } } },
  }),
  clank('no more swords are spent than there are monsters', ['monster-tunnel-choice'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '08' }], turn: { boots: 1, swords: 5 } },
    do: [{ expect: { options: ['walk 09 swords 3'], without: ['walk 09 swords 4'] } }, 'walk 09 swords 3'],
    expect: { state: { players: [{ room: '09', damage: 0, cubes: 30 }, {}], turn: { swords: 2 } } },
  }),
  clank('no swords are needed to pass monsters', ['monster-tunnel-choice'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '08', damage: 6 }], turn: { boots: 1 } },
    do: ['walk 09'],
    expect: { state: { players: [{ room: '09', damage: 9, status: 'inside' }, {}] } },
  }),
  clank('swords must spare the damage that would knock out', ['monster-tunnel-choice', 'monster-damage-limit'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '08', damage: 8 }], turn: { boots: 1, swords: 2 } },
    expect: {
      options: ['walk 09 swords 2'],
      without: ['walk 09 swords 0', 'walk 09 swords 1'],
      refused: { 'walk 09 swords 0': 'monster-damage-limit', 'walk 09 swords 1': 'monster-damage-limit' },
    },
  }),

  clank('a locked tunnel stays closed without a master key', ['lock-needs-key'], {
    given: { players: [{ room: '04' }, { tokens: ['master-key'] }], turn: { boots: 5, swords: 5, skill: 5 } },
    expect: { without: ['walk 09'], refused: { 'walk 09': 'lock-needs-key' } },
  }),
  clank('a master key opens locked tunnels and is kept', ['lock-needs-key'], {
    given: { players: [{ room: '04', tokens: ['master-key'] }], rooms: { '09': [] }, turn: { boots: 3 } },
    do: ['walk 09', 'walk 14'],
    expect: { state: { players: [{ room: '14', tokens: ['master-key'] }, {}], turn: { boots: 1 } } },
  }),
  clank('a key bought on the way opens tunnels at once', ['lock-needs-key', 'actions-repeat'], {
    given: { players: [{ room: '26', gold: 7 }], rooms: { '25': [] }, turn: { boots: 1 } },
    do: [{ expect: { refused: { 'walk 25': 'lock-needs-key' } } }, 'buy master-key', 'walk 25'],
    expect: { state: { players: [{ room: '25' }, {}] } },
  }),
  clank('a master key does not save the boot', ['lock-needs-key', 'boots-needed'], {
    options: { board: 'dusk' },
    given: { players: [{ room: '12', tokens: ['master-key'], hand: ['sidestep'] }], rooms: { '13': [] } },
    do: [{ expect: { refused: { 'walk 13': 'boots-needed' } } }, 'play sidestep', 'walk 13'],
    expect: { state: { players: [{ room: '13', tokens: ['master-key'] }, {}], turn: { boots: 0 } } },
  }),

  clank('an arrow cannot be walked against', ['one-way'], {
    given: { players: [{ room: '03' }], turn: { boots: 9 } },
    expect: { without: ['walk 07'], refused: { 'walk 07': 'one-way' } },
  }),
  clank('an arrow is walked the way it points, for the boots it shows', ['one-way', 'footprints'], {
    given: { players: [{ room: '07' }], turn: { boots: 2 } },
    do: ['walk 03'],
    expect: { state: { players: [{ room: '03' }, {}], turn: { boots: 0 } } },
  }),
  clank('on the dusk side the way in is not the way back', ['one-way'], {
    options: { board: 'dusk' },
    given: { turn: { boots: 3 } },
    do: ['walk 02', { expect: { options: ['walk 03'], refused: { 'walk 08': 'one-way' } } }, 'walk 03'],
    expect: { without: ['walk 02'], refused: { 'walk 02': 'one-way' } },
  }),
  clank('a master key does not turn an arrow round', ['one-way'], {
    given: { players: [{ room: '23', tokens: ['master-key'] }], turn: { boots: 9 } },
    expect: { options: ['walk 17'], refused: { 'walk 24': 'one-way' } },
  }),
];
