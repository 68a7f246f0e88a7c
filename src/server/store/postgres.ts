import { type CompiledQuery, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { appending } from './append.ts';
import type { Database, Steps } from './database.ts';
import { migrate } from './migrations.ts';
import { GroupAppend } from './postgres-append.ts';
import { Connections } from './postgres-pool.ts';
import { NO_PATIENCE, type Patience, reach } from './postgres-reach.ts';
import { postgresPlace, postgresTrouble } from './postgres-trouble.ts';
import type { Schema } from './schema.ts';
import { writeCheck } from './write-check.ts';

const CONNECTIONS = 10;
const CONNECT_MILLISECONDS = 10_000;
const BIGINT = 20;

/** Times and counts are far below 2^53. */
function numbers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  return types;
}

async function follow<Value>(steps: Steps<Value>, run: (query: CompiledQuery) => Promise<number>): Promise<Value> {
  let step = steps.next();
  while (step.done !== true) step = steps.next(await run(step.value));
  return step.value;
}

const configOf = (url: string): pg.PoolConfig => ({
  connectionString: url,
  application_name: 'tintamarre',
  max: CONNECTIONS,
  types: numbers(),
});

const kyselyOn = (pool: PostgresPool): Kysely<Schema> => new Kysely({ dialect: new PostgresDialect({ pool }) });

/** With statements that may take as long as they need. */
function patientPool(url: string, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ ...configOf(url), connectionTimeoutMillis: CONNECT_MILLISECONDS, ...more });
  pool.on('error', () => {});
  // What is under way fails as well; unheard, this would end the program.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A database that may be in use, to be read and left as it is. */
export const readPostgres = (url: string): Kysely<Schema> =>
  kyselyOn(patientPool(url, { options: '-c default_transaction_read_only=on' }));

/** A database for a command that takes as long as it needs. */
export const patientPostgres = (url: string): Kysely<Schema> => kyselyOn(patientPool(url));

async function migrated(url: string, patience: Patience): Promise<void> {
  const pool = patientPool(url, { max: 2 });
  const db = kyselyOn(pool);
  const place = postgresPlace(url);
  try {
    await reach(pool, place, patience);
    await migrate(db, 'postgres');
  } catch (error) {
    throw postgresTrouble(error, place);
  } finally {
    await db.destroy();
  }
}

export async function openPostgres(url: string, patience: Patience = NO_PATIENCE): Promise<Database> {
  await migrated(url, patience);
  const pool = new Connections(configOf(url));
  const db = kyselyOn(pool);
  const underWay = new Set<Promise<unknown>>();
  const write: Database['write'] = (steps) =>
    db.transaction().execute((transaction) =>
      follow(steps(), async (query) => {
        const { numAffectedRows } = await transaction.executeQuery(query);
        return Number(numAffectedRows ?? 0);
      }),
    );
  const group = new GroupAppend(pool, (append) => write(() => appending(db, append)));
  return {
    db,
    write,
    append(append) {
      const added = group.append(append);
      const forget = () => underWay.delete(added);
      underWay.add(added);
      added.then(forget, forget);
      return added;
    },
    async checkWrite() {
      try {
        const { sql: text, parameters } = writeCheck(db);
        await pool.query(text, parameters);
      } catch (error) {
        throw postgresTrouble(error, postgresPlace(url));
      }
    },
    async bytes() {
      const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
      return (await size.execute(db)).rows[0]!.bytes;
    },
    async close() {
      await Promise.allSettled(underWay);
      await db.destroy();
    },
  };
}
