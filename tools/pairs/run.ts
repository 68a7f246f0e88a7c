import { type Random, tableOptions } from '../../src/engine/game.ts';
import { dice } from '../../src/engine/random.ts';
import { Fields, type GameKit } from '../../src/engine/stage.ts';
import { Watch } from '../../src/engine/watch.ts';
import type { Event } from '../../src/games/smash-up/core/event.ts';
import type { Option } from '../../src/games/smash-up/core/option.ts';
import type { State } from '../../src/games/smash-up/core/state.ts';
import type { View } from '../../src/games/smash-up/core/view.ts';
import type { Scenario } from '../../src/judge/scenario.ts';
import { nameOf, type Pair } from './kinds.ts';
import { before, GRADES, type Grade, gradeOf, names } from './meeting.ts';
import { situationOf, type Variant, variantsOf } from './situation.ts';

type SmashUpKit = GameKit<State, Option, Event, View>;

const SEATS = 2;
const TURNS = 4;
const MOST_ANSWERS = 80;
/** One step in so many is looked at closely. */
const EVERY = 12;
/** Of those steps, one in so many has every intent tried. */
const REFUSALS_EVERY = 5;
/** This part of the answers, in hundredths, is about one of the two cards where such an answer is offered. */
const BIAS = 70;
/** A pair that has not met gets so many times the tables. */
const PATIENCE = 4;

export interface Violation {
  readonly pair: string;
  readonly law: string;
  /** A judge file that leads to it. */
  readonly scenario: Scenario;
}

export interface PairReport {
  readonly pair: Pair;
  readonly grade: Grade;
  readonly tables: number;
  readonly answers: number;
  readonly violations: readonly Violation[];
}

/** Any option, more often one that names a card of the pair; plays are rarely ended early. */
function choose(state: State, { a, b }: Pair, options: readonly Option[], random: Random): number {
  const about = options.flatMap((option, i) => (names(state, option, a) || names(state, option, b) ? [i] : []));
  if (about.length > 0 && random.below(100) < BIAS) return about[random.below(about.length)]!;
  const index = random.below(options.length);
  return options[index]!.take === 'end-plays' ? random.below(options.length) : index;
}

/** One table played under the laws. */
class Play {
  grade: Grade = 'apart';
  answers = 0;
  readonly violations: Violation[] = [];
  private readonly kit: SmashUpKit;
  private readonly pair: Pair;
  private readonly random: Random;
  private readonly scenario: Scenario;
  private readonly lines: string[] = [];

  constructor(kit: SmashUpKit, pair: Pair, variant: Variant, random: Random) {
    this.kit = kit;
    this.pair = pair;
    this.random = random;
    this.scenario = {
      game: kit.game.id,
      seats: SEATS,
      options: { core: 'on', printing: pair.printing },
      given: situationOf(pair, variant, random),
    };
  }

  run(): void {
    try {
      this.play();
    } catch (error) {
      this.note([`threw ${error instanceof Error ? error.message : error}`]);
    }
  }

  private note(laws: readonly string[]): void {
    const scenario = { ...this.scenario, do: this.lines.slice() };
    this.violations.push(...laws.map((law) => ({ pair: nameOf(this.pair), law, scenario })));
  }

  private play(): void {
    const { kit, random } = this;
    const { game, stage } = kit;
    const options = tableOptions(game, this.scenario.options ?? {});
    const state = stage.build(SEATS, options, new Fields(this.scenario.given, 'given'));
    const laws = new Watch(kit, { seats: SEATS, options, random, most: MOST_ANSWERS, every: EVERY });
    const census = JSON.stringify(kit.census(state));
    for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
      if (this.answers === MOST_ANSWERS || state.turnNo > TURNS || this.violations.length > 0) return;
      laws.step = this.answers;
      laws.question(state, asked);
      laws.refusingSome(state, asked);
      const index = choose(state, this.pair, asked.options, random);
      const close = random.below(EVERY) === 0;
      const expected = close ? laws.future(state, index) : null;
      if (close) {
        laws.ownership(state);
        laws.acceptance(state, asked);
        if (random.below(REFUSALS_EVERY) === 0) laws.refusing(state, asked);
        laws.imagination(state, asked);
        laws.privacy(state, asked);
        for (const viewer of [0, 1, null]) laws.secrecy(state, asked, viewer);
      }
      this.lines.push(`${stage.showSeat(asked.seat)}: ${stage.showOption(state, asked.options[index]!)}`);
      const was = before(state, this.pair);
      const events: Event[] = [];
      game.answer(state, index, (event) => events.push(event));
      this.answers++;
      if (expected !== null) laws.reads(state, expected, 'the same answer gave another state');
      laws.reads(kit.census(state), census, 'pieces were made or lost');
      const grade = gradeOf(state, this.pair, was, events);
      if (GRADES.indexOf(grade) > GRADES.indexOf(this.grade)) this.grade = grade;
      this.note(laws.violations.splice(0));
    }
    laws.ending(state, null);
    this.note(laws.violations.splice(0));
  }
}

/** Plays a pair at `rounds` tables, its variants in turn, and at more where it has not met by then. */
export function playPair(kit: SmashUpKit, pair: Pair, rounds: number, seed: number): PairReport {
  const variants = variantsOf(pair);
  const random = dice(seed);
  const from = random.below(variants.length);
  let grade: Grade = 'apart';
  let answers = 0;
  let tables = 0;
  const violations: Violation[] = [];
  const isOpen = () => tables < rounds || (GRADES.indexOf(grade) < GRADES.indexOf('met') && tables < rounds * PATIENCE);
  while (isOpen()) {
    const play = new Play(kit, pair, variants[(from + tables) % variants.length]!, random);
    play.run();
    tables++;
    answers += play.answers;
    violations.push(...play.violations);
    if (GRADES.indexOf(play.grade) > GRADES.indexOf(grade)) grade = play.grade;
  }
  return { pair, grade, tables, answers, violations };
}
