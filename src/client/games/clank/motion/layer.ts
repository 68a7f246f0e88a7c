import { settings } from '../../../settings.ts';

export const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** How fast things move at the pace chosen. */
const SPEED = { slow: 0.7, normal: 1, fast: 2, instant: 4 } as const;

export const still = (): boolean => settings.get().reducedMotion;
export const timed = (milliseconds: number): number => milliseconds / SPEED[settings.get().pace];

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timed(milliseconds));
  });
}

/** Something on the sheet, and where it was laid: it is never measured again, so nothing waits for the page's layout. */
export interface Thing {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

/** A sheet over the page on which copies of things move; nobody can touch or hear it. */
let sheet: HTMLElement | null = null;

function layer(): HTMLElement {
  if (sheet?.isConnected) return sheet;
  const frame = document.createElement('div');
  frame.className = 'motion';
  frame.setAttribute('aria-hidden', 'true');
  frame.inert = true;
  // What is laid on a sheet inside the frame leaves the layout of the page alone.
  sheet = document.createElement('div');
  sheet.className = 'motion__sheet';
  frame.append(sheet);
  document.body.append(frame);
  return sheet;
}

/** Takes away the sheet with all that is on it. */
export function clearSheet(): void {
  sheet?.parentElement?.remove();
}

/** A place of that size in the middle of another. */
export function within(
  { left, top, width, height }: DOMRect,
  size: { readonly width: number; readonly height: number },
): DOMRect {
  return new DOMRect(left + (width - size.width) / 2, top + (height - size.height) / 2, size.width, size.height);
}

function place(element: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

/** Lays an element on the sheet over the place given. */
export function layOver(inner: HTMLElement, rect: DOMRect): Thing {
  const element = document.createElement('div');
  element.className = 'motion__thing';
  place(element, rect);
  element.append(inner);
  layer().append(element);
  return { element, rect };
}

/** Things that stay on the sheet out of sight and show again and again: it costs less than making them anew. */
export class Stock {
  private readonly idle: { readonly name: string; readonly element: HTMLElement }[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Plays with the thing of that name at the place given; it is seen only while it is animated. */
  async show(name: string, rect: DOMRect, make: () => HTMLElement, act: (element: HTMLElement) => Promise<void>) {
    const at = this.idle.findLastIndex((each) => each.name === name && each.element.isConnected);
    const element = at < 0 ? layOver(make(), rect).element : this.idle.splice(at, 1)[0]!.element;
    if (at < 0) element.classList.add('motion__prop');
    else place(element, rect);
    await act(element);
    this.idle.push({ name, element });
    if (this.idle.length > this.most) this.idle.shift()?.element.remove();
  }
}

/** Everything about a copy is dropped that could be found or focused in the original. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('a copy of an element is an element');
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('[data-key], [data-state]')]) {
    delete each.dataset['key'];
    delete each.dataset['state'];
  }
  return copy;
}

export async function over(
  element: Element,
  frames: Keyframe[],
  duration: number,
  options: KeyframeAnimationOptions = {},
): Promise<void> {
  const animation = element.animate(frames, { easing: EASE_OUT, fill: 'both', duration: timed(duration), ...options });
  // An animation that the browser gives up is over too.
  await animation.finished.catch(() => undefined);
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** The transform that carries something from one place to the middle of another. */
export function carried(from: DOMRect, to: DOMRect): { readonly dx: number; readonly dy: number } {
  const [a, b] = [middle(from), middle(to)];
  return { dx: b.x - a.x, dy: b.y - a.y };
}

/** Carries what lies on the sheet to another place, then takes it away; an arc lifts it on the way. */
export async function fly({ element, rect }: Thing, to: DOMRect, milliseconds: number, arc = 0): Promise<void> {
  const { dx, dy } = carried(rect, to);
  const scale = Math.min(1, Math.max(0.16, Math.min(to.width / rect.width, to.height / rect.height)));
  const half = `translate(${dx / 2}px, ${dy / 2 - arc}px) scale(${(1 + scale) / 2})`;
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: half, opacity: 1, offset: 0.5 },
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.35 },
  ];
  await over(element, frames, milliseconds);
  element.remove();
}

/** Takes away what lies on the sheet: it falls, burns or fades. */
export async function vanish({ element }: Thing, how: string, milliseconds: number, from = 'none'): Promise<void> {
  const frames = [
    { transform: from, opacity: 1 },
    { transform: how, opacity: 0 },
  ];
  await over(element, frames, milliseconds);
  element.remove();
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

export type Mood = 'gain' | 'harm' | 'heal' | 'note';

const rings = new Stock(6);

function ringIn(mood: Mood): HTMLElement {
  const made = document.createElement('span');
  made.className = `motion__ring motion__ring--${mood}`;
  return made;
}

/** A ring around a place for a moment: it points at what has changed. */
export function ring(rect: DOMRect, mood: Mood): Promise<void> {
  const moving = [
    { transform: 'scale(0.94)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.25 },
    { transform: 'scale(1.06)', opacity: 0 },
  ];
  const frames = still() ? [{ opacity: 1 }, { opacity: 1 }] : moving;
  return rings.show(
    mood,
    rect,
    () => ringIn(mood),
    (element) => over(element, frames, 420, { fill: 'none' }),
  );
}
