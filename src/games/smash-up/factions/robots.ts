import type { FactionRow } from '../core/card.ts';
import {
  base,
  card,
  destroy,
  draw,
  extraMinion,
  minion,
  others,
  pick,
  playNow,
  put,
  reveal,
  when,
  yours,
} from '../core/words.ts';

export const robots = {
  id: 'robots',
  box: 'core',
  cards: [
    {
      id: 'nukebot',
      count: 1,
      power: 5,
      abilities: [{ on: 'after', moment: 'self-destroyed', who: 'anyone', steps: [destroy(others({ at: 'here' }))] }],
    },
    { id: 'warbot', count: 2, power: 4, abilities: [{ on: 'ongoing', guards: { from: 'destroy' }, to: 'self' }] },
    {
      id: 'hoverbot',
      count: 3,
      power: 3,
      abilities: [
        {
          on: 'play',
          steps: [reveal('top', 1), when({ is: 'minion', what: 'top' }, [playNow('top')]), put('to-top', 'top')],
        },
      ],
    },
    { id: 'zapbot', count: 4, power: 2, abilities: [{ on: 'play', steps: [extraMinion({ powerAtMost: 2 })] }] },
    {
      id: 'microbot-alpha',
      count: 1,
      power: 1,
      microbot: true,
      abilities: [
        { on: 'ongoing', lends: { to: 'self', amount: { countOf: yours({ microbot: true, but: 'self' }) } } },
        { on: 'ongoing', makes: 'all-yours-microbots' },
      ],
    },
    {
      id: 'microbot-archive',
      count: 1,
      power: 1,
      microbot: true,
      abilities: [{ on: 'after', moment: 'your-microbot-destroyed', steps: [draw(1)] }],
    },
    {
      id: 'microbot-fixer',
      count: 2,
      power: 1,
      microbot: true,
      abilities: [
        { on: 'play', steps: [when({ first: 'minion-this-turn' }, [extraMinion()])] },
        { on: 'ongoing', lends: { to: yours({ microbot: true }), amount: 1 } },
      ],
    },
    {
      id: 'microbot-guard',
      count: 2,
      power: 1,
      microbot: true,
      abilities: [
        {
          on: 'play',
          steps: [pick('target', minion({ at: 'here', below: { countOf: yours({ at: 'here' }) } })), destroy('target')],
        },
      ],
    },
    {
      id: 'microbot-reclaimer',
      count: 2,
      power: 1,
      microbot: true,
      abilities: [
        {
          on: 'play',
          steps: [
            when({ first: 'minion-this-turn' }, [extraMinion()]),
            pick('reclaimed', card('discard', { microbot: true }), { upTo: 'any' }),
            put('shuffle-in', 'reclaimed'),
          ],
        },
      ],
    },
    {
      id: 'tech-center',
      count: 2,
      abilities: [{ on: 'play', steps: [pick('there', base()), draw({ countOf: yours({ at: { ref: 'there' } }) })] }],
    },
  ],
} as const satisfies FactionRow;
