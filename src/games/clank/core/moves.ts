import { below } from '../../../engine/random.ts';
import { BACKPACK, BOARDS, MASTER_KEY, MASTERY, TOKENS } from '../catalogue.ts';
import { type Exit, OUTSIDE, type Room, type RoomNo } from './board.ts';
import { hasArtifact, heal, startCountdown } from './noise.ts';
import { HEALTH } from './numbers.ts';
import type { Refusal } from './refusal.ts';
import { activePlayer, type Emit, type Player, type State } from './state.ts';
import { isSecret, type LyingKind, type TokenNo } from './token.ts';

export const roomOf = (state: State, player: Player): Room => BOARDS[state.board]!.rooms[player.room]!;

export function exitTo(state: State, to: RoomNo): Exit | undefined {
  return roomOf(state, activePlayer(state)).exits.find((exit) => exit.to === to);
}

/** Damage that the active player may choose to take in a tunnel. */
function bearable(player: Player): number {
  return Math.min(HEALTH - 1 - player.damage, player.cubes);
}

export const monstersIn = (state: State, exit: Exit): number => (state.turn.monstersIgnored ? 0 : exit.monsters);

/** The fewest swords that get the active player past the monsters of a tunnel. */
export function fewestSwords(state: State, exit: Exit): number {
  return Math.max(0, monstersIn(state, exit) - bearable(activePlayer(state)));
}

/** Why the active player cannot walk through a tunnel with that many swords spent on its monsters. */
export function refuseWalk(state: State, exit: Exit, swords: number): Refusal | null {
  const { turn } = state;
  const player = activePlayer(state);
  if (player.status !== 'inside') return 'left-no-moves';
  if (exit.against) return 'one-way';
  if (exit.lock && !player.tokens.includes(MASTER_KEY)) return 'lock-needs-key';
  if (exit.to === OUTSIDE && !hasArtifact(player)) return 'exit-needs-artifact';
  if (turn.exhausted && !turn.cavesOpen) return 'crystal-cave-stops-boots';
  if (turn.boots < exit.boots) return exit.boots > 1 ? 'footprints' : 'boots-needed';
  if (swords > turn.swords || swords > monstersIn(state, exit)) return 'monster-tunnel';
  if (swords < fewestSwords(state, exit)) {
    return player.cubes < HEALTH - 1 - player.damage ? 'empty-supply-tunnel' : 'monster-damage-limit';
  }
  return null;
}

export function walk(state: State, exit: Exit, swords: number, emit: Emit): void {
  const player = activePlayer(state);
  const damage = monstersIn(state, exit) - swords;
  const from = player.room;
  state.turn.boots -= exit.boots;
  state.turn.swords -= swords;
  player.damage += damage;
  player.cubes -= damage;
  emit?.({ type: 'walked', seat: state.active, from, to: exit.to, boots: exit.boots, swords, damage });
  enter(state, exit.to, emit);
}

/** A teleport goes through any tunnel, whatever its icons, in either direction. */
export function refuseTeleport(state: State, to: RoomNo): Refusal | null {
  const player = activePlayer(state);
  if (player.status !== 'inside') return 'left-no-moves';
  if (state.turn.teleports === 0) return 'teleport-needed';
  if (to === OUTSIDE && !hasArtifact(player)) return 'exit-needs-artifact';
  return null;
}

export function teleport(state: State, to: RoomNo, emit: Emit): void {
  state.turn.teleports--;
  emit?.({ type: 'teleported', seat: state.active, from: activePlayer(state).room, to });
  enter(state, to, emit);
}

function enter(state: State, to: RoomNo, emit: Emit): void {
  const player = activePlayer(state);
  player.room = to;
  state.turn.artifactMissed = false;
  if (to === OUTSIDE) {
    leave(state, player, emit);
    return;
  }
  const room = roomOf(state, player);
  if (room.crystalCave && !state.turn.exhausted) {
    state.turn.exhausted = true;
    if (!state.turn.cavesOpen) emit?.({ type: 'exhausted', seat: state.active, room: to });
  }
  if (room.fountain) heal(state, 1, emit);
  if (room.spots.length > 0) state.agenda.push({ do: 'arrive-in-room' });
}

function leave(state: State, player: Player, emit: Emit): void {
  player.status = 'left';
  player.tokens.push(MASTERY);
  emit?.({ type: 'left', seat: state.active });
  startCountdown(state, state.active, emit);
}

export function artifactsHeld(player: Player): number {
  let held = 0;
  for (const token of player.tokens) if (TOKENS[token]!.kind === 'artifact') held++;
  return held;
}

export const artifactLimit = (player: Player): number => 1 + player.tokens.filter((token) => token === BACKPACK).length;

export const canCarryArtifact = (player: Player): boolean => artifactsHeld(player) < artifactLimit(player);

export function liesIn(state: State, room: RoomNo, kind: LyingKind): boolean {
  const board = BOARDS[state.board]!;
  return board.rooms[room]!.spots.some((spot) => state.spots[spot]! >= 0 && board.spots[spot]!.kind === kind);
}

/** Takes a token of that kind from a room: of several secrets that lie face down, one at random. */
export function takeToken(state: State, room: RoomNo, kind: LyingKind, emit: Emit): void {
  const board = BOARDS[state.board]!;
  const spots = board.rooms[room]!.spots.filter((spot) => state.spots[spot]! >= 0 && board.spots[spot]!.kind === kind);
  const secret = isSecret(kind);
  const spot = secret ? spotOfSecret(state, spots) : spots[0]!;
  const token = state.spots[spot]!;
  state.spots[spot] = -1;
  if (secret) state.revealed++;
  emit?.({ type: 'took', seat: state.active, token, kind, room });
  const { taken, kept } = TOKENS[token]!;
  if (kept) activePlayer(state).tokens.push(token);
  else state.tokenBox.push(token);
  if (taken !== null) state.agenda.push(taken);
}

function spotOfSecret(state: State, spots: readonly number[]): number {
  const { fate } = state;
  const forced: TokenNo | undefined = fate?.secrets[0];
  if (fate !== null && forced !== undefined) {
    const spot = spots.find((candidate) => state.spots[candidate] === forced);
    if (spot !== undefined) {
      state.fate = { ...fate, secrets: fate.secrets.slice(1) };
      return spot;
    }
  }
  return spots.length === 1 ? spots[0]! : spots[below(state.chance, spots.length)]!;
}
