import type { Board, Exit, Room, RoomNo } from '../core/board.ts';

/** What going through a tunnel into a room weighs. */
export type Weigh = (exit: Exit, into: Room) => number;

/** Whether a tunnel can be walked at all, whatever it costs. */
export const passable = (exit: Exit, key: boolean): boolean => !exit.against && (key || !exit.lock);

/** What every room weighs from `goal` on foot; Infinity where there is no way. */
export function distancesTo(board: Board, goal: RoomNo, key: boolean, weigh: Weigh): readonly number[] {
  const distance = board.rooms.map(() => Number.POSITIVE_INFINITY);
  distance[goal] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [room, { exits }] of board.rooms.entries()) {
      for (const exit of exits) {
        if (!passable(exit, key)) continue;
        const way = distance[exit.to]! + weigh(exit, board.rooms[exit.to]!);
        if (way >= distance[room]!) continue;
        distance[room] = way;
        changed = true;
      }
    }
  }
  return distance;
}

/** The tunnels of a lightest way from `from` to `goal`; null where there is no way. */
export function lightestWay(
  board: Board,
  from: RoomNo,
  goal: RoomNo,
  key: boolean,
  weigh: Weigh,
): readonly Exit[] | null {
  const distance = distancesTo(board, goal, key, weigh);
  if (distance[from] === Number.POSITIVE_INFINITY) return null;
  const way: Exit[] = [];
  for (let room = from; room !== goal; ) {
    const next = board.rooms[room]!.exits.find(
      (exit) => passable(exit, key) && distance[exit.to]! + weigh(exit, board.rooms[exit.to]!) === distance[room],
    )!;
    way.push(next);
    room = next.to;
  }
  return way;
}
