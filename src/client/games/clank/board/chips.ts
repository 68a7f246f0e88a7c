import { type Box, boxAround, distanceToBox, overlap, type Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import { markBox } from './marks.ts';

export const CHIP_HEIGHT = 21;

export interface ChipWanted {
  readonly room: number;
  readonly width: number;
}

const covered = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Around a room: above and below first, then the sides and the corners. */
function spotsFor({ places }: Layout, { room, width }: ChipWanted): readonly (readonly [Point, number])[] {
  const { x, y, r } = places[room]!;
  const [over, side] = [r + 9, r + width / 2 - 1];
  return [
    [{ x, y: y - over }, 0],
    [{ x, y: y + over }, 3],
    [{ x: x - side, y: y - r * 0.55 }, 5],
    [{ x: x + side, y: y - r * 0.55 }, 5],
    [{ x: x + side, y: y + r * 0.4 }, 7],
    [{ x: x - side, y: y + r * 0.4 }, 6],
    [{ x: x - side - 3, y }, 8],
    [{ x: x + side + 3, y }, 8],
    [{ x: x - r * 0.8, y: y - over }, 9],
    [{ x: x + r * 0.8, y: y - over }, 9],
    [{ x: x - r * 0.8, y: y + over }, 10],
    [{ x: x + r * 0.8, y: y + over }, 10],
  ];
}

/** A place for the price of every target, clear of marks, pawns, other rooms and each other as well as can be. */
export function chipSpots(layout: Layout, wanted: readonly ChipWanted[], pawns: readonly Box[]): Point[] {
  const { places, plan, marks, numbers } = layout;
  const solid = [...marks.flatMap((mark) => (mark === null ? [] : [markBox(mark)])), ...pawns];
  const taken: Box[] = [];
  return wanted.map((chip) => {
    const tried = spotsFor(layout, chip).map(([point, dislike]) => {
      const box = boxAround(point, chip.width + 4, CHIP_HEIGHT + 4);
      let sum = dislike;
      for (const other of solid) sum += covered(box, other) / 5;
      sum += covered(box, boxAround(numbers[chip.room]!, 14, 12)) / 14;
      for (const other of [...taken, plan.lair, plan.stall]) if (overlap(box, other)) sum += 80;
      for (const [room, place] of places.entries()) {
        if (room !== chip.room) sum += Math.max(0, place.r - distanceToBox(place, box)) * 3;
      }
      sum += Math.max(0, 2 - box.x, box.x + box.w + 2 - plan.w, 2 - box.y) * 10;
      return { point, box, sum };
    });
    const best = tried.reduce((a, b) => (b.sum < a.sum ? b : a));
    taken.push(best.box);
    return best.point;
  });
}
