import { botOf } from '../../src/bots/index.ts';
import { sightOf } from '../../src/engine/bot.ts';
import { watch } from '../../src/engine/laws.ts';
import { dice, seedFrom } from '../../src/engine/random.ts';
import type { GameKit } from '../../src/engine/stage.ts';
import { anyTable, type Table } from '../../src/engine/tables.ts';

/** More answers than any game takes. */
const MOST_ANSWERS = 20_000;
/** One step in so many is watched closely. */
const CLOSE = [3, 12, 40] as const;
/** Hundredths of a seat's answers that the greedy bot gives; the random bot gives the others. */
const GREEDY = [0, 0, 50, 90, 100] as const;

/** A game that was played, and all it takes to play it again. */
export interface Played extends Table {
  readonly game: string;
  readonly seed: string;
  readonly answers: readonly number[];
  /** The laws that were broken, each with the first step where it was. */
  readonly broken: readonly Broken[];
}

export interface Broken {
  readonly law: string;
  /** The answer it was noticed at, from 0. */
  readonly step: number;
  /** Everything that was noted of it. */
  readonly note: string;
}

const NOTE = /^step (?<step>\d+): (?<law>.*?)(?:: .*)?$/s;

/** What a trial noted, the first note of each law; without a step of its own it is of the last one. */
export function brokenIn(notes: readonly string[], last: number): readonly Broken[] {
  const laws = new Map<string, Broken>();
  for (const note of notes) {
    const { step = String(last), law = note } = NOTE.exec(note)?.groups ?? {};
    if (!laws.has(law)) laws.set(law, { law, step: Number(step), note });
  }
  return [...laws.values()];
}

/** An exception is a broken law too. */
export const noteOf = (error: unknown): string =>
  `an exception was thrown: ${error instanceof Error ? error.message : String(error)}`;

/** Plays one game at a random table, among bots of both kinds, under the laws. `no` and nothing else decides it. */
export function playOne(kit: GameKit, no: number, stop: () => boolean): Played {
  const { game } = kit;
  const random = dice(no);
  const table = anyTable(game, random);
  const seed = seedFrom(random);
  const greedy = Array.from({ length: table.seats }, () => GREEDY[random.below(GREEDY.length)]!);
  const every = CLOSE[random.below(CLOSE.length)]!;
  const sensible = botOf('greedy', kit);
  const erratic = botOf('random', kit);
  const answers: number[] = [];
  const notes: string[] = [];
  try {
    const { violations } = watch(kit, {
      ...table,
      random,
      seed,
      most: MOST_ANSWERS,
      every,
      stop,
      choose: (state, asked) => {
        const bot = random.below(100) < greedy[asked.seat]! ? sensible : erratic;
        const index = bot.choose(sightOf(game, state, asked, random));
        answers.push(index);
        return index;
      },
    });
    notes.push(...violations);
  } catch (error) {
    notes.push(noteOf(error));
  }
  return { game: game.id, ...table, seed, answers, broken: brokenIn(notes, Math.max(answers.length - 1, 0)) };
}
