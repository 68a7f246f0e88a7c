import { InputError } from '../engine/game.ts';
import { checkSeed } from '../engine/random.ts';

const MOST_SEEDS = 9999;
const SEED_DIGITS = 64;

/** A seed in full, or a small number that stands for one. */
export function readSeed(seed: unknown): string {
  if (typeof seed !== 'number') return checkSeed(seed);
  if (Number.isInteger(seed) && seed >= 0 && seed <= MOST_SEEDS) return seed.toString(16).padStart(SEED_DIGITS, '0');
  throw new InputError(
    'seed',
    `should be a whole number from 0 to ${MOST_SEEDS} or ${SEED_DIGITS} digits, not ${seed}`,
  );
}
