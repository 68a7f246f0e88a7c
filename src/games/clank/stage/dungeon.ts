import { InputError } from '../../../engine/game.ts';
import { Fields } from '../../../engine/stage.ts';
import { DUNGEONS, SURFACE_TILES, TILES } from '../catacombs/dungeon.ts';
import { findArtifacts } from '../catacombs/explore.ts';
import { bareLayout, type Laid, type Layout, lay, tileAt, tileOfRoom } from '../catacombs/layout.ts';
import { SURFACE_USED } from '../catacombs/setup.ts';
import { START, type TileNo } from '../catacombs/tile.ts';
import { COUPON, TOKENS } from '../catalogue.ts';
import { type LockNo, type RoomNo, unlocked } from '../core/board.ts';
import { POOLS } from '../core/effects.ts';
import { exitsHere } from '../core/moves.ts';
import type { Pending, State } from '../core/state.ts';
import type { TokenNo } from '../core/token.ts';
import { REST } from './cards.ts';
import { boardIn, readNames, readOne, readRoom, readToken } from './names.ts';
import { edgeName, readEdge, readLaid, readLock, readTile, tileName } from './places.ts';
import { Supply } from './supply.ts';
import type { TokenStage } from './tokens.ts';

/** The fields of `given` that only a dungeon that grows has. */
export const DUNGEON_FIELDS = ['laid', 'tiles', 'opened', 'picked', 'pools', 'artifacts', 'pending'];

const isSurface = (tile: TileNo): boolean => tile < SURFACE_TILES;

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** A dungeon that grows: what lies on the table first, and once the players stand in it what lies beside it. */
export class DungeonStage {
  private readonly state: State;
  private readonly tiles = new Supply(
    TILES.map(() => 1),
    tileName,
  );

  constructor(state: State) {
    this.state = state;
  }

  lay(given: Fields): void {
    const { state } = this;
    let layout = bareLayout(state.layout!.face);
    for (const [i, laid] of (readNames(given, 'laid', readLaid) ?? []).entries()) {
      const where = `${given.at('laid')}[${i}]`;
      this.tiles.take(laid.tile, where);
      checkPlace(layout, laid, where);
      layout = lay(layout, laid);
    }
    const locks = readNames(given, 'opened', (item, where) => this.lock(layout, item, where)) ?? [];
    refuseTwice(locks, given.at('opened'));
    state.layout = locks.length === 0 ? layout : unlocked(layout, locks);
  }

  /** A lock of the start tile or of a tile that is laid. */
  private lock(layout: Layout, name: unknown, where: string): LockNo {
    const lock = readLock(layout.face, name, where);
    const { tile } = DUNGEONS[layout.face]!.pieces[lock]!;
    if (tile === START || layout.laid.some((laid) => laid.tile === tile)) return lock;
    throw new InputError(where, `the tile of ${JSON.stringify(name)} is not laid`);
  }

  /** A room of a tile that is laid. */
  room(name: unknown, where: string): RoomNo {
    const room = readRoom(name, boardIn(this.state), where);
    if (tileOfRoom(this.state.layout!, room) !== null) return room;
    throw new InputError(where, `the tile of ${JSON.stringify(name)} is not laid`);
  }

  rest(given: Fields, tokens: TokenStage): void {
    const { state } = this;
    this.stack(given);
    state.picked = readNames(given, 'picked', (item, where) => this.room(item, where)) ?? [];
    refuseTwice(state.picked, given.at('picked'));
    for (const [i, room] of state.picked.entries()) {
      if (boardIn(state).rooms[room]!.locked !== null) continue;
      throw new InputError(`${given.at('picked')}[${i}]`, 'nothing is locked in that room');
    }
    this.artifacts(given, tokens);
    this.pools(given.object('pools'), tokens);
    state.tokenBox.push(...tokens.supply.rest(() => true));
  }

