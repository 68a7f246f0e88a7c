import { parseArgs } from 'node:util';
import { InputError } from '../engine/game.ts';
import { unknownName } from '../engine/stage.ts';
import { LANGUAGES, type Language } from '../text/language.ts';
import type { Sayer } from './seating.ts';

const TEXTS = ['lang', 'game', 'seats', 'bots', 'seat', 'options', 'seed', 'load'] as const;
const FLAGS = ['continue', 'help'] as const;

/** What was typed after the name of the program, by option; a flag that was set is an empty text. */
export type Arguments = Readonly<Partial<Record<(typeof TEXTS)[number] | (typeof FLAGS)[number], string>>>;

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name);

function tokensOf(typed: readonly string[]) {
  const options = Object.fromEntries([
    ...TEXTS.map((name) => [name, { type: 'string' }] as const),
    ...FLAGS.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  return parseArgs({ args: [...typed], options, strict: false, tokens: true }).tokens;
}

/** The arguments, or a sentence about the first one that is not understood. */
export function readArguments(typed: readonly string[], say: Sayer): Arguments {
  const given: Partial<Record<keyof Arguments, string>> = {};
  for (const token of tokensOf(typed)) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') throw new InputError('', say('notAnArgument', { text: token.value }));
    const { name, rawName, value } = token;
    if (isOneOf(FLAGS, name)) {
      if (value !== undefined) throw new InputError('', say('noValueTaken', { name: rawName }));
      given[name] = '';
    } else if (isOneOf(TEXTS, name)) {
      if (value === undefined || (!token.inlineValue && value.startsWith('--'))) {
        throw new InputError('', say('valueMissing', { name: rawName }));
      }
      given[name] = value;
    } else throw new InputError('', say('unknownOption', { name: rawName }));
  }
  if (given.lang !== undefined && !isOneOf(LANGUAGES, given.lang)) throw unknownName('--lang', given.lang, LANGUAGES);
  return given;
}

/** The language asked for, if there is such a one, else that of the system. */
export function languageOf(typed: readonly string[], env: NodeJS.ProcessEnv): Language {
  const said = tokensOf(typed).flatMap((token) =>
    token.kind === 'option' && token.name === 'lang' ? token.value : [],
  );
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LANGUAGES.find((each) => each === said.at(-1)) ?? LANGUAGES.find((each) => system.startsWith(each)) ?? 'en';
}
