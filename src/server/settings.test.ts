import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { languageOf } from './arguments.ts';
import { DEFAULTS, readSettings } from './settings.ts';
import { removeFolders, trialFolder } from './testing.ts';
import { sayer } from './words.ts';

afterAll(removeFolders);

const read = (typed: readonly string[], env: NodeJS.ProcessEnv = {}) => readSettings(typed, env, 'en', sayer('en'));

function fileOf(content: string): string {
  const file = join(trialFolder(), 'settings.json');
  writeFileSync(file, content);
  return file;
}

test('without anything said all is as usual', () => {
  expect(read([])).toEqual(DEFAULTS);
});

test('what is typed goes before the environment, and that before the file', () => {
  const file = fileOf('{"port": 1, "host": "::1", "data": "/a", "proxies": 2, "publicUrl": null}');
  const env = { TINTAMARRE_PORT: '2', TINTAMARRE_HOST: '::2', TINTAMARRE_SETTINGS: file, TINTAMARRE_DATA: '' };
  expect(read(['--port', '3'], env)).toEqual({ ...DEFAULTS, port: 3, host: '::2', data: '/a', proxies: 2 });
  expect(read(['--settings', file])).toMatchObject({ port: 1, host: '::1' });
});

test('PORT and HOST, as hosting platforms set them, count for less than our own variables', () => {
  expect(read([], { PORT: '5000', HOST: '::1' })).toEqual({ ...DEFAULTS, port: 5000, host: '::1' });
  expect(read([], { PORT: '5000', TINTAMARRE_PORT: '6000', HOST: '' })).toEqual({ ...DEFAULTS, port: 6000 });
  expect(() => read([], { PORT: 'web' })).toThrow('PORT: “web” is not a port');
});

test('every setting can be typed', () => {
  const typed =
    '--public-url https://play.example.org/ --log warn --metrics off --bot-pace 0 --keep-over 30 --keep-chat 7'.split(
      ' ',
    );
  const url = 'postgres://me:word@db/games';
  expect(read(typed, { DATABASE_URL: url })).toMatchObject({
    publicUrl: 'https://play.example.org',
    log: 'warn',
    metrics: 'off',
    botPace: 0,
    keepOver: 30,
    keepChat: 7,
    databaseUrl: url,
  });
  expect(read([], { TINTAMARRE_SOURCE_URL: 'https://git.example.org/t' }).sourceUrl).toBe('https://git.example.org/t');
  expect(read(['--socket', '/run/s']).socket).toBe('/run/s');
  expect(read(['--database-url', 'postgres:///games']).databaseUrl).toBe('postgres:///games');
});

test('a password is refused on the command line, where everybody can read it', () => {
  for (const url of ['postgres://me:word@db/games', 'postgres:///games?password=word']) {
    const typed = () => read(['--database-url', url]);
    expect(typed).toThrow('--database-url contains a password');
    expect(typed).not.toThrow('word@');
    expect(read(['--settings', fileOf(JSON.stringify({ databaseUrl: url }))]).databaseUrl).toBe(url);
  }
});

test('the database can be read from a file, however the file is named', () => {
  const url = 'postgres://me:word@db/games';
  const file = fileOf(`${url}\n`);
  const settings = fileOf(JSON.stringify({ databaseUrlFile: file }));
  expect(read(['--database-url-file', file]).databaseUrl).toBe(url);
  expect(read([], { DATABASE_URL_FILE: file }).databaseUrl).toBe(url);
  expect(read(['--settings', settings]).databaseUrl).toBe(url);
  expect(read(['--database-url', 'postgres:///typed'], { DATABASE_URL_FILE: file }).databaseUrl).toBe(
    'postgres:///typed',
  );
});

