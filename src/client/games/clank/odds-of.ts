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

/** Null where it depends on a scheme that may strike. */
interface SeatChances {
  readonly hit: number | null;
  readonly twice: number | null;
  readonly knockedOut: number | null;
  readonly thisTurn: number | null;
}

export function chancesOf({ now, end }: Odds, seat: number): SeatChances {
  const attack = now.schemeMayStrike ? null : now.seats[seat]!;
  const whole = end.schemeMayStrike ? null : end.seats[seat]!;
  return {
    hit: attack && atLeast(attack, 1),
    twice: attack && atLeast(attack, 2),
    knockedOut: attack?.knockedOut ?? null,
    thisTurn: whole && (end.exhausted ? whole.knockedOut : atLeast(whole, 1)),
  };
}

type AtEnd = Pick<EndTurnOdds, 'attack' | 'exhausted' | 'schemeMayStrike'>;

/** That the dragon attacks at the end of the turn; null where it depends on a scheme that may strike. */
export function attackChance({ end: { attack, exhausted, schemeMayStrike } }: { readonly end: AtEnd }): number | null {
  if (exhausted) return 1;
  return schemeMayStrike ? null : attack;
}

/** That at least one ghost is drawn, which hurts everyone. */
export function ghostChance({ now: { bag, ghosts, draws } }: Odds): number {
  const total = bag.reduce((sum, count) => sum + count, ghosts);
  return 1 - (hypergeometric(total, ghosts, draws)[0] ?? 0);
}
