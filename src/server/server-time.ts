/**
 * Milliseconds since 1970 that pass as the monotonic clock says, wherever somebody sets the clock on the wall meanwhile.
 * Tables stamp and wake by it; what is only dated reads the wall.
 */
export class ServerTime {
  private readonly wall: () => number;
  private readonly ticks: () => number;
  private ahead: number;

  constructor(wall: () => number, ticks: () => number) {
    this.wall = wall;
    this.ticks = ticks;
    this.ahead = wall() - ticks();
  }

  readonly now = (): number => Math.round(this.ahead + this.ticks());

  /** Reads the wall again: the machine may have slept. Only where nobody counts time. */
  readonly setByWall = (): void => {
    this.ahead = this.wall() - this.ticks();
  };
}
