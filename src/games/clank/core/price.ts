import { COUPON_DISCOUNT, FLUTE_PRICE, MARKET_PRICE } from './numbers.ts';

/** By which means something is bought. */
export interface Means {
  readonly flute?: true;
  readonly coupon?: true;
}

/** `anywhere` is what an item costs that a card lets one buy from any room. */
export function priceOf({ flute, coupon }: Means, anywhere = FLUTE_PRICE): number {
  return Math.max(0, (flute ? anywhere : MARKET_PRICE) - (coupon ? COUPON_DISCOUNT : 0));
}
