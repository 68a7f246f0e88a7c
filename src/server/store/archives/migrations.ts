import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** The logs of finished tables, each in one row. The tables that are already over follow while the server runs. */
export async function archives(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('archives')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('log', 'text', (column) => column.notNull())
    .execute();
  await schema
    .alterTable('tables')
    .addColumn('archived', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index tables_unarchived on tables (touched) where status = 'over' and archived < seq`.execute(db);
}

/** When a player's tables ended, so that the latest are found without looking at all the others. */
export async function ended(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('sitters').addColumn('ended', 'bigint').execute();
  await sql`update sitters set ended =
    (select touched from tables where tables.id = sitters.table_id and tables.status = 'over')`.execute(db);
  await schema.createIndex('sitters_ended').on('sitters').columns(['player', 'ended']).execute();
  await schema.dropIndex('sitters_player').execute();
}
