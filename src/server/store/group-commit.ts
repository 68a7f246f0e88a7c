interface Waiting {
  /** Does it within a transaction; what it gives back is called once that is on disk. */
  act(): () => void;
  fail(error: unknown): void;
}

interface Committed {
  settle(): void;
  fail(error: unknown): void;
}

/** Carries out everything in one transaction or nothing, without waiting for the disk. */
type Atomically = <Value>(act: () => Value) => Value;

/**
 * Writes that arrive while others are on their way to the disk share one transaction, and so one wait for it. The wait
 * is beside this thread, which goes on meanwhile; until it is over nobody hears of what was written, nor may read it.
 * No transaction is ever left open over an await: another connection of this thread would wait for it for ever.
 */
export class GroupCommit {
  private readonly atomically: Atomically;
  /** Resolves when all that was committed before is on disk. */
  private readonly sync: () => Promise<void>;
  private readonly waiting: Waiting[] = [];
  private planned = false;
  private underWay: Promise<void> | null = null;
  /** Once the disk has refused, nobody knows what it holds: nothing more is written or read. */
  private broken: { readonly error: unknown } | null = null;

  constructor(atomically: Atomically, sync: () => Promise<void>) {
    this.atomically = atomically;
    this.sync = sync;
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
    if (this.broken !== null) throw this.broken.error;
  }

  /** Until all that was to be written is on disk. */
  async finish(): Promise<void> {
    for (;;) {
      if (this.underWay === null) this.flush();
      if (this.underWay === null) return;
      await this.underWay;
    }
  }

  private plan(): void {
    if (this.planned || this.underWay !== null) return;
    this.planned = true;
    setImmediate(() => {
      this.planned = false;
      if (this.underWay === null) this.flush();
    });
  }

  private flush(): void {
    const committed = this.commit(this.waiting.splice(0));
    if (committed.length === 0) return;
    this.underWay = this.store(committed).then(() => {
      this.underWay = null;
      if (this.waiting.length > 0) this.plan();
    });
  }

  private async store(committed: readonly Committed[]): Promise<void> {
    try {
      await this.sync();
      for (const { settle } of committed) settle();
    } catch (error) {
      this.broken = { error };
      for (const { fail } of committed) fail(error);
    }
  }

  /** Where something in a group fails, each is tried on its own. */
  private commit(group: readonly Waiting[]): Committed[] {
    if (group.length === 0) return [];
    try {
      if (this.broken !== null) throw this.broken.error;
      const settles = this.atomically(() => group.map(({ act }) => act()));
      return group.map(({ fail }, at) => ({ settle: settles[at]!, fail }));
    } catch (error) {
      if (group.length > 1) return group.flatMap((each) => this.commit([each]));
      group[0]?.fail(error);
      return [];
    }
  }
}
