/** Numbers of the booklet that no card carries. */
export const HAND = 5;
export const ROW = 6;
export const CUBES = 30;
export const DRAGON_CUBES = 24;
/** The tenth damage knocks out. */
export const HEALTH = 10;
export const MARKET_PRICE = 7;
export const GEM_DISCOUNT = 2;
/** Cubes drawn on top, by space of the countdown track; space 1 is where the first one out is put. */
export const COUNTDOWN_EXTRA: readonly number[] = [0, 0, 1, 2, 3];
export const COUNTDOWN_END = 5;
export const GHOSTS = 5;
/** Cubes that a wayshrine takes. */
export const WAYSHRINE_SLOTS = 4;
/** What a flute asks instead of the price, and what a coupon takes off it. */
export const FLUTE_PRICE = 5;
export const COUPON_DISCOUNT = 5;
export const BARGAIN_PRICE = 3;
