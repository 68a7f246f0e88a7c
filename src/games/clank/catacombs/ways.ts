import type { EdgeNo, Exit, LockNo, PieceNo, RoomNo } from '../core/board.ts';
import { DUNGEONS, type End, type Step } from './dungeon.ts';
import { cellNo, edgeBeyond, mouthOf, type Turn, turnMouth, unturnMouth } from './geometry.ts';
import { type Ground, groundOf, laidAt, laidOf, startHalf, withTile } from './ground.ts';
import type { Layout } from './layout.ts';
import { Recent } from './recent.ts';
import { START, type TileNo } from './tile.ts';

/**
 * A way from a room along pieces that join to the next room, or to the edge of what is laid. The icons of all its
 * pieces add up [cc-22, cc-23]; who goes through portals pays a single boot, whatever the footprints [cc-34].
 */
export type Way = Exit;

const NOWHERE = -1;
const NO_LOCKS: readonly LockNo[] = [];

/** What is known of a way while it is followed; its pieces are the first ones on the trail. */
interface Walked {
  boots: number;
  monsters: number;
  locks: readonly LockNo[];
  against: boolean;
  portal: boolean;
  pieces: number;
}

/** The one trail that is followed at a time: written over and over, so that only ways that are found take space. */
const trail: PieceNo[] = [];

const settingOut = (): Walked => ({
  boots: 1,
  monsters: 0,
  locks: NO_LOCKS,
  against: false,
  portal: false,
  pieces: 0,
});

const ended = (from: RoomNo, to: RoomNo, edge: EdgeNo, walked: Walked): Way => ({
  from,
  to,
  edge,
  boots: walked.boots,
  monsters: walked.monsters,
  lock: false,
  locks: walked.locks,
  against: walked.against,
  wrap: false,
  ride: null,
  portal: walked.portal,
  path: trail.slice(0, walked.pieces),
});

function beyond(ground: Ground, tile: TileNo, end: End & { readonly kind: 'mouth' }): EdgeNo {
  if (tile === START) return edgeBeyond(0, end.half - 1, end.mouth);
  const { x, y, turn } = laidOf(ground, tile);
  return edgeBeyond(x, y, turnMouth(end.mouth, turn));
}

/** The piece that goes on from an edge; null where no tile lies. */
function stepFrom(ground: Ground, edge: EdgeNo): Step | null {
  const cell = cellNo(edge);
  const half = startHalf(cell);
  if (half >= 0) return ground.dungeon.start.fromMouth[half * 8 + mouthOf(edge)]!;
  const laid = laidAt(ground, cell);
  if (laid === undefined) return null;
  return ground.dungeon.tiles[laid.tile]!.fromMouth[unturnMouth(mouthOf(edge), laid.turn)]!;
}

/** Finds where a way goes on. A way leads to another room than the one it sets out from, and into each portal once. */
function follow(ground: Ground, from: RoomNo, walked: Walked, first: Step, found: Way[]): void {
  let step: Step | null = first;
  while (step !== null) {
    const piece = ground.dungeon.pieces[step.piece]!;
    walked.boots = walked.portal ? 1 : walked.boots + piece.footprints;
    walked.monsters += piece.monsters;
    if (piece.lock && !ground.layout.opened.includes(step.piece)) {
      walked.locks = [...walked.locks, step.piece].sort((a, b) => a - b);
    }
    walked.against ||= step.against;
    trail[walked.pieces++] = step.piece;
    const { end }: Step = step;
    if (end.kind === 'room') {
      if (end.room !== from) found.push(ended(from, end.room, NOWHERE, walked));
      return;
    }
    if (end.kind === 'portal') {
      comeOut(ground, from, walked, found);
      return;
    }
    const edge: EdgeNo = beyond(ground, piece.tile, end);
    step = stepFrom(ground, edge);
    if (step === null) found.push(ended(from, NOWHERE, edge, walked));
  }
}

/** Out of every other portal. */
function comeOut(ground: Ground, from: RoomNo, walked: Walked, found: Way[]): void {
  for (const out of ground.fromPortals) {
    const at = trail.indexOf(out.piece);
    if (at < 0 || at >= walked.pieces) follow(ground, from, { ...walked, portal: true }, out, found);
  }
}

const isSame = (a: Way, b: Way): boolean =>
  a.to === b.to &&
  a.edge === b.edge &&
  a.boots === b.boots &&
  a.monsters === b.monsters &&
  a.against === b.against &&
  a.portal === b.portal &&
  a.locks.length === b.locks.length &&
  a.locks.every((lock, i) => lock === b.locks[i]);

/** Of ways that nothing but their pieces tells apart, the one with the fewest. */
function distinct(ways: Way[]): readonly Way[] {
  let kept = 0;
  for (const way of ways) {
    let i = 0;
    while (i < kept && !isSame(ways[i]!, way)) i++;
    if (i === kept) ways[kept++] = way;
    else if (way.path.length < ways[i]!.path.length) ways[i] = way;
  }
  if (kept < ways.length) ways.length = kept;
  return ways;
}

/** Of few rooms each: those that somebody stands in, or comes by. */
interface Known {
  readonly rooms: RoomNo[];
  readonly ways: (readonly Way[])[];
}

const known = new Recent<Layout, Known>();

/** All the ways out of a room of a laid tile, whoever may take them. */
export function waysFrom(layout: Layout, room: RoomNo): readonly Way[] {
  const { rooms, ways: before } = known.get(layout) ?? known.set(layout, { rooms: [], ways: [] });
  const at = rooms.indexOf(room);
  if (at >= 0) return before[at]!;
  const found: Way[] = [];
  const ground = groundOf(layout);
  for (const step of DUNGEONS[layout.face]!.fromRoom[room]!) follow(ground, room, settingOut(), step, found);
  const ways = distinct(found);
  rooms.push(room);
  before.push(ways);
  return ways;
}

/** How a way that ends at an open edge goes on if that tile is laid there, turned so: whole ways, from their room. */
export function waysInto(layout: Layout, start: Way, tile: TileNo, turn: Turn): readonly Way[] {
  const found: Way[] = [];
  const ground = withTile(groundOf(layout), tile, start.edge, turn);
  const { from, boots, monsters, locks, against, portal, path } = start;
  for (let i = 0; i < path.length; i++) trail[i] = path[i]!;
  const walked = { boots, monsters, locks, against, portal, pieces: path.length };
  follow(ground, from, walked, stepFrom(ground, start.edge)!, found);
  return distinct(found);
}

/** Where one comes to who goes over an edge, from there on: nothing where no tile lies but the edge itself. */
export function waysOver(layout: Layout, edge: EdgeNo): readonly Way[] {
  const ground = groundOf(layout);
  const step = stepFrom(ground, edge);
  if (step === null) return [ended(NOWHERE, NOWHERE, edge, settingOut())];
  const found: Way[] = [];
  follow(ground, NOWHERE, settingOut(), step, found);
  return distinct(found);
}
