import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { firstsIn, meantBy, targetsIn } from './aim.ts';
import type { Spot } from './placed.ts';
import type { Play } from './play.ts';

/** Pixels a card is moved before it is dragged rather than clicked. */
const SLACK = 8;

interface Dragged {
  readonly card: HTMLElement;
  readonly first: Spot;
  readonly x: number;
  readonly y: number;
  ghost: HTMLElement | null;
  over: Spot | null;
}

const namesAt = (element: Element | null): readonly string[] =>
  element?.closest<HTMLElement>('[data-spots]')?.dataset['spots']?.split(',') ?? [];

const among = (spots: ReadonlySet<Spot>, names: readonly string[]): Spot | null =>
  [...spots].find((spot) => names.includes(spot)) ?? null;

/** What lies under the pointer that the card can be aimed at: the thing itself, or the column it is in. */
function targetAt({ clientX, clientY }: PointerEvent, targets: ReadonlySet<Spot>): Spot | null {
  const under = document.elementFromPoint(clientX, clientY);
  const base = under?.closest<HTMLElement>('[data-base]')?.dataset['base'];
  return among(targets, [...namesAt(under), ...(base === undefined ? [] : [`base ${base}`])]);
}

/** What is seen of the card whose button it is. */
const faceOf = (button: HTMLElement): Element => button.parentElement?.querySelector('.thing__f') ?? button;

function lift(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'dragged';
  ghost.append(...Array.from(faceOf(card).children, (child) => child.cloneNode(true)));
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  (card.closest('.sm') ?? document.body).append(ghost);
  return ghost;
}

/** The click that the browser makes of the end of a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** Where a card was let go last: it goes on from there. */
let dropped: { readonly mark: string; readonly rect: DOMRect } | null = null;

/** Where the card of that mark was let go, told once. */
export function droppedAt(): { readonly mark: string; readonly rect: DOMRect } | null {
  const last = dropped;
  dropped = null;
  return last;
}

/** A drop does what it says, unless that could not be taken back: then it only aims. */
function drop(
  { options, table, answer, setAim, view }: Play,
  first: Spot,
  then: Spot | null,
  event: PointerEvent,
): void {
  const aimless = targetsIn(options, first).size === 0;
  const onBoard = document.elementFromPoint(event.clientX, event.clientY)?.closest('.sm__b') !== null;
  const index = then !== null || (aimless && onBoard) ? meantBy(options, { first, then })[0] : undefined;
  if (index === undefined || view.decision === null || table.reveals(index)) setAim({ first, then });
  else answer(index);
}

/** Lets the cards of a list be dragged onto what they can be aimed at. */
export function useDrag(play: Play): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const now = useRef(play);
  now.current = play;
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let dragged: Dragged | null = null;
    const end = () => {
      dragged?.ghost?.remove();
      dragged?.card.parentElement?.classList.remove('is-dragged');
      dragged = null;
    };
    const down = (event: PointerEvent) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-loose]') : null;
      const first = card === null ? null : among(firstsIn(now.current.options), namesAt(card));
      if (card === null || first === null || event.button !== 0) return;
      dragged = { card, first, x: event.clientX, y: event.clientY, ghost: null, over: null };
    };
    const move = (event: PointerEvent) => {
      if (dragged === null) return;
      const [dx, dy] = [event.clientX - dragged.x, event.clientY - dragged.y];
      if (dragged.ghost === null) {
        if (Math.hypot(dx, dy) < SLACK) return;
        if (event.pointerType === 'touch' && Math.abs(dx) > Math.abs(dy)) {
          end();
          return;
        }
        dragged.ghost = lift(dragged.card);
        dragged.card.parentElement?.classList.add('is-dragged');
        now.current.setAim({ first: dragged.first, then: null });
      }
      dragged.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-6, Math.min(6, dx / 30))}deg)`;
      const over = targetAt(event, targetsIn(now.current.options, dragged.first));
      if (over === dragged.over) return;
      dragged.over = over;
      now.current.setAim({ first: dragged.first, then: over });
    };
    const up = (event: PointerEvent) => {
      if (dragged === null) return;
      const { ghost, first, over, card } = dragged;
      const rect = ghost?.getBoundingClientRect();
      end();
      if (rect === undefined) return;
      dropped = { mark: card.dataset['key'] ?? '', rect };
      swallowClick();
      drop(now.current, first, over, event);
    };
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
    return () => {
      end();
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    };
  }, []);
  return list;
}
