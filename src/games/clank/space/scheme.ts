import { sourced } from '../core/effects.ts';
import { type Emit, isBetweenTurns, type State } from '../core/state.ts';
import { type Cost, LATER_COST, phaseSource, SCHEMES, type Scheme } from './schemes.ts';
import { cubesToTake, isDoomNear, isUnfolding, type Threatened } from './unfolding.ts';

const schemeOf = ({ scheme }: Threatened): Scheme | null => (scheme === null ? null : (SCHEMES[scheme.no] ?? null));

export const moduleOf = (table: Threatened): string | null => schemeOf(table)?.module ?? null;

/** What the action against the scheme costs. */
export const costOfAction = (table: Threatened): Cost => schemeOf(table)?.cost ?? LATER_COST;

/** Notes what the turn has seen before black cubes go: conditions look at the whole turn. */
function noteDoom(state: State): void {
  if (isDoomNear(state)) state.turn.doomSeen = true;
}

/** A black cube that was drawn: onto the current phase, whose text comes at once when it is full; else aside. */
export function placeBlack(state: State, emit: Emit): boolean {
  const black = state.players.length;
  const unfolding = state.scheme;
  if (unfolding === null || !isUnfolding(state)) {
    state.aside[black]!++;
    return false;
  }
  const { id, phases } = schemeOf(state)!;
  const { spaces, then } = phases[unfolding.phase]!;
  const cubes = unfolding.cubes + 1;
  if (cubes < spaces) {
    state.scheme = { ...unfolding, cubes };
    return false;
  }
  noteDoom(state);
  state.scheme = { ...unfolding, phase: unfolding.phase + 1, cubes: 0, sealed: unfolding.sealed + cubes };
  emit?.({ type: 'phase-completed', phase: unfolding.phase });
  if (!isBetweenTurns(state)) state.agenda.push({ do: 'survive' });
  for (const effect of then.toReversed()) state.agenda.push(sourced(effect, phaseSource(id, unfolding.phase)));
  return true;
}

/** A cube of the current phase, or where there is none of those set aside, for whom the effect is. */
export function takeCube(state: State, emit: Emit): void {
  const black = state.players.length;
  if (cubesToTake(state) === 0) return;
  noteDoom(state);
  if (isUnfolding(state)) state.scheme = { ...state.scheme!, cubes: state.scheme!.cubes - 1 };
  else state.aside[black]!--;
  state.players[state.actor]!.blackCubes++;
  emit?.({ type: 'cube-taken', seat: state.actor });
}

/** Spent cubes go back into the bag. */
export function spendCubes(state: State, count: number, emit: Emit): void {
  state.players[state.actor]!.blackCubes -= count;
  state.bag[state.players.length]! += count;
  emit?.({ type: 'cubes-spent', seat: state.actor, count });
}

/** Back into the bag from the current phase, as far as there are any; how many. */
export function returnFromPhase(state: State, count: number): number {
  noteDoom(state);
  if (!isUnfolding(state)) return 0;
  const returned = Math.min(count, state.scheme!.cubes);
  state.scheme = { ...state.scheme!, cubes: state.scheme!.cubes - returned };
  return returned;
}

/** One black cube of the bag as if it were drawn. */
export function drawBlack(state: State, emit: Emit): void {
  const black = state.players.length;
  if (state.bag[black] === 0) return;
  state.bag[black]!--;
  emit?.({ type: 'scheme-fed' });
  placeBlack(state, emit);
}

export const schemeReward = (state: State): Scheme['reward'] => schemeOf(state)?.reward ?? [];
