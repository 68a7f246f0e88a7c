import { space } from '../scenario.ts';
import { APOCALYPSE, rowOf, STATION } from './given.ts';

/** Conditions that look at the whole turn: what was true at any moment of it counts. */
export default [
  space('Firmware Update sees cyberware that was trashed earlier in the turn', ['cs-order-of-plays'], {
    options: STATION,
    given: {
      players: [
        {
          hand: ['code-red', 'firmware-update'],
          installed: ['kneecap-thrusters'],
          deck: ['access', 'stumble', 'hack', '...'],
        },
      ],
    },
    do: ['play code-red', 'accept', 'trash kneecap-thrusters from installed', 'play firmware-update'],
    expect: { state: { trashed: ['kneecap-thrusters'], players: [{ hand: ['access', 'stumble'] }, {}] } },
  }),
  space(
    'Photon Scooter sees a crystal that was spent earlier in the turn',
    ['cs-order-of-plays', 'cs-install-crystal'],
    {
      options: STATION,
      given: { players: [{ hand: ['kneecap-thrusters', 'photon-scooter'], crystals: 1 }] },
      do: ['play kneecap-thrusters', 'install kneecap-thrusters', 'play photon-scooter'],
      expect: { state: { players: [{ crystals: 0 }, {}], turn: { boots: 5, bonuses: [] } } },
    },
  ),
  space(
    'Shapeshifter copies a card that was trashed from play this turn',
    ['cs-shapeshifter', 'cs-trashed-still-counts'],
    {
      given: { players: [{ hand: ['fazr', 'code-red', 'shapeshifter'] }] },
      do: ['play fazr', 'play code-red', 'accept', 'trash fazr', 'play shapeshifter', 'copy fazr'],
      expect: { state: { trashed: ['fazr'], turn: { copies: ['shapeshifter fazr'] } } },
    },
  ),
  space('Shapeshifter copies no card that was trashed from the discard pile', ['cs-shapeshifter'], {
    given: { players: [{ hand: ['code-red', 'hack', 'shapeshifter'], discard: ['fazr'] }] },
    do: ['play code-red', 'accept', 'trash fazr', 'play hack', 'play shapeshifter'],
    expect: { onlyOptions: ['copy code-red', 'copy hack'] },
  }),
  space('Spare Liver heals as soon as its owner has five damage', ['cs-order-of-plays', 'cs-installed-figures'], {
    options: STATION,
    given: {
      players: [{}, { installed: ['spare-liver'], damage: 4, room: 'hub-02', hand: [] }],
      turn: {},
    },
    do: ['end turn'],
    expect: { state: { players: [{}, { damage: 4 }], turn: { bonuses: ['spare-liver five-damage'] } } },
  }),
  space('End-Is-Nigh Placard sees two cubes of which one was taken before', ['cs-order-of-plays', 'cs-scheme-action'], {
    options: APOCALYPSE,
    given: { players: [{ hand: ['end-is-nigh-placard'] }], scheme: { phase: 1, cubes: 2 }, turn: { swords: 3 } },
    do: ['thwart', 'play end-is-nigh-placard'],
    expect: { state: { scheme: { cubes: 1 }, turn: { skill: 2 } } },
  }),
  space('End-Is-Nigh Placard sees a phase that was completed in the turn', ['cs-order-of-plays'], {
    options: APOCALYPSE,
    given: {
      players: [{ hand: ['mess-hall-mole', 'end-is-nigh-placard'] }],
      row: rowOf('exterminator'),
      dungeonDeck: ['entropy-elemental', '...'],
      scheme: { phase: 1, cubes: 3 },
    },
    do: ['play mess-hall-mole', 'accept', 'replace exterminator', 'play end-is-nigh-placard'],
    expect: { state: { scheme: { phase: 2, cubes: 0 }, turn: { skill: 2 } } },
  }),
  space('End-Is-Nigh Placard does not see cubes of the turn before', ['cs-order-of-plays'], {
    options: APOCALYPSE,
    given: {
      players: [{}, { hand: ['end-is-nigh-placard'] }],
      row: rowOf(null),
      dungeonDeck: ['space-pirate', '...'],
      scheme: { phase: 1, cubes: 3 },
    },
    do: ['end turn', 'yellow: play end-is-nigh-placard'],
    expect: { state: { scheme: { cubes: 0 }, turn: { skill: 1 } } },
  }),
];
