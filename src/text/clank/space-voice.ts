import { editionOf } from '../../games/clank/core/editions.ts';
import type { spaceEvent } from './space-events.ts';
import type { spaceOption } from './space-options.ts';

/** What is told otherwise aboard a ship, or nowhere else: it comes with the words of In! Space!. */
export interface SpaceVoice {
  readonly option: typeof spaceOption;
  readonly event: typeof spaceEvent;
}

let voice: SpaceVoice | null = null;

export function enlistSpaceVoice(words: SpaceVoice): void {
  voice = words;
}

/** Null for tables that are no ships. */
export function spaceVoice(table: { readonly edition: number }): SpaceVoice | null {
  if (editionOf(table).ship === null) return null;
  if (voice === null) throw new Error('the words of In! Space! are not loaded');
  return voice;
}
