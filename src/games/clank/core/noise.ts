import type { Seat } from '../../../engine/game.ts';
import { below } from '../../../engine/random.ts';
import { BOARDS, CARDS, TOKENS } from '../catalogue.ts';
import { HEALTH, RAGE_TRACK } from './numbers.ts';
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
  }
  cubes = Math.min(cubes, player.cubes);
  if (cubes === 0) return;
  player.cubes -= cubes;
  state.clankArea[seat]! += cubes;
  emit?.({ type: 'clank-added', seat, cubes });
  if (own) {
    turn.clankMade += cubes;
    gainForClank(state, cubes * turn.skillForClank, emit);
  }
}

/** Skill for each clank made this turn, whatever the order of play. */
export function gainForClank(state: State, amount: number, emit: Emit): void {
  if (amount === 0) return;
  state.turn.skill += amount;
  emit?.({ type: 'gained', seat: state.active, what: 'skill', amount });
}

/** Takes back the active player's clank; what finds no cube is held for the rest of the turn. */
export function removeClank(state: State, amount: number, emit: Emit): void {
  const seat = state.active;
  const cubes = Math.min(amount, state.clankArea[seat]!);
  state.turn.cancel += amount - cubes;
  if (cubes === 0) return;
  state.clankArea[seat]! -= cubes;
  state.players[seat]!.cubes += cubes;
  emit?.({ type: 'clank-removed', seat, cubes });
}

export function addClankToOthers(state: State, amount: number, emit: Emit): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat !== state.active) addClank(state, seat, amount, emit);
  }
}

export function addClankToAll(state: State, amount: number, emit: Emit): void {
  for (let seat = 0; seat < state.players.length; seat++) addClank(state, seat, amount, emit);
}

/** One space up; on the last one the marker stays. */
export function enrage(state: State, emit: Emit): void {
  if (state.rage === RAGE_TRACK.length - 1) return;
  state.rage++;
  emit?.({ type: 'raged', space: state.rage });
}

export function heal(state: State, amount: number, emit: Emit): void {
  const player = state.players[state.active]!;
  const healed = Math.min(amount, player.damage);
  if (healed === 0) return;
  player.damage -= healed;
  player.cubes += healed;
  emit?.({ type: 'healed', seat: state.active, amount: healed });
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

function dangerInRow(state: State): number {
  let danger = 0;
  for (const card of state.row) if (card >= 0 && CARDS[card]!.danger) danger++;
  return danger;
}

function drawCube(state: State, total: number): number {
  const { bag, fate } = state;
  const forced = fate?.cubes[0];
  if (fate !== null && forced !== undefined && bag[forced]! > 0) {
    state.fate = { ...fate, cubes: fate.cubes.slice(1) };
    return forced;
  }
  let left = below(state.chance, total);
  let cube = 0;
  while (left >= bag[cube]!) left -= bag[cube++]!;
  return cube;
}

/** The dragon attacks: all clank into the bag, then cubes by rage, danger and `extra`, one at a time. */
export function attack(state: State, extra: number, emit: Emit): void {
  const { bag, aside, clankArea, players } = state;
  const black = players.length;
  let total = bag[black]!;
  for (let seat = 0; seat < black; seat++) {
    bag[seat]! += clankArea[seat]!;
    clankArea[seat] = 0;
    total += bag[seat]!;
  }
  const danger = dangerInRow(state);
  const draws = Math.min(RAGE_TRACK[state.rage]! + danger + extra, total);
  const drawn: number[] = [];
  for (let i = 0; i < draws; i++) {
    const cube = drawCube(state, total - i);
    bag[cube]!--;
    drawn.push(cube);
  }
  if (draws > 0) state.revealed++;
  emit?.({ type: 'attacked', extra, danger, cubes: drawn.map((cube) => (cube === black ? null : cube)) });
  for (const cube of drawn) {
    const player = players[cube];
    if (player?.status !== 'inside') {
      aside[cube]!++;
      continue;
    }
    player.damage++;
    emit?.({ type: 'damaged', seat: cube, damage: player.damage });
    if (player.damage === HEALTH) knockOut(state, cube, emit);
  }
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

/** The first player to be out walks the countdown track. */
export function startCountdown(state: State, seat: Seat, emit: Emit): void {
  if (state.first !== null) return;
  state.first = seat;
  state.countdown = 1;
  emit?.({ type: 'countdown', seat, space: 1 });
}
