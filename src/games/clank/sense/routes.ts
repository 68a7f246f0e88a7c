import { BOARDS } from '../catalogue.ts';
import type { Board, RoomNo } from '../core/board.ts';

/** What a monster in a tunnel weighs against a boot. */
const MONSTER = 1;

/** Boots and trouble from every room to `goal` on foot; Infinity where there is no way. */
function distancesTo(board: Board, goal: RoomNo, key: boolean): readonly number[] {
  const distance = board.rooms.map(() => Number.POSITIVE_INFINITY);
  distance[goal] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [room, { exits }] of board.rooms.entries()) {
      for (const exit of exits) {
        if (exit.against || (exit.lock && !key)) continue;
        const cave = board.rooms[exit.to]!.crystalCave ? 1 : 0;
        const way = distance[exit.to]! + exit.boots + exit.monsters * MONSTER + cave;
        if (way >= distance[room]!) continue;
        distance[room] = way;
        changed = true;
      }
    }
  }
  return distance;
}

const found = new Map<string, readonly number[]>();

/** As above; boards never change, so every answer is worked out once. */
export function routes(boardId: string, goal: RoomNo, key: boolean): readonly number[] {
  const name = `${boardId} ${goal} ${key}`;
  const known = found.get(name);
  if (known !== undefined) return known;
  const board = BOARDS.find(({ id }) => id === boardId)!;
  const distances = distancesTo(board, goal, key);
  found.set(name, distances);
  return distances;
}
