import { COUPON_DISCOUNT, FLUTE_PRICE, MARKET_PRICE } from './numbers.ts';

/** By which means something is bought. */
export interface Means {
  readonly flute?: true;
  readonly coupon?: true;
}

export function priceOf({ flute, coupon }: Means): number {
  return Math.max(0, (flute ? FLUTE_PRICE : MARKET_PRICE) - (coupon ? COUPON_DISCOUNT : 0));
}
