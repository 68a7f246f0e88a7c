import { randomInt } from 'node:crypto';
import type { Random } from '../engine/game.ts';
import { dice } from '../engine/random.ts';
import { Buckets, perHour, perMinute } from './buckets.ts';
import { Metrics } from './metrics.ts';
import { Courier } from './notices/courier.ts';
import { Herald } from './notices/herald.ts';
import { People } from './people.ts';
import { Presence } from './presence.ts';
import { Rooms } from './rooms.ts';
import { ownRules, type Rules } from './rules.ts';
import type { Settings } from './settings.ts';
import { Sockets } from './sockets.ts';
import { Space } from './space.ts';
import type { Bus, Store } from './store/store.ts';
import { Tables } from './tables.ts';

/** What the server needs of the world; a test may bring its own time and luck. */
export interface World {
  readonly store: Store;
  readonly bus: Bus;
  readonly now?: () => number;
  readonly after?: (milliseconds: number, act: () => void) => () => void;
  readonly random?: Random;
  /** Milliseconds that only ever grow, for what is measured. */
  readonly ticks?: () => number;
  readonly rules?: Rules;
}

interface Limits {
  /** Bytes that a socket may leave unread. */
  readonly unread: number;
  /** What is asked of tables besides answers: of a player, and of an address. */
  readonly asks: Buckets;
  readonly allAsks: Buckets;
  /** Of a player: requests. */
  readonly requests: Buckets;
  /** Of an address: new players and new tables. */
  readonly guests: Buckets;
  readonly tables: Buckets;
  /** Tries of codes: of an address, and of all together. */
  readonly codes: Buckets;
  readonly allCodes: Buckets;
  /** Of an address: calls to where players want to be told, to try them. */
  readonly calls: Buckets;
}

/** Everything that serves players, in one place. */
export interface House {
  readonly settings: Settings;
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly people: People;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly herald: Herald;
  readonly courier: Courier;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  readonly space: Space;
  readonly limits: Limits;
  now(): number;
  ticks(): number;
  /** Notes an error that nobody should have met. */
  trouble(error: unknown): void;
}

/** A table that nobody watches stays in memory for so long. */
const IDLE_MILLISECONDS = 60_000;
/** Timers count no further; whoever is woken too early looks at the clock and goes back to sleep. */
const LONGEST_TIMER = 2 ** 31 - 1;
const UNREAD_BYTES = 2 ** 20;

/** The timers of tables do not keep a server that is closed from ending. */
function afterReally(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, Math.min(milliseconds, LONGEST_TIMER)).unref();
  return () => clearTimeout(timer);
}

function limitsOf({ requestsPerMinute, tablesPerHour, messagesPerSecond }: Settings): Limits {
  return {
    unread: UNREAD_BYTES,
    asks: new Buckets({ most: 2 * messagesPerSecond, perSecond: messagesPerSecond / 15 }),
    allAsks: new Buckets({ most: 8 * messagesPerSecond, perSecond: messagesPerSecond / 3 }),
    requests: new Buckets(perMinute(requestsPerMinute)),
    guests: new Buckets(perHour(requestsPerMinute)),
    tables: new Buckets(perHour(4 * tablesPerHour)),
    codes: new Buckets(perMinute(10)),
    allCodes: new Buckets(perMinute(100)),
    calls: new Buckets(perMinute(Math.ceil(requestsPerMinute / 60))),
  };
}

export function houseOf(settings: Settings, world: World, trouble: (error: unknown) => void): House {
  const metrics = new Metrics();
  const { bus, now = Date.now, after = afterReally, random = dice(randomInt(2 ** 32)), rules = ownRules() } = world;
  const { ticks = () => performance.now() } = world;
  const { botPace, notices: places } = settings;
  const timed = metrics.timed(world.store);
  const presence = new Presence(bus, after);
  const count: Metrics['noticed'] = (by, outcome) => metrics.noticed(by, outcome);
  const courier = new Courier({ store: timed, places, now, after, count, trouble });
  const look: Tables['look'] = (id, at) => tables.look(id, at);
  const herald = new Herald({ store: timed, bus, presence, courier, look, now, after, trouble });
  const store = herald.overhearing(timed);
  const moved = (how: Parameters<Metrics['moved']>[0]) => metrics.moved(how);
  const surroundings = { store, bus, now, after, random, botPace, idle: IDLE_MILLISECONDS, moved, trouble };
  const tables = new Tables({ ...surroundings, ...rules });
  const rooms = new Rooms(tables, store, presence, trouble);
  const sockets = new Sockets(settings.socketsPerAddress, after);
  metrics.watch(() => ({ tables: tables.size, sockets: sockets.size, rooms: rooms.size }));
  return {
    settings,
    store,
    bus,
    tables,
    people: new People(store, now),
    rooms,
    presence,
    herald,
    courier,
    sockets,
    metrics,
    space: new Space(store, settings.databaseUrl === null ? settings.data : null, settings.megabytes),
    limits: limitsOf(settings),
    now,
    ticks,
    trouble,
  };
}
