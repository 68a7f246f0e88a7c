import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sqliteTrouble } from './sqlite-trouble.ts';
import { StoreTrouble } from './trouble.ts';

const BUSY_MILLISECONDS = 5000;
/** What is checked here and now: that takes less time than a worker needs to start. */
const SMALL_BYTES = 16 * 2 ** 20;
/** A start waits so long for the check of a bigger file, which reads all of it. */
const PATIENCE_MILLISECONDS = 2000;

/** Whether all pages of the file are what they should be, as far as each of them tells. */
export function arePagesWhole(path: string): boolean {
  let file: DatabaseSync | null = null;
  try {
    file = new DatabaseSync(path, { timeout: BUSY_MILLISECONDS, readOnly: true });
    const [found] = file.prepare('pragma quick_check(1)').all();
    return found?.['quick_check'] === 'ok';
  } catch (error) {
    const trouble = sqliteTrouble(error, path);
    // Whatever else is wrong is met, and told, when the file is opened.
    return trouble?.code !== 'damaged';
  } finally {
    file?.close();
  }
}

interface PagesCheck {
  /** Told of damage that is found after the start. */
  foundLate(trouble: StoreTrouble): void;
  readonly smallBytes?: number;
  readonly patience?: number;
}

/**
 * Refuses a damaged database. Reading a gigabyte takes seconds, so that for a big file the start goes on meanwhile: most
 * of the damage there is lies in tables that nobody opens today, and the players of the others need not wait.
 */
export async function checkPages(path: string, check: PagesCheck): Promise<void> {
  const { foundLate, smallBytes = SMALL_BYTES, patience = PATIENCE_MILLISECONDS } = check;
  if (!existsSync(path)) return;
  const damaged = new StoreTrouble('damaged', path);
  if (statSync(path).size <= smallBytes) {
    if (!arePagesWhole(path)) throw damaged;
    return;
  }
  const worker = new Worker(new URL('./pages-worker.ts', import.meta.url), { workerData: path });
  const checked = new Promise<boolean>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', () => resolve(true));
  });
  const whole = await Promise.race([checked, wait(patience, null, { ref: false })]);
  worker.unref();
  if (whole === false) throw damaged;
  if (whole !== null) return;
  void checked.then((isWhole) => {
    if (!isWhole) foundLate(damaged);
  });
}
