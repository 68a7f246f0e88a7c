import { describe, expect, test } from 'vitest';
import '../../../../games/clank/classic/enlist.ts';
import { BOARDS } from '../../../../games/clank/catalogue.ts';
import { layoutOf } from './layout.ts';
import { pawnPath, roomsBetween } from './pawn-path.ts';
import { walkFrames } from './walk-frames.ts';

const layout = layoutOf(BOARDS[0]!, 'wide');
const room = (number: number) => number - 1;

describe('the way of a pawn', () => {
  test('begins in the middle of a room and ends in the middle of the other, in both directions', () => {
    for (const [from, { exits }] of layout.board.rooms.entries()) {
      for (const { to } of exits) {
        const path = pawnPath(layout, from, to)!;
        expect(path.tunnels).toBe(1);
        const [a, b] = [layout.places[from]!, layout.places[to]!];
        expect(path.legs[0]![0]).toMatchObject({ x: a.x, y: a.y });
        expect(path.legs.at(-1)!.at(-1)).toMatchObject({ x: b.x, y: b.y });
      }
    }
  });

  test('leaves the board and comes back where a tunnel goes round the edge', () => {
    const { legs } = pawnPath(layout, room(17), room(22))!;
    expect(legs).toHaveLength(2);
    expect(legs[0]!.at(-1)!.x).toBeLessThan(0);
    expect(legs[1]![0]!.x).toBeGreaterThan(layout.plan.w);
  });

  test('goes through the rooms between, but not through the outside, and not over half the board', () => {
    expect(roomsBetween(layout.board, room(15), room(22))).toEqual([room(15), room(21), room(22)]);
    expect(pawnPath(layout, room(15), room(22))!.tunnels).toBe(2);
    expect(pawnPath(layout, room(6), room(36))).toBeNull();
    expect(pawnPath(layout, room(6), room(6))).toBeNull();
  });
});

test('frames go evenly from the one exact place to the other', () => {
  const leg = [0, 1, 2, 3, 4].map((x) => ({ x: x * 10, y: 0 }));
  const frames = walkFrames([leg], { x: 0, y: 8 }, { x: 44, y: 0 });
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(frames[0]!.transform).toBe('translate(0.0px, 8.0px)');
  expect(frames[2]!.transform).toBe('translate(22.0px, 4.0px)');
  expect(frames[4]!.transform).toBe('translate(44.0px, 0.0px)');
});
