import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Camera, centredOn, framing, held, type Size, shows, wholeBoard, wholeZoom, zoomedAt } from './camera.ts';
import { type Box, boxAround, type Point } from './geometry.ts';
import { listenToGestures } from './gestures.ts';

/** Room kept free for the overview and the buttons over the board. */
export const coversOf = ({ w, h }: Size): readonly Box[] => [
  { x: 0, y: h - 96, w: 88, h: 96 },
  { x: w - 60, y: 0, w: 60, h: 158 },
];

/** Milliseconds after which a new size is taken for settled. */
const SETTLED = 360;

/** Moves an element that holds the board behind a frame; nothing is rendered anew while it moves. */
class Viewfinder {
  private camera: Camera = { x: 0, y: 0, zoom: 1 };
  private frame: Size = { w: 0, h: 0 };
  private board: Box;
  private readonly shown: (camera: Camera, frame: Size, board: Box) => void;
  private focus: readonly Box[] = [];
  private rest: readonly Box[] = [];
  private covers: (frame: Size) => readonly Box[];
  private sharpening: ReturnType<typeof setTimeout> | undefined;
  /** Somebody looks at a part of their own choice. */
  private moved = false;
  element: HTMLElement | null = null;

  constructor({ board, focus, rest, covers }: Ground, shown: (camera: Camera, frame: Size, board: Box) => void) {
    this.board = board;
    this.focus = focus;
    this.rest = rest ?? [];
    this.covers = covers ?? coversOf;
    this.shown = shown;
  }

  private framed(): Camera {
    return framing(this.focus, this.covers(this.frame), this.board, this.frame, this.rest);
  }

  private show(camera: Camera, glide: boolean): void {
    if (camera.zoom !== this.camera.zoom) this.sharpenSoon();
    this.camera = camera;
    const { element } = this;
    if (element === null) return;
    element.classList.toggle('board__world--glides', glide);
    element.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})`;
    this.shown(camera, this.frame, this.board);
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
    this.show(this.framed(), false);
  };

  readonly pan = (dx: number, dy: number): void => {
    const { x, y, zoom } = this.camera;
    this.moved = true;
    this.show(held({ x: x + dx, y: y + dy, zoom }, this.board, this.frame), false);
  };

  readonly zoom = (factor: number, focus: Point): void => {
    this.moved = true;
    this.show(zoomedAt(this.camera, factor, focus, this.board, this.frame), false);
  };

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

  readonly recentre = (): void => {
    this.moved = false;
    this.show(this.framed(), true);
  };

  /** Follows what matters now, unless all of it is in view; a board that has grown is held within its new bounds. */
  follow({ board, focus, rest = [], covers = coversOf }: Ground): void {
    const grown = board !== this.board;
    this.board = board;
    this.focus = focus;
    this.rest = rest;
    this.covers = covers;
    if (this.frame.w === 0) return;
    const settled = grown && (!this.moved || rest.length === 0);
    if (settled || !shows(this.camera, focus, this.covers(this.frame), this.frame)) this.recentre();
    else if (grown) this.show(held(this.camera, board, this.frame), true);
  }

  /** What lies over the board has changed: brings back what it would hide. */
  readonly uncover = (): void => {
    if (this.frame.w > 0 && !shows(this.camera, this.focus, this.covers(this.frame), this.frame)) this.recentre();
  };

  /** Brings a point of the board into view. */
  readonly reveal = (point: Point, room: number): void => {
    if (shows(this.camera, [boxAround(point, room * 2, room * 2)], [], this.frame)) return;
    this.show(centredOn(point, this.camera.zoom, this.board, this.frame), true);
  };
}

/** What the camera looks at. */
export interface Ground {
  readonly board: Box;
  /** What must be in view now. */
  readonly focus: readonly Box[];
  /** Of a board that grows: all that there is of it. */
  readonly rest?: readonly Box[];
  /** What lies over the frame. */
  readonly covers?: (frame: Size) => readonly Box[];
}

export type BoardView = Pick<Viewfinder, 'zoomBy' | 'whole' | 'recentre' | 'reveal' | 'uncover'>;

/** The frame and the board in it, and whether only a part of the board is seen. */
export function useCamera(ground: Ground, drawPart: (part: Box) => void, onTurn?: (angle: number) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [partly, setPartly] = useState(false);
  const latest = useRef(drawPart);
  const view = useMemo(
    () =>
      new Viewfinder(ground, ({ x, y, zoom }, size, board) => {
        setPartly(zoom > wholeZoom(board, size) * 1.02);
        const [left, top] = [Math.max(board.x, -x / zoom), Math.max(board.y, -y / zoom)];
        const right = Math.min(board.x + board.w, (size.w - x) / zoom);
        const bottom = Math.min(board.y + board.h, (size.h - y) / zoom);
        latest.current({ x: left - board.x, y: top - board.y, w: right - left, h: bottom - top });
      }),
    [],
  );
  latest.current = drawPart;
  const turned = useRef(onTurn);
  turned.current = onTurn;
  view.element = world.current;
  const key = JSON.stringify([ground.board, ground.focus]);
  useLayoutEffect(() => {
    const node = frame.current;
    if (node === null) return;
    view.element = world.current;
    const measure = () => view.resize({ w: node.clientWidth, h: node.clientHeight });
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(node);
    const stop = listenToGestures(node, {
      pan: view.pan,
      zoom: view.zoom,
      twice: view.twice,
      turn: (angle) => turned.current?.(angle),
    });
    return () => {
      watch.disconnect();
      stop();
    };
  }, [view]);
  useLayoutEffect(() => view.follow(ground), [view, key]);
  return { frame, world, partly, view };
}
