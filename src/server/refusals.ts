import { InputError } from '../engine/game.ts';
import { REFUSALS, Refusal } from '../protocol/asks.ts';
import { type RefusedBody, WIRE_REFUSALS, type WireCode } from '../protocol/messages.ts';
import { worded } from '../text/errors.ts';
import type { Both, Language } from '../text/language.ts';

/** Every refusal in words, for whoever reads them without a client of ours. */
const SENTENCES = {
  'not-seated': { en: 'You do not sit at this table.', fr: 'Vous n’êtes pas assis à cette table.' },
  seated: { en: 'You already sit at this table.', fr: 'Vous êtes déjà assis à cette table.' },
  taken: { en: 'This seat is taken.', fr: 'Cette place est prise.' },
  'no-such-seat': { en: 'There is no such seat to do this with.', fr: 'Aucune place ne s’y prête.' },
  'not-begun': { en: 'The game has not begun.', fr: 'La partie n’a pas commencé.' },
  begun: { en: 'The game has begun.', fr: 'La partie a commencé.' },
  'seats-open': { en: 'Some seats are still open.', fr: 'Il reste des places libres.' },
  over: { en: 'The game is over.', fr: 'La partie est finie.' },
  stale: { en: 'This question is settled already.', fr: 'Cette question est déjà réglée.' },
  'not-asked': { en: 'It is not you who is asked.', fr: 'Ce n’est pas à vous de répondre.' },
  'no-such-option': { en: 'There is no such option.', fr: 'Cette option n’existe pas.' },
  'nothing-to-undo': { en: 'There is nothing to take back.', fr: 'Il n’y a rien à reprendre.' },
  'nothing-to-redo': { en: 'There is nothing to give again.', fr: 'Il n’y a rien à rétablir.' },
  'hidden-was-seen': {
    en: 'Something hidden has been seen since: it cannot be taken back.',
    fr: 'Une information cachée a été vue depuis : on ne peut plus revenir en arrière.',
  },
  'not-host': { en: 'Only the host of the table may do this.', fr: 'Seul l’hôte de la table le peut.' },
  'not-away': { en: 'Nobody plays in your stead.', fr: 'Personne ne joue à votre place.' },
  'chat-closed': { en: 'The chat is closed.', fr: 'La discussion est fermée.' },
  'no-such-table': { en: 'There is no such table.', fr: 'Cette table n’existe pas.' },
  malformed: { en: 'This is not understood.', fr: 'Ce message n’est pas compris.' },
  'too-much': { en: 'That is too much at once; wait a little.', fr: 'C’est trop à la fois ; patientez un peu.' },
  'unknown-player': { en: 'First say who you are.', fr: 'Dites d’abord qui vous êtes.' },
  'not-found': { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  'not-over': { en: 'The game is not over yet.', fr: 'La partie n’est pas finie.' },
  'not-watched': { en: 'You do not watch this table.', fr: 'Vous ne regardez pas cette table.' },
  'no-such-code': {
    en: 'This code does not hold, or no longer.',
    fr: 'Ce code n’est pas valable, ou ne l’est plus.',
  },
  'bad-name': {
    en: 'A name has 1 to 24 visible characters.',
    fr: 'Un nom compte de 1 à 24 caractères visibles.',
  },
  'bad-origin': {
    en: 'This page is not of this server.',
    fr: 'Cette page ne vient pas de ce serveur.',
  },
  'too-big': { en: 'This message is too big.', fr: 'Ce message est trop gros.' },
  'too-slow': {
    en: 'You read more slowly than things happen; come back.',
    fr: 'Votre connexion ne suit pas ; revenez.',
  },
  full: {
    en: 'This server has no room left; its host can make some.',
    fr: 'Ce serveur n’a plus de place ; son hôte peut en faire.',
  },
  closing: { en: 'The server restarts; one moment.', fr: 'Le serveur redémarre ; un instant.' },
  failed: { en: 'Something went wrong here; try again.', fr: 'Quelque chose a mal tourné ici ; réessayez.' },
} as const satisfies Record<WireCode, Both>;

export const WIRE_CODES: readonly WireCode[] = [...REFUSALS, ...WIRE_REFUSALS];

export const sentenceOf = (code: WireCode, language: Language): string => SENTENCES[code][language];

/** Something asked of the server that it refuses. */
export class Refused extends Error {
  readonly code: WireCode;
  readonly where: string | null;

  constructor(code: WireCode, where: string | null = null) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.where = where;
  }
}

/** What is said about an error; null for one that nobody should have met. */
export function refusedBody(error: unknown, language: Language): RefusedBody | null {
  if (error instanceof InputError) {
    return { code: 'malformed', sentence: worded(error, language), where: error.where };
  }
  if (!(error instanceof Refused || error instanceof Refusal)) return null;
  const { code } = error;
  const where = error instanceof Refused ? error.where : null;
  return { code, sentence: sentenceOf(code, language), ...(where !== null && { where }) };
}

const STATUSES: Partial<Record<WireCode, number>> = {
  malformed: 400,
  'bad-name': 400,
  'unknown-player': 401,
  'bad-origin': 403,
  'not-host': 403,
  'not-found': 404,
  'no-such-table': 404,
  'no-such-code': 404,
  'too-big': 413,
  'too-much': 429,
  failed: 500,
  closing: 503,
  full: 507,
};

export const statusOf = (code: WireCode): number => STATUSES[code] ?? 409;

/** The language that a request wants. */
export const languageWanted = (accepted: string | undefined): Language => (accepted?.startsWith('fr') ? 'fr' : 'en');
