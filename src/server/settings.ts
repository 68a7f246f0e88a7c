import { resolve } from 'node:path';
import { readArguments, readEnvironment } from './arguments.ts';
import { NOTICE_PLACES, type NoticePlaces } from './notices/addresses.ts';
import { MOST_COUNT, readSettingsFile, SettingReader } from './setting-reader.ts';
import { HOMEPAGE } from './version.ts';
import type { Language, Say } from './words.ts';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
/** A year. */
const MOST_HOURS = 8760;
export const METRICS_READERS = ['local', 'all', 'off'] as const;

/** How the server runs, as whoever starts it wants. */
export interface Settings {
  /** null: the first free one. */
  readonly port: number | null;
  readonly host: string;
  /** A Unix socket to listen on instead of a port. */
  readonly socket: string | null;
  /** The folder of the embedded database. */
  readonly data: string;
  /** A PostgreSQL instead. */
  readonly databaseUrl: string | null;
  /** Where players find the server, with a path if it has one, without a slash at the end; null: wherever they ask it. */
  readonly publicUrl: string | null;
  /** Where players get the source of this program; null: from the host. */
  readonly sourceUrl: string | null;
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
  /** Days after which a message in a chat is removed; 0 for never. */
  readonly keepChat: number;
  /** Hours between two backups of the data folder; 0 for none. */
  readonly backupEvery: number;
  /** The folder for them; null for one in the data folder. */
  readonly backupTo: string | null;
  /** How many of them are kept. */
  readonly backupKeep: number;
  readonly megabytes: number;
  readonly tablesPerHour: number;
  /** Tables in the lobby that wait for players. */
  readonly lobbyTablesPerPlayer: number;
  readonly lobbyTablesPerAddress: number;
  readonly requestsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly socketsPerAddress: number;
  /** Milliseconds of CPU a second. */
  readonly cpuPerPlayer: number;
  readonly cpuPerAddress: number;
}

export const DEFAULTS: Settings = {
  port: null,
  // All addresses of this machine, IPv4 and IPv6.
  host: '::',
  socket: null,
  // Of the installation: started from elsewhere, the server finds the same tables.
  data: resolve(import.meta.dirname, '../../.tintamarre/data'),
  databaseUrl: null,
  publicUrl: null,
  sourceUrl: HOMEPAGE === '' ? null : HOMEPAGE,
  log: 'warn',
  metrics: 'local',
  notices: 'public',
  proxies: 0,
  botPace: 600,
  keepWaiting: 14,
  keepPlaying: 365,
  keepOver: 365,
  keepChat: 90,
  backupEvery: 0,
  backupTo: null,
  backupKeep: 7,
  megabytes: 4096,
  tablesPerHour: 30,
  lobbyTablesPerPlayer: 5,
  lobbyTablesPerAddress: 20,
  requestsPerMinute: 600,
  messagesPerSecond: 30,
  socketsPerAddress: 200,
  cpuPerPlayer: 150,
  cpuPerAddress: 300,
};

/** What was typed comes first, then the environment, then the file, then what is usual. */
export function readSettings(typed: readonly string[], env: NodeJS.ProcessEnv, language: Language, say: Say): Settings {
  const { settings, given } = readArguments(typed, say);
  const file = settings ?? env['TINTAMARRE_SETTINGS'] ?? '';
  const sources = [given, readEnvironment(env), ...(file === '' ? [] : [readSettingsFile(file, language, say)])];
  const read = new SettingReader(sources, language, say);
  return {
    port: read.port(),
    host: read.text('host', DEFAULTS.host),
    socket: read.textOrNull('socket'),
    data: read.text('data', DEFAULTS.data),
    databaseUrl: read.database(),
    publicUrl: read.site('publicUrl'),
    sourceUrl: read.address('sourceUrl', DEFAULTS.sourceUrl),
    log: read.oneOf('log', LOG_LEVELS, DEFAULTS.log),
    metrics: read.oneOf('metrics', METRICS_READERS, DEFAULTS.metrics),
    notices: read.oneOf('notices', NOTICE_PLACES, DEFAULTS.notices),
    proxies: read.count('proxies', DEFAULTS.proxies, 8),
    botPace: read.count('botPace', DEFAULTS.botPace, 60_000),
    keepWaiting: read.count('keepWaiting', DEFAULTS.keepWaiting),
    keepPlaying: read.count('keepPlaying', DEFAULTS.keepPlaying),
    keepOver: read.count('keepOver', DEFAULTS.keepOver),
    keepChat: read.count('keepChat', DEFAULTS.keepChat),
    backupEvery: read.count('backupEvery', DEFAULTS.backupEvery, MOST_HOURS),
    backupTo: read.text('backupTo', '') || DEFAULTS.backupTo,
    backupKeep: read.count('backupKeep', DEFAULTS.backupKeep, MOST_COUNT, 1),
    megabytes: read.count('megabytes', DEFAULTS.megabytes, MOST_COUNT, 1),
    tablesPerHour: read.count('tablesPerHour', DEFAULTS.tablesPerHour),
    lobbyTablesPerPlayer: read.count('lobbyTablesPerPlayer', DEFAULTS.lobbyTablesPerPlayer),
    lobbyTablesPerAddress: read.count('lobbyTablesPerAddress', DEFAULTS.lobbyTablesPerAddress),
    requestsPerMinute: read.count('requestsPerMinute', DEFAULTS.requestsPerMinute, MOST_COUNT, 1),
    messagesPerSecond: read.count('messagesPerSecond', DEFAULTS.messagesPerSecond, MOST_COUNT, 1),
    socketsPerAddress: read.count('socketsPerAddress', DEFAULTS.socketsPerAddress, MOST_COUNT, 1),
    cpuPerPlayer: read.count('cpuPerPlayer', DEFAULTS.cpuPerPlayer, MOST_COUNT, 1),
    cpuPerAddress: read.count('cpuPerAddress', DEFAULTS.cpuPerAddress, MOST_COUNT, 1),
  };
}
