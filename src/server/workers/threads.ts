import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Rules } from '../rules.ts';
import { threadCpu } from './cpu.ts';
import { type Job, type JobOf, perform, type Results } from './jobs.ts';
import { type Compute, type Done, type Helper, Pool, type PoolOptions } from './pool.ts';

const FILE = new URL('./worker.ts', import.meta.url);
const MOST_WORKERS = 4;

function startThread(): Helper {
  // What this program was started with is not for a thread: Node.js takes no --input-type for one.
  const worker = new Worker(FILE, { execArgv: [] });
  worker.unref();
  return {
    post: (job) => worker.postMessage(job),
    listen(replied, died) {
      worker.on('message', replied);
      worker.on('error', died);
      worker.on('exit', (code) => died(new Error(`a worker ended with ${code}`)));
    },
    async end() {
      await worker.terminate();
    },
  };
}

/** Worker threads: as many as there are cores besides that of the thread that plays, but not more than four. */
export function workerPool(after: PoolOptions['after']): Compute {
  const size = Math.min(MOST_WORKERS, Math.max(1, availableParallelism() - 1));
  return new Pool({ size, start: startThread, after });
}

/** For rules that no other thread knows: everything is done here. */
export class SameThread implements Compute {
  private readonly kitOf: Rules['kitOf'];

  constructor({ kitOf }: Pick<Rules, 'kitOf'>) {
    this.kitOf = kitOf;
  }

  async run<Kind extends Job['do']>(_key: string, job: JobOf<Kind>): Promise<Done<Results[Kind]>> {
    const start = threadCpu();
    const value = perform(job, this.kitOf);
    return { value, cpu: threadCpu() - start };
  }

  async close(): Promise<void> {}
}