test('a file for the database that is missing, wrong or given twice is refused with a sentence', () => {
  const file = fileOf('mysql://me:password@db');
  expect(() => read([], { DATABASE_URL_FILE: '/nowhere' })).toThrow(
    'DATABASE_URL_FILE: the file /nowhere cannot be read: there is no such file.',
  );
  const wrong = () => read([], { DATABASE_URL_FILE: file });
  expect(wrong).toThrow(`DATABASE_URL_FILE: ${file} is not the address of a PostgreSQL`);
  expect(wrong).not.toThrow('password@db');
  expect(() => read([], { DATABASE_URL_FILE: file, DATABASE_URL: 'postgres:///a' })).toThrow(
    'DATABASE_URL and DATABASE_URL_FILE are both set.',
  );
});

test('a settings file names the language, for less than the command line and the environment', () => {
  const file = fileOf('{"lang": "fr", "port": 1}');
  expect(read(['--settings', file]).port).toBe(1);
  expect(languageOf(['--settings', file], { LANG: 'C' })).toBe('fr');
  expect(languageOf([], { TINTAMARRE_SETTINGS: file })).toBe('fr');
  expect(languageOf([`--settings=${file}`], { TINTAMARRE_LANG: 'en' })).toBe('en');
  expect(languageOf(['--settings', '/nowhere'], { LANG: 'fr_FR' })).toBe('fr');
  expect(() => read(['--settings', fileOf('{"lang": "de"}')])).toThrow('settings.json: “de” is not a language');
});

test.each([
  ['https://play.example.org/', 'https://play.example.org'],
  ['https://example.org:8443/games/', 'https://example.org:8443/games'],
  ['https://example.org/a/b-c', 'https://example.org/a/b-c'],
])('players find the server at %s', (url, publicUrl) => {
  expect(read(['--public-url', url]).publicUrl).toBe(publicUrl);
});

test.each([
  [['--proxies', '9'], {}, '--proxies: “9” is not a whole number from 0 to 8.'],
  [['--log', 'loud'], {}, '--log: “loud” is not one of silent, error, warn, info, debug.'],
  [['--public-url', 'play.example.org'], {}, '--public-url: “play.example.org” is not the address of a site'],
  [['--source-url', 'javascript:alert(1)'], {}, '--source-url: “javascript:alert(1)” is not a web address'],
  [['--public-url', 'https://a.b/c?d'], {}, '--public-url: “https://a.b/c?d” is not the address of a site'],
  [['--public-url', 'https://a.b//c'], {}, '--public-url: “https://a.b//c” is not the address of a site'],
  [['--public-url', 'https://a.b/c;d'], {}, '--public-url: “https://a.b/c;d” is not the address of a site'],
  [[], { TINTAMARRE_PORT: 'x' }, 'TINTAMARRE_PORT: “x” is not a port'],
  [[], { TINTAMARRE_BOT_PACE: '-1' }, 'TINTAMARRE_BOT_PACE: “-1” is not a whole number from 0 to 60000.'],
  [['--settings', '/nowhere.json'], {}, 'The settings in /nowhere.json cannot be read: there is no such file.'],
])('%j %j is refused with a sentence', (typed, env, sentence) => {
  expect(() => read(typed, env)).toThrow(sentence);
});

test('a password is not repeated when the address of the database is wrong', () => {
  const wrong = () => read([], { DATABASE_URL: 'mysql://me:password@db' });
  expect(wrong).toThrow('DATABASE_URL is not the address of a PostgreSQL');
  expect(wrong).not.toThrow('password@db');
  const undecodable = () => read([], { DATABASE_URL: 'postgres://me:100%@db/games' });
  expect(undecodable).toThrow('DATABASE_URL is not the address of a PostgreSQL');
  expect(undecodable).not.toThrow('100%');
});

test('a file with a mistake is refused with its name', () => {
  expect(() => read(['--settings', fileOf('{"prot": 1}')])).toThrow(
    /settings\.json: there is no setting “prot”; the settings are port, /,
  );
  expect(() => read(['--settings', fileOf('{')])).toThrow(/cannot be read: it is not a JSON object\.$/);
  expect(() => read(['--settings', fileOf('[]')])).toThrow(/cannot be read: it is not a JSON object\.$/);
  expect(() => read(['--settings', fileOf('{"port": "8080a"}')])).toThrow(
    /settings\.json: port: “8080a” is not a port/,
  );
});
