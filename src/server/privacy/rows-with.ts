import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { keptIn } from '../kept-text.ts';
import { logIn } from '../store/archives/archive-text.ts';
import type { Whereabouts } from '../store/open.ts';

type Row = Readonly<Record<string, unknown>>;

function sqliteRows(file: string): Row[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
  const rows = tables.flatMap(({ name }): Row[] => database.prepare(`select * from "${name}"`).all());
  database.close();
  return rows;
}

async function postgresRows(url: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  const tables = await client.query(`select tablename as name from pg_tables where schemaname = 'public'`);
  const rows: Row[] = [];
  for (const { name } of tables.rows) rows.push(...(await client.query(`select * from "${name}"`)).rows);
  await client.end();
  return rows;
}

/** Enough of a row to see what it is. */
const SHOWN = 300;

/** What is packed in a row: the state of a table, or its log. */
const unpacked = (row: Row): unknown => [
  keptIn(String(row['record'] ?? '')),
  typeof row['log'] === 'string' ? logIn(row['log']) : null,
];

/** For tests: the rows of a whole database that contain a text, the packed states and logs of tables unpacked. */
export async function rowsWith(where: Whereabouts, text: string): Promise<readonly string[]> {
  const rows = 'url' in where ? await postgresRows(where.url) : sqliteRows(where.file);
  const all = rows.map((row) => JSON.stringify([row, unpacked(row)]));
  return all.filter((row) => row.includes(text)).map((row) => row.slice(0, SHOWN));
}
