import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, type Say } from './words.ts';

/** A sentence about what was typed or asked for, to be shown as it is. */
export class Refusal extends Error {}

/** What was typed is right, but what is on this machine or on the way to the database keeps the server from starting. */
export class StartFailure extends Refusal {}

/** With which status the program ends. */
export const exitStatusOf = (refusal: Refusal): 1 | 2 => (refusal instanceof StartFailure ? 1 : 2);

/** Everything that can be set, as a settings file names it. */
export const SETTING_NAMES = [
  'port',
  'host',
  'socket',
  'data',
  'publicUrl',
  'sourceUrl',
  'log',
  'metrics',
  'notices',
  'proxies',
  'botPace',
  'keepWaiting',
  'keepPlaying',
  'keepOver',
  'keepChat',
  'backupEvery',
  'backupTo',
  'backupKeep',
  'megabytes',
  'tablesPerHour',
  'lobbyTablesPerPlayer',
  'lobbyTablesPerAddress',
  'requestsPerMinute',
  'messagesPerSecond',
  'socketsPerAddress',
  'cpuPerPlayer',
  'cpuPerAddress',
  'databaseUrl',
  'databaseUrlFile',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** The long option that sets it, without its dashes. */
export const optionOf = (name: SettingName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A value, and where it was given, as a complaint names it. */
export interface Given {
  readonly text: string;
  readonly where: string;
}
export type GivenSettings = ReadonlyMap<SettingName, Given>;

const REQUESTS = ['help', 'version'] as const;
type Request = (typeof REQUESTS)[number];

export interface Arguments {
  /** What was asked for instead of a start. */
  readonly request: Request | null;
  readonly settings: string | null;
  readonly given: GivenSettings;
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name);

function tokensOf(typed: readonly string[]) {
  const texts = [...SETTING_NAMES.map(optionOf), 'lang', 'settings'];
  const options = {
    ...Object.fromEntries(texts.map((name) => [name, { type: 'string' }] as const)),
    port: { type: 'string', short: 'p' },
    help: { type: 'boolean', short: 'h' },
    version: { type: 'boolean' },
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
    const setting = SETTING_NAMES.find((each) => optionOf(each) === name);
    if (isOneOf(REQUESTS, name)) {
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
  return { request: REQUESTS.find((each) => said.has(each)) ?? null, settings: said.get('settings') ?? null, given };
}

/** The environment variable that sets it. The address of the database has the name that hosting platforms give it. */
export function variableOf(name: SettingName): string {
  const words = optionOf(name).replaceAll('-', '_').toUpperCase();
  return words.startsWith('DATABASE_') ? words : `TINTAMARRE_${words}`;
}

/** Variables that hosting platforms set; ours count for more. */
export const PLATFORM_VARIABLES: Readonly<Partial<Record<SettingName, string>>> = { port: 'PORT', host: 'HOST' };

/** What the environment says; an empty variable says nothing. */
export function readEnvironment(env: NodeJS.ProcessEnv): GivenSettings {
  const given = new Map<SettingName, Given>();
  for (const name of SETTING_NAMES) {
    const where = [variableOf(name), PLATFORM_VARIABLES[name]].find((each) => each !== undefined && env[each]);
    if (where !== undefined) given.set(name, { text: env[where]!, where });
  }
  return given;
}

/** What a settings file says of the language. A file that cannot be read is refused later, when the settings are read. */
function languageInFile(file: string | undefined): unknown {
  if (!file) return undefined;
  try {
    const { lang }: { readonly lang?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return lang;
  } catch {
    return undefined;
  }
}

/** The language asked for, if there is such a one, else that of the system. */
export function languageOf(typed: readonly string[], env: NodeJS.ProcessEnv): Language {
  const tokens = tokensOf(typed);
  const last = (name: string) =>
    tokens.flatMap((token) => (token.kind === 'option' && token.name === name ? (token.value ?? []) : [])).at(-1);
  const asked =
    last('lang') ?? (env['TINTAMARRE_LANG'] || languageInFile(last('settings') ?? env['TINTAMARRE_SETTINGS']));
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LANGUAGES.find((each) => each === asked) ?? LANGUAGES.find((each) => system.startsWith(each)) ?? 'en';
}
