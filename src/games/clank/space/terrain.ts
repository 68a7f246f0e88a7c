import { boardCalled, COMMAND_CODE, TELEPASS } from '../catalogue.ts';
import { type Board, DIRECT, type Exit, OUTSIDE, type Ride, type Room, type RoomNo } from '../core/board.ts';
import type { ShipWays } from '../core/editions.ts';
import { holdsKey } from '../core/held.ts';
import { bootsAsked, monstersOn, rideFare } from '../core/toll.ts';
import type { PlayerView, View } from '../core/view.ts';
import { lasting } from './lasting.ts';
import { isBlockaded, type Rider, stopsFrom } from './lift.ts';

const link = (from: RoomNo, to: RoomNo, ride: Ride | null, boots = 0): Exit => ({
  from,
  to,
  boots,
  monsters: 0,
  lock: false,
  against: false,
  wrap: false,
  ...DIRECT,
  ride,
});

interface Riding extends Rider {
  readonly pass: boolean;
  readonly fare: number;
  /** Rooms whose pod is still there. */
  readonly pods: readonly RoomNo[];
}

function linksFrom(board: Board, room: RoomNo, rider: Riding): Exit[] {
  const { pass, fare, pods } = rider;
  const { rooms } = board;
  const links = rooms[room]!.hyperlift
    ? stopsFrom(board, room, rider).map((stop) => link(room, stop, 'hyperlift', fare))
    : [];
  if (rooms[room]!.telepad && pass) {
    for (const [pad, { telepad, guarded }] of rooms.entries()) {
      if (telepad && pad !== room && (rider.code || !guarded)) links.push(link(room, pad, 'telepad', fare));
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
  const { key, code, blockade } = rider;
  const name = `${view.board} ${key} ${code} ${blockade} ${pass} ${lasting(view)} ${pods.join()}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const board = boardCalled(view.board);
  const open = (exit: Exit) => {
    const { guarded, pod } = board.rooms[exit.to]!;
    return (rider.code || !guarded) && (pod !== 'escape' || pods.includes(exit.to));
  };
  const riding = { ...rider, pass, fare: rideFare(view), pods };
  const asking = (room: Room, exit: Exit): Exit => {
    const [boots, monsters] = [bootsAsked(view, room, exit), monstersOn(view, exit)];
    return boots === exit.boots && monsters === exit.monsters ? exit : { ...exit, boots, monsters };
  };
  const exits = board.rooms.map((room, no) => [
    ...room.exits.filter(open).map((exit) => asking(room, exit)),
    ...linksFrom(board, no, riding),
  ]);
  const ways = { name, exits };
  known.set(name, ways);
  return ways;
}
