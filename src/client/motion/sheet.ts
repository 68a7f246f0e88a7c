import '../styles/motion.css';
import { settings } from '../settings.ts';

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

/** A sheet over the table, in its colours, on which copies of things move; nobody can touch or hear it. */
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
  (document.querySelector('.table') ?? document.body).append(frame);
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

/** Moves what lies on the sheet, then takes it away. */
export async function away({ element }: Thing, frames: Keyframe[], duration: number, delay = 0): Promise<void> {
  await over(element, frames, duration, { delay: timed(delay) });
  element.remove();
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** The transform that carries something from one place to the middle of another. */
export function carried(from: DOMRect, to: DOMRect): { readonly dx: number; readonly dy: number } {
  const [a, b] = [middle(from), middle(to)];
  return { dx: b.x - a.x, dy: b.y - a.y };
}

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
