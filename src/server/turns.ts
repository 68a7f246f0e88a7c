const nothing = (): void => {};

/** Lets one thing happen after the other: what is asked meanwhile waits. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private count = 0;

  take<Value>(act: () => Promise<Value>): Promise<Value> {
    this.count += 1;
    const done = this.last.then(act).finally(() => {
      this.count -= 1;
    });
    // What it gave back is not held until the next one.
    this.last = done.then(nothing, nothing);
    return done;
  }

  /** Whether something is under way, or waits for its turn. */
  get areTaken(): boolean {
    return this.count > 0;
  }
}
