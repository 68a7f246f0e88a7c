import { checkSeats, InputError, type Options, tableOptions } from '../engine/game.ts';
import { Fields, type GameKit, unknownName } from '../engine/stage.ts';
import { type Expectation, expect } from './expectation.ts';
import { readSeed } from './seed.ts';
import { type Listener, Trial, type Verdict } from './trial.ts';

/** A situation, what is done in it, and what should come of it. docs/judge.md describes the fields. */
export interface Scenario {
  readonly game: string;
  readonly name?: string;
  /** Rules of the catalogue that the scenario shows; at most three. */
  readonly rules?: readonly string[];
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Absent: the real setup, with `seed` for its chance. */
  readonly given?: Readonly<Record<string, unknown>>;
  readonly seed?: string | number;
  readonly do?: readonly (string | { readonly expect: Expectation })[];
  readonly expect?: Expectation;
}

const MOST_RULES = 3;
const FIELDS: readonly (keyof Scenario)[] = [
  'game',
  'name',
  'rules',
  'seats',
  'options',
  'given',
  'seed',
  'do',
  'expect',
];

/** A part that may be left out but is an object where it stands: not even null. */
function part(fields: Fields, name: string): Fields {
  const value = fields.take(name);
  return new Fields(value === undefined ? {} : value, name);
}

function checkRules(fields: Fields, known: readonly string[]): void {
  const rules = fields.list('rules') ?? [];
  if (rules.length > MOST_RULES)
    throw new InputError('rules', `at most ${MOST_RULES}, so that a failure points at one`);
  for (const [i, rule] of rules.entries()) {
    if (typeof rule !== 'string' || !known.includes(rule)) throw unknownName(`rules[${i}]`, String(rule), known);
  }
}

/** The situation that is given, or else the game as it is set up, with what happened in setting it up. */
function start(
  kit: GameKit,
  seats: number,
  options: Options,
  fields: Fields,
  said: readonly string[],
): { readonly state: unknown; readonly events: readonly unknown[] } {
  const seed = fields.take('seed');
  if (fields.names().includes('given')) {
    if (seed === undefined) return { state: kit.stage.build(seats, options, part(fields, 'given'), said), events: [] };
    throw new InputError('seed', 'is only for the real setup: leave out given, or the seed');
  }
  const events: unknown[] = [];
  const state = kit.game.setup(seats, options, readSeed(seed ?? 0), (event) => events.push(event));
  return { state, events };
}

/** Plays a scenario from outside. Throws an InputError for what cannot be understood or cannot be. */
export function judge(
  raw: unknown,
  kitOf: (id: string) => GameKit | undefined,
  games: readonly string[],
  listener: Listener = {},
): Verdict {
  const fields = new Fields(raw, '');
  const id = fields.text('game') ?? '';
  const kit = kitOf(id);
  if (kit === undefined) throw unknownName('game', id, games);
  fields.text('name');
  checkRules(fields, kit.rules);
  const seats = fields.take('seats');
  const table = checkSeats(kit.game, seats === undefined ? kit.game.seats.min : seats);
  const chosen = part(fields, 'options');
  const said = chosen.names();
  const options = tableOptions(kit.game, Object.fromEntries(said.map((name) => [name, chosen.take(name)])));
  const { state, events } = start(kit, table, options, fields, said);
  const steps = fields.list('do') ?? [];
  const last = fields.take('expect');
  fields.finish(FIELDS);
  const trial = new Trial(kit, state, listener, events);
  for (const [i, step] of steps.entries()) play(trial, step, `do[${i}]`);
  if (last !== undefined) expect(trial, last, 'expect');
  return trial.verdict();
}

function play(trial: Trial, step: unknown, where: string): void {
  if (typeof step === 'string') {
    trial.act(step, where);
    return;
  }
  const fields = new Fields(step, where);
  const expectation = fields.take('expect');
  fields.finish(['expect']);
  expect(trial, expectation, fields.at('expect'));
}
