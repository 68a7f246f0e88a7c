import { DUNGEONS } from '../catacombs/dungeon.ts';
import type { Layout } from '../catacombs/layout.ts';
import { waysFrom } from '../catacombs/ways.ts';
import { boardCalled, CATACOMBS_MAP, CLOAK, MASTER_KEY } from '../catalogue.ts';
import type { Board, Exit, Room, RoomNo } from '../core/board.ts';
import type { PlayerView, View } from '../core/view.ts';

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
  const { rooms } = boardOf(view);
  const { layout } = view;
  return {
    rooms,
    laid: roomsLaid(view),
    exits: layout === null ? (room) => rooms[room]!.exits : (room) => waysFrom(layout, room),
    key: player.tokens.includes(MASTER_KEY),
    map: player.tokens.includes(CATACOMBS_MAP),
    cloak: player.tokens.includes(CLOAK),
    lockpicks: player.lockpicks,
  };
}

/** Whether a tunnel leads to a room and can be walked at all, whatever it costs beside lockpicks. */
export const passable = ({ key, map }: Terrain, exit: Exit): boolean =>
  exit.to >= 0 && (map || !exit.against) && (key || !exit.lock);
