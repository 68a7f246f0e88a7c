import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';

export const RULES_PAGE = {
  subtitle: { en: 'Rules, glossary and cards', fr: 'Règles, lexique et cartes' },
  parts: { en: 'Sections', fr: 'Rubriques' },
  rules: { en: 'Rules', fr: 'Règles' },
  glossary: { en: 'Glossary', fr: 'Lexique' },
  cards: { en: 'Cards', fr: 'Cartes' },
  contents: { en: 'Contents', fr: 'Sommaire' },
  search: { en: 'Search', fr: 'Chercher' },
  searchPlace: { en: 'Search for a word', fr: 'Chercher un mot' },
  searchHint: { en: 'In English or in French.', fr: 'En français ou en anglais.' },
  nothing: { en: 'Nothing here matches “{query}”.', fr: 'Aucun résultat pour « {query} ».' },
  rule: { en: 'Link to rule {number}', fr: 'Règle {number} : lien direct' },
  unknown: {
    en: 'There is no rule called “{rule}”. The whole book is below.',
    fr: 'Aucune règle ne s’appelle « {rule} ». Le livret entier est ci-dessous.',
  },
  backToTable: { en: 'Back to the table', fr: 'Retour à la table' },
  backHome: { en: 'Back to the games', fr: 'Retour aux jeux' },
  unmentioned: { en: 'no rule mentions it', fr: 'aucune règle n’en parle' },
  ours: { en: 'our own name', fr: 'nom de notre cru' },
  oursMeans: {
    en: 'We know of no printed name in this language, so this one is ours.',
    fr: 'Aucun nom imprimé connu dans cette langue.',
  },
  unknownGame: { en: 'There is no game called “{game}” here.', fr: 'Il n’y a pas de jeu appelé « {game} » ici.' },
} as const satisfies Record<string, Both>;

export const FOUND: Readonly<Record<'rules' | 'glossary' | 'cards', Noun>> = {
  rules: { en: ['rule', 'rules'], fr: ['règle', 'règles'] },
  glossary: { en: ['term', 'terms'], fr: ['mot', 'mots'] },
  cards: { en: ['card', 'cards'], fr: ['carte', 'cartes'] },
};

/** After the number of rules. */
export const MENTIONING: Noun = {
  en: ['rule mentions it', 'rules mention it'],
  fr: ['règle en parle', 'règles en parlent'],
};
