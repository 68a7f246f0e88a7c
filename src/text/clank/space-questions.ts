import type { Both } from '../language.ts';

/** What is asked aboard a ship alone. */
export const SPACE_QUESTIONS = {
  'hack-nearby': { en: 'which Data Port do you hack?', fr: 'quel port de data piratez-vous ?' },
  'lose-card': { en: 'which card do you discard?', fr: 'quelle carte défaussez-vous ?' },
  'take-prisoner': { en: 'which Prisoner do you take?', fr: 'quel Prisonnier prenez-vous ?' },
  copy: { en: 'which card does it count as?', fr: 'quelle carte copiez-vous ?' },
  multipass: { en: 'which Faction bonus do you get?', fr: 'quel bonus de Faction obtenez-vous ?' },
} as const satisfies Readonly<Record<string, Both>>;
