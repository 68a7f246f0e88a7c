import type { Box } from '../../clank/board/geometry.ts';
import type { Plan, Shape } from '../../clank/board/plan.ts';

/** How the pieces of a hull lie in one shape, in the board's own pixels. */
export interface HullPlan extends Plan {
  /** Its fixed pieces, in their order. */
  readonly pieces: readonly Box[];
  readonly slots: readonly Box[];
  /** The void below, where those are who got away. */
  readonly sky: Box;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const NO_MARGIN = { left: 0, right: 0, top: 0, bottom: 0 };
const WIDE = { x: 0, y: 0, w: 985, margin: NO_MARGIN, room: 19.5, tunnel: 10.5 };
const TALL = { x: 0, y: 0, w: 950, h: 1304, margin: NO_MARGIN, room: 21, tunnel: 11.5 };
const TALL_CORNERS = { lair: box(8, 8, 552, 152), stall: box(568, 8, 374, 152) };
const TALL_FOOT = { sky: box(8, 1246, 250, 50) };

const SHIP: Readonly<Record<Shape, HullPlan>> = {
  wide: {
    ...WIDE,
    h: 744,
    lair: box(8, 8, 307, 192),
    stall: box(757, 8, 220, 192),
    pieces: [box(8, 208, 257, 267), box(273, 208, 375, 267), box(656, 208, 321, 267)],
    slots: [box(323, 8, 426, 192), box(8, 483, 457, 203), box(473, 483, 504, 203)],
    sky: box(8, 692, 240, 46),
  },
  tall: {
    ...TALL,
    ...TALL_CORNERS,
    pieces: [box(8, 430, 254, 420), box(270, 430, 366, 420), box(644, 430, 298, 420)],
    slots: [box(8, 168, 934, 254), box(8, 858, 463, 380), box(479, 858, 463, 380)],
    ...TALL_FOOT,
  },
};

/** Hub, western and eastern ring, western and eastern dock, boardroom. */
const STATION: Readonly<Record<Shape, HullPlan>> = {
  wide: {
    ...WIDE,
    w: 1040,
    h: 850,
    lair: box(8, 8, 620, 88),
    stall: box(636, 8, 396, 88),
    pieces: [
      box(356, 344, 328, 206),
      box(8, 344, 340, 206),
      box(692, 344, 340, 206),
      box(8, 558, 340, 232),
      box(692, 558, 340, 232),
      box(356, 104, 328, 232),
    ],
    slots: [box(8, 104, 340, 232), box(692, 104, 340, 232), box(356, 558, 328, 232)],
    sky: box(8, 798, 240, 46),
  },
  tall: {
    ...TALL,
    ...TALL_CORNERS,
    pieces: [
      box(322, 532, 306, 330),
      box(8, 532, 306, 330),
      box(636, 532, 306, 330),
      box(8, 870, 306, 368),
      box(636, 870, 306, 368),
      box(322, 168, 306, 356),
    ],
    slots: [box(8, 168, 306, 356), box(636, 168, 306, 356), box(322, 870, 306, 368)],
    ...TALL_FOOT,
  },
};

const HULLS: ReadonlyMap<string, Readonly<Record<Shape, HullPlan>>> = new Map([
  ['ship', SHIP],
  ['station', STATION],
]);

/** The id of a board begins with that of its hull. */
export const hullPlan = (board: string, shape: Shape): HullPlan => HULLS.get(board.split('/')[0]!)![shape];
