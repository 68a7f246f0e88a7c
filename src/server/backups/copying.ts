import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { StoreTrouble, type TroubleCode } from '../store/trouble.ts';

export interface BackupJob {
  readonly folder: string;
  readonly to: string;
}

export type BackupOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly code: TroubleCode | null; readonly detail: string };

/** Copies the database of a data folder in a thread of its own: checking the copy reads all of it. */
export async function copyBeside(job: BackupJob, signal: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: job });
  const told = new Promise<BackupOutcome>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The backup was given up.')));
  });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    const outcome = await told;
    if (!outcome.done) {
      throw outcome.code === null ? new Error(outcome.detail) : new StoreTrouble(outcome.code, outcome.detail);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
    rmSync(`${job.to}.part`, { force: true });
  }
}
