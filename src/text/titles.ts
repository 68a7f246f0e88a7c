import type { Language } from './language.ts';

/** French titles of cards that read as part of the sentence around them: verbs, adverbs, whole sentences. */
export const LIKE_WORDS: readonly string[] = [
  'Activer un Espion',
  'Avoir spatio-temporel',
  'Barrer la Route',
  'Cambrioler',
  'Contourner',
  'C’est un Piège\u202f!',
  'Désamorcer les pièges',
  'En avant',
  'Explorer',
  'Fouiller',
  'Ils Viennent Te Chercher',
  'Moucharder',
  'Partir en éclaireur',
  'Payer les Violons',
  'Que le Quatre Soit avec Toi',
  'Se faufiler',
  'À pas de loup',
  'À toutes jambes',
];

/** Within a line only: what starts one is a verb of the table, or a label of its own. */
const TITLE = new RegExp(`(?<!^|\\p{L}|«\u00a0)(?:${LIKE_WORDS.join('|')})(?!\\p{L})`, 'gu');

/** A line with such titles in quotes, for where no style sets them off: the terminal and a screen reader. */
export const setOff = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(TITLE, '«\u00a0$&\u00a0»') : text;
