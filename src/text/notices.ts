import type { Both } from './language.ts';

/** Games by the names that their players use. */
export const GAME_NAMES: ReadonlyMap<string, string> = new Map([
  ['clank', 'Clank!'],
  ['clank-catacombs', 'Catacombs'],
  ['clank-in-space', 'In! Space!'],
  ['smash-up', 'Smash Up'],
]);

/** What reaches a player who has no page open. */
export const NOTICES = {
  'your-turn': { en: 'Your turn at {game}', fr: 'À vous de jouer : {game}' },
  began: { en: '{game}: the game begins', fr: '{game} : la partie commence' },
  over: { en: '{game}: the game is over', fr: '{game} : la partie est terminée' },
  consent: { en: '{game}: the others ask for your consent', fr: '{game} : les autres demandent votre accord' },
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
    en: 'This server may not call that address: it is not a public one.',
    fr: 'Ce serveur n’a pas le droit d’appeler cette adresse : elle n’est pas publique.',
  },
  unreachable: { en: 'Nothing answers at that address.', fr: 'Rien ne répond à cette adresse.' },
  late: { en: 'The address takes too long to answer.', fr: 'L’adresse met trop de temps à répondre.' },
  refused: {
    en: 'The address answers with an error ({status}).',
    fr: 'L’adresse répond par une erreur ({status}).',
  },
} as const satisfies Record<string, Both>;
