import type { Both, Language } from './language.ts';

/** What a server refuses, by its code, to the one who asked. */
export const REFUSED = {
  'not-seated': { en: 'You do not have a seat at this table.', fr: 'Vous n’avez pas de place à cette table.' },
  seated: { en: 'You already have a seat at this table.', fr: 'Vous avez déjà une place à cette table.' },
  taken: { en: 'Someone else has taken this seat.', fr: 'Quelqu’un d’autre a pris cette place.' },
  reserved: {
    en: 'This seat is reserved for someone else.',
    fr: 'Cette place est réservée à quelqu’un d’autre.',
  },
  'no-such-seat': { en: 'You cannot do that with this seat.', fr: 'Impossible avec cette place.' },
  'not-begun': { en: 'The game has not begun yet.', fr: 'La partie n’a pas encore commencé.' },
  begun: { en: 'The game has already begun.', fr: 'La partie a déjà commencé.' },
  'seats-open': {
    en: 'A seat is still free: wait for someone, or give it to a bot.',
    fr: 'Une place est encore libre : attendez quelqu’un, ou donnez-la à un bot.',
  },
  over: { en: 'The game is over.', fr: 'La partie est terminée.' },
  stale: { en: 'That has already been settled.', fr: 'C’est déjà réglé.' },
  'not-asked': { en: 'It is not your turn to answer.', fr: 'Ce n’est pas à vous de répondre.' },
  'no-such-option': { en: 'That is no longer possible.', fr: 'Ce n’est plus possible.' },
  'nothing-to-undo': { en: 'There is nothing to undo.', fr: 'Il n’y a rien à annuler.' },
  'nothing-to-redo': { en: 'There is nothing to redo.', fr: 'Il n’y a rien à rétablir.' },
  'hidden-was-seen': {
    en: 'Hidden information has been revealed since then: you can no longer undo.',
    fr: 'Une information cachée a été révélée depuis : on ne peut plus annuler.',
  },
  'not-host': { en: 'Only the host of the table may do that.', fr: 'Seul l’hôte de la table peut le faire.' },
  'not-away': { en: 'Nobody is playing in your place.', fr: 'Personne ne joue à votre place.' },
  'not-absent': {
    en: 'This player is here and still has time to answer.',
    fr: 'Cette personne est là et peut prendre le temps de répondre.',
  },
  'chat-closed': { en: 'The host has closed the chat.', fr: 'L’hôte a fermé la discussion.' },
  'chat-for-players': {
    en: 'Only the players may write here. The host can let spectators write.',
    fr: 'Seuls les joueurs peuvent écrire ici. L’hôte peut permettre aux spectateurs d’écrire.',
  },
  'no-such-table': {
    en: 'There is no table at this link: it may have been deleted.',
    fr: 'Aucune table à ce lien : elle a peut-être été supprimée.',
  },
  malformed: { en: 'The server did not understand that.', fr: 'Le serveur n’a pas compris la demande.' },
  'too-much': {
    en: 'Too much at once: wait a moment.',
    fr: 'Trop de demandes à la fois : patientez un instant.',
  },
  'unknown-player': { en: 'Enter a name first.', fr: 'Donnez d’abord votre nom.' },
  'not-found': { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  'not-over': { en: 'The game is not over yet.', fr: 'La partie n’est pas encore terminée.' },
  'not-watched': { en: 'You are not at this table.', fr: 'Vous n’êtes pas à cette table.' },
  'other-rules': {
    en: 'This was played under rules this server doesn’t have. Nothing is lost: it is kept as it was.',
    fr: 'Ce serveur n’a pas les règles de cette partie. Rien n’est perdu : elle est conservée telle quelle.',
  },
  'no-such-code': {
    en: 'This code is invalid or has expired.',
    fr: 'Ce code n’est pas valable ou a expiré.',
  },
  'bad-name': {
    en: 'A name must have 1 to 24 visible characters.',
    fr: 'Un nom doit compter de 1 à 24 caractères visibles.',
  },
  'bad-origin': {
    en: 'This page does not belong to this server. If it does, the server’s operator must make the proxy forward the Host header (docs/hosting.md).',
    fr: 'Cette page n’appartient pas à ce serveur. Si elle lui appartient, c’est à son hébergeur d’agir : le proxy doit transmettre l’en-tête Host (docs/hosting.md).',
  },
  'no-upgrade': {
    en: 'The server answers, but live connections do not reach it. The server’s operator must make the proxy forward the Upgrade and Connection headers (docs/hosting.md).',
    fr: 'Le serveur répond, mais les connexions en direct ne l’atteignent pas. C’est à son hébergeur d’agir : le proxy doit transmettre les en-têtes Upgrade et Connection (docs/hosting.md).',
  },
  'bad-address': {
    en: 'This server may not call that address: it must be public and use HTTPS.',
    fr: 'Ce serveur ne peut pas appeler cette adresse : il en faut une publique, en HTTPS.',
  },
  banned: {
    en: 'You are banned from this server.',
    fr: 'Les responsables de ce serveur vous en ont exclu.',
  },
  muted: {
    en: 'You may not write in the chat on this server.',
    fr: 'Les responsables de ce serveur ne vous laissent pas écrire dans la discussion.',
  },
  'lobby-player': {
    en: 'You have too many tables in the lobby (limit: {limit}). Start or delete one, or open this one only to people with its link.',
    fr: 'Vous ne pouvez pas avoir plus de tables en attente dans le hall (limite : {limit}). Commencez-en une, supprimez-en une, ou réservez celle-ci à ceux qui ont le lien.',
  },
  'lobby-address': {
    en: 'Your network has too many tables in the lobby (limit: {limit}). Open this one only to people with its link.',
    fr: 'Votre réseau ne peut pas avoir plus de tables en attente dans le hall (limite : {limit}). Réservez celle-ci à ceux qui ont le lien.',
  },
  'too-big': { en: 'That is too long.', fr: 'C’est trop long.' },
  'too-slow': { en: 'The connection could not keep up.', fr: 'La connexion est trop lente.' },
  full: { en: 'This server has no room left.', fr: 'Ce serveur n’a plus de place.' },
  closing: { en: 'The server is restarting: one moment.', fr: 'Le serveur redémarre : un instant.' },
  failed: {
    en: 'The server has a problem: try again in a moment.',
    fr: 'Le serveur répond mal : réessayez dans un instant.',
  },
} as const satisfies Record<string, Both>;

/** The sentence of a refusal, with the limit where it speaks of one. */
export const refusedSentence = (code: keyof typeof REFUSED, language: Language, limit = 0): string =>
  REFUSED[code][language].replace('{limit}', String(limit));
