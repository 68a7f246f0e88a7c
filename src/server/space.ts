import { statfs } from 'node:fs/promises';
import type { Store } from './store/store.ts';

const MEGABYTE = 2 ** 20;
/** Kept free on the disk for the games under way. */
const LEAST_FREE = 64 * MEGABYTE;
const LOOKED_AT_EVERY = 5000;

async function freeIn(folder: string | null): Promise<number> {
  if (folder === null) return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** How much room there is on disk: new tables and talk stop before it is used up, games under way go on. */
export class Space {
  private readonly store: Store;
  /** Null where the database is elsewhere and minds its own disk. */
  private readonly folder: string | null;
  private readonly most: number;
  private looked = Number.NEGATIVE_INFINITY;
  private full = false;

  constructor(store: Store, folder: string | null, megabytes: number) {
    this.store = store;
    this.folder = folder;
    this.most = megabytes * MEGABYTE;
  }

  async isFull(): Promise<boolean> {
    if (performance.now() - this.looked < LOOKED_AT_EVERY) return this.full;
    this.looked = performance.now();
    const [used, free] = await Promise.all([this.store.bytes(), freeIn(this.folder)]);
    this.full = used > this.most || free < LEAST_FREE;
    return this.full;
  }
}
