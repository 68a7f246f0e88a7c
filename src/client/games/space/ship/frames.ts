import type { Box } from '../../clank/board/geometry.ts';
import type { Plan, Shape } from '../../clank/board/plan.ts';

/** How the pieces of a hull lie in one shape, in the board's own pixels. */
export interface HullPlan extends Plan {
  /** Its fixed pieces, in their order. */
  readonly pieces: readonly Box[];
  readonly slots: readonly Box[];
  /** The void outside, where those are who got away. */
  readonly sky: Box;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const NO_MARGIN = { left: 0, right: 0, top: 0, bottom: 0 };
const WIDE = { x: 0, y: 0, w: 985, margin: NO_MARGIN, room: 19.5, tunnel: 10.5 };
const TALL = { x: 0, y: 0, w: 950, h: 1246, margin: NO_MARGIN, room: 21, tunnel: 11.5 };
const TALL_CORNERS = { lair: box(8, 8, 552, 152), stall: box(568, 8, 374, 78), sky: box(568, 92, 374, 68) };

const SHIP: Readonly<Record<Shape, HullPlan>> = {
  wide: {
    ...WIDE,
    h: 722,
    lair: box(8, 8, 293, 210),
    stall: box(757, 8, 220, 84),
    sky: box(757, 100, 220, 118),
    pieces: [box(8, 226, 257, 268), box(273, 226, 375, 268), box(656, 226, 321, 268)],
    slots: [box(309, 8, 440, 210), box(8, 502, 457, 212), box(473, 502, 504, 212)],
  },
  tall: {
    ...TALL,
    ...TALL_CORNERS,
    pieces: [box(8, 430, 254, 420), box(270, 430, 366, 420), box(644, 430, 298, 420)],
    slots: [box(8, 168, 934, 254), box(8, 858, 463, 380), box(479, 858, 463, 380)],
  },
};

/** Hub, western and eastern ring, western and eastern dock, boardroom. */
const STATION: Readonly<Record<Shape, HullPlan>> = {
  wide: {
    ...WIDE,
    w: 1232,
    h: 798,
    lair: box(8, 8, 784, 88),
    stall: box(800, 8, 232, 88),
    sky: box(1040, 8, 184, 88),
    pieces: [
      box(416, 344, 400, 206),
      box(8, 344, 400, 206),
      box(824, 344, 400, 206),
      box(8, 558, 400, 232),
      box(824, 558, 400, 232),
      box(416, 104, 400, 232),
    ],
    slots: [box(8, 104, 400, 232), box(824, 104, 400, 232), box(416, 558, 400, 232)],
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
  },
};

const HULLS: ReadonlyMap<string, Readonly<Record<Shape, HullPlan>>> = new Map([
  ['ship', SHIP],
  ['station', STATION],
]);

/** The id of a board begins with that of its hull. */
export const hullPlan = (board: string, shape: Shape): HullPlan => HULLS.get(board.split('/')[0]!)![shape];
