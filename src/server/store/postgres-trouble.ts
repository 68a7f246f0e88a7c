import pg from 'pg';
import { StoreTrouble } from './trouble.ts';

/** Why a PostgreSQL cannot be used. */
export type PostgresTroubleCode =
  | 'refused'
  | 'unknown-host'
  | 'unreachable'
  | 'starting'
  | 'tls'
  | 'wrong-password'
  | 'not-let-in'
  | 'unknown-database'
  | 'no-rights'
  | 'no-connections'
  | 'too-old'
  | 'read-only'
  | 'full'
  | 'damaged'
  | 'newer'
  | 'older'
  | 'foreign'
  | 'failed';

/** Where it is, as far as it may be told: without the password. */
export interface PostgresPlace {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

export class PostgresTrouble extends Error {
  readonly code: PostgresTroubleCode;
  readonly place: PostgresPlace;
  /** What PostgreSQL or the system says itself. */
  readonly detail: string;

  constructor(code: PostgresTroubleCode, place: PostgresPlace, detail: string, options?: ErrorOptions) {
    super(`PostgreSQL: ${code} ${detail}`.trim(), options);
    this.code = code;
    this.place = place;
    this.detail = detail;
  }
}

/** What the driver makes of the address and of the environment. */
export function postgresPlace(url: string): PostgresPlace {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: url });
  return { host, port, user, database };
}

/** Codes of the system, and the SQLSTATE codes of https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const CODES: Readonly<Record<string, PostgresTroubleCode>> = {
  ECONNREFUSED: 'refused',
  ENOENT: 'refused',
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ETIMEDOUT: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EPIPE: 'unreachable',
  '08006': 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'starting',
  '28000': 'not-let-in',
  '28P01': 'wrong-password',
  '3D000': 'unknown-database',
  '42501': 'no-rights',
  '42P07': 'foreign',
  '53100': 'full',
  '53300': 'no-connections',
  '25006': 'read-only',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** Errors that the driver gives no code. */
const MESSAGES: readonly (readonly [RegExp, PostgresTroubleCode])[] = [
  [/timeout|Connection terminated/i, 'unreachable'],
  [/SSL|TLS|certificate/, 'tls'],
  [/password|SASL|SCRAM/i, 'wrong-password'],
];

const codeIn = (error: Error): string => ('code' in error ? String(error.code) : '');

/** What an error that was met on the way means; one that nobody foresaw keeps its own words. */
export function postgresTrouble(error: unknown, place: PostgresPlace): PostgresTrouble {
  if (error instanceof PostgresTrouble) return error;
  if (error instanceof StoreTrouble && ['newer', 'older', 'foreign'].includes(error.code)) {
    return new PostgresTrouble(error.code === 'newer' || error.code === 'older' ? error.code : 'foreign', place, '');
  }
  // One name may have several addresses, each of which failed.
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  const met = first instanceof Error ? first : new Error(String(first));
  const byMessage = MESSAGES.find(([pattern]) => pattern.test(`${met.message} ${codeIn(met)}`))?.[1];
  const detail = met.message.split('\n')[0] || codeIn(met);
  return new PostgresTrouble(CODES[codeIn(met)] ?? byMessage ?? 'failed', place, detail, { cause: error });
}
