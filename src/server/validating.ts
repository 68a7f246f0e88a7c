import { canSetUp, type Game, InputError, tableOptions } from '../engine/game.ts';
import { dice } from '../engine/random.ts';
import type { Difference } from '../match/folding.ts';
import { broughtOver, Unreadable } from '../match/upgrading.ts';
import type { Charter } from '../protocol/hosted.ts';
import { keptIn } from './kept-text.ts';
import type { Rules } from './rules.ts';
import type { ReadStore } from './store/reading.ts';
import type { TableStatus } from './store/store.ts';

/** What these rules would make of a table. */
export type Verdict =
  | { readonly verdict: 'same' }
  /** It would go on at step `goesOn`, without its last `lost` answers. */
  | ({ readonly verdict: 'differs'; readonly goesOn: number; readonly lost: number } & Difference)
  | {
      readonly verdict: 'unreadable';
      readonly reason: Unreadable['reason'] | 'no-game' | 'cannot-begin';
      readonly detail: string;
    };

export type Report = { readonly id: string; readonly game: string; readonly status: TableStatus } & Verdict;

function canBegin(game: Game, { seats, options }: Charter): boolean {
  try {
    return canSetUp(game, seats, tableOptions(game, options));
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

async function verdictOn(id: string, store: ReadStore, { kitOf }: Rules): Promise<Report | null> {
  const stored = await store.table(id);
  if (stored === null) return null;
  const { charter, secret, summary } = stored;
  const { game, seats, options } = charter;
  const about = { id, game, status: summary.status };
  const kit = kitOf(game);
  if (kit === undefined) return { ...about, verdict: 'unreadable', reason: 'no-game', detail: game };
  try {
    if (summary.status === 'waiting' && !canBegin(kit.game, charter)) {
      return { ...about, verdict: 'unreadable', reason: 'cannot-begin', detail: JSON.stringify({ seats, options }) };
    }
    const snapshot = await store.snapshot(id);
    const kept = snapshot === null ? null : keptIn(snapshot.record);
    const entries = await store.entriesAfter(id, kept?.seq ?? 0);
    const { table, difference, lost } = broughtOver({ charter, secret, kit, random: dice(1) }, kept, entries);
    if (difference === null) return { ...about, verdict: 'same' };
    return { ...about, verdict: 'differs', ...difference, goesOn: table.match?.step ?? 0, lost };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ...about, verdict: 'unreadable', reason: error.reason, detail: error.message };
  }
}

/** What these rules would make of each table, one after the other. */
export async function* validate(
  store: ReadStore,
  rules: Rules,
  which: 'unfinished' | 'all',
): AsyncGenerator<Report, void> {
  for (const id of await store.ids(which)) {
    const report = await verdictOn(id, store, rules);
    if (report !== null) yield report;
  }
}
