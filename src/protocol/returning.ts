/** Milliseconds between two attempts to come back, longer and longer. */
const DELAYS = [50, 200, 400, 800, 1200, 1400] as const;

/**
 * How long a client whose line was cut waits before the next attempt; `chance` is from 0 to 1. Not all come at once, and
 * nobody waits for two seconds.
 */
export const delayBefore = (attempt: number, chance: number): number =>
  DELAYS[Math.min(attempt, DELAYS.length - 1)]! * (0.75 + chance / 2);
