import type { Random } from '../engine/game.ts';
import type { Difference } from '../match/folding.ts';
import type { HostedTable } from '../match/hosted.ts';
import { type Fixed, type KeptHosted, newTable, restored } from '../match/kept.ts';
import { broughtOver, Unreadable } from '../match/upgrading.ts';
import { Refusal } from '../protocol/asks.ts';
import type { Stamped } from '../protocol/hosted.ts';
import { keptIn } from './kept-text.ts';
import { Refused } from './refusals.ts';
import type { Rules } from './rules.ts';
import type { TableStore } from './store/store.ts';

/** What became of a table that other rules had played. */
export interface Moved {
  /** The version of those rules. */
  readonly from: number;
  readonly difference: Difference | null;
  /** Answers at the end that no longer hold. */
  readonly lost: number;
}

export interface Loaded {
  readonly table: HostedTable;
  /** The entry that the state on disk was kept after; 0 where none is. */
  readonly keptSeq: number;
  /** Null where the rules are those that it was played by all along. */
  readonly moved: Moved | null;
}

const isMark = (entry: Stamped): entry is Extract<Stamped, { kind: 'began' | 'upgraded' }> =>
  entry.kind === 'began' || entry.kind === 'upgraded';

function asKept(fixed: Fixed, kept: KeptHosted | null, entries: readonly Stamped[]): HostedTable {
  const table = kept === null ? newTable(fixed) : restored(fixed, kept);
  for (const entry of entries) table.apply(entry);
  return table;
}

/**
 * The table that a state and the entries after it make. What other rules took, up to the last mark of these, is brought
 * over; so is everything where the log does not hold, whoever wrote it. Throws where the rules can make nothing of it.
 */
function tableOf(fixed: Fixed, print: string, kept: KeptHosted | null, entries: readonly Stamped[]): Loaded {
  const keptSeq = kept?.seq ?? 0;
  const marks = entries.filter(isMark);
  const isOwn = (each: { readonly print?: string | null }) => each.print === print;
  const from = kept?.rules ?? fixed.kit.game.rules;
  if ((kept === null || isOwn(kept)) && marks.every(isOwn)) {
    try {
      return { table: asKept(fixed, kept, entries), keptSeq, moved: null };
    } catch {
      return { ...broughtTo(fixed, kept, entries, from), keptSeq };
    }
  }
  const last = marks.at(-1);
  if (last === undefined || !isOwn(last)) return { ...broughtTo(fixed, kept, entries, from), keptSeq };
  const { table } = broughtOver(fixed, kept, entries.slice(0, entries.indexOf(last) + 1));
  for (const entry of entries.slice(entries.indexOf(last) + 1)) table.apply(entry);
  return { table, keptSeq, moved: null };
}

function broughtTo(fixed: Fixed, kept: KeptHosted | null, entries: readonly Stamped[], from: number) {
  const { table, difference, lost } = broughtOver(fixed, kept, entries);
  return { table, moved: { from, difference, lost } };
}

/** What a table is read with. */
export interface Reader extends Rules {
  readonly store: Pick<TableStore, 'table' | 'snapshot' | 'entriesAfter'>;
  readonly random: Random;
}

/** These rules can make nothing of a table; why is for the host to know. */
export class CannotGoOn extends Refused {
  readonly why: string;

  constructor(why: string) {
    super('other-rules');
    this.why = why;
  }
}

function readable(...given: Parameters<typeof tableOf>): Loaded {
  try {
    return tableOf(...given);
  } catch (error) {
    throw error instanceof Unreadable ? new CannotGoOn(error.message) : error;
  }
}

export async function load(id: string, { store, random, kitOf, printOf }: Reader): Promise<Loaded> {
  const stored = await store.table(id);
  const kit = stored === null ? undefined : kitOf(stored.charter.game);
  if (stored === null || kit === undefined) throw new Refusal('no-such-table');
  const { charter, secret, summary } = stored;
  const snapshot = await store.snapshot(id);
  const kept = snapshot === null ? null : keptIn(snapshot.record);
  const entries = await store.entriesAfter(id, kept?.seq ?? 0);
  const loaded = readable({ charter, secret, kit, random }, printOf(charter.game), kept, entries);
  // What is over stays over, whatever these rules make of its last answers.
  if (loaded.moved !== null && summary.status === 'over') loaded.table.ended = true;
  return loaded;
}
