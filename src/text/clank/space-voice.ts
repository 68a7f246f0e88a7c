import { editionOf } from '../../games/clank/core/editions.ts';
import type { Language } from '../language.ts';
import type { spaceEvent } from './space-events.ts';
import type { spaceOption } from './space-options.ts';
import type { shipFeatures } from './space-rooms.ts';
import type { aboard } from './space-tongue.ts';

/** What is told otherwise aboard a ship, or nowhere else: it comes with the words of In! Space!. */
export interface SpaceVoice {
  readonly option: typeof spaceOption;
  readonly event: typeof spaceEvent;
  readonly features: typeof shipFeatures;
  readonly tongue: typeof aboard;
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

/** A text in the words of the table's game. */
export const spoken = (table: { readonly edition: number }, text: string, language: Language): string =>
  spaceVoice(table)?.tongue(text, language) ?? text;
