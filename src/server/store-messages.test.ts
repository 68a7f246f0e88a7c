import { expect, test } from 'vitest';
import { type PostgresPlace, PostgresTrouble, type PostgresTroubleCode } from './store/postgres-trouble.ts';
import { StoreTrouble, type TroubleCode } from './store/trouble.ts';
import { storeMessage } from './store-messages.ts';
import { LANGUAGES, type Language, sayer } from './words.ts';

const IN_FILES: Record<TroubleCode, true> = {
  newer: true,
  older: true,
  foreign: true,
  damaged: true,
  'read-only': true,
  denied: true,
  full: true,
  locked: true,
  missing: true,
  taken: true,
  nowhere: true,
  held: true,
  'disk-error': true,
};

const ON_POSTGRES: Record<PostgresTroubleCode, true> = {
  refused: true,
  'unknown-host': true,
  unreachable: true,
  starting: true,
  tls: true,
  'wrong-password': true,
  'not-let-in': true,
  'unknown-database': true,
  'no-rights': true,
  'no-connections': true,
  'too-old': true,
  'read-only': true,
  full: true,
  damaged: true,
  newer: true,
  older: true,
  foreign: true,
  failed: true,
};

const PLACE: PostgresPlace = { host: 'db', port: 5432, user: 'ada', database: 'games' };

const TROUBLES: readonly Error[] = [
  ...Object.keys(IN_FILES).map((code) => new StoreTrouble(isFileCode(code) ? code : 'foreign', '/data/x')),
  ...Object.keys(ON_POSTGRES).map(
    (code) => new PostgresTrouble(isPostgresCode(code) ? code : 'failed', PLACE, 'its words'),
  ),
];

function isFileCode(code: string): code is TroubleCode {
  return Object.hasOwn(IN_FILES, code);
}

function isPostgresCode(code: string): code is PostgresTroubleCode {
  return Object.hasOwn(ON_POSTGRES, code);
}

const messagesIn = (language: Language) =>
  TROUBLES.map((trouble) => storeMessage(trouble, '/data', language, sayer(language)));

test.each(LANGUAGES)('every trouble has a message of one line, with all its places filled (%s)', (language) => {
  const messages = messagesIn(language);
  expect(new Set(messages).size).toBe(TROUBLES.length);
  expect(messages.filter((message) => /[{}\n]|undefined|\s\s/.test(message))).toEqual([]);
  const where = messages.filter((message) => !/\/data|db|games|3\.50\.4/.test(message));
  expect(where).toEqual([]);
});

test('French has spaces before its high marks, where no line ends', () => {
  expect(messagesIn('fr').filter((message) => / [:;!?»]|« /.test(message))).toEqual([]);
});

test('what nobody foresaw is told in its own words', () => {
  const sqlite = Object.assign(new Error('no such column: x'), { errcode: 1 });
  const say = sayer('en');
  expect(storeMessage(sqlite, '/data', 'en', say)).toBe('The data in /data cannot be opened: no such column: x.');
  expect(storeMessage(new Error('odd'), '/data', 'en', say)).toBe('The data in /data cannot be opened: odd.');
});
