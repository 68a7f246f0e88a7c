import { catacombs } from '../scenario.ts';
import { rowOf } from './given.ts';

/** The Black Market trashes the Waystone in play. */
const trashed = {
  given: {
    players: [{ room: 'start-a/b', hand: ['waystone', 'stumble'] }],
    laid: ['s3 -1,0'],
    row: rowOf('black-market'),
    turn: { skill: 5 },
  },
  do: ['play waystone', 'play stumble', 'use black-market', 'choose 1', 'trash waystone from play'],
};

/** Cards that leave the play area or the discard pile during the turn. */
export default [
  catacombs('a Waystone that was trashed cannot be trashed again', ['trash-for-good', 'choice-possible'], {
    ...trashed,
    expect: {
      without: ['offer waystone'],
      refused: { 'offer waystone': 'choice-possible' },
      state: { trashed: ['waystone'], players: [{ play: ['stumble'] }, {}] },
    },
  }),
  catacombs('Robbery still works in the turn in which it was trashed', ['trashed-still-counts'], {
    given: {
      players: [{ room: 's2/a', hand: ['robbery'] }],
      laid: ['s2 1,0'],
      row: rowOf('black-market'),
      turn: { skill: 5 },
    },
    do: ['play robbery', 'use black-market', 'choose 1', 'offer robbery', 'go start-a/c'],
    expect: { state: { trashed: ['robbery'], players: [{ room: 'start-a/c', play: [] }, {}] } },
  }),
];
