import type { CompiledQuery, Kysely } from 'kysely';
import type { Append, Steps } from './database.ts';
import type { Schema } from './schema.ts';
import type { TableSummary } from './store.ts';

export function columnsOf(summary: TableSummary, touched: number) {
  const { status, seq, waitsFor, due, players, card } = summary;
  return { status, seq, waits_for: waitsFor, due, players: JSON.stringify(players), card, touched };
}

/** When the table ended, as its sitters remember it; null where it is not over. */
const endOf = ({ status, touched }: ReturnType<typeof columnsOf>): number | null =>
  status === 'over' ? touched : null;

export function* seating(
  db: Kysely<Schema>,
  id: string,
  players: readonly string[],
  columns: ReturnType<typeof columnsOf>,
): Steps<void> {
  if (players.length === 0) return;
  const ended = endOf(columns);
  const rows = [...new Set(players)].map((player) => ({ table_id: id, player, ended }));
  yield db.insertInto('sitters').values(rows).compile();
}

/** Remembers who sits there, since the log names them. */
function noting(db: Kysely<Schema>, id: string): CompiledQuery {
  const sitting = db.selectFrom('sitters').select(['table_id', 'player']).where('table_id', '=', id);
  return db
    .insertInto('named')
    .columns(['table_id', 'player'])
    .expression(sitting)
    .onConflict((old) => old.doNothing())
    .compile();
}

/** What an append writes; `before` is the number that it must find. */
export function rowsOf({ id, entries, summary }: Append) {
  return {
    before: entries[0]!.seq - 1,
    columns: columnsOf(summary, entries.at(-1)!.at),
    entries: entries.map(({ seq, at, ...entry }) => ({ table_id: id, seq, at, entry: JSON.stringify(entry) })),
  };
}

/**
 * The row of the table decides who is first: who finds it at the number before has it until the transaction ends, and
 * whoever waited for it then finds another number.
 */
export function* appending(db: Kysely<Schema>, append: Append): Steps<boolean> {
  const { id, summary } = append;
  const { before, columns, entries } = rowsOf(append);
  const update = db.updateTable('tables').set(columns).where('id', '=', id).where('seq', '=', before);
  const sameSitters = update.where('players', '=', columns.players);
  if ((yield sameSitters.compile()) > 0) {
    yield db
      .updateTable('sitters')
      .set({ ended: endOf(columns) })
      .where('table_id', '=', id)
      .compile();
  } else {
    if ((yield update.compile()) === 0) return false;
    yield noting(db, id);
    yield db.deleteFrom('sitters').where('table_id', '=', id).compile();
    yield* seating(db, id, summary.players, columns);
  }
  yield db.insertInto('entries').values(entries).compile();
  return true;
}
