import { checkSeats, type Emit, type Explanation, InputError, reveals, tableOptions } from '../engine/game.ts';
import { Fields, type GameKit, unknownName } from '../engine/stage.ts';
import { differences, missingEvents } from './match.ts';

/** A situation, what is done in it, and what should come of it. docs/judge.md describes the fields. */
export interface Scenario {
  readonly game: string;
  readonly name?: string;
  /** Rules of the catalogue that the scenario shows; at most three. */
  readonly rules?: readonly string[];
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly given?: Readonly<Record<string, unknown>>;
  readonly do?: readonly (string | { readonly expect: Expectation })[];
  readonly expect?: Expectation;
}

export interface Expectation {
  /** Compared field by field with the state as shown; what is left out may be anything. */
  readonly state?: Readonly<Record<string, unknown>>;
  readonly asked?: Readonly<Record<string, unknown>> | null;
  readonly options?: readonly string[];
  /** Exactly these options, in any order. */
  readonly onlyOptions?: readonly string[];
  readonly without?: readonly string[];
  /** Actions that are refused, with the rule that refuses them. */
  readonly refused?: Readonly<Record<string, string>>;
  /** Options that cross the undo line, and options that do not. */
  readonly reveals?: Readonly<Record<string, boolean>>;
  /** Events since the last expectation, in this order, others may come between. */
  readonly events?: readonly unknown[];
  readonly noEvents?: readonly unknown[];
  readonly result?: Readonly<Record<string, unknown>> | null;
}

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

const MOST_RULES = 3;
const FIELDS = ['game', 'name', 'rules', 'seats', 'options', 'given', 'do', 'expect'];
const EXPECT = [
  'state',
  'asked',
  'options',
  'onlyOptions',
  'without',
  'refused',
  'reveals',
  'events',
  'noEvents',
  'result',
];

/** Plays a scenario from outside. Throws an InputError for what cannot be understood or cannot be. */
export function judge(
  raw: unknown,
  kitOf: (id: string) => GameKit | undefined,
  games: readonly string[],
  emit?: Emit<unknown>,
): Verdict {
  const fields = new Fields(raw, '');
  const id = fields.text('game') ?? '';
  const kit = kitOf(id);
  if (kit === undefined) throw unknownName('game', id, games);
  fields.text('name');
  const rules = fields.list('rules') ?? [];
  if (rules.length > MOST_RULES)
    throw new InputError('rules', `at most ${MOST_RULES}, so that a failure points at one`);
  for (const [i, rule] of rules.entries()) {
    if (typeof rule !== 'string' || !kit.rules.includes(rule))
      throw unknownName(`rules[${i}]`, String(rule), kit.rules);
  }
  const seats = checkSeats(kit.game, fields.take('seats') ?? kit.game.seats.min);
  const given = fields.take('options') ?? {};
  const options = tableOptions(kit.game, Object.fromEntries(Object.entries(given)));
  const state = kit.stage.build(seats, options, fields.object('given'));
  const steps = fields.list('do') ?? [];
  const last = fields.take('expect');
  fields.finish(FIELDS);
  const trial = new Trial(kit, state, emit);
  for (const [i, step] of steps.entries()) {
    if (typeof step === 'string') trial.act(step, `do[${i}]`);
    else trial.expect(new Fields(step, `do[${i}]`).take('expect'), `do[${i}].expect`);
  }
  if (last !== undefined) trial.expect(last, 'expect');
  return trial.verdict();
}

/** A scenario under way. */
class Trial {
  private readonly kit: GameKit;
  private readonly state: unknown;
  private readonly events: unknown[] = [];
  /** Events before this one were looked at by an earlier expectation. */
  private told = 0;
  private readonly refused: Record<string, unknown> = {};
  private readonly failures: string[] = [];

  private readonly emit: Emit<unknown> | undefined;

  constructor(kit: GameKit, state: unknown, emit: Emit<unknown> | undefined) {
    this.kit = kit;
    this.state = state;
    this.emit = emit;
  }

  private explain(action: string, where: string): Explanation {
    const { seat, intent } = this.kit.stage.intent(this.state, action, where);
    return this.kit.game.explain(this.state, seat, intent);
  }

