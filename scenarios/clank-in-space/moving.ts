import { space } from '../scenario.ts';
import { coded, thief } from './given.ts';

export default [
  space('a corridor leads on, and takes a boot', ['tunnel-needed', 'boots-needed'], {
    given: { players: [{ room: 'cb-01' }] },
    do: [],
    expect: { refused: { 'walk cor-01': 'tunnel-needed', 'walk cb-02': { rule: 'boots-needed', need: 1, have: 0 } } },
  }),
  space('footprints take two boots', ['footprints'], {
    given: { players: [{ room: 'cor-05' }], turn: { boots: 1 } },
    do: [],
    expect: { refused: { 'walk cor-01': { rule: 'footprints', need: 2, have: 1 } } },
  }),
  space(
    'an Enemy of a corridor hurts, unless a sword is spent on it',
    ['monster-tunnel', 'cs-enemy-swords', 'cs-corridor-damage-cubes'],
    {
      given: { players: [{ room: 'cor-06' }], turn: { boots: 2, swords: 1 } },
      do: ['walk cor-07 swords 0'],
      expect: { state: { players: [{ damage: 1, cubes: 29 }, {}], turn: { swords: 1 } } },
    },
  ),
  space('a sword keeps the damage off', ['cs-enemy-swords'], {
    given: { players: [{ room: 'cor-06' }], turn: { boots: 2, swords: 1 } },
    do: ['walk cor-07 swords 1'],
    expect: { state: { players: [{ damage: 0, cubes: 30 }, {}], turn: { swords: 0 } } },
  }),
  space('nobody walks to their own end', ['monster-damage-limit'], {
    given: { players: [{ room: 'cor-07', damage: 8 }], turn: { boots: 2 } },
    do: [],
    expect: { refused: { 'walk cor-11': { rule: 'monster-damage-limit', need: 1, have: 0 } } },
  }),
  space('damage needs cubes of one’s own', ['empty-supply-tunnel'], {
    given: { players: [{ room: 'cor-07', cubes: 1 }], turn: { boots: 2 }, clank: { red: 29 } },
    do: [],
    expect: { refused: { 'walk cor-11': { rule: 'empty-supply-tunnel', need: 1, have: 0 } } },
  }),
  space('a lock opens to the Master Key alone', ['lock-needs-key', 'cs-master-key'], {
    given: { players: [{ room: 'cor-12' }], turn: { boots: 2 } },
    do: [],
    expect: { refused: { 'walk cor-11': 'lock-needs-key' } },
  }),
  space('with the Master Key a lock is open, again and again', ['cs-master-key', 'cs-key-room'], {
    given: { players: [{ room: 'cor-12', tokens: ['market-master-key'] }], turn: { boots: 2 } },
    do: ['walk cor-11', 'decline', 'walk cor-12'],
    expect: { state: { players: [{ room: 'cor-12', tokens: ['market-master-key'] }, {}] } },
  }),
  space('an arrow points one way', ['one-way'], {
    given: { players: [{ room: 'cb-06' }], turn: { boots: 2 } },
    do: [],
    expect: { refused: { 'walk cb-07': 'one-way' } },
  }),
  space('whatever the way in, a checkpoint stops the boots', ['cs-security-any-entry', 'cs-arrival-is-entry'], {
    given: { players: [{ room: 'cor-02' }], turn: { boots: 3, teleports: 1 } },
    do: ['teleport cb-04'],
    expect: { refused: { 'walk cb-02': 'cs-security-stops-boots' } },
  }),
  space('other means go on from a checkpoint', ['cs-security-other-means', 'cs-teleport-free'], {
    given: { players: [{ room: 'cb-02' }], turn: { boots: 1, teleports: 1 } },
    do: ['walk cb-04', 'teleport cor-02'],
    expect: { state: { players: [{ room: 'cor-02' }, {}] } },
  }),
  space('the hyperlift takes one to any stop for no boot', ['cs-lift-ride', 'cs-ride-no-boots'], {
    given: { players: [{ room: 'cb-03' }], turn: { boots: 1 } },
    do: ['ride hyperlift cor-09'],
    expect: { state: { players: [{ room: 'cor-09' }, {}], turn: { boots: 1, dizzy: true } } },
  }),
  space('a telepad takes the holder of a TelePass to another', ['cs-telepad-ride', 'cs-telepass'], {
    given: { players: [{ room: 'cor-05', tokens: ['market-telepass'] }] },
    do: ['ride telepad med-07'],
    expect: { state: { players: [{ room: 'med-07', tokens: ['market-telepass'] }, {}] } },
  }),
  space('one may walk through a stop without riding', ['cs-walk-through'], {
    given: { players: [{ room: 'cb-01' }], turn: { boots: 2 } },
    do: ['walk cb-03', 'walk cb-02'],
    expect: { state: { players: [{ room: 'cb-02' }, {}] } },
  }),
  space('one who is dizzy may ride on', ['cs-ride-again'], {
    given: { players: [{ room: 'cb-03' }] },
    do: ['ride hyperlift cor-03', 'ride hyperlift cor-06'],
    expect: { state: { players: [{ room: 'cor-06' }, {}] } },
  }),
  space('a teleport leaves no dizziness', ['cs-teleport-no-dizziness', 'teleport-needed'], {
    given: { players: [{ room: 'cb-01' }], turn: { boots: 1, teleports: 1 } },
    do: ['teleport cb-03', 'walk cb-02'],
    expect: { state: { players: [{ room: 'cb-02' }, {}] }, refused: { 'teleport cb-01': 'teleport-needed' } },
  }),
  space('a teleport follows corridors', ['teleport-connected', 'cs-teleport-later'], {
    given: { players: [{ room: 'cb-01' }], turn: { teleports: 1 } },
    do: [{ expect: { refused: { 'teleport cor-02': 'teleport-connected' } } }, 'teleport cb-02'],
    expect: { state: { turn: { teleports: 0 } } },
  }),
  space('no teleport crosses the force field without the code', ['cs-teleport-command', 'cs-command-door'], {
    given: { players: [{ room: 'cor-12' }], turn: { teleports: 1 } },
    do: [],
    expect: { refused: { 'teleport cmd-01': 'cs-command-door' } },
  }),
  space('with the code a teleport crosses it', ['cs-teleport-command', 'cs-mission-code'], {
    given: { players: [coded({ room: 'cor-12' })], turn: { teleports: 1 } },
    do: ['teleport cmd-01'],
    expect: { state: { players: [{ room: 'cmd-01' }, {}] } },
  }),
  space(
    'a room gives to whoever enters, each time',
    ['cs-reward-on-entry', 'cs-reward-each-entry', 'cs-credits-gain'],
    {
      given: { players: [{ room: 'med-07' }], turn: { boots: 3 } },
      do: ['walk med-03', 'walk med-07', 'walk med-03'],
      expect: { state: { players: [{ gold: 2 }, {}] } },
    },
  ),
  space('healing, crystals and credits', ['cs-reward-kinds', 'cs-heal-cubes'], {
    given: { players: [{ room: 'med-05', damage: 2 }], turn: { boots: 2, swords: 1 } },
    do: ['walk med-09 swords 1', 'decline'],
    expect: { state: { players: [{ damage: 1, cubes: 29 }, {}] } },
  }),
  space('a crystal room gives a crystal of the bank', ['cs-reward-kinds'], {
    given: { players: [coded({ room: 'cmd-09' })], turn: { boots: 1 } },
    do: ['walk cmd-13', 'decline'],
    expect: { state: { players: [{ crystals: 1 }, {}], crystals: 4 } },
  }),
  space('a secret is taken on arriving, or left', ['take-on-entry', 'cs-secret-optional'], {
    given: { players: [{ room: 'cb-04' }], turn: { boots: 3 } },
    do: ['walk cb-05', { expect: { asked: { seat: 'red', ask: 'arrive-in-room' } } }, 'decline'],
    expect: { refused: { 'take minor-secret': 'take-on-entry' } },
  }),
  space('one secret for each arrival, turned up for all', ['cs-secret-one', 'cs-secret-revealed', 'cs-credit-chip-2'], {
    given: {
      players: [{ room: 'cb-04' }],
      turn: { boots: 2 },
      rooms: { 'cb-05': ['minor-credit-chip-2', 'minor-credit-chip-2'] },
    },
    do: ['walk cb-05', 'take minor-secret'],
    expect: {
      state: { players: [{ gold: 2, tokens: [] }, {}] },
      events: [{ type: 'took', token: 'minor-credit-chip-2' }],
    },
  }),
  space('of two secrets one comes by chance', ['cs-secret-pick'], {
    given: {
      players: [{ room: 'cb-04' }],
      turn: { boots: 2 },
      rooms: { 'cb-05': ['minor-health-boost', 'minor-speed-boost'] },
      chance: { tokens: ['minor-speed-boost'] },
    },
    do: ['walk cb-05', 'take minor-secret'],
    expect: { state: { players: [{ tokens: ['minor-speed-boost'] }, {}] } },
  }),
  space('what does not lie here is not taken', ['take-what-lies-here'], {
    given: { players: [{ room: 'cb-02' }] },
    do: [],
    expect: { refused: { 'take artifact': 'take-what-lies-here' } },
  }),
  space('an artifact stays with its thief, and makes the boss angrier', ['cs-rage-artifact', 'cs-mission-artifact'], {
    given: { players: [coded({ room: 'cmd-03' })], rage: 3 },
    do: ['take artifact'],
    expect: { state: { rage: 4, players: [{ tokens: ['command-code', 'artifact-5'] }, {}] } },
  }),
  space('nobody changes one artifact for another', ['cs-artifact-no-swap', 'artifact-limit'], {
    given: { players: [thief({ room: 'cmd-04' })] },
    do: [],
    expect: { refused: { 'take artifact': { rule: 'artifact-limit', need: 2, have: 1 } } },
  }),
];
