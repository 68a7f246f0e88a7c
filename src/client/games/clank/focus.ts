import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const FOCUSABLE = 'button:not([disabled]), a[href], [tabindex="0"]';

const shownIn = (zone: Element | null): HTMLElement[] =>
  zone === null ? [] : [...zone.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.tabIndex >= 0);

/** Where focus goes when what had it is gone and its neighbours too. */
const REFUGES = ['[data-zone="hand"] button', '[data-key="end"]', '.btn--skip'] as const;

/** Keeps the focus at its place while the table changes: on the same thing, or on its neighbour if that is gone. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<{ key: string; zone: string; at: number } | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const zone = target.closest<HTMLElement>('[data-zone]');
      const key = target.dataset['key'] ?? '';
      last.current = { key, zone: zone?.dataset['zone'] ?? '', at: shownIn(zone).indexOf(target) };
    };
    const forget = () => {
      last.current = null;
    };
    element.addEventListener('focusin', remember);
    element.addEventListener('pointerdown', forget);
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('pointerdown', forget);
    };
  }, [root]);
  useLayoutEffect(() => {
    const element = root.current;
    const { activeElement } = document;
    if (element === null || last.current === null || (activeElement !== null && activeElement !== document.body))
      return;
    const { key, zone, at } = last.current;
    const same = key === '' ? null : element.querySelector<HTMLElement>(`[data-key="${key}"]`);
    const [asked] = shownIn(element.querySelector('[data-zone="question"]'));
    const neighbours = shownIn(element.querySelector(`[data-zone="${zone}"]`));
    const refuge = REFUGES.map((selector) => element.querySelector<HTMLElement>(selector)).find(
      (each) => each !== null,
    );
    const next = same?.matches(FOCUSABLE) ? same : (asked ?? neighbours[Math.min(at, neighbours.length - 1)] ?? refuge);
    next?.focus({ preventScroll: true });
  });
}
