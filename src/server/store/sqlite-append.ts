import type { SQLInputValue } from 'node:sqlite';
import { rowsOf } from './append.ts';
import type { Append } from './database.ts';

const MOVE = `update tables set status = ?, seq = ?, waits_for = ?, due = ?, card = ?, touched = ?
where id = ? and seq = ? and players = ? and status <> 'over'`;
const ADD = 'insert into entries (table_id, seq, at, entry) values (?, ?, ?, ?)';

/** Carries out a statement, prepared before; how many rows it changed. */
type Run = (sql: string, ...values: SQLInputValue[]) => number;

/** An append as nearly all are. One whose sitters change, or that ends a table, is left undone, as if another had been first. */
export function appendedPlainly(run: Run, append: Append): boolean {
  const { id } = append;
  const { before, columns, entries } = rowsOf(append);
  const { status, seq, waits_for, due, card, touched, players } = columns;
  if (status === 'over') return false;
  if (run(MOVE, status, seq, waits_for, due, card, touched, id, before, players) === 0) return false;
  for (const row of entries) run(ADD, row.table_id, row.seq, row.at, row.entry);
  return true;
}
