import { watch } from '../../src/engine/laws.ts';
import { dice } from '../../src/engine/random.ts';
import { restore } from '../../src/engine/session.ts';
import { Fields, type GameKit } from '../../src/engine/stage.ts';
import type { Table } from '../../src/engine/tables.ts';
import { LOOKS, type Look } from '../../src/engine/watch.ts';
import type { Scenario } from '../../src/judge/scenario.ts';
import { type Broken, brokenIn, noteOf, type Played } from './play.ts';

/** Worlds that differ in what is hidden are random: so often a step is looked at before its laws count as kept. */
const TRIES = 6;
/** Answers watched at the end of a situation: the last one, or several where only undoing shows it. */
const WINDOWS = [1, 8] as const;
/** Steps before the violation whose state is tried as the beginning. */
const MOST_STEPS = 300;

/** The laws that are broken by the last answers from a state on. */
function brokenBy(
  kit: GameKit,
  table: Table,
  state: unknown,
  answers: readonly number[],
  window: number,
  law?: string,
  looks: readonly Look[] = LOOKS,
) {
  const { game } = kit;
  const found = new Map<string, Broken>();
  const before = Math.max(answers.length - window, 0);
  const start = restore(state);
  try {
    for (const index of answers.slice(0, before)) game.answer(start, index);
  } catch {
    return found;
  }
  const tries = looks.length === 0 ? 1 : TRIES;
  for (let no = 0; no < tries && (law === undefined || !found.has(law)); no++) {
    const left = answers.slice(before);
    const notes: string[] = [];
    try {
      const trial = {
        ...table,
        random: dice(no),
        seed: '0'.repeat(64),
        snapshot: start,
        most: window + 1,
        every: 1,
        looks,
      };
      notes.push(...watch(kit, { ...trial, choose: () => left.shift()!, stop: () => left.length === 0 }).violations);
    } catch (error) {
      notes.push(noteOf(error));
    }
    for (const broken of brokenIn(notes, 0)) found.set(broken.law, broken);
  }
  return found;
}

/** The laws that one answer breaks. */
export const lawsBrokenAt = (kit: GameKit, table: Table, state: unknown, index: number): readonly string[] => [
  ...brokenBy(kit, table, state, [index], 1).keys(),
];

type Given = Readonly<Record<string, unknown>>;

/** One violation on its way to a short judge file. */
class Shrinker {
  private readonly kit: GameKit;
  private readonly played: Played;
  private readonly broken: Broken;
  private readonly expired: () => boolean;
  private window: number = WINDOWS[0];
  private looks: readonly Look[] = LOOKS;

  constructor(kit: GameKit, played: Played, broken: Broken, expired: () => boolean) {
    this.kit = kit;
    this.played = played;
    this.broken = broken;
    this.expired = expired;
  }

  /** The latest state before the violation that can be given back, with what is done from there on. */
  situation(): { readonly given: Given; readonly lines: readonly string[] } | null {
    const answers = this.played.answers.slice(0, this.broken.step + 1);
    const first = Math.max(answers.length - MOST_STEPS, 0);
    const { states, lines } = this.replayed(answers, first);
    const window = WINDOWS.find((length) => {
      const from = Math.max(answers.length - length, first);
      return this.breaks(states[from - first], answers.slice(from), length);
    });
    if (window === undefined) return null;
    this.window = window;
    // One part of the close look mostly shows the law, or none of it is needed.
    const from = Math.max(answers.length - window, first);
    const parts = [[], ...LOOKS.map((look) => [look]), LOOKS];
    this.looks = parts.find((looks) => this.breaks(states[from - first], answers.slice(from), window, looks)) ?? LOOKS;
    for (let step = answers.length - 1; step >= first && !this.expired(); step--) {
      const given = this.shown(states[step - first]);
      if (given === null || !this.shows(given, lines.slice(step))) continue;
      const fewer = this.fewerLines(given, lines.slice(step));
      return { given: this.fewerFields(given, fewer), lines: fewer };
    }
    return null;
  }

