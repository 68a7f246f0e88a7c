import type { Turn } from '../catacombs/geometry.ts';
import { MARKET_ITEMS, type MarketItem, RESERVE_PILES } from '../catalogue.ts';
import { type EdgeNo, LOCKED, type Locked, type Ride, type RoomNo } from './board.ts';
import type { CardNo } from './card.ts';
import type { TrashZone } from './effects.ts';
import { ROW } from './numbers.ts';
import { LYING_KINDS, type LyingKind, type TokenNo } from './token.ts';

/**
 * Everything a player can be offered. The same shapes are the closed list of intents that the engine explains;
 * an intent may leave out what is optional here to mean any.
 */
export type Option =
  | { readonly take: 'play'; readonly card: CardNo }
  | { readonly take: 'acquire'; readonly slot: number }
  | { readonly take: 'acquire-reserve'; readonly pile: number }
  | { readonly take: 'use'; readonly slot: number }
  | { readonly take: 'fight'; readonly slot: number }
  | { readonly take: 'fight-goblin' }
  /** `way` tells tunnels to the same room apart where the dungeon grows. */
  | { readonly take: 'walk'; readonly to: RoomNo; readonly way?: number; readonly swords?: number }
  | { readonly take: 'teleport'; readonly to: RoomNo }
  | { readonly take: 'explore'; readonly edge: EdgeNo; readonly way?: number; readonly by?: 'boots' | 'teleport' }
  /** The tile in hand is laid so, and the way goes on to a room or to a further edge; −1 where it ends before. */
  | {
      readonly take: 'place';
      readonly turn: Turn;
      readonly way?: number;
      readonly to?: RoomNo;
      readonly swords?: number;
    }
  /** A cell beside one's own tile, for a tile that a card lays. */
  | { readonly take: 'lay'; readonly edge: EdgeNo }
  /** Quarter turns from how the tile lies. */
  | { readonly take: 'turn'; readonly by: 1 | 2 | 3 }
  | { readonly take: 'pick'; readonly what: Locked }
  | { readonly take: 'mark'; readonly room: RoomNo }
  | { readonly take: 'offer'; readonly source: string }
  | {
      readonly take: 'buy';
      readonly item: MarketItem;
      readonly flute?: true;
      readonly coupon?: true;
      readonly bargain?: true;
    }
  | { readonly take: 'item'; readonly item: MarketItem }
  | { readonly take: 'go'; readonly to: RoomNo }
  | { readonly take: 'free'; readonly slot: number }
  | { readonly take: 'ward'; readonly card: CardNo }
  | { readonly take: 'react'; readonly card: CardNo }
  | { readonly take: 'reveal'; readonly card: CardNo }
  | { readonly take: 'accept' }
  | { readonly take: 'drink'; readonly token: TokenNo }
  | { readonly take: 'token'; readonly kind: LyingKind }
  | { readonly take: 'nearby'; readonly room: RoomNo; readonly kind: LyingKind }
  | { readonly take: 'choose'; readonly branch: number }
  | { readonly take: 'discard'; readonly card: CardNo }
  | { readonly take: 'trash'; readonly card: CardNo; readonly from?: TrashZone }
  | { readonly take: 'replace'; readonly slot: number }
  | { readonly take: 'ride'; readonly to: RoomNo; readonly by: Ride }
  | { readonly take: 'hack'; readonly room: RoomNo }
  /** A prisoner from the adventure discard pile. */
  | { readonly take: 'rescue'; readonly card: CardNo }
  | { readonly take: 'copy'; readonly card: CardNo }
  /** Cyberware stays in play for a crystal, or for the sixth one. */
  | { readonly take: 'install'; readonly card: CardNo; readonly sixth?: true }
  /** The bonus of a card that waits for its faction. */
  | { readonly take: 'bonus'; readonly source: string }
  /** The action against the scheme, with what is paid for it. */
  | { readonly take: 'thwart'; readonly skill?: number; readonly swords?: number; readonly boots?: number }
  /** The black cube of the room. */
  | { readonly take: 'use-room' }
  | { readonly take: 'decline' }
  | { readonly take: 'end-turn' };

/** More than there are in all the boxes. */
const MOST_CARDS = 512;
const MOST_TOKENS = 256;
const MOST_ROOMS = 128;
const MOST_MONSTERS = 5;
const upTo = <Item>(n: number, make: (i: number) => Item): readonly Item[] =>
  Array.from({ length: n }, (_, i) => make(i));

