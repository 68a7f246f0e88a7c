import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { focusInSight } from './in-sight.ts';

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const isWay = (key: string): key is Way => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** What the arrow keys go to. */
const THINGS = '.over';

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** How far a thing lies that way; what lies aside counts more, what lies the other way not at all. */
function distance(from: Point, to: Point, way: Way): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [along, aside] = {
    ArrowLeft: [-dx, dy],
    ArrowRight: [dx, dy],
    ArrowUp: [-dy, dx],
    ArrowDown: [dy, dx],
  }[way];
  const off = Math.abs(aside!);
  return along! <= 2 || off > 2 * along! + 40 ? Number.POSITIVE_INFINITY : along! + 2.5 * off;
}

function nearest(from: Element, within: Element, way: Way): HTMLElement | null {
  const start = middleOf(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const each of within.querySelectorAll<HTMLElement>(THINGS)) {
    const far = each === from ? Number.POSITIVE_INFINITY : distance(start, middleOf(each), way);
    if (far < least) [best, least] = [each, far];
  }
  return best;
}

/** Lets the arrow keys walk from thing to thing within the element, leaving a part of it where none lies further on. */
export function useWalk(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const listen = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!isWay(key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || !target.matches(THINGS)) return;
      const part = [...element.children].find((each) => each.contains(target)) ?? element;
      const next = nearest(target, part, key) ?? nearest(target, element, key);
      if (next === null) return;
      event.preventDefault();
      focusInSight(next);
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, []);
}
