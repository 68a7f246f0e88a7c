import { BACKPACK, TOKENS } from '../catalogue.ts';
import { OUTSIDE, type RoomNo } from '../core/board.ts';
import type { PlayerView, View } from '../core/view.ts';
import { distanceFrom } from '../insight/paths.ts';
import { holdsArtifact } from '../insight/route.ts';
import { exitsIn, roomsLaid } from '../insight/terrain.ts';
import { portToHack } from './hacking.ts';
import { routes } from './routes.ts';

/** Where a player is bound, and how far every room is from there. */
export interface Plan {
  /** Boots and trouble still to go from a room; Infinity where no way is known. */
  readonly distance: (room: RoomNo) => number;
  /** What is looked for lies where nobody has been: a tile must be turned up. */
  readonly exploring: boolean;
  /** The artifact it is worth stopping for, by its points; 0 when any will do. */
  readonly worthTaking: number;
  readonly hurry: boolean;
  /** Points that a step on the way costs. */
  readonly step: number;
  readonly goal: RoomNo;
}

/** By edition: the longer the way there and home, the more attacks on it. */
const STEP = [0.9, 0.9, 1.6];

interface Target {
  readonly room: RoomNo;
  readonly worth: number;
}

function bestArtifact(view: View, me: PlayerView, price: number): Target | null {
  let best: Target | null = null;
  for (const { room, kind, token } of view.lying) {
    if (kind !== 'artifact' || token === null || me.plundered.includes(room)) continue;
    const there = distanceFrom(routes(view, me, room), me.room);
    const home = distanceFrom(routes(view, me, OUTSIDE), room);
    const worth = TOKENS[token]!.points - (there + home) * price;
    if (Number.isFinite(worth) && (best === null || worth > best.worth)) best = { room, worth };
  }
  return best;
}

/** The nearest room from which a tunnel leads where nothing lies yet. */
function nearestFrontier(view: View, me: PlayerView): RoomNo | null {
  if (view.layout === null || view.tilesLeft === 0) return null;
  let nearest: RoomNo | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const room of roomsLaid(view)) {
    const open = exitsIn(view, room).some(({ edge, locks }) => edge >= 0 && locks.length <= me.lockpicks);
    if (!open) continue;
    const way = distanceFrom(routes(view, me, room), me.room);
    if (way >= least) continue;
    least = way;
    nearest = room;
  }
  return nearest;
}

/** Points above which an artifact that is known is fetched rather than a better one looked for. */
const GOOD_ENOUGH = 2;

/** The space of the rage track from which on one hurries, by edition. */
const LATE = [5, 5, 7];

export function planFor(view: View, me: PlayerView): Plan {
  const hurry = view.first !== null || me.damage >= 5 || view.rage >= LATE[view.edition]!;
  const step = STEP[view.edition]!;
  const rich = holdsArtifact(me);
  const port = portToHack(view, me);
  if (port !== null) {
    const distance = (room: RoomNo) => distanceFrom(routes(view, me, port), room);
    return { distance, exploring: false, worthTaking: 0, hurry, step, goal: port };
  }
  const more =
    !rich || (me.tokens.includes(BACKPACK) && !hurry) ? bestArtifact(view, me, hurry ? 3 * step : step) : null;
  const token =
    more === null
      ? null
      : (view.lying.find(({ room, kind }) => room === more.room && kind === 'artifact')?.token ?? null);
  const wanted = rich ? (more?.room ?? OUTSIDE) : (more?.room ?? null);
  const lookOn =
    wanted === null || (!rich && !hurry && more !== null && more.worth < GOOD_ENOUGH && view.layout !== null);
  const stuck = wanted !== null && !Number.isFinite(distanceFrom(routes(view, me, wanted), me.room));
  const frontier = lookOn || stuck ? nearestFrontier(view, me) : null;
  const goal = frontier ?? wanted ?? OUTSIDE;
  const worthTaking = hurry || token === null || frontier !== null ? 0 : TOKENS[token]!.points;
  const toGoal = routes(view, me, goal);
  const distance = (room: RoomNo) => distanceFrom(toGoal, room);
  return { distance, exploring: frontier !== null, worthTaking, hurry, step, goal };
}
