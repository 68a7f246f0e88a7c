import type { FactionRow } from '../core/card.ts';
import {
  action,
  base,
  card,
  destroy,
  may,
  minion,
  moveEach,
  mustPlay,
  pay,
  pick,
  returnsToYou,
  when,
  yours,
} from '../core/words.ts';

export const ninjas = {
  id: 'ninjas',
  box: 'core',
  cards: [
    {
      id: 'ninja-master',
      count: 1,
      power: 5,
      abilities: [{ on: 'play', steps: [pick('target', minion({ at: 'here' }), { may: true }), destroy('target')] }],
    },
    {
      id: 'tiger-assassin',
      count: 2,
      power: 4,
      abilities: [
        { on: 'play', steps: [pick('target', minion({ at: 'here', atMost: 3 }), { may: true }), destroy('target')] },
      ],
    },
    {
      id: 'shinobi',
      count: 3,
      power: 3,
      abilities: [
        {
          on: 'special',
          at: 'before-scoring',
          from: 'hand',
          once: 'scoring',
          steps: [mustPlay('self', { at: 'scoring' })],
        },
      ],
    },
    {
      id: 'ninja-acolyte',
      count: 4,
      power: 2,
      abilities: [
        {
          on: 'special',
          at: 'your-turn',
          from: 'play',
          if: { not: { played: 'minion-this-turn' } },
          may: true,
          steps: [pay([returnsToYou('self')], [mustPlay(card('hand', { type: 'minion' }), { at: 'here' })])],
        },
      ],
      revised: {
        abilities: [
          {
            on: 'talent',
            if: { not: { played: 'minion-this-turn' } },
            steps: [pay([returnsToYou('self')], [mustPlay(card('hand', { type: 'minion' }), { at: 'here' })])],
          },
        ],
      },
    },
    {
      id: 'assassination',
      count: 1,
      attach: 'minion',
      abilities: [{ on: 'after', moment: 'end-of-turn', who: 'anyone', steps: [destroy('host')] }],
    },
    {
      id: 'disguise',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            pick('there', base({ yours: 'some' })),
            pick('first', yours({ at: { ref: 'there' }, owned: 'yours' })),
            pick('second', yours({ at: { ref: 'there' }, owned: 'yours', but: 'first' }), { may: true }),
            when({ picked: 'first' }, [
              pay(
                [mustPlay(card('hand', { type: 'minion' }), { at: 'there' })],
                [
                  when({ picked: 'second' }, [
                    pay([mustPlay(card('hand', { type: 'minion' }), { at: 'there' })], [returnsToYou('second')]),
                  ]),
                  returnsToYou('first'),
                ],
              ),
            ]),
          ],
        },
      ],
    },
    {
      id: 'hidden-ninja',
      count: 1,
      specialOnly: true,
      abilities: [
        {
          on: 'special',
          at: 'before-scoring',
          from: 'hand',
          steps: [mustPlay(card('hand', { type: 'minion' }), { at: 'scoring' })],
        },
      ],
    },
    {
      id: 'infiltrate',
      count: 2,
      attach: 'base',
      abilities: [
        {
          on: 'play',
          steps: [
            pick('target', action('base-here', 'self')),
            destroy('target'),
            may({ do: 'ignore-base', base: 'here', who: 'you', whileInPlay: true }),
          ],
        },
      ],
      revised: {
        abilities: [
          { on: 'play', steps: [pick('target', action('base-here', 'self'), { may: true }), destroy('target')] },
          { on: 'talent', steps: [pay([destroy('self')], [{ do: 'ignore-base', base: 'here', who: 'all' }])] },
        ],
      },
    },
    {
      id: 'poison',
      count: 1,
      attach: 'minion',
      abilities: [
        { on: 'play', steps: [pick('targets', action('host', 'self'), { upTo: 'any' }), destroy('targets')] },
        { on: 'ongoing', lends: { to: 'host', amount: -4 } },
      ],
    },
    {
      id: 'seeing-stars',
      count: 2,
      abilities: [{ on: 'play', steps: [pick('target', minion({ atMost: 3 })), destroy('target')] }],
    },
    {
      id: 'smoke-bomb',
      count: 1,
      attach: 'your-minion',
      abilities: [
        { on: 'ongoing', guards: { from: 'others-actions' }, to: 'host' },
        { on: 'after', moment: 'start-of-turn', steps: [destroy('self')] },
      ],
      revised: { abilities: [{ on: 'ongoing', guards: { from: 'others-actions' }, to: 'host' }] },
    },
    {
      id: 'way-of-deception',
      count: 1,
      abilities: [{ on: 'play', steps: [pick('mine', yours()), moveEach('mine')] }],
    },
  ],
} as const satisfies FactionRow;
