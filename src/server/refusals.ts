import { InputError } from '../engine/game.ts';
import { REFUSALS, Refusal } from '../protocol/asks.ts';
import { type RefusedBody, WIRE_REFUSALS, type WireCode } from '../protocol/messages.ts';
import { worded } from '../text/errors.ts';
import type { Both, Language } from '../text/language.ts';
import { REFUSED, refusedSentence } from '../text/refusals.ts';

REFUSED satisfies Record<WireCode, Both>;

export const WIRE_CODES: readonly WireCode[] = [...REFUSALS, ...WIRE_REFUSALS];

export const sentenceOf = (code: WireCode, language: Language): string => refusedSentence(code, language);

/** Something asked of the server that it refuses. */
export class Refused extends Error {
  readonly code: WireCode;
  readonly where: string | null;
  /** How much is allowed, where that is why. */
  readonly limit: number | undefined;

  constructor(code: WireCode, where: string | null = null, limit?: number) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.where = where;
    this.limit = limit;
  }
}

/** What is said about an error; null for one that nobody should have met. */
export function refusedBody(error: unknown, language: Language): RefusedBody | null {
  if (error instanceof InputError) {
    return { code: 'malformed', sentence: worded(error, language), where: error.where };
  }
  if (!(error instanceof Refused || error instanceof Refusal)) return null;
  const { code } = error;
  const { where = null, limit } = error instanceof Refused ? error : {};
  const sentence = refusedSentence(code, language, limit);
  return { code, sentence, ...(where !== null && { where }), ...(limit !== undefined && { limit }) };
}

const STATUSES: Partial<Record<WireCode, number>> = {
  malformed: 400,
  'bad-name': 400,
  'bad-address': 400,
  'unknown-player': 401,
  'bad-origin': 403,
  'not-host': 403,
  banned: 403,
  muted: 403,
  'not-found': 404,
  'no-such-table': 404,
  'no-such-code': 404,
  'too-big': 413,
  'no-upgrade': 426,
  'too-much': 429,
  'lobby-player': 429,
  'lobby-address': 429,
  failed: 500,
  closing: 503,
  full: 507,
};

export const statusOf = (code: WireCode): number => STATUSES[code] ?? 409;

/** The language that a request wants. */
export const languageWanted = (accepted: string | undefined): Language => (accepted?.startsWith('fr') ? 'fr' : 'en');
