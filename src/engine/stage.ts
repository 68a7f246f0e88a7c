import { type Game, InputError, type Options, type Random, type Seat } from './game.ts';
import type { ScoreLine, Teller } from './teller.ts';

/** How a game is put into any situation, played and shown in readable names: what the judge needs of it. */
export interface Stage<State = unknown, Option = unknown, Event = unknown> {
  /** The situation described by `given`; what it leaves out is as quiet as can be. Impossible ones are refused. */
  /** `said` names the options that were given explicitly: a situation must go with them. */
  build(seats: number, options: Options, given: Fields, said?: readonly string[]): State;
  /** The intent that an action in words means, and whose it is. */
  intent(state: State, action: string, where: string): { readonly seat: Seat; readonly intent: Option };
  /** The inverse of `intent`, for options. */
  showOption(state: State, option: Option): string;
  /** The state in the form that `build` reads. */
  show(state: State): unknown;
  /** Fields that `show` may give an object at `path`, such as `turn.extras[]`, although it is absent or empty now. */
  fieldsAt?(state: State, path: string): readonly string[];
  showEvent(event: Event, state: State): unknown;
  showSeat(seat: Seat): string;
  readonly eventTypes: readonly string[];
  /** Refuses an event of a scenario whose fields or names no game could bring. */
  checkEvent?(state: State, event: unknown, where: string): void;
  /** Forced chance that never came to pass, in words. */
  unused(state: State): readonly string[];
}

/** A game with what it takes to play it at a table among bots. */
export interface PlayKit<State = unknown, Option = unknown, Event = unknown, View = unknown> {
  readonly game: Game<State, Option, Event, View>;
  /** The number of the turn under way, from 1; 0 before the first. */
  turn(state: State): number;
  /** How much a bot of simple sense likes each option of the decision in the view. */
  appraise(view: View): readonly number[];
  /**
   * The answer that goes on towards the end of the turn when everything that must be done first is to be done for
   * the player; null where a real choice is asked.
   */
  towardsEndOfTurn(view: View): number | null;
  /** The answer that the player has asked beforehand to be given for him; null where it is for him to answer. */
  standingAnswer?(view: View): number | null;
  /** How something on the table would turn out, now or after the option at `index`; null where nobody can know. */
  forecast?(state: State, about: number, index: number | null): unknown;
  /** A fresh listener that tells a game of so many seats once it is played through. */
  teller?(seats: number): Teller<State, Event>;
  /** Where the points of each seat come from, in the order of counting, as far as the table shows it. */
  scoreSheet?(view: View): readonly ScoreLine[];
}

/** A game with everything that tools and tests know of it. */
export interface GameKit<State = unknown, Option = unknown, Event = unknown, View = unknown>
  extends PlayKit<State, Option, Event, View> {
  readonly stage: Stage<State, Option, Event>;
  /** Ids of the rules catalogue. */
  readonly rules: readonly string[];
  /** Counts that never change during a game: cubes of each colour, cards, tokens. */
  census(state: State): Readonly<Record<string, number>>;
  /** Whether a seat is out of the game and has no turn to finish: it is never asked. Absent: nobody ever is. */
  isOut?(state: State, seat: Seat): boolean;
  /** Another world that `viewer` cannot tell from this one, made independently of `imagine`, and the zones that differ. */
  otherWorld(state: State, viewer: Seat | null, random: Random): OtherWorld<State>;
  /** The same state but for the order of what only `seat` will ever see come. */
  privateWorld(state: State, seat: Seat, random: Random): State;
  /** What was forecast before the answer at `index` and came out otherwise, in words. Absent: nothing is forecast. */
  brokenForecasts?(state: State, index: number, events: readonly Event[], after: State): readonly string[];
  /** What is still to be done to a card that the answer at `index` brought back, in words: it is another card now. */
  staleRegisters?(state: State, index: number, after: State): readonly string[];
  /** Whether an event shows everybody cards that were hidden. */
  showsHidden(event: Event): boolean;
  /** The closed list of intents. */
  readonly intents: readonly Option[];
  readonly coverage: Coverage<State, Event>;
}

export interface OtherWorld<State> {
  readonly state: State;
  /** Hidden zones with something to permute, each true if it now really differs. */
  readonly permuted: Readonly<Record<string, boolean>>;
}

export interface Coverage<State = unknown, Event = unknown> {
  /** Everything that should happen sooner or later. */
  readonly wanted: readonly string[];
  /** What of it an event shows. */
  seen(event: Event): readonly string[];
  /** What of it the answer of that index shows, before it is taken. */
  answered?(state: State, index: number): readonly string[];
  /** What of it the end of a game shows. */
  ended(state: State): readonly string[];
}

/** A JSON object from outside, read field by field; what is left at the end was not understood. */
export class Fields {
  readonly where: string;
  private readonly left: Map<string, unknown>;

  constructor(value: unknown, where: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new InputError(where, `should be an object, not ${JSON.stringify(value)}`);
    }
    this.where = where;
    this.left = new Map(Object.entries(value));
  }

  at(name: string): string {
    return this.where === '' ? name : `${this.where}.${name}`;
  }

  take(name: string): unknown {
    const value = this.left.get(name);
    this.left.delete(name);
    return value;
  }

  object(name: string): Fields {
    return new Fields(this.take(name) ?? {}, this.at(name));
  }

  list(name: string): readonly unknown[] | undefined {
    const value = this.take(name);
    if (value === undefined || Array.isArray(value)) return value;
    throw new InputError(this.at(name), `should be a list, not ${JSON.stringify(value)}`);
  }

  text(name: string): string | undefined {
    const value = this.take(name);
    if (value === undefined || typeof value === 'string') return value;
    throw new InputError(this.at(name), `should be a text, not ${JSON.stringify(value)}`);
  }

  flag(name: string): boolean {
    const value = this.take(name) ?? false;
    if (typeof value === 'boolean') return value;
    throw new InputError(this.at(name), `should be true or false, not ${JSON.stringify(value)}`);
  }

  count(name: string, most: number, least = 0): number | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    const range = `from ${least} to ${most}`;
    throw new InputError(this.at(name), `should be a whole number ${range}, not ${JSON.stringify(value)}`);
  }

  names(): readonly string[] {
    return [...this.left.keys()];
  }

  /** Refuses what no one asked for: a misspelt field changes nothing silently. */
  finish(known: readonly string[]): void {
    const [name] = this.left.keys();
    if (name !== undefined) throw unknownName(this.at(name), name, known);
  }
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** An error for a name that is not among those known, with the nearest one. */
export function unknownName(where: string, name: string, known: readonly string[]): InputError {
  const [nearest] = known.toSorted((a, b) => distance(name, a) - distance(name, b));
  const hint = nearest === undefined ? '' : `; did you mean ${nearest}?`;
  return new InputError(where, `there is no ${JSON.stringify(name)} here${hint}`);
}
