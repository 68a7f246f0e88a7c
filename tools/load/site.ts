import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = resolve(import.meta.dirname, '../../src/server/main.ts');
const PATIENCE_MILLISECONDS = 120_000;

/** A load run comes from one address and does what thousands of people would: the host lifts what holds one back. */
const UNLIMITED = [
  ['--requests-per-minute', '1000000'],
  ['--tables-per-hour', '1000000'],
  ['--messages-per-second', '1000000'],
  ['--sockets-per-address', '1000000'],
].flat();

/** What a server says of itself. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
  readonly tablesLive: number;
  readonly answers: number;
}

/** Where everything is kept: a folder, or a PostgreSQL. */
export interface Kept {
  readonly data: string;
  readonly databaseUrl?: string;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function addressIn(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the server says nothing');
  for await (const line of createInterface(child.stdout)) {
    const found = /http:\/\/[\w.]+:\d+/.exec(line);
    if (found !== null) return found[0];
  }
  throw new Error('the server did not start');
}

/** The program that `npm start` starts, as a process of its own. */
export class Site {
  readonly base: string;
  private readonly child: ChildProcess;

  private constructor(base: string, child: ChildProcess) {
    this.base = base;
    this.child = child;
  }

  /** `flags` are for Node itself: --cpu-prof, for one. */
  static async start({ data, databaseUrl }: Kept, flags: readonly string[] = []): Promise<Site> {
    const typed = [...flags, MAIN, '--port', '0', '--host', '127.0.0.1', '--data', data, '--lang', 'en', ...UNLIMITED];
    const child = spawn(process.execPath, typed, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATABASE_URL: databaseUrl ?? '' },
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    const base = await addressIn(child);
    child.stdout?.resume();
    return new Site(base, child);
  }

  async usage(): Promise<Usage> {
    const answer = await fetch(`${this.base}/metrics`, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
    const text = await answer.text();
    const read = (name: string): number =>
      [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].reduce(
        (sum, found) => sum + Number(found[1]),
        0,
      );
    return {
      cpuSeconds: read('process_cpu_seconds_total'),
      rssBytes: read('process_resident_memory_bytes'),
      heapBytes: read('nodejs_heap_size_used_bytes'),
      tablesLive: read('tintamarre_tables_live'),
      answers: read('tintamarre_answers_total'),
    };
  }

  async stop(): Promise<void> {
    const exited = once(this.child, 'exit');
    if (this.child.kill('SIGTERM')) await exited;
  }
}
