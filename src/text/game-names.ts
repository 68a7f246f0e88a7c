import type { Both, Language } from './language.ts';

/** Games by the names that their players use. */
export const GAME_NAMES = {
  clank: { en: 'Clank!', fr: 'Clank!' },
  'clank-catacombs': { en: 'Catacombs', fr: 'Catacombes' },
  'clank-in-space': { en: 'In! Space!', fr: 'Dans l’Espace !' },
  'smash-up': { en: 'Smash Up', fr: 'Smash Up' },
} as const satisfies Record<string, Both>;

const NAMES: ReadonlyMap<string, Both> = new Map(Object.entries(GAME_NAMES));

/** The name of the game of that id; of an unknown one, its id. */
export const gameName = (id: string, language: Language): string => NAMES.get(id)?.[language] ?? id;
