import { type Emit, type Explanation, InputError, reveals, type Seat } from '../engine/game.ts';
import { Fields, type GameKit, unknownName } from '../engine/stage.ts';
import { lawlessQuestion } from '../engine/watch.ts';

/** What came of a scenario. */
export interface Verdict {
  readonly state: unknown;
  readonly asked: { readonly seat: string; readonly ask: string } | null;
  readonly options: readonly { readonly option: string; readonly reveals: boolean }[];
  readonly refused: Readonly<Record<string, unknown>>;
  readonly events: readonly unknown[];
  readonly result: unknown;
  /** What did not come as expected, a line each; empty when all did. */
  readonly failures: readonly string[];
}

/** Failed expectations that a question which was not asked may explain. */
const ABOUT_QUESTIONS = /expect\.(asked|options|onlyOptions|reveals|refused)\b/;

/** A question with a single answer, which was taken without asking. */
interface Settled {
  readonly seat: string;
  readonly ask: string;
  readonly option: string;
}

/** Who wants to hear of everything that happens in a scenario. */
export interface Listener {
  event?(event: unknown): void;
  /** An answer is about to be taken. */
  answer?(state: unknown, index: number): void;
  ended?(state: unknown): void;
}

/** A scenario under way. */
export class Trial {
  readonly kit: GameKit;
  readonly refused: Record<string, unknown> = {};
  private readonly state: unknown;
  private readonly listener: Listener;
  private readonly events: unknown[] = [];
  /** Events before this one were looked at by an earlier expectation. */
  private told = 0;
  private readonly failures: string[] = [];
  private readonly census: Readonly<Record<string, number>>;
  /** The last action taken, with the questions after it that had a single answer and so were not asked. */
  private last: { readonly line: string; readonly settled: Settled[] } = { line: '', settled: [] };

  /** `events` is what has happened already, in setting the game up. */
  constructor(kit: GameKit, state: unknown, listener: Listener, events: readonly unknown[]) {
    this.kit = kit;
    this.state = state;
    this.listener = listener;
    this.census = kit.census(state);
    for (const event of events) this.emit(event);
  }

  act(action: string, where: string): void {
    const answer = this.explainLine(action, where);
    if (answer === null) return;
    if ('refused' in answer) {
      if (this.wasSettled(action)) return;
      this.refused[action] = answer.refused;
      this.failures.push(`${where}: ${action} is refused by ${answer.refused.rule}${this.settledNote()}`);
      return;
    }
    const index = this.optionMeant(action, answer.options, where);
    this.listener.answer?.(this.state, index);
    this.last = { line: `${where} ${JSON.stringify(action)}`, settled: [] };
    this.kit.game.answer(this.state, index, this.emit);
    this.checkLaws(`${where}: ${action}`);
  }

  /** Whether the action is the only answer to a question that was not asked: a scenario may say it all the same, once. */
  private wasSettled(action: string): boolean {
    const { settled } = this.last;
    const [said = '', saidBy] = action.split(':').reverse();
    const means = (option: string) => option === said.trim() || option.startsWith(`${said.trim()} `);
    const at = settled.findIndex(
      ({ seat, option }) => means(option) && (saidBy === undefined || saidBy.trim() === seat),
    );
    settled.splice(0, at + 1);
    return at >= 0;
  }

  /** Not understanding a line may come from a question before it that was not asked; null where it is the answer to one. */
  private explainLine(action: string, where: string): Explanation | null {
    try {
      return this.explain(action, where);
    } catch (error) {
      if (error instanceof InputError && this.wasSettled(action)) return null;
      const note = this.settledNote();
      if (!(error instanceof InputError) || note === '') throw error;
      throw new InputError(error.where, `${error.message.slice(`${error.where}: `.length)}${note}`);
    }
  }

  private readonly emit: Emit<unknown> = Object.assign(
    (event: unknown) => {
      this.events.push(this.kit.stage.showEvent(event, this.state));
      this.listener.event?.(event);
    },
    {
      settled: (seat: Seat, ask: string, option: unknown) => {
        const { stage } = this.kit;
        this.last.settled.push({ seat: stage.showSeat(seat), ask, option: stage.showOption(this.state, option) });
      },
    },
  );

