import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { appending } from './append.ts';
import type { Database, Steps } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { appendedPlainly } from './sqlite-append.ts';

const BUSY_MILLISECONDS = 5000;
const MOST_STATEMENTS = 500;
const PRAGMAS = 'pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864;';

const USED_BYTES = `select (page_count - freelist_count) * page_size as bytes
from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`;

/** One connection, with its statements prepared once. */
class Connection {
  readonly file: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(path: string, readOnly = false) {
    if (!readOnly) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.file = new DatabaseSync(path, { timeout: BUSY_MILLISECONDS, readOnly });
    if (!readOnly) this.file.exec(PRAGMAS);
  }

  follow<Value>(steps: Steps<Value>): Value {
    let step = steps.next();
    while (step.done !== true) {
      const { sql, parameters } = step.value;
      step = steps.next(this.run(sql, ...valuesOf(parameters)));
    }
    return step.value;
  }

  prepare(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size === MOST_STATEMENTS) this.statements.clear();
    const statement = this.file.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.prepare(sql).run(...values).changes);
  }

  atomically<Value>(act: () => Value): Value {
    this.file.exec('begin immediate');
    try {
      const value = act();
      this.file.exec('commit');
      return value;
    } catch (error) {
      if (this.file.isTransaction) this.file.exec('rollback');
      throw error;
    }
  }
}

function isValue(value: unknown): value is SQLInputValue {
  return value === null || ['string', 'number', 'bigint'].includes(typeof value);
}

function valuesOf(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (isValue(value)) return value;
    throw new TypeError(`SQLite has no column for ${typeof value}`);
  });
}

const forKysely = (connection: Connection): SqliteDatabase => ({
  close: () => connection.file.close(),
  prepare(sql) {
    const statement = connection.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...valuesOf(parameters)),
      run: (parameters) => statement.run(...valuesOf(parameters)),
      iterate: (parameters) => statement.iterate(...valuesOf(parameters)),
    };
  },
});

interface Waiting {
  /** Does it within a transaction; what it gives back is called after the commit. */
  act(): () => void;
  fail(error: unknown): void;
}

/**
 * Writes that arrive in the same moment share one transaction, and so one wait for the disk. No transaction is ever
 * left open over an await: another connection of this thread would wait for it for ever.
 */
class GroupCommit {
  private readonly connection: Connection;
  private readonly waiting: Waiting[] = [];

  constructor(connection: Connection) {
    this.connection = connection;
  }

  write<Value>(work: () => Value): Promise<Value> {
    return new Promise((resolve, fail) => {
      const act = () => {
        const value = work();
        return () => resolve(value);
      };
      if (this.waiting.push({ act, fail }) === 1) setImmediate(() => this.flush());
    });
  }

  flush(): void {
    this.commit(this.waiting.splice(0));
  }

  private commit(group: readonly Waiting[]): void {
    if (group.length === 0) return;
    try {
      const settled = this.connection.atomically(() => group.map(({ act }) => act()));
      for (const settle of settled) settle();
    } catch (error) {
      if (group.length === 1) group[0]?.fail(error);
      else for (const each of group) this.commit([each]);
    }
  }
}

const kyselyOn = (connection: Connection): Kysely<Schema> =>
  new Kysely({ dialect: new SqliteDialect({ database: forKysely(connection) }) });

/** A database that may be in use, to be read and left as it is. */
export const readSqlite = (path: string): Kysely<Schema> => kyselyOn(new Connection(path, true));

export async function openSqlite(path: string): Promise<Database> {
  const connection = new Connection(path);
  const db = kyselyOn(connection);
  connection.file.exec('begin immediate');
  try {
    await migrate(db, 'sqlite');
    connection.file.exec('commit');
  } catch (error) {
    connection.file.close();
    throw error;
  }
  const group = new GroupCommit(connection);
  const run = connection.run.bind(connection);
  return {
    db,
    write: (steps) => group.write(() => connection.follow(steps())),
    append: (append) => group.write(() => appendedPlainly(run, append) || connection.follow(appending(db, append))),
    async bytes() {
      const used = connection.prepare(USED_BYTES).get();
      return Number(used?.['bytes']);
    },
    async close() {
      group.flush();
      await db.destroy();
    },
  };
}
