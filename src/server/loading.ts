import type { Random } from '../engine/game.ts';
import type { Difference } from '../match/folding.ts';
import type { HostedTable } from '../match/hosted.ts';
import { type Fixed, type KeptHosted, newTable, restored } from '../match/kept.ts';
import { broughtOver, Unreadable } from '../match/upgrading.ts';
import { Refusal } from '../protocol/asks.ts';
import type { Stamped } from '../protocol/hosted.ts';
import type { RecoveryReason } from '../protocol/messages.ts';
import { inTime } from './in-time.ts';
import { keptIn } from './kept-text.ts';
import { Refused } from './refusals.ts';
import type { Rules } from './rules.ts';
import type { StoredSnapshot, StoredTable, TableStore } from './store/store.ts';
import type { Surroundings } from './surroundings.ts';
import { type Timed, unpaid } from './timed.ts';

/** What became of a table that other rules had played. */
export interface Moved {
  /** The version of those rules. */
  readonly from: number;
  readonly difference: Difference | null;
  /** Answers at the end that no longer hold. */
  readonly lost: number;
}

/** Why a table goes on as its log says, and not as it was kept or remembered. */
export interface Recovery {
  readonly table: string;
  /** The last entry that holds. */
  readonly seq: number;
  readonly why: RecoveryReason;
  /** Answers at the end that no longer hold. */
  readonly lost: number;
  readonly detail: string;
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
export interface Reader extends Rules, Pick<Surroundings, 'after' | 'storeTimeout' | 'recovered'> {
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

/** The state that was kept; null where there is none that can be gone on from. */
function usable(snapshot: StoredSnapshot | null, stored: StoredTable, { recovered }: Reader): KeptHosted | null {
  if (snapshot === null) return null;
  const { id } = stored.charter;
  const { seq } = stored.summary;
  if (snapshot.seq > seq) {
    recovered({
      table: id,
      seq,
      why: 'snapshot-ahead',
      lost: 0,
      detail: `its state was kept after entry ${snapshot.seq}`,
    });
    return null;
  }
  const kept = keptIn(snapshot.record);
  if (kept === null)
    recovered({ table: id, seq, why: 'snapshot-unreadable', lost: 0, detail: 'its kept state is damaged' });
  return kept;
}

/** From the state that was kept, or from the beginning of the log where that state cannot be read and nothing is lost. */
async function read(fixed: Fixed, kept: KeptHosted | null, reader: Reader, timed: Timed): Promise<Loaded> {
  const { id, game } = fixed.charter;
  const print = reader.printOf(game);
  const entriesAfter = (seq: number) => inTime(reader, () => reader.store.entriesAfter(id, seq));
  try {
    const entries = await entriesAfter(kept?.seq ?? 0);
    return timed(() => tableOf(fixed, print, kept, entries));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isBroken = kept !== null && error.reason === 'broken';
    const whole = isBroken ? await fromTheBeginning(fixed, print, () => entriesAfter(0)) : null;
    if (whole === null) throw new CannotGoOn(error.message);
    const { seq } = whole.table;
    reader.recovered({ table: id, seq, why: 'snapshot-unreadable', lost: 0, detail: error.message });
    return whole;
  }
}

/** What all entries make; null where some of them no longer hold. */
async function fromTheBeginning(
  fixed: Fixed,
  print: string,
  entries: () => Promise<readonly Stamped[]>,
): Promise<Loaded | null> {
  try {
    const loaded = tableOf(fixed, print, null, await entries());
    return (loaded.moved?.lost ?? 0) === 0 ? loaded : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

export async function load(id: string, reader: Reader, timed = unpaid): Promise<Loaded> {
  const { store, random, kitOf, recovered } = reader;
  // The state is read before the log, which only grows: a state ahead of its log is seen to be so.
  const snapshot = await inTime(reader, () => store.snapshot(id));
  const stored = await inTime(reader, () => store.table(id));
  const kit = stored === null ? undefined : kitOf(stored.charter.game);
  if (stored === null || kit === undefined) throw new Refusal('no-such-table');
  const { charter, secret, summary } = stored;
  const kept = timed(() => usable(snapshot, stored, reader));
  const loaded = await read({ charter, secret, kit, random }, kept, reader, timed);
  const lost = loaded.moved?.lost ?? 0;
  if (lost > 0)
    recovered({ table: id, seq: summary.seq, why: 'answers-lost', lost, detail: `${lost} answers no longer hold` });
  // What is over stays over, whatever these rules make of its last answers.
  if (loaded.moved !== null && summary.status === 'over') loaded.table.ended = true;
  return loaded;
}
