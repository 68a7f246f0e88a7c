import { BASES } from '../catalogue.ts';
import type { BaseNo } from '../core/card.ts';
import type { View } from '../core/view.ts';

/** A base as it stands. */
export interface BaseStanding {
  readonly base: BaseNo;
  readonly total: number;
  readonly breakpoint: number;
  /** Power still missing; 0 where the base would score. */
  readonly missing: number;
  /** 1 for the first; 0 for one who is not there. */
  readonly places: readonly number[];
  /** What each seat would get for its place, abilities aside. */
  readonly points: readonly number[];
}

export function standings(view: View): readonly BaseStanding[] {
  const bases = view.revised ? BASES.revised : BASES.first;
  return view.sites.map(({ base, breakpoint, powers, places }) => {
    const total = powers.reduce((sum, power) => sum + power, 0);
    const prizes = bases[base]!.points;
    const points = places.map((place) => prizes[place - 1] ?? 0);
    return { base, total, breakpoint, missing: Math.max(0, breakpoint - total), places, points };
  });
}
