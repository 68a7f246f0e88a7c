import { targetsOf } from './core/memory.ts';
import type { StepsFrame } from './core/progress.ts';
import type { Copy, Frame, Pending, State } from './core/state.ts';
import { cardIn, cardsInPlay } from './core/table.ts';

/** These act on cards that are not in play, and leave those alone that were played meanwhile. */
const OUT_OF_PLAY = ['to-hand', 'to-top', 'to-bottom', 'to-discard', 'shuffle-in', 'show'] as const;

const isSteps = (frame: Frame | null): frame is StepsFrame => frame?.frame === 'steps';

type Remembered = Pick<StepsFrame, 'steps' | 'context'>;

/** What was under way, or waited, before the answer already: steps are never changed in place. */
const isKnown = (known: readonly Remembered[], { steps, context }: Remembered, ref: string, copy: Copy): boolean =>
  known.some(
    (each) =>
      each.steps === steps && each.context.source === context.source && (each.context.found[ref] ?? []).includes(copy),
  );

const waits = ({ afterLeaving }: Pending): boolean => afterLeaving !== true;

/**
 * Cards that came into play by an answer, while an ability that had found them before they left is still to act on them.
 * It found another card: what comes back is a new one.
 */
export function staleRegisters(before: State, _index: number, after: State): readonly string[] {
  const there = cardsInPlay(before);
  const came = [...cardsInPlay(after)].filter((copy) => !there.has(copy));
  if (came.length === 0) return [];
  const known = [...before.agenda, before.waiting].filter(isSteps);
  const stale: string[] = [];
  const look = (each: Remembered, refs: readonly string[], from: readonly Remembered[]) => {
    for (const ref of refs) {
      for (const copy of each.context.found[ref] ?? []) {
        if (came.includes(copy) && isKnown(from, each, ref, copy)) stale.push(`${cardIn(after, copy).id} in ${ref}`);
      }
    }
  };
  for (const frame of after.agenda.filter(isSteps))
    look(frame, targetsOf(frame.steps.slice(frame.at), OUT_OF_PLAY), known);
  for (const each of after.pending.filter(waits)) look(each, ['it'], before.pending);
  return stale;
}
