import { catacombs } from '../scenario.ts';

const CHEST = { players: [{ room: 's6/c' }], laid: ['s6 1,0'] };
const LIBRARY = { players: [{ room: 's4/a' }], laid: ['s4 1,0'] };
const PRISON = { players: [{ room: 's3/c' }], laid: ['s3 1,0'] };

export default [
  catacombs('a picked chest gives a major secret drawn at random', ['pick-chest'], {
    given: { ...CHEST, chance: { tokens: ['chalice'] } },
    do: [{ expect: { reveals: { 'pick chest': true } } }, 'pick chest'],
    expect: {
      state: { players: [{ lockpicks: 2, tokens: ['chalice'] }, {}], picked: ['s6/c'] },
      events: [
        { type: 'picked', seat: 'red', what: 'chest', room: 's6/c' },
        { type: 'drawn-from-pool', seat: 'red', pool: 'major-secret', token: 'chalice' },
      ],
    },
  }),
  catacombs('a picked library gives a Secret Tome, for no skill', ['pick-library'], {
    given: LIBRARY,
    do: ['pick library'],
    expect: {
      state: {
        players: [{ lockpicks: 2, discard: ['secret-tome'] }, {}],
        reserve: { 'secret-tome': 11 },
        turn: { skill: 0 },
      },
      reveals: { 'end turn': true },
    },
  }),
  catacombs('a picked prison frees two prisoners', ['pick-prison'], {
    given: { ...PRISON, chance: { tokens: ['peasant', 'mayor'] } },
    do: ['pick prison'],
    expect: { state: { players: [{ lockpicks: 2, tokens: ['peasant', 'mayor'] }, {}], picked: ['s3/c'] } },
  }),
  catacombs('what was picked cannot be picked again by anybody', ['pick-once'], {
    given: { ...CHEST, chance: { tokens: ['chalice'] } },
    do: ['pick chest'],
    expect: { without: ['pick chest'], refused: { 'pick chest': 'pick-once' } },
  }),
  catacombs('nor by another player', ['pick-once'], {
    given: { active: 'yellow', players: [{}, { room: 's3/c' }], laid: ['s3 1,0'], picked: ['s3/c'] },
    expect: { refused: { 'pick prison': 'pick-once' } },
  }),
  catacombs('picking takes a lockpick', ['pick-needs-lockpick'], {
    given: { players: [{ room: 's6/c', lockpicks: 0 }], laid: ['s6 1,0'] },
    expect: { without: ['pick chest'], refused: { 'pick chest': 'pick-needs-lockpick' } },
  }),
  catacombs('only what is locked in the own room can be picked', ['pick-what'], {
    given: CHEST,
    expect: { refused: { 'pick prison': 'pick-what', 'pick library': 'pick-what' } },
  }),
  catacombs('a chest is not picked when no major secret is left', ['pick-pool-empty'], {
    given: { ...CHEST, pools: { 'major-secret': [] } },
    expect: { without: ['pick chest'], refused: { 'pick chest': 'pick-pool-empty' } },
  }),
  catacombs('a library is not picked when no Secret Tome is left', ['pick-pool-empty'], {
    given: { ...LIBRARY, reserve: { 'secret-tome': 0 } },
    expect: { refused: { 'pick library': 'pick-pool-empty' } },
  }),
  catacombs('a prison is not picked when no prisoner is left', ['pick-pool-empty'], {
    given: { ...PRISON, pools: { prisoner: [] } },
    expect: { refused: { 'pick prison': 'pick-pool-empty' } },
  }),
  catacombs('a prison may be picked for the last prisoner', ['pick-last-prisoner'], {
    given: { ...PRISON, pools: { prisoner: ['monk'] } },
    do: ['pick prison'],
    expect: { state: { players: [{ tokens: ['monk'], lockpicks: 2 }, {}], pools: { prisoner: [] } } },
  }),
  catacombs('what is locked may be picked in the turn of arrival, or any later turn', ['pick-what', 'actions-repeat'], {
    given: {
      players: [{ room: 's6/a' }],
      laid: ['s6 1,0'],
      turn: { boots: 1, cavesOpen: true },
      chance: { tokens: ['chalice'] },
    },
    do: ['walk s6/c', 'pick chest'],
    expect: { state: { players: [{ room: 's6/c', tokens: ['chalice'] }, {}] } },
  }),
];
