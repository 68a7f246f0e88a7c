interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** For tests: time that passes only when it is told to, timer by timer. */
export class FakeClock {
  private time = Date.UTC(2026, 0, 5, 20);
  private readonly timers = new Set<Timer>();

  readonly now = (): number => this.time;

  readonly after = (milliseconds: number, act: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, act };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };

  private next(until: number): Timer | undefined {
    let found: Timer | undefined;
    for (const timer of this.timers) if (timer.at <= until && timer.at < (found?.at ?? Infinity)) found = timer;
    return found;
  }

  /** Lets so much time pass; whatever a timer sets going is settled before time goes on. */
  async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const until = this.time + milliseconds;
    for (let timer = this.next(until); timer !== undefined; timer = this.next(until)) {
      this.timers.delete(timer);
      this.time = Math.max(this.time, timer.at);
      timer.act();
      await settle();
    }
    this.time = until;
  }
}
