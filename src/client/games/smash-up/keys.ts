import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useKeys } from '../../table/keys.ts';
import { NO_AIM, targetsIn } from './aim.ts';
import { focusInSight } from './in-sight.ts';
import type { Play } from './play.ts';

/** Where the keyboard goes when what had the focus is gone: to what is asked. */
const ASKED = [
  '.picker [data-legal]',
  '.sm__b [data-legal]',
  '.hand [data-legal]',
  '.draft [data-legal]',
  '.answers .btn',
  '[data-main]',
];
const PLAYING = ['.hand [data-legal]', '.sm__b [data-legal]', '[data-main]'];

/** Whether the person used the keyboard last. */
function useByKey(): { readonly current: boolean } {
  const byKey = useRef(false);
  useEffect(() => {
    const key = () => {
      byKey.current = true;
    };
    const pointer = () => {
      byKey.current = false;
    };
    addEventListener('keydown', key, { capture: true });
    addEventListener('pointerdown', pointer, { capture: true });
    return () => {
      removeEventListener('keydown', key, { capture: true });
      removeEventListener('pointerdown', pointer, { capture: true });
    };
  }, []);
  return byKey;
}

function focusOn(root: HTMLElement | null, places: readonly string[]): void {
  for (const place of places) {
    const found = root?.querySelector<HTMLElement>(place);
    if (found) {
      focusInSight(found);
      return;
    }
  }
}

/** The keys of this table, and where they lead the focus. */
export function useTableKeys(play: Play, root: RefObject<HTMLElement | null>): void {
  const { options, aim, view, state } = play;
  const now = useRef(play);
  now.current = play;
  /** The card that was taken up by a key, while the focus is led from it to what it can be aimed at. */
  const origin = useRef<string | null>(null);
  const byKey = useByKey();
  const { step } = state.present;
  useKeys(play.table, {
    hand: (digit) => {
      const card = root.current?.querySelectorAll<HTMLElement>('.hand .over')[digit];
      card?.focus();
      card?.click();
    },
    toHand: () => focusOn(root.current, ['.hand [data-legal]', '.hand .over']),
    board: () => focusOn(root.current, ['.sm__b [data-legal]', '.sm__b .over', '.draft [data-legal]']),
    endTurn: () => {
      const latest = now.current;
      const end = latest.options.findIndex(({ take }) => take === 'end-plays');
      if (end >= 0) latest.endPlays(end);
    },
    close: () => {
      const latest = now.current;
      latest.setAim(NO_AIM);
      if (origin.current !== null) focusOn(root.current, [`.hand [data-key="${origin.current}"]`]);
      origin.current = null;
    },
  });
  // At once with what is drawn: a key pressed right after this one finds the focus where it belongs.
  useLayoutEffect(() => {
    if (!byKey.current || options.length === 0) return;
    const { activeElement } = document;
    const led = origin.current !== null;
    origin.current = null;
    if (!led && activeElement !== null && activeElement !== document.body) return;
    focusOn(root.current, view.decision?.ask === 'play' ? PLAYING : ASKED);
  }, [step, options]);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!byKey.current || aim.first === null) return;
    if (activeElement instanceof HTMLElement) origin.current = activeElement.dataset['key'] ?? null;
    if (targetsIn(options, aim.first).size > 0) focusOn(root.current, ['.sm__b [data-legal]']);
    else focusOn(root.current, ['[data-main]']);
  }, [aim.first]);
}
