import type { Effect } from './effects.ts';

/** What the player whose turn it is has gained and done this turn. */
export interface Turn {
  skill: number;
  swords: number;
  boots: number;
  teleports: number;
  /** Clank removals held to cancel clank added later. */
  cancel: number;
  /** Cubes of the player really placed in the clank area. */
  clankMade: number;
  goldGains: number;
  /** How many cards of each kind of change are in force. */
  goldPlus: number;
  skillForClank: number;
  gemsCheaper: number;
  cavesOpen: boolean;
  monstersIgnored: boolean;
  /** Entered a crystal cave. */
  exhausted: boolean;
  /** Companions played, trashed ones included. */
  companions: number;
  /** Magic springs found, each trashing a card at the end. */
  springs: number;
  /** On arriving here the player could carry no further artifact: a backpack bought now still comes in time. */
  artifactMissed: boolean;
  /** Bonuses whose condition has not come about yet. */
  bonuses: BonusEffect[];
}

type BonusEffect = Extract<Effect, { do: 'bonus' }>;

export const freshTurn = (): Turn => ({
  skill: 0,
  swords: 0,
  boots: 0,
  teleports: 0,
  cancel: 0,
  clankMade: 0,
  goldGains: 0,
  goldPlus: 0,
  skillForClank: 0,
  gemsCheaper: 0,
  cavesOpen: false,
  monstersIgnored: false,
  exhausted: false,
  companions: 0,
  springs: 0,
  artifactMissed: false,
  bonuses: [],
});

export const cloneTurn = (t: Turn): Turn => ({
  skill: t.skill,
  swords: t.swords,
  boots: t.boots,
  teleports: t.teleports,
  cancel: t.cancel,
  clankMade: t.clankMade,
  goldGains: t.goldGains,
  goldPlus: t.goldPlus,
  skillForClank: t.skillForClank,
  gemsCheaper: t.gemsCheaper,
  cavesOpen: t.cavesOpen,
  monstersIgnored: t.monstersIgnored,
  exhausted: t.exhausted,
  companions: t.companions,
  springs: t.springs,
  artifactMissed: t.artifactMissed,
  bonuses: t.bonuses.slice(),
});
