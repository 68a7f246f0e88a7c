import { phasesAhead } from '../core/editions.ts';
import type { View } from '../core/view.ts';

/**
 * Whether so many black cubes may complete a phase of the scheme that bears on damage. The odds leave out what it does:
 * it comes in the midst of an attack, depends on where everybody stands, and asks players.
 */
export function schemeMayStrike(view: View, blackCubes: number): boolean {
  let needed = 0;
  for (const { missing, strikes } of phasesAhead(view)) {
    needed += missing;
    if (needed > blackCubes) return false;
    if (strikes) return true;
  }
  return false;
}
