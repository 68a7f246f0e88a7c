import type { Writable } from 'node:stream';

/** Lets all that is said in one go travel together: one call of the system instead of many. */
export class Cork {
  private readonly line: Pick<Writable, 'cork' | 'uncork'>;
  private isIn = false;

  constructor(line: Pick<Writable, 'cork' | 'uncork'>) {
    this.line = line;
  }

  /** Keeps what follows until everything that is under way at this moment is done. */
  put(): void {
    if (this.isIn) return;
    this.isIn = true;
    this.line.cork();
    process.nextTick(() => {
      this.isIn = false;
      this.line.uncork();
    });
  }
}
