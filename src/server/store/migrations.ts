import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';
import { StoreTrouble } from './trouble.ts';

export type Dialect = 'sqlite' | 'postgres';

async function first(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('charter', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('waits_for', 'text')
    .addColumn('due', 'bigint')
    .addColumn('players', 'text', (column) => column.notNull())
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('touched', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('tables_host').on('tables').columns(['host', 'made']).execute();
  await schema.createIndex('tables_touched').on('tables').columns(['listed', 'status', 'touched']).execute();
  await schema.createIndex('tables_due').on('tables').column('due').where(sql.ref('due'), 'is not', null).execute();

  const ofTable = (name: string) =>
    schema
      .createTable(name)
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'));
  const log = ofTable('entries')
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq']);
  // A table's log lies together in one tree: half the pages to write for each append.
  await (dialect === 'sqlite' ? log.modifyEnd(sql`without rowid`) : log).execute();
  await ofTable('sitters')
    .addColumn('player', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sitters_key', ['table_id', 'player'])
    .execute();
  await schema.createIndex('sitters_player').on('sitters').column('player').execute();
  await ofTable('snapshots')
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id'])
    .execute();

  await schema
    .createTable('players')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('players_seen').on('players').column('seen').execute();
  const ofPlayer = (name: string) =>
    schema
      .createTable(name)
      .addColumn('player', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'));
  await ofPlayer('tokens')
    .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
  await ofPlayer('codes')
    .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await ofPlayer('pushes')
    .addColumn('endpoint', 'text', (column) => column.primaryKey().notNull())
    .addColumn('keys', 'text', (column) => column.notNull())
    .execute();
  await ofPlayer('hooks')
    .addColumn('address', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('hooks_key', ['player'])
    .execute();
  for (const name of ['tokens', 'codes', 'pushes'] as const) {
    await schema.createIndex(`${name}_player`).on(name).column('player').execute();
  }
}

async function notices(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  for (const table of ['pushes', 'hooks'] as const) {
    const altered = schema.alterTable(table);
    await altered.addColumn('language', 'text', (column) => column.notNull().defaultTo('en')).execute();
    await altered.addColumn('site', 'text', (column) => column.notNull().defaultTo('')).execute();
    await altered.addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  }
  await schema
    .alterTable('pushes')
    .addColumn('made', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('hooks').addColumn('trouble', 'text').execute();
  await schema
    .createTable('notices')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notices_key', ['table_id', 'player', 'kind'])
    .execute();
  await schema
    .createTable('kept_once')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/** In the order of their names; one that has been released never changes. */
const MIGRATIONS = { '001-first': first, '002-notices': notices } as const satisfies Readonly<
  Record<string, (db: Kysely<Schema>, dialect: Dialect) => Promise<void>>
>;

/** Whether this program knows all that was done to a database, given the names of it. */
export const knowsAll = (names: readonly string[]): boolean => names.every((name) => Object.hasOwn(MIGRATIONS, name));

/** Brings the database to today's columns; one of a later program is refused. */
export async function migrate(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const steps = Object.entries(MIGRATIONS).map(([name, up]): [string, Migration] => [
    name,
    { up: (own) => up(own, dialect) },
  ]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  throw knowsAll(done.rows.map(({ name }) => name)) ? error : new StoreTrouble('newer');
}
