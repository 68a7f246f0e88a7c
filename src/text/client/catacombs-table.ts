import type { Both } from '../language.ts';

/** What players have in the catacombs only. */
export const OWN = {
  prisoner: { en: '{name}: {n} points as things stand', fr: '{name} : {n} points en l’état' },
} as const satisfies Record<string, Both>;

export const GHOSTS = {
  inBag: { en: 'ghosts {n}', fr: 'fantômes {n}' },
  all: { en: 'all', fr: 'tous' },
  allLong: {
    en: 'chance that a ghost is drawn and hurts everyone, if the dragon attacks',
    fr: 'chance qu’un fantôme sorte et blesse tout le monde, si le dragon attaque',
  },
} as const satisfies Record<string, Both>;
