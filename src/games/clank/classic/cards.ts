import { boots, clank, gold, skill, swords } from '../core/builders.ts';
import type { CardRow } from '../core/card.ts';
import type { DUNGEON } from './dungeon.ts';

export const STARTERS = [
  { id: 'burgle', count: 6, play: [skill(1)] },
  { id: 'stumble', count: 2, play: [clank(1)] },
  { id: 'sidestep', count: 1, play: [boots(1)] },
  { id: 'scramble', count: 1, play: [skill(1), boots(1)] },
] as const satisfies readonly CardRow[];

export const RESERVE = [
  { id: 'mercenary', count: 15, kind: 'companion', cost: 2, play: [skill(1), swords(2)] },
  { id: 'explore', count: 15, cost: 3, play: [skill(2), boots(1)] },
  { id: 'secret-tome', count: 12, cost: 7, points: 7 },
  { id: 'goblin', count: 1, kind: 'monster', cost: 2, defeat: [gold(1)] },
] as const satisfies readonly CardRow[];

export type CardId = (typeof STARTERS | typeof RESERVE | typeof DUNGEON)[number]['id'];
