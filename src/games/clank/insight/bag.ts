import type { Seat } from '../../../engine/game.ts';
import { boardCalled, CARDS } from '../catalogue.ts';
import { cubesCalled } from '../core/editions.ts';
import { HEALTH } from '../core/numbers.ts';
import type { View } from '../core/view.ts';
import { type Arrival, NOTHING_BROUGHT } from './arrivals.ts';

/** The bag once all clank is in it, as the dragon finds it. */
export interface Bag {
  /** Cubes by seat, the black ones last. */
  readonly cubes: readonly number[];
  readonly ghosts: number;
  /** Ghosts included. */
  readonly total: number;
  /** Cubes that rage and danger call for. */
  readonly called: number;
}

type Coming = Omit<Arrival, 'dragons' | 'chance'>;

export const isInside = (view: View, seat: Seat): boolean => view.players[seat]!.status === 'inside';

/** Clank that what comes adds for a seat, or takes away; as much as there are cubes for. */
function clankFor(view: View, seat: Seat, coming: Coming): number {
  if (!isInside(view, seat)) return 0;
  const { cubes, installed, room } = view.players[seat]!;
  let clank = coming.clank;
  if (coming.clankWithCyberware > 0 && installed.length > 0) clank += coming.clankWithCyberware;
  if (coming.clankInCheckpoint > 0 && boardCalled(view.board).rooms[room]!.crystalCave)
    clank += coming.clankInCheckpoint;
  return Math.max(-view.clankArea[seat]!, Math.min(clank, cubes));
}

export function bagOf(view: View, coming: Coming = NOTHING_BROUGHT): Bag {
  const black = view.players.length;
  const cubes = view.players.map((_, seat) => view.bag[seat]! + view.clankArea[seat]! + clankFor(view, seat, coming));
  const blackCubes = view.bag[black]! + Math.min(coming.returned, view.aside[black]!);
  cubes.push(blackCubes - Math.min(coming.fed, blackCubes));
  const dangers = view.row.filter((card) => card >= 0 && CARDS[card]!.danger).length + coming.dangers;
  const ghosts = view.ghosts[1]! + view.ghosts[2]!;
  const total = cubes.reduce((sum, count) => sum + count, ghosts);
  return { cubes, ghosts, total, called: cubesCalled(view, dangers) };
}

/** Damage still to take before being knocked out. */
export const healthLeft = (view: View, seat: Seat): number => HEALTH - view.players[seat]!.damage;

/** What may happen to one seat. */
export interface SeatOdds {
  /** `chances[k]`: that it takes exactly k damage. The last one it can take knocks it out. */
  readonly chances: readonly number[];
  /** Damage to expect. */
  readonly expected: number;
  readonly knockedOut: number;
}

export function seatOdds(chances: readonly number[], knockedOut: number): SeatOdds {
  const expected = chances.reduce((sum, chance, damage) => sum + damage * chance, 0);
  return { chances, expected, knockedOut };
}
