import type { Both } from '../language.ts';

/** What players have in the catacombs only. */
export const OWN = {
  prisoner: { en: '{name}: {points} so far', fr: '{name} : {points} à ce stade' },
} as const satisfies Record<string, Both>;
