import type { Moderated } from './store/moderation-store.ts';
import type { PlayerStore } from './store/store.ts';

const MOST_AT_ONCE = 500;

interface Waiting {
  readonly digest: string;
  resolve(player: Moderated | null): void;
  reject(error: unknown): void;
}

/**
 * Reads who holds tokens. All that are asked for while a query is under way share the next one, so every answer is of a
 * query that began after it was asked for: a token that was revoked before that is not held.
 */
export class Holders {
  private readonly store: Pick<PlayerStore, 'holders'>;
  private waiting: Waiting[] = [];
  private reading = false;

  constructor(store: Pick<PlayerStore, 'holders'>) {
    this.store = store;
  }

  read(digest: string): Promise<Moderated | null> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ digest, resolve, reject });
      if (!this.reading) void this.readAll();
    });
  }

  private async readAll(): Promise<void> {
    this.reading = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MOST_AT_ONCE);
      try {
        const found = await this.store.holders([...new Set(batch.map(({ digest }) => digest))]);
        for (const { digest, resolve } of batch) resolve(found.get(digest) ?? null);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.reading = false;
  }
}
