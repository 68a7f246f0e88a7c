import { DUNGEONS, type End, type Piece } from '../../../../games/clank/catacombs/dungeon.ts';
import { MOUTHS, type MouthName, type Turn, turnPoint } from '../../../../games/clank/catacombs/geometry.ts';
import type { DungeonRoom } from '../../../../games/clank/catacombs/room.ts';
import { START, type TileNo } from '../../../../games/clank/catacombs/tile.ts';
import { OUTSIDE, type PieceNo, type RoomNo } from '../../../../games/clank/core/board.ts';
import { at, type Curve, type Point, sampled } from '../../clank/board/geometry.ts';
import type { TileLook } from './room-outline.ts';

/** The side of a square tile on the map, half the width of a plain room, and the width of a tunnel, in pixels. */
export const CELL = 156;
export const ROOM = 19.5;
export const TUNNEL = 10.5;
const SCALE = CELL / 100;

export interface PlanRoom extends Point {
  readonly no: RoomNo;
  readonly room: DungeonRoom;
  readonly look: TileLook;
  /** Half its width. */
  readonly r: number;
}

export interface PlanTunnel {
  readonly no: PieceNo;
  readonly piece: Piece;
  readonly curves: readonly Curve[];
  readonly d: string;
  readonly points: readonly Point[];
  readonly deep: boolean;
}

/** A tile as it is drawn, turned, from its own upper left corner: everything is turned as points, nothing as a picture. */
export interface TilePlan {
  readonly tile: TileNo;
  readonly id: string;
  readonly zone: 'both' | 'surface' | 'depths' | 'outside';
  readonly haunted: boolean;
  readonly w: number;
  readonly h: number;
  readonly rooms: readonly PlanRoom[];
  readonly portal: Point | null;
  readonly tunnels: readonly PlanTunnel[];
}

const THIRD = 100 / 3;
const MOUTH_POINT: Readonly<Record<MouthName, Point>> = {
  n1: { x: THIRD, y: 0 },
  n2: { x: 2 * THIRD, y: 0 },
  e1: { x: 100, y: THIRD },
  e2: { x: 100, y: 2 * THIRD },
  s1: { x: THIRD, y: 100 },
  s2: { x: 2 * THIRD, y: 100 },
  w1: { x: 0, y: THIRD },
  w2: { x: 0, y: 2 * THIRD },
};
/** From each side into the tile, clockwise from the north as the mouths are. */
export const INWARDS: readonly Point[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];
/** How far a tunnel runs straight in from its mouth. */
const STRAIGHT = 9;

/** Where a mouth of a cell is, from the upper left corner of the cell. */
export function mouthSpot(mouth: number): Point {
  const { x, y } = MOUTH_POINT[MOUTHS[mouth]!];
  return { x: x * SCALE, y: y * SCALE };
}

/** The points that a tunnel runs through at one of its ends, the outermost first. */
function endPoints(end: End, rooms: readonly DungeonRoom[]): Point[] {
  switch (end.kind) {
    case 'room': {
      const { x, y } = rooms[end.room]!;
      return [{ x, y }];
    }
    case 'portal':
      return [{ x: end.x, y: end.y }];
    case 'mouth': {
      const { x, y } = MOUTH_POINT[MOUTHS[end.mouth]!];
      const inwards = INWARDS[Math.floor(end.mouth / 2)]!;
      const top = y + end.half * 100;
      return [
        { x, y: top },
        { x: x + STRAIGHT * inwards.x, y: top + STRAIGHT * inwards.y },
      ];
    }
    default:
      return end satisfies never;
  }
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A smooth line through points: a curve around each one between the ends. */
function curvesThrough(points: readonly Point[]): Curve[] {
  const [first, second] = [points[0]!, points[1]!];
  if (points.length === 2) return [{ from: first, bend: between(first, second), to: second }];
  const curves: Curve[] = [];
  let from = first;
  for (let i = 1; i < points.length - 1; i++) {
    const next = points[i + 1]!;
    const to = i === points.length - 2 ? next : between(points[i]!, next);
    curves.push({ from, bend: points[i]!, to });
    from = to;
  }
  return curves;
}

const STEPS = 16;

function lookOf(no: RoomNo, room: DungeonRoom): TileLook {
  if (no === OUTSIDE) return 'crypt';
  if (room.crystalCave) return 'crystal';
  if (room.market) return 'market';
  if (room.fountain) return 'fountain';
  if (room.shrine) return 'shrine';
  if (room.artifact !== null) return 'artifact';
  if (room.wayshrine) return 'wayshrine';
  return room.locked ?? 'plain';
}

const SIZE: Readonly<Record<TileLook, number>> = {
  ...{ plain: 1, artifact: 1, fountain: 1, prison: 1, chest: 1 },
  ...{ wayshrine: 1.14, library: 1.06, crypt: 1.16, market: 1.04, crystal: 1.06, shrine: 1.08 },
};

function makePlan(face: number, tile: TileNo, turn: Turn): TilePlan {
  const { rooms, pieces, start, tiles } = DUNGEONS[face]!;
  const { id, zone, haunted, rooms: own, pieces: ownPieces } = tile === START ? start : tiles[tile]!;
  const put = ({ x, y }: Point): Point => {
    const turned = turnPoint(x, y, turn);
    return { x: turned.x * SCALE, y: turned.y * SCALE };
  };
  const tunnels = ownPieces.map((no): PlanTunnel => {
    const piece = pieces[no]!;
    const bends = (piece.drawn.via ?? []).map(([x, y]) => ({ x, y }));
    const all = [...endPoints(piece.from, rooms), ...bends, ...endPoints(piece.to, rooms).toReversed()].map(put);
    const curves = curvesThrough(all);
    const d = `M${at(all[0]!)}${curves.map(({ bend, to }) => `Q${at(bend)} ${at(to)}`).join('')}`;
    const points = curves.flatMap((curve, i) => sampled(curve, STEPS).slice(i === 0 ? 0 : 1));
    const deep = zone === 'both' ? points[points.length >> 1]!.y < CELL : zone !== 'surface';
    return { no, piece, curves, d, points, deep };
  });
  const portal = ownPieces.flatMap((no) => [pieces[no]!.from, pieces[no]!.to]).find(({ kind }) => kind === 'portal');
  return {
    tile,
    id,
    zone,
    haunted,
    w: CELL,
    h: tile === START ? 2 * CELL : CELL,
    rooms: own.map((no) => {
      const room = rooms[no]!;
      const look = lookOf(no, room);
      return { no, room, look, r: ROOM * SIZE[look], ...put(room) };
    }),
    portal: portal?.kind === 'portal' ? put(portal) : null,
    tunnels,
  };
}

const made = new Map<string, TilePlan>();

export function tilePlan(face: number, tile: TileNo, turn: Turn): TilePlan {
  const name = `${face} ${tile} ${turn}`;
  let plan = made.get(name);
  if (plan === undefined) {
    plan = makePlan(face, tile, turn);
    made.set(name, plan);
  }
  return plan;
}
