import type { FactionRow } from '../core/card.ts';
import { base, card, choose, destroy, extraMinion, look, mustPlay, pick, playNow, put } from '../core/words.ts';

export const zombies = {
  id: 'zombies',
  box: 'core',
  cards: [
    {
      id: 'zombie-lord',
      count: 1,
      power: 5,
      abilities: [
        {
          on: 'play',
          steps: [
            {
              do: 'each-base',
              as: 'there',
              from: base({ yours: 'none' }),
              steps: [playNow(card('discard', { type: 'minion', powerAtMost: 2 }), { at: 'there' })],
            },
          ],
        },
      ],
    },
    {
      id: 'grave-digger',
      count: 2,
      power: 4,
      abilities: [
        { on: 'play', steps: [pick('dug', card('discard', { type: 'minion' }), { may: true }), put('to-hand', 'dug')] },
      ],
    },
    {
      id: 'tenacious-z',
      count: 3,
      power: 2,
      abilities: [
        { on: 'special', at: 'your-turn', from: 'discard', once: 'turn', may: true, steps: [mustPlay('self')] },
      ],
    },
    {
      id: 'walker',
      count: 4,
      power: 2,
      abilities: [{ on: 'play', steps: [look('top', 1), choose([put('to-discard', 'top')], [put('to-top', 'top')])] }],
    },
    {
      id: 'grave-robbing',
      count: 2,
      abilities: [{ on: 'play', steps: [pick('dug', card('discard')), put('to-hand', 'dug')] }],
    },
    {
      id: 'lend-a-hand',
      count: 1,
      abilities: [{ on: 'play', steps: [pick('lent', card('discard'), { upTo: 'any' }), put('shuffle-in', 'lent')] }],
    },
    {
      id: 'mall-crawl',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            { do: 'search', as: 'found', from: card('deck', { oneTitle: true }), upTo: 'any' },
            put('to-discard', 'found'),
          ],
        },
      ],
    },
    {
      id: 'not-enough-bullets',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            pick('risen', card('discard', { type: 'minion', oneTitle: true }), { upTo: 'any' }),
            put('to-hand', 'risen'),
          ],
        },
      ],
    },
    { id: 'outbreak', count: 1, abilities: [{ on: 'play', steps: [extraMinion({ basesWithoutYours: true })] }] },
    {
      id: 'overrun',
      count: 1,
      attach: 'base',
      abilities: [
        { on: 'ongoing', forbids: 'minions-here', to: 'others' },
        { on: 'after', moment: 'start-of-turn', steps: [destroy('self')] },
      ],
    },
    {
      id: 'they-keep-coming',
      count: 2,
      abilities: [{ on: 'play', steps: [playNow(card('discard', { type: 'minion' }))] }],
    },
    {
      id: 'theyre-coming-to-get-you',
      count: 1,
      attach: 'base',
      abilities: [{ on: 'ongoing', plays: 'minions-from-discard-here' }],
      revised: { abilities: [{ on: 'ongoing', plays: 'minions-from-discard-here', once: true }] },
    },
  ],
} as const satisfies FactionRow;
