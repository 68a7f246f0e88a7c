import { at, type Point, scatter, tenth } from './geometry.ts';
import { type ClassicLayout, clearanceIn } from './layout.ts';

/** How far the ground goes on around the board, for frames of another shape. */
export const BLEED = 320;

/** A line from one side to the other that goes up and down a little. */
export function wave(w: number, y: number, swing: number, step: number, seed: string): string {
  const random = scatter(seed);
  let line = `M${-BLEED} ${tenth(y)}`;
  for (let x = -BLEED; x < w + BLEED; ) {
    const length = step * (0.7 + random() * 0.6);
    const top = { x: x + length / 2, y: y + (random() - 0.5) * swing * 2 };
    line += `Q${at(top)} ${at({ x: x + length, y: y + (random() - 0.5) * swing * 0.6 })}`;
    x += length;
  }
  return line;
}

/** Closes a wave into everything below it. */
export const below = (line: string, h: number): string => `${line}V${h + BLEED}H${-BLEED}Z`;

export interface Strokes {
  readonly d: string;
  readonly deep: boolean;
  readonly opacity: number;
}

const DARKNESS = [0.08, 0.13, 0.18] as const;

/** Short strokes all over the rock, gathered into few paths. */
export function hatching({ plan: { w, h }, grass, moss, board }: ClassicLayout): Strokes[] {
  const random = scatter(`rock ${board.id}`);
  const area = ((w + 2 * BLEED) * (h + BLEED - grass)) / 650;
  const gathered = [false, true].flatMap((deep) => DARKNESS.map((opacity) => ({ deep, opacity, d: '' })));
  for (let i = 0; i < area; i++) {
    const from = { x: random() * (w + 2 * BLEED) - BLEED, y: grass + 12 + random() * (h + BLEED - grass) };
    const length = 5 + random() * 9;
    const shade = Math.floor(random() * DARKNESS.length);
    const stroke = `q${tenth(length / 2)} ${tenth(-2 - random() * 3)} ${tenth(length)} ${tenth((random() - 0.5) * 4)}`;
    gathered[(from.y > moss ? DARKNESS.length : 0) + shade]!.d += `M${at(from)}${stroke}`;
  }
  return gathered;
}

/** Large faint faces of the rock, light and dark. */
export function facets({ plan: { w, h }, grass, board }: ClassicLayout): {
  readonly light: string;
  readonly dark: string;
} {
  const random = scatter(`facet ${board.id}`);
  const paths = ['', ''];
  const count = ((w + 2 * BLEED) * h) / 14000;
  for (let i = 0; i < count; i++) {
    const centre = { x: random() * (w + 2 * BLEED) - BLEED, y: grass + 24 + random() * (h + BLEED - grass) };
    const size = 26 + random() * 44;
    const sides = 5 + Math.floor(random() * 3);
    const corners = Array.from({ length: sides }, (_, side) => {
      const turn = (side / sides) * 2 * Math.PI + random() * 0.5;
      return at({ x: centre.x + Math.cos(turn) * size * 1.3, y: centre.y + Math.sin(turn) * size * 0.75 });
    });
    paths[i % 2] += `M${corners.join('L')}Z`;
  }
  return { light: paths[1]!, dark: paths[0]! };
}

/** Roots that hang from the moss line. */
export function roots({ plan: { w }, moss }: ClassicLayout): string {
  const random = scatter('roots');
  let d = '';
  for (let x = -BLEED; x < w + BLEED; x += 9 + random() * 12) {
    d += `M${at({ x, y: moss - 1 })}q${tenth((random() - 0.5) * 8)} ${tenth(5 + random() * 5)}`;
    d += ` ${tenth((random() - 0.5) * 6)} ${tenth(8 + random() * 14)}`;
  }
  return d;
}

export interface Find extends Point {
  readonly size: number;
  readonly turn: number;
}

/** Up to `most` free spots for things lying in the rock, apart from each other. */
export function finds(layout: ClassicLayout, most: number): Find[] {
  const { plan, grass, moss, board } = layout;
  const random = scatter(`finds ${board.id}`);
  const clearance = clearanceIn(layout);
  const found: Find[] = [];
  for (let tries = 0; tries < 900 && found.length < most; tries++) {
    const point = { x: random() * plan.w, y: grass + 26 + random() * (plan.h - grass - 36) };
    const free = Math.min(clearance(point), Math.abs(point.y - moss) - 12);
    const alone = found.every((other) => Math.hypot(other.x - point.x, other.y - point.y) > 70);
    if (free > 9 && alone) found.push({ ...point, size: Math.min(free * 2, 40), turn: Math.round(random() * 50 - 25) });
  }
  return found;
}

/** Where the name of the Depths has most room, not far under the moss line. */
export function labelSpot(layout: ClassicLayout, width: number): Point {
  const { moss, plan } = layout;
  const clearance = clearanceIn(layout);
  const spots = [21, 30, 40, 52, 66].flatMap((depth) =>
    Array.from({ length: 40 }, (_, i): Point => ({ x: 80 + (i / 39) * (plan.w - 160), y: moss + depth })),
  );
  const free = (point: Point) =>
    Math.min(14, ...[-2, -1, 0, 1, 2].map((part) => clearance({ x: point.x + (part * width) / 4, y: point.y }))) -
    (point.y - moss) / 9;
  return spots.reduce((best, spot) => (free(spot) > free(best) ? spot : best));
}
