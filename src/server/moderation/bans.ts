import type { Moderated, ModerationStore } from '../store/moderation-store.ts';
import { AddressBans } from './ranges.ts';

interface BansWorld {
  readonly store: Pick<ModerationStore, 'bannedRanges'>;
  now(): number;
}

/** Who is refused: players as they were last read, and addresses as this node last read them. */
export class Bans {
  private readonly world: BansWorld;
  private addresses = new AddressBans([]);
  private reading = 0;

  constructor(world: BansWorld) {
    this.world = world;
  }

  /** Reads which addresses are banned; of two readings the later one holds. */
  async read(): Promise<void> {
    this.reading += 1;
    const { reading } = this;
    const ranges = await this.world.store.bannedRanges();
    if (reading === this.reading) this.addresses = new AddressBans(ranges);
  }

  hasAddress(ip: string): boolean {
    return this.addresses.has(ip, this.world.now());
  }

  hasPlayer({ bannedUntil }: Moderated): boolean {
    return bannedUntil !== null && bannedUntil > this.world.now();
  }

  isMuted({ mutedUntil }: Moderated): boolean {
    return mutedUntil !== null && mutedUntil > this.world.now();
  }
}
