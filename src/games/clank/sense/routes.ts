import { BOARDS } from '../catalogue.ts';
import type { RoomNo } from '../core/board.ts';
import { distancesTo, type Weigh } from '../insight/paths.ts';

/** What a monster in a tunnel weighs against a boot. */
const MONSTER = 1;

/** Boots and trouble. */
const trouble: Weigh = (exit, into) => exit.boots + exit.monsters * MONSTER + (into.crystalCave ? 1 : 0);

const found = new Map<string, readonly number[]>();

/** Boots and trouble from every room to `goal` on foot; boards never change, so every answer is worked out once. */
export function routes(boardId: string, goal: RoomNo, key: boolean): readonly number[] {
  const name = `${boardId} ${goal} ${key}`;
  const known = found.get(name);
  if (known !== undefined) return known;
  const board = BOARDS.find(({ id }) => id === boardId)!;
  const distances = distancesTo(board, goal, key, trouble);
  found.set(name, distances);
  return distances;
}
