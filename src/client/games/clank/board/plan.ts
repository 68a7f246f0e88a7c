import type { Board } from '../../../../games/clank/core/board.ts';
import type { Box } from './geometry.ts';

/** The same graph drawn in landscape or in portrait. */
export type Shape = 'wide' | 'tall';

/** How a board is laid out in one shape, in its own pixels. */
export interface Plan extends Box {
  readonly margin: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** Half the width of a plain room. */
  readonly room: number;
  readonly tunnel: number;
  /** Empty corners of the board: the dragon’s lair and the market’s stall. */
  readonly lair: Box;
  readonly stall: Box;
}

const WIDE = { x: 0, y: 0, w: 788, h: 588, margin: { left: 40, right: 44, top: 46, bottom: 76 }, room: 25, tunnel: 13 };
const TALL = { x: 0, y: 0, w: 720, h: 920, margin: { left: 46, right: 46, top: 50, bottom: 50 }, room: 27, tunnel: 14 };

const DAY: Readonly<Record<Shape, Plan>> = {
  wide: { ...WIDE, lair: { x: 608, y: 14, w: 172, h: 196 }, stall: { x: 610, y: 218, w: 168, h: 44 } },
  tall: { ...TALL, lair: { x: 542, y: 16, w: 166, h: 226 }, stall: { x: 544, y: 262, w: 162, h: 46 } },
};

const DUSK: Readonly<Record<Shape, Plan>> = {
  wide: {
    ...WIDE,
    margin: { ...WIDE.margin, bottom: 70 },
    room: 23,
    lair: { x: 536, y: 10, w: 244, h: 108 },
    stall: { x: 702, y: 176, w: 78, h: 90 },
  },
  tall: { ...TALL, lair: { x: 486, y: 14, w: 224, h: 178 }, stall: { x: 640, y: 338, w: 74, h: 92 } },
};

const PLANS: ReadonlyMap<string, Readonly<Record<Shape, Plan>>> = new Map([
  ['day', DAY],
  ['dusk', DUSK],
]);

export const planOf = (board: Board, shape: Shape): Plan => (PLANS.get(board.id) ?? DAY)[shape];
