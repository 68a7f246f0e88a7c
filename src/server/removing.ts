import { Refusal } from '../protocol/asks.ts';
import { hostOf } from './cards.ts';
import { Refused } from './refusals.ts';
import type { Bus, StoredTable, TableStore } from './store/store.ts';

/** Something may happen at the table between reading and removing it; so often in a row it does not. */
const MOST_TRIES = 20;

export interface RemovingWorld {
  readonly store: Pick<TableStore, 'table' | 'removeTable'>;
  readonly bus: Pick<Bus, 'announce'>;
  /** Drops a table that was removed from the store, and tells whoever watches it. */
  forgetTable(id: string): Promise<void>;
}

/** Throws where the table may not be removed. */
type Check = (stored: StoredTable) => void;

/** A host removes what has not begun or is over. */
export const asHost =
  (player: string): Check =>
  (stored) => {
    if (hostOf(stored) !== player) throw new Refusal('not-host');
    if (stored.summary.status === 'playing') throw new Refused('not-over');
  };

/** Removes a table; pages that show it are told, on every node. */
export async function removeTable(id: string, { store, bus, forgetTable }: RemovingWorld, check: Check): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const stored = await store.table(id);
    if (stored === null) throw new Refusal('no-such-table');
    check(stored);
    if (!(await store.removeTable(id, stored.summary.seq))) continue;
    bus.announce('removed', id);
    await forgetTable(id);
    return;
  }
  throw new Refusal('stale');
}
