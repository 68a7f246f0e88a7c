import type { FactionRow } from '../core/card.ts';
import {
  action,
  base,
  card,
  choose,
  counter,
  destroy,
  draw,
  extraAction,
  minion,
  move,
  pay,
  pick,
  playNow,
  points,
  power,
  put,
  reveal,
  when,
  yours,
} from '../core/words.ts';

export const astroknights = {
  id: 'astroknights',
  box: 'cease-and-desist',
  cards: [
    {
      id: 'space-knight',
      count: 1,
      power: 5,
      abilities: [
        {
          on: 'talent',
          steps: [
            reveal('cards', 3),
            pick('drawn', card({ ref: 'cards' }, { type: 'action' }), { may: true }),
            put('to-hand', 'drawn'),
            put('to-top', 'cards'),
          ],
        },
      ],
    },
    {
      id: 'scoundrel',
      count: 1,
      power: 4,
      abilities: [
        {
          on: 'talent',
          steps: [
            pick('there', base({ but: 'here' })),
            pick('friend', yours({ at: 'here', but: 'self' })),
            move('self', 'there'),
            move('friend', 'there'),
          ],
        },
      ],
    },
    {
      id: 'space-prince',
      count: 1,
      power: 4,
      abilities: [{ on: 'talent', steps: [extraAction({ raises: 'yours' })] }],
    },
    {
      id: 'walking-carpet',
      count: 1,
      power: 4,
      abilities: [
        {
          on: 'special',
          at: 'before-scoring',
          from: 'play',
          here: true,
          if: { not: { winning: 'here' } },
          may: true,
          steps: [playNow(card('hand', { type: 'action' }), { raises: 'self' })],
        },
      ],
    },
    {
      id: 'alien-guru',
      count: 1,
      power: 2,
      abilities: [
        {
          on: 'after',
          moment: 'raising-action-played',
          once: 'turn',
          steps: [pick('raised', minion({ among: 'it' }), { may: true }), counter('raised')],
        },
      ],
    },
    {
      id: 'annoying-alien',
      count: 1,
      power: 2,
      abilities: [
        {
          on: 'talent',
          steps: [
            { do: 'name', what: 'title', as: 'title' },
            power(minion({ at: 'here', named: 'title' }), -2, 'your-next-turn'),
          ],
        },
      ],
    },
    {
      id: 'astro-robot',
      count: 1,
      power: 2,
      abilities: [{ on: 'play', steps: [pick('target', action('base-or-minion-here')), destroy('target')] }],
      revised: {
        abilities: [
          { on: 'play', steps: [pick('target', action('base-or-minion-here'), { may: true }), destroy('target')] },
        ],
      },
    },
    {
      id: 'mannersbot',
      count: 1,
      power: 2,
      abilities: [
        {
          on: 'talent',
          steps: [
            reveal('top', 1),
            when({ is: 'action', what: 'top' }, [put('to-hand', 'top')], [put('to-top', 'top')]),
          ],
        },
      ],
    },
    {
      id: 'pupoks',
      count: 1,
      power: 2,
      abilities: [
        {
          on: 'talent',
          steps: [pay([points(-1)], [reveal('cards', 3), put('to-hand', 'cards'), playNow(card({ ref: 'cards' }))])],
        },
      ],
    },
    {
      id: 'ghost-knight',
      count: 1,
      power: 0,
      abilities: [
        { on: 'ongoing', guards: { from: 'destroy' }, to: 'self' },
        { on: 'ongoing', lends: { to: yours({ at: 'here', but: 'self' }), amount: 2 } },
      ],
    },
    {
      id: 'block-the-probe',
      count: 2,
      raises: true,
      abilities: [
        { on: 'play', steps: [pick('target', minion()), power('target', 2)] },
        { on: 'special', at: 'before-scoring', from: 'hand', steps: [pick('target', minion()), power('target', 2)] },
      ],
    },
    {
      id: 'hidden-base',
      count: 1,
      attach: 'base',
      abilities: [{ on: 'after', moment: 'start-of-turn', if: { some: yours({ at: 'here' }) }, steps: [draw(1)] }],
    },
    {
      id: 'its-a-trap',
      count: 1,
      specialOnly: true,
      abilities: [
        {
          on: 'special',
          at: 'before-scoring',
          from: 'hand',
          steps: [
            { do: 'reveal-until-action', as: 'found', rest: 'rest' },
            choose([put('to-hand', 'found')], [playNow('found')], []),
            put('shuffle-in', 'found'),
            put('shuffle-in', 'rest'),
          ],
        },
      ],
    },
    {
      id: 'laser-sword',
      count: 2,
      attach: 'minion',
      raises: true,
      abilities: [
        { on: 'ongoing', lends: { to: 'host', amount: 1 } },
        { on: 'ongoing', guards: { from: 'others-minions' }, to: 'host' },
      ],
      revised: {
        abilities: [
          { on: 'ongoing', lends: { to: 'host', amount: 2 } },
          { on: 'ongoing', guards: { from: 'others-minions' }, to: 'host' },
        ],
      },
    },
    {
      id: 'prepare-for-battle',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            reveal('cards', 2),
            pick('drawn', card({ ref: 'cards' })),
            put('to-hand', 'drawn'),
            choose([put('to-top', 'cards')], [put('to-bottom', 'cards')]),
          ],
        },
      ],
      revised: {
        abilities: [
          {
            on: 'play',
            steps: [
              reveal('cards', 3),
              pick('drawn', card({ ref: 'cards' }), { upTo: 2 }),
              put('to-hand', 'drawn'),
              choose([put('to-top', 'cards')], [put('to-bottom', 'cards')]),
            ],
          },
        ],
      },
    },
    {
      id: 'recycle-the-trash',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            pick('trash', card('discard', { type: 'action' }), { upTo: 2, may: true }),
            put('shuffle-in', 'trash'),
          ],
        },
      ],
    },
    {
      id: 'use-the-fours',
      count: 1,
      raises: true,
      abilities: [{ on: 'play', steps: [pick('target', yours()), power('target', 4)] }],
    },
    {
      id: 'yield-to-rage',
      count: 1,
      raises: true,
      abilities: [{ on: 'play', steps: [pick('target', yours()), power('target', 2), extraAction()] }],
    },
  ],
} as const satisfies FactionRow;
