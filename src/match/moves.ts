import type { Game, Seat } from '../engine/game.ts';
import type { Taken, Told, UndoLine } from '../protocol/table.ts';

/** One answer as the match remembers it. */
export interface Move {
  readonly seat: Seat;
  readonly option: unknown;
  readonly revealed: boolean;
  /** As JSON where they lie so far back that hardly anybody asks for them: half the memory. */
  readonly events: readonly unknown[] | string;
}

/** So many answers back, those who are there have long been told. */
const LATE = 16;

/** Adds a move, and folds the one that is no longer late. */
export function addMove(moves: Move[], move: Move): void {
  moves.push(move);
  const at = moves.length - 1 - LATE;
  const old = moves[at];
  if (old !== undefined && typeof old.events !== 'string') moves[at] = { ...old, events: JSON.stringify(old.events) };
}

const eventsOf = ({ events }: Move): readonly unknown[] => (typeof events === 'string' ? JSON.parse(events) : events);

/** What happened with each answer after `step`, as the viewer may know it. */
export const toldOf = (game: Pick<Game, 'redact'>, moves: readonly Move[], viewer: Seat | null, step: number): Told[] =>
  moves.slice(step).map((move, i) => {
    const events = eventsOf(move).map((event) => game.redact(event, viewer));
    return { step: step + i + 1, seat: move.seat, revealed: move.revealed, events };
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
