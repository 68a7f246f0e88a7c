import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const BUSY_MILLISECONDS = 5000;

/** Beside the thread that plays: each time it is told to, it brings what the journal holds into the file. */
const path: string = workerData;
const file = new DatabaseSync(path, { timeout: BUSY_MILLISECONDS });
const checkpoint = file.prepare('pragma wal_checkpoint(passive)');

/** The pages in the journal; null where there was no room in the file for them. */
function pagesLeft(): number | null {
  try {
    return Number(checkpoint.get()?.['log']);
  } catch {
    return null;
  }
}

parentPort?.on('message', (last: boolean) => {
  if (last) {
    file.close();
    parentPort?.close();
  } else parentPort?.postMessage(pagesLeft());
});
