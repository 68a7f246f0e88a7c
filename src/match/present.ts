import { reveals, type Seat } from '../engine/game.ts';
import type { Session } from '../engine/session.ts';
import type { PlayKit } from '../engine/stage.ts';
import type { Present } from '../protocol/table.ts';
import { type Move, threadOf, undoLine } from './moves.ts';
import type { Seen } from './seen.ts';

/** A match as it stands. */
export interface Standing {
  readonly kit: PlayKit;
  readonly session: Session<unknown, unknown, unknown, unknown>;
  readonly moves: readonly Move[];
  readonly seen: Seen;
  /** Nobody is waited for. */
  readonly onItsOwn: boolean;
}

/** The table as the viewer may know it. */
export function presentOf({ kit, session, moves, seen, onItsOwn }: Standing, viewer: Seat | null): Present {
  const { game } = kit;
  const { state } = session;
  const asked = game.decision(state);
  const own = asked !== null && asked.seat === viewer;
  const view = seen.view(viewer);
  const undoable = viewer === null ? 0 : session.undoable(viewer);
  return {
    step: session.step,
    view,
    asked: asked?.seat ?? null,
    onItsOwn,
    reveals: own ? asked.options.map((_, index) => reveals(game, state, index)) : [],
    rest: own ? kit.towardsEndOfTurn(view) : null,
    undoable,
    redoable: own ? session.redoable : 0,
    undoLine: undoLine(moves, viewer, undoable),
    thread: threadOf(moves, viewer),
    result: game.result(state),
  };
}
