import { expect, test } from 'vitest';
import { languageOf, readArguments } from './arguments.ts';
import { sayer } from './words.ts';

const say = sayer('en');

test('options are taken with a space or a sign', () => {
  const { request, settings, given } = readArguments(
    ['--port', '0', '--host=::1', '--lang', 'fr', '--settings', 'a'],
    say,
  );
  expect([request, settings]).toEqual([null, 'a']);
  expect([...given]).toEqual([
    ['port', { text: '0', where: '--port' }],
    ['host', { text: '::1', where: '--host' }],
  ]);
  expect(readArguments(['--help'], say).request).toBe('help');
  expect(readArguments(['--version'], say).request).toBe('version');
});

test('the usual short options work', () => {
  expect([...readArguments(['-p', '9000'], say).given]).toEqual([['port', { text: '9000', where: '-p' }]]);
  expect(readArguments(['-h'], say).request).toBe('help');
});

test.each([
  [['--port'], 'Option --port needs a value.'],
  [['--host', '--port'], 'Option --host needs a value.'],
  [['--host='], 'Option --host needs a value.'],
  [['--help=yes'], 'Option --help takes no value.'],
  [['--prot', '80'], 'Unknown option --prot; --help lists them all.'],
  [['8080'], 'Unknown argument “8080”; --help lists the options.'],
  [['--lang', 'de'], '“de” is not a language: choose en or fr.'],
])('%j is refused with a sentence', (typed, sentence) => {
  expect(() => readArguments(typed, say)).toThrow(sentence);
});

test('the language is the one asked for, else that of the system, else English', () => {
  expect(languageOf([], { LANG: 'fr_FR.UTF-8' })).toBe('fr');
  expect(languageOf([], { LANG: 'fr_FR.UTF-8', LC_ALL: 'en_GB' })).toBe('en');
  expect(languageOf([], { LANG: 'en_GB', TINTAMARRE_LANG: 'fr' })).toBe('fr');
  expect(languageOf(['--lang', 'fr'], { LANG: 'en_GB' })).toBe('fr');
  expect(languageOf(['--lang', 'xx'], { LANG: 'de_DE' })).toBe('en');
});
