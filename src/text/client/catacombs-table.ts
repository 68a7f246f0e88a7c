import type { Both } from '../language.ts';

/** What players have in the catacombs only. */
export const OWN = {
  prisoner: { en: '{name}: {points} as things stand', fr: '{name} : {points} en l’état' },
} as const satisfies Record<string, Both>;
