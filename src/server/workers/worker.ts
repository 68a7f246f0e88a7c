import { parentPort } from 'node:worker_threads';
import { kitOf } from '../../games/index.ts';
import { threadCpu } from './cpu.ts';
import { type Job, perform } from './jobs.ts';
import type { Reply } from './pool.ts';

/** Beside the thread that plays: does one job after the other. */
function replyTo(job: Job): Reply {
  const start = threadCpu();
  try {
    return { value: perform(job, kitOf), cpu: threadCpu() - start };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(replyTo(job)));
