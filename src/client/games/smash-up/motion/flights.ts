import '../../../styles/smash-up/flights.css';
import { away, carried, layOver, over, within } from '../../../motion/sheet.ts';

/** Milliseconds, as the look book has them. */
export const TIME = { fast: 160, move: 260, deal: 340, stamp: 620 } as const;

/** What must be done to what lies at a place for it to lie on another. */
function onto(at: DOMRect, other: DOMRect, most: number): string {
  const { dx, dy } = carried(at, other);
  const scale = at.width === 0 ? 1 : Math.min(most, other.width / at.width);
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** A likeness of what is seen under a button of the table. */
export function likenessOf(button: Element): HTMLElement {
  const copy = document.createElement('div');
  copy.className = 'fx';
  const face = button.parentElement?.querySelector('.thing__f');
  copy.append(...Array.from(face?.children ?? [], (child) => child.cloneNode(true)));
  return copy;
}

/** The thing flies from where it was to where it is now, and is not seen there before it lands. */
export async function fly(button: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay = 0): Promise<void> {
  const frames = [{ transform: onto(to, from, 3) }, { transform: 'none' }];
  const flight = away(layOver(likenessOf(button), to), frames, duration, delay);
  const unseen = [{ opacity: 0 }, { opacity: 0 }];
  await Promise.all([flight, over(button.parentElement ?? button, unseen, duration + delay, { fill: 'none' })]);
}

/** A likeness taken before falls to where such things end. */
export function fall(likeness: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Promise<void> {
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(1.08) rotate(-3deg)', opacity: 1, offset: 0.25 },
    { transform: `${onto(from, to, 0.4)} rotate(14deg)`, opacity: 0.1 },
  ];
  return away(layOver(likeness, from), frames, duration);
}

/** A word that is stamped on a place and stays a moment. */
export function stamp(text: string, at: DOMRect): Promise<void> {
  const word = document.createElement('div');
  word.className = 'fx__stamp';
  word.textContent = text;
  const frames = [
    { transform: 'scale(1.7)', opacity: 0 },
    { transform: 'scale(1)', opacity: 1, offset: 0.3 },
    { transform: 'scale(1)', opacity: 1, offset: 0.8 },
    { transform: 'scale(0.96)', opacity: 0 },
  ];
  return away(layOver(word, at), frames, TIME.stamp);
}

const SIGN = { width: 48, height: 28 };

/** A small sign that flies from place to place. */
export function send(sign: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Promise<void> {
  const { dx, dy } = carried(from, to);
  const frames = [
    { transform: 'scale(0.6)', opacity: 0 },
    { transform: 'scale(1.25)', opacity: 1, offset: 0.3 },
    { transform: `translate(${dx}px, ${dy}px) scale(0.9)`, opacity: 1 },
  ];
  return away(layOver(sign, within(from, SIGN)), frames, TIME.move * 2, delay);
}
