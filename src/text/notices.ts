import type { Both } from './language.ts';

/** What reaches a player who has no page open. */
export const NOTICES = {
  'your-turn': { en: 'Your turn: {game}', fr: 'À vous de jouer : {game}' },
  began: { en: 'The game has begun ({game})', fr: 'La partie commence ({game})' },
  over: { en: 'The game is over ({game})', fr: 'La partie est terminée ({game})' },
  consent: { en: 'The others need your consent ({game})', fr: 'Les autres demandent votre accord ({game})' },
  test: { en: 'Tintamarre can reach you here.', fr: 'Tintamarre peut vous joindre ici.' },
} as const satisfies Record<string, Both>;

/** Which table it is about. */
export const NOTICE_ABOUT = {
  en: 'With {names} · turn {turn}',
  fr: 'Avec {names} · tour {turn}',
} as const satisfies Both;

/** Why somebody could not be told. */
export const TROUBLES = {
  forbidden: {
    en: 'This server may not call that address: it is not public.',
    fr: 'Ce serveur n’a pas le droit d’appeler cette adresse : elle n’est pas publique.',
  },
  unreachable: { en: 'Nothing answers at that address.', fr: 'Rien ne répond à cette adresse.' },
  late: { en: 'That address took too long to answer.', fr: 'L’adresse met trop de temps à répondre.' },
  refused: {
    en: 'That address returned an error ({status}).',
    fr: 'L’adresse répond par une erreur ({status}).',
  },
} as const satisfies Record<string, Both>;
