import { type Box, boxAround, distanceToBox, overlap, type Point } from './geometry.ts';
import type { Place } from './places.ts';

export const CHIP_HEIGHT = 21;

/** What prices keep clear of. */
export interface Crowd {
  readonly box: Box;
  readonly places: readonly Pick<Place, 'x' | 'y' | 'r'>[];
  /** Numbers of the places, if they have any. */
  readonly numbers: readonly Point[];
  /** What may be covered a little if need be, and what must not. */
  readonly marks: readonly Box[];
  readonly closed: readonly Box[];
}

export interface ChipWanted {
  /** By its place among the places. */
  readonly room: number;
  readonly width: number;
}

const covered = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Around a room: above and below first, then the sides and the corners. */
function spotsFor({ places }: Crowd, { room, width }: ChipWanted): readonly (readonly [Point, number])[] {
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
export function chipSpots(crowd: Crowd, wanted: readonly ChipWanted[], pawns: readonly Box[]): Point[] {
  const { places, box: bounds, marks, numbers, closed } = crowd;
  const solid = [...marks, ...pawns];
  const taken: Box[] = [];
  return wanted.map((chip) => {
    const number = numbers[chip.room];
    const tried = spotsFor(crowd, chip).map(([point, dislike]) => {
      const box = boxAround(point, chip.width + 4, CHIP_HEIGHT + 4);
      let sum = dislike;
      for (const other of solid) sum += covered(box, other) / 5;
      if (number !== undefined) sum += covered(box, boxAround(number, 14, 12)) / 14;
      for (const other of [...taken, ...closed]) if (overlap(box, other)) sum += 80;
      for (const [room, place] of places.entries()) {
        if (room !== chip.room) sum += Math.max(0, place.r - distanceToBox(place, box)) * 3;
      }
      const [left, right] = [bounds.x + 2 - box.x, box.x + box.w + 2 - bounds.x - bounds.w];
      sum += Math.max(0, left, right, bounds.y + 2 - box.y) * 10;
      return { point, box, sum };
    });
    const best = tried.reduce((a, b) => (b.sum < a.sum ? b : a));
    taken.push(best.box);
    return best.point;
  });
}
