import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { whenFree } from './busy.ts';
import type { Schema } from './schema.ts';
import { type Connection, valuesOf } from './sqlite-connection.ts';

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

/** Runs nothing before the time has come, and waits for other processes without keeping this one from its work. */
class PatientDialect extends SqliteDialect {
  private readonly config: SqliteDialectConfig;
  private readonly settled: () => Promise<void>;

  constructor(config: SqliteDialectConfig, settled: () => Promise<void>) {
    super(config);
    this.config = config;
    this.settled = settled;
  }

  /** Statements of others go on while one waits. No transaction is left open over an await, so none gets in between. */
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsMultipleConnections(): boolean {
        return true;
      }
    })();
  }

  override createDriver(): SqliteDriver {
    const { settled } = this;
    return new (class extends SqliteDriver {
      override async acquireConnection(): Promise<DatabaseConnection> {
        const connection = await super.acquireConnection();
        return {
          executeQuery: <Row>(query: CompiledQuery) =>
            whenFree(async () => {
              await settled();
              return connection.executeQuery<Row>(query);
            }),
          async *streamQuery(...query) {
            await settled();
            yield* connection.streamQuery(...query);
          },
        };
      }
    })(this.config);
  }
}

export const kyselyOn = (connection: Connection, settled: () => Promise<void>): Kysely<Schema> =>
  new Kysely({ dialect: new PatientDialect({ database: forKysely(connection) }, settled) });
