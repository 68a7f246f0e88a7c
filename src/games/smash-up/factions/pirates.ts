import type { FactionRow } from '../core/card.ts';
import { base, destroy, minion, move, moveEach, others, pick, player, power, yours } from '../core/words.ts';

export const pirates = {
  id: 'pirates',
  box: 'core',
  cards: [
    {
      id: 'pirate-king',
      count: 1,
      power: 5,
      abilities: [{ on: 'special', at: 'before-scoring', from: 'play', may: true, steps: [move('self', 'scoring')] }],
    },
    {
      id: 'buccaneer',
      count: 2,
      power: 4,
      abilities: [{ on: 'instead', of: 'destroy', it: 'self', steps: [moveEach('self')] }],
      revised: {
        abilities: [{ on: 'instead', of: 'destroy', it: 'self', may: true, once: 'turn', steps: [moveEach('self')] }],
      },
    },
    {
      id: 'saucy-wench',
      count: 3,
      power: 3,
      abilities: [
        { on: 'play', steps: [pick('target', minion({ at: 'here', atMost: 2 }), { may: true }), destroy('target')] },
      ],
    },
    {
      id: 'first-mate',
      count: 4,
      power: 2,
      abilities: [
        { on: 'special', at: 'after-scoring', from: 'play', here: true, may: true, steps: [moveEach('self')] },
      ],
    },
    {
      id: 'broadside',
      count: 2,
      abilities: [
        {
          on: 'play',
          steps: [
            pick('there', base({ yours: 'some' })),
            pick('victim', player('nobody')),
            destroy(minion({ whose: { ref: 'victim' }, at: { ref: 'there' }, atMost: 2 })),
          ],
        },
      ],
    },
    {
      id: 'cannon',
      count: 1,
      abilities: [
        { on: 'play', steps: [pick('targets', minion({ atMost: 2 }), { upTo: 2, may: true }), destroy('targets')] },
      ],
    },
    {
      id: 'dinghy',
      count: 2,
      abilities: [{ on: 'play', steps: [pick('mine', yours(), { upTo: 2, may: true }), moveEach('mine')] }],
    },
    {
      id: 'full-sail',
      count: 1,
      abilities: [
        { on: 'play', steps: [pick('mine', yours(), { upTo: 'any' }), moveEach('mine')] },
        {
          on: 'special',
          at: 'before-scoring',
          from: 'hand',
          steps: [pick('mine', yours(), { upTo: 'any' }), moveEach('mine')],
        },
      ],
    },
    {
      id: 'powderkeg',
      count: 1,
      abilities: [
        {
          on: 'play',
          // The chosen minion has its own power at most, so it is among those destroyed.
          steps: [
            pick('mine', yours()),
            { do: 'base-of', as: 'there', what: 'mine' },
            destroy(minion({ at: { ref: 'there' }, atMost: { powerOf: 'mine' } })),
          ],
        },
      ],
    },
    {
      id: 'sea-dogs',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            { do: 'name', what: 'faction', as: 'faction' },
            pick('from', base()),
            pick('there', base({ but: 'from' })),
            move(others({ at: { ref: 'from' }, named: 'faction' }), 'there'),
          ],
        },
      ],
    },
    {
      id: 'shanghai',
      count: 1,
      abilities: [{ on: 'play', steps: [pick('target', others()), moveEach('target')] }],
    },
    { id: 'swashbuckling', count: 1, raises: true, abilities: [{ on: 'play', steps: [power(yours(), 1)] }] },
  ],
} as const satisfies FactionRow;
