import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Store } from '../../store.ts';
import { KEY } from './things.ts';

function keyAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const { key, room } = target.closest<HTMLElement>('[data-key], [data-room]')?.dataset ?? {};
  return key ?? (room === undefined ? null : KEY.room(Number(room) - 1));
}

/** Tells the store the key of what is under the pointer, or else has the focus. */
export function usePointer(root: RefObject<HTMLElement | null>, pointed: Store<string | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let under: string | null = null;
    let focused: string | null = null;
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      under = keyAt(target);
      pointed.set(under ?? focused);
    };
    const out = () => {
      under = null;
      pointed.set(focused);
    };
    // What is clicked takes the focus too: the pointer is still over it.
    const focus = ({ target }: FocusEvent) => {
      focused = target instanceof Element && target.matches(':focus-visible') ? keyAt(target) : null;
      pointed.set(focused ?? under);
    };
    const blur = () => {
      focused = null;
      pointed.set(under);
    };
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', out);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', blur);
    return () => {
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', out);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', blur);
    };
  }, [root, pointed]);
}
