import type { Layout } from '../../../../games/clank/catacombs/layout.ts';
import { waysFrom } from '../../../../games/clank/catacombs/ways.ts';
import { distance, type Point } from '../../clank/board/geometry.ts';
import { type Neighbour, towards } from '../../clank/board/neighbours.ts';
import { edgeOfStop, edgeStop, roomOfStop, roomStop, type Stop } from './targets.ts';
import { CELL } from './tile-plan.ts';
import type { World } from './world.ts';

export const pointOfStop = ({ rooms, edges }: World, stop: Stop): Point | undefined => {
  const room = roomOfStop(stop);
  return room === null ? edges.get(edgeOfStop(stop)!) : rooms.get(room);
};

/** Rooms before edges where both lie the same way: edges are many. */
const WEIGHT = { room: 2, edge: 1 } as const;

/** Edges that the keys step between: those of one cell and of the cells beside it. */
const NEAR = CELL * 0.9;

/** Where the tunnels of a room lead, and from an edge back to the rooms that lead there and on to the edges beside it. */
function around(layout: Layout, world: World, stop: Stop): Neighbour<Stop>[] {
  const room = roomOfStop(stop);
  if (room === null) {
    const edge = edgeOfStop(stop)!;
    const here = world.edges.get(edge)!;
    const rooms = [...world.rooms].flatMap(([no, at]): Neighbour<Stop>[] =>
      waysFrom(layout, no).some((way) => way.edge === edge) ? [{ to: roomStop(no), at, weight: WEIGHT.room }] : [],
    );
    const edges = [...world.edges].flatMap(([no, at]): Neighbour<Stop>[] =>
      no !== edge && distance(here, at) < NEAR ? [{ to: edgeStop(no), at, weight: WEIGHT.edge }] : [],
    );
    return [...rooms, ...edges];
  }
  const found = new Map<Stop, Neighbour<Stop>>();
  for (const way of waysFrom(layout, room)) {
    if (way.portal) continue;
    const to = way.edge < 0 ? roomStop(way.to) : edgeStop(way.edge);
    const at = pointOfStop(world, to);
    if (at !== undefined) found.set(to, { to, at, weight: way.edge < 0 ? WEIGHT.room : WEIGHT.edge });
  }
  return [...found.values()];
}

/** The stop next to this one in the direction of an arrow key. */
export function nextStop(layout: Layout, world: World, stop: Stop, key: string): Stop | null {
  const here = pointOfStop(world, stop);
  return here === undefined ? null : towards(here, around(layout, world, stop), key);
}
