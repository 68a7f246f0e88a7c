import { describe, expect, test } from 'vitest';
import '../../../../games/clank/classic/enlist.ts';
import { BOARDS } from '../../../../games/clank/catalogue.ts';
import { OUTSIDE } from '../../../../games/clank/core/board.ts';
import { distance, distanceToBox, overlap, pointOn, sampled } from './geometry.ts';
import { layoutOf, tunnelBetween } from './layout.ts';
import { markBox } from './marks.ts';
import { pawnBox } from './pawn-spots.ts';
import type { Shape } from './plan.ts';

const SHAPES: readonly Shape[] = ['wide', 'tall'];
const LAYOUTS = BOARDS.slice(0, 2).flatMap((board) =>
  SHAPES.map((shape) => [`${board.id} ${shape}`, layoutOf(board, shape)] as const),
);

describe.each(LAYOUTS)('the board %s', (_, layout) => {
  const { board, plan, places, tunnels, marks, moss } = layout;

  test('rooms do not touch and keep to their zone', () => {
    for (const [no, place] of places.entries()) {
      if (no === OUTSIDE) continue;
      if (board.rooms[no]!.zone === 'depths') expect(place.y - place.r * 0.9).toBeGreaterThan(moss);
      else expect(place.y + place.r * 0.9).toBeLessThan(moss);
      for (const other of places.slice(no + 1)) {
        expect(Math.hypot(place.x - other.x, (place.y - other.y) * 1.15)).toBeGreaterThan(place.r + other.r + 8);
      }
    }
  });

  test('rooms, with a pawn in them, are within the board and off the lair and the stall', () => {
    for (const place of places) {
      expect(place.x - place.r).toBeGreaterThan(0);
      expect(place.x + place.r).toBeLessThan(plan.w);
      expect(place.y + place.r).toBeLessThan(plan.h);
      expect(pawnBox(place).y).toBeGreaterThan(0);
      for (const box of [plan.lair, plan.stall]) expect(distanceToBox(place, box)).toBeGreaterThan(place.r);
    }
    expect(overlap(plan.lair, plan.stall)).toBe(false);
  });

  test('every tunnel is drawn once, from the middle of a room to the middle of the other', () => {
    const exits = board.rooms.flatMap((room) => room.exits);
    expect(tunnels).toHaveLength(exits.length / 2);
    for (const { from, to, ways } of tunnels) {
      expect(pointOn(ways[0], 0)).toMatchObject({ x: places[from]!.x, y: places[from]!.y });
      expect(pointOn(ways.at(-1)!, 1)).toMatchObject({ x: places[to]!.x, y: places[to]!.y });
      expect(tunnels[tunnelBetween(layout, to, from)]).toMatchObject({ from, to });
    }
  });

  test('a tunnel keeps clear of rooms that are not its own, of the lair and of the stall', () => {
    for (const { from, to, ways } of tunnels) {
      const points = ways.flatMap((way) => sampled(way, 30));
      for (const [no, place] of places.entries()) {
        if (no === from || no === to) continue;
        const nearest = Math.min(...points.map((point) => distance(point, place)));
        expect(nearest, `${from} to ${to} at ${no}`).toBeGreaterThan(place.r + plan.tunnel / 2);
      }
      for (const box of [plan.lair, plan.stall]) {
        const nearest = Math.min(...points.map((point) => distanceToBox(point, box)));
        expect(nearest, `${from} to ${to}`).toBeGreaterThan(plan.tunnel / 2);
      }
    }
  });

  test('marks stand on their tunnel, apart from each other, and leave the rooms readable', () => {
    const boxes = marks.flatMap((mark) => (mark === null ? [] : [markBox(mark)]));
    for (const [i, box] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
      for (const place of places) expect(distanceToBox(place, box)).toBeGreaterThan(place.r * 0.7);
    }
    for (const [i, mark] of marks.entries()) {
      if (mark === null) continue;
      const near = sampled(tunnels[i]!.ways[0], 60).map((point) => distance(point, mark));
      expect(Math.min(...near)).toBeLessThan(3);
    }
  });

  test('the numbers of rooms stand clear of the lair and of the stall', () => {
    for (const [room, number] of layout.numbers.entries()) {
      if (room === OUTSIDE) continue;
      for (const box of [plan.lair, plan.stall]) expect(distanceToBox(number, box), `room ${room}`).toBeGreaterThan(8);
    }
  });

  test('a one-way tunnel has an arrow that points from its first room to its second', () => {
    for (const [i, { oneWay, from, to }] of tunnels.entries()) {
      const arrows = layout.arrows[i]!;
      expect(arrows.length > 0).toBe(oneWay);
      for (const { turn } of arrows) {
        const [a, b] = [places[from]!, places[to]!];
        expect(Math.cos(turn) * (b.x - a.x) + Math.sin(turn) * (b.y - a.y)).toBeGreaterThan(0);
      }
    }
  });
});

test('a board is laid out once', () => {
  expect(layoutOf(BOARDS[0]!, 'wide')).toBe(layoutOf(BOARDS[0]!, 'wide'));
});
