import type { FactionRow } from '../core/card.ts';
import {
  card,
  choose,
  destroy,
  draw,
  extraAction,
  extraMinion,
  pick,
  playNow,
  put,
  reveal,
  when,
  yours,
} from '../core/words.ts';

export const wizards = {
  id: 'wizards',
  box: 'core',
  cards: [
    {
      id: 'archmage',
      count: 1,
      power: 4,
      abilities: [{ on: 'ongoing', extra: 'action' }],
      revised: { abilities: [{ on: 'talent', steps: [extraAction()] }] },
    },
    { id: 'chronomage', count: 2, power: 3, abilities: [{ on: 'play', steps: [extraAction()] }] },
    { id: 'enchantress', count: 3, power: 2, abilities: [{ on: 'play', steps: [draw(1)] }] },
    {
      id: 'neophyte',
      count: 4,
      power: 2,
      abilities: [
        {
          on: 'play',
          steps: [
            reveal('top', 1),
            when({ is: 'action', what: 'top' }, [choose([put('to-hand', 'top')], [playNow('top')], [])]),
            put('to-top', 'top'),
          ],
        },
      ],
    },
    {
      id: 'mass-enchantment',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            reveal('tops', 1, 'others'),
            playNow(card({ ref: 'tops' }, { type: 'action' })),
            put('to-top', 'tops'),
          ],
        },
      ],
    },
    { id: 'mystic-studies', count: 2, abilities: [{ on: 'play', steps: [draw(2)] }] },
    {
      id: 'portal',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [
            reveal('cards', 5),
            pick('taken', card({ ref: 'cards' }, { type: 'minion' }), { upTo: 'any' }),
            put('to-hand', 'taken'),
            put('to-top', 'cards'),
          ],
        },
      ],
    },
    {
      id: 'sacrifice',
      count: 1,
      abilities: [{ on: 'play', steps: [pick('victim', yours()), draw({ powerOf: 'victim' }), destroy('victim')] }],
    },
    {
      id: 'scry',
      count: 1,
      abilities: [
        {
          on: 'play',
          steps: [{ do: 'search', as: 'found', from: card('deck', { type: 'action' }) }, put('to-hand', 'found')],
        },
      ],
    },
    { id: 'summon', count: 2, abilities: [{ on: 'play', steps: [extraMinion()] }] },
    { id: 'time-loop', count: 1, abilities: [{ on: 'play', steps: [extraAction(), extraAction()] }] },
    {
      id: 'winds-of-change',
      count: 1,
      abilities: [{ on: 'play', steps: [{ do: 'shuffle-hand-in' }, draw(5), extraAction()] }],
    },
  ],
} as const satisfies FactionRow;
