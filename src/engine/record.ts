import { checkSeats, type Game, InputError, type Options, tableOptions } from './game.ts';
import { checkSeed } from './random.ts';

export interface Snapshot {
  readonly step: number;
  readonly state: unknown;
}

/** A game as one small file: everything else follows from it. */
export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly answers: readonly number[];
  /** One character for each answer, made from its option: tells when a number no longer means the same. */
  readonly checks: string;
  /** States on the way, in order of their steps. One at step 0 is where the game began instead of a setup. */
  readonly snapshots: readonly Snapshot[];
}

export const FORMAT = 'tintamarre-record-1';

/** Steps between two snapshots. */
export const SNAPSHOT_EVERY = 256;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Six bits of FNV-1a over the option as JSON. */
export function checkOf(option: unknown): string {
  let hash = 0x811c9dc5;
  const text = JSON.stringify(option);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return DIGITS[(hash >>> 26) & 63]!;
}

function object(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InputError(where, 'should be an object');
  }
  return { ...value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new InputError(
      'record',
      `not a whole JSON text, perhaps cut off (${text.length} characters read): ${reason}`,
    );
  }
}

function answersOf(value: unknown): number[] {
  if (!Array.isArray(value)) throw new InputError('answers', 'should be a list of numbers');
  return value.map((answer: unknown, step) => {
    if (typeof answer === 'number' && Number.isInteger(answer) && answer >= 0) return answer;
    throw new InputError(`answers[${step}]`, `${JSON.stringify(answer)} is not a whole number from 0 up`);
  });
}

function snapshotsOf(value: unknown, answers: number): Snapshot[] {
  if (!Array.isArray(value)) throw new InputError('snapshots', 'should be a list');
  let last = -1;
  return value.map((item: unknown, i) => {
    const { step, state } = object(item, `snapshots[${i}]`);
    if (typeof step !== 'number' || !Number.isInteger(step) || step <= last || step > answers) {
      throw new InputError(`snapshots[${i}].step`, `should be a step over ${last}, at most ${answers}`);
    }
    last = step;
    return { step, state: object(state, `snapshots[${i}].state`) };
  });
}

export const unknownRules = ({ id, rules }: Game, given: unknown): InputError =>
  new InputError('rules', `version ${JSON.stringify(given)} of ${id} is unknown; here it is ${rules}`);

/**
 * Reads a record file. What is wrong is said with its place; nothing is guessed. A record of older rules is read as it
 * is: `upgradedRecord` makes one of today's rules of it.
 */
export function readRecord(text: string, gameOf: (id: string) => Game | undefined): GameRecord {
  const raw = object(parse(text), 'record');
  if (raw['format'] === undefined) {
    throw new InputError('format', `none is named, so this is not the record of a game; a record names ${FORMAT}`);
  }
  if (raw['format'] !== FORMAT) {
    throw new InputError('format', `${JSON.stringify(raw['format'])} is not a format known here; known: ${FORMAT}`);
  }
  const id = raw['game'];
  const game = typeof id === 'string' ? gameOf(id) : undefined;
  if (game === undefined) throw new InputError('game', `no game is called ${JSON.stringify(id)}`);
  const { rules } = raw;
  if (typeof rules !== 'number' || !Number.isInteger(rules) || rules < 1 || rules > game.rules) {
    throw unknownRules(game, rules);
  }
  const seed = checkSeed(raw['seed']);
  const answers = answersOf(raw['answers']);
  const checks = raw['checks'];
  if (typeof checks !== 'string' || checks.length !== answers.length) {
    throw new InputError('checks', `should be a text of ${answers.length} characters, one for each answer`);
  }
  return {
    format: FORMAT,
    game: game.id,
    rules,
    seats: checkSeats(game, raw['seats']),
    options: tableOptions(game, object(raw['options'], 'options')),
    seed,
    answers,
    checks,
    snapshots: snapshotsOf(raw['snapshots'], answers.length),
  };
}

export function writeRecord(record: GameRecord): string {
  return `${JSON.stringify(record)}\n`;
}
