import type { Reason } from '../../../../engine/game.ts';
import {
  type Cell,
  cellOf,
  edgeBeyond,
  MOUTHS,
  mouthOf,
  TURNS,
  type Turn,
} from '../../../../games/clank/catacombs/geometry.ts';
import { lay } from '../../../../games/clank/catacombs/layout.ts';
import type { TileNo } from '../../../../games/clank/catacombs/tile.ts';
import { waysInto, waysOver } from '../../../../games/clank/catacombs/ways.ts';
import type { Exit } from '../../../../games/clank/core/board.ts';
import type { Option } from '../../../../games/clank/core/option.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import type { Verdicts } from '../../clank/targets.ts';

/** One way to go on from a tile laid so: an option of the decision. */
export interface End {
  readonly option: number;
  /** Null where the walk ends before the tile, or nobody walks. */
  readonly way: Exit | null;
  readonly swords: number;
}

/** The tile in hand turned so: how one would go on from it, or why it cannot be laid so. */
export interface Orientation {
  readonly turn: Turn;
  readonly ends: readonly End[];
  /** The first way that opens, whether it can be gone or not. */
  readonly way: Exit | null;
  readonly refused: Reason | null;
}

/** A tile that was revealed and is not laid yet. */
export interface Placing {
  readonly tile: TileNo;
  readonly cell: Cell;
  /** The mouth of the cell by which one comes in; null where nobody does. */
  readonly entry: number | null;
  readonly orientations: readonly Orientation[];
  /** The viewer is the one who lays it. */
  readonly mine: boolean;
  /** Tells this tile in hand from any other. */
  readonly sign: string;
}

type Place = Extract<Option, { readonly take: 'place' }>;

export const placeIntents = (view: View): readonly Option[] =>
  view.pending === null ? [] : TURNS.map((turn): Option => ({ take: 'place', turn }));

export function placingOf(view: View, verdicts: Verdicts): Placing | null {
  const { pending, layout, decision } = view;
  if (pending === null || layout === null) return null;
  const { tile, edge, way } = pending;
  const offered = (decision?.options ?? []).flatMap((option, index): { option: Place; index: number }[] =>
    option.take === 'place' ? [{ option, index }] : [],
  );
  const orientations = TURNS.map((turn): Orientation => {
    const ways = way === null ? [] : waysInto(layout, way, tile, turn);
    const ends = offered
      .filter(({ option }) => option.turn === turn)
      .map(
        ({ option, index }): End => ({
          option: index,
          way: ways[option.way ?? -1] ?? null,
          swords: option.swords ?? 0,
        }),
      );
    const verdict = verdicts.of({ take: 'place', turn });
    return { turn, ends, way: ways[0] ?? null, refused: verdict.kind === 'refused' ? verdict.reason : null };
  });
  return {
    tile,
    cell: cellOf(edge),
    entry: way === null ? null : mouthOf(edge),
    orientations,
    mine: offered.length > 0,
    sign: `${tile} ${edge}`,
  };
}

/** What is behind a mouth of the cell, seen from the tile in hand. */
export interface Behind {
  readonly mouth: number;
  readonly ways: readonly Exit[];
}

/** Where each mouth of the tile in hand would lead; the entry is known. */
export function mouthsOf(view: View, { tile, cell, entry }: Placing, turn: Turn): readonly Behind[] {
  const layout = lay(view.layout!, { tile, ...cell, turn });
  return MOUTHS.flatMap((_, mouth): Behind[] => {
    if (mouth === entry) return [];
    return [{ mouth, ways: waysOver(layout, edgeBeyond(cell.x, cell.y, mouth)) }];
  });
}
