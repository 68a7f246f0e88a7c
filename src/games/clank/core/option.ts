import { CARDS, MARKET_ITEMS, type MarketItem, RESERVE_PILES, TOKENS } from '../catalogue.ts';
import type { RoomNo } from './board.ts';
import type { CardNo } from './card.ts';
import { ROW } from './numbers.ts';
import { LYING_KINDS, type LyingKind, type TokenNo } from './token.ts';

/**
 * Everything a player can be offered. The same shapes are the closed list of intents that the engine explains;
 * an intent may leave out `swords` or `from` to mean any.
 */
export type Option =
  | { readonly take: 'play'; readonly card: CardNo }
  | { readonly take: 'acquire'; readonly slot: number }
  | { readonly take: 'acquire-reserve'; readonly pile: number }
  | { readonly take: 'use'; readonly slot: number }
  | { readonly take: 'fight'; readonly slot: number }
  | { readonly take: 'fight-goblin' }
  | { readonly take: 'walk'; readonly to: RoomNo; readonly swords?: number }
  | { readonly take: 'teleport'; readonly to: RoomNo }
  | { readonly take: 'buy'; readonly item: MarketItem }
  | { readonly take: 'drink'; readonly token: TokenNo }
  | { readonly take: 'token'; readonly kind: LyingKind }
  | { readonly take: 'nearby'; readonly room: RoomNo; readonly kind: LyingKind }
  | { readonly take: 'choose'; readonly branch: number }
  | { readonly take: 'discard'; readonly card: CardNo }
  | { readonly take: 'trash'; readonly card: CardNo; readonly from?: TrashZone }
  | { readonly take: 'replace'; readonly slot: number }
  | { readonly take: 'decline' }
  | { readonly take: 'end-turn' };

export const TRASH_ZONES = ['play', 'discard'] as const;
export type TrashZone = (typeof TRASH_ZONES)[number];

const MOST_ROOMS = 64;
const MOST_MONSTERS = 4;
const upTo = <Item>(n: number, make: (i: number) => Item): readonly Item[] =>
  Array.from({ length: n }, (_, i) => make(i));

/** Options are shared values, made once: listing them allocates nothing but the list. */
export const PLAY = CARDS.map((_, card): Option => ({ take: 'play', card }));
export const ACQUIRE = upTo(ROW, (slot): Option => ({ take: 'acquire', slot }));
export const ACQUIRE_RESERVE = RESERVE_PILES.map((_, pile): Option => ({ take: 'acquire-reserve', pile }));
export const USE = upTo(ROW, (slot): Option => ({ take: 'use', slot }));
export const FIGHT = upTo(ROW, (slot): Option => ({ take: 'fight', slot }));
export const FIGHT_GOBLIN: Option = { take: 'fight-goblin' };
export const WALK = upTo(MOST_ROOMS, (to) => upTo(MOST_MONSTERS, (swords): Option => ({ take: 'walk', to, swords })));
export const TELEPORT = upTo(MOST_ROOMS, (to): Option => ({ take: 'teleport', to }));
export const BUY = MARKET_ITEMS.map((item): Option => ({ take: 'buy', item }));
export const DRINK = TOKENS.map((_, token): Option => ({ take: 'drink', token }));
export const TAKE = Object.fromEntries(LYING_KINDS.map((kind) => [kind, { take: 'token', kind }])) as Readonly<
  Record<LyingKind, Option>
>;
export const CHOOSE = upTo(4, (branch): Option => ({ take: 'choose', branch }));
export const DISCARD = CARDS.map((_, card): Option => ({ take: 'discard', card }));
export const TRASH = {
  play: CARDS.map((_, card): Option => ({ take: 'trash', card, from: 'play' })),
  discard: CARDS.map((_, card): Option => ({ take: 'trash', card, from: 'discard' })),
} satisfies Record<TrashZone, readonly Option[]>;
export const REPLACE = upTo(ROW, (slot): Option => ({ take: 'replace', slot }));
export const DECLINE: Option = { take: 'decline' };
export const END_TURN: Option = { take: 'end-turn' };
