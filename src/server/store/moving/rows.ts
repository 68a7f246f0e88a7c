import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * The key of every table, in an order in which each follows those that it refers to. What commands tell a server that
 * runs is no data.
 */
const KEYS = {
  players: ['id'],
  tokens: ['digest'],
  codes: ['digest'],
  pushes: ['endpoint'],
  hooks: ['player'],
  tables: ['id'],
  sitters: ['table_id', 'player'],
  named: ['table_id', 'player'],
  entries: ['table_id', 'seq'],
  archives: ['table_id'],
  snapshots: ['table_id'],
  notices: ['table_id', 'player', 'kind'],
  chats: ['table_id'],
  messages: ['table_id', 'number'],
  banned_ranges: ['range'],
  reports: ['id'],
  kept_once: ['name'],
  announcements: null,
} as const satisfies Readonly<Record<keyof Schema, readonly string[] | null>>;

type Name = keyof typeof KEYS;
type Row = Readonly<Record<string, unknown>>;

/** What is moved, and the key of each. */
export const MOVED = Object.entries(KEYS).flatMap(([name, key]) => (key === null ? [] : [{ name, key }]));

/** What a server on an empty database writes by itself. */
const OWN: readonly Name[] = ['kept_once', 'announcements'];

const READ_AT_ONCE = 500;
/** SQLite takes no more in one statement; PostgreSQL takes twice as many. */
const MOST_VALUES = 32_000;

/** All rows of a table, some at a time, in the order of their key. */
export async function* rowsOf(
  db: Kysely<Schema>,
  name: string,
  key: readonly string[],
): AsyncGenerator<readonly Row[], void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const some = sql<Row>`select * from ${sql.table(name)} ${after} order by ${columns} limit ${READ_AT_ONCE}`;
    const { rows } = await some.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < READ_AT_ONCE) return;
    const last = rows.at(-1)!;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

export async function insert(db: Kysely<Schema>, name: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0]!);
  const size = Math.floor(MOST_VALUES / columns.length);
  for (let from = 0; from < rows.length; from += size) {
    const values = rows.slice(from, from + size).map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}

/** Whether anybody has used it: what a server writes by itself does not count. */
export async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  for (const name of Object.keys(KEYS)) {
    if (OWN.some((each) => each === name)) continue;
    if ((await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)).rows.length > 0) return false;
  }
  return true;
}

/** Removes what a server has written by itself. */
export async function clear(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('kept_once').execute();
}

/** A digest of rows in whatever order: databases sort text differently. */
export class Digest {
  private static readonly modulus = 1n << 256n;
  private sum = 0n;
  rows = 0;

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const columns = Object.keys(row).sort();
      const text = JSON.stringify(columns.map((column) => [column, row[column]]));
      const hash = createHash('sha256').update(text).digest('hex');
      this.sum = (this.sum + BigInt(`0x${hash}`)) % Digest.modulus;
      this.rows += 1;
    }
  }

  get hex(): string {
    return this.sum.toString(16).padStart(64, '0');
  }
}
