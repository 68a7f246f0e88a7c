import type { View } from '../core/view.ts';
import { bagOf, healthLeft, isInside, type SeatOdds, seatOdds } from './bag.ts';
import { hypergeometric } from './chances.ts';
import { schemeMayStrike } from './scheme-odds.ts';

export interface AttackOdds {
  /** The bag as the dragon would find it: cubes by seat, the black ones last. */
  readonly bag: readonly number[];
  readonly ghosts: number;
  /** Cubes that would be drawn. */
  readonly draws: number;
  readonly seats: readonly SeatOdds[];
  /** A phase of the scheme may be completed, which these odds leave out. */
  readonly schemeMayStrike: boolean;
}

/** Of so many cubes drawn only those count that find the player still inside. */
function capped(chances: readonly number[], most: number): number[] {
  if (chances.length <= most + 1) return chances.slice();
  const tail = chances.slice(most).reduce((sum, chance) => sum + chance, 0);
  return [...chances.slice(0, most), tail];
}

/** If the dragon attacked now, drawing `extra` cubes on top of rage and danger. */
export function attackOdds(view: View, extra = 0): AttackOdds {
  const { cubes, ghosts, total, called } = bagOf(view);
  const draws = Math.min(called + extra, total);
  const seats = view.players.map((_, seat) => {
    if (!isInside(view, seat)) return seatOdds([1], 0);
    const left = healthLeft(view, seat);
    const chances = capped(hypergeometric(total, cubes[seat]! + ghosts, draws), left);
    return seatOdds(chances, chances[left] ?? 0);
  });
  const blackCubes = Math.min(draws, cubes[view.players.length]!);
  return { bag: cubes, ghosts, draws, seats, schemeMayStrike: schemeMayStrike(view, blackCubes) };
}
