import { describe, expect, test } from 'vitest';
import '../../../../games/clank/space/expansions.ts';
import '../../../../text/clank/space-enlist.ts';
import '../../../../text/clank/space-enlist-expansions.ts';
import { OUTSIDE } from '../../../../games/clank/core/board.ts';
import { FACE_IDS, plateOf } from '../../../../games/clank/space/faces.ts';
import { shipAt, shipNo } from '../../../../games/clank/space/ships.ts';
import { LANGUAGES } from '../../../../text/language.ts';
import { type Box, distance, distanceToBox, overlap, pointOn } from '../../clank/board/geometry.ts';
import { markBox } from '../../clank/board/marks.ts';
import { neighbour } from '../../clank/board/neighbours.ts';
import { shipLayoutOf } from './layout.ts';
import { pieceNamesOf } from './piece-names.ts';

/** Every face once in every slot, on both hulls. */
const SHIPS = ['ship', 'station'].flatMap((hull) =>
  FACE_IDS.map((first, i) => {
    const others = [...FACE_IDS.slice(i + 1), ...FACE_IDS.slice(0, i)];
    const second = others.find((face) => plateOf(face) !== plateOf(first))!;
    const third = others.findLast((face) => ![first, second].map(plateOf).includes(plateOf(face)))!;
    return shipAt(shipNo(hull, [first, second, third]));
  }),
);

/** How high the letters of a name are, and half the height of the badge on the force field. */
const LETTERS = 15;
const BADGE = 14;

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

describe.for(['wide', 'tall'] as const)('%s', (shape) => {
  test.for(SHIPS.map((board) => [board.id, board] as const))('%s', ([, board]) => {
    const layout = shipLayoutOf(board, shape);
    const { places, frames, doors, marks, plan, looks } = layout;
    const rooms = board.rooms.map((_, no) => no).filter((no) => no !== OUTSIDE);
    for (const no of rooms) {
      const { x, y, r } = places[no]!;
      const frame = frames[board.rooms[no]!.module]!;
      expect(x - r, looks[no]).toBeGreaterThan(frame.x);
      expect(x + r).toBeLessThan(frame.x + frame.w);
      expect(y - r).toBeGreaterThan(frame.y);
      expect(y + r).toBeLessThan(frame.y + frame.h);
      for (const other of rooms) {
        if (other > no) expect(distance(places[no]!, places[other]!)).toBeGreaterThan(r + places[other]!.r);
      }
    }
    for (const { x, y, from, to } of doors) {
      for (const room of rooms) {
        if (room !== from && room !== to) expect(distance({ x, y }, places[room]!)).toBeGreaterThan(plan.room);
      }
      const tunnel = layout.tunnels.find((each) => [each.from, each.to].every((room) => room === from || room === to))!;
      expect(distance(pointOn(tunnel.ways[0], 0.5), { x, y })).toBeLessThan(1);
    }
    const boxes = marks.flatMap((mark) => (mark === null ? [] : [markBox(mark)]));
    const covered = boxes.filter((box) => rooms.some((no) => distanceToBox(places[no]!, box) < places[no]!.r * 0.4));
    const crossing = boxes.filter((box, i) => boxes.slice(i + 1).some((other) => overlap(box, other, -4)));
    expect(covered, JSON.stringify(covered)).toEqual([]);
    expect(crossing).toEqual([]);
  });

  test.for(SHIPS.map((board) => [board.id, board] as const))('names stay on their pieces: %s', ([, board]) => {
    const layout = shipLayoutOf(board, shape);
    for (const name of LANGUAGES.flatMap((language) => pieceNamesOf(layout, language))) {
      const [w, h] = name.across ? [name.long, LETTERS] : [LETTERS, name.long];
      const box: Box = { x: name.x - w / 2, y: name.y - h / 2, w, h };
      const frame = layout.frames[board.modules.indexOf(name.id)]!;
      expect(box.x, name.name).toBeGreaterThan(frame.x);
      expect(box.y, name.name).toBeGreaterThan(frame.y);
      expect(box.x + w, name.name).toBeLessThan(frame.x + frame.w);
      expect(box.y + h, name.name).toBeLessThan(frame.y + frame.h);
      expect(distanceToBox(layout.field!.badge, box), name.name).toBeGreaterThan(BADGE);
    }
  });

  test.for(SHIPS.map((board) => [board.id, board] as const))('the keys lead everywhere: %s', ([, board]) => {
    const layout = shipLayoutOf(board, shape);
    const reached = [board.start];
    for (const room of reached) {
      for (const key of KEYS) {
        const next = neighbour(layout, room, key);
        if (next !== null && !reached.includes(next)) reached.push(next);
      }
    }
    expect(reached).toHaveLength(board.rooms.length - 1);
  });
});
