import type { FactionRow } from '../core/card.ts';
import { action, destroy, draw, eachPlayer, minion, pick, player, when, yours } from '../core/words.ts';

export const tricksters = {
  id: 'tricksters',
  box: 'core',
  cards: [
    {
      id: 'leprechaun',
      count: 1,
      power: 5,
      abilities: [
        {
          on: 'after',
          moment: 'minion-played-here',
          who: 'others',
          steps: [when({ some: minion({ among: 'it', at: 'here', below: { powerOf: 'self' } }) }, [destroy('it')])],
        },
      ],
    },
    {
      id: 'brownie',
      count: 2,
      power: 4,
      abilities: [
        {
          on: 'after',
          moment: 'self-affected',
          who: 'others',
          steps: [{ do: 'discard-at-random', count: 2, who: 'them' }],
        },
      ],
    },
    {
      id: 'gnome',
      count: 3,
      power: 3,
      abilities: [
        {
          on: 'play',
          steps: [
            pick('target', minion({ at: 'here', below: { countOf: yours({ at: 'here' }) } }), { may: true }),
            destroy('target'),
          ],
        },
      ],
    },
    {
      id: 'gremlin',
      count: 4,
      power: 2,
      abilities: [
        {
          on: 'after',
          moment: 'self-destroyed',
          who: 'anyone',
          steps: [draw(1), eachPlayer('others', { do: 'discard-at-random', count: 1, who: 'them' })],
        },
      ],
    },
    {
      id: 'block-the-path',
      count: 1,
      attach: 'base',
      abilities: [
        { on: 'play', steps: [{ do: 'name', what: 'faction', as: 'faction' }] },
        { on: 'ongoing', forbids: 'minions-here', to: { faction: 'faction' } },
      ],
    },
    {
      id: 'disenchant',
      count: 2,
      abilities: [{ on: 'play', steps: [pick('target', action('anything')), destroy('target')] }],
    },
    {
      id: 'enshrouding-mist',
      count: 2,
      attach: 'base',
      abilities: [{ on: 'ongoing', extra: 'minion', here: true }],
    },
    {
      id: 'flame-trap',
      count: 1,
      attach: 'base',
      abilities: [
        {
          on: 'after',
          moment: 'minion-played-here',
          who: 'others',
          steps: [when({ some: minion({ among: 'it', at: 'here' }) }, [destroy('it')]), destroy('self')],
        },
      ],
    },
    {
      id: 'hideout',
      count: 1,
      attach: 'base',
      abilities: [{ on: 'instead', of: 'affected-by-action', it: 'yours-here', steps: [destroy('self')] }],
    },
    {
      id: 'mark-of-sleep',
      count: 1,
      abilities: [
        { on: 'play', steps: [pick('sleeper', player('nobody')), { do: 'no-actions-next-turn', who: 'sleeper' }] },
      ],
    },
    {
      id: 'pay-the-piper',
      count: 1,
      attach: 'base',
      abilities: [
        {
          on: 'after',
          moment: 'minion-played-here',
          who: 'others',
          steps: [{ do: 'discard-cards', count: 1, who: 'them' }],
        },
      ],
    },
    {
      id: 'take-the-shinies',
      count: 1,
      abilities: [{ on: 'play', steps: [eachPlayer('others', { do: 'discard-at-random', count: 2, who: 'them' })] }],
    },
  ],
} as const satisfies FactionRow;
