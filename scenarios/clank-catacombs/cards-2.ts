import { catacombs } from '../scenario.ts';
import { buying, DRAWN, holding, rowOf } from './given.ts';

export default [
  catacombs('Riot: on acquiring a prisoner comes free', ['acquire-effect-once', 'pick-prison'], {
    ...buying('riot', 3, {}, { chance: { tokens: ['monk'] } }),
    expect: { state: { players: [{ tokens: ['monk'], discard: ['riot'] }, {}] } },
  }),
  catacombs('Riot: with three prisoners a card may be trashed', ['trash-zones', 'decline-only-optional'], {
    ...holding('riot', { tokens: ['peasant', 'peasant', 'mayor'], discard: ['stumble'] }),
    do: ['play riot', { expect: { asked: { ask: 'may' } } }, 'accept', 'trash stumble'],
    expect: { state: { trashed: ['stumble'], clank: { red: 1 }, turn: { swords: 1, boots: 1 } } },
  }),
  catacombs('Riot: it may be left at that', ['decline-only-optional'], {
    ...holding('riot', { tokens: ['peasant', 'peasant', 'mayor'], discard: ['stumble'] }),
    do: ['play riot', 'decline'],
    expect: { state: { trashed: [] } },
  }),
  catacombs('Riot: the coupon does not make the third', ['coupon-no-prisoner'], {
    ...holding('riot', { tokens: ['peasant', 'peasant', 'discount-coupon'], discard: ['stumble'] }),
    expect: { asked: { ask: 'turn' } },
  }),
  catacombs('Scavenger: on acquiring a minor secret', ['acquire-effect-once', 'reward-minor-secret'], {
    ...buying('scavenger', 3, {}, { chance: { tokens: ['puzzle-box'] } }),
    expect: { state: { players: [{ tokens: ['puzzle-box'] }, {}], turn: { secrets: 1 } } },
  }),
  catacombs('Scavenger: played it gives skill and no secret', ['acquire-effect-once'], {
    ...holding('scavenger'),
    expect: { state: { players: [{ tokens: [] }, {}], turn: { skill: 2 } } },
  }),
  catacombs('Smash and Grab, Swindle, Lightstick: what is printed on them', ['resources', 'gold-gain', 'clank-add'], {
    given: { players: [{ hand: ['smash-and-grab', 'swindle', 'lightstick'], ...DRAWN }] },
    do: ['play smash-and-grab', 'play swindle', 'play lightstick'],
    expect: {
      state: { players: [{ gold: 3, hand: ['burgle', 'stumble'] }, {}], clank: { red: 3 }, turn: { skill: 3 } },
    },
  }),
  catacombs('Sneak Attack: a sword at once on acquiring it', ['acquire-effect-once'], {
    ...buying('sneak-attack', 3),
    expect: { state: { turn: { swords: 1, cancel: 0 } } },
  }),
  catacombs('Sudden Movement: played, two boots and a skill turn no tile', ['resources', 'acquire-effect-once'], {
    ...holding('sudden-movement', { room: 's1/a' }, { laid: ['s1 -1,0'] }),
    expect: { state: { laid: ['s1 -1,0'], turn: { skill: 1, boots: 2 } } },
  }),
  catacombs('Bandit: a sword and a boot at once on acquiring it', ['acquire-effect-once'], {
    given: { row: rowOf('bandit'), turn: { skill: 4 } },
    do: ['acquire bandit'],
    expect: { state: { turn: { skill: 0, swords: 1, boots: 1 } } },
  }),
  catacombs('Charlatan: two cards for one that is discarded', ['discard-to-do', 'discard-no-effect'], {
    given: { players: [{ hand: ['charlatan', 'stumble'], ...DRAWN }] },
    do: ['play charlatan', 'discard stumble'],
    expect: { state: { players: [{ hand: ['burgle', 'stumble'], discard: ['stumble'] }, {}], clank: { red: 0 } } },
  }),
  catacombs('Charlatan: nobody is forced to discard', ['discard-to-do', 'decline-only-optional'], {
    given: { players: [{ hand: ['charlatan', 'burgle'], ...DRAWN }] },
    do: ['play charlatan', 'decline'],
    expect: { state: { players: [{ hand: ['burgle'], discard: [] }, {}] } },
  }),
  catacombs('Charlatan: the last card in hand draws nothing', ['discard-to-do'], {
    ...holding('charlatan', DRAWN),
    expect: { asked: { ask: 'turn' }, state: { players: [{ hand: [] }, {}] } },
  }),
  catacombs('Corrupt Advisor: clank for all others, twice with a crown', ['clank-add', 'have-once'], {
    seats: 3,
    ...holding('corrupt-advisor', { tokens: ['crown-10'] }),
    expect: { state: { clank: { red: 0, yellow: 2, green: 2 }, turn: { skill: 2 } } },
  }),
  catacombs('Corrupt Advisor: a crown bought later in the turn still counts', ['order-of-plays'], {
    ...holding('corrupt-advisor', { room: 's2/a', gold: 7 }, { laid: ['s2 1,0'] }),
    do: ['play corrupt-advisor', { expect: { state: { clank: { yellow: 1 } } } }, 'buy crown'],
    expect: { state: { clank: { yellow: 2 } } },
  }),
  catacombs('Divining Rod: six skill in all heal one', ['order-of-plays', 'heal-cubes'], {
    given: { players: [{ hand: ['divining-rod', 'lightstick', 'burgle'], damage: 2 }], clank: { red: 1 } },
    do: ['play divining-rod', 'play lightstick', 'acquire explore', 'play burgle'],
    expect: { state: { players: [{ damage: 1 }, {}], turn: { skill: 3, skillGained: 6 } } },
  }),
  catacombs('Elven Sword: two swords and a card', ['resources'], {
    ...holding('elven-sword', DRAWN),
    expect: { state: { players: [{ hand: ['burgle'] }, {}], turn: { swords: 2 } } },
  }),
  catacombs('Librarian: two cards with a Secret Tome in play or discarded', ['order-of-plays'], {
    given: { players: [{ hand: ['librarian', 'secret-tome'], ...DRAWN }], clank: { red: 2 } },
    do: ['play librarian', { expect: { state: { players: [{ hand: ['secret-tome'] }, {}] } } }, 'play secret-tome'],
    expect: { state: { players: [{ hand: ['burgle', 'stumble'] }, {}], clank: { red: 0 }, turn: { skill: 2 } } },
  }),
  catacombs('Librarian: a tome out of a library is in time', ['order-of-plays', 'pick-library'], {
    ...holding('librarian', { room: 's4/a', ...DRAWN }, { laid: ['s4 -1,0'] }),
    do: ['play librarian', 'pick library'],
    expect: { state: { players: [{ hand: ['burgle', 'stumble'], discard: ['secret-tome'] }, {}] } },
  }),
  catacombs('Skulker: monsters of tunnels are passed unhurt', ['monster-tunnel'], {
    ...holding('skulker', { room: 'd06/a' }, { laid: ['d06 1,0'] }),
    do: ['play skulker', 'walk d06/c'],
    expect: { state: { players: [{ room: 'd06/c', damage: 0 }, {}], turn: { boots: 1 } } },
  }),
  catacombs('Skulker: on acquiring it the same holds for the rest of the turn', ['acquire-effect-once'], {
    ...buying('skulker', 4, { room: 'd06/a', damage: 9 }, { laid: ['d06 1,0'], turn: { skill: 4, boots: 1 } }),
    do: [{ expect: { refused: { 'walk d06/c': 'monster-damage-limit' } } }, 'acquire skulker', 'walk d06/c'],
    expect: { state: { players: [{ room: 'd06/c', damage: 9 }, {}] } },
  }),
  catacombs('gems: two clank on acquiring, less clank and a card on playing', ['acquire-effect-once', 'clank-add'], {
    given: {
      players: [{ hand: ['fiery-quartz'], ...DRAWN }],
      row: rowOf('rose-quartz'),
      turn: { skill: 5 },
    },
    do: ['acquire rose-quartz', { expect: { state: { clank: { red: 2 } } } }, 'play fiery-quartz'],
    expect: { state: { players: [{ hand: ['burgle'], discard: ['rose-quartz'] }, {}], clank: { red: 0 } } },
  }),
  catacombs('tourmalines: a card when they are played', ['resources', 'clank-add'], {
    given: { players: [{ hand: ['white-tourmaline', 'black-tourmaline'], ...DRAWN }] },
    do: ['play white-tourmaline', 'play black-tourmaline'],
    expect: { state: { players: [{ hand: ['burgle', 'stumble'] }, {}], clank: { red: 0 } } },
  }),
  catacombs('Spectral Rider: from one haunted tile to any room of another', ['teleport-named', 'haunted-tile'], {
    ...holding('spectral-rider', { room: 'd09/a' }, { laid: ['d09 1,0', 'd11 2,0', 'd01 1,1'] }),
    do: [
      'play spectral-rider',
      'offer spectral-rider',
      { expect: { onlyOptions: ['go d11/a', 'go d11/b', 'go d11/c', 'decline'] } },
      'go d11/a',
    ],
    expect: { state: { players: [{ room: 'd11/a' }, {}], turn: { skill: 2, boots: 1, offers: [] } } },
  }),
  catacombs('Spectral Rider: on other tiles it does not ride', ['teleport-named'], {
    ...holding('spectral-rider', { room: 'd01/b' }, { laid: ['d01 1,0', 'd11 2,0'] }),
    expect: { without: ['offer spectral-rider'], refused: { 'offer spectral-rider': 'teleport-named' } },
  }),
];
