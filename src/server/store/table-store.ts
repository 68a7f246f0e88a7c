import { type Kysely, type Selectable, sql } from 'kysely';
import type { Charter, Entry, Stamped } from '../../protocol/hosted.ts';
import { columnsOf, seating } from './append.ts';
import type { Append, Database, Steps } from './database.ts';
import type { Schema } from './schema.ts';
import type { StoredSnapshot, StoredTable, TableStatus, TableStore, TableSummary } from './store.ts';

/** Tables removed at once, so that others get their turn in between. */
const PRUNED_AT_ONCE = 20;

function storedOf(row: Selectable<Schema['tables']>): StoredTable {
  const { status, seq, waits_for: waitsFor, due, card } = row;
  const charter: Charter = JSON.parse(row.charter);
  const players: readonly string[] = JSON.parse(row.players);
  const summary = { status, seq, waitsFor, due, players, card };
  return { charter, secret: row.secret, rules: row.rules, summary, touched: row.touched };
}

function stampedOf({ seq, at, entry }: { seq: number; at: number; entry: string }): Stamped {
  const parsed: Entry = JSON.parse(entry);
  return { ...parsed, seq, at };
}

function* adding(
  db: Kysely<Schema>,
  charter: Charter,
  secret: string,
  rules: number,
  summary: TableSummary,
): Steps<void> {
  const { id, host, made } = charter;
  const fixed = { id, charter: JSON.stringify(charter), secret, rules, host, made };
  yield db
    .insertInto('tables')
    .values({ ...fixed, listed: charter.listed ? 1 : 0, ...columnsOf(summary, made) })
    .compile();
  yield* seating(db, id, summary.players);
}

function* keeping(db: Kysely<Schema>, id: string, { seq, step, rules, record }: StoredSnapshot): Steps<void> {
  const kept = { seq, step, rules, record };
  yield db
    .insertInto('snapshots')
    .values({ table_id: id, ...kept })
    .onConflict((old) => old.column('table_id').doUpdateSet(kept).where('snapshots.seq', '<=', seq))
    .compile();
}

function checkOrder({ entries, summary }: Append): void {
  const first = entries[0]?.seq;
  if (first === undefined || entries.some(({ seq }, i) => seq !== first + i) || summary.seq !== entries.at(-1)?.seq) {
    throw new RangeError('the entries do not follow one another up to the summary');
  }
}

export function tableStore({ db, write, append }: Pick<Database, 'db' | 'write' | 'append'>): TableStore {
  const idsUntouched = async (status: TableStatus, touchedBefore: number) => {
    const all = db.selectFrom('tables').select('id').where('listed', 'in', [0, 1]).where('status', '=', status);
    return (await all.where('touched', '<', touchedBefore).limit(PRUNED_AT_ONCE).execute()).map(({ id }) => id);
  };

  return {
    addTable: (...table) => write(() => adding(db, ...table)),

    async table(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : storedOf(row);
    },

    async listed(most) {
      const open = db.selectFrom('tables').selectAll().where('listed', '=', 1).where('status', '=', 'waiting');
      return (await open.orderBy('touched', 'desc').limit(most).execute()).map(storedOf);
    },

    async tablesOf(player, most) {
      const rows = await db
        .selectFrom('tables')
        .innerJoin('sitters', 'sitters.table_id', 'tables.id')
        .selectAll('tables')
        .where('sitters.player', '=', player)
        .orderBy(sql`case when waits_for = ${player} then 0 when status = 'over' then 2 else 1 end`)
        .orderBy('touched', 'desc')
        .limit(most)
        .execute();
      return rows.map(storedOf);
    },

    async entriesAfter(id, seq) {
      const log = db.selectFrom('entries').select(['seq', 'at', 'entry']).where('table_id', '=', id);
      return (await log.where('seq', '>', seq).orderBy('seq').execute()).map(stampedOf);
    },

    async append(id, entries, summary) {
      checkOrder({ id, entries, summary });
      return append({ id, entries, summary });
    },

    async overdue(now, most) {
      const late = db.selectFrom('tables').select('id').where('due', '<=', now);
      return (await late.orderBy('due').limit(most).execute()).map(({ id }) => id);
    },

    keepSnapshot: (...kept) => write(() => keeping(db, ...kept)),

    async snapshot(id) {
      const kept = db.selectFrom('snapshots').select(['seq', 'step', 'rules', 'record']).where('table_id', '=', id);
      return (await kept.executeTakeFirst()) ?? null;
    },

    async ids(which) {
      const all = db.selectFrom('tables').select('id').orderBy('made').orderBy('id');
      const wanted = which === 'all' ? all : all.where('status', '!=', 'over');
      return (await wanted.execute()).map(({ id }) => id);
    },

    async prune(status, touchedBefore) {
      let removed = 0;
      for (;;) {
        const ids = await idsUntouched(status, touchedBefore);
        if (ids.length === 0) return removed;
        // Asked again, since somebody may have come back meanwhile.
        const gone = db.deleteFrom('tables').where('id', 'in', ids).where('status', '=', status);
        const { numDeletedRows } = await gone.where('touched', '<', touchedBefore).executeTakeFirstOrThrow();
        removed += Number(numDeletedRows);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },

    async countTables(host, since) {
      const own = db.selectFrom('tables').where('host', '=', host).where('made', '>=', since);
      return (await own.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
    },
  };
}
