import type { FactionRow } from '../core/card.ts';
import {
  base,
  bottom,
  card,
  extraMinion,
  minion,
  moveEach,
  pick,
  place,
  player,
  points,
  put,
  returns,
} from '../core/words.ts';

export const aliens = {
  id: 'aliens',
  box: 'core',
  cards: [
    {
      id: 'supreme-overlord',
      count: 1,
      power: 5,
      abilities: [{ on: 'play', steps: [pick('target', minion(), { may: true }), returns('target')] }],
    },
    { id: 'invader', count: 2, power: 3, abilities: [{ on: 'play', steps: [points(1)] }] },
    {
      id: 'scout',
      count: 3,
      power: 3,
      abilities: [{ on: 'special', at: 'after-scoring', from: 'play', here: true, may: true, steps: [place('self')] }],
      revised: {
        abilities: [
          { on: 'special', at: 'after-scoring', from: 'play', here: true, may: true, steps: [returns('self')] },
        ],
      },
    },
    {
      id: 'collector',
      count: 4,
      power: 2,
      abilities: [
        { on: 'play', steps: [pick('target', minion({ at: 'here', atMost: 3 }), { may: true }), returns('target')] },
      ],
    },
    {
      id: 'abduction',
      count: 1,
      abilities: [{ on: 'play', steps: [pick('target', minion()), returns('target'), extraMinion()] }],
    },
    { id: 'beam-up', count: 2, abilities: [{ on: 'play', steps: [pick('target', minion()), returns('target')] }] },
    {
      id: 'crop-circles',
      count: 1,
      abilities: [{ on: 'play', steps: [pick('there', base()), returns(minion({ at: { ref: 'there' } }))] }],
    },
    {
      id: 'disintegrator',
      count: 2,
      abilities: [{ on: 'play', steps: [pick('target', minion({ atMost: 3 })), bottom('target')] }],
    },
    {
      id: 'invasion',
      count: 1,
      abilities: [{ on: 'play', steps: [pick('target', minion()), moveEach('target')] }],
    },
    { id: 'jammed-signal', count: 1, attach: 'base', abilities: [{ on: 'ongoing', silences: 'base' }] },
    {
      id: 'probe',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            pick('rival', player()),
            { do: 'look-at-hand', who: 'rival' },
            pick('chosen', card('hand', { of: 'rival', type: 'minion' })),
            put('to-discard', 'chosen'),
          ],
        },
      ],
    },
    {
      id: 'terraforming',
      count: 1,
      abilities: [
        { on: 'play', steps: [{ do: 'swap-base', keepActions: false, as: 'new' }, extraMinion({ at: 'new' })] },
      ],
      revised: {
        abilities: [
          { on: 'play', steps: [{ do: 'swap-base', keepActions: true, as: 'new' }, extraMinion({ at: 'new' })] },
        ],
      },
    },
  ],
} as const satisfies FactionRow;