  /** Laws that hold after every action, whatever the scenario expects. */
  private checkLaws(after: string): void {
    const asked = this.kit.game.decision(this.state);
    const lawless = asked === null ? [] : lawlessQuestion(this.kit, this.state, asked);
    this.failures.push(...lawless.map((law) => `${after}: ${law}`));
    const now = this.kit.census(this.state);
    // What there is none of may not be named.
    for (const name of new Set([...Object.keys(this.census), ...Object.keys(now)])) {
      const [count, before] = [now[name] ?? 0, this.census[name] ?? 0];
      if (count !== before) this.failures.push(`${after}: there are ${count} of ${name}, before there were ${before}`);
    }
  }

  /** What was answered without asking since the last action, for a failure that may come from it. */
  private settledNote(): string {
    const { line, settled } = this.last;
    if (settled.length === 0) return '';
    const taken = settled.map(({ seat, ask, option }) => `"${option}" (${ask}, ${seat})`);
    return `; after ${line} the only answer was taken without asking: ${taken.join(', then ')}`;
  }

  /** The only option that carries the action out, or of several the one that is worded like it. */
  private optionMeant(action: string, options: readonly number[], where: string): number {
    const forms = options.map((option) => this.optionAt(option));
    const worded = forms.indexOf(action.slice(action.indexOf(':') + 1).trim());
    const meant = options[options.length === 1 ? 0 : worded];
    if (meant !== undefined) return meant;
    throw new InputError(where, `${action} may mean ${forms.join(' or ')}`);
  }

  /** Ends the window of events of an expectation and keeps what did not come as it said. */
  judged(failures: readonly string[]): void {
    const note = this.settledNote();
    this.failures.push(...failures.map((failure) => (ABOUT_QUESTIONS.test(failure) ? `${failure}${note}` : failure)));
    this.told = this.events.length;
  }

  explain(action: string, where: string): Explanation {
    const { seat, intent } = this.kit.stage.intent(this.state, action, where);
    return this.kit.game.explain(this.state, seat, intent);
  }

  /** Refuses an event that can never be. */
  checkEvent(event: unknown, where: string): void {
    const { stage } = this.kit;
    const type = new Fields(event, where).text('type') ?? '';
    if (!stage.eventTypes.includes(type)) throw unknownName(`${where}.type`, type, stage.eventTypes);
    stage.checkEvent?.(this.state, event, where);
  }

  /** Fields that the state shown can have at a path, although they are missing there now. */
  readonly fieldsAt = (path: string): readonly string[] => this.kit.stage.fieldsAt?.(this.state, path) ?? [];

  shown(): unknown {
    return this.kit.stage.show(this.state);
  }

  /** Events since the last expectation. */
  newEvents(): readonly unknown[] {
    return this.events.slice(this.told);
  }

  optionAt(index: number): string {
    return this.kit.stage.showOption(this.state, this.kit.game.decision(this.state)?.options[index]);
  }

  options(): Verdict['options'] {
    const { game } = this.kit;
    return (game.decision(this.state)?.options ?? []).map((_, index) => ({
      option: this.optionAt(index),
      reveals: reveals(game, this.state, index),
    }));
  }

  asked(): Verdict['asked'] {
    const asked = this.kit.game.decision(this.state);
    return asked === null ? null : { seat: this.kit.stage.showSeat(asked.seat), ask: asked.ask };
  }

  result(): unknown {
    const result = this.kit.game.result(this.state);
    return result === null ? null : { ...result, winners: result.winners.map((seat) => this.kit.stage.showSeat(seat)) };
  }

  verdict(): Verdict {
    this.listener.ended?.(this.state);
    return {
      state: this.shown(),
      asked: this.asked(),
      options: this.options(),
      refused: this.refused,
      events: this.events,
      result: this.result(),
      failures: [...this.failures, ...this.kit.stage.unused(this.state)],
    };
  }
}
