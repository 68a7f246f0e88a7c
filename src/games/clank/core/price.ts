import { BARGAIN_PRICE, COUPON_DISCOUNT, FLUTE_PRICE, MARKET_PRICE } from './numbers.ts';

/** By which means something is bought. */
export interface Means {
  readonly flute?: true;
  readonly coupon?: true;
  readonly bargain?: true;
}

/** `anywhere` is what an item costs that a card lets one buy from any room. */
export function priceOf({ flute, coupon, bargain }: Means, anywhere = FLUTE_PRICE, here = MARKET_PRICE): number {
  if (bargain) return BARGAIN_PRICE;
  return Math.max(0, (flute ? anywhere : here) - (coupon ? COUPON_DISCOUNT : 0));
}
