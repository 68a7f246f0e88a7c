import { type Moving, spread } from '../../clank/board/apart.ts';
import type { Box, Point } from '../../clank/board/geometry.ts';

const INSET = { left: 44, right: 29, top: 31, bottom: 30 };
const ROUNDS = 60;
const APART = [3, 2.7] as const;

function span(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** The rooms of a piece, stretched to fill its frame and moved a little where they would touch. */
export function spreadIn(frame: Box, rooms: readonly Point[], room: number): Point[] {
  const [left, right] = [frame.x + INSET.left, frame.x + frame.w - INSET.right];
  const [top, bottom] = [frame.y + INSET.top, frame.y + frame.h - INSET.bottom];
  const [xs, ys] = [span(rooms.map(({ x }) => x)), span(rooms.map(({ y }) => y))];
  const spots = rooms.map(
    ({ x, y }): Moving => ({
      x: left + ((x - xs[0]) / (xs[1] - xs[0])) * (right - left),
      y: top + ((y - ys[0]) / (ys[1] - ys[0])) * (bottom - top),
    }),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of spots.entries()) for (const b of spots.slice(i + 1)) spread(a, b, room, APART);
    for (const spot of spots) {
      spot.x = Math.min(Math.max(spot.x, left), right);
      spot.y = Math.min(Math.max(spot.y, top), bottom);
    }
  }
  return spots;
}

/** Numbers in their order, moved so that they are at least so far apart within the bounds. */
export function apart(wanted: readonly number[], gap: number, [least, most]: readonly [number, number]): number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => wanted[a]! - wanted[b]!);
  const step = Math.min(gap, (most - least) / Math.max(1, wanted.length - 1));
  const put = wanted.map((value) => Math.min(Math.max(value, least), most));
  let floor = least;
  for (const i of order) {
    put[i] = Math.max(put[i]!, floor);
    floor = put[i]! + step;
  }
  let ceiling = most;
  for (const i of order.toReversed()) {
    put[i] = Math.min(put[i]!, ceiling);
    ceiling = put[i]! - step;
  }
  return put;
}
