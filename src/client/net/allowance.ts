/** So much at once and so much a second; below what servers allow, so that answers always pass. */
const MOST = 40;
const PER_SECOND = 22;

/** Spreads questions over time instead of having them refused. */
export class Allowance {
  private left = MOST;
  private at = performance.now();
  private last: Promise<void> = Promise.resolve();
  waiting = 0;

  /** Until so much may be spent, after all who asked before. */
  spend(cost: number): Promise<void> {
    this.waiting += 1;
    this.last = this.last.then(() => this.wait(cost));
    return this.last;
  }

  /** Spends at once: what a person does never waits, so the questions after it do. */
  spendNow(cost: number): void {
    const now = performance.now();
    this.left = Math.min(MOST, this.left + ((now - this.at) / 1000) * PER_SECOND) - cost;
    this.at = now;
  }

  private async wait(cost: number): Promise<void> {
    this.spendNow(cost);
    if (this.left < 0) await new Promise((resolve) => setTimeout(resolve, (-this.left / PER_SECOND) * 1000));
    this.waiting -= 1;
  }
}
