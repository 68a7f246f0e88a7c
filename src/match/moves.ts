import type { Emit, Game, Seat } from '../engine/game.ts';
import type { Session } from '../engine/session.ts';
import type { By, Taken, Told, UndoLine } from '../protocol/table.ts';
import type { MoveList } from './move-list.ts';

export type AnySession = Session<unknown, unknown, unknown, unknown>;

/** One answer as the match remembers it. */
export interface Move {
  readonly seat: Seat;
  readonly ask: string;
  readonly option: unknown;
  readonly revealed: boolean;
  /** As JSON where they lie so far back that hardly anybody asks for them: half the memory. */
  readonly events: readonly unknown[] | string;
  /** Who gave it; null where nobody said. */
  readonly by: By | null;
}

/** Lets the session take an answer; the answer as it is remembered. */
export function takenBy(session: AnySession, by: By | null, take: (emit: Emit<unknown>) => void): Move {
  const { game, state } = session;
  const asked = game.decision(state);
  const before = game.revealed(state);
  const events: unknown[] = [];
  take((event) => events.push(event));
  const { seat, ask, options } = asked!;
  const revealed = game.revealed(session.state) !== before;
  return { seat, ask, option: options[session.lastAnswer!], revealed, events, by };
}

export const eventsOf = ({ events }: Move): readonly unknown[] =>
  typeof events === 'string' ? JSON.parse(events) : events;

/** That an answer was given beforehand is for the one whose it is to know: it may tell what was in the hand. */
const byFor = (by: By, own: boolean): By => (by.as === 'standing' && !own ? { as: 'person', name: by.name } : by);

/** What happened with each answer after `step` up to another one, as the viewer may know it. */
export const toldOf = (
  game: Pick<Game, 'redact'>,
  moves: MoveList,
  viewer: Seat | null,
  step: number,
  to: number,
): Told[] => {
  const first = Math.max(step, moves.untold);
  return moves.slice(first, to).map((move, i) => {
    const { seat, by, revealed } = move;
    const events = eventsOf(move).map((event) => game.redact(event, viewer));
    return { step: first + i + 1, seat, ...(by !== null && { by: byFor(by, seat === viewer) }), revealed, events };
  });
};

/** Why the viewer can take back no more than that; before `begins` other rules held. */
export function undoLine(moves: MoveList, viewer: Seat | null, undoable: number, begins: number): UndoLine {
  const left = moves.length - undoable;
  if (left === begins) return begins > 0 ? 'other-rules' : 'beginning';
  return moves.at(left - 1)?.seat === viewer ? 'revealed' : 'someone-else';
}

/** The viewer's answers of late, up to the last one of somebody else, or of other rules: these held before `begins`. */
export function threadOf(moves: MoveList, viewer: Seat | null, begins: number): Taken[] {
  let first = moves.length;
  while (first > begins && moves.at(first - 1)!.seat === viewer) first -= 1;
  return moves.slice(first).map(({ option, revealed }) => ({ option, revealed }));
}
