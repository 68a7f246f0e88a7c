import { boardAt } from '../catalogue.ts';
import { takeCube } from '../core/builders.ts';
import type { Option } from '../core/option.ts';
import { USE_ROOM } from '../core/option.ts';
import { payable } from '../core/payable.ts';
import { possible } from '../core/questions.ts';
import type { Refusal } from '../core/refusal.ts';
import { push } from '../core/row.ts';
import { activePlayer, type Emit, type State } from '../core/state.ts';
import { costOfAction, schemeReward } from './scheme.ts';
import { cubesToTake, FINISHED } from './unfolding.ts';

type Thwart = Extract<Option, { readonly take: 'thwart' }>;
type Paid = Required<Pick<Thwart, 'skill' | 'swords' | 'boots'>>;

/** Every way to pay for the action against the scheme with what is at hand; boots pay even where they are stopped. */
function payments(state: State): readonly Paid[] {
  const { turn } = state;
  const { skill = 0, swords = 0, boots = 0, gold = 0, any = 0 } = costOfAction(state);
  if (activePlayer(state).gold < gold) return [];
  const ways: Paid[] = [];
  for (let a = 0; a <= any; a++) {
    for (let b = 0; a + b <= any; b++) {
      const paid = { skill: skill + a, swords: swords + b, boots: boots + any - a - b };
      if (paid.skill <= turn.skill && paid.swords <= turn.swords && paid.boots <= turn.boots) ways.push(paid);
    }
  }
  return ways;
}

export function refuseThwart(state: State): Refusal | null {
  const { scheme, turn } = state;
  if (scheme === null || (scheme.no >= 0 && scheme.phase === FINISHED)) return 'cs-scheme-closed';
  if (turn.thwarted) return 'cs-scheme-once';
  if (cubesToTake(state) === 0) return 'cs-scheme-no-cube';
  if (payments(state).length > 0) return null;
  return scheme.no < 0 ? 'cs-later-buy' : 'cs-scheme-cost';
}

export function listThwarts(state: State, options: Option[]): void {
  if (refuseThwart(state) !== null) return;
  for (const paid of payments(state)) options.push({ take: 'thwart', ...paid });
}

export function thwart(state: State, { skill = 0, swords = 0, boots = 0 }: Thwart, emit: Emit): void {
  const { turn } = state;
  turn.thwarted = true;
  turn.skill -= skill;
  turn.swords -= swords;
  turn.boots -= boots;
  activePlayer(state).gold -= costOfAction(state).gold ?? 0;
  emit?.({ type: 'thwarted', seat: state.active });
  push(state, [takeCube, ...schemeReward(state)]);
}

/** A room with a black cube on it, once a turn. */
export function refuseRoom(state: State): Refusal | null {
  const player = activePlayer(state);
  const { cube } = boardAt(state.board).rooms[player.room]!;
  if (cube === null || player.status !== 'inside') return 'cs-cube-room';
  if (state.turn.roomsUsed.includes(player.room)) return 'cs-cube-once';
  if (!payable(state, cube)) return 'cs-cube-needed';
  return possible(state, cube) ? null : 'choice-possible';
}

export function listRoom(state: State, options: Option[]): void {
  if (refuseRoom(state) === null) options.push(USE_ROOM);
}

export function useRoom(state: State, emit: Emit): void {
  const { room } = activePlayer(state);
  state.turn.roomsUsed.push(room);
  emit?.({ type: 'room-used', seat: state.active, room });
  state.agenda.push(boardAt(state.board).rooms[room]!.cube!);
}
