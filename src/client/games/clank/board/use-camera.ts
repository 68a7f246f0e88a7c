import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Camera, centredOn, framing, held, type Size, shows, wholeBoard, wholeZoom, zoomedAt } from './camera.ts';
import { type Box, boxAround, type Point } from './geometry.ts';
import { listenToGestures } from './gestures.ts';

/** Room kept free for the overview and the buttons over the board. */
const coversOf = ({ w, h }: Size): Box[] => [
  { x: 0, y: h - 96, w: 88, h: 96 },
  { x: w - 60, y: 0, w: 60, h: 158 },
];

/** Milliseconds after which a new size is taken for settled. */
const SETTLED = 360;

/** Moves an element that holds the board behind a frame; nothing is rendered anew while it moves. */
class Viewfinder {
  private camera: Camera = { x: 0, y: 0, zoom: 1 };
  private frame: Size = { w: 0, h: 0 };
  private readonly board: Size;
  private readonly shown: (camera: Camera, frame: Size) => void;
  private focus: readonly Box[];
  private sharpening: ReturnType<typeof setTimeout> | undefined;
  element: HTMLElement | null = null;

  constructor(board: Size, focus: readonly Box[], shown: (camera: Camera, frame: Size) => void) {
    this.board = board;
    this.focus = focus;
    this.shown = shown;
  }

  private show(camera: Camera, glide: boolean): void {
    if (camera.zoom !== this.camera.zoom) this.sharpenSoon();
    this.camera = camera;
    const { element } = this;
    if (element === null) return;
    element.classList.toggle('board__world--glides', glide);
    element.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})`;
    this.shown(camera, this.frame);
  }

  /** A layer of its own keeps the sharpness of the size it was first painted at: at rest it is given up for a moment. */
  private sharpenSoon(): void {
    clearTimeout(this.sharpening);
    this.sharpening = setTimeout(() => {
      const { element } = this;
      element?.classList.add('board__world--still');
      requestAnimationFrame(() => requestAnimationFrame(() => element?.classList.remove('board__world--still')));
    }, SETTLED);
  }

  readonly resize = (frame: Size): void => {
    if (frame.w === this.frame.w && frame.h === this.frame.h) return;
    this.frame = frame;
    this.show(framing(this.focus, coversOf(frame), this.board, frame), false);
  };

  readonly pan = (dx: number, dy: number): void => {
    const { x, y, zoom } = this.camera;
    this.show(held({ x: x + dx, y: y + dy, zoom }, this.board, this.frame), false);
  };

  readonly zoom = (factor: number, focus: Point): void =>
    this.show(zoomedAt(this.camera, factor, focus, this.board, this.frame), false);

  readonly zoomBy = (factor: number): void => {
    const middle = { x: this.frame.w / 2, y: this.frame.h / 2 };
    this.show(zoomedAt(this.camera, factor, middle, this.board, this.frame), true);
  };

  readonly twice = (focus: Point): void => {
    const near = this.camera.zoom > wholeZoom(this.board, this.frame) * 1.5;
    if (near) this.whole();
    else this.show(zoomedAt(this.camera, 1.8, focus, this.board, this.frame), true);
  };

  readonly whole = (): void => this.show(wholeBoard(this.board, this.frame), true);

  readonly recentre = (): void => this.show(framing(this.focus, coversOf(this.frame), this.board, this.frame), true);

  /** Follows what matters now, unless all of it is in view. */
  follow(focus: readonly Box[]): void {
    this.focus = focus;
    if (this.frame.w > 0 && !shows(this.camera, focus, coversOf(this.frame), this.frame)) this.recentre();
  }

  /** Brings a point of the board into view. */
  readonly reveal = (point: Point, room: number): void => {
    if (shows(this.camera, [boxAround(point, room * 2, room * 2)], [], this.frame)) return;
    this.show(centredOn(point, this.camera.zoom, this.board, this.frame), true);
  };
}

export type BoardView = Pick<Viewfinder, 'zoomBy' | 'whole' | 'recentre' | 'reveal'>;

/** The frame and the board in it, and whether only a part of the board is seen. */
export function useCamera(board: Size, focus: readonly Box[], drawPart: (part: Box) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [partly, setPartly] = useState(false);
  const view = useMemo(
    () =>
      new Viewfinder(board, focus, ({ x, y, zoom }, size) => {
        setPartly(zoom > wholeZoom(board, size) * 1.02);
        const [left, top] = [Math.max(0, -x / zoom), Math.max(0, -y / zoom)];
        const [right, bottom] = [Math.min(board.w, (size.w - x) / zoom), Math.min(board.h, (size.h - y) / zoom)];
        drawPart({ x: left, y: top, w: right - left, h: bottom - top });
      }),
    [board],
  );
  view.element = world.current;
  const key = JSON.stringify(focus);
  useLayoutEffect(() => {
    const node = frame.current;
    if (node === null) return;
    view.element = world.current;
    const measure = () => view.resize({ w: node.clientWidth, h: node.clientHeight });
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(node);
    const stop = listenToGestures(node, view);
    return () => {
      watch.disconnect();
      stop();
    };
  }, [view]);
  useLayoutEffect(() => view.follow(focus), [view, key]);
  return { frame, world, partly, view };
}
