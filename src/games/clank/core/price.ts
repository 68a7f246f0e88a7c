import type { Card } from './card.ts';
import { dearPrice, editionOf, lasting, type WithScheme } from './editions.ts';
import type { Turn } from './ledger.ts';
import { BARGAIN_PRICE, COUPON_DISCOUNT, GEM_DISCOUNT, MARKET_PRICE } from './numbers.ts';

/** By which means something is bought. */
export interface Means {
  readonly flute?: true;
  readonly coupon?: true;
  readonly bargain?: true;
}

/** What an item of the market costs; a scheme may have made all dear. */
export function priceIn(table: WithScheme, { flute, coupon, bargain }: Means): number {
  if (bargain) return BARGAIN_PRICE;
  const price = dearPrice(table) ?? (flute ? editionOf(table).anywherePrice : MARKET_PRICE);
  return Math.max(0, price - (coupon ? COUPON_DISCOUNT : 0));
}

interface Priced extends WithScheme {
  readonly turn: Pick<Turn, 'gemsCheaper'>;
}

/** The skill or swords that a card takes; gems may be cheaper, and a completed scheme may make some dearer. */
export function costIn(table: Priced, { kind, pile, cost }: Card): number {
  if (kind === 'gem') return Math.max(0, cost - GEM_DISCOUNT * table.turn.gemsCheaper);
  const rule = lasting(table);
  if (kind === 'monster') return cost + (pile === 'dungeon' && rule === 'row-enemies+1' ? 1 : 0);
  return cost + (pile === 'reserve' && rule === 'reserve+1' ? 1 : 0);
}