  /** What was answered, in words, and the states before the answers from `first` on. */
  replayed(answers: readonly number[], first = answers.length): { states: unknown[]; lines: string[] } {
    const { game, stage } = this.kit;
    const { seats, options, seed } = this.played;
    const states: unknown[] = [];
    const lines: string[] = [];
    const state = game.setup(seats, options, seed);
    for (const [step, index] of answers.entries()) {
      if (step >= first) states.push(restore(state));
      lines.push(stage.showOption(state, game.decision(state)?.options[index]));
      // What the last answer does is not needed, and may be what throws.
      if (step < answers.length - 1) game.answer(state, index);
    }
    return { states, lines };
  }

  private breaks(state: unknown, answers: readonly number[], window = this.window, looks = this.looks): boolean {
    const { law } = this.broken;
    return brokenBy(this.kit, this.played, state, answers, window, law, looks).has(law);
  }

  private shown(state: unknown): Given | null {
    try {
      return restore<Given>(this.kit.stage.show(state));
    } catch {
      return null;
    }
  }

  /** Whether a situation with these actions breaks the law. */
  private shows(given: Given, lines: readonly string[]): boolean {
    const { seats, options } = this.played;
    return this.breaksFrom(() => this.kit.stage.build(seats, options, new Fields(restore(given), 'given')), lines);
  }

  /** Whether these actions, worded, can be taken from that beginning on, and the last of them breaks the law. */
  private breaksFrom(begin: () => unknown, lines: readonly string[]): boolean {
    const { game, stage } = this.kit;
    try {
      const state = begin();
      const copy = restore(state);
      const answers: number[] = [];
      for (const [i, line] of lines.entries()) {
        const index = game.decision(copy)?.options.findIndex((option) => stage.showOption(copy, option) === line) ?? -1;
        if (index < 0) return false;
        answers.push(index);
        if (i < lines.length - 1) game.answer(copy, index);
      }
      return this.breaks(state, answers);
    } catch {
      return false;
    }
  }

  /** The actions from the setup on, without as many as can be left out: first halves, then ever shorter stretches. */
  shortened(lines: readonly string[]): readonly string[] {
    const { seats, options, seed } = this.played;
    const begin = () => this.kit.game.setup(seats, options, seed);
    let kept = lines;
    for (let length = lines.length >> 1; length > 0 && !this.expired(); length >>= 1) {
      for (let at = kept.length - 1 - length; at >= 0 && !this.expired(); at -= length) {
        const fewer = kept.toSpliced(at, length);
        if (this.breaksFrom(begin, fewer)) kept = fewer;
      }
    }
    return kept;
  }

  private fewerLines(given: Given, lines: readonly string[]): readonly string[] {
    let kept = lines;
    for (let i = lines.length - 2; i >= 0 && !this.expired(); i--) {
      const fewer = kept.toSpliced(i, 1);
      if (this.shows(given, fewer)) kept = fewer;
    }
    return kept;
  }

  /** Leaves out what is not needed: fields, and fields of objects and of the objects in lists. */
  private fewerFields(given: Given, lines: readonly string[]): Given {
    const kept = restore<Record<string, unknown>>(given);
    const drop = (parent: Record<string, unknown>): void => {
      for (const [name, value] of Object.entries(parent)) {
        if (this.expired()) return;
        delete parent[name];
        if (this.shows(kept, lines)) continue;
        parent[name] = value;
        for (const inner of Array.isArray(value) ? value : [value]) if (isObject(inner)) drop(inner);
      }
    };
    drop(kept);
    return kept;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A judge file that brings a violation about: the latest situation that can be given back with the fewest actions, or
 * else the real setup with the actions up to the violation that are needed. Stops shortening once `expired`.
 */
export function shrink(kit: GameKit, played: Played, broken: Broken, expired: () => boolean): Scenario {
  const { game, seats, options, seed, answers } = played;
  const shrinker = new Shrinker(kit, played, broken, expired);
  const about = { game, name: `breaks a law: ${broken.note}`, seats, options };
  const situation = shrinker.situation();
  if (situation !== null) return { ...about, given: situation.given, do: situation.lines };
  const { lines } = shrinker.replayed(answers.slice(0, broken.step + 1));
  return { ...about, seed, do: shrinker.shortened(lines) };
}
