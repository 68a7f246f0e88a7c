import { catacombs } from '../scenario.ts';
import { rowOf, WITH_PARTY } from './given.ts';

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
  catacombs('Librarian sees a Secret Tome that was trashed this turn', ['trashed-still-counts', 'order-of-plays'], {
    given: {
      players: [{ hand: ['librarian'], discard: ['secret-tome'], deck: ['burgle', 'stumble', '...'] }],
      row: rowOf('black-market'),
      turn: { skill: 5 },
    },
    do: ['use black-market', 'choose 1', 'play librarian'],
    expect: { state: { trashed: ['secret-tome'], players: [{ hand: ['burgle', 'stumble'] }, {}] } },
  }),
  catacombs('Librarian sees a Secret Tome that was shuffled into the deck this turn', ['order-of-plays', 'reshuffle'], {
    given: {
      players: [
        { hand: ['elven-sword', 'librarian'], discard: ['secret-tome', 'burgle', 'burgle', 'stumble'], deck: [] },
      ],
      chance: { shuffled: ['burgle', 'stumble', 'burgle', 'secret-tome'] },
    },
    do: ['play elven-sword', 'play librarian'],
    expect: { state: { players: [{ hand: ['burgle', 'stumble', 'burgle'], deck: ['secret-tome'] }, {}] } },
  }),
  catacombs('Spiritual Healer sees a gem that was trashed this turn', ['trashed-still-counts', 'order-of-plays'], {
    options: WITH_PARTY,
    given: {
      players: [{ hand: ['spiritual-healer'], discard: ['smoky-quartz'], damage: 2 }],
      row: rowOf('black-market'),
      turn: { skill: 5 },
    },
    do: ['use black-market', 'choose 1', 'play spiritual-healer'],
    expect: { state: { trashed: ['smoky-quartz'], players: [{ damage: 1 }, {}] } },
  }),
  catacombs('an idol given back earlier in the turn was held in it', ['order-of-plays'], {
    options: WITH_PARTY,
    given: {
      players: [{ hand: ['boots-of-the-ape-lord'], tokens: ['monkey-idol'] }],
      row: rowOf('ape-lord-phantasm'),
      turn: { swords: 3 },
    },
    do: ['fight ape-lord-phantasm', 'accept', 'play boots-of-the-ape-lord'],
    expect: { state: { players: [{ tokens: [] }, {}], turn: { cavesOpen: true } } },
  }),
];
