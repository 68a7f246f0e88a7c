import { at, type Point, tenth } from '../../clank/board/geometry.ts';
import { type RoomLook, roomPath } from '../../clank/board/room-shape.ts';

/** What the outline of a room of a tile tells: those of the board, and those that only tiles have. */
export type TileLook = RoomLook | 'wayshrine' | 'prison' | 'chest' | 'library' | 'crypt';

type Corners = readonly (readonly [number, number])[];

/** The upper right quarter of a cross with steps in its corners; the others are its mirror images. */
const QUARTER: Corners = [
  [0.55, -1],
  [0.55, -0.78],
  [0.78, -0.78],
  [0.78, -0.55],
  [1, -0.55],
];
const mirrored = (corners: Corners, sx: number, sy: number): Corners => {
  const all = corners.map(([x, y]) => [x * sx, y * sy] as const);
  return sx * sy < 0 ? all.toReversed() : all;
};
const NOTCHED: Corners = [
  ...QUARTER,
  ...mirrored(QUARTER, 1, -1),
  ...mirrored(QUARTER, -1, -1),
  ...mirrored(QUARTER, -1, 1),
];
const BOX: Corners = [
  [-0.94, -0.9],
  [0.94, -0.9],
  [0.94, 0.9],
  [-0.94, 0.9],
];
const STRONGBOX: Corners = [
  [-0.7, -0.92],
  [0.7, -0.92],
  [1.02, -0.5],
  [1.02, 0.88],
  [-1.02, 0.88],
  [-1.02, -0.5],
];

const polygon = ({ x, y }: Point, r: number, corners: Corners): string =>
  `M${corners.map(([dx, dy]) => at({ x: x + dx * r, y: y + dy * r })).join('L')}Z`;

const arch = ({ x, y }: Point, r: number): string =>
  `M${tenth(x - r * 0.92)} ${tenth(y + r * 0.94)}V${tenth(y - r * 0.16)}A${tenth(r * 0.92)} ${tenth(r * 0.86)} 0 0 1 ${tenth(x + r * 0.92)} ${tenth(y - r * 0.16)}V${tenth(y + r * 0.94)}Z`;

/** The outline of a room; `r` is half its width. */
export function outlineOf(look: TileLook, centre: Point, r: number): string {
  switch (look) {
    case 'wayshrine':
      return polygon(centre, r, NOTCHED);
    case 'prison':
      return polygon(centre, r, BOX);
    case 'chest':
      return polygon(centre, r, STRONGBOX);
    case 'library':
    case 'crypt':
      return arch(centre, r);
    default:
      return roomPath(look, centre, r);
  }
}
