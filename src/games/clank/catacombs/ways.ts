import type { EdgeNo, Exit, RoomNo } from '../core/board.ts';
import { DUNGEONS, type End, type Step } from './dungeon.ts';
import { cellOf, edgeBeyond, mouthOf, type Turn, turnMouth, unturnMouth } from './geometry.ts';
import { type Layout, lay, tileAt } from './layout.ts';
import { START, type TileNo } from './tile.ts';

/**
 * A way from a room along pieces that join to the next room, or to the edge of what is laid. The icons of all its
 * pieces add up [cc-22, cc-23]; who goes through portals pays a single boot, whatever the footprints [cc-34].
 */
export type Way = Exit;

const NOWHERE = -1;

const settingOut = (from: RoomNo): Way => ({
  from,
  to: NOWHERE,
  edge: NOWHERE,
  boots: 1,
  monsters: 0,
  lock: false,
  wrap: false,
  locks: [],
  against: false,
  portal: false,
  path: [],
});

function beyond(layout: Layout, tile: TileNo, end: End & { readonly kind: 'mouth' }): EdgeNo {
  if (tile === START) return edgeBeyond(0, end.half - 1, end.mouth);
  const { x, y, turn } = layout.laid.find((laid) => laid.tile === tile)!;
  return edgeBeyond(x, y, turnMouth(end.mouth, turn));
}

/** The piece that goes on from an edge; null where no tile lies. */
function stepFrom(layout: Layout, edge: EdgeNo): Step | null {
  const { x, y } = cellOf(edge);
  const at = tileAt(layout, x, y);
  if (at === null) return null;
  const { start, tiles } = DUNGEONS[layout.face]!;
  if (at === START) return start.fromMouth[(y + 1) * 8 + mouthOf(edge)]!;
  const { tile, turn } = layout.laid[at]!;
  return tiles[tile]!.fromMouth[unturnMouth(mouthOf(edge), turn)]!;
}

function stepsFromPortals(layout: Layout): Step[] {
  const { start, tiles } = DUNGEONS[layout.face]!;
  return [...start.fromPortal, ...layout.laid.flatMap(({ tile }) => tiles[tile]!.fromPortal)];
}

/** A way with one piece more, its end not yet known. */
function extended(layout: Layout, way: Way, { piece: no, against }: Step): Way {
  const piece = DUNGEONS[layout.face]!.pieces[no]!;
  const closed = piece.lock && !layout.opened.includes(no);
  return {
    from: way.from,
    to: NOWHERE,
    edge: NOWHERE,
    boots: way.portal ? 1 : way.boots + piece.footprints,
    monsters: way.monsters + piece.monsters,
    lock: false,
    wrap: false,
    locks: closed ? [...way.locks, no].sort((a, b) => a - b) : way.locks,
    against: way.against || against,
    portal: way.portal,
    path: [...way.path, no],
  };
}

/** Finds where a way goes on. A way leads to another room than the one it sets out from, and into each portal once. */
function follow(layout: Layout, walked: Way, step: Step, found: Way[]): void {
  const way = extended(layout, walked, step);
  const { end } = step;
  switch (end.kind) {
    case 'room':
      if (end.room !== way.from) found.push({ ...way, to: end.room });
      return;
    case 'mouth':
      cross(layout, way, beyond(layout, DUNGEONS[layout.face]!.pieces[step.piece]!.tile, end), found);
      return;
    case 'portal':
      for (const out of stepsFromPortals(layout)) {
        if (!way.path.includes(out.piece)) follow(layout, { ...way, portal: true }, out, found);
      }
      return;
    default:
      end satisfies never;
  }
}

function cross(layout: Layout, way: Way, edge: EdgeNo, found: Way[]): void {
  const step = stepFrom(layout, edge);
  if (step === null) found.push({ ...way, edge });
  else follow(layout, way, step, found);
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
function distinct(found: readonly Way[]): readonly Way[] {
  const ways: Way[] = [];
  for (const way of found) {
    const i = ways.findIndex((other) => isSame(other, way));
    if (i < 0) ways.push(way);
    else if (way.path.length < ways[i]!.path.length) ways[i] = way;
  }
  return ways;
}

const known = new WeakMap<Layout, (readonly Way[] | undefined)[]>();

/** All the ways out of a room of a laid tile, whoever may take them. */
export function waysFrom(layout: Layout, room: RoomNo): readonly Way[] {
  let byRoom = known.get(layout);
  if (byRoom === undefined) {
    byRoom = [];
    known.set(layout, byRoom);
  }
  const before = byRoom[room];
  if (before !== undefined) return before;
  const found: Way[] = [];
  const start = settingOut(room);
  for (const step of DUNGEONS[layout.face]!.fromRoom[room]!) follow(layout, start, step, found);
  const ways = distinct(found);
  byRoom[room] = ways;
  return ways;
}

/** How a way that ends at an open edge goes on if that tile is laid there, turned so: whole ways, from their room. */
export function waysInto(layout: Layout, start: Way, tile: TileNo, turn: Turn): readonly Way[] {
  const found: Way[] = [];
  cross(lay(layout, { tile, ...cellOf(start.edge), turn }), start, start.edge, found);
  return distinct(found);
}

/** Where one comes to who goes over an edge, from there on: nothing where no tile lies but the edge itself. */
export function waysOver(layout: Layout, edge: EdgeNo): readonly Way[] {
  const found: Way[] = [];
  cross(layout, settingOut(NOWHERE), edge, found);
  return distinct(found);
}
