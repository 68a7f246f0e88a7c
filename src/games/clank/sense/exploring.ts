import { TOKENS } from '../catalogue.ts';
import type { Exit, Room, RoomNo } from '../core/board.ts';
import { tilingOf } from '../core/editions.ts';
import type { Option } from '../core/option.ts';
import type { PlayerView, View } from '../core/view.ts';
import { holdsArtifact } from '../insight/route.ts';
import { boardOf, exitsIn } from '../insight/terrain.ts';
import type { Plan } from './plan.ts';

/** What standing in a room is worth that has just come to light. */
function roomWorth(view: View, me: PlayerView, plan: Plan, room: Room): number {
  let worth = 0.5 * room.gold + (room.secret ? 2 : 0) + (room.wayshrine ? 1 + 0.5 * me.marks.length : 0);
  if (room.fountain) worth += Math.min(1, me.damage) * (me.damage > 4 ? 3 : 1);
  if (room.locked !== null && me.lockpicks > 0) worth += 3;
  if (room.market && me.gold >= 7) worth += 2;
  if (room.crystalCave && view.turn.boots > 1) worth -= 0.7;
  if (room.spots.length > 0 && !holdsArtifact(me)) worth += 4 + artifactToCome(view, room.spots.length);
  return plan.hurry ? worth * 0.5 : worth;
}

/** Points of the artifact that would be found in a room with so many places for it. */
function artifactToCome({ artifactStack }: View, places: number): number {
  const at = Math.max(0, artifactStack.length - places);
  return TOKENS[artifactStack[at] ?? -1]?.points ?? -4;
}

const price = (exit: Exit): number => 0.4 * exit.boots + 0.8 * exit.monsters + 0.8 * exit.locks.length;

export function exploreWorth(
  view: View,
  me: PlayerView,
  plan: Plan,
  option: Extract<Option, { readonly take: 'explore' }>,
): number {
  const exit = option.way === undefined ? undefined : exitsIn(view, me.room)[option.way];
  if (!plan.exploring) return -1;
  const here = plan.distance(me.room) === 0;
  return (here ? 60 : 48) - (exit === undefined || option.by === 'teleport' ? 0 : price(exit));
}

export function placeWorth(
  view: View,
  me: PlayerView,
  plan: Plan,
  { turn, way, swords }: Extract<Option, { readonly take: 'place' }>,
): number {
  const { pending, layout } = view;
  const walked = pending?.way ?? null;
  if (pending === null || layout === null || walked === null || way === undefined || way < 0) return 40;
  const exit = tilingOf(view).waysInto(layout, walked, pending.tile, turn)[way]!;
  const damage = pending.by === 'teleport' ? 0 : exit.monsters - (swords ?? 0);
  const pain = damage * (me.damage + damage > 6 ? 4 : 0.7);
  const cost = pending.by === 'teleport' ? 0 : price(exit);
  return 55 - cost - pain + (exit.to < 0 ? 0 : worthOfEnd(view, me, plan, exit.to));
}

function worthOfEnd(view: View, me: PlayerView, plan: Plan, to: RoomNo): number {
  return roomWorth(view, me, plan, boardOf(view).rooms[to]!);
}