  act(action: string, where: string): void {
    const { game, stage } = this.kit;
    const answer = this.explain(action, where);
    if ('refused' in answer) {
      this.refused[action] = answer.refused;
      this.failures.push(`${where}: ${action} is refused by ${answer.refused.rule}`);
      return;
    }
    const [index, ...others] = answer.options;
    if (index === undefined || others.length > 0) {
      const listed = game.decision(this.state)?.options ?? [];
      const forms = answer.options.map((option) => stage.showOption(this.state, listed[option]));
      throw new InputError(where, `${action} may mean ${forms.join(' or ')}`);
    }
    game.answer(this.state, index, (event) => {
      this.events.push(stage.showEvent(event));
      this.emit?.(event);
    });
  }

  expect(raw: unknown, where: string): void {
    const fields = new Fields(raw, where);
    const fail = (lines: readonly string[]) => this.failures.push(...lines.map((text) => `${where}.${text}`));
    const { stage } = this.kit;
    const wanted = fields.take('state');
    if (wanted !== undefined) fail(differences(wanted, stage.show(this.state), 'state'));
    const asked = fields.take('asked');
    if (asked !== undefined) fail(differences(asked, this.asked(), 'asked'));
    const result = fields.take('result');
    if (result !== undefined) fail(differences(result, this.result(), 'result'));
    this.expectOptions(fields, fail);
    const events = this.events.slice(this.told);
    for (const event of missingEvents(fields.list('events') ?? [], events)) {
      fail([`events: ${JSON.stringify(event)} did not happen in this order; there were ${JSON.stringify(events)}`]);
    }
    for (const [i, event] of (fields.list('noEvents') ?? []).entries()) {
      const type = new Fields(event, `${where}.noEvents[${i}]`).text('type') ?? '';
      if (!stage.eventTypes.includes(type)) throw unknownName(`${where}.noEvents[${i}].type`, type, stage.eventTypes);
      if (missingEvents([event], events).length === 0) fail([`noEvents: ${JSON.stringify(event)} happened`]);
    }
    fields.finish(EXPECT);
    this.told = this.events.length;
  }

  private expectOptions(fields: Fields, fail: (lines: readonly string[]) => void): void {
    const listed = this.options();
    for (const option of fields.list('options') ?? []) {
      if (!listed.some((each) => each.option === option)) {
        fail([`options: ${JSON.stringify(option)} is not among ${JSON.stringify(listed.map((each) => each.option))}`]);
      }
    }
    const exactly = fields.list('onlyOptions');
    const names = listed.map((each) => each.option);
    if (exactly !== undefined) fail(differences(exactly.toSorted(), names.toSorted(), 'onlyOptions'));
    for (const [i, option] of (fields.list('without') ?? []).entries()) {
      this.kit.stage.intent(this.state, String(option), fields.at(`without[${i}]`));
      if (listed.some((each) => each.option === option)) fail([`without: ${JSON.stringify(option)} is offered`]);
    }
    const refused = fields.object('refused');
    for (const action of refused.names()) {
      const rule = refused.take(action);
      const answer = this.explain(action, refused.at(action));
      const found = 'refused' in answer ? answer.refused.rule : null;
      if ('refused' in answer) this.refused[action] = answer.refused;
      fail(differences(rule, found, `refused.${action}`));
    }
    const marks = fields.object('reveals');
    for (const option of marks.names()) {
      const found = listed.find((each) => each.option === option)?.reveals;
      fail(differences(marks.take(option), found, `reveals.${option}`));
    }
  }

  private options(): { option: string; reveals: boolean }[] {
    const { game, stage } = this.kit;
    return (game.decision(this.state)?.options ?? []).map((option, index) => ({
      option: stage.showOption(this.state, option),
      reveals: reveals(game, this.state, index),
    }));
  }

  private asked(): Verdict['asked'] {
    const asked = this.kit.game.decision(this.state);
    return asked === null ? null : { seat: this.kit.stage.showSeat(asked.seat), ask: asked.ask };
  }

  private result(): unknown {
    const result = this.kit.game.result(this.state);
    return result === null ? null : { ...result, winners: result.winners.map((seat) => this.kit.stage.showSeat(seat)) };
  }

  verdict(): Verdict {
    return {
      state: this.kit.stage.show(this.state),
      asked: this.asked(),
      options: this.options(),
      refused: this.refused,
      events: this.events,
      result: this.result(),
      failures: [...this.failures, ...this.kit.stage.unused(this.state)],
    };
  }
}
