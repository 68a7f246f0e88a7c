import { PUZZLE_BOX, SECRET_TOME } from '../catalogue.ts';
import type { Locked, RoomNo } from '../core/board.ts';
import { roomOf } from '../core/moves.ts';
import { gainGold } from '../core/noise.ts';
import { WAYSHRINE_SLOTS } from '../core/numbers.ts';
import type { Refusal } from '../core/refusal.ts';
import { activePlayer, type Emit, type State } from '../core/state.ts';
import { liesIn, poolOf, spendToken, takeToken } from '../core/taking.ts';

/** What a room gives to whoever enters it for the first time in the turn, apart from gold and healing. */
export function reward(state: State, emit: Emit): void {
  const player = activePlayer(state);
  if (liesIn(state, player.room, 'monkey-idol')) takeToken(state, player.room, 'monkey-idol', emit);
  if (roomOf(state, player).secret) state.agenda.push({ do: 'take-from-pool', pool: 'minor-secret', count: 1 });
}

/** A puzzle box is solved in a wayshrine, as long as there is a major secret for it. */
export function solvePuzzles(state: State, emit: Emit): void {
  const player = activePlayer(state);
  if (!player.tokens.includes(PUZZLE_BOX) || poolOf(state, 'major-secret').length === 0) return;
  spendToken(state, PUZZLE_BOX, emit);
  state.agenda.push({ do: 'solve-puzzles' }, { do: 'take-from-pool', pool: 'major-secret', count: 1 });
}

const marksIn = (state: State, room: RoomNo): number =>
  state.players.reduce((marks, player) => marks + (player.marks.includes(room) ? 1 : 0), 0);

/** Why the active player cannot leave a cube in a wayshrine, apart from not being there. */
export function refuseMark(state: State, room: RoomNo): Refusal | null {
  const player = activePlayer(state);
  if (player.marks.includes(room)) return 'wayshrine-once';
  if (marksIn(state, room) >= WAYSHRINE_SLOTS) return 'wayshrine-full';
  return player.cubes === 0 ? 'wayshrine-cube' : null;
}

export function refuseMarkHere(state: State, room: RoomNo): Refusal | null {
  const player = activePlayer(state);
  if (room !== player.room || !roomOf(state, player).wayshrine) return 'wayshrine-here';
  return player.status === 'inside' ? refuseMark(state, room) : 'left-no-moves';
}

/** A cube for the shrine, and gold for every shrine marked so far. */
export function mark(state: State, room: RoomNo, emit: Emit): void {
  const player = activePlayer(state);
  player.cubes--;
  player.marks.push(room);
  emit?.({ type: 'marked', seat: state.active, room, marks: player.marks.length });
  gainGold(state, player.marks.length, emit);
}

export function refusePick(state: State, what: Locked): Refusal | null {
  const player = activePlayer(state);
  if (roomOf(state, player).locked !== what) return 'pick-what';
  if (state.picked.includes(player.room)) return 'pick-once';
  if (player.lockpicks === 0) return 'pick-needs-lockpick';
  return leftFor(state, what) > 0 ? null : 'pick-pool-empty';
}

function leftFor(state: State, what: Locked): number {
  switch (what) {
    case 'chest':
      return poolOf(state, 'major-secret').length;
    case 'library':
      return state.reserve[SECRET_TOME]!;
    case 'prison':
      return poolOf(state, 'prisoner').length;
    default:
      return what satisfies never;
  }
}

export function pick(state: State, what: Locked, emit: Emit): void {
  const player = activePlayer(state);
  player.lockpicks--;
  state.picked.push(player.room);
  emit?.({ type: 'picked', seat: state.active, what, room: player.room });
  switch (what) {
    case 'chest':
      state.agenda.push({ do: 'take-from-pool', pool: 'major-secret', count: 1 });
      return;
    case 'library':
      state.agenda.push({ do: 'take-tomes', count: 1 });
      return;
    case 'prison':
      state.agenda.push({ do: 'take-from-pool', pool: 'prisoner', count: 2 });
      return;
    default:
      what satisfies never;
  }
}
