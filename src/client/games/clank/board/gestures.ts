import { distance, type Point } from './geometry.ts';

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, focus: Point): void;
  twice(focus: Point): void;
  /** Two fingers turned by an angle, in radians, clockwise. */
  turn?(angle: number): void;
}

/** What Safari sends for two fingers on a trackpad. */
interface PinchEvent extends MouseEvent {
  /** How far the fingers are apart, where they began being 1. */
  readonly scale: number;
}

declare global {
  interface HTMLElementEventMap {
    gesturestart: PinchEvent;
    gesturechange: PinchEvent;
    gestureend: PinchEvent;
  }
}

const angleOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

/** The short way round. */
const shortTurn = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

const SLACK = 6;
const TWICE = { milliseconds: 320, pixels: 28 };

/** Drag, pinch, double tap and Ctrl + wheel on an element; what was a drag is not a click. Returns how to stop. */
export function listenToGestures(element: HTMLElement, gestures: Gestures): () => void {
  const pointers = new Map<number, Point>();
  const stop = new AbortController();
  let start: Point = { x: 0, y: 0 };
  let dragging = false;
  let lastTap = { time: 0, at: start };
  const placeOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => element.addEventListener(name, heard, { ...options, signal: stop.signal });

  listen('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) {
      start = placeOf(event);
      dragging = false;
    }
    pointers.set(event.pointerId, placeOf(event));
  });
  listen('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = placeOf(event);
    if (!dragging && pointers.size < 2 && distance(start, now) < SLACK) return;
    if (!dragging) {
      dragging = true;
      element.setPointerCapture(event.pointerId);
    }
    pointers.set(event.pointerId, now);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) gestures.pan(now.x - before.x, now.y - before.y);
    else {
      gestures.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      gestures.zoom(distance(now, other) / distance(before, other), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
      gestures.turn?.(shortTurn(angleOf(other, now) - angleOf(other, before)));
    }
  });
  const lift = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    if (dragging) return;
    const at = placeOf(event);
    const onRoom = event.target instanceof Element && event.target.closest('button') !== null;
    const again = event.timeStamp - lastTap.time < TWICE.milliseconds && distance(at, lastTap.at) < TWICE.pixels;
    lastTap = { time: again || onRoom ? 0 : event.timeStamp, at };
    if (again && !onRoom) gestures.twice(at);
  };
  listen('pointerup', lift);
  listen('pointercancel', lift);
  listen(
    'click',
    (event) => {
      if (dragging) event.stopPropagation();
      dragging = false;
    },
    { capture: true },
  );
  listen(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      gestures.zoom(Math.exp(-event.deltaY / 300), placeOf(event));
    },
    { passive: false },
  );
  let scale = 1;
  const pinch = (event: PinchEvent) => {
    event.preventDefault();
    // On a touch screen the pointers have told of the same pinch.
    if (event.type !== 'gesturestart' && pointers.size === 0) gestures.zoom(event.scale / scale, placeOf(event));
    scale = event.scale;
  };
  listen('gesturestart', pinch);
  listen('gesturechange', pinch);
  listen('gestureend', pinch);
  return () => stop.abort();
}
