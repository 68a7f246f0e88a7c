import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PieceNo, type RoomNo, unlocked } from '../core/board.ts';
import { DUNGEONS, type End } from './dungeon.ts';
import { cellOf, MOUTHS, type MouthName, mouthOf, TURNS, type Turn } from './geometry.ts';
import { bareLayout, type Laid, type Layout, lay, openEdges, tileAt, turned } from './layout.ts';
import { type Way, waysFrom, waysInto } from './ways.ts';

// The same dungeon once more, from points in thirds of a side: tunnels join where they touch.
const POINTS: Readonly<Record<MouthName, readonly [x: number, y: number]>> = {
  ...{ n1: [1, 0], n2: [2, 0], e1: [3, 1], e2: [3, 2] },
  ...{ s1: [1, 3], s2: [2, 3], w1: [0, 1], w2: [0, 2] },
};

function pointOn({ x, y, turn }: Laid, mouth: number, half: number): string {
  let [px, py] = POINTS[MOUTHS[mouth]!];
  for (let i = 0; i < turn; i++) [px, py] = [3 - py, px];
  return `${3 * x + px},${3 * (y + half) + py}`;
}

interface Strand {
  readonly piece: PieceNo;
  readonly ends: readonly [from: string, to: string];
}

function nodeOf(end: End, place: Laid): string {
  if (end.kind === 'room') return `room ${end.room}`;
  return end.kind === 'portal' ? `portal ${place.tile}` : pointOn(place, end.mouth, end.half);
}

function strandsOf({ face, laid }: Layout): Strand[] {
  const { start, tiles, pieces } = DUNGEONS[face]!;
  const places: readonly Laid[] = [{ tile: -1, x: 0, y: -1, turn: 0 }, ...laid];
  return places.flatMap((place) =>
    (tiles[place.tile] ?? start).pieces.map((piece): Strand => {
      const { from, to } = pieces[piece]!;
      return { piece, ends: [nodeOf(from, place), nodeOf(to, place)] };
    }),
  );
}

interface Walk {
  readonly node: string;
  readonly done: readonly { readonly piece: PieceNo; readonly back: boolean }[];
  readonly portal: boolean;
}

/** Every walk from a room that comes to another one, or to a point where nothing joins. */
function walksFrom(strands: readonly Strand[], home: string): Walk[] {
  const go = (walk: Walk): Walk[] => {
    const fresh = strands.filter(({ piece }) => walk.done.every((step) => step.piece !== piece));
    const hop = walk.node.startsWith('portal');
    const joins = (end: string) => (hop ? end.startsWith('portal') : end === walk.node);
    const next = fresh.flatMap(({ piece, ends: [from, to] }) => [
      ...(joins(from) ? [{ node: to, done: [...walk.done, { piece, back: false }], portal: walk.portal || hop }] : []),
      ...(joins(to) ? [{ node: from, done: [...walk.done, { piece, back: true }], portal: walk.portal || hop }] : []),
    ]);
    if (next.length === 0 && !hop) return [walk];
    return next.flatMap((on) => (on.node.startsWith('room') ? (on.node === home ? [] : [on]) : go(on)));
  };
  return go({ node: home, done: [], portal: false });
}

const key = (...facts: readonly (string | number | boolean)[]) => facts.join(' | ');

function keyOfWalk({ face, opened }: Layout, { node, done, portal }: Walk): string {
  const icons = done.map(({ piece, back }) => ({ ...DUNGEONS[face]!.pieces[piece]!, no: piece, back }));
  const count = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const boots = portal ? 1 : 1 + count(icons.map(({ footprints }) => footprints));
  const locks = icons.filter(({ lock, no }) => lock && !opened.includes(no)).map(({ no }) => no);
  const against = icons.some(({ oneWay, back }) => oneWay && back);
  return key(
    node,
    boots,
    count(icons.map(({ monsters }) => monsters)),
    locks.sort((a, b) => a - b).join(),
    against,
    portal,
  );
}

const endOf = ({ to, edge }: Way) =>
  to >= 0 ? `room ${to}` : pointOn({ tile: 0, ...cellOf(edge), turn: 0 }, mouthOf(edge), 0);
const keyOf = (way: Way) => key(endOf(way), way.boots, way.monsters, way.locks.join(), way.against, way.portal);

const roomsOf = ({ face, laid }: Layout): RoomNo[] => {
  const { start, tiles } = DUNGEONS[face]!;
  return [start, ...laid.map(({ tile }) => tiles[tile]!)].flatMap(({ rooms }) => rooms);
};

function expectAsWalked(layout: Layout): void {
  const strands = strandsOf(layout);
  for (const room of roomsOf(layout)) {
    const fewest = new Map<string, number>();
    for (const walk of walksFrom(strands, `room ${room}`)) {
      const same = keyOfWalk(layout, walk);
      fewest.set(same, Math.min(walk.done.length, fewest.get(same) ?? walk.done.length));
    }
    const ways = waysFrom(layout, room).map((way) => [keyOf(way), way.path.length]);
    expect(ways.sort()).toEqual([...fewest].sort());
  }
}

