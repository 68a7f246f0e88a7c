import { checkSeats, type Emit, type Game, InputError, type Options, tableOptions } from './game.ts';
import { checkOf, FORMAT, type GameRecord, SNAPSHOT_EVERY, type Snapshot } from './record.ts';
import { SharedList } from './shared-list.ts';

/**
 * A game under way with its record: plays, replays, undoes. The one owner of its state. Copies, and the moment that undo
 * may go back to, share the state until it is about to change: an answer then clones it first.
 */
export class Session<State, Option, Event, View> {
  readonly game: Game<State, Option, Event, View>;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  private current: State;
  /** Whether others rely on the state as it stands. */
  private isShared = true;
  private answers = new SharedList<number>();
  private checks = new SharedList<string>();
  private snapshots = new SharedList<Snapshot>();
  private undone: readonly number[] = [];
  /** The earliest step that undo may go back to, and the state there. */
  private floor: Floor<State>;
  private lastSeat: number | null = null;

  /** `state` is where the game stands already: it then belongs to the session, and nothing is set up. */
  constructor(game: Game<State, Option, Event, View>, start: Start, emit?: Emit<Event>, state?: State) {
    this.game = game;
    this.seats = checkSeats(game, start.seats);
    this.options = tableOptions(game, start.options);
    this.seed = start.seed;
    const begun = start.snapshot;
    if (state !== undefined) {
      this.current = state;
    } else if (begun === undefined) {
      this.current = game.setup(this.seats, this.options, this.seed, emit);
    } else {
      this.current = restore(begun);
      this.snapshots.push({ step: 0, state: begun });
    }
    this.floor = { step: 0, state: this.current };
  }

  get state(): State {
    return this.current;
  }

  get step(): number {
    return this.answers.length;
  }

  get lastAnswer(): number | undefined {
    return this.answers.last;
  }

  /** Another session at the same point: what happens in one does not reach the other. */
  copy(): Session<State, Option, Event, View> {
    this.isShared = true;
    const copy = new Session(this.game, this, undefined, this.current);
    copy.answers = this.answers.copy();
    copy.checks = this.checks.copy();
    copy.snapshots = this.snapshots.copy();
    copy.undone = this.undone;
    copy.floor = this.floor;
    copy.lastSeat = this.lastSeat;
    return copy;
  }

  /** Goes on exactly where a session of the same rules was kept. */
  static resume<State, Option, Event, View>(
    game: Game<State, Option, Event, View>,
    kept: KeptSession<State>,
  ): Session<State, Option, Event, View> {
    const { record, state, floor, lastSeat, undone } = kept;
    const { seats, options, seed, answers, checks, snapshots } = record;
    const session = new Session(game, { seats, options, seed }, undefined, state);
    session.answers = new SharedList(answers);
    session.checks = new SharedList([...checks]);
    session.snapshots = new SharedList(snapshots);
    session.undone = undone;
    session.floor = floor;
    session.lastSeat = lastSeat;
    return session;
  }

  /** What it takes to resume; the states are those of the session, to be written at once. */
  get kept(): KeptSession<State> {
    const { record, current, floor, lastSeat, undone } = this;
    return { record, state: current, floor, lastSeat, undone };
  }

  answer(index: number, emit?: Emit<Event>): void {
    this.take(index, emit);
    this.undone = [];
  }

  /** How many answers `seat` may take back: those of its own since the last reveal, chance or foreign answer. */
  undoable(seat: number): number {
    return this.lastSeat === seat ? this.step - this.floor.step : 0;
  }

  /** How many answers were taken back and may be given again. */
  get redoable(): number {
    return this.undone.length;
  }

  undo(): boolean {
    if (this.step === this.floor.step) return false;
    const kept = this.answers.slice(this.floor.step, this.step - 1);
    const undone = [...this.undone, this.answers.last!];
    this.current = this.floor.state;
    this.isShared = true;
    this.answers.cut(this.floor.step);
    this.checks.cut(this.floor.step);
    while ((this.snapshots.last?.step ?? 0) > this.floor.step) this.snapshots.cut(this.snapshots.length - 1);
    for (const index of kept) this.take(index);
    this.undone = undone;
    return true;
  }

  redo(emit?: Emit<Event>): boolean {
    const index = this.undone.at(-1);
    if (index === undefined) return false;
    this.undone = this.undone.slice(0, -1);
    this.take(index, emit);
    return true;
  }

