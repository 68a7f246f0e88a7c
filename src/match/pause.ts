import { sha256 } from '../engine/sha256.ts';

const LEAST = 1000;
const MOST = 3000;

/**
 * Milliseconds before the table answers for someone who said so beforehand: about as long as it takes by hand, so that
 * the others cannot tell. Nobody can foretell it, and it is the same on every node.
 */
export function pauseAt(step: number, secret: string): number {
  const digits = sha256(`${secret}\npause ${step}`).slice(0, 8);
  return LEAST + (Number.parseInt(digits, 16) % (MOST - LEAST));
}
