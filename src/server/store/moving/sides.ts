import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { BUS_NAME } from '../bus.ts';
import { hold } from '../folder.ts';
import { isUpToDate, migrationTrouble } from '../migrations.ts';
import { openStore, type Whereabouts } from '../open.ts';
import { patientPostgres } from '../postgres.ts';
import { postgresPlace, postgresTrouble } from '../postgres-trouble.ts';
import type { Schema } from '../schema.ts';
import { Connection } from '../sqlite-connection.ts';
import { kyselyOn } from '../sqlite-dialect.ts';
import { sqliteTrouble } from '../sqlite-trouble.ts';
import { StoreTrouble } from '../trouble.ts';

/** A server runs there, or the data there is of an earlier version and was never opened by this one. */
export class SideTrouble extends Error {
  readonly code: 'running' | 'behind';
  readonly where: Whereabouts;

  constructor(code: SideTrouble['code'], where: Whereabouts) {
    super(`move: ${code}`);
    this.code = code;
    this.where = where;
  }
}

const UNDEFINED_TABLE = '42P01';

type Act<Value> = (db: Kysely<Schema>) => Promise<Value>;

async function mustBeUpToDate(db: Kysely<Schema>, where: Whereabouts): Promise<void> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db).catch(() => null);
  const names = done?.rows.map(({ name }) => name) ?? [];
  const trouble = names.length === 0 ? 'foreign' : migrationTrouble(names);
  if (trouble !== null) throw new StoreTrouble(trouble, 'file' in where ? where.file : '');
  if (!isUpToDate(names)) throw new SideTrouble('behind', where);
}

/** Every server has one connection open all the time. */
async function mustBeAtRest(db: Kysely<Schema>, where: Whereabouts): Promise<void> {
  const servers = sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${BUS_NAME} limit 1`;
  if ((await servers.execute(db)).rows.length > 0) throw new SideTrouble('running', where);
}

async function onFile<Value>(file: string, isSource: boolean, act: Act<Value>): Promise<Value> {
  const connection = new Connection(file, isSource);
  try {
    connection.file.exec(isSource ? 'begin' : 'begin immediate');
    const value = await act(kyselyOn(connection, async () => {}));
    connection.file.exec('commit');
    return value;
  } catch (error) {
    throw sqliteTrouble(error, file) ?? error;
  } finally {
    // What was not committed is undone.
    connection.file.close();
  }
}

/** A server that starts meanwhile writes a small row first: it waits for the lock. */
async function onPostgres<Value>(url: string, isSource: boolean, act: Act<Value>): Promise<Value> {
  const db = patientPostgres(url);
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (own) => {
        await sql`set local lock_timeout = '5s'`.execute(own);
        await mustBeAtRest(own, { url });
        const locked = isSource ? sql`lock table kept_once in share mode` : sql`lock table kept_once in exclusive mode`;
        // Another program's database has no such table: what is there is looked at next.
        await sql`savepoint here`.execute(own);
        await locked.execute(own).catch(async (error: unknown) => {
          if (!(error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE)) throw error;
          await sql`rollback to savepoint here`.execute(own);
        });
        return act(own);
      });
  } finally {
    await db.destroy();
  }
}

/** What the error means, for one who gave the address. */
async function told<Value>(where: Whereabouts, act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    const isPostgres = error instanceof Error && ('severity' in error || 'syscall' in error || 'errors' in error);
    const isOfStore = error instanceof StoreTrouble && error.path === '';
    throw 'url' in where && (isPostgres || isOfStore) ? postgresTrouble(error, postgresPlace(where.url)) : error;
  }
}

export function withSource<Value>(where: Whereabouts, act: Act<Value>): Promise<Value> {
  return told(where, async () => {
    const checked: Act<Value> = async (db) => {
      await mustBeUpToDate(db, where);
      return act(db);
    };
    if ('url' in where) return onPostgres(where.url, true, checked);
    if (!existsSync(where.file)) throw new StoreTrouble('missing', where.file);
    return held(where.file, () => onFile(where.file, true, checked));
  });
}

/** It is brought to today's columns first. */
export function withTarget<Value>(where: Whereabouts, act: Act<Value>): Promise<Value> {
  return told(where, async () => {
    if ('url' in where) {
      await (await openStore(where)).close();
      return onPostgres(where.url, false, act);
    }
    return held(where.file, async () => {
      await (await openStore(where)).close();
      return onFile(where.file, false, act);
    });
  });
}

async function held<Value>(file: string, act: () => Promise<Value>): Promise<Value> {
  const release = hold(dirname(file));
  try {
    return await act();
  } finally {
    release();
  }
}
