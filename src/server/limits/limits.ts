import { Buckets, perHour, perMinute } from '../buckets.ts';
import type { Settings } from '../settings.ts';
import type { Shares } from './fair-queue.ts';

export interface Limits {
  /** Bytes that a socket may leave unread. */
  readonly unread: number;
  /** What is asked of tables besides answers: of a player, and of an address. */
  readonly asks: Buckets;
  readonly allAsks: Buckets;
  /** Messages in chats: of a player, and of an address. */
  readonly messages: Buckets;
  readonly allMessages: Buckets;
  /** Messages that are kept of a table's chat: the oldest give way. */
  readonly keptMessages: number;
  /** Entries of a log, besides answers, that each player may add: nobody needs as many. */
  readonly entries: number;
  /** Of a player: requests. */
  readonly requests: Buckets;
  /** Of an address: new players and new tables. */
  readonly guests: Buckets;
  readonly tables: Buckets;
  /** Tries of codes, of an address. */
  readonly codes: Buckets;
  /** Reports: of a player, and of an address. */
  readonly reports: Buckets;
  readonly allReports: Buckets;
  /** Of an address: calls to where players want to be told, to try them. */
  readonly calls: Buckets;
}

const UNREAD_BYTES = 2 ** 20;
const KEPT_MESSAGES = 1000;
const MOST_ENTRIES = 2000;

export function limitsOf({ requestsPerMinute, tablesPerHour, messagesPerSecond }: Settings): Limits {
  return {
    unread: UNREAD_BYTES,
    asks: new Buckets({ most: 2 * messagesPerSecond, perSecond: messagesPerSecond / 15 }),
    allAsks: new Buckets({ most: 8 * messagesPerSecond, perSecond: messagesPerSecond / 3 }),
    messages: new Buckets({ most: messagesPerSecond, perSecond: messagesPerSecond / 30 }),
    allMessages: new Buckets({ most: 4 * messagesPerSecond, perSecond: messagesPerSecond / 6 }),
    keptMessages: KEPT_MESSAGES,
    entries: MOST_ENTRIES,
    requests: new Buckets(perMinute(requestsPerMinute)),
    guests: new Buckets(perHour(requestsPerMinute)),
    tables: new Buckets(perHour(4 * tablesPerHour)),
    codes: new Buckets(perMinute(10)),
    reports: new Buckets(perHour(20)),
    allReports: new Buckets(perHour(100)),
    calls: new Buckets(perMinute(Math.ceil(requestsPerMinute / 60))),
  };
}

/** Milliseconds of CPU a second for which an address may begin one more thing in each turn of the event loop. */
const CPU_PER_SHARE = 150;

/** Of one address as much at a time as its budget suggests: with the usual one, two messages in a turn of the loop. */
export function sharesOf({ cpuPerAddress }: Settings): Shares {
  const perTurn = Math.ceil(cpuPerAddress / CPU_PER_SHARE);
  return { perTurn, underWay: 4 * perTurn };
}
