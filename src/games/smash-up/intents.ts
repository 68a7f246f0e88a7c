import { BASES, CARDS, FACTIONS } from './catalogue.ts';
import type { Option } from './core/option.ts';
import { DECK, STANDINGS } from './core/state.ts';

const copies = Array.from({ length: 4 * DECK }, (_, copy) => copy);
const bases = BASES.first.map((_, base) => base);
/** More than the abilities of a card, and than those that ever wait at once. */
const ABILITIES = [0, 1, 2];
const BRANCHES = Array.from({ length: 24 }, (_, branch) => branch);

/** The closed list of what a player can want: every card, base, copy and player that can be named. */
export const INTENTS: readonly Option[] = [
  ...FACTIONS.flatMap((_, faction): Option[] => [
    { take: 'faction', faction },
    { take: 'pick-faction', faction },
  ]),
  ...CARDS.first.flatMap(({ minion }, card): Option[] => [
    ...(minion ? bases : []).map((base): Option => ({ take: 'minion', card, base })),
    { take: 'action', card },
    { take: 'react', card },
    { take: 'pick-title', card },
  ]),
  ...copies.flatMap((copy): Option[] => [
    ...ABILITIES.map((ability): Option => ({ take: 'talent', copy, ability })),
    { take: 'special', copy },
    { take: 'pick-minion', copy },
    { take: 'pick-action', copy },
    { take: 'pick-card', copy },
    { take: 'order', copy },
  ]),
  ...bases.map((base): Option => ({ take: 'pick-base', base })),
  ...STANDINGS.map((until): Option => ({ take: 'pass', until })),
  ...[0, 1, 2, 3].map((seat): Option => ({ take: 'pick-player', seat })),
  ...BRANCHES.map((branch): Option => ({ take: 'choose', branch })),
  { take: 'yes' },
  { take: 'no' },
  { take: 'done' },
  { take: 'end-plays' },
];
