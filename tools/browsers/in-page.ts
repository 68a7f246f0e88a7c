/**
 * Functions that run inside the page of a browser. They are sent there as text, so they may use nothing but their
 * arguments and the page.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A point of the element that nothing else covers, or its middle. Scrolls the element into view first; a Smash Up base
 * in a scrolling row is centred, because one that is partly in view snaps back.
 */
export function freePlace(element: HTMLElement): Point {
  const base = element.closest('.snapb > .bcol');
  base?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.5, 0.1, 0.25, 0.75, 0.9];
  const places = parts.flatMap((down) => parts.map((across) => ({ x: left + across * width, y: top + down * height })));
  const isFree = ({ x, y }: Point) => element.contains(document.elementFromPoint(x, y));
  return places.find(isFree) ?? places[0]!;
}

/** Marks the first visible element whose accessible name contains the text, inside the open dialog if there is one. */
export function markNamed(name: string): boolean {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  const within = document.querySelector('dialog[open]') ?? document;
  const nameOf = (each: Element) => {
    const labels = each instanceof HTMLInputElement ? [...(each.labels ?? [])] : [each];
    const words = each.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join(' ');
    return words.replace(/\s+/g, ' ');
  };
  const found = [...within.querySelectorAll('button, a[href], input')].find(
    (each) => each.getClientRects().length > 0 && nameOf(each).includes(name),
  );
  found?.setAttribute('data-target', '');
  return found !== undefined;
}

/** Marks the first visible element of the selector. */
export function markSelected(selector: string): boolean {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  const found = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
  found?.setAttribute('data-target', '');
  return found !== undefined;
}

/** What a failed step reports of the page: its address, what it says, and what was clicked last. */
export function describePage(): string {
  const parts = ['.turn', '.prompt', '[role="alert"]', 'dialog[open] h2', 'h1'];
  const words = parts
    .flatMap((part) => [...document.querySelectorAll<HTMLElement>(part)])
    .map((each) => each.innerText);
  const step = document.querySelector('[data-step]')?.getAttribute('data-step') ?? 'none';
  const tagOf = (element: Element | null) => /^<[^>]*>/.exec(element?.outerHTML ?? '')?.[0] ?? 'nothing';
  const target = document.querySelector('[data-target]');
  const box = target?.getBoundingClientRect();
  const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const covered = top != null && !target!.contains(top) ? `, under ${tagOf(top)}` : '';
  return [
    `${location.hash || '#/'}, step ${step}: ${words.join(' | ').replace(/\s+/g, ' ').slice(0, 400)}`,
    `clicked last: ${tagOf(target)}${covered}`,
  ].join('\n  ');
}
