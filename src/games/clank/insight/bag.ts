import type { Seat } from '../../../engine/game.ts';
import { CARDS } from '../catalogue.ts';
import { cubesCalled } from '../core/editions.ts';
import { HEALTH } from '../core/numbers.ts';
import type { View } from '../core/view.ts';
import type { Arrival } from './arrivals.ts';

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

type Coming = Pick<Arrival, 'dangers' | 'clank' | 'returned' | 'fed'>;

const NOTHING: Coming = { dangers: 0, clank: 0, returned: 0, fed: 0 };

export const isInside = (view: View, seat: Seat): boolean => view.players[seat]!.status === 'inside';

export function bagOf(view: View, coming: Coming = NOTHING): Bag {
  const black = view.players.length;
  const cubes = view.players.map(({ cubes: supply }, seat) => {
    const noise = isInside(view, seat) ? Math.min(coming.clank, supply) : 0;
    return view.bag[seat]! + view.clankArea[seat]! + noise;
  });
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
