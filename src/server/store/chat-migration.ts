import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Messages, which were entries of the logs before. Those of older logs stay there. */
export async function chat(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('chats')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  // Of the chat, and not of the table: who writes and who removes the table then lock the same rows in the same order.
  await schema
    .createTable('messages')
    .addColumn('table_id', 'text', (column) => column.notNull().references('chats.table_id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('messages_key', ['table_id', 'number'])
    .execute();
  await schema.createIndex('messages_at').on('messages').column('at').execute();
  await schema.createIndex('messages_player').on('messages').column('player').execute();
}
