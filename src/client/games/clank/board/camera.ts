import { type Box, overlap, type Point } from './geometry.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** A point of the board is seen at `zoom` times itself plus `x`, `y`. */
export interface Camera extends Point {
  readonly zoom: number;
}

/** Rooms drawn smaller than this part of their size are hard to hit: the board is then shown in part. */
const SMALLEST_AT_REST = 0.62;
const CLOSEST = 2;
/** How near the camera comes by itself, and how far it goes. */
const NEAR = 1;
const FAR = 0.45;

/** How near the camera comes by itself to see all that is to be seen at rest. */
const NEAR_AT_REST = 1.2;

export const wholeZoom = (board: Size, frame: Size): number => Math.min(frame.w / board.w, frame.h / board.h);

/** How far the camera goes over the edge of the board when it is near, where the ground goes on. */
const OVER = 92;

function heldAlong(start: number, length: number, frame: number, over: number): number {
  if (length <= frame) return (frame - length) / 2;
  return Math.min(over, Math.max(frame - length - over, start));
}

/** Within its bounds: never farther than the whole board, never past its edges. */
export function held({ x, y, zoom }: Camera, board: Box, frame: Size): Camera {
  const whole = wholeZoom(board, frame);
  const z = Math.min(Math.max(zoom, whole), Math.max(CLOSEST, whole));
  const over = z > whole * 1.02 ? OVER : 0;
  const [left, top] = [board.x * z, board.y * z];
  return {
    x: heldAlong(x + left, board.w * z, frame.w, over) - left,
    y: heldAlong(y + top, board.h * z, frame.h, over) - top,
    zoom: z,
  };
}

export const wholeBoard = (board: Box, frame: Size): Camera => held({ x: 0, y: 0, zoom: 0 }, board, frame);

/** Nearer or farther, the point of the frame at `focus` staying where it is. */
export function zoomedAt(camera: Camera, factor: number, focus: Point, board: Box, frame: Size): Camera {
  const { zoom } = held({ ...camera, zoom: camera.zoom * factor }, board, frame);
  const k = zoom / camera.zoom;
  return held({ x: focus.x - (focus.x - camera.x) * k, y: focus.y - (focus.y - camera.y) * k, zoom }, board, frame);
}

/** Looking at a point of the board. */
export const centredOn = (point: Point, zoom: number, board: Box, frame: Size): Camera =>
  held({ x: frame.w / 2 - point.x * zoom, y: frame.h / 2 - point.y * zoom, zoom }, board, frame);

const seenBox = ({ x, y, w, h }: Box, camera: Camera): Box => ({
  x: x * camera.zoom + camera.x,
  y: y * camera.zoom + camera.y,
  w: w * camera.zoom,
  h: h * camera.zoom,
});

/** Whether all of these parts of the board are in the frame, none under a cover. */
export function shows(camera: Camera, boxes: readonly Box[], covers: readonly Box[], frame: Size): boolean {
  return boxes.every((box) => {
    const seen = seenBox(box, camera);
    const inside = seen.x >= 0 && seen.y >= 0 && seen.x + seen.w <= frame.w && seen.y + seen.h <= frame.h;
    return inside && !covers.some((cover) => overlap(seen, cover));
  });
}

/** Small moves of the frame tried around the middle of what is to be seen. */
const NUDGES: readonly Point[] = Array.from({ length: 121 }, (_, i) => ({
  x: ((i % 11) - 5) * 22,
  y: (Math.floor(i / 11) - 5) * 22,
}));

/** How much of the frame shows what is beyond the board. */
function beyond({ x, y, zoom }: Camera, board: Box, frame: Size): number {
  const over = (start: number, length: number, seen: number) => Math.max(0, start, seen - length - start);
  return over(x + board.x * zoom, board.w * zoom, frame.w) + over(y + board.y * zoom, board.h * zoom, frame.h);
}

/** As near as possible, within bounds, with all boxes in view and none under a cover; null where that cannot be. */
function nearest(boxes: readonly Box[], covers: readonly Box[], board: Box, frame: Size, near: number, far: number) {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, w }) => x + w));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  for (let zoom = near; zoom > far; zoom *= 0.94) {
    if ((right - left) * zoom > frame.w || (bottom - top) * zoom > frame.h) continue;
    let best: { readonly camera: Camera; readonly off: number } | null = null;
    for (const nudge of NUDGES) {
      const point = { x: middle.x + nudge.x / zoom, y: middle.y + nudge.y / zoom };
      const camera = centredOn(point, zoom, board, frame);
      const off = Math.hypot(nudge.x, nudge.y) + beyond(camera, board, frame) * 1.5;
      if ((best === null || off < best.off) && shows(camera, boxes, covers, frame)) best = { camera, off };
    }
    if (best !== null) return best.camera;
  }
  return null;
}

/** The first box with as many of those around it as can be seen well, as near as possible. */
function around(boxes: readonly Box[], covers: readonly Box[], board: Box, frame: Size): Camera | null {
  const [first] = boxes;
  if (first === undefined) return null;
  const away = ({ x, y }: Box) => Math.hypot(x - first.x, y - first.y);
  const close = [...boxes].sort((a, b) => away(a) - away(b));
  for (; close.length > 0; close.pop()) {
    const camera = nearest(close, covers, board, frame, NEAR, Math.max(FAR, wholeZoom(board, frame)));
    if (camera !== null) return camera;
  }
  return null;
}

/**
 * All of the board where it is big enough so; else what matters, the first box above all.
 * Of a board that grows, `rest` is what there is of it: all of that is shown where it is big enough so.
 */
export function framing(
  boxes: readonly Box[],
  covers: readonly Box[],
  board: Box,
  frame: Size,
  rest: readonly Box[] = [],
): Camera {
  if (rest.length > 0) {
    const all = nearest(rest, covers, board, frame, NEAR_AT_REST, SMALLEST_AT_REST);
    if (all !== null) return all;
  } else if (wholeZoom(board, frame) >= SMALLEST_AT_REST) return wholeBoard(board, frame);
  return around(boxes, covers, board, frame) ?? wholeBoard(board, frame);
}
