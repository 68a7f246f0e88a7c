import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { archives, ended } from './archives/migrations.ts';
import { chat } from './chat-migration.ts';
import { oldMessages } from './old-messages.ts';
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

/** From where a table was opened: a keyed digest of the address; null for tables that are older. */
async function origins(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('origin', 'text').execute();
}

/** Who was ever named in a table's log, so that all tables are found when a player's name is erased. */
async function privacy(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('tables')
    .addColumn('erased', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('players').addColumn('leaving', 'bigint').execute();
  await schema
    .createTable('named')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('player', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('named_key', ['table_id', 'player'])
    .execute();
  await schema.createIndex('named_player').on('named').column('player').execute();
  const player = dialect === 'sqlite' ? sql`json_extract(entry, '$.player')` : sql`entry::json ->> 'player'`;
  await sql`insert into named (table_id, player)
    select distinct table_id, ${player} from entries
    where entry like '{"kind":"sat",%' or entry like '{"kind":"handed-over",%'`.execute(db);
}

async function moderation(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const { schema } = db;
  for (const restriction of ['muted_until', 'banned_until'] as const) {
    await schema.alterTable('players').addColumn(restriction, 'bigint').execute();
  }
  await schema
    .createTable('banned_ranges')
    .addColumn('range', 'text', (column) => column.primaryKey().notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('closed', 'bigint')
    .addColumn('reporter', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('table_id', 'text')
    .execute();
  for (const column of ['player', 'reporter', 'closed'] as const) {
    await schema.createIndex(`reports_${column}`).on('reports').column(column).execute();
  }
  if (dialect === 'postgres') return;
  await schema
    .createTable('announcements')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .execute();
}

/** In the order of their names; one that has been released never changes. */
const MIGRATIONS = {
  '001-first': first,
  '002-notices': notices,
  '003-origins': origins,
  '004-chat': chat,
  '005-privacy': privacy,
  '006-moderation': moderation,
  '007-archives': archives,
  '008-ended': ended,
  '009-old-messages': oldMessages,
} as const satisfies Readonly<Record<string, (db: Kysely<Schema>, dialect: Dialect) => Promise<void>>>;

const KNOWN = Object.keys(MIGRATIONS);

/** What is wrong with a database for this program, given the names of what was done to it; null where nothing is. */
export function migrationTrouble(names: readonly string[]): 'newer' | 'older' | 'foreign' | null {
  const known = KNOWN.filter((name) => names.includes(name));
  if (names.length > 0 && known.length === 0) return 'foreign';
  if (names.some((name) => name > KNOWN.at(-1)!)) return 'newer';
  // What was tried before a release is no longer known, and nothing can be made up for out of order.
  const inOrder = known.every((name, at) => name === KNOWN[at]);
  return known.length === names.length && inOrder ? null : 'older';
}

/** Whether a database has today's columns, given the names of what was done to it. */
export const isUpToDate = (names: readonly string[]): boolean => KNOWN.every((name) => names.includes(name));

/** Brings the database to today's columns; one of a later program, or of another, is refused. */
export async function migrate(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const steps = Object.entries(MIGRATIONS).map(([name, up]): [string, Migration] => [
    name,
    { up: (own) => up(own, dialect) },
  ]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db).catch(() => null);
  const trouble = done === null ? null : migrationTrouble(done.rows.map(({ name }) => name));
  throw trouble === null ? error : new StoreTrouble(trouble);
}
