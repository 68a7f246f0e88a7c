import { boots, gold, skill, swords } from '../core/builders.ts';
import type { CardRow } from '../core/card.ts';
import { FACTION_CARDS } from './cards-factions.ts';
import { OTHER_CARDS } from './cards-others.ts';

/** For each player, with two of the first game's Stumble. */
export const SPACE_STARTERS = [
  { id: 'hack', count: 6, play: [skill(1)] },
  { id: 'access', count: 1, play: [boots(1)] },
  { id: 'space-scramble', count: 1, play: [skill(1), boots(1)] },
] as const satisfies readonly CardRow[];

/** The last two are the sides of one card. */
export const SPACE_RESERVE = [
  { id: 'fazr', count: 15, cost: 2, play: [skill(1), swords(2)] },
  { id: 'boldly-go', count: 15, cost: 3, play: [skill(2), boots(1)] },
  { id: 'memory-core', count: 12, cost: 7, points: 7 },
  { id: 'gob-l1n', count: 1, kind: 'monster', cost: 2, defeat: [gold(1)] },
  { id: 'eradibot', origin: 'partial', count: 0, kind: 'monster', cost: 3, defeat: [gold(2)] },
] as const satisfies readonly CardRow[];

/** A hundred cards, most of them our own. */
export const ADVENTURE = [...FACTION_CARDS, ...OTHER_CARDS];

export type SpaceCardId = (typeof SPACE_STARTERS | typeof SPACE_RESERVE | typeof ADVENTURE)[number]['id'];
