import { type Expression, type Kysely, sql } from 'kysely';
import { Unreadable } from '../../../match/upgrading.ts';
import type { LoggedEntry, Stamped } from '../../../protocol/hosted.ts';
import type { Database, Steps } from '../database.ts';
import { isMessage } from '../old-messages.ts';
import type { Schema } from '../schema.ts';
import { type LogRow, logIn, textOfLog } from './archive-text.ts';

/** What a table's log took as rows, and takes in the archive: characters of entries, numbers and times. */
export interface Archived {
  readonly entries: number;
  readonly before: number;
  readonly after: number;
}

/** Finished tables keep their log in one compressed row. Whoever reads a log notices nothing. */
export interface ArchiveStore {
  /** Finished tables not touched since whose log, or the end of it, is not in the archive; the oldest first. */
  unarchived(touchedBefore: number, most: number): Promise<readonly string[]>;
  /** Moves the log of a finished table to the archive; null where the table is not over, or changed meanwhile. */
  archive(table: string): Promise<Archived | null>;
}

/** Somebody else has archived the log meanwhile. */
class Overtaken extends Error {}

/** In place of a time, in the row that has an archive for its entry. */
const IS_ARCHIVE = -1;

function rowsIn(found: readonly LogRow[], seq: number): readonly LogRow[] {
  const rows = found.flatMap((row) => (row.at === IS_ARCHIVE ? logIn(row.entry) : [row]));
  return rows.filter((row) => row.seq > seq).toSorted((one, other) => one.seq - other.seq);
}

/** Entries and the archive are read by one statement: while a log is moved, another could miss both. */
function logAfter(db: Kysely<Schema>, id: string, seq: number) {
  const rows = db
    .selectFrom('entries')
    .select(['seq', 'at', 'entry'])
    .where('table_id', '=', id)
    .where('seq', '>', seq);
  const archive = db
    .selectFrom('archives')
    .select(['seq', sql<number>`${sql.lit(IS_ARCHIVE)}`.as('at'), 'log as entry'])
    .where('table_id', '=', id)
    .where('seq', '>', seq);
  return rows.unionAll(archive);
}

/** The rows of a log after that number, wherever they are, in their order. */
export async function logRows(db: Kysely<Schema>, id: string, seq: number): Promise<readonly LogRow[]> {
  return rowsIn(await logAfter(db, id, seq).execute(), seq);
}

export async function isArchived(db: Kysely<Schema>, id: string): Promise<boolean> {
  const archive = db.selectFrom('archives').select('seq').where('table_id', '=', id);
  return (await archive.executeTakeFirst()) !== undefined;
}

function parsed(seq: number, entry: string): LoggedEntry {
  try {
    return JSON.parse(entry);
  } catch {
    throw new Unreadable('broken', `entry ${seq} of its log is damaged`);
  }
}

export const stampedOf = ({ seq, at, entry }: LogRow): Stamped => ({ ...parsed(seq, entry), seq, at });

const lengthOf = (rows: readonly LogRow[]): number =>
  rows.reduce((sum, { seq, at, entry }) => sum + `${seq}${at}`.length + entry.length, 0);

/** Messages that older servers wrote to the log: players may ask for them, and they go after a while, so they stay rows. */
const messagesIn = (db: Kysely<Schema>, id: Expression<string>) =>
  db.selectFrom('entries').select('entries.seq').where('entries.table_id', '=', id).where(isMessage);

function* archiving(db: Kysely<Schema>, id: string, seq: number, log: string, moved: number): Steps<boolean> {
  const update = db.updateTable('tables').set({ archived: seq }).where('id', '=', id).where('seq', '=', seq);
  if ((yield update.where('status', '=', 'over').compile()) === 0) return false;
  yield db
    .insertInto('archives')
    .values({ table_id: id, seq, log })
    .onConflict((old) => old.column('table_id').doUpdateSet({ seq, log }))
    .compile();
  if ((yield db.deleteFrom('entries').where('table_id', '=', id).compile()) !== moved) throw new Overtaken();
  return true;
}

export function archiveStore({ db, write }: Pick<Database, 'db' | 'write'>): ArchiveStore {
  return {
    async unarchived(touchedBefore, most) {
      const over = db.selectFrom('tables').select('id').where('touched', '<', touchedBefore);
      // In the words of the index, which is used for nothing else.
      const waiting = over
        .where(sql<boolean>`status = 'over' and archived < seq`)
        .where((row) => row.not(row.exists(messagesIn(db, row.ref('tables.id')))));
      return (await waiting.orderBy('touched').limit(most).execute()).map(({ id }) => id);
    },

    async archive(id) {
      const own = db.selectFrom('tables').select(['seq', 'archived']).where('id', '=', id).where('status', '=', 'over');
      const table = await own.executeTakeFirst();
      if (table === undefined || table.archived >= table.seq) return null;
      if ((await messagesIn(db, sql.val(id)).executeTakeFirst()) !== undefined) return null;
      const found = await logAfter(db, id, 0).execute();
      const rows = rowsIn(found, 0);
      const log = textOfLog(rows);
      if (JSON.stringify(logIn(log)) !== JSON.stringify(rows)) throw new Error(`table ${id}: its archive differs`);
      const moved = found.filter(({ at }) => at !== IS_ARCHIVE).length;
      try {
        const done = await write(() => archiving(db, id, table.seq, log, moved));
        return done ? { entries: rows.length, before: lengthOf(rows), after: log.length } : null;
      } catch (error) {
        if (error instanceof Overtaken) return null;
        throw error;
      }
    },
  };
}
