export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A quadratic curve. */
export interface Curve {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

export function pointOn({ from, bend, to }: Curve, u: number): Point {
  const a = (1 - u) * (1 - u);
  const b = 2 * (1 - u) * u;
  const c = u * u;
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

/** The curve at `steps` + 1 even parameters, both ends included. */
export const sampled = (curve: Curve, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => pointOn(curve, i / steps));

export const reversed = ({ from, bend, to }: Curve): Curve => ({ from: to, bend, to: from });

export function distance(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** From a point to the nearest one of others. */
export function distanceToAny({ x, y }: Point, others: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const dx = other.x - x;
    const dy = other.y - y;
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}

/** From a point to the nearest one of a box; 0 inside it. */
export function distanceToBox({ x, y }: Point, box: Box): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.w);
  const dy = Math.max(box.y - y, 0, y - box.y - box.h);
  return Math.sqrt(dx * dx + dy * dy);
}

export const overlap = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;

export const boxAround = ({ x, y }: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

export const tenth = (n: number): number => Math.round(n * 10) / 10;

export const at = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;

export const curvePath = ({ from, bend, to }: Curve): string => `M${at(from)}Q${at(bend)} ${at(to)}`;

/** Numbers from 0 to 1 that look random and are the same for the same seed, so that a board always looks the same. */
export function scatter(seed: string): () => number {
  let hash = 2166136261;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619);
  return () => {
    hash ^= hash << 13;
    hash ^= hash >>> 17;
    hash ^= hash << 5;
    return (hash >>> 0) / 4294967296;
  };
}
