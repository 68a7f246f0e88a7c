import type { Store } from '../../src/server/store/store.ts';
import { answersIn, faultsOf } from './account.ts';
import type { Notebook } from './player.ts';
import { replayed } from './replay.ts';

interface Settled {
  readonly faults: readonly string[];
  readonly answersKept: number;
  readonly acknowledged: number;
}

/** Compares every log with what players remember of the table, and with the rules. */
export async function settleAccounts(store: Store, notebooks: ReadonlyMap<string, Notebook>): Promise<Settled> {
  const faults: string[] = [];
  let answersKept = 0;
  let acknowledged = 0;
  for (const [id, notes] of notebooks) {
    const log = await store.entriesAfter(id, 0);
    answersKept += answersIn(log).length;
    acknowledged += notes.acknowledged.length;
    const legal = await replayed(store, id, log).then(
      () => [],
      (error: unknown) => [String(error)],
    );
    faults.push(...[...legal, ...faultsOf(log, notes)].map((fault) => `table ${id}: ${fault}`));
  }
  return { faults, answersKept, acknowledged };
}