  get record(): GameRecord {
    return {
      format: FORMAT,
      game: this.game.id,
      rules: this.game.rules,
      seats: this.seats,
      options: this.options,
      seed: this.seed,
      answers: this.answers.slice(),
      checks: this.checks.slice().join(''),
      snapshots: this.snapshots.slice(),
    };
  }

  /** The record with the state as it stands, so that later rules can go on from there. */
  get recordWithState(): GameRecord {
    const { record, step } = this;
    if (step === 0 || record.snapshots.at(-1)?.step === step) return record;
    return { ...record, snapshots: [...record.snapshots, { step, state: this.game.clone(this.current) }] };
  }

  private take(index: number, emit?: Emit<Event>): void {
    const { game } = this;
    const asked = game.decision(this.current);
    if (asked === null) throw new InputError(`answers[${this.step}]`, 'the game is over: nothing is asked');
    const option = asked.options[index];
    if (option === undefined) {
      const count = asked.options.length;
      throw new InputError(`answers[${this.step}]`, `${index} is out of range: 0 to ${count - 1} were listed`);
    }
    if (this.lastSeat !== asked.seat) this.setFloor();
    this.lastSeat = asked.seat;
    if (this.isShared) this.current = game.clone(this.current);
    this.isShared = false;
    const { current } = this;
    const before = game.revealed(current);
    game.answer(current, index, emit);
    this.answers.push(index);
    this.checks.push(checkOf(option));
    if (game.revealed(current) !== before) this.setFloor();
    if (this.step % SNAPSHOT_EVERY === 0) this.snapshots.push({ step: this.step, state: restore(current) });
  }

  private setFloor(): void {
    this.floor = { step: this.step, state: this.current };
    this.isShared = true;
  }
}

interface Floor<State> {
  readonly step: number;
  readonly state: State;
}

/** A session as plain data. */
export interface KeptSession<State = unknown> {
  readonly record: GameRecord;
  readonly state: State;
  /** The earliest step that undo may go back to, and the state there. */
  readonly floor: Floor<State>;
  readonly lastSeat: number | null;
  readonly undone: readonly number[];
}

export interface Start {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Where the game begins instead of a setup. */
  readonly snapshot?: unknown;
}

/** A state from its JSON form: a deep copy, owned by the caller. */
export function restore<State>(snapshot: unknown): State {
  return JSON.parse(JSON.stringify(snapshot));
}

/** Where an opened record stands, and the first thing in it that no longer holds, if any. */
export interface Opened<State, Option, Event, View> {
  readonly session: Session<State, Option, Event, View>;
  readonly problem: InputError | null;
}

/** Replays a record up to `upTo`. A bad answer stops it there: what came before is kept and playable. */
export function openRecord<State, Option, Event, View>(
  game: Game<State, Option, Event, View>,
  record: GameRecord,
  upTo: number = record.answers.length,
  emit?: Emit<Event>,
): Opened<State, Option, Event, View> {
  const { seats, options, seed } = record;
  const begun = record.snapshots[0]?.step === 0 ? { snapshot: record.snapshots[0].state } : {};
  const session = new Session(game, { seats, options, seed, ...begun }, emit);
  for (let step = 0; step < upTo; step++) {
    const option = game.decision(session.state)?.options[record.answers[step]!];
    if (option !== undefined && checkOf(option) !== record.checks[step]) {
      const message = 'this answer no longer means what it meant when it was given';
      return { session, problem: new InputError(`answers[${step}]`, message) };
    }
    try {
      session.answer(record.answers[step]!, emit);
    } catch (problem) {
      if (problem instanceof InputError) return { session, problem };
      throw problem;
    }
  }
  return { session, problem: null };
}

/** The state at `step`, from the nearest snapshot before it. */
export function stateAt<State>(game: Game<State>, record: GameRecord, step: number): State {
  const near = record.snapshots.findLast((snapshot) => snapshot.step <= step);
  const state = near === undefined ? game.setup(record.seats, record.options, record.seed) : restore<State>(near.state);
  for (let i = near?.step ?? 0; i < step; i++) {
    const index = record.answers[i];
    if (index === undefined || !game.decision(state)?.options[index]) {
      throw new InputError(`answers[${i}]`, `${index} is not among the options listed there`);
    }
    game.answer(state, index);
  }
  return state;
}
