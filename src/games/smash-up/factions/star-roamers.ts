import type { FactionRow } from '../core/card.ts';
import {
  base,
  baseUnder,
  card,
  destroy,
  draw,
  eachPlayer,
  extraMinion,
  minion,
  move,
  pick,
  playNow,
  put,
  returns,
  show,
  when,
  yours,
} from '../core/words.ts';

export const starRoamers = {
  id: 'star-roamers',
  box: 'cease-and-desist',
  cards: [
    {
      id: 'ships-captain',
      count: 1,
      power: 5,
      abilities: [
        {
          on: 'play',
          steps: [
            { do: 'search', as: 'found', from: card('deck', { type: 'minion' }) },
            put('to-hand', 'found'),
            when({ powerAtMost: 3, what: 'found' }, [playNow('found', { at: 'here' })]),
          ],
        },
      ],
    },
    {
      id: 'medical-officer',
      count: 1,
      power: 4,
      abilities: [{ on: 'instead', of: 'destroy', it: 'other-yours', may: true, steps: [returns('it')] }],
      revised: {
        abilities: [{ on: 'instead', of: 'return', it: 'other-yours', may: true, once: 'event', steps: [draw(1)] }],
      },
    },
    {
      id: 'science-officer',
      count: 1,
      power: 4,
      abilities: [
        {
          on: 'talent',
          steps: [pick('back', yours({ atMost: 4 })), returns('back'), extraMinion({ notTitle: 'back' })],
        },
      ],
    },
    {
      id: 'ships-engineer',
      count: 3,
      power: 3,
      abilities: [
        {
          on: 'instead',
          of: 'return',
          it: 'other-yours',
          may: true,
          steps: [baseUnder('from', 'it'), pick('there', base({ but: 'from' })), move('it', 'there')],
        },
      ],
    },
    {
      id: 'ensign',
      count: 4,
      power: 2,
      abilities: [
        { on: 'instead', of: 'aimed-at', it: 'other-yours-here', may: true, steps: [{ do: 'redirect', to: 'self' }] },
      ],
    },
    {
      id: 'hyperspeed-10',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            pick('from', base()),
            pick('there', base({ but: 'from' })),
            move(minion({ at: { ref: 'from' } }), 'there'),
          ],
        },
      ],
    },
    {
      id: 'mass-teleport',
      count: 2,
      abilities: [
        {
          on: 'play',
          steps: [eachPlayer('all', pick('back', minion({ whose: 'theirs' }), { by: 'them' }), returns('back'))],
        },
      ],
    },
    {
      id: 'port-me-up',
      count: 2,
      abilities: [
        { on: 'play', steps: [pick('back', yours()), returns('back')] },
        {
          on: 'special',
          at: 'after-scoring',
          from: 'hand',
          steps: [pick('back', yours({ at: 'scoring' })), returns('back')],
        },
      ],
    },
    {
      id: 'protector-fields',
      count: 1,
      attach: 'base-with-yours',
      abilities: [
        { on: 'ongoing', guards: { from: 'others-cards' }, to: { kind: 'minion', whose: 'yours', at: 'here' } },
      ],
    },
    {
      id: 'teleport-error',
      count: 1,
      abilities: [{ on: 'play', steps: [pick('target', minion()), { do: 'move-at-random', what: 'target' }] }],
    },
    {
      id: 'teleport-overflow',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            pick('back', yours()),
            returns('back'),
            pick('crew', card('hand', { type: 'minion', oneTitle: true }), { upTo: 'any' }),
            show('crew'),
            playNow('crew'),
          ],
        },
      ],
    },
    {
      id: 'weird-new-worlds',
      count: 1,
      attach: 'new-base',
      abilities: [
        { on: 'play', steps: [extraMinion({ at: 'here' })] },
        {
          on: 'after',
          moment: 'next-base-scores',
          who: 'anyone',
          steps: [{ do: 'stop-replacement' }, destroy('self')],
        },
      ],
      revised: {
        attach: 'nowhere',
        abilities: [{ on: 'play', steps: [{ do: 'add-base', as: 'there' }, extraMinion({ at: 'there' })] }],
      },
    },
    {
      id: 'whiplash-maneuver',
      count: 1,
      attach: 'base',
      abilities: [{ on: 'instead', of: 'return', it: 'yours-elsewhere', may: true, steps: [move('it', 'here')] }],
    },
  ],
} as const satisfies FactionRow;
