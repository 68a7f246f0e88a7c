import { BACKPACK, BOARDS, CATACOMBS_MAP, CLOAK, MASTER_KEY, MASTERY } from '../catalogue.ts';
import { type Exit, OUTSIDE, type Room, type RoomNo, unlocked } from './board.ts';
import { editionOf, tilingOf } from './editions.ts';
import { artifactsHeld } from './held.ts';
import { gainGold, hasArtifact, heal, startCountdown } from './noise.ts';
import { HEALTH } from './numbers.ts';
import { invite } from './react.ts';
import type { Refusal } from './refusal.ts';
import { activePlayer, type Emit, type Player, type State } from './state.ts';

export const roomOf = (state: State, player: Player): Room => BOARDS[state.board]!.rooms[player.room]!;

/** The tunnels out of a room: as the board has them, or as the tiles lie. */
const exitsFrom = (state: State, room: RoomNo): readonly Exit[] =>
  state.layout === null ? BOARDS[state.board]!.rooms[room]!.exits : tilingOf(state).waysFrom(state.layout, room);

export const exitsHere = (state: State): readonly Exit[] => exitsFrom(state, activePlayer(state).room);

/** The tunnel meant: by its number where several lead to the same room. */
export const exitTo = (state: State, to: RoomNo, way?: number): Exit | undefined =>
  way === undefined ? exitsHere(state).find((exit) => exit.to === to) : exitsHere(state)[way];

/** Damage that the active player may choose to take in a tunnel. */
function bearable(player: Player): number {
  return Math.min(HEALTH - 1 - player.damage, player.cubes);
}

export const monstersIn = (state: State, exit: Exit): number =>
  state.turn.monstersIgnored || activePlayer(state).tokens.includes(CLOAK) ? 0 : exit.monsters;

/** The fewest swords that get the active player past the monsters of a tunnel. */
export function fewestSwords(state: State, exit: Exit): number {
  return Math.max(0, monstersIn(state, exit) - bearable(activePlayer(state)));
}

/** Why the active player cannot pay what a tunnel asks, with that many swords spent on its monsters. */
export function refuseTunnel(state: State, exit: Exit, swords: number): Refusal | null {
  const { turn } = state;
  const player = activePlayer(state);
  if (exit.against && !player.tokens.includes(CATACOMBS_MAP)) return 'one-way';
  if (exit.lock && !player.tokens.includes(MASTER_KEY)) return 'lock-needs-key';
  if (exit.locks.length > player.lockpicks) return 'lock-needs-lockpick';
  if (exit.to === OUTSIDE && !hasArtifact(player)) return 'exit-needs-artifact';
  if (turn.exhausted && !turn.cavesOpen) return 'crystal-cave-stops-boots';
  if (turn.boots < exit.boots) return exit.boots > 1 ? 'footprints' : 'boots-needed';
  if (swords > turn.swords || swords > monstersIn(state, exit)) return 'monster-tunnel';
  if (swords < fewestSwords(state, exit)) {
    return player.cubes < HEALTH - 1 - player.damage ? 'empty-supply-tunnel' : 'monster-damage-limit';
  }
  return null;
}

function refuseMove(state: State): Refusal | null {
  if (activePlayer(state).status !== 'inside') return 'left-no-moves';
  return state.pending === null ? null : 'place-before-moving';
}

export const refuseWalk = (state: State, exit: Exit, swords: number): Refusal | null =>
  refuseMove(state) ?? refuseTunnel(state, exit, swords);

export function walk(state: State, exit: Exit, swords: number, emit: Emit): void {
  const player = activePlayer(state);
  const damage = monstersIn(state, exit) - swords;
  const from = player.room;
  state.turn.boots -= exit.boots;
  state.turn.swords -= swords;
  player.damage += damage;
  player.cubes -= damage;
  if (exit.locks.length > 0 && state.layout !== null) {
    player.lockpicks -= exit.locks.length;
    state.layout = unlocked(state.layout, exit.locks);
    emit?.({ type: 'unlocked', seat: state.active, locks: exit.locks });
  }
  emit?.({ type: 'walked', seat: state.active, from, to: exit.to, boots: exit.boots, swords, damage });
  if (exit.portal) crossPortal(state, emit);
  enter(state, exit.to, emit);
}

export function crossPortal(state: State, emit: Emit): void {
  state.turn.portalUsed = true;
  emit?.({ type: 'portal-crossed', seat: state.active });
}

/** A teleport goes through any tunnel, whatever its icons, in either direction. */
export function refuseTeleport(state: State, to: RoomNo): Refusal | null {
  const refused = refuseMove(state);
  if (refused !== null) return refused;
  if (state.turn.teleports === 0) return 'teleport-needed';
  if (to === OUTSIDE && !hasArtifact(activePlayer(state))) return 'exit-needs-artifact';
  return null;
}

export function teleport(state: State, to: RoomNo, emit: Emit): void {
  state.turn.teleports--;
  const exits = exitsHere(state).filter((exit) => exit.to === to);
  appearIn(state, to, emit);
  if (exits.length > 0 && exits.every(({ portal }) => portal)) crossPortal(state, emit);
}

export function appearIn(state: State, to: RoomNo, emit: Emit): void {
  emit?.({ type: 'teleported', seat: state.active, from: activePlayer(state).room, to });
  enter(state, to, emit);
}

function enter(state: State, to: RoomNo, emit: Emit): void {
  const player = activePlayer(state);
  const { turn } = state;
  player.room = to;
  turn.moved = true;
  turn.artifactMissed = false;
  if (to === OUTSIDE) {
    leave(state, player, emit);
    return;
  }
  const room = roomOf(state, player);
  if (room.crystalCave) {
    turn.inCave = true;
    if (!turn.exhausted) {
      turn.exhausted = true;
      if (!turn.cavesOpen) emit?.({ type: 'exhausted', seat: state.active, room: to });
    }
  }
  if (room.market) invite(state, 'opponent-enters-market');
  if (editionOf(state).rewardsOncePerTurn) {
    if (room.wayshrine) state.agenda.push({ do: 'solve-puzzles' });
    if (turn.rewarded.includes(to)) return;
    turn.rewarded.push(to);
    if (room.spots.length > 0 || room.secret) state.agenda.push({ do: 'reward' });
  } else if (room.spots.length > 0) state.agenda.push({ do: 'arrive-in-room' });
  if (room.gold > 0) gainGold(state, room.gold, emit);
  if (room.fountain) heal(state, 1, emit);
}

function leave(state: State, player: Player, emit: Emit): void {
  player.status = 'left';
  player.tokens.push(MASTERY);
  emit?.({ type: 'left', seat: state.active });
  startCountdown(state, state.active, emit);
}

export const artifactLimit = (player: Player): number => 1 + player.tokens.filter((token) => token === BACKPACK).length;

export const canCarryArtifact = (player: Player): boolean => artifactsHeld(player) < artifactLimit(player);
