import type { Seat } from '../../../engine/game.ts';
import { editionOf } from '../core/editions.ts';
import type { Option } from '../core/option.ts';
import type { View } from '../core/view.ts';
import { attackOdds } from '../insight/attack-odds.ts';

/** Takes a card out of the row, for which another comes that may bring an attack. */
export const emptiesSlot = ({ take }: Option): boolean => take === 'acquire' || take === 'use' || take === 'fight';

/** What a damage to expect counts for in points, for each player, where the way home is long: aboard a ship. */
const CAUTION = 0.2;

/** What an empty slot of the row may cost a seat, about in points; damage borne makes the next one dearer. */
export function refillRisk(view: View, seat: Seat): number {
  if (editionOf(view).ship === null) return 0;
  const caution = CAUTION * view.players.length;
  return caution * attackOdds(view).seats[seat]!.expected * (1 + view.players[seat]!.damage);
}