  /** First to be revealed first; without the rest, what is not told of was put back unseen. */
  private stack(given: Fields): void {
    const { state, tiles } = this;
    const pending = given.take('pending') ?? null;
    if (pending !== null) state.pending = this.pending(new Fields(pending, given.at('pending')));
    const list = given.list('tiles') ?? [REST];
    const restFollows = list.at(-1) === REST;
    const named = (restFollows ? list.slice(0, -1) : list).map((item, i) => {
      const tile = readTile(item, `${given.at('tiles')}[${i}]`);
      tiles.take(tile, `${given.at('tiles')}[${i}]`);
      return tile;
    });
    const below = named.findIndex((tile, i) => isSurface(tile) && i > 0 && !isSurface(named[i - 1]!));
    if (below >= 0) {
      throw new InputError(`${given.at('tiles')}[${below}]`, 'the tiles of the surface lie above those of the depths');
    }
    const seen = [
      ...state.layout!.laid.map(({ tile }) => tile),
      ...named,
      ...(state.pending ? [state.pending.tile] : []),
    ];
    const unused = seen.every(isSurface) ? Math.max(0, SURFACE_USED - seen.length) : 0;
    const surface = tiles.rest(isSurface);
    const depths = tiles.rest(() => true);
    const rest = restFollows ? [...surface.splice(0, unused), ...depths.splice(0)] : [];
    state.tileStack = [...named, ...rest].toReversed();
    state.tilesUnseen = [...surface, ...depths];
  }

  /** The tile in hand, the edge where it will lie, and the way there by its number among those out of the room. */
  private pending(fields: Fields): Pending {
    const { state, tiles } = this;
    const tile = readTile(fields.take('tile'), fields.at('tile'));
    tiles.take(tile, fields.at('tile'));
    const edge = readEdge(fields.take('edge'), fields.at('edge'));
    const by = BYS[readOne(BYS, fields.take('by') ?? 'boots', fields.at('by'))]!;
    const exits = exitsHere(state);
    const no = fields.take('way');
    const way =
      no === null ? null : (exits[Number(no ?? exits.findIndex((exit) => exit.edge === edge) + 1) - 1] ?? null);
    if (no !== null && way?.edge !== edge) {
      throw new InputError(fields.at('edge'), `no way out of the room leads to ${edgeName(edge)}`);
    }
    fields.finish(['tile', 'edge', 'by', 'way']);
    return { tile, edge, way, by };
  }

  /** Rooms not told of are filled as the tiles were laid, unless the stack is told. */
  private artifacts(given: Fields, tokens: TokenStage): void {
    const { state } = this;
    const board = boardIn(state);
    const order = state.artifactStack;
    const told = tokens.told(given.object('rooms'), (name, where) => this.room(name, where));
    for (const [spot, { room, kind }] of board.spots.entries()) {
      if (kind === 'monkey-idol' && !told.has(room)) tokens.fill(spot);
    }
    const stack = readNames(given, 'artifacts', readToken)?.toReversed();
    state.artifactStack = stack ?? order.filter((no) => tokens.supply.count(no) > 0);
    tokens.supply.takeAll(state.artifactStack, given.at('artifacts'));
    if (stack !== undefined) return;
    for (const { tile } of state.layout!.laid) {
      for (const room of DUNGEONS[state.layout!.face]!.tiles[tile]!.rooms) {
        if (!told.has(room)) findArtifacts(state, room, undefined);
      }
    }
  }

  /** What is left in each pool; tokens not told of are out of the game. */
  private pools(fields: Fields, tokens: TokenStage): void {
    this.state.pools = POOLS.map((pool) => {
      const told = readNames(fields, pool, readToken);
      const belongs = (no: number) => poolOfToken(no) === pool;
      if (told === undefined) return tokens.supply.rest(belongs);
      const stranger = told.findIndex((no) => !belongs(no));
      const where = fields.at(pool);
      if (stranger >= 0)
        throw new InputError(`${where}[${stranger}]`, `${TOKENS[told[stranger]!]!.id} is not drawn from there`);
      tokens.supply.takeAll(told, where);
      return told.toSorted((a, b) => a - b);
    });
    fields.finish(POOLS);
  }
}

/** A lock is opened once and for all. */
function refuseTwice(numbers: readonly number[], where: string): void {
  const again = numbers.findIndex((no, i) => numbers.indexOf(no) < i);
  if (again >= 0) throw new InputError(`${where}[${again}]`, 'is there already: it is opened once and for all');
}

const BYS = ['boots', 'teleport', 'card'] as const;

const poolOfToken = (no: TokenNo): string => (no === COUPON ? 'prisoner' : TOKENS[no]!.kind);

function checkPlace(layout: Layout, { x, y }: Laid, where: string): void {
  if (tileAt(layout, x, y) !== null) throw new InputError(where, `something lies at ${x},${y} already`);
  if (!NEIGHBOURS.some(([right, down]) => tileAt(layout, x + right, y + down) !== null)) {
    throw new InputError(where, `no tile lies beside ${x},${y}`);
  }
}
