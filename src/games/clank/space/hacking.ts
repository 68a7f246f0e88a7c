import { boardAt, COMMAND_CODE } from '../catalogue.ts';
import type { RoomNo } from '../core/board.ts';
import { rage } from '../core/builders.ts';
import { exitsHere } from '../core/moves.ts';
import { HACK, type Option } from '../core/option.ts';
import type { Refusal } from '../core/refusal.ts';
import { activePlayer, type Emit, type State } from '../core/state.ts';

/** Data cubes of a player, each in another module: together they make the command code. */
const DATA_CUBES = 2;

/** Why the active player cannot place a data cube on the port of a room, wherever the pawn stands. */
function refusePort(state: State, no: RoomNo): Refusal | null {
  const player = activePlayer(state);
  const { rooms } = boardAt(state.board);
  const room = rooms[no];
  if (room === undefined || room.port === null) return 'cs-hack-here';
  if (player.ports.length === DATA_CUBES) return 'cs-hack-cubes';
  if (state.players.some(({ ports }) => ports.includes(no))) return 'cs-hack-port-closed';
  return player.ports.some((port) => rooms[port]!.module === room.module) ? 'cs-hack-other-module' : null;
}

export function refuseHack(state: State, room: RoomNo): Refusal | null {
  const player = activePlayer(state);
  if (player.status !== 'inside') return 'left-no-moves';
  return room === player.room ? refusePort(state, room) : 'cs-hack-here';
}

/** The bonus first, then the code and the rage that it brings. */
export function hack(state: State, room: RoomNo, emit: Emit): void {
  const player = activePlayer(state);
  player.ports = [...player.ports, room];
  state.turn.hacked = true;
  emit?.({ type: 'hacked', seat: state.active, room });
  if (player.ports.length === DATA_CUBES) state.agenda.push({ do: 'complete-code' });
  state.agenda.push(boardAt(state.board).rooms[room]!.port!);
}

export function completeCode(state: State, emit: Emit): void {
  activePlayer(state).tokens.push(COMMAND_CODE);
  emit?.({ type: 'code-completed', seat: state.active });
  state.agenda.push(rage);
}

/** Free ports next door that the active player may hack. */
export function nearbyPorts(state: State): readonly Option[] {
  if (activePlayer(state).status !== 'inside') return [];
  const near = new Set(exitsHere(state).map(({ to }) => to));
  return [...near].flatMap((room) => (refusePort(state, room) === null ? [HACK[room]!] : []));
}