/** A dungeon that grew by laying tiles at open edges; then some are turned where they lie, and some locks picked. */
const dungeons = fc
  .record({
    face: fc.nat(1),
    tiles: fc.shuffledSubarray([...DUNGEONS[0]!.tiles.keys()], { minLength: 1, maxLength: 26 }),
    picks: fc.array(fc.record({ edge: fc.nat(), turn: fc.constantFrom(...TURNS) }), { minLength: 26, maxLength: 26 }),
    turns: fc.array(fc.record({ at: fc.nat(), turn: fc.constantFrom(...TURNS) }), { maxLength: 3 }),
    open: fc.func(fc.boolean()),
  })
  .map(({ face, tiles, picks, turns, open }) => {
    const grown = tiles.reduce((layout, tile, i) => {
      const edges = openEdges(layout);
      const { edge, turn } = picks[i]!;
      return lay(layout, { tile, ...cellOf(edges[edge % edges.length]!), turn });
    }, bareLayout(face));
    const shifted = turns.reduce((layout, { at, turn }) => turned(layout, at % tiles.length, turn), grown);
    const locks = [...DUNGEONS[face]!.pieces.entries()].flatMap(([no, { lock }]) => (lock && open(no) ? [no] : []));
    return unlocked(shifted, locks);
  });

describe('in any dungeon', () => {
  test('ways are the tunnels that touch, and nothing else', () => {
    fc.assert(fc.property(dungeons, expectAsWalked), { numRuns: 60 });
  });

  test('each tile, turned each way, on either side of either half', () => {
    for (const [tile] of DUNGEONS[0]!.tiles.entries()) {
      for (const turn of TURNS) {
        for (const x of [-1, 1])
          for (const y of [-1, 0]) expectAsWalked(lay(bareLayout(tile % 2), { tile, x, y, turn }));
      }
    }
  });

  test('a way can be gone back, except that arrows point the other way', () => {
    const check = (layout: Layout) => {
      const { pieces } = DUNGEONS[layout.face]!;
      for (const room of roomsOf(layout)) {
        for (const way of waysFrom(layout, room)) {
          expect(way.from).toBe(room);
          if (way.to < 0) continue;
          const arrows = way.path.filter((piece) => pieces[piece]?.oneWay).length;
          const against = arrows > 0 && (!way.against || arrows > 1);
          const back = waysFrom(layout, way.to).filter(({ to }) => to === room);
          const alike = back.filter(
            (other) => keyOf({ ...other, against: false }) === keyOf({ ...way, to: room, against: false }),
          );
          expect(alike.length).toBeGreaterThan(0);
          if (arrows < 2) expect(alike.some((other) => other.against === against)).toBe(true);
        }
      }
    };
    fc.assert(fc.property(dungeons, check), { numRuns: 60 });
  });

  test('an open edge leads into an empty cell, and the pieces of a way lie on the table', () => {
    const check = (layout: Layout) => {
      const open = new Set(openEdges(layout));
      const tiles = new Set([-1, ...layout.laid.map(({ tile }) => tile)]);
      const reached = new Set<number>();
      for (const room of roomsOf(layout)) {
        for (const { edge, path } of waysFrom(layout, room)) {
          for (const piece of path) expect(tiles).toContain(DUNGEONS[layout.face]!.pieces[piece]!.tile);
          if (edge < 0) continue;
          const { x, y } = cellOf(edge);
          expect([tileAt(layout, x, y), open.has(edge)]).toEqual([null, true]);
          reached.add(edge);
        }
      }
      expect(reached.size).toBeGreaterThan(0);
    };
    fc.assert(fc.property(dungeons, check), { numRuns: 60 });
  });

  test('what a tile would lead to is what it leads to once it is laid', () => {
    const check = (layout: Layout, pick: number, turn: Turn) => {
      const start = roomsOf(layout).flatMap((room) => waysFrom(layout, room).filter(({ edge }) => edge >= 0));
      const free = [...DUNGEONS[0]!.tiles.keys()].filter((tile) => layout.laid.every((laid) => laid.tile !== tile));
      const way = start[pick % start.length]!;
      const tile = free[pick % free.length]!;
      const foreseen = waysInto(layout, way, tile, turn);
      const after = waysFrom(lay(layout, { tile, ...cellOf(way.edge), turn }), way.from);
      const goesOn = after.filter(({ path }) => way.path.every((piece, i) => path[i] === piece));
      const keys = new Set(foreseen.map(keyOf));
      expect(keys.size).toBe(foreseen.length);
      expect(new Set(after.map(keyOf)).isSupersetOf(keys)).toBe(true);
      expect(keys.isSupersetOf(new Set(goesOn.map(keyOf)))).toBe(true);
      for (const { path } of foreseen) expect(path.slice(0, way.path.length)).toEqual(way.path);
    };
    fc.assert(fc.property(dungeons, fc.nat(), fc.constantFrom(...TURNS), check), { numRuns: 400 });
  });
});
