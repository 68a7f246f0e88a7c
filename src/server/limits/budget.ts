import { Buckets } from '../buckets.ts';
import { threadCpu } from '../workers/cpu.ts';

/** Milliseconds of CPU that a player, and an address, may have a second. */
export interface Allowance {
  readonly cpuPerPlayer: number;
  readonly cpuPerAddress: number;
}

/** Saved up for when a page is opened, which asks for much at once. */
const SECONDS_SAVED = 4;
/** What it takes to refuse something. */
const REFUSAL = 0.05;

const bucketsOf = (perSecond: number): Buckets => new Buckets({ most: SECONDS_SAVED * perSecond, perSecond });

/** Who asks, as far as it is known and counts. */
export interface Payer {
  readonly address: string | null;
  readonly player: string | null;
}

/**
 * What everything that is asked for costs, in milliseconds of CPU. Whoever has something left may ask; what it took is
 * known afterwards, and who is in debt by then waits until it is paid off.
 */
export class Budget {
  private readonly players: Buckets;
  private readonly addresses: Buckets;
  private readonly ticks: () => number;
  private readonly cpu: () => number;

  constructor({ cpuPerPlayer, cpuPerAddress }: Allowance, ticks: () => number, cpu: () => number = threadCpu) {
    this.players = bucketsOf(cpuPerPlayer);
    this.addresses = bucketsOf(cpuPerAddress);
    this.ticks = ticks;
    this.cpu = cpu;
  }

  /** Whether the one who asks has something left; a refusal costs a little. */
  admits(payer: Payer): boolean {
    const now = this.ticks();
    const { address, player } = payer;
    const spent =
      (address !== null && this.addresses.isSpent(address, now)) ||
      (player !== null && this.players.isSpent(player, now));
    if (spent) this.charge(payer, REFUSAL);
    return !spent;
  }

  charge({ address, player }: Payer, milliseconds: number): void {
    const now = this.ticks();
    if (address !== null) this.addresses.spend(address, milliseconds, now);
    if (player !== null) this.players.spend(player, milliseconds, now);
  }

  /** Does something at once, and charges for the CPU that it took. */
  timed<Value>(payer: Payer, act: () => Value): Value {
    const start = this.cpu();
    try {
      return act();
    } finally {
      this.charge(payer, this.cpu() - start);
    }
  }
}
