import { BACKPACK, boardAt, CATACOMBS_MAP, COMMAND_CODE, MASTERY } from '../catalogue.ts';
import { type Exit, OUTSIDE, type Room, type RoomNo, unlocked } from './board.ts';
import { editionOf, tilingOf } from './editions.ts';
import { heal } from './health.ts';
import { artifactsHeld, holdsKey } from './held.ts';
import { leave, takePod } from './leaving.ts';
import { gainCrystal, gainGold, hasArtifact } from './noise.ts';
import { HEALTH } from './numbers.ts';
import { invite } from './react.ts';
import type { Refusal } from './refusal.ts';
import { activePlayer, type Emit, type Player, type State } from './state.ts';
import { bootsAsked, monstersMet } from './toll.ts';

export const roomOf = (state: State, player: Player): Room => boardAt(state.board).rooms[player.room]!;

/** The tunnels out of a room: as the board has them, or as the tiles lie. */
const exitsFrom = (state: State, room: RoomNo): readonly Exit[] =>
  state.layout === null ? boardAt(state.board).rooms[room]!.exits : tilingOf(state).waysFrom(state.layout, room);

export const exitsHere = (state: State): readonly Exit[] => exitsFrom(state, activePlayer(state).room);

/** The tunnel meant: by its number where several lead to the same room. */
export const exitTo = (state: State, to: RoomNo, way?: number): Exit | undefined =>
  way === undefined ? exitsHere(state).find((exit) => exit.to === to) : exitsHere(state)[way];

/** Why a player may not come into a room by whatever means: out without an artifact, or through the force field. */
function refuseInto(state: State, player: Player, to: RoomNo): Refusal | null {
  if (to === OUTSIDE) return hasArtifact(player) ? null : 'exit-needs-artifact';
  const room = boardAt(state.board).rooms[to];
  if (room === undefined) return null;
  if (room.guarded && !player.tokens.includes(COMMAND_CODE)) return 'cs-command-door';
  if (room.pod === null) return null;
  if (!liesHere(state, room)) return room.pod === 'executive' ? null : 'cs-pod-one-player';
  return hasArtifact(player) ? null : 'exit-needs-artifact';
}

const liesHere = (state: State, room: Room): boolean => room.spots.some((spot) => state.spots[spot]! >= 0);

/** Damage that the active player may choose to take in a tunnel. */
function bearable(player: Player): number {
  return Math.min(HEALTH - 1 - player.damage, player.cubes);
}

/** The fewest swords that get the active player past the monsters of a tunnel. */
export function fewestSwords(state: State, exit: Exit): number {
  return Math.max(0, monstersMet(state, exit) - bearable(activePlayer(state)));
}

/** Why the active player cannot pay what a tunnel asks, with that many swords spent on its monsters. */
export function refuseTunnel(state: State, exit: Exit, swords: number): Refusal | null {
  const { turn } = state;
  const player = activePlayer(state);
  if (exit.against && !player.tokens.includes(CATACOMBS_MAP)) return 'one-way';
  if (exit.lock && !turn.locksOpen && !holdsKey(player)) return 'lock-needs-key';
  if (exit.locks.length > player.lockpicks) return 'lock-needs-lockpick';
  const barred = refuseInto(state, player, exit.to);
  if (barred !== null) return barred;
  if (turn.exhausted && !turn.cavesOpen) return editionOf(state).says.stops;
  if (turn.dizzy && !turn.steady) return 'cs-dizzy';
  const boots = bootsAsked(state, roomOf(state, player), exit);
  if (turn.boots < boots) return boots > 1 ? 'footprints' : 'boots-needed';
  if (swords > turn.swords || swords > monstersMet(state, exit)) return 'monster-tunnel';
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
  const damage = monstersMet(state, exit) - swords;
  if (exit.monsters > 0) state.turn.pathSafe = false;
  const from = player.room;
  const boots = bootsAsked(state, roomOf(state, player), exit);
  state.turn.boots -= boots;
  state.turn.swords -= swords;
  player.damage += damage;
  player.cubes -= damage;
  if (exit.locks.length > 0 && state.layout !== null) {
    player.lockpicks -= exit.locks.length;
    state.layout = unlocked(state.layout, exit.locks);
    emit?.({ type: 'unlocked', seat: state.active, locks: exit.locks });
  }
  emit?.({ type: 'walked', seat: state.active, from, to: exit.to, boots, swords, damage });
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
  const player = activePlayer(state);
  return refuseInto(state, player, to);
}

export function teleport(state: State, to: RoomNo, emit: Emit): void {
  state.turn.teleports--;
  appearNextDoor(state, to, emit);
}

/** A teleport to an adjacent room; one that is adjacent through portals alone is reached through them. */
export function appearNextDoor(state: State, to: RoomNo, emit: Emit): void {
  const exits = exitsHere(state).filter((exit) => exit.to === to);
  appearIn(state, to, emit);
  if (exits.length > 0 && exits.every(({ portal }) => portal)) crossPortal(state, emit);
}

export function appearIn(state: State, to: RoomNo, emit: Emit): void {
  emit?.({ type: 'teleported', seat: state.active, from: activePlayer(state).room, to });
  enter(state, to, emit);
}

export const rideInto = (state: State, to: RoomNo, emit: Emit): void => enter(state, to, emit, true);

function enter(state: State, to: RoomNo, emit: Emit, ridden = false): void {
  const player = activePlayer(state);
  const { turn } = state;
  player.room = to;
  turn.moved = true;
  turn.artifactMissed = false;
  if (to === OUTSIDE) {
    leave(state, player, MASTERY, emit);
    return;
  }
  const room = roomOf(state, player);
  if (room.pod !== null && liesHere(state, room)) {
    takePod(state, player, room, emit);
    return;
  }
  if (room.crystalCave) {
    turn.inCave = true;
    if (!turn.exhausted) {
      turn.exhausted = true;
      if (!turn.cavesOpen) emit?.({ type: 'exhausted', seat: state.active, room: to });
    }
  }
  if (room.market) {
    turn.atMarket = true;
    invite(state, 'opponent-enters-market');
  }
  if (room.port !== null) turn.atPort = true;
  if (editionOf(state).rewardsOncePerTurn) {
    if (room.wayshrine) state.agenda.push({ do: 'solve-puzzles' });
    if (turn.rewarded.includes(to)) return;
    turn.rewarded.push(to);
    if (room.spots.length > 0 || room.secret) state.agenda.push({ do: 'reward' });
  } else {
    if (room.spots.length > 0) state.agenda.push({ do: 'arrive-in-room' });
    if (room.telepad || room.hyperlift) {
      /** Riding costs nothing: to one who rides in again the same turn the room gives no more. */
      if (ridden && turn.rewarded.includes(to)) return;
      turn.rewarded.push(to);
    }
  }
  if (room.gold > 0) gainGold(state, room.gold, emit);
  if (room.fountain) heal(state, 1, emit);
  if (room.crystal) gainCrystal(state, emit);
}

export const artifactLimit = (player: Player): number => 1 + player.tokens.filter((token) => token === BACKPACK).length;

export const canCarryArtifact = (player: Player): boolean => artifactsHeld(player) < artifactLimit(player);
