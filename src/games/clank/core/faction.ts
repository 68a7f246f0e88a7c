export const FACTIONS = ['outlaw', 'resistance', 'science'] as const;
export type Faction = (typeof FACTIONS)[number];
