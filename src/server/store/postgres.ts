import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { appending } from './append.ts';
import type { Database, Steps } from './database.ts';
import { migrate } from './migrations.ts';
import { GroupAppend } from './postgres-append.ts';
import type { Schema } from './schema.ts';

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

function poolOf(url: string, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'tintamarre',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: numbers(),
    ...more,
  });
  // A connection lost while it rests is replaced at its next use; unheard, this would end the program.
  pool.on('error', () => {});
  return pool;
}

const kyselyOn = (pool: pg.Pool): Kysely<Schema> => new Kysely({ dialect: new PostgresDialect({ pool }) });

/** A database that may be in use, to be read and left as it is. */
export const readPostgres = (url: string): Kysely<Schema> =>
  kyselyOn(poolOf(url, { options: '-c default_transaction_read_only=on' }));

export async function openPostgres(url: string): Promise<Database> {
  const pool = poolOf(url);
  const db = kyselyOn(pool);
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    await db.destroy();
    throw error;
  }
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