/** Options are shared values, made once: listing them allocates nothing but the list. */
export const PLAY = upTo(MOST_CARDS, (card): Option => ({ take: 'play', card }));
export const ACQUIRE = upTo(ROW, (slot): Option => ({ take: 'acquire', slot }));
export const ACQUIRE_RESERVE = RESERVE_PILES.map((_, pile): Option => ({ take: 'acquire-reserve', pile }));
export const USE = upTo(ROW, (slot): Option => ({ take: 'use', slot }));
export const FIGHT = upTo(ROW, (slot): Option => ({ take: 'fight', slot }));
export const FIGHT_GOBLIN: Option = { take: 'fight-goblin' };
export const WALK = upTo(MOST_ROOMS, (to) => upTo(MOST_MONSTERS, (swords): Option => ({ take: 'walk', to, swords })));
const MOST_WAYS = 16;
const WALK_BY = upTo(MOST_ROOMS, (to) =>
  upTo(MOST_WAYS, (way) => upTo(MOST_MONSTERS, (swords): Option => ({ take: 'walk', to, way, swords }))),
);
/** By one of several ways. */
export const walkBy = (to: RoomNo, way: number, swords: number): Option =>
  WALK_BY[to]![way]?.[swords] ?? { take: 'walk', to, way, swords };
export const TELEPORT = upTo(MOST_ROOMS, (to): Option => ({ take: 'teleport', to }));
/** For each item: at the market's price, at the flute's, and either with the coupon. */
export const BUY = MARKET_ITEMS.map((item): readonly Extract<Option, { take: 'buy' }>[] => [
  { take: 'buy', item },
  { take: 'buy', item, coupon: true },
  { take: 'buy', item, flute: true },
  { take: 'buy', item, flute: true, coupon: true },
  { take: 'buy', item, bargain: true },
]);
export const DRINK = upTo(MOST_TOKENS, (token): Option => ({ take: 'drink', token }));
export const TAKE = Object.fromEntries(LYING_KINDS.map((kind) => [kind, { take: 'token', kind }])) as Readonly<
  Record<LyingKind, Option>
>;
export const CHOOSE = upTo(4, (branch): Option => ({ take: 'choose', branch }));
export const DISCARD = upTo(MOST_CARDS, (card): Option => ({ take: 'discard', card }));
export const TRASH = {
  play: upTo(MOST_CARDS, (card): Option => ({ take: 'trash', card, from: 'play' })),
  discard: upTo(MOST_CARDS, (card): Option => ({ take: 'trash', card, from: 'discard' })),
  hand: upTo(MOST_CARDS, (card): Option => ({ take: 'trash', card, from: 'hand' })),
  installed: upTo(MOST_CARDS, (card): Option => ({ take: 'trash', card, from: 'installed' })),
} satisfies Record<TrashZone, readonly Option[]>;
export const GO = upTo(MOST_ROOMS, (to): Option => ({ take: 'go', to }));
export const MARK = upTo(MOST_ROOMS, (room): Option => ({ take: 'mark', room }));
export const PICK = Object.fromEntries(LOCKED.map((what) => [what, { take: 'pick', what }])) as Readonly<
  Record<Locked, Option>
>;
export const TURN = ([1, 2, 3] as const).map((by): Option => ({ take: 'turn', by }));
export const FREE = upTo(ROW, (slot): Option => ({ take: 'free', slot }));
export const ITEM = MARKET_ITEMS.map((item): Option => ({ take: 'item', item }));
export const WARD = upTo(MOST_CARDS, (card): Option => ({ take: 'ward', card }));
export const REACT = upTo(MOST_CARDS, (card): Option => ({ take: 'react', card }));
export const REVEAL = upTo(MOST_CARDS, (card): Option => ({ take: 'reveal', card }));
export const RIDE = {
  hyperlift: upTo(MOST_ROOMS, (to): Option => ({ take: 'ride', to, by: 'hyperlift' })),
  telepad: upTo(MOST_ROOMS, (to): Option => ({ take: 'ride', to, by: 'telepad' })),
} satisfies Record<Ride, readonly Option[]>;
export const HACK = upTo(MOST_ROOMS, (room): Option => ({ take: 'hack', room }));
export const INSTALL = upTo(MOST_CARDS, (card): Option => ({ take: 'install', card }));
export const INSTALL_SIXTH = upTo(MOST_CARDS, (card): Option => ({ take: 'install', card, sixth: true }));
export const USE_ROOM: Option = { take: 'use-room' };
export const RESCUE = upTo(MOST_CARDS, (card): Option => ({ take: 'rescue', card }));
export const COPY = upTo(MOST_CARDS, (card): Option => ({ take: 'copy', card }));
export const ACCEPT: Option = { take: 'accept' };
export const REPLACE = upTo(ROW, (slot): Option => ({ take: 'replace', slot }));
export const DECLINE: Option = { take: 'decline' };
export const END_TURN: Option = { take: 'end-turn' };
