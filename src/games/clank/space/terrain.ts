import { boardCalled, COMMAND_CODE, TELEPASS } from '../catalogue.ts';
import { type Board, DIRECT, type Exit, OUTSIDE, type Ride, type RoomNo } from '../core/board.ts';
import type { ShipWays } from '../core/editions.ts';
import { holdsKey } from '../core/held.ts';
import type { PlayerView, View } from '../core/view.ts';
import { isBlockaded, type Rider, stopsFrom } from './lift.ts';

const link = (from: RoomNo, to: RoomNo, ride: Ride | null): Exit => ({
  from,
  to,
  boots: 0,
  monsters: 0,
  lock: false,
  against: false,
  wrap: false,
  ...DIRECT,
  ride,
});

function linksFrom(board: Board, room: RoomNo, rider: Rider, pass: boolean, pods: readonly RoomNo[]): Exit[] {
  const { rooms } = board;
  const links = rooms[room]!.hyperlift
    ? stopsFrom(board, room, rider).map((stop) => link(room, stop, 'hyperlift'))
    : [];
  if (rooms[room]!.telepad && pass) {
    for (const [pad, { telepad, guarded }] of rooms.entries()) {
      if (telepad && pad !== room && (rider.code || !guarded)) links.push(link(room, pad, 'telepad'));
    }
  }
  if (pods.includes(room)) links.push(link(room, OUTSIDE, null));
  return links;
}

const known = new Map<string, ShipWays>();

/** Corridors, rides and the pods that are left, worked out once for as long as they are the same. */
export function shipWays(view: View, player: PlayerView): ShipWays {
  const rider = {
    key: holdsKey(player),
    code: player.tokens.includes(COMMAND_CODE),
    blockade: isBlockaded(view),
  };
  const pass = player.tokens.includes(TELEPASS);
  const pods = view.lying.flatMap(({ room, kind }) => (kind === 'escape-pod' ? [room] : []));
  const name = `${view.board} ${rider.key} ${rider.code} ${rider.blockade} ${pass} ${pods.join()}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const board = boardCalled(view.board);
  const open = (exit: Exit) => {
    const { guarded, pod } = board.rooms[exit.to]!;
    return (rider.code || !guarded) && (pod !== 'escape' || pods.includes(exit.to));
  };
  const exits = board.rooms.map((room, no) => [...room.exits.filter(open), ...linksFrom(board, no, rider, pass, pods)]);
  const ways = { name, exits };
  known.set(name, ways);
  return ways;
}
