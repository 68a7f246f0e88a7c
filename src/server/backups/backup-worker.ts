import { parentPort, workerData } from 'node:worker_threads';
import { backUp } from '../store/backup.ts';
import { StoreTrouble } from '../store/trouble.ts';
import type { BackupJob, BackupOutcome } from './copying.ts';

const { folder, to }: BackupJob = workerData;
const tell = (outcome: BackupOutcome) => parentPort?.postMessage(outcome);

try {
  await backUp(folder, to);
  tell({ done: true });
} catch (error) {
  if (error instanceof StoreTrouble) tell({ done: false, code: error.code, detail: error.path });
  else tell({ done: false, code: null, detail: String(error) });
}
