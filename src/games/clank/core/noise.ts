import type { Seat } from '../../../engine/game.ts';
import { BOARDS, TOKENS } from '../catalogue.ts';
import { editionOf, rageTrackOf } from './editions.ts';
import type { Emit, Player, State } from './state.ts';

/** Adds clank for one player: what was held to cancel goes first, and an empty supply adds nothing. */
export function addClank(state: State, seat: Seat, amount: number, emit: Emit): void {
  const player = state.players[seat]!;
  if (player.status !== 'inside') return;
  const { turn } = state;
  const own = seat === state.active;
  let cubes = amount;
  if (own && turn.cancel > 0) {
    const cancelled = Math.min(turn.cancel, cubes);
    turn.cancel -= cancelled;
    cubes -= cancelled;
    emit?.({ type: 'clank-cancelled', seat, cubes: cancelled });
    if (editionOf(state).cancelledClankCounts) countClank(state, cancelled, emit);
  }
  cubes = Math.min(cubes, player.cubes);
  if (cubes === 0) return;
  player.cubes -= cubes;
  state.clankArea[seat]! += cubes;
  emit?.({ type: 'clank-added', seat, cubes });
  if (own) countClank(state, cubes, emit);
}

/** Clank that the active player made, and what cards give for it. */
function countClank(state: State, cubes: number, emit: Emit): void {
  const { turn } = state;
  turn.clankMade += cubes;
  gainForClank(state, 'skill', cubes * turn.skillForClank, emit);
  gainForClank(state, 'swords', cubes * turn.swordsForClank, emit);
  if (turn.goldForClank > 0) gainGold(state, cubes * turn.goldForClank, emit);
}

/** Something for each clank made this turn, whatever the order of play. */
export function gainForClank(state: State, what: 'skill' | 'swords', amount: number, emit: Emit): void {
  if (amount === 0) return;
  state.turn[what] += amount;
  if (what === 'skill') state.turn.skillGained += amount;
  emit?.({ type: 'gained', seat: state.active, what, amount });
}

/** Gold for whom the effect under way is for; in one's own turn cards may raise it. */
export function gainGold(state: State, amount: number, emit: Emit): void {
  const { actor, turn } = state;
  const own = actor === state.active;
  const total = amount + (own ? turn.goldPlus : 0);
  if (own) {
    turn.goldGains++;
    turn.goldGained += total;
  }
  state.players[actor]!.gold += total;
  emit?.({ type: 'gold-gained', seat: actor, amount: total });
}

/** Takes back a player's clank; what finds no cube is held for the rest of the turn by the one whose turn it is. */
export function removeClank(state: State, seat: Seat, amount: number, emit: Emit): void {
  const cubes = Math.min(amount, state.clankArea[seat]!);
  if (seat === state.active) state.turn.cancel += amount - cubes;
  if (cubes === 0) return;
  state.clankArea[seat]! -= cubes;
  state.players[seat]!.cubes += cubes;
  emit?.({ type: 'clank-removed', seat, cubes });
}

export function addClankToOthers(state: State, amount: number, emit: Emit): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat !== state.actor) addClank(state, seat, amount, emit);
  }
}

export function addClankToAll(state: State, amount: number, emit: Emit): void {
  for (let seat = 0; seat < state.players.length; seat++) addClank(state, seat, amount, emit);
}

/** One space up; on the last one the marker stays. */
export function enrage(state: State, emit: Emit): void {
  if (state.rage === rageTrackOf(state).length - 1) return;
  state.rage++;
  emit?.({ type: 'raged', space: state.rage });
}

/** Black cubes that marked damage go first, back to those set aside. */
export function heal(state: State, amount: number, emit: Emit): void {
  const player = state.players[state.actor]!;
  const healed = Math.min(amount, player.damage);
  if (healed === 0) return;
  const returned = Math.min(healed, player.borrowed);
  player.damage -= healed;
  player.borrowed -= returned;
  state.aside[state.players.length]! += returned;
  player.cubes += healed - returned;
  emit?.({ type: 'healed', seat: state.actor, amount: healed });
}

/** A ghost joins the clank area, if one is left beside the board. */
export function haunt(state: State, emit: Emit): void {
  if (state.ghosts[0] === 0) return;
  state.ghosts[0]!--;
  state.ghosts[1]!++;
  emit?.({ type: 'haunted' });
}

/** Puts black cubes set aside by earlier attacks back into the bag. */
export function returnDragonCubes(state: State, count: number, emit: Emit): void {
  const black = state.players.length;
  const returned = Math.min(count, state.aside[black]!);
  if (returned === 0) return;
  state.aside[black]! -= returned;
  state.bag[black]! += returned;
  emit?.({ type: 'cubes-returned', count: returned });
}

export const hasArtifact = (player: Player): boolean =>
  player.tokens.some((token) => TOKENS[token]!.kind === 'artifact');

/** Knocked out: rescued with an artifact outside the depths, lost otherwise. */
export function knockOut(state: State, seat: Seat, emit: Emit): void {
  const player = state.players[seat]!;
  const { zone } = BOARDS[state.board]!.rooms[player.room]!;
  const rescued = hasArtifact(player) && zone !== 'depths';
  player.status = rescued ? 'rescued' : 'lost';
  emit?.({ type: 'knocked-out', seat, rescued, room: player.room });
  startCountdown(state, seat, emit);
}

export function knockOutAll(state: State, emit: Emit): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (state.players[seat]!.status === 'inside') knockOut(state, seat, emit);
  }
}

/** The first player to be out walks the countdown track, where there is one. */
export function startCountdown(state: State, seat: Seat, emit: Emit): void {
  if (state.first !== null) return;
  state.first = seat;
  if (editionOf(state).goneDraws !== null) return;
  state.countdown = 1;
  emit?.({ type: 'countdown', seat, space: 1 });
}
