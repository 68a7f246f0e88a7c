import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';

export const SCHEME = {
  title: { en: 'Scheme', fr: 'Machination' },
  about: { en: 'About this Scheme', fr: 'Détail de cette Machination' },
  phase: { en: 'Phase {n}', fr: 'Phase {n}' },
  complete: { en: 'complete', fr: 'achevée' },
  filling: { en: '{cubes} of {spaces} cubes', fr: 'cubes : {cubes} sur {spaces}' },
  action: { en: 'Once a turn', fr: 'Une fois par tour' },
  lasting: { en: 'Once complete', fr: 'Une fois achevée' },
  holds: { en: 'From now on', fr: 'Désormais' },
  later: {
    en: 'No Scheme: once a turn, {n} Skill buys a black cube.',
    fr: 'Pas de Machination : une fois par tour, un cube noir se paie {n} Compétences.',
  },
} as const satisfies Record<string, Both>;

export const TO_TAKE: Noun = { en: ['cube to take', 'cubes to take'], fr: ['cube à prendre', 'cubes à prendre'] };
