import type { Board, Room } from '../../../../games/clank/core/board.ts';
import { at, type Point, scatter, tenth } from './geometry.ts';

export type RoomLook = 'crystal' | 'market' | 'fountain' | 'shrine' | 'artifact' | 'plain';

/** What the outline of a room tells: the first of these that holds. */
export function lookOf({ spots }: Board, room: Room): RoomLook {
  const holds = (kind: string) => room.spots.some((spot) => spots[spot]!.kind === kind);
  if (room.crystalCave) return 'crystal';
  if (room.market) return 'market';
  if (room.fountain) return 'fountain';
  if (holds('monkey-idol')) return 'shrine';
  return holds('artifact') ? 'artifact' : 'plain';
}

type Corners = readonly (readonly [number, number])[];

const CORNERS: Readonly<Record<Exclude<RoomLook, 'plain' | 'fountain'>, Corners>> = {
  crystal: [
    [-0.62, -0.86],
    [0.2, -0.96],
    [0.86, -0.6],
    [1.06, 0.06],
    [0.78, 0.74],
    [0.06, 0.94],
    [-0.72, 0.8],
    [-1.06, 0.12],
  ],
  market: [
    [-1.02, -0.62],
    [-0.8, -0.86],
    [0.8, -0.86],
    [1.02, -0.62],
    [1.02, 0.72],
    [0.86, 0.88],
    [-0.86, 0.88],
    [-1.02, 0.72],
  ],
  shrine: [
    [-0.5, -1.02],
    [0.5, -1.02],
    [1.04, -0.5],
    [1.04, 0.5],
    [0.5, 1.02],
    [-0.5, 1.02],
    [-1.04, 0.5],
    [-1.04, -0.5],
  ],
  artifact: [
    [0, -1.04],
    [0.92, -0.7],
    [1.06, 0.1],
    [0.66, 0.86],
    [0, 1.02],
    [-0.66, 0.86],
    [-1.06, 0.1],
    [-0.92, -0.7],
  ],
};

const polygon = ({ x, y }: Point, r: number, corners: Corners): string =>
  `M${corners.map(([dx, dy]) => at({ x: x + dx * r, y: y + dy * r })).join('L')}Z`;

const around = ({ x, y }: Point, r: number, turn: number, wide: number, high: number): Point => ({
  x: x + Math.cos(turn * 2 * Math.PI) * wide * r,
  y: y + Math.sin(turn * 2 * Math.PI) * high * r,
});

function scallop(centre: Point, r: number): string {
  const petals = 10;
  const arc = `A${tenth(r * 0.36)} ${tenth(r * 0.36)} 0 0 1 `;
  const rim = Array.from({ length: petals + 1 }, (_, i) => at(around(centre, r, i / petals, 1, 0.9)));
  return `M${rim.join(arc)}Z`;
}

/** An irregular round stone, the same for every size drawn around one centre. */
function pebble(centre: Point, r: number): string {
  const sides = 9;
  const random = scatter(`pebble ${at(centre)}`);
  const rim = Array.from({ length: sides }, (_, i) => {
    const k = 0.92 + random() * 0.16;
    return around(centre, r, i / sides, 1.02 * k, 0.84 * k);
  });
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const bends = rim.map((corner, i) => `Q${at(corner)} ${at(between(corner, rim[(i + 1) % sides]!))}`);
  return `M${at(between(rim[sides - 1]!, rim[0]!))}${bends.join('')}Z`;
}

/** The outline of a room; `r` is half its width. */
export function roomPath(look: RoomLook, centre: Point, r: number): string {
  if (look === 'plain') return pebble(centre, r);
  return look === 'fountain' ? scallop(centre, r) : polygon(centre, r, CORNERS[look]);
}
