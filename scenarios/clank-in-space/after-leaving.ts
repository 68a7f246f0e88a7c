import { space } from '../scenario.ts';
import { APOCALYPSE, thief } from './given.ts';

/** Red takes a pod with cards still in hand. */
const leaving = (hand: readonly string[], more: object = {}) => ({
  options: APOCALYPSE,
  given: {
    players: [thief({ ports: [], tokens: ['artifact-5'], room: 'cb-06', hand, blackCubes: 1 })],
    turn: { boots: 1 },
    ...more,
  },
});

/** Red stands in a room that trashes a card for a black cube. */
const atCells = (player: object) => ({
  options: {
    ...APOCALYPSE,
    modules: 'chosen',
    slot1: 'planetary-cell-block',
    slot2: 'terror-forming-lab',
    slot3: 'med-lab',
  },
  given: { players: [{ room: 'pcb-14', blackCubes: 1, hand: ['hack'], ...player }] },
});

/** One who has left finishes the turn: all but moves and clank. */
export default [
  space('black cubes are spent after leaving, too', ['left-no-moves', 'cs-cube-spent'], {
    ...leaving(['doomsday-prepper']),
    do: ['walk cb-08', 'play doomsday-prepper', 'offer doomsday-prepper', 'choose 1'],
    expect: { state: { players: [{ status: 'left', blackCubes: 0, gold: 3 }, {}] } },
  }),
  space('without a black cube the reason is the cube', ['cs-cube-needed'], {
    options: APOCALYPSE,
    given: { players: [{ hand: ['doomsday-prepper'] }] },
    do: ['play doomsday-prepper'],
    expect: { refused: { 'offer doomsday-prepper': 'cs-cube-needed' } },
  }),
  space('no card leads anywhere after leaving', ['left-no-moves', 'choice-possible'], {
    ...leaving(['captain-of-the-wrong-ship']),
    do: ['walk cb-08', 'play captain-of-the-wrong-ship'],
    expect: { refused: { 'offer captain-of-the-wrong-ship': 'choice-possible' } },
  }),
  space('the action against the scheme is taken after leaving, too', ['left-no-moves', 'cs-scheme-action'], {
    ...leaving([], { scheme: { phase: 1, cubes: 2 }, turn: { boots: 1, swords: 3 } }),
    do: ['walk cb-08', 'thwart'],
    expect: { state: { players: [{ status: 'left', blackCubes: 2 }, {}], scheme: { cubes: 1 } } },
  }),
  space('no black cube is spent on a secret where none lies next door', ['choice-possible'], {
    options: APOCALYPSE,
    given: { players: [{ hand: ['looter-with-principles'], room: 'cb-01', blackCubes: 1 }] },
    do: ['play looter-with-principles'],
    expect: { refused: { 'offer looter-with-principles': 'choice-possible' } },
  }),
  space('no black cube is spent on a teleport that cannot be used any more', ['left-no-moves', 'choice-possible'], {
    ...leaving(['spacetime-rain-check']),
    do: ['walk cb-08', 'play spacetime-rain-check'],
    expect: { refused: { 'offer spacetime-rain-check': 'choice-possible' } },
  }),
  space('no black cube is spent in a room on trashing where there is nothing to trash', ['choice-possible'], {
    ...atCells({ discard: [] }),
    do: [],
    expect: { refused: { 'room cube': 'choice-possible' } },
  }),
  space('with a card to trash the black cube may be spent', ['cs-cube-room'], {
    ...atCells({ discard: ['stumble'] }),
    do: ['room cube', 'accept'],
    expect: { state: { players: [{ blackCubes: 0, discard: [] }, {}], trashed: ['stumble'] } },
  }),
];
