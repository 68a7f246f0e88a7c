import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, type Say } from './words.ts';

/** A sentence about what was typed or asked for, to be shown as it is. */
export class Refusal extends Error {}

/** Everything that can be set, as a settings file names it. */
export const SETTING_NAMES = [
  'port',
  'host',
  'data',
  'publicUrl',
  'log',
  'metrics',
  'notices',
  'proxies',
  'botPace',
  'keepWaiting',
  'keepPlaying',
  'keepOver',
  'megabytes',
  'tablesPerHour',
  'requestsPerMinute',
  'messagesPerSecond',
  'socketsPerAddress',
  'databaseUrl',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** A command line is seen by everyone on the machine, so that a password has no place there. */
const OPTIONS = SETTING_NAMES.filter((name) => name !== 'databaseUrl');
const optionOf = (name: SettingName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A value, and where it was given, as a complaint names it. */
export interface Given {
  readonly text: string;
  readonly where: string;
}
export type GivenSettings = ReadonlyMap<SettingName, Given>;

export interface Arguments {
  readonly help: boolean;
  readonly settings: string | null;
  readonly given: GivenSettings;
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name);

function tokensOf(typed: readonly string[]) {
  const texts = [...OPTIONS.map(optionOf), 'lang', 'settings'];
  const options = {
    ...Object.fromEntries(texts.map((name) => [name, { type: 'string' }] as const)),
    help: { type: 'boolean' },
  } as const;
  return parseArgs({ args: [...typed], options, strict: false, tokens: true }).tokens;
}

export function readArguments(typed: readonly string[], say: Say): Arguments {
  const said = new Map<string, string>();
  const given = new Map<SettingName, Given>();
  for (const token of tokensOf(typed)) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') throw new Refusal(say('notAnArgument', { text: token.value }));
    const { name, rawName, value } = token;
    const setting = OPTIONS.find((each) => optionOf(each) === name);
    if (name === 'help') {
      if (value !== undefined) throw new Refusal(say('noValueTaken', { name: rawName }));
      said.set(name, '');
    } else if (setting !== undefined || name === 'lang' || name === 'settings') {
      if (value === undefined || value === '' || (!token.inlineValue && value.startsWith('--'))) {
        throw new Refusal(say('valueMissing', { name: rawName }));
      }
      if (setting === undefined) said.set(name, value);
      else given.set(setting, { text: value, where: rawName });
    } else throw new Refusal(say('unknownOption', { name: rawName }));
  }
  const lang = said.get('lang');
  if (lang !== undefined && !isOneOf(LANGUAGES, lang)) throw new Refusal(say('notALanguage', { text: lang }));
  return { help: said.has('help'), settings: said.get('settings') ?? null, given };
}

const variableOf = (name: SettingName): string =>
  name === 'databaseUrl' ? 'DATABASE_URL' : `TINTAMARRE_${optionOf(name).replaceAll('-', '_').toUpperCase()}`;

/** What the environment says; an empty variable says nothing. */
export function readEnvironment(env: NodeJS.ProcessEnv): GivenSettings {
  const given = new Map<SettingName, Given>();
  for (const name of SETTING_NAMES) {
    const where = variableOf(name);
    const text = env[where];
    if (text !== undefined && text !== '') given.set(name, { text, where });
  }
  return given;
}

/** The language asked for, if there is such a one, else that of the system. */
export function languageOf(typed: readonly string[], env: NodeJS.ProcessEnv): Language {
  const said = tokensOf(typed).flatMap((token) =>
    token.kind === 'option' && token.name === 'lang' ? token.value : [],
  );
  const asked = said.at(-1) ?? env['TINTAMARRE_LANG'];
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LANGUAGES.find((each) => each === asked) ?? LANGUAGES.find((each) => system.startsWith(each)) ?? 'en';
}
