import pg from 'pg';
import { rowsOf } from './append.ts';
import type { Append } from './database.ts';
import type { Connections } from './postgres-pool.ts';

const TABLES_AT_ONCE = 100;
const GROUPS_AT_ONCE = 2;

/**
 * The appends of many tables in one statement, and so in one transaction; which tables took theirs. A row that
 * somebody else has locked is left out, so that no table waits for another; so is one whose sitters change, or that is over.
 */
const APPEND_ALL = `
with given as (
  select * from json_to_recordset($1) as given (
    id text, before integer, status text, seq integer, waits_for text, due bigint, players text, card text,
    touched bigint
  )
), mine as (
  select tables.id from tables
  join given on given.id = tables.id and given.before = tables.seq and given.players = tables.players
    and 'over' not in (given.status, tables.status)
  for no key update of tables skip locked
), moved as (
  update tables
  set status = given.status, seq = given.seq, waits_for = given.waits_for, due = given.due, card = given.card,
    touched = given.touched
  from given join mine on mine.id = given.id
  where tables.id = given.id and tables.seq = given.before
  returning tables.id
)
insert into entries (table_id, seq, at, entry)
select entry.table_id, entry.seq, entry.at, entry.entry
from json_to_recordset($2) as entry (table_id text, seq integer, at bigint, entry text)
join moved on moved.id = entry.table_id
returning table_id`;

interface Waiting {
  readonly append: Append;
  readonly resolve: (added: boolean | Promise<boolean>) => void;
  readonly fail: (error: unknown) => void;
}

/** Appends that arrive while others are under way go together. */
export class GroupAppend {
  private readonly pool: Connections;
  /** Adds one in a transaction of its own: the last word where a group did not take it. */
  private readonly alone: (append: Append) => Promise<boolean>;
  private waiting: Waiting[] = [];
  private underWay = 0;

  constructor(pool: Connections, alone: (append: Append) => Promise<boolean>) {
    this.pool = pool;
    this.alone = alone;
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, fail) => {
      if (this.waiting.push({ append, resolve, fail }) === 1) setImmediate(() => this.flush());
    });
  }

  private flush(): void {
    while (this.waiting.length > 0 && this.underWay < GROUPS_AT_ONCE) {
      this.underWay++;
      void this.addAll(this.nextGroup()).then(() => {
        this.underWay--;
        this.flush();
      });
    }
  }

  /** A table is in a group but once. */
  private nextGroup(): readonly Waiting[] {
    const group = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const each of this.waiting) {
      if (group.size < TABLES_AT_ONCE && !group.has(each.append.id)) group.set(each.append.id, each);
      else rest.push(each);
    }
    this.waiting = rest;
    return [...group.values()];
  }

  private async addAll(group: readonly Waiting[]): Promise<void> {
    const rows = group.map(({ append }) => ({ id: append.id, ...rowsOf(append) }));
    const tables = rows.map(({ id, before, columns }) => ({ id, before, ...columns }));
    const entries = rows.flatMap((row) => row.entries);
    try {
      const values = [JSON.stringify(tables), JSON.stringify(entries)];
      const added = await this.pool.query<{ table_id: string }>(APPEND_ALL, values);
      const ids = new Set(added.map((row) => row.table_id));
      for (const { append, resolve } of group) resolve(ids.has(append.id) || this.alone(append));
    } catch (error) {
      // What PostgreSQL refuses is not done; what is lost on the way may be, and is not tried again.
      const refused = error instanceof pg.DatabaseError;
      for (const { append, resolve, fail } of group) refused ? resolve(this.alone(append)) : fail(error);
    }
  }
}
