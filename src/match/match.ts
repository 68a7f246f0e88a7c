import {
  type Decision,
  type Emit,
  type Explanation,
  InputError,
  type Random,
  type Result,
  type Seat,
} from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import { type KeptSession, openRecord, Session, type Start, stateAt } from '../engine/session.ts';
import type { PlayKit } from '../engine/stage.ts';
import type { By, Deciders, Present, Sitter, Told } from '../protocol/table.ts';
import { bysIn, decidersOf } from './deciders.ts';
import { MoveList } from './move-list.ts';
import { type AnySession, type Move, takenBy, toldOf } from './moves.ts';
import { presentOf } from './present.ts';
import { replayed } from './replay.ts';
import { Seen } from './seen.ts';
import { type BotQuestion, chosenBy } from './thinking.ts';

/** What a match is made of. */
export interface Parts {
  readonly sitters: readonly Sitter[];
  readonly session: AnySession;
  readonly setup: readonly unknown[];
  /** As many of the last answers as are remembered: all, or on a device those since other rules held. */
  readonly moves: readonly Move[];
  /** The answers before this step were given by other rules: they cannot be played again. */
  readonly begins: number;
  /** What no longer holds in the record that the match was opened from, if anything. */
  readonly problem?: InputError | null;
}

/** A match as plain data. */
export interface KeptMatch extends Omit<Parts, 'session' | 'problem'> {
  readonly session: KeptSession;
}

/** A game with those who sit at it. The one owner of its session: every answer passes through here. */
export class Match {
  readonly kit: PlayKit;
  readonly sitters: readonly Sitter[];
  readonly problem: InputError | null;
  readonly begins: number;
  private readonly session: AnySession;
  private readonly random: Random;
  private readonly setup: readonly unknown[];
  private moves: MoveList;
  /** What was worked out of the state as it stands, if anything. */
  private known: Seen | null = null;

  constructor(kit: PlayKit, random: Random, { sitters, session, setup, moves, begins, problem = null }: Parts) {
    this.kit = kit;
    this.random = random;
    this.sitters = sitters;
    this.session = session;
    this.setup = setup;
    this.moves = new MoveList(moves, begins + session.step - moves.length);
    this.begins = begins;
    this.problem = problem;
    if (sitters.length !== session.seats) {
      throw new InputError('sitters', `${sitters.length} sit at a table for ${session.seats}`);
    }
  }

  static begin(kit: PlayKit, sitters: readonly Sitter[], start: Start, random: Random): Match {
    const setup: unknown[] = [];
    const session = new Session(kit.game, start, (event) => setup.push(event));
    return new Match(kit, random, { sitters, session, setup, moves: [], begins: 0 });
  }

  static resume(
    kit: PlayKit,
    sitters: readonly Sitter[],
    record: GameRecord,
    random: Random,
    deciders: Deciders | null = null,
    begins = 0,
  ): Match {
    const bys = deciders === null ? [] : bysIn(deciders);
    return new Match(kit, random, { sitters, begins, ...replayed(kit.game, record, bys) });
  }

  /** Another match at the same point: what happens in one does not reach the other. */
  copy(): Match {
    const { kit, random, sitters, setup, begins, problem } = this;
    const copy = new Match(kit, random, { sitters, session: this.session.copy(), setup, moves: [], begins, problem });
    copy.moves = this.moves.copy();
    copy.known = this.known;
    return copy;
  }

  /** What it takes to restore the match; the states in it are its own, to be written at once. */
  get kept(): KeptMatch {
    const { sitters, begins, setup, moves, session } = this;
    return { sitters, begins, setup, moves: moves.slice(), session: session.kept };
  }

  get step(): number {
    return this.begins + this.session.step;
  }

  /** Of what was played by these rules: where others held before, it begins with the state that they left. */
  get record(): GameRecord {
    return this.session.record;
  }

  /** The record with the state as it stands, so that later rules can go on from there. */
  get recordWithState(): GameRecord {
    return this.session.recordWithState;
  }

  /** Who gave the answers of the record. */
  get deciders(): Deciders | null {
    return decidersOf(this.moves.slice(this.begins).map(({ by }) => by));
  }

  get turn(): number {
    return this.kit.turn(this.session.state);
  }

  get decision(): Decision<unknown> | null {
    return this.kit.game.decision(this.session.state);
  }

  /** What the one who is asked answers without being waited for; null where a person is to answer, or nobody. */
  answerOf(sitter: Sitter): number | null {
    const asked = this.decision;
    if (asked === null) return null;
    if (sitter.kind === 'person') return this.standing;
    const { kit, session, random } = this;
    const { game } = kit;
    return chosenBy(kit, { game: game.id, bot: sitter.bot, seat: asked.seat, state: session.state }, random);
  }

