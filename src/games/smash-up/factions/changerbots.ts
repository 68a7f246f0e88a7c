import type { FactionRow } from '../core/card.ts';
import {
  base,
  baseLeft,
  destroy,
  extraAction,
  loseAbilities,
  minion,
  move,
  pick,
  power,
  when,
  yours,
} from '../core/words.ts';

export const changerbots = {
  id: 'changerbots',
  box: 'cease-and-desist',
  cards: [
    {
      id: 'leader-two',
      count: 1,
      power: 6,
      abilities: [{ on: 'talent', steps: [pick('target', yours({ but: 'self' })), power('target', 2)] }],
    },
    {
      id: 'solarshout',
      count: 2,
      power: 4,
      abilities: [{ on: 'talent', steps: [extraAction(), power('self', -2)] }],
    },
    {
      id: 'bruiser',
      count: 3,
      power: 2,
      abilities: [
        { on: 'ongoing', guards: { from: 'destroy' }, to: 'self' },
        { on: 'talent', steps: [power('self', 2, 'your-next-turn'), loseAbilities('self', 'your-next-turn')] },
      ],
    },
    {
      id: 'huffie',
      count: 4,
      power: 3,
      abilities: [
        { on: 'talent', steps: [pick('there', base({ but: 'here' })), move('self', 'there'), power('self', -1)] },
      ],
    },
    {
      id: 'cesium-armor',
      count: 1,
      attach: 'minion',
      raises: true,
      abilities: [
        { on: 'ongoing', lends: { to: 'host', amount: 1 } },
        { on: 'ongoing', guards: { from: 'destroy' }, to: 'host' },
      ],
      revised: {
        abilities: [
          { on: 'ongoing', lends: { to: 'host', amount: 2 } },
          { on: 'ongoing', guards: { from: 'destroy' }, to: 'host' },
        ],
      },
    },
    {
      id: 'change-into-a-gun',
      count: 2,
      attach: 'your-minion',
      abilities: [
        { on: 'play', steps: [pick('target', minion({ at: 'here', atMost: 4 })), destroy('target')] },
        { on: 'ongoing', lends: { to: 'host', amount: -2 } },
        { on: 'after', moment: 'start-of-turn', steps: [destroy('self')] },
      ],
    },
    {
      id: 'change-up-and-roll-on',
      count: 1,
      specialOnly: true,
      abilities: [
        {
          on: 'special',
          at: 'before-scoring',
          from: 'hand',
          steps: [
            pick('movers', yours({ at: 'elsewhere' }), { upTo: 'any' }),
            move('movers', 'scoring'),
            power('movers', -1),
          ],
        },
      ],
    },
    {
      id: 'flighterizer',
      count: 1,
      attach: 'your-minion',
      abilities: [
        { on: 'ongoing', grants: [pick('there', base({ but: 'here' })), move('host', 'there'), power('host', -1)] },
      ],
    },
    {
      id: 'form-mergacon',
      count: 1,
      raises: true,
      abilities: [{ on: 'play', steps: [pick('there', base()), power(yours({ at: { ref: 'there' } }), 1)] }],
    },
    {
      id: 'matrix-of-bossiness',
      count: 1,
      attach: 'your-minion',
      raises: true,
      abilities: [{ on: 'ongoing', printed: 5 }],
    },
    {
      id: 'passengers',
      count: 1,
      attach: 'minion',
      abilities: [
        {
          on: 'ongoing',
          grants: [
            when({ moved: 'host' }, [
              baseLeft('left', 'host'),
              pick('passenger', yours({ at: { ref: 'left' }, but: 'host' })),
              move('passenger', 'here'),
            ]),
          ],
        },
      ],
    },
    {
      id: 'the-touch',
      count: 2,
      attach: 'your-minion',
      abilities: [{ on: 'ongoing', grants: [power('host', 3), loseAbilities('host')] }],
    },
  ],
} as const satisfies FactionRow;
