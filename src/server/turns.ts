/** Lets one thing happen after the other: what is asked meanwhile waits. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private count = 0;

  take<Value>(act: () => Promise<Value>): Promise<Value> {
    this.count += 1;
    const done = this.last.then(act).finally(() => {
      this.count -= 1;
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Whether something is under way, or waits for its turn. */
  get areTaken(): boolean {
    return this.count > 0;
  }
}
