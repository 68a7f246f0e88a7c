import type { Layout } from '../catacombs/layout.ts';
import type { RoomNo } from '../core/board.ts';
import type { PlayerView, View } from '../core/view.ts';
import { type Distances, distancesTo, type Weigh } from '../insight/paths.ts';
import { terrainOf } from '../insight/terrain.ts';

/** What a monster in a tunnel weighs against a boot. */
const MONSTER = 1;
/** What a lockpick weighs against a boot. */
const LOCKPICK = 1.5;

/** What the boots weigh that a ride leaves unspent. */
const RIDE = 1.5;

/** Boots and trouble. */
const trouble: Weigh = (exit, into) =>
  exit.boots +
  exit.monsters * MONSTER +
  exit.locks.length * LOCKPICK +
  (into.crystalCave ? 1 : 0) +
  (exit.ride === null ? 0 : RIDE);

const onBoards = new Map<string, Distances>();
const onLayouts = new WeakMap<Layout, Map<string, Distances>>();

function knownFor({ layout }: View): Map<string, Distances> {
  if (layout === null) return onBoards;
  const known = onLayouts.get(layout) ?? new Map<string, Distances>();
  onLayouts.set(layout, known);
  return known;
}

/** Boots and trouble from every room to `goal` on foot; worked out once for as long as the dungeon lies so. */
export function routes(view: View, me: PlayerView, goal: RoomNo): Distances {
  const known = knownFor(view);
  const terrain = terrainOf(view, me);
  const name = `${goal} ${terrain.name}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const distances = distancesTo(terrain, goal, trouble);
  known.set(name, distances);
  return distances;
}
