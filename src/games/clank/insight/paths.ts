import type { Exit, Room, RoomNo } from '../core/board.ts';
import { passable, type Terrain } from './terrain.ts';

/** What going through a tunnel into a room weighs. */
export type Weigh = (exit: Exit, into: Room) => number;

/**
 * What every room weighs from `goal` on foot; Infinity where there is no way. By room and by lockpicks left: the figure
 * of a room with so many of them is at `room * (lockpicks + 1) + left`.
 */
export interface Distances {
  readonly weights: Float64Array;
  readonly width: number;
}

export const distanceFrom = ({ weights, width }: Distances, room: RoomNo, lockpicks = width - 1): number =>
  weights[room * width + Math.min(lockpicks, width - 1)] ?? Number.POSITIVE_INFINITY;

export function distancesTo(terrain: Terrain, goal: RoomNo, weigh: Weigh): Distances {
  const { rooms, laid, exits, lockpicks } = terrain;
  const width = lockpicks + 1;
  const weights = new Float64Array(rooms.length * width).fill(Number.POSITIVE_INFINITY);
  for (let left = 0; left < width; left++) weights[goal * width + left] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const room of laid) {
      for (const exit of exits(room)) {
        if (!passable(terrain, exit)) continue;
        const weight = weigh(exit, rooms[exit.to]!);
        for (let left = exit.locks.length; left < width; left++) {
          const way = weights[exit.to * width + left - exit.locks.length]! + weight;
          if (way >= weights[room * width + left]!) continue;
          weights[room * width + left] = way;
          changed = true;
        }
      }
    }
  }
  return { weights, width };
}

/** The tunnels of a lightest way from `from` to `goal`; null where there is no way. */
export function lightestWay(terrain: Terrain, from: RoomNo, goal: RoomNo, weigh: Weigh): readonly Exit[] | null {
  const distances = distancesTo(terrain, goal, weigh);
  if (distanceFrom(distances, from) === Number.POSITIVE_INFINITY) return null;
  const way: Exit[] = [];
  let left = terrain.lockpicks;
  for (let room = from; room !== goal; ) {
    const next = terrain
      .exits(room)
      .find(
        (exit) =>
          passable(terrain, exit) &&
          exit.locks.length <= left &&
          distanceFrom(distances, exit.to, left - exit.locks.length) + weigh(exit, terrain.rooms[exit.to]!) ===
            distanceFrom(distances, room, left),
      )!;
    way.push(next);
    left -= next.locks.length;
    room = next.to;
  }
  return way;
}
