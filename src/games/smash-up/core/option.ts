import type { BaseNo, CardNo, FactionNo } from './card.ts';
import type { Copy, Standing } from './state.ts';

/** Everything a player can be offered, and the closed list of what can be wanted. */
export type Option =
  | { readonly take: 'faction'; readonly faction: FactionNo }
  | { readonly take: 'minion'; readonly card: CardNo; readonly base: BaseNo; readonly from?: 'hand' | 'discard' }
  /** An action with what it is attached to; standard ones have no target. */
  | { readonly take: 'action'; readonly card: CardNo; readonly base?: BaseNo; readonly minion?: Copy }
  | { readonly take: 'talent'; readonly copy: Copy; readonly ability: number }
  /** A special ability of a card in play or in the discard pile. */
  | { readonly take: 'special'; readonly copy: Copy }
  | { readonly take: 'react'; readonly card: CardNo; readonly base?: BaseNo }
  | { readonly take: 'pass'; readonly until: Standing }
  | { readonly take: 'pick-minion' | 'pick-action' | 'order'; readonly copy: Copy }
  /** A card that is not in play, told by its face as well: the seat that is asked sees it. */
  | { readonly take: 'pick-card'; readonly copy: Copy; readonly card?: CardNo }
  | { readonly take: 'pick-base'; readonly base: BaseNo }
  | { readonly take: 'pick-player'; readonly seat: number }
  | { readonly take: 'pick-title'; readonly card: CardNo }
  | { readonly take: 'pick-faction'; readonly faction: FactionNo }
  | { readonly take: 'choose'; readonly branch: number }
  | { readonly take: 'yes' }
  | { readonly take: 'no' }
  | { readonly take: 'done' }
  | { readonly take: 'end-plays' };
