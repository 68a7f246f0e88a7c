import type { Seat } from '../../../engine/game.ts';
import type { BaseNo, CardNo, FactionNo } from './card.ts';
import type { Copy, Phase } from './state.ts';

/** What happened, in the past tense, told once. A card is told by number, −1 to those who may not know it. */
export type Event =
  | { readonly type: 'faction-chosen'; readonly seat: Seat; readonly faction: FactionNo }
  | { readonly type: 'hand-redrawn'; readonly seat: Seat; readonly cards: readonly CardNo[] }
  | { readonly type: 'turn-started'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'phase-began'; readonly phase: Phase }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly CardNo[] | null }
  | { readonly type: 'shuffled'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'minion-played';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly copy: Copy;
      readonly base: BaseNo;
    }
  | { readonly type: 'action-played'; readonly seat: Seat; readonly card: CardNo; readonly copy: Copy }
  | {
      readonly type: 'attached';
      readonly card: CardNo;
      readonly copy: Copy;
      readonly base: BaseNo;
      readonly minion: Copy;
    }
  | { readonly type: 'talent-used'; readonly seat: Seat; readonly card: CardNo; readonly copy: Copy }
  | { readonly type: 'special-used'; readonly seat: Seat; readonly card: CardNo; readonly copy: Copy }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'triggered'; readonly seat: Seat; readonly card: CardNo; readonly base: BaseNo }
  | {
      readonly type: 'destroyed' | 'returned' | 'placed-on-bottom' | 'discarded-from-play';
      readonly card: CardNo;
      readonly copy: Copy;
      readonly base: BaseNo;
    }
  | { readonly type: 'moved'; readonly card: CardNo; readonly copy: Copy; readonly from: BaseNo; readonly to: BaseNo }
  | { readonly type: 'controlled'; readonly card: CardNo; readonly copy: Copy; readonly seat: Seat }
  | { readonly type: 'power-changed'; readonly card: CardNo; readonly copy: Copy; readonly amount: number }
  | { readonly type: 'counter-added'; readonly card: CardNo; readonly copy: Copy }
  | { readonly type: 'abilities-lost'; readonly card: CardNo; readonly copy: Copy }
  | { readonly type: 'breakpoint-changed'; readonly base: BaseNo; readonly amount: number }
  | { readonly type: 'unaffected'; readonly card: CardNo; readonly copy: Copy }
  /** By a card, or where `by` is −1 by a base. */
  | {
      readonly type: 'replaced';
      readonly card: CardNo;
      readonly copy: Copy;
      readonly by: CardNo;
      readonly base: BaseNo;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly CardNo[] }
  | { readonly type: 'points'; readonly seat: Seat; readonly amount: number; readonly total: number }
  | { readonly type: 'extra-gained'; readonly seat: Seat; readonly play: 'minion' | 'action' }
  | { readonly type: 'card-revealed'; readonly seat: Seat; readonly cards: readonly CardNo[] }
  | { readonly type: 'looked'; readonly seat: Seat; readonly count: number; readonly cards: readonly CardNo[] | null }
  | {
      readonly type: 'put';
      readonly seat: Seat;
      readonly where: 'hand' | 'top' | 'bottom' | 'discard' | 'deck';
      readonly cards: readonly CardNo[] | null;
      readonly count: number;
    }
  | { readonly type: 'named'; readonly seat: Seat; readonly what: 'title' | 'faction'; readonly value: number }
  | { readonly type: 'base-chosen'; readonly base: BaseNo }
  | {
      readonly type: 'base-scored';
      readonly base: BaseNo;
      readonly powers: readonly number[];
      readonly places: readonly number[];
    }
  | { readonly type: 'base-added' | 'base-removed'; readonly base: BaseNo }
  | { readonly type: 'base-replaced'; readonly base: BaseNo; readonly by: BaseNo }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'game-ended'; readonly points: readonly number[] };
