/** Numbers of the booklet that no card carries. */
export const HAND = 5;
export const ROW = 6;
export const CUBES = 30;
export const DRAGON_CUBES = 24;
/** The tenth damage knocks out. */
export const HEALTH = 10;
export const MARKET_PRICE = 7;
export const GEM_DISCOUNT = 2;
/** Cubes drawn in an attack on each space of the rage track. */
export const RAGE_TRACK: readonly number[] = [2, 2, 3, 3, 4, 4, 5];
/** Space of the dragon marker at the start, by number of players. */
export const RAGE_START: readonly number[] = [0, 0, 2, 1, 0];
/** Cubes drawn on top, by space of the countdown track; space 1 is where the first one out is put. */
export const COUNTDOWN_EXTRA: readonly number[] = [0, 0, 1, 2, 3];
export const COUNTDOWN_END = 5;
export const STARTING_CLANK: readonly number[] = [3, 2, 1, 0];
