import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ChatContent } from '../../protocol/chat.ts';
import type { OldMessage as OldEntry } from '../../protocol/hosted.ts';
import type { Schema } from './schema.ts';

/** A message of the chat that is an entry of a log, as older servers wrote them. */
export interface OldMessage {
  readonly table: string;
  readonly at: number;
  readonly name: string;
  readonly content: ChatContent;
}

/** Entries emptied at once, so that others get their turn in between. */
const EMPTIED_AT_ONCE = 200;

/** In the words of the index: only then do the databases use it. */
export const isMessage = sql<SqlBool>`substr(entry, 1, 15) in ('{"kind":"wrote"', '{"kind":"said",')`;
const isWritten = sql<SqlBool>`substr(entry, 1, 15) = '{"kind":"wrote"'`;
/** Within a text the quotes would be escaped. */
const isEmpty = sql<SqlBool>`entry like '%"text":""%'`;

export async function oldMessages(db: Kysely<Schema>): Promise<void> {
  await sql`create index entries_messages on entries (at) where ${isMessage}`.execute(db);
}

const all = (db: Kysely<Schema>) =>
  db
    .selectFrom('entries')
    .select(['table_id', 'seq', 'at', 'entry'])
    .where(isMessage)
    .where((row) => row.not(isEmpty));

const writtenBefore = (db: Kysely<Schema>, before: number) => all(db).where(isWritten).where('at', '<', before);

export async function oldMessagesOf(db: Kysely<Schema>, player: string): Promise<readonly OldMessage[]> {
  const own = all(db).where('entry', 'like', `%"player":${JSON.stringify(player)}%`);
  const rows = await own.orderBy('at').orderBy('table_id').orderBy('seq').execute();
  return rows.map(({ table_id: table, at, entry }) => {
    const parsed: OldEntry = JSON.parse(entry);
    const content = parsed.kind === 'said' ? { phrase: parsed.phrase } : { text: parsed.text };
    return { table, at, name: parsed.name, content };
  });
}

export async function countOldMessages(db: Kysely<Schema>, before: number): Promise<number> {
  const counted = db
    .selectFrom(writtenBefore(db, before).as('old'))
    .select((row) => row.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** Empties what was written before. The entries stay, since logs have no gaps. */
export async function emptyOldMessages(db: Kysely<Schema>, before: number): Promise<number> {
  let emptied = 0;
  for (;;) {
    const rows = await writtenBefore(db, before).limit(EMPTIED_AT_ONCE).execute();
    if (rows.length === 0) return emptied;
    for (const { table_id, seq, entry } of rows) {
      const empty = JSON.stringify({ ...JSON.parse(entry), text: '' });
      const row = db.updateTable('entries').set({ entry: empty }).where('table_id', '=', table_id);
      await row.where('seq', '=', seq).where('entry', '=', entry).execute();
    }
    emptied += rows.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
