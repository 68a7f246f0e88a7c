import { InputError } from '../../../engine/game.ts';
import type { RoomNo } from '../core/board.ts';
import { WAYSHRINE_SLOTS } from '../core/numbers.ts';
import type { State } from '../core/state.ts';
import { nameOfRoom } from './names.ts';

/** Refuses more cubes of all players on a wayshrine than it has places for. */
export function checkWayshrines(state: State, where: string): void {
  const counts = new Map<RoomNo, number>();
  for (const [seat, { marks }] of state.players.entries()) {
    for (const [i, room] of marks.entries()) {
      const count = (counts.get(room) ?? 0) + 1;
      counts.set(room, count);
      if (count <= WAYSHRINE_SLOTS) continue;
      const full = `a wayshrine has ${WAYSHRINE_SLOTS} places: ${nameOfRoom(state, room)} is full`;
      throw new InputError(`${where}[${seat}].marks[${i}]`, full);
    }
  }
}
