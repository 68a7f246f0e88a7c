import { randomInt } from 'node:crypto';
import type { Random } from '../engine/game.ts';
import { dice } from '../engine/random.ts';
import { Budget } from './limits/budget.ts';
import { FairQueue } from './limits/fair-queue.ts';
import { type Limits, limitsOf, sharesOf } from './limits/limits.ts';
import { Metrics } from './metrics.ts';
import { Bans } from './moderation/bans.ts';
import { Courier } from './notices/courier.ts';
import { Herald } from './notices/herald.ts';
import { Origins } from './origins.ts';
import { People } from './people.ts';
import { Presence } from './presence.ts';
import { ReadinessCheck } from './readiness.ts';
import { Rooms } from './rooms.ts';
import { ownRules, type Rules } from './rules.ts';
import { ServerTime } from './server-time.ts';
import type { Settings } from './settings.ts';
import { Sockets } from './sockets.ts';
import { Space } from './space.ts';
import type { Bus, Store } from './store/store.ts';
import type { Surroundings } from './surroundings.ts';
import { Tables } from './tables.ts';
import { ToldTexts } from './told-texts.ts';
import { Turns } from './turns.ts';
import type { Compute } from './workers/pool.ts';
import { TextCache } from './workers/text-cache.ts';
import { SameThread, workerPool } from './workers/threads.ts';

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
  /** Where what takes long is done; by default in worker threads, which know no other rules than their own. */
  readonly compute?: Compute;
  /** Milliseconds after which tables take what the store has not done for failed. */
  readonly storeTimeout?: number;
}

/** Everything that serves players, in one place. */
export interface House {
  readonly settings: Settings;
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly people: People;
  readonly bans: Bans;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly herald: Herald;
  readonly courier: Courier;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  readonly space: Space;
  readonly readiness: ReadinessCheck;
  readonly limits: Limits;
  /** What everything that is asked for costs its player and its address. */
  readonly budget: Budget;
  readonly queue: FairQueue;
  readonly compute: Compute;
  /** What is read of games, as JSON. */
  readonly texts: TextCache;
  readonly origins: Origins;
  /** Tables are opened one after the other: each counts those before it against its limits. */
  readonly opening: Turns;
  /** What the clock on the wall shows, for dates. */
  now(): number;
  /** The time at tables, which clients follow. */
  time(): number;
  ticks(): number;
  /** Drops a table that was removed from the store, and tells whoever watches it on this node. */
  forgetTable(id: string): Promise<void>;
  /** Reads anew what a player is and may; sockets of one who is gone close. */
  playerChanged(player: string): void;
  /** Notes an error that nobody should have met. */
  trouble(error: unknown): void;
}

/** A table where nothing happens stays in memory for so long. */
const IDLE_MILLISECONDS = 60_000;
/** So many are kept in memory for that long, though they were only looked at. */
const CROWD = 500;
/** Timers count no further; whoever is woken too early looks at the clock and goes back to sleep. */
const LONGEST_TIMER = 2 ** 31 - 1;
const STORE_MILLISECONDS = 3000;
const CACHED_CHARACTERS = 32 * 2 ** 20;

/** The timers of tables do not keep a server that is closed from ending. */
export function afterReally(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, Math.min(milliseconds, LONGEST_TIMER)).unref();
  return () => clearTimeout(timer);
}

/** Where the server writes down what happens. */
interface Log {
  error(error: unknown): void;
  warn(details: object, message: string): void;
}

export function houseOf(settings: Settings, world: World, log: Log): House {
  const trouble = (error: unknown) => log.error(error);
  const metrics = new Metrics();
  const { bus, now = Date.now, after = afterReally, random = dice(randomInt(2 ** 32)), rules = ownRules() } = world;
  const { ticks = () => performance.now(), storeTimeout = STORE_MILLISECONDS } = world;
  const time = new ServerTime(now, ticks);
  const { botPace, notices: places } = settings;
  const timed = metrics.timed(world.store);
  const presence = new Presence(bus, after);
  const count: Metrics['noticed'] = (by, outcome) => metrics.noticed(by, outcome);
  const courier = new Courier({ store: timed, places, now, ticks, after, count, trouble });
  const look: Tables['look'] = (id, at) => tables.look(id, at);
  const herald = new Herald({ store: timed, bus, presence, courier, look, now: time.now, after, trouble });
  const store = herald.overhearing(timed);
  const moved = (how: Parameters<Metrics['moved']>[0]) => metrics.moved(how);
  const recovered: Surroundings['recovered'] = (recovery) => {
    metrics.recovered(recovery.why);
    log.warn(recovery, 'a table goes on as its log says');
    void rooms.tellRecovered(recovery);
  };
  const budget = new Budget(settings, ticks);
  const hooks = { moved, recovered, trouble };
  const compute = world.compute ?? (world.rules === undefined ? workerPool(afterReally) : new SameThread(rules));
  const choose: Surroundings['choose'] = async (table, question, host) => {
    const { value, cpu } = await compute.run(table, { do: 'choose', ...question });
    budget.charge({ address: null, player: host }, cpu);
    return value;
  };
  const clock = { now: time.now, setByWall: time.setByWall, after };
  const surroundings = { store, bus, ...clock, random, storeTimeout, botPace, choose };
  const tables = new Tables({ ...surroundings, idle: IDLE_MILLISECONDS, crowd: CROWD, ...hooks, ...rules });
  const rooms = new Rooms({ tables, store, presence, told: new ToldTexts(), after, trouble });
  bus.listenToChat((id, number) => void rooms.hearChat(id, number));
  const sockets = new Sockets(settings.socketsPerAddress, after);
  const forgetTable = async (id: string) => {
    await rooms.end(id);
    await tables.forget(id);
  };
  const people = new People({ store, bus, isAlone: settings.databaseUrl === null, now, ticks });
  const bans = new Bans({ store, now });
  const readBans = () =>
    void bans
      .read()
      .catch(trouble)
      .then(() => sockets.check());
  const playerChanged = (player: string) => {
    people.forgetPlayer(player);
    sockets.check(player);
  };
  bus.onAnnouncement({
    announced: (what, key) => {
      if (what === 'removed') forgetTable(key).catch(trouble);
      else if (what === 'player') playerChanged(key);
      else if (what === 'ranges') readBans();
      else sockets.drop(key);
    },
    resumed: () => {
      readBans();
      void tables.catchUp();
    },
  });
  metrics.watch(() => ({ tables: tables.size, atRest: tables.atRest, sockets: sockets.size, rooms: rooms.size }));
  return {
    settings,
    store,
    bus,
    tables,
    people,
    bans,
    rooms,
    presence,
    herald,
    courier,
    sockets,
    metrics,
    space: new Space(store, settings.databaseUrl === null ? settings.data : null, settings.megabytes),
    readiness: new ReadinessCheck({ store, ticks, after, trouble }),
    limits: limitsOf(settings),
    budget,
    queue: new FairQueue(sharesOf(settings)),
    compute,
    texts: new TextCache(CACHED_CHARACTERS),
    origins: new Origins(store),
    opening: new Turns(),
    now,
    time: time.now,
    ticks,
    forgetTable,
    playerChanged,
    trouble,
  };
}
