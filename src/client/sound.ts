import type { Cue } from './cues.ts';
import { settings } from './settings.ts';

/** Plays a cue, if sound is on and the cue is wanted. Browsers allow it once the person has clicked something. */
export function play(cue: Cue): void {
  const { volume, muted } = settings.get();
  if (volume === 0 || muted.includes(cue)) return;
  // What cannot be fetched is not heard.
  import('./tones.ts').then(({ sound }) => sound(cue, volume)).catch(() => undefined);
}
