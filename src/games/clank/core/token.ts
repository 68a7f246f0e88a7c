import type { Effect } from './effects.ts';

/** A token, by its number in the catalogue. Equal tokens share a number. */
export type TokenNo = number;

export const TOKEN_KINDS = [
  'artifact',
  'major-secret',
  'minor-secret',
  'monkey-idol',
  'market',
  'mastery',
  'prisoner',
  'coupon',
  'command-code',
  'escape-pod',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** The kinds that lie in rooms and are taken on arriving. */
export const LYING_KINDS = ['artifact', 'major-secret', 'minor-secret', 'monkey-idol'] as const;
export type LyingKind = (typeof LYING_KINDS)[number];

/** What places on a board are for: an escape pod is not taken but left in. */
export type SpotKind = LyingKind | 'escape-pod';

/** Points that a token counts at the end beyond its printed number. */
export type TokenScore =
  | { readonly per: 'prisoner' | 'wayshrine' | 'crystal'; readonly points: number }
  | { readonly when: 'mastery' | 'monkey-idol' | 'crown' | 'two-tomes'; readonly points: number };

export const isSecret = (kind: TokenKind): boolean => kind === 'major-secret' || kind === 'minor-secret';

export interface Token {
  readonly id: string;
  readonly kind: TokenKind;
  readonly count: number;
  readonly points: number;
  /** What happens when it is taken, freed or bought. */
  readonly taken: Effect | null;
  /** Whether it stays with its finder; otherwise it goes back to the box once `taken` is done. */
  readonly kept: boolean;
  /** What drinking it does, for a potion. */
  readonly drunk: Effect | null;
  /** Damage that its buyer must have taken. */
  readonly wounds: number;
  /** It counts as a monkey idol. */
  readonly idol: boolean;
  /** Among artifacts of the same points one of silver counts for less. */
  readonly silver: boolean;
  /** It opens locks. */
  readonly key: boolean;
  readonly score: TokenScore | null;
}

export interface TokenRow {
  readonly id: string;
  readonly count: number;
  readonly points?: number;
  readonly taken?: Effect;
  readonly gone?: true;
  readonly drunk?: Effect;
  readonly wounds?: number;
  readonly idol?: true;
  readonly silver?: true;
  readonly key?: true;
  readonly score?: TokenScore;
}

export const tokenOf = (kind: TokenKind, row: TokenRow): Token => ({
  id: row.id,
  kind,
  count: row.count,
  points: row.points ?? 0,
  taken: row.taken ?? null,
  kept: row.gone === undefined,
  drunk: row.drunk ?? null,
  wounds: row.wounds ?? 0,
  idol: kind === 'monkey-idol' || row.idol === true,
  silver: row.silver ?? false,
  key: row.key ?? false,
  score: row.score ?? null,
});
