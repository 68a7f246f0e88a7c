import type { Seat as SeatNo } from '../../engine/game.ts';
import type { Told } from '../../protocol/table.ts';
import type { Line, LogWords } from './log.tsx';

/** Whether the viewer's own answer brought something to light, so that undo ends there. */
export const isGate = <Event>(
  { revealed, seat, events }: Told<Event>,
  viewer: SeatNo | null,
  words: LogWords<Event>,
): boolean => revealed && seat !== null && seat === viewer && events.every((event) => words.turnOf(event) === null);

interface Telling<Event> {
  readonly told: readonly Told<Event>[];
  /** The steps to tell, where it is not all of them. */
  readonly only?: readonly Told<Event>[];
  readonly words: LogWords<Event>;
  /** Whose own answers show where undo ends. */
  readonly viewer: SeatNo | null;
}

export type Entry<Event> = { readonly of: Told<Event>; readonly line: Line<Event> } | { readonly gate: true };

export interface Turn<Event> {
  /** Null for what came before the first turn. */
  readonly head: { readonly seat: SeatNo; readonly turn: number } | null;
  readonly entries: readonly Entry<Event>[];
}

/** What happened, turn by turn: all of it, or those steps alone. */
export function turnsOf<Event>({ told, only = told, words, viewer }: Telling<Event>): readonly Turn<Event>[] {
  const steps = new Set(only.map(({ step }) => step));
  const turns: { head: Turn<Event>['head']; entries: Entry<Event>[] }[] = [{ head: null, entries: [] }];
  for (const each of told) {
    for (const line of words.lines(each.events)) {
      const head = words.turnOf(line.lead);
      if (head !== null) turns.push({ head, entries: [] });
      else if (steps.has(each.step)) turns.at(-1)!.entries.push({ of: each, line });
    }
    if (steps.has(each.step) && isGate(each, viewer, words)) turns.at(-1)!.entries.push({ gate: true });
  }
  return turns.filter(({ entries }) => entries.length > 0);
}

/** Entries that follow each other and tell nothing but housekeeping, together; every other one alone. */
export function foldedOf<Event>(
  entries: readonly Entry<Event>[],
  { isMinor }: Pick<LogWords<Event>, 'isMinor'>,
): readonly (readonly Entry<Event>[])[] {
  const runs: Entry<Event>[][] = [];
  let minor = false;
  for (const entry of entries) {
    const small = 'line' in entry && isMinor(entry.line.lead);
    if (small && minor) runs.at(-1)!.push(entry);
    else runs.push([entry]);
    minor = small;
  }
  return runs;
}
