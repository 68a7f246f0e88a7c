import type { GameKit } from '../../src/engine/stage.ts';
import type { Table } from '../../src/engine/tables.ts';
import type { Scenario } from '../../src/judge/scenario.ts';
import { noteOf, playOne } from './play.ts';
import { shrink } from './shrink.ts';

/** A part of a run: the games `first`, `first + stride` and so on, below `most`. */
export interface Part {
  readonly seed: number;
  readonly first: number;
  readonly stride: number;
  readonly most: number;
}

/** What came of one game. */
export interface Outcome extends Table {
  readonly game: string;
  readonly no: number;
  readonly seed: string;
  readonly decisions: number;
  readonly violations: readonly Violation[];
}

export interface Violation {
  readonly law: string;
  readonly note: string;
  readonly step: number;
  readonly file: Scenario;
}

/** So many files for one law in one game are shortened; the others are the real setup with every action. */
const MOST_SHORTENED = 3;
const SHRINK_MILLISECONDS = 15_000;
/** Between the games of one seed and those of the next. */
const SEED_STEP = 1_000_003;

/** Plays the games of a part in turn until all are played or it should stop. */
export function soak(
  kits: readonly GameKit[],
  part: Part,
  stop: () => boolean,
  tell: (outcome: Outcome) => void,
): void {
  const files = new Map<string, number>();
  for (let no = part.first; no < part.most && !stop(); no += part.stride) {
    const kit = kits[no % kits.length]!;
    const played = playOne(kit, part.seed * SEED_STEP + no, stop);
    const { game, seats, options, seed, answers } = played;
    const violations = played.broken.map((broken): Violation => {
      const key = `${game} ${broken.law}`;
      const count = (files.get(key) ?? 0) + 1;
      files.set(key, count);
      const end = count > MOST_SHORTENED ? 0 : Date.now() + SHRINK_MILLISECONDS;
      try {
        return { ...broken, file: shrink(kit, played, broken, () => Date.now() > end) };
      } catch (error) {
        // A game that fails in its setup, or a state that cannot be worded: the seed brings it back all the same.
        return {
          ...broken,
          file: { game, name: `breaks a law: ${broken.note}; ${noteOf(error)}`, seats, options, seed },
        };
      }
    });
    tell({ game, no, seats, options, seed, decisions: answers.length, violations });
  }
}
