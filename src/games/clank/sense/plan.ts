import { BACKPACK, TOKENS } from '../catalogue.ts';
import { OUTSIDE, type RoomNo } from '../core/board.ts';
import type { PlayerView, View } from '../core/view.ts';
import { holdsArtifact, holdsKey } from '../insight/route.ts';
import { routes } from './routes.ts';

/** Where a player is bound, and how far every room is from there. */
export interface Plan {
  readonly goal: RoomNo;
  readonly distance: readonly number[];
  /** The artifact it is worth stopping for, by its points; 0 when any will do. */
  readonly worthTaking: number;
  readonly hurry: boolean;
}

/** Points that a step costs: the longer the way there and home, the more attacks on it. */
const STEP = 0.9;

function bestArtifact(view: View, me: PlayerView, key: boolean, hurry: boolean): RoomNo | null {
  let best: RoomNo | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { room, kind, token } of view.lying) {
    if (kind !== 'artifact' || token === null) continue;
    const there = routes(view.board, room, key)[me.room]!;
    const home = routes(view.board, OUTSIDE, key)[room]!;
    const worth = TOKENS[token]!.points - (there + home) * STEP * (hurry ? 3 : 1);
    if (worth <= most) continue;
    most = worth;
    best = room;
  }
  return best;
}

export function planFor(view: View, me: PlayerView): Plan {
  const key = holdsKey(me);
  const hurry = view.first !== null || me.damage >= 5 || view.rage >= 5;
  const rich = holdsArtifact(me);
  const more = rich && me.tokens.includes(BACKPACK) && !hurry ? bestArtifact(view, me, key, hurry) : null;
  const goal = rich ? (more ?? OUTSIDE) : (bestArtifact(view, me, key, hurry) ?? OUTSIDE);
  const target = view.lying.find(({ room, kind }) => room === goal && kind === 'artifact')?.token ?? null;
  const worthTaking = hurry || target === null ? 0 : TOKENS[target]!.points;
  return { goal, distance: routes(view.board, goal, key), worthTaking, hurry };
}
