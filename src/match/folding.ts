import type { Stamped } from '../protocol/hosted.ts';
import type { HostedTable } from './hosted.ts';
import { type Question, questionOf } from './kept.ts';

/** What was asked at a step and, where it was answered, with which option. */
export interface AskedThere extends Partial<Question> {
  readonly option?: unknown;
}

/** Where a table that other rules played first differs by these: what was asked there then, and what is now. */
export interface Difference {
  readonly step: number;
  readonly then: AskedThere | null;
  readonly now: AskedThere | null;
}

interface Folded {
  readonly table: HostedTable;
  readonly difference: Difference | null;
  readonly lost: number;
}

/** By how many answers an entry moves the game on; null for one that has nothing to do with the game itself. */
function movedBy(entry: Stamped): number | null {
  switch (entry.kind) {
    case 'answered':
    case 'redid':
      return 1;
    case 'undid':
      return -1;
    case 'upgraded':
      return 0;
    case 'agreed':
    case 'carried':
      return entry.motion.what === 'undo' ? 0 : null;
    default:
      return null;
  }
}

/** Goes on without what was played from here on; how many answers were. */
function passOver(table: HostedTable, entries: readonly Stamped[]): number {
  let lost = 0;
  for (const entry of entries) {
    const by = movedBy(entry);
    if (by === null) table.apply(entry);
    else {
      table.pass(entry);
      lost = Math.max(0, lost + by);
    }
  }
  return lost;
}

/** Applies entries that other rules took, as far as they hold; `start` gives the table before them, anew each time. */
export function foldedOver(start: () => HostedTable, entries: readonly Stamped[]): Folded {
  const table = start();
  for (const [at, entry] of entries.entries()) {
    const { match } = table;
    const [step, now] = match === null ? [0, null] : [match.step, questionOf(match)];
    try {
      table.apply(entry);
    } catch (error) {
      if (match === null || movedBy(entry) === null) throw error;
      const sound = start();
      for (const each of entries.slice(0, at)) sound.apply(each);
      const then = 'seat' in entry ? { seat: entry.seat } : null;
      return { table: sound, difference: { step, then, now }, lost: passOver(sound, entries.slice(at)) };
    }
  }
  return { table, difference: null, lost: 0 };
}
