import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../src/engine/game.ts';
import type { Cluster } from './cluster.ts';
import type { Postgres } from './postgres.ts';

export interface FaultContext {
  readonly cluster: Cluster;
  readonly random: Random;
  /** Milliseconds that the fault lasts. */
  readonly length: number;
  /** Called when the cause is gone, where that is not when the fault's promise resolves. */
  ended(): void;
}

type Act = (context: FaultContext) => Promise<void>;

interface Fault {
  readonly on: 'both' | 'sqlite' | 'postgresql';
  readonly act: Act;
}

/** A server that is told to end does so within this time, whatever hangs. */
const MOST_MILLISECONDS_TO_END = 10_000;

/** After so long the operating system of the database notices that the other end of a silent connection is gone. */
const KEEPALIVE_MILLISECONDS = 15_000;

async function killServer({ cluster, random, ended }: FaultContext): Promise<void> {
  const node = random.below(cluster.size);
  await cluster.kill(node);
  if (cluster.size > 1) ended();
  await cluster.revive(node);
  if (cluster.size === 1) ended();
}

/** Locks the file; what it gives back unlocks it. */
function locked(path: string): () => void {
  const file = new DatabaseSync(path, { timeout: 5000 });
  file.exec('begin exclusive');
  return () => {
    file.exec('rollback');
    file.close();
  };
}

function postgresOf({ postgres }: Cluster): Postgres {
  if (postgres === null) throw new Error('there is no PostgreSQL');
  return postgres;
}

async function killDatabase({ cluster, length }: FaultContext): Promise<void> {
  const postgres = postgresOf(cluster);
  await postgres.kill();
  await pause(length);
  await postgres.startAgain();
}

async function restartDatabase({ cluster }: FaultContext): Promise<void> {
  const postgres = postgresOf(cluster);
  await postgres.shutDown();
  await postgres.startAgain();
}

async function pauseDatabase({ cluster, length }: FaultContext): Promise<void> {
  const postgres = postgresOf(cluster);
  postgres.pause();
  await pause(length);
  postgres.resume();
}

/** The database answers nobody until what this gives back is called. */
function holdDatabase({ postgres, file }: Cluster): () => void {
  if (postgres !== null) {
    postgres.pause();
    return () => postgres.resume();
  }
  return locked(file);
}

/** Tells a server to end while the database does not answer. */
async function stopServer({ cluster, random, ended }: FaultContext): Promise<void> {
  const node = random.below(cluster.size);
  const letGo = holdDatabase(cluster);
  const start = performance.now();
  await cluster.terminate(node);
  const milliseconds = performance.now() - start;
  letGo();
  if (milliseconds > MOST_MILLISECONDS_TO_END) throw new Error(`a server took ${Math.round(milliseconds)} ms to end`);
  if (cluster.size > 1) ended();
  await cluster.revive(node);
  if (cluster.size === 1) ended();
}

/** The connections of one node, or of all. */
const someProxies = ({ cluster, random }: FaultContext) => {
  const { proxies } = cluster;
  const only = random.below(proxies.length + 1);
  return proxies.filter((_, at) => only === proxies.length || at === only);
};

const cutConnection =
  (mode: 'refuse' | 'swallow'): Act =>
  async (context) => {
    const proxies = someProxies(context);
    for (const proxy of proxies) proxy.drop(mode);
    await pause(context.length);
    for (const proxy of proxies) proxy.restore();
  };

const muteConnection =
  (muted: 'go-on' | 'stay-silent'): Act =>
  async (context) => {
    const proxies = someProxies(context);
    for (const proxy of proxies) proxy.mute();
    await pause(context.length);
    for (const proxy of proxies) setTimeout(proxy.restore(muted), KEEPALIVE_MILLISECONDS).unref();
  };

async function lockDatabase({ cluster, length }: FaultContext): Promise<void> {
  const unlock = locked(cluster.file);
  await pause(length);
  unlock();
}

async function fillDisk({ cluster, length }: FaultContext): Promise<void> {
  cluster.disk.fill(cluster.pidOf(0));
  await pause(length);
  cluster.disk.free(cluster.pidOf(0));
  await cluster.postgres?.untilUp();
}

const FAULTS = {
  'kill-server': { on: 'both', act: killServer },
  'stop-server': { on: 'both', act: stopServer },
  'kill-database': { on: 'postgresql', act: killDatabase },
  'pause-database': { on: 'postgresql', act: pauseDatabase },
  'restart-database': { on: 'postgresql', act: restartDatabase },
  'cut-connection': { on: 'postgresql', act: cutConnection('refuse') },
  'swallow-connection': { on: 'postgresql', act: cutConnection('swallow') },
  'stall-connection': { on: 'postgresql', act: muteConnection('go-on') },
  'silence-connection': { on: 'postgresql', act: muteConnection('stay-silent') },
  'lock-database': { on: 'sqlite', act: lockDatabase },
  'fill-disk': { on: 'both', act: fillDisk },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultKind = keyof typeof FAULTS;
export type DatabaseKind = 'sqlite' | 'postgresql';

export const FAULT_KINDS = Object.keys(FAULTS) as readonly FaultKind[];

/** Those of the faults that can be tried on such a database. */
export const faultsOn = (kinds: readonly FaultKind[], database: DatabaseKind): readonly FaultKind[] =>
  kinds.filter((kind) => FAULTS[kind].on === 'both' || FAULTS[kind].on === database);

/** Windows has no signals that stop and continue a process. */
const NEED_SIGNALS: readonly FaultKind[] = ['stop-server', 'kill-database', 'pause-database', 'restart-database'];

/** Whether this machine lets the fault be injected. */
export const isPossible = (kind: FaultKind, { disk }: Cluster): boolean =>
  kind === 'fill-disk' ? disk.kind !== null : process.platform !== 'win32' || !NEED_SIGNALS.includes(kind);

/** So many faults, every kind as often as any other, in an order that the chance decides. */
export function sequenceOf(kinds: readonly FaultKind[], count: number, random: Random): readonly FaultKind[] {
  const sequence: FaultKind[] = [];
  while (kinds.length > 0 && sequence.length < count) {
    const round = [...kinds];
    while (round.length > 0) sequence.push(...round.splice(random.below(round.length), 1));
  }
  return sequence.slice(0, count);
}

export const carryOut = (kind: FaultKind, context: FaultContext): Promise<void> => FAULTS[kind].act(context);
