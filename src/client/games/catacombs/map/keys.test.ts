import { expect, test } from 'vitest';
import { TILES } from '../../../../games/clank/catacombs/dungeon.ts';
import { cellOf, TURNS, turnPoint } from '../../../../games/clank/catacombs/geometry.ts';
import { bareLayout, type Layout, lay, openEdges } from '../../../../games/clank/catacombs/layout.ts';
import { waysFrom } from '../../../../games/clank/catacombs/ways.ts';
import { scatter } from '../../clank/board/geometry.ts';
import { nextStop } from './keys.ts';
import { edgeStop, roomStop, type Stop } from './targets.ts';
import { CELL, tilePlan } from './tile-plan.ts';
import { legsOf, worldOf } from './world.ts';

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** Tiles laid one by one at edges drawn by lot, each turned by lot. */
function grown(seed: string, count: number): Layout {
  const random = scatter(seed);
  const order = TILES.map((_, tile) => ({ tile, lot: random() })).toSorted((a, b) => a.lot - b.lot);
  return order.slice(0, count).reduce(
    (layout, { tile }) => {
      const edges = openEdges(layout);
      const { x, y } = cellOf(edges[Math.floor(random() * edges.length)]!);
      return lay(layout, { tile, x, y, turn: TURNS[Math.floor(random() * 4)]! });
    },
    bareLayout(count % 2),
  );
}

const LAYOUTS = Array.from({ length: 12 }, (_, i) => grown(`map ${i}`, i * 2));
/** Where the four keys cannot follow the tunnels alone. */
const TWISTED = [
  [115, 7],
  [73, 19],
  [53, 26],
].map(([i, count]) => grown(`survey ${i}`, count!));

test('arrow keys lead from any room or edge to every other', () => {
  for (const layout of [...LAYOUTS, ...TWISTED]) {
    const world = worldOf(layout);
    const all: Stop[] = [...[...world.rooms.keys()].map(roomStop), ...[...world.edges.keys()].map(edgeStop)];
    for (const from of all) {
      const reached = new Set([from]);
      for (const stop of reached) {
        for (const key of KEYS) {
          const next = nextStop(layout, world, stop, key);
          if (next !== null) reached.add(next);
        }
      }
      expect(all.filter((stop) => !reached.has(stop))).toEqual([]);
    }
  }
});

test('the lines of a way begin in its room and end in its goal, without a break but at portals', () => {
  for (const layout of LAYOUTS) {
    const world = worldOf(layout);
    for (const [room, from] of world.rooms) {
      for (const way of waysFrom(layout, room)) {
        const legs = legsOf(world.slabs, from, way.path);
        expect(legs[0]![0]!.x).toBeCloseTo(from.x);
        expect(legs[0]![0]!.y).toBeCloseTo(from.y);
        expect(legs.length === 1 || way.portal).toBe(true);
        const goal = world.rooms.get(way.to);
        if (goal !== undefined) expect(legs.at(-1)!.at(-1)!.x).toBeCloseTo(goal.x);
        if (goal !== undefined) expect(legs.at(-1)!.at(-1)!.y).toBeCloseTo(goal.y);
      }
    }
  }
});

test('a tile is turned as points', () => {
  for (const tile of TILES.keys()) {
    const plain = tilePlan(0, tile, 0);
    for (const turn of TURNS) {
      for (const [i, room] of tilePlan(0, tile, turn).rooms.entries()) {
        const { x, y } = plain.rooms[i]!;
        const point = turnPoint((x / CELL) * 100, (y / CELL) * 100, turn);
        expect(room.x).toBeCloseTo((point.x * CELL) / 100);
        expect(room.y).toBeCloseTo((point.y * CELL) / 100);
      }
    }
  }
});

test('nothing of what lies moves when the map grows', () => {
  const [small, large] = [grown('growing', 4), grown('growing', 5)];
  const before = worldOf({ ...small, face: 0 });
  const after = worldOf({ ...large, face: 0 });
  for (const [room, { x, y }] of before.rooms) expect(after.rooms.get(room)).toMatchObject({ x, y });
});
