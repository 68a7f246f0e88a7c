import { type Game, InputError } from '../engine/game.ts';
import { checkOf, type GameRecord } from '../engine/record.ts';
import { openRecord } from '../engine/session.ts';
import type { By } from '../protocol/table.ts';
import { type AnySession, type Move, takenBy } from './moves.ts';

/** A record played through again, as far as it holds, with what happened on the way. */
export interface Replayed {
  readonly session: AnySession;
  readonly setup: readonly unknown[];
  readonly moves: readonly Move[];
  /** The first thing that no longer holds. */
  readonly problem: InputError | null;
}

function problemAt(session: AnySession, record: GameRecord): InputError | null {
  const { game, state, step } = session;
  const option = game.decision(state)?.options[record.answers[step]!];
  if (option === undefined || checkOf(option) === record.checks[step]) return null;
  return new InputError(`answers[${step}]`, 'this answer no longer means what it meant when it was given');
}

/** As far as an answer goes wrong midway, it is as if it had never been given. */
const upTo = (record: GameRecord, step: number): GameRecord => ({
  ...record,
  answers: record.answers.slice(0, step),
  checks: record.checks.slice(0, step),
});

/** Plays a record through again; `bys` says who gave each answer. */
export function replayed(game: Game, record: GameRecord, bys: readonly (By | null)[] = []): Replayed {
  const setup: unknown[] = [];
  const { session } = openRecord(game, record, 0, (event) => setup.push(event));
  const moves: Move[] = [];
  for (const [step, index] of record.answers.entries()) {
    const changed = problemAt(session, record);
    if (changed !== null) return { session, setup, moves, problem: changed };
    try {
      moves.push(takenBy(session, bys[step] ?? null, (emit) => session.answer(index, emit)));
    } catch (error) {
      if (error instanceof InputError) return { session, setup, moves, problem: error };
      const problem = new InputError(`answers[${step}]`, error instanceof Error ? error.message : String(error));
      return { ...replayed(game, upTo(record, step), bys), problem };
    }
  }
  return { session, setup, moves, problem: null };
}
