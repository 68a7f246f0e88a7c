import { boardAt } from '../catalogue.ts';
import { type Exit, OUTSIDE, type RoomNo } from '../core/board.ts';
import { appearIn, crossPortal, exitsHere, fewestSwords, refuseTunnel, walk } from '../core/moves.ts';
import { hasArtifact, haunt } from '../core/noise.ts';
import type { Option } from '../core/option.ts';
import type { Refusal } from '../core/refusal.ts';
import { activePlayer, type Emit, type Pending, type State } from '../core/state.ts';
import { monstersMet } from '../core/toll.ts';
import { DUNGEONS } from './dungeon.ts';
import { cellOf, edgeOf, TURNS, type Turn } from './geometry.ts';
import { freeCellsBeside, type Layout, lay, tileOfRoom } from './layout.ts';
import { Recent } from './recent.ts';
import { waysInto } from './ways.ts';

type By = 'boots' | 'teleport';

/** Why the active player cannot go to the end of a tunnel where nothing lies yet. */
export function refuseExplore(state: State, exit: Exit, by: By): Refusal | null {
  if (activePlayer(state).status !== 'inside') return 'left-no-moves';
  if (state.pending !== null) return 'place-before-moving';
  if (state.tileStack.length === 0) return 'explore-stack-empty';
  if (by === 'teleport') return state.turn.teleports === 0 ? 'teleport-needed' : null;
  return refuseTunnel(state, exit, Math.min(fewestSwords(state, exit), state.turn.swords));
}

export function explore(state: State, exit: Exit, by: By, emit: Emit): void {
  if (by === 'teleport') state.turn.teleports--;
  revealTile(state, { edge: exit.edge, way: exit, by }, emit);
}

/** Turns up the next tile, to be laid at an edge. */
function revealTile(state: State, where: Omit<Pending, 'tile'>, emit: Emit): void {
  const tile = state.tileStack.pop()!;
  state.revealed++;
  state.pending = { tile, ...where };
  emit?.({ type: 'tile-revealed', seat: state.active, tile, edge: where.edge });
}

/** The layout that a tile in hand was last looked at on, and the ways it would open for each of its turns. */
const known = new Recent<Pending, { readonly layout: Layout; readonly ways: readonly (readonly Exit[])[] }>();

/** Where the way under way would lead with the tile in hand turned so. */
export function waysWith(state: State, turn: Turn): readonly Exit[] {
  const pending = state.pending!;
  const layout = state.layout!;
  const { tile, way } = pending;
  if (way === null) return [];
  const before = known.get(pending);
  if (before?.layout === layout) return before.ways[turn]!;
  const ways = TURNS.map((each) => waysInto(layout, way, tile, each));
  known.set(pending, { layout, ways });
  return ways[turn]!;
}

/** Why a way that a placement opens cannot be gone to its end. */
export function refuseWay(state: State, way: Exit, swords: number): Refusal | null {
  if (way.edge >= 0 && state.tileStack.length === 0) return 'explore-stack-empty';
  if (state.pending!.by === 'boots') return refuseTunnel(state, way, swords);
  return way.to === OUTSIDE && !hasArtifact(activePlayer(state)) ? 'exit-needs-artifact' : null;
}

/** Every way to lay the tile in hand. Where none can be gone to its end, it is laid and the walk ends before it. */
export function placements(state: State): readonly Option[] {
  const options: Option[] = [];
  for (const turn of TURNS) {
    const ways = waysWith(state, turn);
    for (let way = 0; way < ways.length; way++) listPlacement(state, turn, ways, way, options);
  }
  if (options.length > 0) return options;
  return TURNS.map((turn): Option => ({ take: 'place', turn, way: -1, to: -1, swords: 0 }));
}

/** With every number of swords that the player may spend; at a further edge there is nothing to spend yet. */
function listPlacement(state: State, turn: Turn, ways: readonly Exit[], no: number, options: Option[]): void {
  const way = ways[no]!;
  const { to } = way;
  const teleports = state.pending!.by === 'teleport';
  const fewest = teleports ? 0 : Math.min(fewestSwords(state, way), state.turn.swords);
  const most = teleports || way.edge >= 0 ? fewest : Math.min(monstersMet(state, way), state.turn.swords);
  for (let swords = fewest; swords <= most; swords++) {
    if (refuseWay(state, way, swords) === null) options.push({ take: 'place', turn, way: no, to, swords });
  }
}

/** The artifact of a room that has come to light: with pluses one from farther down the stack, or several to share. */
export function findArtifacts(state: State, room: RoomNo, emit: Emit): void {
  const { spots } = boardAt(state.board).rooms[room]!;
  const stack = state.artifactStack;
  if (spots.length === 0 || stack.length === 0) return;
  const found = Math.min(spots.length, stack.length);
  const shared = state.players.length > 4;
  const tokens = shared ? stack.splice(stack.length - found) : stack.splice(stack.length - found, 1);
  for (const [i, token] of tokens.toReversed().entries()) {
    state.spots[spots[i]!] = token;
    emit?.({ type: 'artifact-found', token, room });
  }
}

/** What is on a tile that has just been laid: ghosts in the clank area, artifacts in their rooms. */
function furnish(state: State, emit: Emit): void {
  const { tile } = state.layout!.laid.at(-1)!;
  const { haunted, rooms } = DUNGEONS[state.layout!.face]!.tiles[tile]!;
  if (haunted) haunt(state, emit);
  for (const room of rooms) findArtifacts(state, room, emit);
}

/** Lays the tile in hand and goes on: into the room, to a further edge, or nowhere. */
export function place(state: State, turn: Turn, no: number, swords: number, emit: Emit): void {
  const { tile, edge, by } = state.pending!;
  const way = waysWith(state, turn)[no] ?? null;
  const { x, y } = cellOf(edge);
  state.pending = null;
  state.layout = lay(state.layout!, { tile, x, y, turn });
  state.lastTile = tile;
  emit?.({ type: 'tile-laid', seat: state.active, tile, x, y, turn });
  furnish(state, emit);
  if (way === null) return;
  if (way.edge >= 0) revealTile(state, { edge: way.edge, way, by }, emit);
  else if (by === 'boots') walk(state, way, swords, emit);
  else {
    if (way.portal) crossPortal(state, emit);
    appearIn(state, way.to, emit);
  }
}

/** Lays the tile in hand as it came, for one whose turn is cut short. */
export const placeAnyhow = (state: State, emit: Emit): void => place(state, 0, -1, 0, emit);

/** The cells where a card may lay a tile beside that of the active player, each by an edge that leads into it. */
export function cellsForTile(state: State): readonly Option[] {
  if (state.tileStack.length === 0) return [];
  const at = tileOfRoom(state.layout!, activePlayer(state).room)!;
  const taken = state.pending === null ? null : cellOf(state.pending.edge);
  return freeCellsBeside(state.layout!, at).flatMap(({ x, y }): Option[] =>
    x === taken?.x && y === taken.y ? [] : [{ take: 'lay', edge: edgeOf(x, y, 0) }],
  );
}

export const layBeside = (state: State, edge: number, emit: Emit): void =>
  revealTile(state, { edge, way: null, by: 'card' }, emit);

/** The tunnels here that end where nothing lies yet, by their number among all. */
export function edgesHere(state: State): { readonly exit: Exit; readonly way: number }[] {
  return exitsHere(state).flatMap((exit, way) => (exit.edge >= 0 ? [{ exit, way }] : []));
}
