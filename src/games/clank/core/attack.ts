import type { Seat } from '../../../engine/game.ts';
import { below } from '../../../engine/random.ts';
import { CARDS } from '../catalogue.ts';
import { aboardOf } from './aboard.ts';
import { cubesCalled, editionOf } from './editions.ts';
import { knockOut, knockOutAll } from './noise.ts';
import { HEALTH } from './numbers.ts';
import { inviteAll, mayHold } from './react.ts';
import { type Emit, isBetweenTurns, type State } from './state.ts';

function dangerInRow(state: State): number {
  let danger = 0;
  for (const card of state.row) if (card >= 0 && CARDS[card]!.danger) danger++;
  return danger;
}

/** By seat, then black, then ghosts. */
function drawCube(state: State, total: number): number {
  const { bag, fate } = state;
  const ghost = bag.length;
  const forced = fate?.cubes[0];
  if (fate !== null && forced !== undefined && (forced === ghost ? state.ghosts[2]! : bag[forced]!) > 0) {
    state.fate = { ...fate, cubes: fate.cubes.slice(1) };
    return forced;
  }
  let left = below(state.chance, total);
  let cube = 0;
  while (cube < ghost && left >= bag[cube]!) left -= bag[cube++]!;
  return cube;
}

/** All clank goes into the bag; how many cubes are in it then. */
function fillBag({ bag, clankArea, ghosts, players }: State): number {
  const black = players.length;
  let total = bag[black]!;
  for (let seat = 0; seat < black; seat++) {
    bag[seat]! += clankArea[seat]!;
    clankArea[seat] = 0;
    total += bag[seat]!;
  }
  ghosts[2]! += ghosts[1]!;
  ghosts[1] = 0;
  return total + ghosts[2]!;
}

/** The dragon attacks: all clank into the bag, then cubes by rage, danger and `extra`, one at a time. */
export function attack(state: State, extra: number, emit: Emit): void {
  const danger = dangerInRow(state);
  drawCubes(state, cubesCalled(state, danger) + extra, extra, danger, emit);
}

/** A black cube goes to the scheme, if there is one; whether that has set something off. */
function placeBlack(state: State, black: number, emit: Emit): boolean {
  if (state.scheme !== null) return aboardOf(state)!.placeBlack(state, emit);
  state.aside[black]!++;
  return false;
}

/** The turn of one who is out: a fixed number of cubes, whatever rage and danger are. */
export function attackForGone(state: State, emit: Emit): void {
  emit?.({ type: 'turn-of-the-gone', seat: state.active });
  drawCubes(state, editionOf(state).goneDraws![state.players.length]!, 0, 0, emit);
}

function drawCubes(state: State, wanted: number, extra: number, danger: number, emit: Emit): void {
  const { bag, ghosts } = state;
  const black = state.players.length;
  const ghost = black + 1;
  const total = fillBag(state);
  const draws = Math.min(wanted, total);
  const drawn: number[] = [];
  for (let i = 0; i < draws; i++) {
    const cube = drawCube(state, total - i);
    if (cube === ghost) {
      ghosts[2]!--;
      ghosts[3]!++;
    } else bag[cube]!--;
    drawn.push(cube);
  }
  if (draws > 0) state.revealed++;
  const named = (cube: number) => (cube === ghost ? 'ghost' : cube === black ? null : cube);
  emit?.({ type: 'attacked', extra, danger, cubes: drawn.map(named) });
  if (editionOf(state).emptyBagEnds || ghosts[3]! > 0)
    state.agenda.push({ do: 'after-attack', before: state.players.map((player) => player.damage) });
  damage(state, state.scheme === null ? setBlackAside(state, drawn) : drawn, emit);
}

/** An attack draws its cubes together: the black ones lie aside before any of the others does its damage. */
function setBlackAside({ aside, players }: State, drawn: readonly number[]): readonly number[] {
  const black = players.length;
  if (!drawn.includes(black)) return drawn;
  const others = drawn.filter((cube) => cube !== black);
  aside[black]! += drawn.length - others.length;
  return others;
}

/** Cubes do their damage in the order drawn; at a ghost the rest waits until everybody has met it. */
export function damage(state: State, cubes: readonly number[], emit: Emit): void {
  const { aside, players } = state;
  for (let i = 0; i < cubes.length; i++) {
    const cube = cubes[i]!;
    if (cube > players.length) {
      state.agenda.push({ do: 'damage', cubes: cubes.slice(i + 1) });
      meetGhost(state);
      return;
    }
    if (cube === players.length) {
      const below = state.agenda.length;
      if (!placeBlack(state, cube, emit)) continue;
      state.agenda.splice(below, 0, { do: 'damage', cubes: cubes.slice(i + 1) });
      return;
    }
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

/** Everybody inside, beginning with the player whose turn it is. */
function meetGhost(state: State): void {
  const { active, players } = state;
  for (let i = players.length - 1; i >= 0; i--) {
    const seat = (active + i) % players.length;
    if (players[seat]!.status !== 'inside') continue;
    const warded = mayHold(players[seat]!, (card) => card.ward);
    state.agenda.push(warded ? { do: 'ward', seat } : { do: 'ghost-damage', seat });
  }
}

/** A cube of the player's own marks it; with an empty supply, a black one that was set aside. */
export function ghostDamage(state: State, seat: Seat, emit: Emit): void {
  const player = state.players[seat]!;
  const black = state.players.length;
  if (player.status !== 'inside') return;
  if (player.cubes > 0) player.cubes--;
  else if (state.scheme === null && state.aside[black]! > 0) {
    state.aside[black]!--;
    player.borrowed = [...player.borrowed, player.damage + 1];
  } else if (state.scheme !== null) player.unmarked = [...player.unmarked, player.damage + 1];
  else return;
  player.damage++;
  emit?.({ type: 'damaged', seat, damage: player.damage });
  if (player.damage === HEALTH) knockOut(state, seat, emit);
}

/** Everybody inside is knocked out, and nothing that waits is carried out any more. */
function endAtOnce(state: State, emit: Emit): void {
  knockOutAll(state, emit);
  state.agenda = isBetweenTurns(state)
    ? state.agenda.filter((frame) => frame.do === 'next-turn' || frame.do === 'turn-over')
    : [{ do: 'next-turn' }, { do: 'turn-over' }];
  state.turn.bonuses = [];
}

/** Ghosts go back to the clank area; an empty bag ends the game; those who were hurt may react. */
export function afterAttack(state: State, before: readonly number[], emit: Emit): void {
  const { ghosts, players } = state;
  if (ghosts[3]! > 0) {
    emit?.({ type: 'ghosts-returned', count: ghosts[3]! });
    ghosts[1]! += ghosts[3]!;
    ghosts[3] = 0;
  }
  if (!editionOf(state).emptyBagEnds) return;
  if (ghosts[2] === 0 && state.bag.every((cubes) => cubes === 0)) {
    emit?.({ type: 'bag-empty' });
    endAtOnce(state, emit);
    return;
  }
  inviteAll(state, 'attack-damages-you', (seat) => players[seat]!.damage > before[seat]!);
}
