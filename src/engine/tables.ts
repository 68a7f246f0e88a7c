import { canSetUp, type Game, type Options, type Random, tableOptions } from './game.ts';

/** How a game is set up: the number of players and the values of the table options. */
export interface Table {
  readonly seats: number;
  readonly options: Options;
}

/** Values by name; the number of players is called `seats`. */
type Settings = ReadonlyMap<string, string>;

const SEATS = 'seats';
/** Random tables tried before some values count as not going together. */
const TRIES = 400;

function settingsOf({ seats, options: values }: Game): readonly (readonly [string, readonly string[]])[] {
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => String(seats.min + i));
  return [[SEATS, counts], ...Object.entries(values)];
}

/** A random table with these values, or null if it cannot be set up. */
function tryTable(game: Game, random: Random, fixed: Settings): Table | null {
  const chosen = settingsOf(game).map(
    ([name, values]) => [name, fixed.get(name) ?? values[random.below(values.length)]!] as const,
  );
  const { [SEATS]: seats, ...values } = Object.fromEntries(chosen);
  const table = { seats: Number(seats), options: tableOptions(game, values) };
  const idle = game.idleOptions?.(table.options) ?? [];
  if (idle.some((name) => fixed.has(name))) return null;
  return canSetUp(game, table.seats, table.options) ? table : null;
}

/** Any number of players, each as likely as the others, and any values of the options that go together with it. */
export function anyTable(game: Game, random: Random): Table {
  const { min, max } = game.seats;
  const seats: Settings = new Map([[SEATS, String(min + random.below(max - min + 1))]]);
  for (;;) {
    const table = tryTable(game, random, seats);
    if (table !== null) return table;
  }
}

const pairName = (a: string, b: string): string => `${a} with ${b}`;

/** The pairs of values that a table is played with; an option that means nothing at this table is in none. */
export function pairsAt(game: Game, { seats, options }: Table): readonly string[] {
  const idle = game.idleOptions?.(options) ?? [];
  const values = [`${SEATS}=${seats}`];
  for (const [name, value] of Object.entries(options)) if (!idle.includes(name)) values.push(`${name}=${value}`);
  return values.flatMap((a, i) => values.slice(i + 1).map((b) => pairName(a, b)));
}

/** Chooses tables until every pair of values that goes together was played with, then any tables. */
export class PairedTables {
  private readonly game: Game;
  private readonly left = new Map<string, Settings>();
  private readonly used = new Set<string>();

  constructor(game: Game) {
    this.game = game;
    const settings = settingsOf(game);
    for (const [i, [a, ones]] of settings.entries()) {
      for (const [b, others] of settings.slice(i + 1)) {
        for (const one of ones) {
          for (const other of others)
            this.left.set(pairName(`${a}=${one}`, `${b}=${other}`), settled(a, one, b, other));
        }
      }
    }
  }

  next(random: Random): Table {
    const table = this.withNewPair(random) ?? anyTable(this.game, random);
    for (const pair of pairsAt(this.game, table)) {
      this.left.delete(pair);
      this.used.add(pair);
    }
    return table;
  }

  /** How many pairs were played with. */
  get played(): number {
    return this.used.size;
  }

  /** How many more there may be; those that do not go together are found out in time. */
  get open(): number {
    return this.left.size;
  }

  /** Drops the pairs that no table can have. */
  private withNewPair(random: Random): Table | null {
    for (const [name, pair] of this.left) {
      for (let i = 0; i < TRIES; i++) {
        const table = tryTable(this.game, random, pair);
        if (table !== null) return table;
      }
      this.left.delete(name);
    }
    return null;
  }
}

const settled = (a: string, one: string, b: string, other: string): Settings =>
  new Map([
    [a, one],
    [b, other],
  ]);
