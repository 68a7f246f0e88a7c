import { InputError, type Result } from '../engine/game.ts';
import { Fields, unknownName } from '../engine/stage.ts';
import { differences, missingEvents } from './match.ts';
import { checkSpelling, type FieldsAt } from './spelling.ts';
import type { Trial, Verdict } from './trial.ts';

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
const ASKED: readonly (keyof NonNullable<Verdict['asked']>)[] = ['seat', 'ask'];
const RESULT: readonly (keyof Result)[] = ['scores', 'places', 'winners'];
const MANY = 9999;

/** The fields of an object that holds no other objects. */
const topFields =
  (names: readonly string[]): FieldsAt =>
  (path) =>
    path === '' ? names : [];

type Fail = (lines: readonly string[]) => void;

/** Holds an expectation against a scenario under way. */
export function expect(trial: Trial, raw: unknown, where: string): void {
  const failures: string[] = [];
  const fail: Fail = (lines) => failures.push(...lines.map((text) => `${where}.${text}`));
  const fields = new Fields(raw, where);
  const same = (name: string, shown: () => unknown, fieldsAt: FieldsAt) => {
    const wanted = fields.take(name);
    if (wanted === undefined) return;
    const found = shown();
    checkSpelling(wanted, found, fieldsAt, fields.at(name));
    fail(differences(wanted, found, name));
  };
  same('state', () => trial.shown(), trial.fieldsAt);
  same('asked', () => trial.asked(), topFields(ASKED));
  same('result', () => trial.result(), topFields(RESULT));
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
  const check = (option: string, where: string) => {
    if (!names.includes(option)) trial.explain(option, where);
  };
  for (const [i, option] of (texts(fields, 'options') ?? []).entries()) {
    check(option, fields.at(`options[${i}]`));
    if (!names.includes(option)) fail([`options: ${JSON.stringify(option)} is not among ${JSON.stringify(names)}`]);
  }
  const exactly = texts(fields, 'onlyOptions');
  for (const [i, option] of (exactly ?? []).entries()) check(option, fields.at(`onlyOptions[${i}]`));
  if (exactly !== undefined) fail(differences(exactly.toSorted(), names.toSorted(), 'onlyOptions'));
  const marks = fields.object('reveals');
  for (const option of marks.names()) {
    check(option, marks.at(option));
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
