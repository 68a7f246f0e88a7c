import { settings } from '../../settings.ts';

/** Milliseconds, as the look book has them. */
export const TIME = { fast: 160, move: 260, deal: 340, stamp: 620 } as const;

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

export const isStill = (): boolean =>
  settings.get().reducedMotion || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The next frame, or soon enough where there are none. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 60);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** What must be done to the second rectangle to lie on the first. */
function onto(from: DOMRect, to: DOMRect, most: number): string {
  const [a, b] = [middle(from), middle(to)];
  const scale = to.width === 0 ? 1 : Math.min(most, from.width / to.width);
  return `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale})`;
}

/** A layer over the table on which things fly; it never takes a click. */
export class Sky {
  private readonly root: HTMLElement;

  constructor(root: HTMLElement) {
    this.root = root;
  }

  private put(element: HTMLElement, at: DOMRect): HTMLElement {
    const holder = document.createElement('div');
    holder.className = 'fx';
    holder.setAttribute('aria-hidden', 'true');
    const { left, top, width, height } = at;
    Object.assign(holder.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    holder.append(element);
    this.root.append(holder);
    return holder;
  }

  private async run(holder: HTMLElement, frames: Keyframe[], duration: number, delay = 0): Promise<void> {
    const animation = holder.animate(frames, { duration, delay, easing: EASE, fill: 'both' });
    await animation.finished.catch(() => undefined);
    holder.remove();
  }

  /** A likeness of what is seen under a button of the table. */
  static likeness(button: Element): HTMLElement {
    const copy = document.createElement('div');
    copy.className = 'fx__in';
    const face = button.parentElement?.querySelector('.thing__f');
    copy.append(...Array.from(face?.children ?? [], (child) => child.cloneNode(true)));
    return copy;
  }

  /** The thing flies from where it was to where it is now, and is not seen there before it lands. */
  async fly(button: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay = 0): Promise<void> {
    const holder = this.put(Sky.likeness(button), to);
    const hidden = (button.parentElement ?? button).animate([{ opacity: 0 }, { opacity: 0 }], {
      duration: duration + delay,
    });
    await this.run(holder, [{ transform: onto(from, to, 3) }, { transform: 'none' }], duration, delay);
    hidden.cancel();
  }

  /** A likeness taken before falls to where such things end. */
  fall(likeness: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Promise<void> {
    const holder = this.put(likeness, from);
    return this.run(
      holder,
      [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(1.08) rotate(-3deg)', opacity: 1, offset: 0.25 },
        { transform: `${onto(to, from, 0.4)} rotate(14deg)`, opacity: 0.1 },
      ],
      duration,
    );
  }

  /** A word that is stamped on a place and stays a moment. */
  stamp(text: string, at: DOMRect): Promise<void> {
    const word = document.createElement('div');
    word.className = 'fx__stamp';
    word.textContent = text;
    const holder = this.put(word, at);
    return this.run(
      holder,
      [
        { transform: 'scale(1.7)', opacity: 0 },
        { transform: 'scale(1)', opacity: 1, offset: 0.3 },
        { transform: 'scale(1)', opacity: 1, offset: 0.8 },
        { transform: 'scale(0.96)', opacity: 0 },
      ],
      TIME.stamp,
    );
  }

  /** A small sign that flies from place to place. */
  send(sign: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Promise<void> {
    const { x, y } = middle(from);
    const holder = this.put(sign, new DOMRect(x - 24, y - 14, 48, 28));
    const end = middle(to);
    return this.run(
      holder,
      [
        { transform: 'scale(0.6)', opacity: 0 },
        { transform: 'scale(1.25)', opacity: 1, offset: 0.3 },
        { transform: `translate(${end.x - x}px, ${end.y - y}px) scale(0.9)`, opacity: 1 },
      ],
      TIME.move * 2,
      delay,
    );
  }

  /** A ring around what an event is about. */
  flash(at: DOMRect): Promise<void> {
    const ring = document.createElement('div');
    ring.className = 'fx__ring';
    const holder = this.put(ring, at);
    return this.run(
      holder,
      [
        { opacity: 0, transform: 'scale(1.06)' },
        { opacity: 1, transform: 'none', offset: 0.3 },
        { opacity: 0, transform: 'none' },
      ],
      TIME.deal + TIME.fast,
    );
  }
}
