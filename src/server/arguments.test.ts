import { expect, test } from 'vitest';
import { languageOf, readArguments } from './arguments.ts';
import { sayer } from './words.ts';

const say = sayer('en');

test('options are taken with a space or a sign', () => {
  const { help, settings, given } = readArguments(
    ['--port', '0', '--host=::1', '--lang', 'fr', '--settings', 'a'],
    say,
  );
  expect([help, settings]).toEqual([false, 'a']);
  expect([...given]).toEqual([
    ['port', { text: '0', where: '--port' }],
    ['host', { text: '::1', where: '--host' }],
  ]);
  expect(readArguments(['--help'], say).help).toBe(true);
});

test.each([
  [['--port'], 'The option --port needs a value.'],
  [['--host', '--port'], 'The option --host needs a value.'],
  [['--host='], 'The option --host needs a value.'],
  [['--help=yes'], 'The option --help takes no value.'],
  [['--prot', '80'], 'There is no option --prot; --help lists those there are.'],
  [['8080'], '“8080” is not understood; --help lists the options.'],
  [['--lang', 'de'], '“de” is not a language known here: en or fr.'],
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
