import type { Both } from '../language.ts';

/** The whole story of a table, turn by turn. */
export const CHRONICLE = {
  setup: { en: 'Setup', fr: 'Mise en place' },
  unfold: { en: 'Expand all', fr: 'Tout déplier' },
  fold: { en: 'Collapse all', fr: 'Tout replier' },
  missed: { en: 'Since your last visit', fr: 'Depuis votre dernière visite' },
  nothingYet: { en: 'Nothing yet.', fr: 'Rien pour l’instant.' },
} as const satisfies Record<string, Both>;
