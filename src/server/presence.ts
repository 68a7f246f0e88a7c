import type { Bus } from './store/store.ts';

/** One who leaves and is back sooner was never gone: a page that is loaded anew, a line that was cut. */
const LINGER = 3000;
/** Follows the id of one whose page is out of sight. */
const UNSEEING = '-';

/** Players at a table, and whether they look at it: a page may be open and out of sight. */
export type Attendance = ReadonlyMap<string, boolean>;

interface Known {
  /** As it is known to all: who has just left is still in it. */
  shown: Attendance;
  now: Attendance;
  callOff: () => void;
}

const NOBODY: Attendance = new Map();

function together(one: Attendance, other: Attendance): Attendance {
  const all = new Map(one);
  for (const [player, looks] of other) all.set(player, looks || (all.get(player) ?? false));
  return all;
}

const written = (attendance: Attendance): string =>
  Array.from(attendance, ([player, looks]) => `${player}${looks ? '' : UNSEEING}`)
    .sort()
    .join(' ');

const read = (text: string): Attendance =>
  new Map(text.split(' ').map((word) => [word.replace(UNSEEING, ''), !word.endsWith(UNSEEING)]));

/** Of those who sit there, the ones who watch. */
export function attendanceOf(
  seated: readonly (string | null)[],
  members: ReadonlyMap<{ readonly player: string | null }, { readonly looks: boolean }>,
): Attendance {
  const watching = new Map<string | null, boolean>();
  for (const [{ player }, { looks }] of members) watching.set(player, looks || watching.get(player) === true);
  const there = seated.flatMap((player): readonly (readonly [string, boolean])[] => {
    const looks = watching.get(player);
    return player === null || looks === undefined ? [] : [[player, looks]];
  });
  return new Map(there);
}

/** Who of those who sit at tables is there now, on this node and on the others. */
export class Presence {
  private readonly shared: Bus['shared'];
  private readonly after: (milliseconds: number, act: () => void) => () => void;
  private readonly tables = new Map<string, Known>();
  private changed: (table: string) => void = () => {};

  constructor({ shared }: Bus, after: (milliseconds: number, act: () => void) => () => void) {
    this.shared = shared;
    this.after = after;
    shared.listen({ changed: (table) => this.changed(table), gone: () => {} });
  }

  /** Calls whenever it may have changed who is at a table. */
  watch(changed: (table: string) => void): void {
    this.changed = changed;
  }

  /** Takes in who is there on this node; whoever is missing stays a moment longer. */
  note(table: string, now: Attendance): void {
    const known = this.tables.get(table) ?? { shown: NOBODY, now, callOff: () => {} };
    this.tables.set(table, known);
    known.callOff();
    known.now = now;
    this.show(table, known, together(known.shown, now));
    if (written(known.shown) !== written(now)) known.callOff = this.after(LINGER, () => this.settle(table, known));
    else if (now.size === 0) this.tables.delete(table);
  }

  private settle(table: string, known: Known): void {
    if (known.now.size === 0) this.tables.delete(table);
    this.show(table, known, known.now);
  }

  private show(table: string, known: Known, shown: Attendance): void {
    if (written(shown) === written(known.shown)) return;
    known.shown = shown;
    this.shared.share(table, shown.size === 0 ? null : written(shown));
    this.changed(table);
  }

  private at(table: string): Attendance {
    return this.shared
      .of(table)
      .map(read)
      .reduce(together, this.tables.get(table)?.shown ?? NOBODY);
  }

  isHere(table: string, player: string): boolean {
    return this.at(table).has(player);
  }

  /** Whether a page of the player shows the table, in sight. */
  looks(table: string, player: string): boolean {
    return this.at(table).get(player) ?? false;
  }
}
