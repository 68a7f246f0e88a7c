import type { Both } from '../language.ts';

/**
 * An effect in few words, for the face of a card. What stands in square brackets is a glyph, with its number after a
 * colon; `brief` is for small cards.
 */
export interface Words {
  readonly full: Both;
  readonly brief: Both;
}

export const same = (both: Both): Words => ({ full: both, brief: both });
