import { setTimeout as pause } from 'node:timers/promises';
import { sqliteCode } from './sqlite-trouble.ts';

const SQLITE_BUSY = 5;
/** Another process may have the database for itself so long; tables wait for their store a little longer. */
const MOST_MILLISECONDS = 2700;
export const TRY_AGAIN_MILLISECONDS = 20;

/** Whether another process has the database for itself. The code of the error may carry details in its upper bits. */
export const isBusy = (error: unknown): boolean => ((sqliteCode(error) ?? 0) & 0xff) === SQLITE_BUSY;

/** How long something has been tried in vain because the database is busy. */
export class Busy {
  private since: number | null = null;

  /** Whether to try again after the error. */
  isToTryAgain(error: unknown): boolean {
    if (!isBusy(error)) return false;
    this.since ??= performance.now();
    return performance.now() - this.since < MOST_MILLISECONDS;
  }

  over(): void {
    this.since = null;
  }
}

/** Does it once no other process has the database for itself. */
export async function whenFree<Value>(act: () => Value | Promise<Value>): Promise<Value> {
  const busy = new Busy();
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!busy.isToTryAgain(error)) throw error;
      await pause(TRY_AGAIN_MILLISECONDS);
    }
  }
}
