import type { Board, Room } from '../../../../games/clank/core/board.ts';
import { at, type Point, tenth } from '../../clank/board/geometry.ts';
import { roomPath } from '../../clank/board/room-shape.ts';

export type ShipLook =
  | 'artifact'
  | 'port'
  | 'lift'
  | 'telepad'
  | 'market'
  | 'crystal'
  | 'heal'
  | 'security'
  | 'pod'
  | 'plain';

/** What the outline of a room tells: the first of these that holds. */
export function shipLook({ spots }: Board, room: Room): ShipLook {
  if (room.spots.some((spot) => spots[spot]!.kind === 'artifact')) return 'artifact';
  if (room.port !== null) return 'port';
  if (room.pod !== null) return 'pod';
  if (room.hyperlift) return 'lift';
  if (room.telepad) return 'telepad';
  if (room.market) return 'market';
  if (room.crystal) return 'crystal';
  if (room.fountain) return 'heal';
  return room.crystalCave ? 'security' : 'plain';
}

type Corners = readonly (readonly [number, number])[];

const CORNERS = {
  security: [
    [-0.46, -0.96],
    [0.46, -0.96],
    [1, -0.42],
    [1, 0.42],
    [0.46, 0.96],
    [-0.46, 0.96],
    [-1, 0.42],
    [-1, -0.42],
  ],
  telepad: [
    [-0.55, -0.92],
    [0.55, -0.92],
    [1.08, 0],
    [0.55, 0.92],
    [-0.55, 0.92],
    [-1.08, 0],
  ],
  port: [
    [-1.02, -0.86],
    [0.62, -0.86],
    [1.02, -0.5],
    [1.02, 0.86],
    [-0.62, 0.86],
    [-1.02, 0.5],
  ],
  plain: [
    [-0.7, -0.84],
    [0.7, -0.84],
    [0.98, -0.56],
    [0.98, 0.56],
    [0.7, 0.84],
    [-0.7, 0.84],
    [-0.98, 0.56],
    [-0.98, -0.56],
  ],
} as const satisfies Partial<Record<ShipLook, Corners>>;

const polygon = ({ x, y }: Point, r: number, corners: Corners): string =>
  `M${corners.map(([dx, dy]) => at({ x: x + dx * r, y: y + dy * r })).join('L')}Z`;

function capsule({ x, y }: Point, r: number): string {
  const top = tenth(y - r * 0.2);
  const arc = `A${tenth(r * 0.7)} ${tenth(r * 0.8)} 0 0 1 ${at({ x: x + r * 0.7, y: top })}`;
  return `M${at({ x: x - r * 0.7, y: y + r * 0.96 })}V${top}${arc}V${tenth(y + r * 0.96)}Z`;
}

function disc({ x, y }: Point, r: number): string {
  const wide = r * 1.06;
  const half = (to: number) => `A${tenth(wide)} ${tenth(wide)} 0 1 1 ${at({ x: to, y })}`;
  return `M${at({ x: x - wide, y })}${half(x + wide)}${half(x - wide)}Z`;
}

/** The rim of a room; `r` is half its width. */
export function shipOutline(look: ShipLook, centre: Point, r: number): string {
  switch (look) {
    case 'artifact':
    case 'market':
    case 'crystal':
      return roomPath(look, centre, r);
    case 'heal':
      return roomPath('fountain', centre, r);
    case 'pod':
      return capsule(centre, r);
    case 'lift':
      return disc(centre, r);
    default:
      return polygon(centre, r, CORNERS[look]);
  }
}
