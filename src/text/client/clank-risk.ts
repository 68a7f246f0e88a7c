import type { Both } from '../language.ts';

/** What the end of the turn risks. */
export const RISK = {
  title: { en: 'Attack if you end now', fr: 'Attaque si vous finissez maintenant' },
  titleOther: { en: 'Attack if the turn ends now', fr: 'Attaque si le tour finit maintenant' },
  exhausted: {
    en: 'The deck is too small to refill the row: everyone still inside is knocked out.',
    fr: 'La pioche ne suffit plus à remplir la piste : tous ceux qui sont encore à l’intérieur seront hors de combat.',
  },
  summary: {
    en: '{cards} revealed. The Dragon draws {cubes} of {total}.',
    fr: '{cards}. Le Dragon tire {cubes} sur {total}.',
  },
  countdown: { en: 'Countdown: space {n} of {end}.', fr: 'Compte à rebours : case {n} sur {end}.' },
  scheme: {
    en: 'The Scheme may complete a phase: the damage is unknown.',
    fr: 'La Machination peut achever une phase : dégâts inconnus.',
  },
  hit: { en: 'hit', fr: 'touché' },
  twice: { en: '2 or more', fr: '2 ou plus' },
  ghost: { en: 'all', fr: 'tous' },
  knockedOut: { en: 'K.O.', fr: 'K.-O.' },
  thisTurn: { en: 'this turn', fr: 'ce tour' },
  hitLong: { en: 'hit by an attack', fr: 'touché par une attaque' },
  twiceLong: { en: 'two or more damage in one attack', fr: 'deux dégâts ou plus en une attaque' },
  ghostLong: { en: 'a Ghost hurts everyone in an attack', fr: 'un Fantôme blesse tout le monde lors d’une attaque' },
  knockedOutLong: { en: 'knocked out by an attack', fr: 'hors de combat après une attaque' },
  thisTurnLong: { en: 'hit before the next turn', fr: 'touché avant le prochain tour' },
  everyone: { en: 'Everyone’s odds', fr: 'Les risques de chacun' },
  bag: { en: 'Dragon Bag at the next attack: {what}', fr: 'Sac Dragon à la prochaine attaque : {what}' },
  ofWhichHit: { en: '{chance} hit', fr: '{chance} d’être touché' },
} as const satisfies Record<string, Both>;
