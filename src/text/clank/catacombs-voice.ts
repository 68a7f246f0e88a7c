import type { catacombsEvent } from './catacombs-events.ts';
import type { catacombsOption } from './catacombs-options.ts';
import type { featuresOf, tilePlace } from './catacombs-rooms.ts';
import type { edgeName, hasEdge, passageHeading, waysTold } from './catacombs-ways.ts';

/** What Catacombs alone has words for: they come with its wording. */
export interface CatacombsVoice {
  readonly option: typeof catacombsOption;
  readonly event: typeof catacombsEvent;
  readonly tilePlace: typeof tilePlace;
  readonly featuresOf: typeof featuresOf;
  readonly edgeName: typeof edgeName;
  readonly hasEdge: typeof hasEdge;
  readonly passageHeading: typeof passageHeading;
  readonly waysTold: typeof waysTold;
}

let voice: CatacombsVoice | null = null;

export function enlistVoice(words: CatacombsVoice): void {
  voice = words;
}

export function catacombsVoice(): CatacombsVoice {
  if (voice === null) throw new Error('the words of Catacombs are not loaded');
  return voice;
}
