import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';

export const SCHEME = {
  title: { en: 'Scheme', fr: 'Machination' },
  about: { en: 'About this scheme', fr: 'Détail de cette Machination' },
  phase: { en: 'Phase {n}', fr: 'Phase {n}' },
  complete: { en: 'complete', fr: 'achevée' },
  filling: { en: '{cubes} of {spaces} cubes', fr: 'cubes : {cubes} sur {spaces}' },
  action: { en: 'Once a turn', fr: 'Une fois par tour' },
  lasting: { en: 'Once it is complete', fr: 'Une fois achevée' },
  holds: { en: 'From now on', fr: 'Désormais' },
  ours: { en: 'Of our own design.', fr: 'De notre cru.' },
  later: {
    en: 'No scheme: {n} skill take a black cube, once a turn.',
    fr: 'Pas de Machination : {n} Compétences valent un cube noir, une fois par tour.',
  },
} as const satisfies Record<string, Both>;

export const TO_TAKE: Noun = { en: ['cube to take', 'cubes to take'], fr: ['cube à prendre', 'cubes à prendre'] };
