import type { Seat } from '../engine/game.ts';
import { sha256 } from '../engine/sha256.ts';
import type { Clock } from '../protocol/hosted.ts';

/** Lag of the line that is given back, at most, for each answer. */
const MOST_REFUNDED = 1000;
/** What one who comes back after the clock ran out has at least. */
const LEAST_AFTER_RETURN = 60_000;
const LEAST_PAUSE = 1000;
const MOST_PAUSE = 3000;

/**
 * Milliseconds before the table answers for someone who said so beforehand: about as long as it takes by hand, so that
 * the others cannot tell. Nobody can foretell it, and it is the same on every node.
 */
export function pauseAt(step: number, secret: string): number {
  const digits = sha256(`${secret}\npause ${step}`).slice(0, 8);
  return LEAST_PAUSE + (Number.parseInt(digits, 16) % (MOST_PAUSE - LEAST_PAUSE));
}

/** The clocks as plain data; null for time without end. */
export interface KeptClocks {
  readonly left: readonly (number | null)[];
  readonly asked: Seat | null;
  readonly since: number;
  /** When the last entry was made; missing in tables kept by older servers. */
  readonly latest?: number;
}

/**
 * The time that seats have left, followed from one answer to the next. Milliseconds throughout. Entries may be stamped by
 * clocks that differ, or that somebody has set: time at a table never goes back.
 */
export class Clocks {
  private readonly clock: Clock;
  private left: number[];
  private asked: Seat | null = null;
  private since = 0;
  private last = 0;

  constructor(clock: Clock, seats: number) {
    this.clock = clock;
    const each = clock.kind === 'none' ? Number.POSITIVE_INFINITY : clock.seconds * 1000;
    this.left = Array.from({ length: seats }, () => each);
  }

  /** Other clocks that show the same: what passes on these is not seen there. */
  copy(): Clocks {
    const copy = new Clocks(this.clock, 0);
    copy.left = this.left.slice();
    copy.asked = this.asked;
    copy.since = this.since;
    copy.last = this.last;
    return copy;
  }

  get kept(): KeptClocks {
    const left = this.left.map((each) => (Number.isFinite(each) ? each : null));
    return { left, asked: this.asked, since: this.since, latest: this.last };
  }

  /** Goes on as they were kept. */
  resume({ left, asked, since, latest = since }: KeptClocks): void {
    for (const [seat, each] of left.entries()) this.left[seat] = each ?? Number.POSITIVE_INFINITY;
    this.asked = asked;
    this.since = since;
    this.last = latest;
  }

  /** What the seat has left at that moment. */
  leftOf(seat: Seat, at: number): number {
    return this.left[seat]! - (this.asked === seat ? Math.max(0, at - this.since) : 0);
  }

  /** When the time of the seat that is asked runs out; null where it cannot. */
  private get runsOut(): number | null {
    if (this.asked === null || this.clock.kind === 'none') return null;
    return this.since + this.left[this.asked]!;
  }

  /** When the clock falls: as much later as lag may be given back, since an answer given in time may be on its way. */
  get falls(): number | null {
    return this.runsOut === null ? null : this.runsOut + MOST_REFUNDED;
  }

  /** When the last entry was made. */
  get latest(): number {
    return this.last;
  }

  private pass(at: number): number {
    this.last = Math.max(this.last, at);
    return this.last;
  }

  /** When the seat that is asked was asked. */
  get askedSince(): number {
    return this.since;
  }

  /** The time since the seat was asked is spent, but for the lag of its line. */
  spend(at: number, lag: number): void {
    if (this.asked === null) return;
    const since = this.since;
    this.since = this.pass(at);
    this.left[this.asked]! -= Math.max(0, this.since - since - Math.min(Math.max(0, lag), MOST_REFUNDED));
  }

  /** Who is asked from now on; one who is no longer asked gets the increment, or a whole turn's time. */
  ask(seat: Seat | null, at: number): void {
    const now = this.pass(at);
    if (seat === this.asked) return;
    this.since = now;
    if (this.asked !== null) {
      if (this.clock.kind === 'game') this.left[this.asked]! += this.clock.increment * 1000;
      if (this.clock.kind === 'turn') this.left[this.asked] = this.clock.seconds * 1000;
    }
    this.asked = seat;
  }

  comeBack(seat: Seat, at: number): void {
    const now = this.pass(at);
    if (this.asked === seat) this.since = now;
    this.left[seat] = Math.max(this.left[seat]!, LEAST_AFTER_RETURN);
  }
}
