import { InputError } from '../engine/game.ts';
import { REFUSALS, Refusal } from '../protocol/asks.ts';
import { type RefusedBody, WIRE_REFUSALS, type WireCode } from '../protocol/messages.ts';
import { worded } from '../text/errors.ts';
import type { Both, Language } from '../text/language.ts';
import { REFUSED } from '../text/refusals.ts';

REFUSED satisfies Record<WireCode, Both>;

export const WIRE_CODES: readonly WireCode[] = [...REFUSALS, ...WIRE_REFUSALS];

export const sentenceOf = (code: WireCode, language: Language): string => REFUSED[code][language];

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
  'bad-address': 400,
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
