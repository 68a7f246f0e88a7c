import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Whereabouts } from '../../src/server/store/open.ts';
import { type PostgresTrial, TRIALS } from '../../src/server/store/testing.ts';

const PATIENCE_MILLISECONDS = 30_000;
/** It starts, recovers or shuts down. */
const NOT_YET = ['57P01', '57P02', '57P03'];

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The process and its children. */
function familyOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = rows.map((row) => row.trim().split(/\s+/).map(Number));
  return [pid, ...parents.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []))];
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
  }
}

/** A PostgreSQL of its own that is killed, paused and restarted. */
export class Postgres {
  private readonly trial: PostgresTrial;
  private paused: readonly number[] = [];

  private constructor(trial: PostgresTrial) {
    this.trial = trial;
  }

  static async start(folder?: string): Promise<Postgres> {
    return new Postgres(await TRIALS.PostgreSQL(folder));
  }

  get port(): number {
    return this.trial.port;
  }

  fresh(): Promise<Whereabouts> {
    return this.trial.fresh();
  }

  private get pidFile(): string {
    return join(this.trial.folder, 'postmaster.pid');
  }

  private get pid(): number {
    return Number(readFileSync(this.pidFile, 'utf8').split('\n', 1)[0]);
  }

  /** Kills all its processes; they are gone when this resolves. */
  async kill(): Promise<void> {
    const { pid } = this;
    signal(familyOf(pid), 'SIGKILL');
    await this.gone(pid);
  }

  /** Ends it in good order: transactions under way are rolled back, connections are closed. */
  async shutDown(): Promise<void> {
    const { pid } = this;
    signal([pid], 'SIGINT');
    await this.gone(pid);
  }

  /** Waits until it takes connections; where it has ended by itself, since it could not write its log, starts it again. */
  async untilUp(): Promise<void> {
    const start = performance.now();
    while (!(await this.takesConnections())) {
      if (performance.now() - start > PATIENCE_MILLISECONDS) throw new Error('PostgreSQL does not come up');
      if (!this.isUp) return this.startAgain();
      await pause(50);
    }
  }

  /** Without a database of that name it still says so. */
  private async takesConnections(): Promise<boolean> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.port,
      user: 'nobody',
      password: '',
      database: 'none',
    });
    const answer = await client.connect().then(
      () => null,
      (error: unknown) => error,
    );
    await client.end().catch(() => undefined);
    return answer instanceof pg.DatabaseError && !NOT_YET.includes(answer.code ?? '');
  }

  private get isUp(): boolean {
    return existsSync(this.pidFile) && isRunning(this.pid);
  }

  startAgain(): Promise<void> {
    return this.trial.startAgain();
  }

  /** Stops all its processes where they are. */
  pause(): void {
    this.paused = familyOf(this.pid);
    signal(this.paused, 'SIGSTOP');
  }

  resume(): void {
    signal(this.paused, 'SIGCONT');
    this.paused = [];
  }

  private async gone(pid: number): Promise<void> {
    const start = performance.now();
    while (isRunning(pid)) {
      if (performance.now() - start > PATIENCE_MILLISECONDS) throw new Error('PostgreSQL does not end');
      await pause(10);
    }
  }

  async end(): Promise<void> {
    this.resume();
    await this.trial.stop();
  }
}
