import type { Figure } from '../../games/smash-up/insight/teller.ts';
import type { Both } from '../language.ts';

export const SMASH_END = {
  other: { en: 'Abilities', fr: 'Effets' },
  bases: { en: 'bases scored: {n}', fr: 'Bases conquises : {n}' },
} as const satisfies Record<string, Both>;

export const FIGURE_NAMES: Readonly<Record<Figure, Both>> = {
  'minions-played': { en: 'Minions played', fr: 'Créatures jouées' },
  'actions-played': { en: 'Actions played', fr: 'Actions jouées' },
  'minions-lost': { en: 'Minions destroyed', fr: 'Créatures détruites' },
  'bases-won': { en: 'First places', fr: 'Premières places' },
  'power-at-scoring': { en: 'Power when bases score', fr: 'Force aux Conquêtes' },
  'cards-drawn': { en: 'Cards drawn', fr: 'Cartes piochées' },
};
