import type { BaseRow } from '../core/card.ts';
import { bottom, destroy, extraMinion, minion, move, moveEach, pick, put, returns, yours } from '../core/words.ts';

export const CORE_BASES_1 = [
  {
    id: 'the-homeworld',
    box: 'core',
    breakpoint: 23,
    points: [4, 2, 1],
    abilities: [{ on: 'after', moment: 'minion-played-here', steps: [extraMinion({ powerAtMost: 2 })] }],
    revised: {
      abilities: [
        { on: 'after', moment: 'minion-played-here', once: 'turn', steps: [extraMinion({ powerAtMost: 2 })] },
      ],
    },
  },
  {
    id: 'the-mothership',
    box: 'core',
    breakpoint: 20,
    points: [4, 2, 1],
    abilities: [
      {
        at: 'after',
        who: 'winner',
        steps: [pick('mine', yours({ at: 'here', atMost: 3 }), { may: true }), returns('mine')],
      },
    ],
  },
  { id: 'jungle-oasis', box: 'core', breakpoint: 12, points: [2, 0, 0] },
  {
    id: 'tar-pits',
    box: 'core',
    breakpoint: 16,
    points: [4, 3, 2],
    abilities: [{ on: 'after', moment: 'minion-destroyed-here', who: 'anyone', steps: [put('to-bottom', 'it')] }],
    revised: { abilities: [{ on: 'instead', of: 'destroy', it: 'any-here', once: 'turn', steps: [bottom('it')] }] },
  },
  {
    id: 'ninja-dojo',
    box: 'core',
    breakpoint: 18,
    points: [2, 3, 2],
    abilities: [{ at: 'after', who: 'winner', steps: [pick('target', minion(), { may: true }), destroy('target')] }],
  },
  {
    id: 'temple-of-goju',
    box: 'core',
    breakpoint: 18,
    points: [2, 3, 2],
    abilities: [
      { at: 'after', who: 'present', steps: [pick('mine', yours({ at: 'here', extreme: 'highest' })), bottom('mine')] },
    ],
  },
  {
    id: 'the-grey-opal',
    box: 'core',
    breakpoint: 17,
    points: [3, 1, 1],
    abilities: [
      {
        at: 'after',
        who: 'losers',
        steps: [pick('mine', yours({ at: 'here' }), { may: true }), moveEach('mine')],
      },
    ],
  },
  {
    id: 'tortuga',
    box: 'core',
    breakpoint: 21,
    points: [4, 3, 2],
    abilities: [
      {
        at: 'replaced',
        who: 'runner-up',
        steps: [pick('mine', yours({ at: 'elsewhere' }), { may: true }), move('mine', 'here')],
      },
    ],
  },
] as const satisfies readonly BaseRow[];
