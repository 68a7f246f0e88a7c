import { DUNGEONS } from '../catacombs/dungeon.ts';
import type { Layout } from '../catacombs/layout.ts';
import { waysFrom } from '../catacombs/ways.ts';
import { boardCalled, CATACOMBS_MAP, CLOAK } from '../catalogue.ts';
import type { Board, Exit, Room, RoomNo } from '../core/board.ts';
import { holdsKey } from '../core/noise.ts';
import type { PlayerView, View } from '../core/view.ts';
import { shipWays } from '../space/terrain.ts';

/** The dungeon as it lies, and what a player has to get through it. */
export interface Terrain {
  readonly rooms: readonly Room[];
  /** The rooms that can be walked in: those of the board, or of the tiles laid. */
  readonly laid: readonly RoomNo[];
  readonly exits: (room: RoomNo) => readonly Exit[];
  readonly key: boolean;
  readonly map: boolean;
  readonly cloak: boolean;
  readonly lockpicks: number;
  /** The same for all who find the same ways. */
  readonly name: string;
}

export const boardOf = (view: View): Board => boardCalled(view.board);

const laidRooms = new WeakMap<Layout, readonly RoomNo[]>();

export function roomsLaid(view: View): readonly RoomNo[] {
  const { layout } = view;
  if (layout === null) return boardOf(view).rooms.map((_, room) => room);
  const known = laidRooms.get(layout);
  if (known !== undefined) return known;
  const { start, tiles } = DUNGEONS[layout.face]!;
  const rooms = [...start.rooms, ...layout.laid.flatMap(({ tile }) => tiles[tile]!.rooms)];
  laidRooms.set(layout, rooms);
  return rooms;
}

export const exitsIn = (view: View, room: RoomNo): readonly Exit[] =>
  view.layout === null ? boardOf(view).rooms[room]!.exits : waysFrom(view.layout, room);

export function terrainOf(view: View, player: PlayerView): Terrain {
  const { rooms, modules } = boardOf(view);
  const { layout } = view;
  const key = holdsKey(player);
  const map = player.tokens.includes(CATACOMBS_MAP);
  const ship = modules.length === 0 ? null : shipWays(view, player);
  return {
    rooms,
    laid: roomsLaid(view),
    exits:
      ship !== null
        ? (room) => ship.exits[room]!
        : layout === null
          ? (room) => rooms[room]!.exits
          : (room) => waysFrom(layout, room),
    key,
    map,
    cloak: player.tokens.includes(CLOAK),
    lockpicks: player.lockpicks,
    name: ship?.name ?? `${view.board} ${key} ${map} ${player.lockpicks}`,
  };
}

/** Whether a tunnel leads to a room and can be walked at all, whatever it costs beside lockpicks. */
export const passable = ({ key, map }: Terrain, exit: Exit): boolean =>
  exit.to >= 0 && (map || !exit.against) && (key || !exit.lock);
