import { type Game, reveals } from './game.ts';
import { checkOf, type GameRecord, type Snapshot, unknownRules } from './record.ts';
import { openRecord, type Session } from './session.ts';
import { type Bringer, bringerFrom } from './upgrade.ts';

/** A record of older rules, as these rules can go on with it. */
export interface UpgradedRecord {
  /** Of today's rules. Every answer in it holds. */
  readonly record: GameRecord;
  /** How many answers of the old record came before this one begins; over 0 where it begins with a stored state. */
  readonly begins: number;
  /** How many answers at the end of the old record no longer hold. */
  readonly lost: number;
}

/** As JSON with the fields of objects in order, so that only what states say counts. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether these rules can show the state to everybody and carry out every answer that is listed. */
function isSound(game: Game, seats: number, state: unknown): boolean {
  try {
    for (let viewer = 0; viewer < seats; viewer++) game.view(state, viewer);
    game.view(state, null);
    const asked = game.decision(state);
    if (asked === null) return game.result(state) !== null;
    for (const index of asked.options.keys()) reveals(game, state, index);
    return asked.seat < seats;
  } catch {
    return false;
  }
}

/** The state in today's form; null where the rules make nothing of it. */
function brought(game: Game, bringer: Bringer, seats: number, { step, state }: Snapshot): Snapshot | null {
  try {
    const now = bringer.state(state);
    return isSound(game, seats, now) ? { step, state: now } : null;
  } catch {
    return null;
  }
}

/** Plays the record as far as its answers hold; the session stands there. */
function played(
  game: Game,
  record: GameRecord,
  upTo: number = record.answers.length,
): Session<unknown, unknown, unknown, unknown> {
  const { session } = openRecord(game, record, 0);
  for (let step = 0; step < upTo; step++) {
    const index = record.answers[step]!;
    const option = game.decision(session.state)?.options[index];
    if (option === undefined || checkOf(option) !== record.checks[step]) break;
    try {
      session.answer(index);
    } catch {
      // It failed midway, so the state is of no use any more.
      return played(game, record, step);
    }
  }
  return session;
}

const from = (record: GameRecord, snapshot: Snapshot): GameRecord => ({
  ...record,
  answers: record.answers.slice(snapshot.step),
  checks: record.checks.slice(snapshot.step),
  snapshots: [{ step: 0, state: snapshot.state }],
});

/**
 * What these rules make of a record of older ones. Where they play it as it was played up to the last state stored in
 * it, everything is kept. Else the game goes on from that state, and what came before cannot be played again. Without
 * such a state it is played as far as its answers hold.
 */
export function upgradedRecord(game: Game, old: GameRecord): UpgradedRecord {
  if (old.rules > game.rules) throw unknownRules(game, old.rules);
  const bringer = bringerFrom(game, old.rules);
  const stored = old.snapshots.flatMap((each) =>
    bringer === null ? [] : (brought(game, bringer, old.seats, each) ?? []),
  );
  const record: GameRecord = { ...old, rules: game.rules, snapshots: stored.filter(({ step }) => step === 0) };
  const canBegin = old.snapshots[0]?.step !== 0 || record.snapshots.length > 0;
  const last = stored.at(-1);
  if (last !== undefined && last.step > 0) {
    const there = canBegin ? played(game, record, last.step) : null;
    if (there?.step !== last.step || inOrder(there.state) !== inOrder(last.state)) {
      const later = played(game, from(record, last)).record;
      return { record: later, begins: last.step, lost: old.answers.length - last.step - later.answers.length };
    }
  }
  if (!canBegin) throw unknownRules(game, old.rules);
  const whole = played(game, record).record;
  return { record: whole, begins: 0, lost: old.answers.length - whole.answers.length };
}
