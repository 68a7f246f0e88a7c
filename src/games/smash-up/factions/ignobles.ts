import type { FactionRow } from '../core/card.ts';
import {
  baseUnder,
  control,
  destroy,
  draw,
  eachPlayer,
  extraAction,
  extraMinion,
  minion,
  pay,
  pick,
  player,
  points,
  returns,
  yours,
} from '../core/words.ts';

export const ignobles = {
  id: 'ignobles',
  box: 'cease-and-desist',
  cards: [
    {
      id: 'aunt-of-drakes',
      count: 1,
      power: 5,
      abilities: [
        {
          on: 'talent',
          steps: [
            pay([pick('given', yours()), pick('other', player()), control('given', 'other')], [draw(1), extraAction()]),
          ],
        },
      ],
    },
    {
      id: 'foot-of-the-king',
      count: 2,
      power: 4,
      abilities: [
        {
          on: 'after',
          moment: 'end-of-turn',
          steps: [pick('taken', minion({ owned: 'yours' }), { may: true }), control('taken', 'you')],
        },
      ],
    },
    {
      id: 'betrothed',
      count: 3,
      power: 3,
      abilities: [
        { on: 'play', steps: [pick('other', player(), { may: true }), control('self', 'other')] },
        {
          on: 'after',
          moment: 'base-scores',
          who: 'anyone',
          if: { wonBy: 'controller-not-owner' },
          steps: [points(1, 'owner')],
        },
      ],
    },
    {
      id: 'sneaky-squire',
      count: 4,
      power: 2,
      abilities: [
        {
          on: 'play',
          steps: [pay([pick('other', player(), { may: true }), control('self', 'other')], [extraMinion()])],
        },
      ],
    },
    {
      id: 'activate-the-spy',
      count: 2,
      abilities: [
        { on: 'play', steps: [pick('taken', minion({ owned: 'yours' })), control('taken', 'you'), extraAction()] },
      ],
    },
    {
      id: 'banner-call',
      count: 1,
      abilities: [
        { on: 'play', steps: [pick('taken', minion({ owned: 'yours' }), { upTo: 'any' }), control('taken', 'you')] },
      ],
    },
    {
      id: 'fate-of-the-favorites',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [eachPlayer('all', pick('lost', minion({ owned: 'theirs' }), { by: 'them' }), destroy('lost'))],
        },
      ],
    },
    {
      id: 'hostage-exchange',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            pay(
              [pick('given', yours()), pick('other', player()), control('given', 'other')],
              [
                pick('taken', minion({ whose: { ref: 'other' }, atMost: { powerOf: 'given' }, but: 'given' })),
                control('taken', 'you'),
              ],
            ),
          ],
        },
      ],
    },
    {
      id: 'inevitable-betrayal',
      count: 1,
      specialOnly: true,
      abilities: [
        {
          on: 'special',
          at: 'before-scoring',
          from: 'hand',
          steps: [pick('taken', minion({ owned: 'yours', at: 'scoring' })), control('taken', 'you')],
        },
      ],
    },
    {
      id: 'out-of-sight',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [eachPlayer('all', pick('back', minion({ owned: 'theirs' }), { by: 'them' }), returns('back'))],
        },
      ],
    },
    {
      id: 'red-birthday-party',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            pick('victim', minion({ owned: 'yours' })),
            baseUnder('there', 'victim'),
            destroy(minion({ at: { ref: 'there' }, below: { powerOf: 'victim' } })),
            destroy('victim'),
          ],
        },
      ],
    },
    {
      id: 'repaying-debts',
      count: 2,
      abilities: [
        {
          on: 'play',
          steps: [
            pay([pick('given', yours()), pick('other', player()), control('given', 'other')], [draw(2), extraMinion()]),
          ],
        },
      ],
    },
  ],
} as const satisfies FactionRow;
