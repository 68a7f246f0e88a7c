import type { Seat } from '../../../engine/game.ts';
import { boardAt, TOKENS } from '../catalogue.ts';
import { aboardOf } from './aboard.ts';
import { editionOf, rageTrackOf } from './editions.ts';
import { type Emit, isBetweenTurns, type Player, type State } from './state.ts';

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
  if (seat === state.active && !isBetweenTurns(state)) state.turn.cancel += amount - cubes;
  takeBack(state, seat, cubes, emit);
}

/** Cubes of the clank area go back to their player's supply. */
export function takeBack(state: State, seat: Seat, cubes: number, emit: Emit): void {
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

/** Below zero only cubes that lie in the clank area come back, and nothing is held. */
export function addClankToAll(state: State, amount: number, emit: Emit): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (amount > 0) addClank(state, seat, amount, emit);
    else if (state.players[seat]!.status === 'inside') {
      takeBack(state, seat, Math.min(-amount, state.clankArea[seat]!), emit);
    }
  }
}

/** One space up; on the last one the marker stays. */
export function enrage(state: State, emit: Emit): void {
  if (state.rage === rageTrackOf(state).length - 1) return;
  const { hunters, blockade, executive } = editionOf(state);
  state.rage++;
  emit?.({ type: 'raged', space: state.rage });
  for (let i = hunters[state.rage] ?? 0; i > 0; i--) haunt(state, emit);
  const { lift } = boardAt(state.board);
  if (state.rage === blockade && lift.some((section) => section.blockade)) emit?.({ type: 'blockade' });
  if (state.rage === executive) openPods(state, emit);
}

/** Pods that waited on the rage track come into their rooms, where the board has such. */
export function openPods(state: State, emit: Emit): void {
  const waiting = state.tokenBox.filter((token) => TOKENS[token]!.kind === 'escape-pod');
  if (waiting.length === 0) return;
  for (const [spot, { kind, value }] of boardAt(state.board).spots.entries()) {
    if (kind === 'escape-pod' && value > 0) state.spots[spot] = waiting.pop()!;
  }
  state.tokenBox = state.tokenBox.filter((token) => TOKENS[token]!.kind !== 'escape-pod');
  emit?.({ type: 'pods-opened' });
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
  const fromPhase = state.scheme === null ? 0 : aboardOf(state)!.returnFromPhase(state, count);
  const fromAside = Math.min(count - fromPhase, state.aside[black]!);
  const returned = fromPhase + fromAside;
  if (returned === 0) return;
  state.aside[black]! -= fromAside;
  state.bag[black]! += returned;
  emit?.({ type: 'cubes-returned', count: returned });
}

/** From the bank, while it has one. */
export function gainCrystal(state: State, emit: Emit): void {
  if (state.crystals === 0) return;
  state.crystals--;
  state.players[state.actor]!.crystals++;
  emit?.({ type: 'crystal-gained', seat: state.actor });
}

export function loseGold(state: State, amount: number, emit: Emit): void {
  const player = state.players[state.actor]!;
  const lost = Math.min(amount, player.gold);
  if (lost === 0) return;
  player.gold -= lost;
  emit?.({ type: 'gold-lost', seat: state.actor, amount: lost });
}

export const hasArtifact = (player: Player): boolean =>
  player.tokens.some((token) => TOKENS[token]!.kind === 'artifact');

/** Knocked out: rescued with an artifact outside the depths, lost otherwise. */
export function knockOut(state: State, seat: Seat, emit: Emit): void {
  const player = state.players[seat]!;
  const { zone } = boardAt(state.board).rooms[player.room]!;
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
