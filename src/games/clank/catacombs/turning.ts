import type { Seat } from '../../../engine/game.ts';
import type { Emit, Pending, State } from '../core/state.ts';
import { DUNGEONS } from './dungeon.ts';
import { TURNS, type Turn } from './geometry.ts';
import { type Layout, tileOfRoom, turned } from './layout.ts';
import { START, type TileNo } from './tile.ts';

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

/** Whether turning a laid tile breaks the way to a tile in hand: a walk that crosses it. A teleport takes no tunnel. */
function interrupts({ way, by }: Pending, layout: Layout, tile: TileNo): boolean {
  const { pieces } = DUNGEONS[layout.face]!;
  return by === 'boots' && way !== null && way.path.some((piece) => pieces[piece]!.tile === tile);
}

export function turnTile(state: State, at: number, by: 1 | 2 | 3, seat: Seat | null, emit: Emit): void {
  const { tile, turn } = state.layout!.laid[at]!;
  const next: Turn = TURNS[(turn + by) % TURNS.length]!;
  state.layout = turned(state.layout!, at, next);
  if (state.pending !== null && interrupts(state.pending, state.layout, tile)) {
    state.pending = { ...state.pending, way: null };
  }
  emit?.({ type: 'tile-turned', seat, tile, turn: next });
}

/** Half a turn for every square tile with a pawn of one who is inside. */
export function turnTiles(state: State, emit: Emit): void {
  const tiles = new Set(state.players.map((_, seat) => squareTileOf(state, seat)));
  for (const at of tiles) if (at !== null) turnTile(state, at, 2, null, emit);
}
