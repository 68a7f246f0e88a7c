/** What can be heard, each made of a few tones. */
export const CUES = ['card', 'coin', 'step', 'clank', 'hit', 'dragon', 'score', 'yours', 'end'] as const;
export type Cue = (typeof CUES)[number];
