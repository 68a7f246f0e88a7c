import type { View } from '../../../games/clank/core/view.ts';
import { type AttackOdds, attackOdds } from '../../../games/clank/insight/attack-odds.ts';
import type { SeatOdds } from '../../../games/clank/insight/bag.ts';
import { hypergeometric } from '../../../games/clank/insight/chances.ts';
import { type EndTurnOdds, endTurnOdds } from '../../../games/clank/insight/end-turn-odds.ts';
import { oddsSign } from './odds-sign.ts';

export interface Odds {
  readonly now: AttackOdds;
  readonly end: EndTurnOdds;
  /** All that they depend on. */
  readonly sign: string;
}

let last: Odds | null = null;

/** What the dragon may do, worked out anew when it changes. */
export function oddsOf(view: View): Odds {
  const sign = oddsSign(view);
  if (last?.sign !== sign) last = { now: attackOdds(view), end: endTurnOdds(view), sign };
  return last;
}

const atLeast = ({ chances }: SeatOdds, damage: number): number =>
  chances.slice(damage).reduce((sum, chance) => sum + chance, 0);

interface SeatChances {
  readonly hit: number;
  readonly twice: number;
  readonly knockedOut: number;
  readonly thisTurn: number;
}

export function chancesOf({ now, end }: Odds, seat: number): SeatChances {
  const attack = now.seats[seat]!;
  return {
    hit: atLeast(attack, 1),
    twice: atLeast(attack, 2),
    knockedOut: attack.knockedOut,
    thisTurn: end.exhausted ? end.seats[seat]!.knockedOut : atLeast(end.seats[seat]!, 1),
  };
}

/** That at least one ghost is drawn, which hurts everyone. */
export function ghostChance({ now: { bag, ghosts, draws } }: Odds): number {
  const total = bag.reduce((sum, count) => sum + count, ghosts);
  return 1 - (hypergeometric(total, ghosts, draws)[0] ?? 0);
}
