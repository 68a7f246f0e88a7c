import type { Both } from './language.ts';

/** What a server refuses, by its code, to the one who asked. */
export const REFUSED = {
  'not-seated': { en: 'You do not sit at this table.', fr: 'Vous n’avez pas de place à cette table.' },
  seated: { en: 'You already sit at this table.', fr: 'Vous avez déjà une place à cette table.' },
  taken: { en: 'Someone else has taken this seat.', fr: 'Quelqu’un d’autre a pris cette place.' },
  reserved: {
    en: 'This seat is kept for somebody else.',
    fr: 'Cette place est gardée pour quelqu’un d’autre.',
  },
  'no-such-seat': { en: 'That cannot be done with this seat.', fr: 'Cette place ne s’y prête pas.' },
  'not-begun': { en: 'The game has not begun yet.', fr: 'La partie n’a pas encore commencé.' },
  begun: { en: 'The game has already begun.', fr: 'La partie a déjà commencé.' },
  'seats-open': {
    en: 'A seat is still free: wait for someone, or give it to a bot.',
    fr: 'Une place est encore libre : attendez quelqu’un, ou donnez-la à un bot.',
  },
  over: { en: 'The game is over.', fr: 'La partie est terminée.' },
  stale: { en: 'That was settled in the meantime.', fr: 'Entre-temps, c’était déjà réglé.' },
  'not-asked': { en: 'It is not your turn to answer.', fr: 'Ce n’est pas à vous de répondre.' },
  'no-such-option': { en: 'That is no longer possible.', fr: 'Ce n’est plus possible.' },
  'nothing-to-undo': { en: 'There is nothing to take back.', fr: 'Il n’y a rien à reprendre.' },
  'nothing-to-redo': { en: 'There is nothing to redo.', fr: 'Il n’y a rien à rétablir.' },
  'hidden-was-seen': {
    en: 'Something hidden has come to light since: there is no way back.',
    fr: 'Une information cachée a été révélée depuis : on ne revient plus en arrière.',
  },
  'not-host': { en: 'Only the one who opened the table may do that.', fr: 'Seul l’hôte de la table peut le faire.' },
  'not-away': { en: 'Nobody is playing in your stead.', fr: 'Personne ne joue à votre place.' },
  'not-absent': {
    en: 'This player is here and may take the time to answer.',
    fr: 'Cette personne est là et peut prendre le temps de répondre.',
  },
  'chat-closed': { en: 'The host has closed the chat.', fr: 'L’hôte a fermé la discussion.' },
  'no-such-table': {
    en: 'There is no table at this link: it may have been cleared away.',
    fr: 'Aucune table à ce lien : elle a peut-être été débarrassée.',
  },
  malformed: { en: 'The server did not understand that.', fr: 'Le serveur n’a pas compris.' },
  'too-much': {
    en: 'That is a lot at once: wait a moment.',
    fr: 'Cela fait beaucoup à la fois : patientez un instant.',
  },
  'unknown-player': { en: 'First say what you are called.', fr: 'Dites d’abord comment vous vous appelez.' },
  'not-found': { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  'not-over': { en: 'The game is not over yet.', fr: 'La partie n’est pas encore terminée.' },
  'not-watched': { en: 'You are not at this table.', fr: 'Vous n’êtes pas à cette table.' },
  'other-rules': {
    en: 'This was played by other rules than this server knows. Nothing is lost: it is kept as it was.',
    fr: 'Cela s’est joué selon d’autres règles que celles de ce serveur. Rien n’est perdu : tout est conservé tel quel.',
  },
  'no-such-code': {
    en: 'This code does not hold, or no longer.',
    fr: 'Ce code n’est pas valable, ou ne l’est plus.',
  },
  'bad-name': { en: 'A name has 1 to 24 visible characters.', fr: 'Un nom compte de 1 à 24 caractères visibles.' },
  'bad-origin': { en: 'This page does not belong to this server.', fr: 'Cette page n’appartient pas à ce serveur.' },
  'bad-address': {
    en: 'This server may not call that address: it takes a public one that begins with https.',
    fr: 'Ce serveur ne peut pas appeler cette adresse : il en faut une publique, qui commence par https.',
  },
  'too-big': { en: 'That is too long.', fr: 'C’est trop long.' },
  'too-slow': { en: 'The connection could not keep up.', fr: 'La connexion n’a pas suivi.' },
  full: { en: 'This server has no room left.', fr: 'Ce serveur n’a plus de place.' },
  closing: { en: 'The server is restarting: one moment.', fr: 'Le serveur redémarre : un instant.' },
  failed: {
    en: 'The server does not answer as it should: try again in a moment.',
    fr: 'Le serveur ne répond pas comme il faut : réessayez dans un instant.',
  },
} as const satisfies Record<string, Both>;
