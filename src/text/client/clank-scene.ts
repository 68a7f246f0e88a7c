import type { Both } from '../language.ts';

export const SCENE = {
  attack: { en: 'The Dragon attacks!', fr: 'Le Dragon attaque !' },
  empty: { en: 'The bag is empty.', fr: 'Le sac est vide.' },
  skip: { en: 'Tap to skip', fr: 'Touchez pour passer' },
  you: { en: 'You take {damage}.', fr: 'Vous subissez {damage}.' },
} as const satisfies Record<string, Both>;
