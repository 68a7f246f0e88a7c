import { type Effect, sourced } from './effects.ts';
import type { Faction } from './faction.ts';
import type { Origin } from './origin.ts';

/** A printed card, by its number in the catalogue. */
export type CardNo = number;

export const KINDS = ['plain', 'companion', 'gem', 'device', 'monster'] as const;
export type Kind = (typeof KINDS)[number];

/** Points that a card counts at the end beyond its printed number. */
export type ScoreRule =
  | { readonly per: 'gold'; readonly every: number; readonly points: number }
  | { readonly per: 'secret-tome'; readonly points: number }
  | { readonly when: 'mastery'; readonly points: number }
  | { readonly per: 'artifact-or-idol'; readonly points: number }
  /** Two different kinds among chalice, dragon egg and monkey idol. */
  | { readonly when: 'two-kinds-of-relics'; readonly points: number }
  | { readonly when: 'three-prisoners' | 'crown-and-gem' | 'escaped'; readonly points: number }
  /** Completed phases of the scheme; without one, so many in all. */
  | { readonly per: 'completed-phase'; readonly points: number; readonly otherwise: number }
  /** Power crystals, outlaws, memory cores and installed cyberware that the player owns, the card itself among them. */
  | { readonly per: 'crystal' | 'outlaw' | 'memory-core' | 'installed'; readonly points: number };

/** Where one must stand to get, use or fight a card. */
export type Where = 'depths' | 'crystal-cave' | 'crystal-cave-or-wayshrine' | 'command' | 'corridor';

/** What an opponent does, or the table shows, that lets a card be put in play from the hand out of turn. */
export const REACTIONS = [
  'opponent-enters-market',
  'two-companions-in-row',
  'three-empty-slots',
  'opponent-defeats-goblin',
  'monster-arrives',
  'opponent-takes-secrets',
  'opponent-ends-in-crystal-cave',
  'opponent-ends-with-clank',
  'opponent-uses-device',
  'opponent-stays',
  'attack-damages-you',
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** A row of a deck as it is written down; what is left out is nothing. */
export interface CardRow {
  readonly id: string;
  /** Published, unless it says otherwise. */
  readonly origin?: Origin;
  readonly count: number;
  readonly kind?: Kind;
  /** In skill; for a monster, the swords that defeat it. */
  readonly cost?: number;
  readonly points?: number;
  readonly dragon?: true;
  readonly danger?: true;
  readonly where?: Where;
  readonly play?: readonly Effect[];
  readonly acquire?: readonly Effect[];
  readonly use?: readonly Effect[];
  readonly defeat?: readonly Effect[];
  readonly arrive?: readonly Effect[];
  readonly score?: ScoreRule;
  /** Discarded from the hand it keeps off a ghost. */
  readonly ward?: true;
  readonly react?: Reaction;
  readonly faction?: Faction;
  /** A word that other cards look for. */
  readonly prisoner?: true;
  /** What it does on each later turn once a crystal was paid for it to stay in play. */
  readonly installed?: readonly Effect[];
}

/** A row of a deck whose cards are not known from what is published: each says how much of it is ours. */
export interface UnpublishedRow extends CardRow {
  readonly origin: Exclude<Origin, 'published'>;
}

/** The box that a card comes from. */
export const SETS = ['classic', 'catacombs', 'party', 'space', 'station', 'apocalypse'] as const;
export type CardSet = (typeof SETS)[number];

export const PILES = ['starter', 'reserve', 'dungeon'] as const;
export type Pile = (typeof PILES)[number];

export interface Card {
  readonly id: string;
  readonly origin: Origin;
  readonly pile: Pile;
  readonly set: CardSet;
  /** Copies in the deck; of a starting card, copies for each player. */
  readonly count: number;
  readonly kind: Kind;
  readonly cost: number;
  readonly points: number;
  readonly dragon: boolean;
  readonly danger: boolean;
  readonly where: Where | 'anywhere';
  readonly play: readonly Effect[];
  readonly acquire: readonly Effect[];
  readonly use: readonly Effect[];
  readonly defeat: readonly Effect[];
  readonly arrive: readonly Effect[];
  readonly score: ScoreRule | null;
  readonly ward: boolean;
  readonly react: Reaction | null;
  readonly faction: Faction | null;
  readonly prisoner: boolean;
  readonly installed: readonly Effect[] | null;
}

export function cardOf(set: CardSet, pile: Pile, row: CardRow): Card {
  const effects = (of: readonly Effect[] | undefined) => (of ?? []).map((effect) => sourced(effect, row.id));
  return {
    id: row.id,
    origin: row.origin ?? 'published',
    pile,
    set,
    count: row.count,
    kind: row.kind ?? 'plain',
    cost: row.cost ?? 0,
    points: row.points ?? 0,
    dragon: row.dragon ?? false,
    danger: row.danger ?? false,
    where: row.where ?? 'anywhere',
    play: effects(row.play),
    acquire: effects(row.acquire),
    use: effects(row.use),
    defeat: effects(row.defeat),
    arrive: effects(row.arrive),
    score: row.score ?? null,
    ward: row.ward ?? false,
    react: row.react ?? null,
    faction: row.faction ?? null,
    prisoner: row.prisoner ?? false,
    installed: row.installed === undefined ? null : effects(row.installed),
  };
}
