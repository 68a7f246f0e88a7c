import { BOT_NAMES, botOf } from '../bots/index.ts';
import { sightOf } from '../engine/bot.ts';
import { type Decision, type Explanation, InputError, type Random, type Result, type Seat } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import { openRecord, Session, type Start, stateAt } from '../engine/session.ts';
import type { PlayKit } from '../engine/stage.ts';
import type { Present, Sitter, Told } from '../protocol/table.ts';
import { addMove, type Move, toldOf } from './moves.ts';
import { presentOf } from './present.ts';
import { Seen } from './seen.ts';

type AnySession = Session<unknown, unknown, unknown, unknown>;

/** A game with those who sit at it. The one owner of its session: every answer passes through here. */
export class Match {
  readonly kit: PlayKit;
  readonly sitters: readonly Sitter[];
  /** What no longer holds in the record that the match was opened from, if anything. */
  readonly problem: InputError | null;
  private readonly session: AnySession;
  private readonly random: Random;
  private readonly setup: unknown[] = [];
  private readonly moves: Move[] = [];
  /** What was worked out of the state as it stands, if anything. */
  private known: Seen | null = null;

  private constructor(kit: PlayKit, sitters: readonly Sitter[], random: Random, from: Start | GameRecord) {
    this.kit = kit;
    this.sitters = sitters;
    this.random = random;
    if (!('answers' in from)) {
      this.session = new Session(kit.game, from, (event) => this.setup.push(event));
      this.problem = null;
    } else {
      const opened = this.replayed(from);
      this.session = opened.session;
      this.problem = opened.problem;
    }
    if (sitters.length !== this.session.seats) {
      throw new InputError('sitters', `${sitters.length} sit at a table for ${this.session.seats}`);
    }
  }

  static begin(kit: PlayKit, sitters: readonly Sitter[], start: Start, random: Random): Match {
    return new Match(kit, sitters, random, start);
  }

  static resume(kit: PlayKit, sitters: readonly Sitter[], record: GameRecord, random: Random): Match {
    return new Match(kit, sitters, random, record);
  }

  /** The record played through again, remembering what happened with each answer. */
  private replayed(record: GameRecord): { session: AnySession; problem: InputError | null } {
    const { session } = openRecord(this.kit.game, record, 0, (event) => this.setup.push(event));
    const { problem } = openRecord(this.kit.game, record);
    const sound = problem === null ? record.answers.length : Number(/\d+/.exec(problem.where)?.[0]);
    for (const index of record.answers.slice(0, sound)) this.take(session, index);
    return { session, problem };
  }

  get step(): number {
    return this.session.step;
  }

  get record(): GameRecord {
    return this.session.record;
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
    const sight = sightOf(this.kit.game, this.session.state, asked, this.random);
    return botOf(BOT_NAMES.find((name) => name === sitter.bot) ?? 'greedy', this.kit).choose(sight);
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
    this.take(this.session, index);
    return true;
  }

  answer(seat: Seat, step: number, index: number): void {
    const asked = this.decision;
    if (asked === null) throw new InputError('answer', 'the game is over: nothing is asked');
    if (step !== this.step)
      throw new InputError('answer', `this question was settled: the game is at step ${this.step}`);
    if (asked.seat !== seat) throw new InputError('answer', `seat ${asked.seat} is asked, not seat ${seat}`);
    this.take(this.session, index);
  }

  undo(seat: Seat): boolean {
    if (this.session.undoable(seat) === 0 || !this.session.undo()) return false;
    this.known = null;
    this.moves.pop();
    return true;
  }

  redo(seat: Seat): boolean {
    const asked = this.decision;
    if (this.session.redoable === 0 || asked?.seat !== seat) return false;
    this.remember(this.session, (emit) => this.session.redo(emit));
    return true;
  }

  /** Whether everything since that step could be taken back without anyone having seen what was hidden. */
  openSince(step: number): boolean {
    return step >= 0 && step < this.step && this.moves.slice(step).every(({ revealed }) => !revealed);
  }

  /** The match as it stood at an earlier step. */
  backTo(step: number): Match {
    const { record } = this;
    const answers = record.answers.slice(0, step);
    const snapshots = record.snapshots.filter((each) => each.step <= step);
    const earlier = { ...record, answers, checks: record.checks.slice(0, step), snapshots };
    return new Match(this.kit, this.sitters, this.random, earlier);
  }

  explain(seat: Seat, intents: readonly unknown[]): Explanation[] {
    return intents.map((intent) => this.kit.game.explain(this.session.state, seat, intent));
  }

  /** How something on the table would turn out, to the one who is asked. */
  forecast(about: number, index: number | null): unknown {
    return this.kit.forecast?.(this.session.state, about, index) ?? null;
  }

  present(viewer: Seat | null): Present {
    const { kit, session, moves, seen, onItsOwn } = this;
    const known = seen.presents.get(viewer);
    if (known !== undefined) return known;
    const present = presentOf({ kit, session, moves, seen, onItsOwn }, viewer);
    seen.presents.set(viewer, present);
    return present;
  }

  /** What happened from the answer after `step` on, as the viewer may know it; from the setup on for −1. */
  told(viewer: Seat | null, step: number): Told[] {
    const { game } = this.kit;
    const moves = toldOf(game, this.moves, viewer, Math.max(0, step));
    if (step >= 0) return moves;
    const events = this.setup.map((event) => game.redact(event, viewer));
    return [{ step: 0, seat: null, revealed: true, events }, ...moves];
  }

  /** The table as the viewer knew it after so many answers. */
  viewAt(viewer: Seat | null, step: number): unknown {
    return this.kit.game.view(stateAt(this.kit.game, this.record, step), viewer);
  }

  private take(session: AnySession, index: number): void {
    this.remember(session, (emit) => session.answer(index, emit), index);
  }

  private remember(session: AnySession, act: (emit: (event: unknown) => void) => void, index?: number): void {
    const { game } = this.kit;
    const asked = game.decision(session.state);
    const before = game.revealed(session.state);
    const events: unknown[] = [];
    this.known = null;
    act((event) => events.push(event));
    const taken = index ?? session.record.answers.at(-1)!;
    const option = asked!.options[taken];
    addMove(this.moves, { seat: asked!.seat, option, revealed: game.revealed(session.state) !== before, events });
  }
}
