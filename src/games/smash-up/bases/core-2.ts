import type { BaseRow } from '../core/card.ts';
import { base, choose, draw, may, minion, move, others, pick, points, yours } from '../core/words.ts';

export const CORE_BASES_2 = [
  {
    id: 'factory-436-1337',
    box: 'core',
    breakpoint: 25,
    points: [2, 2, 1],
    abilities: [{ at: 'when', who: 'winner', steps: [points({ per: 5, totalOf: yours({ at: 'here' }) })] }],
  },
  {
    id: 'the-central-brain',
    box: 'core',
    breakpoint: 19,
    points: [4, 2, 1],
    abilities: [{ on: 'ongoing', lends: { to: minion({ at: 'here' }), amount: 1 } }],
  },
  {
    id: 'cave-of-shinies',
    box: 'core',
    breakpoint: 23,
    points: [4, 2, 1],
    abilities: [{ on: 'after', moment: 'minion-destroyed-here', steps: [points(1)] }],
    revised: {
      abilities: [{ on: 'after', moment: 'minion-destroyed-here', once: 'turn', steps: [points(1)] }],
    },
  },
  {
    id: 'mushroom-kingdom',
    box: 'core',
    breakpoint: 20,
    points: [5, 3, 2],
    abilities: [
      {
        on: 'after',
        moment: 'start-of-turn',
        steps: [pick('target', others({ at: 'elsewhere' }), { may: true }), move('target', 'here')],
      },
    ],
    revised: {
      breakpoint: 19,
      points: [4, 3, 2],
      abilities: [
        {
          on: 'after',
          moment: 'start-of-turn',
          if: { most: 'hand' },
          steps: [
            may(
              choose(
                [pick('coming', minion({ at: 'elsewhere' })), move('coming', 'here')],
                [pick('going', minion({ at: 'here' })), pick('there', base({ but: 'here' })), move('going', 'there')],
              ),
            ),
          ],
        },
      ],
    },
  },
  {
    id: 'school-of-wizardry',
    box: 'core',
    breakpoint: 20,
    points: [3, 2, 1],
    abilities: [{ at: 'after', who: 'winner', steps: [{ do: 'choose-replacement', count: 3 }] }],
  },
  {
    id: 'the-great-library',
    box: 'core',
    breakpoint: 22,
    points: [4, 2, 1],
    abilities: [{ at: 'after', who: 'present', may: true, steps: [draw(1)] }],
  },
  {
    id: 'evans-city-cemetery',
    box: 'core',
    breakpoint: 20,
    points: [5, 3, 2],
    abilities: [{ at: 'after', who: 'winner', steps: [{ do: 'discard-hand' }, draw(5)] }],
  },
  {
    id: 'rhodes-plaza-mall',
    box: 'core',
    breakpoint: 24,
    points: [0, 0, 0],
    abilities: [{ at: 'when', who: 'present', steps: [points({ countOf: yours({ at: 'here' }) })] }],
  },
] as const satisfies readonly BaseRow[];
