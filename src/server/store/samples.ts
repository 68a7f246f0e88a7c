import { randomBytes } from 'node:crypto';
import type { Charter, Stamped } from '../../protocol/hosted.ts';
import { openStore, type Whereabouts } from './open.ts';
import type { Store, TableSummary } from './store.ts';

export const someId = (): string => randomBytes(8).toString('hex');

export const charterOf = (id: string, changes: Partial<Charter> = {}): Charter => ({
  id,
  game: 'clank',
  options: {},
  seats: 2,
  clock: { kind: 'none' },
  listed: true,
  host: 'host',
  commitment: 'commitment',
  made: 1000,
  ...changes,
});

export const summaryAt = (seq: number, changes: Partial<TableSummary> = {}): TableSummary => ({
  status: 'playing',
  seq,
  waitsFor: null,
  due: null,
  players: ['ada', 'bo'],
  card: '{"turn":1}',
  ...changes,
});

export const entryAt = (seq: number, at = 2000): Stamped => ({
  kind: 'answered',
  seat: 0,
  index: seq % 7,
  by: 'player',
  seq,
  at,
});

/** Adds to a table for as long as it lives, and says every number that was acknowledged. */
async function appendForEver(store: Store, id: string, from: number): Promise<void> {
  for (let seq = from; await store.append(id, [entryAt(seq)], summaryAt(seq)); seq++) {
    process.stdout.write(`${id} ${seq}\n`);
  }
}

// A child of the tests, which they kill: samples.ts WHEREABOUTS ID:SEQ ...
if (import.meta.main) {
  const [typed = '', ...tables] = process.argv.slice(2);
  const where: Whereabouts = JSON.parse(typed);
  const store = await openStore(where);
  for (const table of tables) {
    const [id = '', from] = table.split(':');
    void appendForEver(store, id, Number(from));
  }
}
