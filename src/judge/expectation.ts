import { InputError } from '../engine/game.ts';
import { Fields, unknownName } from '../engine/stage.ts';
import { differences, missingEvents } from './match.ts';
import type { Trial } from './trial.ts';

/** What should have come about at some point of a scenario. docs/judge.md describes the fields. */
export interface Expectation {
  /** Compared field by field with the state as shown; what is left out may be anything. */
  readonly state?: Readonly<Record<string, unknown>>;
  readonly asked?: Readonly<Record<string, unknown>> | null;
  readonly options?: readonly string[];
  /** Exactly these options, in any order. */
  readonly onlyOptions?: readonly string[];
  /** Actions that no option carries out. */
  readonly without?: readonly string[];
  /** Actions that are refused, with the rule that refuses them and, where they matter, its numbers. */
  readonly refused?: Readonly<Record<string, string | ExpectedReason>>;
  /** Options that cross the undo line, and options that do not. */
  readonly reveals?: Readonly<Record<string, boolean>>;
  /** Events since the last expectation, in this order, others may come between. */
  readonly events?: readonly unknown[];
  readonly noEvents?: readonly unknown[];
  readonly result?: Readonly<Record<string, unknown>> | null;
}

export interface ExpectedReason {
  readonly rule: string;
  readonly need?: number;
  readonly have?: number;
}

const FIELDS: readonly (keyof Expectation)[] = [
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
const MANY = 9999;

type Fail = (lines: readonly string[]) => void;

/** Holds an expectation against a scenario under way. */
export function expect(trial: Trial, raw: unknown, where: string): void {
  const failures: string[] = [];
  const fail: Fail = (lines) => failures.push(...lines.map((text) => `${where}.${text}`));
  const fields = new Fields(raw, where);
  const same = (name: string, found: () => unknown) => {
    const wanted = fields.take(name);
    if (wanted !== undefined) fail(differences(wanted, found(), name));
  };
  same('state', () => trial.shown());
  same('asked', () => trial.asked());
  same('result', () => trial.result());
  expectOptions(trial, fields, fail);
  expectWithout(trial, fields, fail);
  expectRefused(trial, fields, fail);
  expectEvents(trial, fields, fail);
  fields.finish(FIELDS);
  trial.judged(failures);
}

function texts(fields: Fields, name: string): readonly string[] | undefined {
  return fields.list(name)?.map((item, i) => {
    if (typeof item === 'string') return item;
    throw new InputError(fields.at(`${name}[${i}]`), `should be a text, not ${JSON.stringify(item)}`);
  });
}

function expectOptions(trial: Trial, fields: Fields, fail: Fail): void {
  const listed = trial.options();
  const names = listed.map((each) => each.option);
  for (const option of texts(fields, 'options') ?? []) {
    if (!names.includes(option)) fail([`options: ${JSON.stringify(option)} is not among ${JSON.stringify(names)}`]);
  }
  const exactly = texts(fields, 'onlyOptions');
  if (exactly !== undefined) fail(differences(exactly.toSorted(), names.toSorted(), 'onlyOptions'));
  const marks = fields.object('reveals');
  for (const option of marks.names()) {
    const found = listed.find((each) => each.option === option)?.reveals;
    fail(differences(marks.take(option), found, `reveals.${option}`));
  }
}

function expectWithout(trial: Trial, fields: Fields, fail: Fail): void {
  for (const [i, action] of (texts(fields, 'without') ?? []).entries()) {
    const answer = trial.explain(action, fields.at(`without[${i}]`));
    if ('refused' in answer) continue;
    const offered = answer.options.map((option) => trial.optionAt(option));
    fail([`without: ${JSON.stringify(action)} is offered: ${offered.join(', ')}`]);
  }
}

function expectRefused(trial: Trial, fields: Fields, fail: Fail): void {
  const refused = fields.object('refused');
  for (const action of refused.names()) {
    const wanted = expectedReason(refused.take(action), refused.at(action), trial.kit.rules);
    const answer = trial.explain(action, refused.at(action));
    const found = 'refused' in answer ? answer.refused : null;
    if (found !== null) trial.refused[action] = found;
    const [expected, reason] = typeof wanted === 'string' ? [wanted, found?.rule ?? null] : [wanted, found];
    fail(differences(expected, reason, `refused.${action}`));
  }
}

/** The id of a rule, or a rule with the numbers that decided. */
function expectedReason(raw: unknown, where: string, rules: readonly string[]): string | ExpectedReason {
  const known = (rule: string, at: string): string => {
    if (rules.includes(rule)) return rule;
    throw unknownName(at, rule, rules);
  };
  if (typeof raw === 'string') return known(raw, where);
  const fields = new Fields(raw, where);
  const rule = known(fields.text('rule') ?? '', fields.at('rule'));
  const [need, have] = [fields.count('need', MANY), fields.count('have', MANY)];
  fields.finish(['rule', 'need', 'have']);
  return { rule, ...(need === undefined ? {} : { need }), ...(have === undefined ? {} : { have }) };
}

function expectEvents(trial: Trial, fields: Fields, fail: Fail): void {
  const events = trial.newEvents();
  const told = (name: string): readonly unknown[] => {
    const list = fields.list(name) ?? [];
    for (const [i, event] of list.entries()) trial.checkEvent(event, fields.at(`${name}[${i}]`));
    return list;
  };
  for (const event of missingEvents(told('events'), events)) {
    fail([`events: ${JSON.stringify(event)} did not happen in this order; there were ${JSON.stringify(events)}`]);
  }
  for (const event of told('noEvents')) {
    if (missingEvents([event], events).length === 0) fail([`noEvents: ${JSON.stringify(event)} happened`]);
  }
}
