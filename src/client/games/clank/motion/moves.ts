import { away, carried, over, type Thing, timed } from '../../../motion/sheet.ts';

/** Everything about a copy is dropped that could be found or focused in the original, and what is only for the ear. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('a copy of an element is an element');
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('[data-key], [data-state]')]) {
    delete each.dataset['key'];
    delete each.dataset['state'];
  }
  for (const heard of copy.querySelectorAll('.sr')) heard.remove();
  return copy;
}

/** Carries what lies on the sheet to another place, then takes it away; an arc lifts it on the way. */
export function fly(thing: Thing, to: DOMRect, milliseconds: number, arc = 0): Promise<void> {
  const { rect } = thing;
  const { dx, dy } = carried(rect, to);
  const scale = Math.min(1, Math.max(0.16, Math.min(to.width / rect.width, to.height / rect.height)));
  const half = `translate(${dx / 2}px, ${dy / 2 - arc}px) scale(${(1 + scale) / 2})`;
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: half, opacity: 1, offset: 0.5 },
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.35 },
  ];
  return away(thing, frames, milliseconds);
}

/** Takes away what lies on the sheet: it falls, burns or fades. */
export function vanish(thing: Thing, how: string, milliseconds: number): Promise<void> {
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: how, opacity: 0 },
  ];
  return away(thing, frames, milliseconds);
}

/** Brings an element of the page in from another place. */
export function comeFrom(element: Element, to: DOMRect, from: DOMRect, delay: number): Promise<void> {
  const { dx, dy } = carried(to, from);
  const start = { transform: `translate(${dx}px, ${dy}px) scale(0.4) rotateY(70deg)`, opacity: 0 };
  return over(element, [start, { transform: 'none', opacity: 1 }], 340, { delay: timed(delay), fill: 'backwards' });
}

/** Turns an element of the page over into view. */
export const flipIn = (element: Element): Promise<void> =>
  over(
    element,
    [
      { transform: 'perspective(600px) rotateY(-90deg)', opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    340,
    { fill: 'backwards' },
  );

/** Slides an element of the page from where it was. */
export const slideFrom = (element: Element, dx: number, dy: number): Promise<void> =>
  over(element, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], 160, { fill: 'none' });
