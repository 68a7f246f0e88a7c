import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { appending } from './append.ts';
import { Checkpoints } from './checkpoints.ts';
import type { Database, Steps } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { appendedPlainly } from './sqlite-append.ts';

const BUSY_MILLISECONDS = 5000;
const MOST_STATEMENTS = 500;
/** Pages of the journal that the writer brings into the file itself, in the middle of a commit: with help, hardly ever. */
const HELPED = 'pragma wal_autocheckpoint = 16000';
const ALONE = 'pragma wal_autocheckpoint = 1000';
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

  /** All of it or nothing; it is for the caller to wait until that is on disk. */
  atomically<Value>(act: () => Value): Value {
    this.file.exec('pragma synchronous = normal; begin immediate');
    try {
      const value = act();
      this.file.exec('commit');
      return value;
    } catch (error) {
      if (this.file.isTransaction) this.file.exec('rollback');
      throw error;
    } finally {
      this.file.exec('pragma synchronous = full');
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

/** Runs nothing before the time has come. */
class PatientDialect extends SqliteDialect {
  private readonly config: SqliteDialectConfig;
  private readonly settled: () => Promise<void>;

  constructor(config: SqliteDialectConfig, settled: () => Promise<void>) {
    super(config);
    this.config = config;
    this.settled = settled;
  }

  override createDriver(): SqliteDriver {
    const { settled } = this;
    return new (class extends SqliteDriver {
      override async acquireConnection(): Promise<DatabaseConnection> {
        await settled();
        return super.acquireConnection();
      }
    })(this.config);
  }
}

const kyselyOn = (connection: Connection, settled: () => Promise<void>): Kysely<Schema> =>
  new Kysely({ dialect: new PatientDialect({ database: forKysely(connection) }, settled) });

/** A database that may be in use, to be read and left as it is. */
export const readSqlite = (path: string): Kysely<Schema> => kyselyOn(new Connection(path, true), async () => {});

/** The file that every commit is written to, and how it gets to the disk. */
class Journal {
  private readonly path: string;
  private file: number | null = null;

  constructor(path: string) {
    this.path = `${path}-wal`;
  }

  sync(): Promise<void> {
    this.file ??= openSync(this.path, 'r+');
    const { file } = this;
    return new Promise((resolve, reject) => fdatasync(file, (error) => (error === null ? resolve() : reject(error))));
  }

  close(): void {
    if (this.file !== null) closeSync(this.file);
  }
}

export async function openSqlite(
  path: string,
  journal: Pick<Journal, 'sync' | 'close'> = new Journal(path),
): Promise<Database> {
  const connection = new Connection(path);
  const group = new GroupCommit(
    (act) => connection.atomically(act),
    () => journal.sync(),
  );
  const db = kyselyOn(connection, () => group.settled());
  connection.file.exec('begin immediate');
  try {
    await migrate(db, 'sqlite');
    connection.file.exec('commit');
  } catch (error) {
    connection.file.close();
    throw error;
  }
  connection.file.exec(HELPED);
  const checkpoints = new Checkpoints(path, {
    finish: () => connection.file.exec('pragma wal_checkpoint(passive)'),
    alone: () => connection.file.exec(ALONE),
  });
  const write = <Value>(work: () => Value): Promise<Value> => {
    checkpoints.wrote();
    return group.write(work);
  };
  const run = connection.run.bind(connection);
  return {
    db,
    write: (steps) => write(() => connection.follow(steps())),
    append: (append) => write(() => appendedPlainly(run, append) || connection.follow(appending(db, append))),
    async bytes() {
      const used = connection.prepare(USED_BYTES).get();
      return Number(used?.['bytes']);
    },
    async close() {
      await group.finish();
      await checkpoints.close();
      journal.close();
      await db.destroy();
    },
  };
}
