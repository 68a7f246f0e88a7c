import type { Layout } from '../../../../games/clank/catacombs/layout.ts';
import { waysFrom } from '../../../../games/clank/catacombs/ways.ts';
import { distance, type Point } from '../../clank/board/geometry.ts';
import { byKeys, keyNo, type Neighbour } from '../../clank/board/key-fits.ts';
import { joined, type KeyMap } from '../../clank/board/key-map.ts';
import { edgeOfStop, edgeStop, roomOfStop, roomStop, type Stop } from './targets.ts';
import { CELL } from './tile-plan.ts';
import type { World } from './world.ts';

export const pointOfStop = ({ rooms, edges }: World, stop: Stop): Point | undefined => {
  const room = roomOfStop(stop);
  return room === null ? edges.get(edgeOfStop(stop)!) : rooms.get(room);
};

/** A stop that every game has. */
const BEGIN = roomStop(0);

/** Rooms before edges where both lie the same way: edges are many. */
const WEIGHT = { room: 2, edge: 1 } as const;

/** Edges that the keys step between: those of one cell and of the cells beside it. */
const NEAR = CELL * 0.9;

/** Which rooms lead to an edge. */
function doorsOf(layout: Layout, world: World): ReadonlyMap<Stop, readonly Stop[]> {
  const doors = new Map<Stop, Stop[]>();
  for (const room of world.rooms.keys()) {
    for (const { edge } of waysFrom(layout, room)) {
      if (edge < 0) continue;
      const rooms = doors.get(edgeStop(edge)) ?? [];
      doors.set(edgeStop(edge), [...rooms, roomStop(room)]);
    }
  }
  return doors;
}

/** Where the tunnels of a room lead. */
const nextToRoom = (layout: Layout, room: number): readonly Stop[] =>
  waysFrom(layout, room).flatMap((way): Stop[] =>
    way.portal ? [] : [way.edge < 0 ? roomStop(way.to) : edgeStop(way.edge)],
  );

/** From an edge back to the rooms that lead there, and on to the edges beside it. */
function nextToEdge(world: World, edge: Stop, doors: readonly Stop[]): readonly Stop[] {
  const here = pointOfStop(world, edge)!;
  const beside = [...world.edges].flatMap(([no, at]): Stop[] => (distance(here, at) < NEAR ? [edgeStop(no)] : []));
  return [...doors, ...beside.filter((stop) => stop !== edge)];
}

function makeKeys(layout: Layout, world: World): KeyMap<Stop> {
  const doors = doorsOf(layout, world);
  const stops = [...[...world.rooms.keys()].map(roomStop), ...[...world.edges.keys()].map(edgeStop)];
  const points = new Map(stops.map((stop) => [stop, pointOfStop(world, stop)!]));
  const keys = stops.map((stop) => {
    const room = roomOfStop(stop);
    const next = room === null ? nextToEdge(world, stop, doors.get(stop) ?? []) : nextToRoom(layout, room);
    const neighbours = [...new Set(next)].map((to): Neighbour<Stop> => {
      return { to, at: points.get(to)!, weight: roomOfStop(to) === null ? WEIGHT.edge : WEIGHT.room };
    });
    return [stop, byKeys(points.get(stop)!, neighbours)] as const;
  });
  return joined(new Map(keys), points, BEGIN);
}

const made = new WeakMap<World, KeyMap<Stop>>();

/** The stop next to this one in the direction of an arrow key. */
export function nextStop(layout: Layout, world: World, stop: Stop, key: string): Stop | null {
  let keys = made.get(world);
  if (keys === undefined) {
    keys = makeKeys(layout, world);
    made.set(world, keys);
  }
  return keys.get(stop)?.[keyNo(key)] ?? null;
}
