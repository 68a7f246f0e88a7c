import type { Seat } from '../../../engine/game.ts';
import type { Option } from '../core/option.ts';
import type { View } from '../core/view.ts';
import { attackOdds } from '../insight/attack-odds.ts';
import type { Plan } from './plan.ts';

/** Takes a card out of the row, for which another comes that may bring an attack. */
export const emptiesSlot = ({ take }: Option): boolean => take === 'acquire' || take === 'use' || take === 'fight';

/** Of what the next attack costs, by what a step costs and for each player: the part that one new card brings about. */
const SHARE = 0.125;

/** What an empty slot of the row may cost a seat, about in points; damage borne makes the next one dearer. */
export function refillRisk(view: View, seat: Seat, { step }: Plan): number {
  const { expected } = attackOdds(view).seats[seat]!;
  return SHARE * step * view.players.length * expected * (1 + view.players[seat]!.damage);
}
