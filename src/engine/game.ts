/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

export interface Decision<Option> {
  readonly seat: Seat;
  /** What is asked, by name; the text layer words it. */
  readonly ask: string;
  /** Every legal answer; an answer is an index into this list. */
  readonly options: readonly Option[];
}

/** Why an intent is refused: the id of a rule in the game's catalogue, with the numbers that decided. */
export interface Reason {
  readonly rule: string;
  readonly need?: number;
  readonly have?: number;
}

/** What the engine says of an intent: the options that carry it out, or the reason why there is none. */
export type Explanation = { readonly options: readonly number[] } | { readonly refused: Reason };

export interface Result {
  /** Points of each seat; 0 for a seat that does not score. */
  readonly scores: readonly number[];
  /** Place of each seat, 1 for the winner; seats that are equal after the tie rule share a place. */
  readonly places: readonly number[];
  /** Empty when everybody lost. */
  readonly winners: readonly Seat[];
}

/** Values of the table options, by name. */
export type Options = Readonly<Record<string, string>>;

/** Picks evenly among 0 … n − 1. */
export interface Random {
  below(n: number): number;
}

export interface Emit<Event> {
  (event: Event): void;
  /** Hears of a question with a single answer, before it is taken without asking. Only the judge listens. */
  settled?(seat: Seat, ask: string, option: unknown): void;
}

/** How what one version of the rules left is made into what the next one knows. */
export interface Upgrade<Event = unknown> {
  state(old: unknown): unknown;
  /** What was told by the older rules, or null where it can no longer be told; absent: events are as they were. */
  event?(old: unknown): Event | null;
}

/** What the kernel, the bots, the tools and the tests know of a game. A state is plain JSON data. */
export interface Game<State = unknown, Option = unknown, Event = unknown, View = unknown> {
  readonly id: string;
  /** Raised whenever an old record would no longer replay the same. */
  readonly rules: number;
  /**
   * By the version that brought it: how a state of the version before is made into one of that version, or null where
   * none can be. A version that is not named left states and events as they were.
   */
  readonly upgrades?: Readonly<Record<number, Upgrade<Event> | null>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** Table options with their values, the default first. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Names of table options that mean nothing as the others stand; absent: all of them always mean something. */
  idleOptions?(options: Options): readonly string[];
  setup(seats: number, options: Options, seed: string, emit?: Emit<Event>): State;
  /** The question the game waits on, or null when it is over. */
  decision(state: State): Decision<Option> | null;
  /** Takes the option at `index` and runs on to the next question. The only way a state changes. */
  answer(state: State, index: number, emit?: Emit<Event>): void;
  clone(state: State): State;
  /**
   * What `viewer` may know; null is a spectator. `beside` is a view of the same state for somebody else: it changes
   * nothing but what is the same for both may be one and the same object.
   */
  view(state: State, viewer: Seat | null, beside?: View): View;
  /** The event as `viewer` may know it. */
  redact(event: Event, viewer: Seat | null): Event;
  /** A state that `viewer` cannot tell from this one: what is unknown dealt anew, chance to come redrawn. */
  imagine(state: State, viewer: Seat, random: Random): State;
  /** How often so far hidden information came to light or chance was used; undo never crosses such a moment. */
  revealed(state: State): number;
  /** Whether `seat` could do what `intent` says, and if not, why. An intent has the shape of an option. */
  explain(state: State, seat: Seat, intent: Option): Explanation;
  result(state: State): Result | null;
}

/** Bad input from outside: `where` names the place in it, the message says what would be right. */
export class InputError extends Error {
  readonly where: string;

  constructor(where: string, message: string) {
    super(where === '' ? message : `${where}: ${message}`);
    this.name = 'InputError';
    this.where = where;
  }
}

/** The options that an intent means: those where everything it says is the same. */
export function optionsMeant<Option extends object>({ options }: Decision<Option>, intent: Option): number[] {
  const said = Object.entries(intent);
  return options.flatMap((option, index) => {
    const fields = new Map<string, unknown>(Object.entries(option));
    return said.every(([key, value]) => fields.get(key) === value) ? [index] : [];
  });
}

/** The table options of a game with what was not said filled in; an unknown name or value is refused. */
export function tableOptions(game: Game, given: Readonly<Record<string, unknown>>): Options {
  const known = Object.keys(game.options);
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) {
      throw new InputError(`options.${name}`, `${game.id} has no such option; it has ${known.join(', ') || 'none'}`);
    }
  }
  const chosen: Record<string, string> = {};
  for (const [name, values] of Object.entries(game.options)) {
    const value = given[name] ?? values[0]!;
    if (typeof value !== 'string' || !values.includes(value)) {
      throw new InputError(`options.${name}`, `${JSON.stringify(value)} is not one of ${values.join(', ')}`);
    }
    chosen[name] = value;
  }
  return chosen;
}

export function checkSeats(game: Game, seats: unknown): number {
  const { min, max } = game.seats;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    throw new InputError('seats', `${JSON.stringify(seats)} is not a number of players from ${min} to ${max}`);
  }
  return seats;
}

/** Whether so many players can sit at such a table; what does not go together is said by the setup. */
export function canSetUp(game: Game, seats: number, options: Options): boolean {
  try {
    game.setup(seats, options, '0'.repeat(64));
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/**
 * Whether taking the option crosses the undo line. Tried on a copy: up to the first use of chance or of hidden
 * information everything follows from what the seat knows, so the mark tells it nothing.
 */
export function reveals<State>(
  game: Pick<Game<State>, 'clone' | 'answer' | 'revealed'>,
  state: State,
  index: number,
): boolean {
  const copy = game.clone(state);
  const before = game.revealed(copy);
  game.answer(copy, index);
  return game.revealed(copy) !== before;
}
