import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Charter } from '../../protocol/hosted.ts';
import { columnsOf, seating } from './append.ts';
import { isArchived, logRows, stampedOf } from './archives/archive-store.ts';
import type { Append, Database, Steps } from './database.ts';
import type { Schema } from './schema.ts';
import type { StoredSnapshot, StoredTable, TableStatus, TableStore, TableSummary } from './store.ts';

/** Tables removed at once, so that others get their turn in between. */
const PRUNED_AT_ONCE = 20;
/** Tables that the lobby shows of one host, and of one origin. */
const SHOWN_OF_HOST = 3;
const SHOWN_OF_ORIGIN = 10;

/** What is told of a table. */
const COLUMNS = [
  'tables.charter',
  'tables.secret',
  'tables.rules',
  'tables.status',
  'tables.seq',
  'tables.waits_for',
  'tables.due',
  'tables.players',
  'tables.card',
  'tables.touched',
] as const;

type ColumnOf<Name> = Name extends `tables.${infer Column extends keyof Schema['tables']}` ? Column : never;
type Row = Pick<Selectable<Schema['tables']>, ColumnOf<(typeof COLUMNS)[number]>>;

function storedOf(row: Row): StoredTable {
  const { status, seq, waits_for: waitsFor, due, card } = row;
  const charter: Charter = JSON.parse(row.charter);
  const players: readonly string[] = JSON.parse(row.players);
  const summary = { status, seq, waitsFor, due, players, card };
  return { charter, secret: row.secret, rules: row.rules, summary, touched: row.touched };
}

function* adding(
  db: Kysely<Schema>,
  charter: Charter,
  secret: string,
  rules: number,
  summary: TableSummary,
  origin: string | null = null,
): Steps<void> {
  const { id, host, made } = charter;
  const fixed = { id, charter: JSON.stringify(charter), secret, rules, host, made, origin };
  const columns = columnsOf(summary, made);
  yield db
    .insertInto('tables')
    .values({ ...fixed, listed: charter.listed ? 1 : 0, ...columns })
    .compile();
  yield* seating(db, id, summary.players, columns);
}

/**
 * Never a state that is ahead of the log, that knows a name which was erased since, or of a table that was removed; one
 * that is there already gives way.
 */
function* keeping(db: Kysely<Schema>, id: string, { seq, step, rules, record }: StoredSnapshot): Steps<void> {
  const kept = { seq, step, rules, record };
  const columns = ['table_id', 'seq', 'step', 'rules', 'record'] as const;
  const logged = db.selectFrom('tables').where('id', '=', id);
  const row = logged
    .where('seq', '>=', seq)
    .where('erased', '<=', seq)
    .select((own) => ['id', ...[seq, step, rules, record].map((value, at) => own.val(value).as(columns[at + 1]!))]);
  yield db
    .insertInto('snapshots')
    .columns(columns)
    .expression(row)
    .onConflict((old) =>
      old
        .column('table_id')
        .doUpdateSet(kept)
        .where((own) => own.or([own('snapshots.seq', '<=', seq), own('snapshots.seq', '>', logged.select('seq'))])),
    )
    .compile();
}

function* removing(db: Kysely<Schema>, id: string, seq: number): Steps<boolean> {
  return (yield db.deleteFrom('tables').where('id', '=', id).where('seq', '=', seq).compile()) > 0;
}

function checkOrder({ entries, summary }: Append): void {
  const first = entries[0]?.seq;
  if (first === undefined || entries.some(({ seq }, i) => seq !== first + i) || summary.seq !== entries.at(-1)?.seq) {
    throw new RangeError('the entries do not follow one another up to the summary');
  }
}

/**
 * The tables that the lobby shows: first the latest of every origin, then the second latest, and so on, so that nobody
 * pushes others out by opening many. Tables from before origins were noted count by their host.
 */
function shown(db: Kysely<Schema>, most: number) {
  const origin = sql`coalesce(origin, host)`;
  const place = (by: RawBuilder<unknown>) =>
    sql<number>`row_number() over (partition by ${by} order by touched desc, id)`;
  const waiting = db.selectFrom('tables').where('listed', '=', 1).where('status', '=', 'waiting');
  const placed = waiting
    .select(['id', 'touched'])
    .select([place(sql.ref('host')).as('of_host'), place(origin).as('of_origin')])
    .as('placed');
  return db
    .selectFrom(placed)
    .select('placed.id')
    .where('of_host', '<=', SHOWN_OF_HOST)
    .where('of_origin', '<=', SHOWN_OF_ORIGIN)
    .orderBy('of_origin')
    .orderBy('touched', 'desc')
    .limit(most);
}

