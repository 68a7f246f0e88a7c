import { dice } from '../../src/engine/random.ts';
import { kitOf } from '../../src/games/index.ts';
import { HostedTable } from '../../src/match/hosted.ts';
import type { Stamped } from '../../src/protocol/hosted.ts';
import type { Store } from '../../src/server/store/store.ts';

/** A table as its log says. Throws where the rules do not allow what the log says. */
export async function replayed(store: Store, id: string, log: readonly Stamped[]): Promise<HostedTable> {
  const stored = await store.table(id);
  if (stored === null) throw new Error('it is gone');
  const table = new HostedTable(stored.charter, stored.secret, kitOf(stored.charter.game)!, dice(0));
  for (const entry of log) table.apply(entry);
  if (stored.summary.seq !== log.length) throw new Error(`${stored.summary.seq} entries, ${log.length} found`);
  return table;
}
