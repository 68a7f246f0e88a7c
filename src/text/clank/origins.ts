import type { Origin } from '../../games/clank/core/origin.ts';
import type { Both } from '../language.ts';

/** What is said of a card or scheme that is not as published. */
export const CARD_ORIGIN: Readonly<Record<Exclude<Origin, 'published'>, Both>> = {
  partial: {
    en: 'Partly published; the rest is our own design',
    fr: 'Contenu publié en partie ; le reste est de notre cru',
  },
  ours: { en: 'Our own design', fr: 'De notre cru' },
};

/** What is said on the table of a board that is ours, by edition. */
export const BOARD_ORIGIN: Readonly<Record<string, Both>> = {
  'clank-catacombs': {
    en: 'These tiles are our own design: the printed game has different rooms and tunnels.',
    fr: 'Ces tuiles sont de notre cru : le jeu imprimé a d’autres salles et d’autres tunnels.',
  },
  'clank-in-space': {
    en: 'This board is our own design: the printed game has different rooms and corridors.',
    fr: 'Ce plateau est de notre cru : le jeu imprimé a d’autres salles et d’autres couloirs.',
  },
};
