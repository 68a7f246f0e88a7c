import { settings } from './settings.ts';

/** What can be heard, each made of a few tones. */
export const CUES = ['card', 'coin', 'step', 'clank', 'hit', 'dragon', 'score', 'yours', 'end'] as const;
export type Cue = (typeof CUES)[number];

/** Plays a cue, if sound is on. Browsers allow it once the person has clicked something. */
export function play(cue: Cue): void {
  const { volume } = settings.get();
  if (volume === 0) return;
  // What cannot be fetched is not heard.
  import('./tones.ts').then(({ sound }) => sound(cue, volume)).catch(() => undefined);
}
