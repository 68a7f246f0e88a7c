import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { testEnvironment } from '../../src/server/test-environment.ts';
import { rounded } from './numbers.ts';

const MAIN = resolve(import.meta.dirname, '../../src/server/main.ts');
const PATIENCE_MILLISECONDS = 120_000;
/** Milliseconds between two timers by which the server sees how late they are. */
const LOOKS_EVERY = 10;

/** A load run comes from one address and does what thousands of people would: the host lifts what holds one back. */
const UNLIMITED = [
  ['--requests-per-minute', '1000000'],
  ['--tables-per-hour', '1000000'],
  ['--messages-per-second', '1000000'],
  ['--sockets-per-address', '1000000'],
  ['--cpu-per-player', '1000000'],
  ['--cpu-per-address', '1000000'],
].flat();

/** The usual limits, behind a proxy that tells where requests come from. */
export const USUAL = ['--proxies', '1'];

/** What a server says of itself. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
  readonly tablesLive: number;
  /** Of these, those that are left to the store until they go on. */
  readonly tablesAtRest: number;
  readonly answers: number;
  /** How late timers were since this was last asked, on top of the ten milliseconds between two looks. */
  readonly delayMilliseconds: { readonly p99: number; readonly most: number };
}

/** Where everything is kept: a folder, or a PostgreSQL. */
export interface Kept {
  readonly data: string;
  readonly databaseUrl?: string;
}

const running = new Set<ChildProcess>();

/** No server outlives the run. */
function watchOver(child: ChildProcess): void {
  if (running.size === 0) {
    process.once('exit', () => {
      for (const each of running) each.kill('SIGKILL');
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  }
  running.add(child);
  child.once('exit', () => running.delete(child));
}

async function addressIn({ stdout }: { readonly stdout: NodeJS.ReadableStream }): Promise<string> {
  for await (const line of createInterface(stdout)) {
    const found = /http:\/\/[\w.]+:\d+/.exec(line);
    if (found !== null) return found[0];
  }
  throw new Error('the server did not start');
}

/** A server that runs, and how it is stopped. */
export interface Site {
  readonly base: string;
  stop(): Promise<void>;
}

/** The program that `npm start` starts, as a process of its own; `flags` are for Node itself: --cpu-prof, for one. */
export async function startSite(
  { data, databaseUrl }: Kept,
  flags: readonly string[] = [],
  limits: readonly string[] = UNLIMITED,
): Promise<Site> {
  const typed = [...flags, MAIN, '--port', '0', '--host', '127.0.0.1', '--data', data, '--lang', 'en', ...limits];
  const child = spawn(process.execPath, typed, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: testEnvironment(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  const exited = once(child, 'exit');
  watchOver(child);
  const base = await addressIn(child);
  child.stdout.resume();
  return {
    base,
    async stop() {
      if (child.kill('SIGTERM')) await exited;
    },
  };
}

/** What the server there says of itself. */
export async function usageAt(base: string): Promise<Usage> {
  const answer = await fetch(`${base}/metrics`, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
  const text = await answer.text();
  const read = (name: string): number => {
    const found = text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'));
    return found.reduce((sum, [, value]) => sum + Number(value), 0);
  };
  const delay = (name: string) => Math.max(0, rounded(read(name) * 1000 - LOOKS_EVERY));
  return {
    cpuSeconds: read('process_cpu_seconds_total'),
    rssBytes: read('process_resident_memory_bytes'),
    heapBytes: read('nodejs_heap_size_used_bytes'),
    tablesLive: read('tintamarre_tables_live'),
    tablesAtRest: read('tintamarre_tables_resting'),
    answers: read('tintamarre_answers_total'),
    delayMilliseconds: {
      p99: delay('nodejs_eventloop_lag_p99_seconds'),
      most: delay('nodejs_eventloop_lag_max_seconds'),
    },
  };
}
