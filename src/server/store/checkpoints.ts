import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Writes after which the journal is worth the work. */
const WRITES_BETWEEN = 250;
/** Pages of a journal that is to begin anew. */
const LONG_JOURNAL = 4000;

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
    worker.on('message', (pages: number) => {
      this.underWay = false;
      if (pages > LONG_JOURNAL && !this.closed) this.writer.finish();
    });
    worker.on('error', () => {
      this.worker = null;
      if (!this.closed) this.writer.alone();
      this.closed = true;
    });
    return worker;
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