  /** What a bot that answers for the one who is asked is to choose from; null where nobody is asked. */
  questionFor(bot: string): BotQuestion | null {
    const { kit, session, decision, random } = this;
    if (decision === null) return null;
    const { game } = kit;
    return { game: game.id, bot, seat: decision.seat, state: session.state, seed: random.below(2 ** 32) };
  }

  private get seen(): Seen {
    this.known ??= new Seen(this.kit, this.session.state);
    return this.known;
  }

  /** What the one who is asked has said beforehand to be answered; null where it is for them to answer. */
  get standing(): number | null {
    return this.seen.standing;
  }

  get result(): Result | null {
    return this.kit.game.result(this.session.state);
  }

  private get onItsOwn(): boolean {
    const asked = this.decision;
    if (asked === null) return false;
    return this.sitters[asked.seat]!.kind === 'bot' || this.standing !== null;
  }

  /** Lets a bot answer, or a person who said beforehand what to answer; false where a person is waited for. */
  goOn(): boolean {
    const asked = this.decision;
    const index = asked === null ? null : this.answerOf(this.sitters[asked.seat]!);
    if (index === null) return false;
    this.take(index, null);
    return true;
  }

  answer(seat: Seat, step: number, index: number, by: By | null = null): void {
    const asked = this.decision;
    if (asked === null) throw new InputError('answer', 'the game is over: nothing is asked');
    if (step !== this.step)
      throw new InputError('answer', `this question was settled: the game is at step ${this.step}`);
    if (asked.seat !== seat) throw new InputError('answer', `seat ${asked.seat} is asked, not seat ${seat}`);
    this.take(index, by);
  }

  undo(seat: Seat): boolean {
    if (this.session.undoable(seat) === 0 || !this.session.undo()) return false;
    this.known = null;
    this.moves.pop();
    return true;
  }

  redo(seat: Seat, by: By | null = null): boolean {
    const { session } = this;
    if (session.redoable === 0 || this.decision?.seat !== seat) return false;
    this.remember(by, (emit) => session.redo(emit));
    return true;
  }

  /** Whether everything since that step could be taken back without anyone having seen what was hidden. */
  openSince(step: number): boolean {
    return step >= this.begins && step < this.step && this.moves.slice(step).every(({ revealed }) => !revealed);
  }

  /** The match as it stood at an earlier step. */
  backTo(step: number): Match {
    const { kit, sitters, begins, setup } = this;
    const { session } = openRecord(kit.game, this.record, step - begins);
    return new Match(kit, this.random, {
      sitters,
      session,
      setup,
      moves: this.moves.slice(0, step),
      begins,
    });
  }

  explain(seat: Seat, intents: readonly unknown[]): Explanation[] {
    return intents.map((intent) => this.kit.game.explain(this.session.state, seat, intent));
  }

  /** How something on the table would turn out, to the one who is asked. */
  forecast(about: number, index: number | null): unknown {
    return this.kit.forecast?.(this.session.state, about, index) ?? null;
  }

  present(viewer: Seat | null): Present {
    const { kit, session, moves, begins, seen, onItsOwn } = this;
    const known = seen.presents.get(viewer);
    if (known !== undefined) return known;
    const present = presentOf({ kit, session, moves, begins, seen, onItsOwn }, viewer);
    seen.presents.set(viewer, present);
    return present;
  }

  /** So many answers were given long ago. */
  get settled(): number {
    return this.moves.settled;
  }

  /** One and the same object for as long as nothing up to that step, long ago, was taken back. */
  markAt(step: number): unknown {
    return this.moves.at(step - 1);
  }

  /** What happened from the answer after `step` up to `to`, as the viewer may know it; from the setup on for −1. */
  told(viewer: Seat | null, step: number, to = this.step): Told[] {
    const { game } = this.kit;
    const moves = toldOf(game, this.moves, viewer, Math.max(0, step), to);
    if (step >= 0) return moves;
    const events = this.setup.map((event) => game.redact(event, viewer));
    return [{ step: 0, seat: null, revealed: true, events }, ...moves];
  }

  /** The table as the viewer knew it after so many answers. */
  viewAt(viewer: Seat | null, step: number): unknown {
    return this.kit.game.view(stateAt(this.kit.game, this.record, step - this.begins), viewer);
  }

  private take(index: number, by: By | null): void {
    this.remember(by, (emit) => this.session.answer(index, emit));
  }

  private remember(by: By | null, act: (emit: Emit<unknown>) => void): void {
    this.known = null;
    this.moves.push(takenBy(this.session, by, act));
  }
}
