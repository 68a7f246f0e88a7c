import type { Seat } from '../../../engine/game.ts';
import type { Emit, State } from '../core/state.ts';
import { TURNS, type Turn } from './geometry.ts';
import { tileOfRoom, turned } from './layout.ts';
import { START } from './tile.ts';

/** Where the tile of a seat's pawn lies among those laid; null on the start tile, which never turns. */
function squareTileOf(state: State, seat: Seat): number | null {
  const player = state.players[seat]!;
  if (state.layout === null || player.status !== 'inside') return null;
  const at = tileOfRoom(state.layout, player.room);
  return at === START ? null : at;
}

/** The tile that a seat stands on alone. */
export function loneTileOf(state: State, seat: Seat): number | null {
  const at = squareTileOf(state, seat);
  if (at === null) return null;
  return state.players.some((_, other) => other !== seat && squareTileOf(state, other) === at) ? null : at;
}

/** A walk towards a tile in hand ends where it is when tiles turn under it. */
export function turnTile(state: State, at: number, by: 1 | 2 | 3, seat: Seat | null, emit: Emit): void {
  const { tile, turn } = state.layout!.laid[at]!;
  const next: Turn = TURNS[(turn + by) % TURNS.length]!;
  state.layout = turned(state.layout!, at, next);
  if (state.pending !== null) state.pending = { ...state.pending, way: null };
  emit?.({ type: 'tile-turned', seat, tile, turn: next });
}

/** Half a turn for every square tile with a pawn of one who is inside. */
export function turnTiles(state: State, emit: Emit): void {
  const tiles = new Set(state.players.map((_, seat) => squareTileOf(state, seat)));
  for (const at of tiles) if (at !== null) turnTile(state, at, 2, null, emit);
}
