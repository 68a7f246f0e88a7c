import type { Seat } from '../../../../engine/game.ts';
import type { Layout } from '../../../../games/clank/catacombs/layout.ts';
import { waysFrom } from '../../../../games/clank/catacombs/ways.ts';
import { type Exit, OUTSIDE, type RoomNo } from '../../../../games/clank/core/board.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import { GROUPS, type PawnSpot } from '../../clank/board/pawn-spots.ts';
import type { PawnPath } from '../../clank/board/walk-frames.ts';
import { legsOf, type World } from './world.ts';

/** Closer than on the board, where rooms are bigger. */
const CLOSE = 0.8;

/** Whoever left or was brought out stands at the Crypt again. */
function roomShown({ players }: View, seat: Seat): RoomNo {
  const { status, room } = players[seat]!;
  return status === 'left' || status === 'rescued' ? OUTSIDE : room;
}

const holdsSomething = (world: World, room: RoomNo): boolean => world.rooms.get(room)?.look !== 'plain';

export function mapPawns(world: World, view: View): PawnSpot[] {
  const rooms = view.players.map((_, seat) => roomShown(view, seat));
  return rooms.map((room, seat) => {
    const here = rooms.flatMap((other, who) => (other === room ? [who] : []));
    const turn = here.toSorted((a, b) => Number(b === view.viewer) - Number(a === view.viewer)).indexOf(seat);
    const { x, y, r } = world.rooms.get(room) ?? world.rooms.get(OUTSIDE)!;
    const place = GROUPS[here.length]![turn]!;
    const aside = holdsSomething(world, room) && here.length === 1 ? -r * 0.62 : 0;
    return { seat, room, x: x + aside + place.x * CLOSE, y: y - 3 + place.y * CLOSE };
  });
}

/** A longer way is not walked: the pawn fades out and in. */
const MOST_ROOMS = 5;

function exitsBetween(layout: Layout, from: RoomNo, to: RoomNo): readonly Exit[] | null {
  let ways: readonly (readonly Exit[])[] = [[]];
  const seen = new Set([from]);
  for (let rooms = 0; rooms < MOST_ROOMS; rooms++) {
    ways = ways.flatMap((way) => {
      const here = way.at(-1)?.to ?? from;
      return waysFrom(layout, here).flatMap((exit) => {
        if (exit.to < 0 || seen.has(exit.to)) return [];
        return [[...way, exit]];
      });
    });
    const found = ways.find((way) => way.at(-1)!.to === to);
    if (found !== undefined) return found;
    for (const way of ways) seen.add(way.at(-1)!.to);
  }
  return null;
}

/** The way of a pawn along the pieces of tunnel; null where it does not walk. */
export function mapPath(world: World, layout: Layout, from: RoomNo, to: RoomNo): PawnPath | null {
  const [start, goal] = [world.rooms.get(from), world.rooms.get(to)];
  if (start === undefined || goal === undefined || from === to) return null;
  const exits = exitsBetween(layout, from, to);
  if (exits === null) return null;
  const legs = exits.flatMap((exit) => legsOf(world.slabs, world.rooms.get(exit.from)!, exit.path));
  return legs.length === 0 ? null : { legs, tunnels: exits.length };
}
