import type { EdgeNo } from '../core/board.ts';
import { DUNGEONS, type Dungeon, type Step } from './dungeon.ts';
import { cellNo, cellOf, edgeOf, type Turn } from './geometry.ts';
import type { Laid, Layout } from './layout.ts';
import { Recent } from './recent.ts';
import type { TileNo } from './tile.ts';

/** A layout laid out for following its tunnels. */
export interface Ground {
  readonly layout: Layout;
  readonly dungeon: Dungeon;
  readonly byCell: ReadonlyMap<number, Laid>;
  readonly byTile: readonly (Laid | undefined)[];
  /** Out of all the portals on the table. */
  readonly fromPortals: readonly Step[];
  /** A tile that is only thought of, and its cell; −1 where there is none. */
  readonly more: Laid | null;
  readonly moreAt: number;
}

const UPPER = cellNo(edgeOf(0, -1, 0));
const LOWER = cellNo(edgeOf(0, 0, 0));

const known = new Recent<Layout, Ground>();

export function groundOf(layout: Layout): Ground {
  return known.get(layout) ?? known.set(layout, laidOut(layout));
}

function laidOut(layout: Layout): Ground {
  const dungeon = DUNGEONS[layout.face]!;
  const byCell = new Map<number, Laid>();
  const byTile: (Laid | undefined)[] = dungeon.tiles.map(() => undefined);
  const fromPortals = [...dungeon.start.fromPortal];
  for (const laid of layout.laid) {
    byCell.set(cellNo(edgeOf(laid.x, laid.y, 0)), laid);
    byTile[laid.tile] = laid;
    fromPortals.push(...dungeon.tiles[laid.tile]!.fromPortal);
  }
  return { layout, dungeon, byCell, byTile, fromPortals, more: null, moreAt: -1 };
}

/** The same ground with one tile more. */
export function withTile(ground: Ground, tile: TileNo, edge: EdgeNo, turn: Turn): Ground {
  const { layout, dungeon, byCell, byTile, fromPortals } = ground;
  const own = dungeon.tiles[tile]!.fromPortal;
  return {
    layout,
    dungeon,
    byCell,
    byTile,
    fromPortals: own.length === 0 ? fromPortals : [...fromPortals, ...own],
    more: { tile, ...cellOf(edge), turn },
    moreAt: cellNo(edge),
  };
}

export const laidAt = (ground: Ground, cell: number): Laid | undefined =>
  cell === ground.moreAt ? ground.more! : ground.byCell.get(cell);

export const laidOf = (ground: Ground, tile: TileNo): Laid =>
  ground.more?.tile === tile ? ground.more : ground.byTile[tile]!;

/** Which half of the start tile covers a cell, the upper one being 0; −1 where it does not lie. */
export const startHalf = (cell: number): number => (cell === UPPER ? 0 : cell === LOWER ? 1 : -1);
