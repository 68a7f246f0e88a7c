import { useLayoutEffect } from 'preact/hooks';
import type { Screen } from '../table/screen.ts';
import type { Animator } from '../table/state.ts';

/** What happens first waits so long for the means to animate it, if need be: a busy browser may take its time. */
const FETCH_MILLISECONDS = 3000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Fetches what animates a table, beside the rest of it: the hand can be played before it is there. */
export function useAnimator<Event>(
  table: Pick<Screen<never, Event, never>, 'animator' | 'rehearse'>,
  fetch: () => Promise<Animator<Event>>,
): void {
  useLayoutEffect(() => {
    let closing = false;
    let clear = () => {};
    const animate = async () => {
      const [animator, { clearSheet }] = await Promise.all([fetch(), import('./sheet.ts')]);
      if (closing) return;
      table.animator = animator;
      clear = clearSheet;
    };
    // What cannot be fetched, or not soon, is not animated.
    const fetched = animate().catch(() => undefined);
    let rehearsal: Promise<unknown> | null = null;
    table.rehearse = () => {
      rehearsal ??= Promise.race([fetched, wait(FETCH_MILLISECONDS)]);
      return rehearsal;
    };
    return () => {
      closing = true;
      table.animator = null;
      clear();
    };
  }, [table]);
}
