import { boardCalled, CATACOMBS_MAP, CLOAK } from '../catalogue.ts';
import type { Board, Exit, Room, RoomNo } from '../core/board.ts';
import { editionOf, tilingOf } from '../core/editions.ts';
import { holdsKey } from '../core/held.ts';
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
  /** The same for all who find the same ways. */
  readonly name: string;
}

export const boardOf = (view: View): Board => boardCalled(view.board);

export const roomsLaid = (view: View): readonly RoomNo[] =>
  view.layout === null ? boardOf(view).rooms.map((_, room) => room) : tilingOf(view).roomsLaid(view.layout);

export const exitsIn = (view: View, room: RoomNo): readonly Exit[] =>
  view.layout === null ? boardOf(view).rooms[room]!.exits : tilingOf(view).waysFrom(view.layout, room);

export function terrainOf(view: View, player: PlayerView): Terrain {
  const { rooms } = boardOf(view);
  const { layout } = view;
  const key = holdsKey(player);
  const map = player.tokens.includes(CATACOMBS_MAP);
  const ship = editionOf(view).ship?.waysFor(view, player) ?? null;
  return {
    rooms,
    laid: roomsLaid(view),
    exits:
      ship !== null
        ? (room) => ship.exits[room]!
        : layout === null
          ? (room) => rooms[room]!.exits
          : (room) => tilingOf(view).waysFrom(layout, room),
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
