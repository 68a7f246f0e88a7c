import type { HostedTable } from '../match/hosted.ts';

/**
 * The time at one table. It goes on from the last entry, even where a node whose clock is ahead stamped that entry, or
 * where the clock was set back before this server started. Otherwise bots would wait until that time comes again.
 */
export class TableTime {
  private readonly server: () => number;
  private ahead = 0;

  constructor(server: () => number) {
    this.server = server;
  }

  /** The time now; tell it of every new entry as soon as that is known. */
  at({ clocks }: HostedTable): number {
    const now = this.server();
    this.ahead = Math.max(this.ahead, clocks.latest - now);
    return now + this.ahead;
  }
}