/** A database that is only read may be one from before there were archives. */
export function tableStore(
  { db, write, append }: Pick<Database, 'db' | 'write' | 'append'>,
  hasArchives = true,
): TableStore {
  const untouched = (status: TableStatus, touchedBefore: number) => {
    const all = db.selectFrom('tables').where('listed', 'in', [0, 1]).where('status', '=', status);
    return all.where('touched', '<', touchedBefore);
  };
  const idsUntouched = async (status: TableStatus, touchedBefore: number) => {
    const some = untouched(status, touchedBefore).select('id').limit(PRUNED_AT_ONCE);
    return (await some.execute()).map(({ id }) => id);
  };

  return {
    addTable: (...table) => write(() => adding(db, ...table)),

    async table(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : storedOf(row);
    },

    async listed(most) {
      const found = await db.selectFrom('tables').selectAll().where('id', 'in', shown(db, most)).execute();
      return found.toSorted((one, other) => other.touched - one.touched).map(storedOf);
    },

    async tablesOf(player, most) {
      const own = db
        .selectFrom('sitters')
        .innerJoin('tables', 'tables.id', 'sitters.table_id')
        .select(COLUMNS)
        .where('sitters.player', '=', player);
      const waiting = sql`case when waits_for = ${player} then 0 else 1 end`;
      const unfinished = own.where('sitters.ended', 'is', null).orderBy(waiting).orderBy('touched', 'desc').limit(most);
      // Of thousands only the latest are looked at: the index has them in this order.
      const over = own.where('sitters.ended', 'is not', null).orderBy('sitters.ended', 'desc').limit(most);
      const both = db.selectFrom(unfinished.as('unfinished')).selectAll();
      const rows = await both.unionAll(db.selectFrom(over.as('over')).selectAll()).execute();
      const rank = (row: Row): number => (row.status === 'over' ? 2 : row.waits_for === player ? 0 : 1);
      rows.sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
      return rows.slice(0, most).map(storedOf);
    },

    async entriesAfter(id, seq) {
      if (hasArchives) return (await logRows(db, id, seq)).map(stampedOf);
      const log = db.selectFrom('entries').select(['seq', 'at', 'entry']).where('table_id', '=', id);
      return (await log.where('seq', '>', seq).orderBy('seq').execute()).map(stampedOf);
    },

    async recentEntries(id, seq, latest, others) {
      const log = db.selectFrom('entries').select(['seq', 'at', 'entry']).where('table_id', '=', id);
      const first = seq - latest;
      const late = log.where('seq', '>', first).where('seq', '<=', seq).orderBy('seq');
      const earlier = log.where('seq', '<=', first).where('entry', 'not like', '%"kind":"answered"%');
      const before = await earlier.orderBy('seq', 'desc').limit(others).execute();
      const found = [...before.reverse(), ...(await late.execute())];
      // Asked last: until then a log may go to the archive, and none ever comes back.
      if (!(await isArchived(db, id))) return found.map(stampedOf);
      const all = (await logRows(db, id, 0)).map(stampedOf).filter((entry) => entry.seq <= seq);
      const at = all.findIndex((entry) => entry.seq > first);
      const early = at < 0 ? all : all.slice(0, at);
      const told = early.filter(({ kind }) => kind !== 'answered');
      return [...told.slice(Math.max(0, told.length - others)), ...all.slice(early.length)];
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

    removeTable: (id, seq) => write(() => removing(db, id, seq)),

    async countUntouched(status, touchedBefore) {
      const all = untouched(status, touchedBefore).select((row) => row.fn.countAll<number>().as('count'));
      return (await all.executeTakeFirstOrThrow()).count;
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

    async countListed(host, origin) {
      const waiting = db.selectFrom('tables').where('listed', '=', 1).where('status', '=', 'waiting');
      const count = (column: 'host' | 'origin', value: string) =>
        sql<number | null>`sum(case when ${sql.ref(column)} = ${value} then 1 else 0 end)`;
      const found = await waiting
        .select([count('host', host).as('ofHost'), count('origin', origin).as('ofOrigin')])
        .executeTakeFirstOrThrow();
      return { ofHost: found.ofHost ?? 0, ofOrigin: found.ofOrigin ?? 0 };
    },
  };
}
