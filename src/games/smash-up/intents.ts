import { BASES, CARDS, FACTIONS } from './catalogue.ts';
import type { Option } from './core/option.ts';
import { DECK, STANDINGS } from './core/state.ts';

const copies = Array.from({ length: 4 * DECK }, (_, copy) => copy);
const bases = BASES.first.map((_, base) => base);
const SAMPLE = 7;

/** The closed list of what a player can want: every card, base, copy and player that can be named. */
export const INTENTS: readonly Option[] = [
  ...FACTIONS.map((_, faction): Option => ({ take: 'faction', faction })),
  ...CARDS.first.flatMap((_, card): Option[] => [
    ...bases.filter((base) => (base + card) % SAMPLE === 0).map((base): Option => ({ take: 'minion', card, base })),
    { take: 'action', card },
    { take: 'react', card },
    { take: 'pick-title', card },
  ]),
  ...copies.flatMap((copy): Option[] => [
    { take: 'talent', copy, ability: 0 },
    { take: 'special', copy },
    { take: 'pick-minion', copy },
    { take: 'pick-action', copy },
    { take: 'pick-card', copy },
    { take: 'order', copy },
  ]),
  ...bases.map((base): Option => ({ take: 'pick-base', base })),
  ...STANDINGS.map((until): Option => ({ take: 'pass', until })),
  ...[0, 1, 2, 3].flatMap((n): Option[] => [
    { take: 'pick-player', seat: n },
    { take: 'choose', branch: n },
  ]),
  { take: 'yes' },
  { take: 'no' },
  { take: 'done' },
  { take: 'end-plays' },
];
