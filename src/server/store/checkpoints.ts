import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sqliteCode } from './sqlite-trouble.ts';

/** Writes after which the journal is worth the work. */
const WRITES_BETWEEN = 250;
/** Pages of a journal that is to begin anew. */
const LONG_JOURNAL = 4000;

/**
 * SQLite up to 3.51.2 has the WAL-reset bug (https://sqlite.org/wal.html#walresetbug): when one connection checkpoints
 * while another commits and begins the journal anew, a later checkpoint may skip pages that were committed, and the
 * database is damaged without an error. Checkpoints beside the writer do just that all day.
 */
const FIXED = [3, 51, 3] as const;
/** Older lines that the fix was brought to as well. */
const FIXED_TOO: readonly (readonly [number, number, number])[] = [
  [3, 44, 6],
  [3, 50, 7],
];

/** Whether this version of SQLite may checkpoint on one connection while another writes. */
export function isSafeBesideWriter(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (FIXED_TOO.some((fixed) => fixed[0] === major && fixed[1] === minor && patch >= fixed[2])) return true;
  if (major !== FIXED[0]) return major > FIXED[0];
  return minor > FIXED[1] || (minor === FIXED[1] && patch >= FIXED[2]);
}

/** What only the one who writes can do. */
interface Writer {
  /** Brings the rest into the file, so that the journal begins anew. */
  finish(): void;
  /** Does without help from now on. */
  alone(): void;
}

/**
 * Brings what the journal holds into the file, beside the thread that plays: that thread would wait for the disk many
 * times over. What is written meanwhile it leaves, and where the journal has become long, the writer brings that little
 * rest in itself.
 */
export class Checkpoints {
  private readonly path: string;
  private readonly writer: Writer;
  private worker: Worker | null = null;
  private written = 0;
  private underWay = false;
  private closed = false;

  constructor(path: string, writer: Writer) {
    this.path = path;
    this.writer = writer;
  }

  /** Takes note of a write. */
  wrote(): void {
    this.written += 1;
    if (this.written < WRITES_BETWEEN || this.underWay || this.closed) return;
    this.written = 0;
    this.underWay = true;
    this.worker ??= this.start();
    this.worker.postMessage(false);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: this.path });
    worker.unref();
    worker.on('message', (pages: number | null) => {
      this.underWay = false;
      if ((pages ?? 0) > LONG_JOURNAL && !this.closed) this.finish();
    });
    worker.on('error', () => {
      this.worker = null;
      if (!this.closed) this.writer.alone();
      this.closed = true;
    });
    return worker;
  }

  /** A disk that is full may have room the next time. */
  private finish(): void {
    try {
      this.writer.finish();
    } catch (error) {
      if (sqliteCode(error) === null) throw error;
    }
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.closed = true;
    if (worker === null) return;
    // Whoever closes waits for it, even a program that has nothing else to do.
    worker.ref();
    const ended = once(worker, 'exit').catch(() => undefined);
    worker.postMessage(true);
    await ended;
  }
}
