import type { Seat } from '../../../engine/game.ts';
import type { RoomNo } from './board.ts';
import type { CardNo, Reaction } from './card.ts';
import type { ChooseEffect, Effect } from './effects.ts';
import type { TokenNo } from './token.ts';

/** What the player whose turn it is has gained and done this turn. */
export interface Turn {
  skill: number;
  swords: number;
  boots: number;
  teleports: number;
  /** Clank removals held to cancel clank added later. */
  cancel: number;
  /** Cubes of the player placed in the clank area, and in some editions those cancelled beforehand. */
  clankMade: number;
  goldGains: number;
  /** Gold and skill gained in all. */
  goldGained: number;
  skillGained: number;
  /** How many cards of each kind of change are in force. */
  goldPlus: number;
  skillForClank: number;
  goldForClank: number;
  swordsForClank: number;
  gemsCheaper: number;
  /** Market items that may be bought from any room at the flute's price. */
  flutes: number;
  cavesOpen: boolean;
  monstersIgnored: boolean;
  /** Entered a crystal cave. */
  exhausted: boolean;
  /** Was in a crystal cave at some moment of the turn. */
  inCave: boolean;
  portalUsed: boolean;
  moved: boolean;
  rowMonsterDefeated: boolean;
  /** Secrets taken, and among them major ones. */
  secrets: number;
  majorSecrets: number;
  /** Rooms that have given what they give. */
  rewarded: RoomNo[];
  /** Companions played, trashed ones included. */
  companions: number;
  /** Magic springs found, each trashing a card at the end. */
  springs: number;
  /** On arriving here the player could carry no further artifact: a backpack bought now still comes in time. */
  artifactMissed: boolean;
  /** Rode a hyperlift or a telepad. */
  dizzy: boolean;
  /** Rides do not stop the boots. */
  steady: boolean;
  /** Own cards trashed. */
  trashed: number;
  hacked: boolean;
  /** Was in a market, or in a room with a data port, at some moment of the turn. */
  atMarket: boolean;
  atPort: boolean;
  /** Cards of each faction played. */
  outlaws: number;
  rebels: number;
  scientists: number;
  /** A MultiPass that is for all cards was used. */
  allFactions: boolean;
  /** Cards that were in the play area or the discard pile this turn and are there no more. */
  gone: Gone[];
  /** Tokens and power crystals that were owned this turn and have been given away. */
  spentTokens: TokenNo[];
  spentCrystals: number;
  /** Locks are open, and the enemies of the next corridor do no harm. */
  locksOpen: boolean;
  pathSafe: boolean;
  /** The action against the scheme was taken; rooms whose black cube was used; items for a bargain. */
  thwarted: boolean;
  roomsUsed: RoomNo[];
  bargains: number;
  /** The first boot and the first healing of the turn have come: a completed scheme takes them. */
  bootGained: boolean;
  healed: boolean;
  /** The scheme held two cubes, or enough lay aside, when some were taken away this turn. */
  doomSeen: boolean;
  /** Cards that others count as. */
  copies: Copy[];
  /** Bonuses whose condition has not come about yet. */
  bonuses: BonusEffect[];
  /** What cards in play offer to one who stands in the right place. */
  offers: OfferEffect[];
  /** What others could react to, each once: a card that waits in hand may still answer it until the turn ends. */
  occasions: Occasion[];
}

export interface Occasion {
  readonly seat: Seat;
  readonly to: Reaction;
}

/** A card that was trashed, or shuffled into the deck. */
export interface Gone {
  readonly card: CardNo;
  readonly from: 'play' | 'installed' | 'discard';
}

/** A card that counts as another until the end of the turn. */
interface Copy {
  readonly as: CardNo;
  readonly by: CardNo;
}

export type BonusEffect = Extract<Effect, { do: 'bonus' }>;
/** What a choice still owes once a branch is taken: the others, if its condition comes about. */
export function restOf({ source, of, rest }: ChooseEffect, branch: number): BonusEffect | null {
  return rest === undefined
    ? null
    : { do: 'bonus', source, when: rest, then: { do: 'all', of: of.toSpliced(branch, 1) } };
}
export type OfferEffect = Extract<Effect, { do: 'offer' }>;

export const freshTurn = (): Turn => ({
  skill: 0,
  swords: 0,
  boots: 0,
  teleports: 0,
  cancel: 0,
  clankMade: 0,
  goldGains: 0,
  goldGained: 0,
  skillGained: 0,
  goldPlus: 0,
  skillForClank: 0,
  goldForClank: 0,
  swordsForClank: 0,
  gemsCheaper: 0,
  flutes: 0,
  cavesOpen: false,
  monstersIgnored: false,
  exhausted: false,
  inCave: false,
  portalUsed: false,
  moved: false,
  rowMonsterDefeated: false,
  secrets: 0,
  majorSecrets: 0,
  rewarded: [],
  companions: 0,
  springs: 0,
  artifactMissed: false,
  dizzy: false,
  steady: false,
  trashed: 0,
  hacked: false,
  atMarket: false,
  atPort: false,
  outlaws: 0,
  rebels: 0,
  scientists: 0,
  allFactions: false,
  gone: [],
  spentTokens: [],
  spentCrystals: 0,
  locksOpen: false,
  pathSafe: false,
  thwarted: false,
  roomsUsed: [],
  bargains: 0,
  bootGained: false,
  healed: false,
  doomSeen: false,
  copies: [],
  bonuses: [],
  offers: [],
  occasions: [],
});
