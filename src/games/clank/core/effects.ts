import type { Faction } from './faction.ts';

/** The kinds of tokens that are drawn from a pool beside the dungeon; the coupon lies among the prisoners. */
export const POOLS = ['major-secret', 'minor-secret', 'prisoner'] as const;
export type Pool = (typeof POOLS)[number];

/** Conditions of ships, which the game that has one answers. */
export const SHIP_CONDITIONS = [
  'another-outlaw',
  'another-resistance',
  'another-science',
  'power-crystal',
  'contraband',
  'trashed',
  'hacked',
  'prisoner-at-hand',
  'at-market',
  'at-checkpoint',
  'at-data-port',
  'crystal-in-bank',
  /** Asked of whom the effect is for, as things stand. */
  'stands-in-checkpoint',
  'seven-gold',
  'has-installed',
  'five-damage',
  'installed',
  'secret-taken',
  'doom-near',
  /** Asked of whom the text of a scheme's phase is for. */
  'stands-unsafe',
  'stands-airless',
  'stands-in-scheme-module',
  'stands-imprisoned',
  'stands-at-ride',
  'owns-no-key',
  'owns-no-crystal',
] as const;
export type ShipCondition = (typeof SHIP_CONDITIONS)[number];

/** What a player may own or do that turns a card's bonus on, in whatever order it comes about during the turn. */
export const CONDITIONS = [
  'artifact',
  'two-artifacts',
  'three-artifacts',
  'four-artifacts',
  'crown',
  'monkey-idol',
  'another-companion',
  'two-clank',
  'three-gold',
  'six-skill',
  'crystal-cave',
  'three-prisoners',
  'tome-at-hand',
  'gem-at-hand',
  'row-monster-defeated',
  'portal-used',
  ...SHIP_CONDITIONS,
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Where one must stand for what a card in play offers. */
export const PLACES = [
  'wayshrine',
  'haunted-tile',
  'market',
  'pad-in-module',
  'aboard',
  'one-cube',
  'two-cubes',
] as const;
export type Place = (typeof PLACES)[number];

/** Where a teleport of its own kind leads. */
export const DESTINATIONS = [
  'adjacent',
  'wayshrine',
  'haunted-tile',
  'player-in-depths',
  'new-tile',
  'pad-in-module',
  'pad-anywhere',
  'lift-anywhere',
] as const;
export type Destination = (typeof DESTINATIONS)[number];

export const RESOURCES = ['skill', 'swords', 'boots', 'teleports'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Rules that a card changes until the end of the turn. */
export const CHANGES = [
  'gold-gains-plus-one',
  'skill-for-clank',
  'gold-for-clank',
  'swords-for-clank',
  'gems-cheaper',
  'caves-do-not-stop',
  'tunnel-monsters-ignored',
  'market-anywhere',
  'checkpoints-do-not-stop',
  'no-dizziness',
  'buy-anywhere',
  'locks-open',
  'next-path-safe',
  'bargain-anywhere',
] as const;
export type Change = (typeof CHANGES)[number];

/** Where a card that is trashed may lie. */
export const TRASH_ZONES = ['play', 'discard', 'hand', 'installed'] as const;
export type TrashZone = (typeof TRASH_ZONES)[number];

/**
 * What cards and tokens do, as data. Effects are carried out for the player whose turn it is, unless they are for each.
 * `source` is the id of the card or token that asks or waits; the catalogue fills it in.
 */
export type Effect =
  | { readonly do: 'gain'; readonly what: Resource; readonly amount: number }
  | { readonly do: 'gold'; readonly amount: number }
  | { readonly do: 'lockpicks'; readonly amount: number }
  /** Below zero it is taken back, or held to cancel what comes later in the turn. */
  | { readonly do: 'clank'; readonly amount: number }
  | { readonly do: 'clank-others'; readonly amount: number }
  | { readonly do: 'clank-all'; readonly amount: number }
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'heal'; readonly amount: number }
  | { readonly do: 'rage' }
  | { readonly do: 'ghost' }
  | { readonly do: 'attack' }
  | { readonly do: 'return-dragon-cubes'; readonly count: number }
  | { readonly do: 'this-turn'; readonly change: Change }
  | { readonly do: 'take-tomes'; readonly count: number }
  | { readonly do: 'treasure'; readonly gold: number }
  | { readonly do: 'spring' }
  /** At random from the pool beside the dungeon. */
  | { readonly do: 'take-from-pool'; readonly pool: Pool; readonly count: number }
  | { readonly do: 'all'; readonly of: readonly Effect[] }
  | ChooseEffect
  | { readonly do: 'may'; readonly source: string; readonly then: Effect }
  | { readonly do: 'pay'; readonly gold: number; readonly then: Effect }
  | { readonly do: 'spend-lockpick'; readonly then: Effect }
  | DiscardEffect
  /** One card from one of the zones; `only` is a card's id, 'starter' for any of those, or null for any at all. */
  | { readonly do: 'trash'; readonly source: string; readonly only: string | null; readonly from: readonly TrashZone[] }
  | { readonly do: 'trash-self'; readonly source: string }
  /** The card just acquired, from the discard pile to the top of the deck. */
  | { readonly do: 'to-top'; readonly source: string }
  | { readonly do: 'if'; readonly when: Condition; readonly then: Effect; readonly otherwise: Effect }
  | { readonly do: 'bonus'; readonly source: string; readonly when: Condition; readonly then: Effect }
  /** Once, at whatever moment of the turn the player stands in such a place and wants it. */
  | { readonly do: 'offer'; readonly source: string; readonly where: Place; readonly then: Effect }
  | { readonly do: 'replace-row-card'; readonly source: string }
  | { readonly do: 'nearby-secret'; readonly source: string }
  | { readonly do: 'teleport-to'; readonly source: string; readonly where: Destination }
  | { readonly do: 'free-row-card'; readonly source: string }
  | { readonly do: 'take-item'; readonly source: string }
  | { readonly do: 'mark-anywhere'; readonly source: string }
  | { readonly do: 'new-tile'; readonly source: string; readonly then: Effect }
  /** Half a turn for every square tile that somebody stands on. */
  | { readonly do: 'turn-tiles' }
  /** By whoever stands alone on a square tile. */
  | { readonly do: 'turn-own-tile'; readonly source: string }
  /** For everybody inside in turn, or for the others only, beginning with the player whose turn it is, or is next. */
  | { readonly do: 'each'; readonly who: 'all' | 'others'; readonly from: 'active' | 'next'; readonly then: Effect }
  | { readonly do: 'gold-if-held'; readonly source: string; readonly card: string; readonly amount: number }
  | { readonly do: 'idol-for-tome'; readonly source: string }
  | { readonly do: 'lose-gold'; readonly amount: number }
  /** A power crystal from the bank, while it has one. */
  | { readonly do: 'crystal' }
  /** A data cube on a free port of a room next door. */
  | { readonly do: 'hack-nearby'; readonly source: string }
  /** A card of the row or of the adventure discard pile that is a prisoner. */
  | { readonly do: 'take-prisoner'; readonly source: string }
  /** The enemy of the reserve shows its other side for the rest of the game. */
  | { readonly do: 'turn-goblin' }
  /** Another card of the play area, as if it had been played in place of this one. */
  | { readonly do: 'copy'; readonly source: string }
  /** A black cube of the scheme for the player. */
  | { readonly do: 'take-cube' }
  /** A black cube of the bag for the scheme. */
  | { readonly do: 'scheme-cube' }
  | { readonly do: 'spend-cubes'; readonly count: number; readonly then: Effect }
  | { readonly do: 'spend'; readonly what: 'skill' | 'swords'; readonly amount: number; readonly then: Effect }
  /** Damage marked like that of a third colour's cube. */
  | { readonly do: 'hurt'; readonly amount: number }
  /** One hand card of the player's choice, for nothing. */
  | { readonly do: 'lose-card'; readonly source: string }
  /** Unsold items of the sort leave the market. */
  | { readonly do: 'sell-out'; readonly item: string }
  | { readonly do: 'hunters'; readonly count: number }
  | { readonly do: 'lose-bank-crystal' }
  /** This turn the card counts as one of the faction. */
  | { readonly do: 'count-as'; readonly faction: Faction }
  /** The faction bonus of one card, or of all, by the rules of the table. */
  | { readonly do: 'multipass'; readonly source: string };

interface DiscardEffect {
  readonly do: 'discard';
  readonly source: string;
  readonly only: string | null;
  readonly then: Effect;
  /** Chosen over other branches: there is no declining any more, or the choice would yield nothing. */
  readonly chosen?: true;
}

export interface ChooseEffect {
  readonly do: 'choose';
  readonly source: string;
  readonly of: readonly Effect[];
  /** What brings the branches that were not chosen as well, if it comes about later in the turn. */
  readonly rest?: Condition;
}

/** The same effect with its source filled in, all the way down. */
export function sourced(effect: Effect, source: string): Effect {
  const inner = (e: Effect) => sourced(e, source);
  switch (effect.do) {
    case 'all':
      return { ...effect, of: effect.of.map(inner) };
    case 'choose':
      return { ...effect, source, of: effect.of.map(inner) };
    case 'pay':
    case 'spend-lockpick':
    case 'spend-cubes':
    case 'spend':
    case 'each':
      return { ...effect, then: inner(effect.then) };
    case 'if':
      return { ...effect, then: inner(effect.then), otherwise: inner(effect.otherwise) };
    case 'may':
    case 'discard':
    case 'bonus':
    case 'offer':
    case 'new-tile':
      return { ...effect, source, then: inner(effect.then) };
    default:
      return 'source' in effect ? { ...effect, source } : effect;
  }
}

/** The effects and those inside them, all the way down. */
export function within(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect) => [
    effect,
    ...('of' in effect ? within(effect.of) : []),
    ...('then' in effect ? within([effect.then]) : []),
    ...('otherwise' in effect ? within([effect.otherwise]) : []),
  ]);
}
