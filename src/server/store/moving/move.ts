import type { Kysely } from 'kysely';
import type { Whereabouts } from '../open.ts';
import type { Schema } from '../schema.ts';
import { clear, Digest, insert, isEmpty, MOVED, rowsOf } from './rows.ts';
import { withSource, withTarget } from './sides.ts';

/** Why nothing was moved. */
export type MoveTroubleCode = 'same' | 'not-empty' | 'differs';

export class MoveTrouble extends Error {
  readonly code: MoveTroubleCode;
  /** Of the table that differs. */
  readonly table: string;

  constructor(code: MoveTroubleCode, table = '') {
    super(`move: ${code} ${table}`.trim());
    this.code = code;
    this.table = table;
  }
}

/** A table that was copied, read back and found to be the same. */
export interface MovedTable {
  readonly name: string;
  readonly rows: number;
  /** Made of all rows, in whatever order. */
  readonly digest: string;
}

async function copied(source: Kysely<Schema>, target: Kysely<Schema>): Promise<readonly MovedTable[]> {
  const moved: MovedTable[] = [];
  for (const { name, key } of MOVED) {
    const [read, written] = [new Digest(), new Digest()];
    for await (const rows of rowsOf(source, name, key)) {
      read.add(rows);
      await insert(target, name, rows);
    }
    for await (const rows of rowsOf(target, name, key)) written.add(rows);
    if (read.hex !== written.hex || read.rows !== written.rows) throw new MoveTrouble('differs', name);
    moved.push({ name, rows: read.rows, digest: read.hex });
  }
  return moved;
}

/**
 * Copies everything to an empty place: all of it or nothing. What is at the source stays there as it is. Both are held
 * meanwhile, so that no server starts on them.
 */
export async function move(from: Whereabouts, to: Whereabouts): Promise<readonly MovedTable[]> {
  if (JSON.stringify(from) === JSON.stringify(to)) throw new MoveTrouble('same');
  return withSource(from, (source) =>
    withTarget(to, async (target) => {
      if (!(await isEmpty(target))) throw new MoveTrouble('not-empty');
      await clear(target);
      return copied(source, target);
    }),
  );
}
