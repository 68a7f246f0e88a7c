import { OUTSIDE, type Room } from './board.ts';
import { editionOf } from './editions.ts';
import { hasArtifact, startCountdown, takeBack } from './noise.ts';
import type { Emit, Player, State } from './state.ts';
import type { TokenNo } from './token.ts';

/** A pod takes away whoever comes into it. */
export function takePod(state: State, player: Player, { spots }: Room, emit: Emit): void {
  const { room } = player;
  const token = state.spots[spots[0]!]!;
  state.spots[spots[0]!] = -1;
  player.room = OUTSIDE;
  emit?.({ type: 'pod-taken', seat: state.active, token, room });
  leave(state, player, token, emit);
}

/** A pod that has opened around a thief is as good as reached. */
export function takeOpenPod(state: State, player: Player, room: Room, emit: Emit): void {
  if (room.pod !== null && state.spots[room.spots[0]!]! >= 0 && hasArtifact(player)) takePod(state, player, room, emit);
}

export function leave(state: State, player: Player, token: TokenNo, emit: Emit): void {
  player.status = 'left';
  player.tokens.push(token);
  if (editionOf(state).leavesWithClank) takeBack(state, state.active, state.clankArea[state.active]!, emit);
  emit?.({ type: 'left', seat: state.active });
  startCountdown(state, state.active, emit);
}
