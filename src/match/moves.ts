import type { Game, Seat } from '../engine/game.ts';
import type { Taken, Told, UndoLine } from '../protocol/table.ts';

/** One answer as the match remembers it. */
export interface Move {
  readonly seat: Seat;
  readonly option: unknown;
  readonly revealed: boolean;
  readonly events: readonly unknown[];
}

/** What happened with each answer after `step`, as the viewer may know it. */
export const toldOf = (game: Pick<Game, 'redact'>, moves: readonly Move[], viewer: Seat | null, step: number): Told[] =>
  moves.slice(step).map(({ seat, revealed, events }, i) => {
    return { step: step + i + 1, seat, revealed, events: events.map((event) => game.redact(event, viewer)) };
  });

/** Why the viewer can take back no more than that. */
export function undoLine(moves: readonly Move[], viewer: Seat | null, undoable: number): UndoLine {
  const move = moves[moves.length - undoable - 1];
  if (move === undefined) return 'beginning';
  return move.seat === viewer ? 'revealed' : 'someone-else';
}

/** The viewer's answers of late, up to the last one of somebody else. */
export function threadOf(moves: readonly Move[], viewer: Seat | null): Taken[] {
  const foreign = moves.findLastIndex(({ seat }) => seat !== viewer);
  return moves.slice(foreign + 1).map(({ option, revealed }) => ({ option, revealed }));
}
