import { type Cell, cellOf, mouthOf, type Turn } from '../../../../games/clank/catacombs/geometry.ts';
import type { Layout } from '../../../../games/clank/catacombs/layout.ts';
import { START, type TileNo } from '../../../../games/clank/catacombs/tile.ts';
import { waysFrom } from '../../../../games/clank/catacombs/ways.ts';
import type { EdgeNo, PieceNo, RoomNo } from '../../../../games/clank/core/board.ts';
import { type Box, type Point, reversed, sampled } from '../../clank/board/geometry.ts';
import type { SmallGround } from '../../clank/board/small-ground.ts';
import { CELL, INWARDS, mouthSpot, type PlanRoom, type PlanTunnel, type TilePlan, tilePlan } from './tile-plan.ts';
import { signBoxes } from './tunnel-spots.ts';

/** A tile where it lies on the map; the start tile among the others. */
export interface Slab extends Point {
  readonly tile: TileNo;
  readonly turn: Turn;
  readonly plan: TilePlan;
}

/** The map as it lies, in pixels from the upper left corner of the cell (0, 0): nothing moves when it grows. */
export interface World {
  readonly face: number;
  /** With one ring of cells more than are laid. */
  readonly box: Box;
  readonly slabs: readonly Slab[];
  readonly rooms: ReadonlyMap<RoomNo, PlanRoom>;
  /** Where tunnels end in the unknown, and what leads there. */
  readonly edges: ReadonlyMap<EdgeNo, Point>;
  /** The tiles with the discs at their edges. */
  readonly cells: readonly Box[];
  readonly signs: readonly Box[];
  readonly small: SmallGround;
}

export const cornerOf = ({ x, y }: Cell): Point => ({ x: x * CELL, y: y * CELL });

export const cellBox = (cell: Cell): Box => ({ ...cornerOf(cell), w: CELL, h: CELL });

/** How far a disc at a mouth stands in the cell beyond. */
const BEYOND = 9;
/** As much around a tile as such a disc takes. */
const RIM = 20;

/** Where an edge is marked: at the mouth by which one comes into the empty cell. */
function edgeSpot(edge: EdgeNo): Point {
  const corner = cornerOf(cellOf(edge));
  const mouth = mouthSpot(mouthOf(edge));
  const inwards = INWARDS[Math.floor(mouthOf(edge) / 2)]!;
  return { x: corner.x + mouth.x + inwards.x * BEYOND, y: corner.y + mouth.y + inwards.y * BEYOND };
}

/** Where a tile is put; the start tile is put by its upper half. */
export const slabOf = (face: number, tile: TileNo, cell: Cell, turn: Turn): Slab => ({
  tile,
  turn,
  plan: tilePlan(face, tile, turn),
  ...cornerOf(cell),
});

function slabsOf({ face, laid }: Layout): Slab[] {
  return [
    slabOf(face, START, { x: 0, y: -1 }, 0),
    ...laid.map(({ tile, x, y, turn }) => slabOf(face, tile, { x, y }, turn)),
  ];
}

function boundsOf(slabs: readonly Slab[]): Box {
  const left = Math.min(...slabs.map(({ x }) => x)) - CELL;
  const top = Math.min(...slabs.map(({ y }) => y)) - CELL;
  const right = Math.max(...slabs.map(({ x, plan }) => x + plan.w)) + CELL;
  const bottom = Math.max(...slabs.map(({ y, plan }) => y + plan.h)) + CELL;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

export const roomsOf = (slabs: readonly Slab[]): PlanRoom[] =>
  slabs.flatMap(({ x, y, plan }) => plan.rooms.map((room) => ({ ...room, x: room.x + x, y: room.y + y })));

function makeWorld(layout: Layout): World {
  const slabs = slabsOf(layout);
  const rooms = new Map(roomsOf(slabs).map((room) => [room.no, room]));
  const ways = [...rooms.keys()].flatMap((room) => waysFrom(layout, room));
  const box = boundsOf(slabs);
  const lines = ways.flatMap(({ from, to, portal }) => {
    const [a, b] = [rooms.get(from)!, rooms.get(to)];
    return b === undefined || portal || from > to ? [] : [`M${a.x} ${a.y}L${b.x} ${b.y}`];
  });
  const small = { box, rooms: [...rooms.values()], tunnels: lines.join(''), moss: null };
  return {
    face: layout.face,
    box,
    slabs,
    rooms,
    edges: new Map(ways.flatMap(({ edge }) => (edge < 0 ? [] : [[edge, edgeSpot(edge)] as const]))),
    cells: slabs.map(({ x, y, plan: { w, h } }) => ({ x: x - RIM, y: y - RIM, w: w + 2 * RIM, h: h + 2 * RIM })),
    signs: slabs.flatMap(({ x, y, plan }) =>
      signBoxes(plan).map((sign) => ({ ...sign, x: sign.x + x, y: sign.y + y })),
    ),
    small,
  };
}

const made = new WeakMap<Layout, World>();

/** Made anew only when a tile is laid or turned. */
export function worldOf(layout: Layout): World {
  let world = made.get(layout);
  if (world === undefined) {
    world = makeWorld(layout);
    made.set(layout, world);
  }
  return world;
}

const STEPS = 10;

/** The point of a piece that is at the end which another piece, or a room, shares with it. */
const touches = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;

function tunnelIn(slabs: readonly Slab[], no: PieceNo): { readonly tunnel: PlanTunnel; readonly slab: Slab } | null {
  for (const slab of slabs) {
    const tunnel = slab.plan.tunnels.find((each) => each.no === no);
    if (tunnel !== undefined) return { tunnel, slab };
  }
  return null;
}

/** The lines of a way from the middle of its room on, each leg without a break; a portal begins a new leg. */
export function legsOf(slabs: readonly Slab[], start: Point, path: readonly PieceNo[]): Point[][] {
  const legs: Point[][] = [[]];
  let here = start;
  for (const no of path) {
    const found = tunnelIn(slabs, no);
    if (found === null) continue;
    const { tunnel, slab } = found;
    const put = ({ x, y }: Point): Point => ({ x: x + slab.x, y: y + slab.y });
    const [first, last] = [put(tunnel.points[0]!), put(tunnel.points.at(-1)!)];
    const portalFirst = tunnel.piece.from.kind === 'portal' && !touches(first, here);
    const forward = touches(first, here) || (portalFirst && !touches(last, here));
    const curves = forward ? tunnel.curves : tunnel.curves.map(reversed).toReversed();
    const points = curves.flatMap((curve) => sampled(curve, STEPS)).map(put);
    if (!touches(points[0]!, here)) legs.push([]);
    legs.at(-1)!.push(...points);
    here = points.at(-1)!;
  }
  return legs.filter((leg) => leg.length > 0);
}
