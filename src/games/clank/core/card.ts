import { type Effect, sourced } from './effects.ts';

/** A printed card, by its number in the catalogue. */
export type CardNo = number;

export const KINDS = ['plain', 'companion', 'gem', 'device', 'monster'] as const;
export type Kind = (typeof KINDS)[number];

/** Points that a card counts at the end beyond its printed number. */
export type ScoreRule =
  | { readonly per: 'gold'; readonly every: number; readonly points: number }
  | { readonly per: 'secret-tome'; readonly points: number }
  | { readonly when: 'mastery'; readonly points: number }
  /** Two different kinds among chalice, dragon egg and monkey idol. */
  | { readonly when: 'two-kinds-of-relics'; readonly points: number };

/** A row of a deck as it is written down; what is left out is nothing. */
export interface CardRow {
  readonly id: string;
  readonly count: number;
  readonly kind?: Kind;
  /** In skill; for a monster, the swords that defeat it. */
  readonly cost?: number;
  readonly points?: number;
  readonly dragon?: true;
  readonly danger?: true;
  readonly where?: 'depths' | 'crystal-cave';
  readonly play?: readonly Effect[];
  readonly acquire?: readonly Effect[];
  readonly use?: readonly Effect[];
  readonly defeat?: readonly Effect[];
  readonly arrive?: readonly Effect[];
  readonly score?: ScoreRule;
}

export const PILES = ['starter', 'reserve', 'dungeon'] as const;
export type Pile = (typeof PILES)[number];

export interface Card {
  readonly id: string;
  readonly pile: Pile;
  /** Copies in the deck; of a starting card, copies for each player. */
  readonly count: number;
  readonly kind: Kind;
  readonly cost: number;
  readonly points: number;
  readonly dragon: boolean;
  readonly danger: boolean;
  readonly where: 'anywhere' | 'depths' | 'crystal-cave';
  readonly play: readonly Effect[];
  readonly acquire: readonly Effect[];
  readonly use: readonly Effect[];
  readonly defeat: readonly Effect[];
  readonly arrive: readonly Effect[];
  readonly score: ScoreRule | null;
}

export function cardOf(pile: Pile, row: CardRow): Card {
  const effects = (of: readonly Effect[] | undefined) => (of ?? []).map((effect) => sourced(effect, row.id));
  return {
    id: row.id,
    pile,
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
  };
}
