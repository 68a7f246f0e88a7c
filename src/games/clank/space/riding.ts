import { boardAt, COMMAND_CODE, TELEPASS } from '../catalogue.ts';
import type { Ride, RoomNo } from '../core/board.ts';
import { editionOf } from '../core/editions.ts';
import { holdsKey } from '../core/held.ts';
import { rideInto } from '../core/moves.ts';
import type { Refusal } from '../core/refusal.ts';
import { activePlayer, type Emit, type State } from '../core/state.ts';
import { rideFare } from '../core/toll.ts';
import { isBlockaded, stopsFrom } from './lift.ts';

const here = (by: Ride): Refusal => (by === 'telepad' ? 'cs-telepad-here' : 'cs-lift-here');

/** A completed scheme may ask a boot for each ride, which one who is stopped cannot spend. */
function refuseFare(state: State): Refusal | null {
  if (rideFare(state) === 0) return null;
  const { boots, dizzy, steady, exhausted, cavesOpen } = state.turn;
  if (exhausted && !cavesOpen) return editionOf(state).says.stops;
  if (dizzy && !steady) return 'cs-dizzy';
  return boots > 0 ? null : 'boots-needed';
}

/** Why the active player cannot ride to a room. */
export function refuseRide(state: State, to: RoomNo, by: Ride): Refusal | null {
  const player = activePlayer(state);
  const { rooms } = boardAt(state.board);
  const goal = rooms[to];
  if (player.status !== 'inside') return 'left-no-moves';
  if (goal === undefined || !rooms[player.room]![by] || !goal[by] || to === player.room) return here(by);
  const fare = refuseFare(state);
  if (fare !== null) return fare;
  const code = player.tokens.includes(COMMAND_CODE);
  if (goal.guarded && !code) return 'cs-command-door';
  if (by === 'telepad') return player.tokens.includes(TELEPASS) ? null : 'cs-telepass-needed';
  const rider = { key: state.turn.locksOpen || holdsKey(player), code, blockade: isBlockaded(state) };
  return stopsFrom(boardAt(state.board), player.room, rider).includes(to) ? null : 'cs-lift-section';
}

/** The rooms that the active player may ride to from here. */
export function rideGoals(state: State, by: Ride): readonly RoomNo[] {
  const player = activePlayer(state);
  const { rooms } = boardAt(state.board);
  if (!rooms[player.room]![by] || player.status !== 'inside' || refuseFare(state) !== null) return [];
  const code = player.tokens.includes(COMMAND_CODE);
  if (by === 'hyperlift') {
    return stopsFrom(boardAt(state.board), player.room, {
      key: state.turn.locksOpen || holdsKey(player),
      code,
      blockade: isBlockaded(state),
    });
  }
  if (!player.tokens.includes(TELEPASS)) return [];
  return rooms.flatMap(({ telepad, guarded }, no) => (telepad && no !== player.room && (code || !guarded) ? [no] : []));
}

/** No boots are spent, and none can be spent any more. */
export function ride(state: State, to: RoomNo, by: Ride, emit: Emit): void {
  const from = activePlayer(state).room;
  state.turn.boots -= rideFare(state);
  state.turn.dizzy = true;
  emit?.({ type: 'rode', seat: state.active, by, from, to });
  rideInto(state, to, emit);
}
