import { useLayoutEffect } from 'preact/hooks';
import type { Screen } from '../table/screen.ts';
import type { Animator } from '../table/state.ts';

/** What happens first waits so long for the means to animate it: a busy browser may need more than a second. */
const FETCH_MILLISECONDS = 3000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Fetches what animates a table, beside the rest of it: the hand can be played before it is there. */
export function useAnimator<Event>(
  table: Pick<Screen<never, Event, never>, 'animator' | 'rehearsal'>,
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
    table.rehearsal = Promise.race([animate().catch(() => undefined), wait(FETCH_MILLISECONDS)]);
    return () => {
      closing = true;
      table.animator = null;
      clear();
    };
  }, [table]);
}
