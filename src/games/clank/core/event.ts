import type { Seat } from '../../../engine/game.ts';
import type { Turn } from '../catacombs/geometry.ts';
import type { TileNo } from '../catacombs/tile.ts';
import type { EdgeNo, Locked, LockNo, Ride, RoomNo } from './board.ts';
import type { CardNo } from './card.ts';
import type { Condition, Pool, Resource, TrashZone } from './effects.ts';
import type { LyingKind, TokenNo } from './token.ts';

/** What happened, in the past tense, told once. Log, animation, coverage and tests read these. */
export type Event =
  | { readonly type: 'turn-started'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'gained'; readonly seat: Seat; readonly what: Resource; readonly amount: number }
  | { readonly type: 'gold-gained'; readonly seat: Seat; readonly amount: number }
  /** On top of gains already told, because of a card such as Search. */
  | { readonly type: 'gold-topped-up'; readonly seat: Seat; readonly amount: number }
  /** A treasure token's gold: it counts as gold, not as a gain. */
  | { readonly type: 'gold-found'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'gold-paid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'clank-added'; readonly seat: Seat; readonly cubes: number }
  | { readonly type: 'clank-removed'; readonly seat: Seat; readonly cubes: number }
  | { readonly type: 'clank-cancelled'; readonly seat: Seat; readonly cubes: number }
  /** `cards` is null to those who may not see them. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly CardNo[] | null }
  | { readonly type: 'shuffled'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'acquired'; readonly seat: Seat; readonly card: CardNo; readonly slot: number | null }
  | { readonly type: 'used'; readonly seat: Seat; readonly card: CardNo; readonly slot: number }
  | { readonly type: 'defeated'; readonly seat: Seat; readonly card: CardNo; readonly slot: number | null }
  | {
      readonly type: 'walked';
      readonly seat: Seat;
      readonly from: RoomNo;
      readonly to: RoomNo;
      readonly boots: number;
      readonly swords: number;
      readonly damage: number;
    }
  | { readonly type: 'unlocked'; readonly seat: Seat; readonly locks: readonly LockNo[] }
  /** The way led through a pair of portals. */
  | { readonly type: 'portal-crossed'; readonly seat: Seat }
  | { readonly type: 'tile-revealed'; readonly seat: Seat; readonly tile: TileNo; readonly edge: EdgeNo }
  | {
      readonly type: 'tile-laid';
      readonly seat: Seat;
      readonly tile: TileNo;
      readonly x: number;
      readonly y: number;
      readonly turn: Turn;
    }
  | { readonly type: 'tile-turned'; readonly seat: Seat | null; readonly tile: TileNo; readonly turn: Turn }
  | { readonly type: 'artifact-found'; readonly token: TokenNo; readonly room: RoomNo }
  /** A ghost comes into the clank area. */
  | { readonly type: 'haunted' }
  | { readonly type: 'lockpicks-gained'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'lockpick-spent'; readonly seat: Seat }
  | { readonly type: 'picked'; readonly seat: Seat; readonly what: Locked; readonly room: RoomNo }
  | { readonly type: 'marked'; readonly seat: Seat; readonly room: RoomNo; readonly marks: number }
  /** Drawn from a pool at random. */
  | { readonly type: 'drawn-from-pool'; readonly seat: Seat; readonly pool: Pool; readonly token: TokenNo }
  /** A puzzle box solved, a coupon spent: the token goes back to the box. */
  | { readonly type: 'token-spent'; readonly seat: Seat; readonly token: TokenNo }
  | { readonly type: 'offer-taken'; readonly seat: Seat; readonly source: string }
  | { readonly type: 'accepted'; readonly seat: Seat; readonly source: string }
  | { readonly type: 'put-on-deck'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'warded'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'reacted'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'revealed-card'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'idol-returned'; readonly seat: Seat }
  | { readonly type: 'ghosts-returned'; readonly count: number }
  | { readonly type: 'bag-empty' }
  /** The turn of one who is out: the dragon draws a fixed number of cubes. */
  | { readonly type: 'turn-of-the-gone'; readonly seat: Seat }
  | { readonly type: 'teleported'; readonly seat: Seat; readonly from: RoomNo; readonly to: RoomNo }
  | { readonly type: 'rode'; readonly seat: Seat; readonly by: Ride; readonly from: RoomNo; readonly to: RoomNo }
  | { readonly type: 'hacked'; readonly seat: Seat; readonly room: RoomNo }
  /** Two data ports hacked: the command code opens the force field. */
  | { readonly type: 'code-completed'; readonly seat: Seat }
  | { readonly type: 'crystal-gained'; readonly seat: Seat }
  | { readonly type: 'gold-lost'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'copied'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'installed'; readonly seat: Seat; readonly card: CardNo; readonly sixth: boolean }
  | { readonly type: 'pods-opened' }
  | { readonly type: 'phase-completed'; readonly phase: number }
  | { readonly type: 'cube-taken'; readonly seat: Seat }
  | { readonly type: 'cubes-spent'; readonly seat: Seat; readonly count: number }
  /** A cube of the bag goes to the scheme. */
  | { readonly type: 'scheme-fed' }
  | { readonly type: 'thwarted'; readonly seat: Seat }
  | { readonly type: 'room-used'; readonly seat: Seat; readonly room: RoomNo }
  | { readonly type: 'sold-out'; readonly token: TokenNo }
  | { readonly type: 'crystal-lost' }
  | { readonly type: 'boot-lost'; readonly seat: Seat }
  | { readonly type: 'goblin-turned'; readonly card: CardNo }
  /** The hyperlift is cut. */
  | { readonly type: 'blockade' }
  | { readonly type: 'pod-taken'; readonly seat: Seat; readonly token: TokenNo; readonly room: RoomNo }
  /** A prisoner from the adventure discard pile. */
  | { readonly type: 'prisoner-taken'; readonly seat: Seat; readonly card: CardNo }
  /** A crystal cave stops the player's boots. */
  | { readonly type: 'exhausted'; readonly seat: Seat; readonly room: RoomNo }
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly token: TokenNo;
      readonly kind: LyingKind;
      readonly room: RoomNo;
    }
  | { readonly type: 'drank'; readonly seat: Seat; readonly token: TokenNo }
  | { readonly type: 'bought'; readonly seat: Seat; readonly token: TokenNo; readonly price: number }
  | { readonly type: 'healed'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'chose'; readonly seat: Seat; readonly source: string; readonly branch: number }
  | { readonly type: 'declined'; readonly seat: Seat; readonly source: string }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardNo }
  | {
      readonly type: 'trashed';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly from: TrashZone;
      readonly source: string;
    }
  | { readonly type: 'bonus-claimed'; readonly seat: Seat; readonly source: string; readonly when: Condition }
  | { readonly type: 'raged'; readonly space: number }
  | { readonly type: 'arrived'; readonly card: CardNo; readonly slot: number }
  | { readonly type: 'replaced'; readonly seat: Seat; readonly card: CardNo; readonly slot: number }
  | { readonly type: 'cubes-returned'; readonly count: number }
  /** `cubes` in the order drawn: a seat, null for a black one, 'ghost' for a white one. */
  | {
      readonly type: 'attacked';
      readonly extra: number;
      readonly danger: number;
      readonly cubes: readonly (Seat | null | 'ghost')[];
    }
  | { readonly type: 'damaged'; readonly seat: Seat; readonly damage: number }
  | { readonly type: 'knocked-out'; readonly seat: Seat; readonly rescued: boolean; readonly room: RoomNo }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'countdown'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'deck-exhausted' }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'game-ended'; readonly scores: readonly number[] };
