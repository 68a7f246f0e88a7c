import type { RoomNo } from '../../../../games/clank/core/board.ts';
import { byKeys, keyNo, type Neighbour } from './key-fits.ts';
import { joined, type KeyMap } from './key-map.ts';
import type { Layout } from './layout.ts';

/** How much a room that few tunnels lead to comes before others, so that the keys reach it from somewhere. */
const FEW = 1.5;

function makeKeys({ board, places, plan }: Layout): KeyMap<RoomNo> {
  const rooms = board.rooms.flatMap(({ exits }, room) => (exits.length === 0 ? [] : [room]));
  const keys = rooms.map((room) => {
    const here = places[room]!;
    const neighbours = board.rooms[room]!.exits.map(({ to, wrap }): Neighbour<RoomNo> => {
      const there = wrap ? { x: places[to]!.x < here.x ? plan.w : 0, y: here.y } : places[to]!;
      return { to, at: there, weight: 1 + FEW / board.rooms[to]!.exits.length };
    });
    return [room, byKeys(here, neighbours)] as const;
  });
  return joined(new Map(keys), new Map(rooms.map((room) => [room, places[room]!])), board.start);
}

const made = new WeakMap<Layout, KeyMap<RoomNo>>();

/** The room next to this one in the direction of an arrow key, through a tunnel where one leads that way. */
export function neighbour(layout: Layout, room: RoomNo, key: string): RoomNo | null {
  let keys = made.get(layout);
  if (keys === undefined) {
    keys = makeKeys(layout);
    made.set(layout, keys);
  }
  return keys.get(room)?.[keyNo(key)] ?? null;
}
