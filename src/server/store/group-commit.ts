import { setTimeout as pause } from 'node:timers/promises';
import { Busy, isBusy, TRY_AGAIN_MILLISECONDS } from './busy.ts';

/** After so long the disk that has refused is tried again. */
const MEND_AGAIN_MILLISECONDS = 250;

interface Waiting {
  /** Does it within a transaction; what it gives back is called once that is on disk. */
  act(): () => void;
  fail(error: unknown): void;
}

interface Committed {
  settle(): void;
  fail(error: unknown): void;
}

interface Disk {
  /** Carries out everything in one transaction or nothing, without waiting for the disk. */
  atomically<Value>(act: () => Value): Value;
  /** Resolves when all that was committed before is on disk. */
  sync(): Promise<void>;
  /** After a sync has failed: writes anew all that was committed. Throws where the disk still refuses. */
  mend(): void;
}

/**
 * Writes that arrive while others are on their way to the disk share one transaction, and so one wait for it. The wait
 * is beside this thread, which goes on meanwhile; until it is over nobody hears of what was written, nor may read it.
 * No transaction is ever left open over an await: another connection of this thread would wait for it for ever.
 */
export class GroupCommit {
  private readonly disk: Disk;
  private waiting: Waiting[] = [];
  private planned = false;
  private underWay: Promise<void> | null = null;
  /** Once the disk has refused, nobody knows what it holds: nothing is written or read until all is written anew. */
  private broken: { readonly error: unknown; triedAt: number } | null = null;
  private readonly busy = new Busy();

  constructor(disk: Disk) {
    this.disk = disk;
  }

  write<Value>(work: () => Value): Promise<Value> {
    return new Promise((resolve, fail) => {
      const act = () => {
        const value = work();
        return () => resolve(value);
      };
      this.waiting.push({ act, fail });
      this.plan();
    });
  }

  /** Until all that can be read is on disk. */
  async settled(): Promise<void> {
    if (this.underWay !== null) await this.underWay;
    this.mustBeWhole();
  }

  /** Until all that was to be written is on disk. */
  async finish(): Promise<void> {
    for (;;) {
      if (this.underWay === null) this.flush();
      if (this.underWay !== null) await this.underWay;
      else if (this.waiting.length > 0) await pause(TRY_AGAIN_MILLISECONDS);
      else return;
    }
  }

  private mustBeWhole(): void {
    if (this.broken === null) return;
    const { error, triedAt } = this.broken;
    if (performance.now() - triedAt < MEND_AGAIN_MILLISECONDS) throw error;
    this.broken.triedAt = performance.now();
    this.disk.mend();
    this.broken = null;
  }

  private plan(): void {
    if (this.planned || this.underWay !== null) return;
    this.planned = true;
    setImmediate(() => this.flushAsPlanned());
  }

  private planLater(): void {
    if (this.planned) return;
    this.planned = true;
    setTimeout(() => this.flushAsPlanned(), TRY_AGAIN_MILLISECONDS);
  }

  private flushAsPlanned(): void {
    this.planned = false;
    if (this.underWay === null) this.flush();
  }

  private flush(): void {
    const group = this.waiting;
    this.waiting = [];
    const committed = this.commit(group);
    if (committed.length === 0) return;
    this.underWay = this.store(committed).then(() => {
      this.underWay = null;
      if (this.waiting.length > 0) this.plan();
    });
  }

  private async store(committed: readonly Committed[]): Promise<void> {
    try {
      await this.disk.sync();
      for (const { settle } of committed) settle();
    } catch (error) {
      this.broken = { error, triedAt: performance.now() };
      for (const { fail } of committed) fail(error);
    }
  }

  /** Where something in a group fails, each is tried on its own; where another process writes, all of it later. */
  private commit(group: readonly Waiting[]): Committed[] {
    if (group.length === 0) return [];
    try {
      this.mustBeWhole();
      const settles = this.disk.atomically(() => group.map(({ act }) => act()));
      this.busy.over();
      return group.map(({ fail }, at) => ({ settle: settles[at]!, fail }));
    } catch (error) {
      if (this.busy.isToTryAgain(error)) {
        this.waiting.push(...group);
        this.planLater();
        return [];
      }
      if (group.length > 1 && !isBusy(error)) return group.flatMap((each) => this.commit([each]));
      for (const { fail } of group) fail(error);
      this.busy.over();
      return [];
    }
  }
}
