import { reveals, type Seat } from '../engine/game.ts';
import type { PlayKit } from '../engine/stage.ts';
import type { Present } from '../protocol/table.ts';
import type { MoveList } from './move-list.ts';
import { type AnySession, threadOf, undoLine } from './moves.ts';
import type { Seen } from './seen.ts';

/** A match as it stands. */
export interface Standing {
  readonly kit: PlayKit;
  readonly session: AnySession;
  readonly moves: MoveList;
  /** The step before which other rules held. */
  readonly begins: number;
  readonly seen: Seen;
  /** Nobody is waited for. */
  readonly onItsOwn: boolean;
}

/** The table as the viewer may know it. */
export function presentOf({ kit, session, moves, begins, seen, onItsOwn }: Standing, viewer: Seat | null): Present {
  const { game } = kit;
  const { state } = session;
  const asked = game.decision(state);
  const own = asked !== null && asked.seat === viewer;
  const view = seen.view(viewer);
  const undoable = viewer === null ? 0 : session.undoable(viewer);
  return {
    step: begins + session.step,
    replaysFrom: begins,
    view,
    asked: asked?.seat ?? null,
    onItsOwn,
    reveals: own ? asked.options.map((_, index) => reveals(game, state, index)) : [],
    rest: own ? kit.towardsEndOfTurn(view) : null,
    undoable,
    redoable: own ? session.redoable : 0,
    undoLine: undoLine(moves, viewer, undoable, begins),
    thread: threadOf(moves, viewer, begins),
    result: game.result(state),
  };
}
