import { createHmac } from 'node:crypto';
import { hexOf } from './codes.ts';
import type { NoticeStore } from './store/store.ts';

/** Addresses as they are kept with tables: told apart by all nodes, and not readable without the database's own key. */
export class Origins {
  private readonly store: Pick<NoticeStore, 'keepOnce'>;
  private key: string | null = null;

  constructor(store: Pick<NoticeStore, 'keepOnce'>) {
    this.store = store;
  }

  async of(address: string): Promise<string> {
    this.key ??= await this.store.keepOnce('origin-key', hexOf(32));
    return createHmac('sha256', this.key).update(address).digest('hex').slice(0, 32);
  }
}
