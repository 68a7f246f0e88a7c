import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Steps } from './database.ts';

/** The whole program waits so long for another process; what is to be written waits longer, and lets others go on. */
const BUSY_MILLISECONDS = 20;
/** Who only asks whether another program has locked the file keeps everybody waiting no longer. */
const ASK_MILLISECONDS = 250;
const MOST_STATEMENTS = 500;

function isValue(value: unknown): value is SQLInputValue {
  return value === null || ['string', 'number', 'bigint'].includes(typeof value);
}

export function valuesOf(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (isValue(value)) return value;
    throw new TypeError(`SQLite has no column for ${typeof value}`);
  });
}

/** One connection, with its statements prepared once. */
export class Connection {
  readonly file: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(path: string, readOnly = false) {
    if (!readOnly) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.file = new DatabaseSync(path, { timeout: BUSY_MILLISECONDS, readOnly });
  }

  follow<Value>(steps: Steps<Value>): Value {
    let step = steps.next();
    while (step.done !== true) {
      const { sql, parameters } = step.value;
      step = steps.next(this.run(sql, ...valuesOf(parameters)));
    }
    return step.value;
  }

  prepare(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size === MOST_STATEMENTS) this.statements.clear();
    const statement = this.file.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.prepare(sql).run(...values).changes);
  }

  /** All of it or nothing; it is for the caller to wait until that is on disk. */
  atomically<Value>(act: () => Value): Value {
    try {
      this.file.exec('pragma synchronous = normal');
      this.run('begin immediate');
      const value = act();
      this.run('commit');
      return value;
    } catch (error) {
      if (this.file.isTransaction) this.file.exec('rollback');
      throw error;
    } finally {
      this.file.exec('pragma synchronous = full');
    }
  }
  /** Throws what SQLite says of a file that another program has locked, long before a write would. */
  mustBeUnlocked(): void {
    this.file.exec(`pragma busy_timeout = ${ASK_MILLISECONDS}`);
    try {
      this.file.exec('begin immediate; rollback');
    } finally {
      this.file.exec(`pragma busy_timeout = ${BUSY_MILLISECONDS}`);
    }
  }
}
