import type { BaseRow } from '../core/card.ts';
import {
  base,
  choose,
  control,
  destroy,
  draw,
  may,
  minion,
  move,
  pay,
  pick,
  player,
  power,
  yours,
} from '../core/words.ts';

export const CEASE_AND_DESIST_BASES = [
  {
    id: 'hive-of-scum-and-villainy',
    box: 'cease-and-desist',
    breakpoint: 18,
    points: [4, 2, 1],
    abilities: [
      {
        on: 'after',
        moment: 'raising-action-played',
        if: { some: yours({ at: 'here', among: 'it' }) },
        once: 'turn',
        steps: [draw(1)],
      },
    ],
  },
  {
    id: 'no-moon',
    box: 'cease-and-desist',
    breakpoint: 25,
    points: [5, 3, 3],
    abilities: [{ at: 'before', who: 'active', steps: [{ do: 'destroy-random-base' }] }],
  },
  {
    id: 'changing-room',
    box: 'cease-and-desist',
    breakpoint: 22,
    points: [5, 3, 2],
    abilities: [{ on: 'after', moment: 'talent-used-here', steps: [power('it', 1)] }],
  },
  {
    id: 'unicrave',
    box: 'cease-and-desist',
    breakpoint: 19,
    points: [0, 0, 0],
    abilities: [{ at: 'before', who: 'active', steps: [{ do: 'replace-scoring-base' }] }],
  },
  {
    id: 'spikey-chair-room',
    box: 'cease-and-desist',
    breakpoint: 20,
    points: [4, 2, 1],
    abilities: [
      {
        on: 'after',
        moment: 'end-of-turn',
        if: { played: 'minion-here-this-turn' },
        evenGone: true,
        steps: [pay([pick('lost', minion({ owned: 'yours' }), { may: true }), destroy('lost')], [draw(1)])],
      },
    ],
  },
  {
    id: 'wintersquashed',
    box: 'cease-and-desist',
    breakpoint: 16,
    points: [2, 4, 1],
    abilities: [
      {
        on: 'after',
        moment: 'minion-played-here',
        steps: [pick('other', player(), { may: true }), control('it', 'other')],
      },
    ],
  },
  {
    id: 'uss-undertaking',
    box: 'cease-and-desist',
    breakpoint: 22,
    points: [4, 2, 1],
    abilities: [
      {
        on: 'after',
        moment: 'start-of-turn',
        steps: [
          may(
            choose(
              [pick('mover', yours({ at: 'elsewhere' })), move('mover', 'here')],
              [pick('mover', yours({ at: 'here' })), pick('there', base({ but: 'here' })), move('mover', 'there')],
            ),
          ),
        ],
      },
    ],
  },
  {
    id: 'neutral-space',
    box: 'cease-and-desist',
    breakpoint: 18,
    points: [3, 2, 1],
    abilities: [{ on: 'ongoing', guards: { from: 'others-minions-here' }, to: { kind: 'minion', at: 'here' } }],
  },
] as const satisfies readonly BaseRow[];
