import type { FactionRow } from '../core/card.ts';
import { base, destroy, minion, pick, power, when, yours } from '../core/words.ts';

export const dinosaurs = {
  id: 'dinosaurs',
  box: 'core',
  cards: [
    { id: 'king-rex', count: 1, power: 7 },
    {
      id: 'laseratops',
      count: 2,
      power: 4,
      abilities: [{ on: 'play', steps: [pick('target', minion({ at: 'here', atMost: 2 })), destroy('target')] }],
      revised: {
        abilities: [
          {
            on: 'play',
            steps: [pick('target', minion({ at: 'here', printedAtMost: 2 }), { may: true }), destroy('target')],
          },
        ],
      },
    },
    {
      id: 'armor-stego',
      count: 3,
      power: 3,
      abilities: [{ on: 'ongoing', lends: { to: 'self', amount: 2, during: 'others-turns' } }],
      revised: {
        abilities: [
          {
            on: 'talent',
            steps: [{ do: 'power', what: 'self', amount: 2, until: 'your-next-turn', during: 'others-turns' }],
          },
        ],
      },
    },
    {
      id: 'war-raptor',
      count: 4,
      power: 2,
      abilities: [
        { on: 'ongoing', lends: { to: 'self', amount: { countOf: minion({ at: 'here', title: 'war-raptor' }) } } },
      ],
    },
    {
      id: 'augmentation',
      count: 2,
      raises: true,
      abilities: [{ on: 'play', steps: [pick('target', minion()), power('target', 4, 'end-of-your-turn')] }],
    },
    { id: 'howl', count: 2, raises: true, abilities: [{ on: 'play', steps: [power(yours(), 1, 'end-of-your-turn')] }] },
    {
      id: 'natural-selection',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            pick('mine', yours()),
            { do: 'base-of', as: 'there', what: 'mine' },
            pick('target', minion({ at: { ref: 'there' }, below: { powerOf: 'mine' } })),
            destroy('target'),
          ],
        },
      ],
    },
    {
      id: 'rampage',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            pick('mine', yours()),
            { do: 'base-of', as: 'there', what: 'mine' },
            { do: 'breakpoint', base: 'there', amount: { minus: { powerOf: 'mine' } } },
          ],
        },
      ],
    },
    {
      id: 'survival-of-the-fittest',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            {
              do: 'each-base',
              as: 'there',
              from: base(),
              steps: [
                when({ unequal: minion({ at: { ref: 'there' } }) }, [
                  pick('weakest', minion({ at: { ref: 'there' }, extreme: 'lowest' }), { more: true }),
                ]),
              ],
            },
            destroy(minion({ among: 'weakest' })),
          ],
        },
      ],
    },
    {
      id: 'tooth-and-claw-and-guns',
      count: 1,
      attach: 'minion',
      abilities: [{ on: 'instead', of: 'affect', it: 'host', steps: [destroy('self')] }],
      revised: { abilities: [{ on: 'ongoing', guards: { from: 'others-cards' }, to: 'host' }] },
    },
    {
      id: 'upgrade',
      count: 1,
      attach: 'minion',
      raises: true,
      abilities: [{ on: 'ongoing', lends: { to: 'host', amount: 2 } }],
    },
    {
      id: 'wildlife-preserve',
      count: 1,
      attach: 'base',
      abilities: [
        { on: 'ongoing', guards: { from: 'others-actions' }, to: { kind: 'minion', whose: 'yours', at: 'here' } },
      ],
    },
  ],
} as const satisfies FactionRow;
