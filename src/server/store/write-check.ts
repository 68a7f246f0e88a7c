import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The one row among what is kept once that is written again and again: to see whether anything can be written. */
const NAME = 'write-check';

export function writeCheck(db: Kysely<Schema>): CompiledQuery {
  const value = new Date().toISOString();
  return db
    .insertInto('kept_once')
    .values({ name: NAME, value })
    .onConflict((old) => old.column('name').doUpdateSet({ value }))
    .compile();
}
