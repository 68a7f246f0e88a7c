import { readFileSync } from 'node:fs';
import { systemReason } from '../text/errors.ts';
import type { SettingName } from './arguments.ts';
import { type Given, type GivenSettings, Refusal, readArguments, readEnvironment, SETTING_NAMES } from './arguments.ts';
import { NOTICE_PLACES, type NoticePlaces } from './notices/addresses.ts';
import type { Language, Say } from './words.ts';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export const METRICS_READERS = ['local', 'all', 'off'] as const;

/** How the server runs, as whoever starts it wants. */
export interface Settings {
  /** null: the first free one. */
  readonly port: number | null;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly data: string;
  /** A PostgreSQL instead. */
  readonly databaseUrl: string | null;
  /** Where players find the server, without a slash at the end; null: wherever they ask it. */
  readonly publicUrl: string | null;
  readonly log: (typeof LOG_LEVELS)[number];
  readonly metrics: (typeof METRICS_READERS)[number];
  /** Where players may be told who have no page open. */
  readonly notices: NoticePlaces;
  /** Proxies of the host's own whose word on where a request comes from is taken. */
  readonly proxies: number;
  /** Milliseconds. */
  readonly botPace: number;
  /** Days without a touch after which a table is removed; 0 for never. */
  readonly keepWaiting: number;
  readonly keepPlaying: number;
  readonly keepOver: number;
  readonly megabytes: number;
  readonly tablesPerHour: number;
  readonly requestsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly socketsPerAddress: number;
}

export const DEFAULTS: Settings = {
  port: null,
  host: '0.0.0.0',
  data: '.tintamarre/data',
  databaseUrl: null,
  publicUrl: null,
  log: 'warn',
  metrics: 'local',
  notices: 'public',
  proxies: 0,
  botPace: 600,
  keepWaiting: 14,
  keepPlaying: 0,
  keepOver: 0,
  megabytes: 4096,
  tablesPerHour: 30,
  requestsPerMinute: 600,
  messagesPerSecond: 30,
  socketsPerAddress: 200,
};

const MOST = 1_000_000;

function fileReason(error: unknown, language: Language, say: Say): string {
  return error instanceof SyntaxError ? say('notJson') : systemReason(error, language);
}

function readFile(file: string, language: Language, say: Say): GivenSettings {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new SyntaxError();
  } catch (error) {
    throw new Refusal(say('settingsUnread', { file, why: fileReason(error, language, say) }));
  }
  const given = new Map<SettingName, Given>();
  for (const [name, value] of Object.entries(content)) {
    const known = SETTING_NAMES.find((each) => each === name);
    if (known === undefined) {
      throw new Refusal(say('settingUnknown', { file, name, known: SETTING_NAMES.join(', ') }));
    }
    if (value !== null) given.set(known, { text: String(value), where: `${file}: ${name}` });
  }
  return given;
}

/** Reads single values; what is wrong is said with where it was given, and what would be right. */
class Reader {
  private readonly sources: readonly GivenSettings[];
  private readonly say: Say;

  constructor(sources: readonly GivenSettings[], say: Say) {
    this.sources = sources;
    this.say = say;
  }

  private find(name: SettingName): Given | undefined {
    return this.sources.find((source) => source.has(name))?.get(name);
  }

  text(name: SettingName, otherwise: string): string {
    return this.find(name)?.text ?? otherwise;
  }

  port(): number | null {
    const found = this.find('port');
    if (found === undefined) return null;
    const { text, where } = found;
    if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text);
    const sentence = this.say('notAPort', { text });
    throw new Refusal(where.startsWith('--') ? sentence : `${where}: ${sentence}`);
  }

  count(name: SettingName, otherwise: number, most = MOST, least = 0): number {
    const found = this.find(name);
    if (found === undefined) return otherwise;
    const { text, where } = found;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new Refusal(this.say('notANumber', { name: where, text, least, most }));
  }

  oneOf<Name extends string>(name: SettingName, names: readonly Name[], otherwise: Name): Name {
    const found = this.find(name);
    if (found === undefined) return otherwise;
    const known = names.find((each) => each === found.text);
    if (known !== undefined) return known;
    throw new Refusal(this.say('notOneOf', { name: found.where, text: found.text, known: names.join(', ') }));
  }

  site(name: SettingName): string | null {
    const found = this.find(name);
    if (found === undefined) return null;
    const url = URL.parse(found.text);
    const plain = url?.username === '' && url.search === '' && url.hash === '' && url.pathname === '/';
    if (url !== null && plain && ['http:', 'https:'].includes(url.protocol)) return url.origin;
    throw new Refusal(this.say('notAnUrl', { name: found.where, text: found.text }));
  }

  /** What is wrong with it is said without repeating it: there is a password in it. */
  database(): string | null {
    const found = this.find('databaseUrl');
    if (found === undefined) return null;
    const scheme = URL.parse(found.text)?.protocol ?? '';
    if (['postgres:', 'postgresql:'].includes(scheme)) return found.text;
    throw new Refusal(this.say('notADatabase', { name: found.where }));
  }
}

/** What was typed comes first, then the environment, then the file, then what is usual; null when help was asked for. */
export function readSettings(
  typed: readonly string[],
  env: NodeJS.ProcessEnv,
  language: Language,
  say: Say,
): Settings | null {
  const { help, settings, given } = readArguments(typed, say);
  if (help) return null;
  const file = settings ?? env['TINTAMARRE_SETTINGS'] ?? '';
  const sources = [given, readEnvironment(env), ...(file === '' ? [] : [readFile(file, language, say)])];
  const read = new Reader(sources, say);
  return {
    port: read.port(),
    host: read.text('host', DEFAULTS.host),
    data: read.text('data', DEFAULTS.data),
    databaseUrl: read.database(),
    publicUrl: read.site('publicUrl'),
    log: read.oneOf('log', LOG_LEVELS, DEFAULTS.log),
    metrics: read.oneOf('metrics', METRICS_READERS, DEFAULTS.metrics),
    notices: read.oneOf('notices', NOTICE_PLACES, DEFAULTS.notices),
    proxies: read.count('proxies', DEFAULTS.proxies, 8),
    botPace: read.count('botPace', DEFAULTS.botPace, 60_000),
    keepWaiting: read.count('keepWaiting', DEFAULTS.keepWaiting),
    keepPlaying: read.count('keepPlaying', DEFAULTS.keepPlaying),
    keepOver: read.count('keepOver', DEFAULTS.keepOver),
    megabytes: read.count('megabytes', DEFAULTS.megabytes, MOST, 1),
    tablesPerHour: read.count('tablesPerHour', DEFAULTS.tablesPerHour),
    requestsPerMinute: read.count('requestsPerMinute', DEFAULTS.requestsPerMinute, MOST, 1),
    messagesPerSecond: read.count('messagesPerSecond', DEFAULTS.messagesPerSecond, MOST, 1),
    socketsPerAddress: read.count('socketsPerAddress', DEFAULTS.socketsPerAddress, MOST, 1),
  };
}
