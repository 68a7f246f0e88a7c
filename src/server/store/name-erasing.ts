import type { Kysely } from 'kysely';
import { charterWithout, entryWithout, keptWithout, placesWithout, tracesOf } from '../../match/erasing.ts';
import type { Charter, Entry, LoggedEntry, Place } from '../../protocol/hosted.ts';
import { keptIn, textOfKept } from '../kept-text.ts';
import { type LogRow, logIn, textOfLog } from './archives/archive-text.ts';
import type { Database, Steps } from './database.ts';
import type { Schema } from './schema.ts';

/** Somebody may play at the table meanwhile; so often in a row they do not. */
const MOST_TRIES = 50;

interface Row {
  readonly charter: string;
  readonly card: string;
  readonly seq: number;
}

interface Found extends Row {
  readonly id: string;
  readonly entries: readonly { readonly seq: number; readonly entry: string }[];
  readonly archive: { readonly seq: number; readonly rows: readonly LogRow[] } | null;
  readonly snapshot: { readonly seq: number; readonly record: string } | null;
}

/** Another node kept another state of the table meanwhile, or moved its log to the archive. */
class Overtaken extends Error {}

function cardWithout(text: string, player: string): string {
  const card: { readonly places?: readonly Place[] } = JSON.parse(text);
  if (card.places === undefined) return text;
  return JSON.stringify({ ...card, places: placesWithout(card.places, player) });
}

/** The state with the name erased; null for one that nobody can read. */
function recordWithout(text: string, ...traces: Parameters<typeof tracesOf>): string | null {
  const kept = keptIn(text);
  return kept === null ? null : textOfKept(keptWithout(kept, tracesOf(...traces)));
}

const textNaming = (player: string): string => `"player":${JSON.stringify(player)}`;

const textWithout = (entry: string, player: string): string => JSON.stringify(entryWithout(JSON.parse(entry), player));

/** An entry without the player's name; the same text where it does not name them. */
const rowWithout = (row: LogRow, player: string): LogRow =>
  row.entry.includes(textNaming(player)) ? { ...row, entry: textWithout(row.entry, player) } : row;

function* erasing(db: Kysely<Schema>, player: string, at: number, found: Found): Steps<number | null> {
  const { id, seq, entries, archive, snapshot } = found;
  const charter: Charter = JSON.parse(found.charter);
  const next = seq + 1;
  const columns = {
    charter: JSON.stringify(charterWithout(charter, player)),
    card: cardWithout(found.card, player),
    seq: next,
    erased: next,
  };
  const update = db.updateTable('tables').set(columns).where('id', '=', id).where('seq', '=', seq);
  if ((yield update.compile()) === 0) return null;
  for (const { seq: own, entry } of entries) {
    const row = db
      .updateTable('entries')
      .set({ entry: textWithout(entry, player) })
      .where('table_id', '=', id);
    if ((yield row.where('seq', '=', own).compile()) === 0) throw new Overtaken();
  }
  if (archive !== null) {
    const log = textOfLog(archive.rows.map((row) => rowWithout(row, player)));
    const row = db.updateTable('archives').set({ log }).where('table_id', '=', id);
    if ((yield row.where('seq', '=', archive.seq).compile()) === 0) throw new Overtaken();
  }
  if (snapshot !== null) {
    const named = [...(archive?.rows ?? []), ...entries].filter(({ entry }) => entry.includes(textNaming(player)));
    const all = named.map(({ entry }): LoggedEntry => JSON.parse(entry));
    const record = recordWithout(snapshot.record, player, all);
    const row = db
      .updateTable('snapshots')
      .set({ record: record ?? '' })
      .where('table_id', '=', id);
    if ((yield row.where('seq', '=', snapshot.seq).compile()) === 0) throw new Overtaken();
  }
  const erased: Entry = { kind: 'erased', player };
  yield db
    .insertInto('entries')
    .values({ table_id: id, seq: next, at, entry: JSON.stringify(erased) })
    .compile();
  for (const names of ['named', 'sitters', 'notices'] as const) {
    yield db.deleteFrom(names).where('table_id', '=', id).where('player', '=', player).compile();
  }
  return next;
}

async function find(db: Kysely<Schema>, id: string, player: string): Promise<Found | null> {
  const columns = ['charter', 'card', 'seq'] as const;
  const row = await db.selectFrom('tables').select(columns).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const own = db.selectFrom('entries').select(['seq', 'entry']).where('table_id', '=', id);
  const entries = await own.where('entry', 'like', `%${textNaming(player)}%`).execute();
  // Asked after the rows: a log that was moved meanwhile is found twice, and not missed.
  const archives = db.selectFrom('archives').select(['seq', 'log']).where('table_id', '=', id);
  const packed = await archives.executeTakeFirst();
  const archive = packed === undefined ? null : { seq: packed.seq, rows: logIn(packed.log) };
  const snapshots = db.selectFrom('snapshots').select(['seq', 'record']).where('table_id', '=', id);
  return { ...row, id, entries, archive, snapshot: (await snapshots.executeTakeFirst()) ?? null };
}

/**
 * Erases a player's name from all that is kept of a table, in one transaction with the entry that says so: a node that has
 * the table in memory finds the entry before it can store anything, and then reads all of the table anew.
 */
export async function erasedName(
  { db, write }: Pick<Database, 'db' | 'write'>,
  ...[table, player, at]: [table: string, player: string, at: number]
): Promise<number | null> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await find(db, table, player);
    if (found === null) return null;
    try {
      const seq = await write(() => erasing(db, player, at, found));
      if (seq !== null) return seq;
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw new Error(`table ${table}: other entries came first ${MOST_TRIES} times in a row`);
}
