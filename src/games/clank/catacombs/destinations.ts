import { boardAt } from '../catalogue.ts';
import { OUTSIDE, type RoomNo } from '../core/board.ts';
import type { Destination } from '../core/effects.ts';
import { exitsHere } from '../core/moves.ts';
import { hasArtifact } from '../core/noise.ts';
import { DECLINE, GO, type Option } from '../core/option.ts';
import { activePlayer, type State } from '../core/state.ts';
import { DUNGEONS } from './dungeon.ts';
import { edgesHere } from './explore.ts';

function roomsOfTiles(state: State, wanted: (tile: number) => boolean): RoomNo[] {
  const { laid, face } = state.layout!;
  return laid.flatMap(({ tile }) => (wanted(tile) ? DUNGEONS[face]!.tiles[tile]!.rooms : []));
}

/** The rooms where a teleport of that kind leads. */
function roomsFor(state: State, where: Destination): readonly RoomNo[] {
  const player = activePlayer(state);
  const { rooms } = boardAt(state.board);
  const own = rooms[player.room]!.tile;
  switch (where) {
    case 'adjacent':
      return exitsHere(state).flatMap(({ to }) => (to >= 0 && (to !== OUTSIDE || hasArtifact(player)) ? [to] : []));
    case 'wayshrine': {
      const start = rooms.flatMap((room, no) => (room.tile < 0 && room.wayshrine ? [no] : []));
      const laid = roomsOfTiles(state, () => true).filter((room) => rooms[room]!.wayshrine);
      return [...start, ...laid].filter((room) => room !== player.room);
    }
    case 'haunted-tile': {
      const { tiles } = DUNGEONS[state.layout!.face]!;
      return roomsOfTiles(state, (tile) => tile !== own && tiles[tile]!.haunted);
    }
    case 'new-tile':
      return roomsOfTiles(state, (tile) => tile === state.lastTile);
    case 'player-in-depths':
      return state.players.flatMap(({ room, status }, seat) =>
        seat !== state.active && status === 'inside' && rooms[room]!.zone === 'depths' && room !== player.room
          ? [room]
          : [],
      );
    case 'pad-in-module':
    case 'pad-anywhere':
    case 'lift-anywhere':
      throw new Error(`nothing leads to ${where} here`);
    default:
      return where satisfies never;
  }
}

/** Teleporting is never forced, and never away from a tile in hand. */
export function destinations(state: State, where: Destination): readonly Option[] {
  if (activePlayer(state).status !== 'inside' || state.pending !== null) return [];
  const options: Option[] = [...new Set(roomsFor(state, where))].map((room) => GO[room]!);
  if (where === 'adjacent' && state.tileStack.length > 0) {
    const edges = new Set(edgesHere(state).map(({ exit }) => exit.edge));
    for (const edge of edges) options.push({ take: 'explore', edge, by: 'teleport' });
  }
  return options.length === 0 ? [] : [...options, DECLINE];
}
