import { useEffect, useRef } from 'preact/hooks';

const HOVER = 250;
/** From card to card while one is shown. */
const NEXT = 90;
const LEAVE = 160;
const PRESS = 350;
/** How far a finger may slip before it drags or scrolls. */
const SLIP = 10;

/** Where there is room beside a card; otherwise looking closely takes the whole width, and only when asked for. */
export const ROOMY = '(min-width: 820px)';

type By = 'hover' | 'press' | 'key';

interface Zooming {
  readonly open: (id: string, at: Element) => void;
  readonly close: () => void;
}

const inside = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/** Follows pointer and keys over everything that carries the id of a card in `data-zoom`. */
class Watch {
  private readonly now: () => Zooming;
  private readonly heard = new AbortController();
  private timer = 0;
  /** What is shown or about to be, and what brought it. */
  private at: Element | null = null;
  private by: By | null = null;
  private start: readonly [x: number, y: number] = [0, 0];
  private swallow = false;

  constructor(now: () => Zooming) {
    this.now = now;
    this.hear('pointerover', (event) => this.over(event));
    this.hear('pointerdown', (event) => this.down(event));
    this.hear('pointermove', (event) => this.move(event));
    for (const type of ['pointerup', 'pointercancel'] as const) this.hear(type, (event) => this.up(event));
    this.hear('contextmenu', (event) => {
      if (this.swallow) event.preventDefault();
    });
    this.hear('click', (event) => this.click(event));
    for (const type of ['keydown', 'keyup'] as const) this.hear(type, (event) => this.key(event));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.heard.abort();
  }

  private hear<Type extends keyof DocumentEventMap>(type: Type, listen: (event: DocumentEventMap[Type]) => void): void {
    document.addEventListener(type, listen, { capture: true, signal: this.heard.signal });
  }

  private after(delay: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(act, delay);
  }

  private show(at: Element, by: By): void {
    const id = at.getAttribute('data-zoom');
    if (id === null || !at.isConnected) return;
    clearTimeout(this.timer);
    this.at = at;
    this.by = by;
    this.now().open(id, at);
  }

  private hide(): void {
    clearTimeout(this.timer);
    this.by = null;
    this.now().close();
  }

  private over({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || !matchMedia(ROOMY).matches) return;
    if (inside(target, '.zoom') !== null) {
      clearTimeout(this.timer);
      return;
    }
    const at = inside(target, '[data-zoom]');
    if (at === this.at && at !== null) {
      if (this.by !== null) clearTimeout(this.timer);
      return;
    }
    const shown = this.by === 'hover';
    this.at = at;
    if (at !== null) this.after(shown ? NEXT : HOVER, () => this.show(at, 'hover'));
    else if (shown) this.after(LEAVE, () => this.hide());
    else clearTimeout(this.timer);
  }

  private down({ target, pointerType, clientX, clientY }: PointerEvent): void {
    this.swallow = false;
    if (inside(target, '.zoom') !== null) return;
    this.hide();
    const at = inside(target, '[data-zoom]');
    if (pointerType === 'mouse' || at === null) return;
    this.start = [clientX, clientY];
    this.after(PRESS, () => {
      this.swallow = true;
      this.show(at, 'press');
    });
  }

  private move({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'mouse' || this.by !== null) return;
    if (Math.hypot(clientX - this.start[0], clientY - this.start[1]) > SLIP) clearTimeout(this.timer);
  }

  private up({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' && this.by === null) clearTimeout(this.timer);
  }

  /** The click that ends a long press means nothing. */
  private click(event: MouseEvent): void {
    if (!this.swallow) return;
    this.swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = inside(event.target, '[data-zoom]');
    if (at === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keydown' && !event.repeat) this.show(at, 'key');
  }
}

/**
 * Shows cards closely: a mouse that rests on one, a long press, or Space on the focused one. It hears the whole page, so
 * it is used once; whatever carries `data-zoom="id"` can be looked at.
 */
export function useZoom(open: (id: string, at: Element) => void, close: () => void): void {
  const latest = useRef<Zooming>({ open, close });
  latest.current = { open, close };
  useEffect(() => {
    const watch = new Watch(() => latest.current);
    return () => watch.stop();
  }, []);
}
