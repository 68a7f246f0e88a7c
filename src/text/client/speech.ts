import type { Both } from '../language.ts';

/** What is read out at a table beside the lines of the log. */
export const SPEECH = {
  undone: { en: 'Undone', fr: 'Annulé' },
} as const satisfies Record<string, Both>;

/** Links that skip to a part of the table. */
export const SKIPS = {
  title: { en: 'Skip links', fr: 'Liens d’évitement' },
  hand: { en: 'Go to your hand', fr: 'Aller à votre main' },
  endTurn: { en: 'Go to the end of the turn', fr: 'Aller à la fin du tour' },
  board: { en: 'Go to the board', fr: 'Aller au plateau' },
} as const satisfies Record<string, Both>;
