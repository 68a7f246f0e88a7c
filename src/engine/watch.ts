import { lawlessListing, lawlessRefusals } from './explained.ts';
import { type Decision, type Emit, type Options, type Random, reveals, type Seat } from './game.ts';
import { dice } from './random.ts';
import { restore } from './session.ts';
import type { GameKit } from './stage.ts';

/** How a game is played through while the laws are watched. */
export interface Trial {
  readonly seats: number;
  readonly options: Options;
  readonly random: Random;
  /** Answers after which a game that goes on breaks the law that it ends. */
  readonly most: number;
  /** Looks closely at one step in so many; the plain laws hold at every step. */
  readonly every: number;
  /** The parts of a close look that are taken; absent: all. */
  readonly looks?: readonly Look[];
  readonly emit?: Emit<unknown>;
  /** This part of the answers, in hundredths, by the game's own sense, so that ends that chance misses are reached. */
  readonly sense?: number;
  /** The seed of the game; absent: drawn from `random`. */
  readonly seed?: string;
  /** Where the game begins instead of a setup. */
  readonly snapshot?: unknown;
  /** Answers in place of chance and sense. */
  readonly choose?: (state: unknown, asked: Decision<unknown>) => number;
  /** Asked before every answer: whether to leave the game where it stands. */
  readonly stop?: () => boolean;
}

/** The parts of a close look, by themselves: whoever looks for one law needs no more than its part. */
export const LOOKS = ['secrecy', 'privacy', 'imagination', 'acceptance', 'ownership', 'undoing', 'refusing'] as const;
export type Look = (typeof LOOKS)[number];

const INTENTS_A_STEP = 24;
/** Intents tried at every step, in turn. */
const INTENTS_IN_TURN = 5;

/** What is wrong with a question being put at all. */
export function lawlessQuestion(kit: GameKit, state: unknown, { seat }: Decision<unknown>): readonly string[] {
  return [
    ...(kit.game.result(state) === null ? [] : ['something is asked after the game ended']),
    ...(kit.isOut?.(state, seat) ? ['somebody who is out of the game is asked'] : []),
  ];
}

interface Outcome {
  readonly state: unknown;
  readonly events: readonly unknown[];
}

/** The laws themselves, each checked at one step; what is broken is noted in words. */
export class Watch {
  readonly kit: GameKit;
  readonly trial: Trial;
  readonly violations: string[] = [];
  readonly permuted = new Map<string, number>();
  readonly refusals = new Set<string>();
  step = 0;

  constructor(kit: GameKit, trial: Trial) {
    this.kit = kit;
    this.trial = trial;
  }

  same(found: unknown, expected: unknown, law: string): void {
    this.reads(found, JSON.stringify(expected), law);
  }

  /** The same where what is expected is text already. */
  reads(found: unknown, expected: string, law: string): void {
    if (JSON.stringify(found) !== expected) this.violations.push(`step ${this.step}: ${law}`);
  }

  /** The question is for somebody in the game, and the game is not over. */
  question(state: unknown, asked: Decision<unknown>): void {
    this.violations.push(...lawlessQuestion(this.kit, state, asked).map((law) => `step ${this.step}: ${law}`));
  }

  /** Where nobody is asked any more, the game is over. */
  ending(state: unknown, asked: Decision<unknown> | null): void {
    if (asked !== null || this.kit.game.result(state) !== null) return;
    this.violations.push(`step ${this.step}: nobody is asked, but the game is not over`);
  }

  /** What is refused is not listed, and the other way round, for everybody and the full list of intents. */
  refusing(state: unknown, asked: Decision<unknown> | null): void {
    const broken = lawlessRefusals(this.kit, state, asked, this.trial.seats);
    this.violations.push(...broken.map((law) => `step ${this.step}: ${law}`));
  }

  /** The same at every step for what is listed and for a few intents, others at each step. */
  refusingSome(state: unknown, asked: Decision<unknown>): void {
    const { intents } = this.kit;
    const from = (this.step * INTENTS_IN_TURN) % intents.length;
    const some = intents.slice(from, from + INTENTS_IN_TURN);
    const broken = [
      ...lawlessListing(this.kit, state, asked),
      ...lawlessRefusals(this.kit, state, asked, this.trial.seats, some),
    ];
    this.violations.push(...broken.map((law) => `step ${this.step}: ${law}`));
  }

  /** Every listed option is accepted, on a copy, and leaves the original alone. */
  acceptance(state: unknown, asked: Decision<unknown>): void {
    const { game } = this.kit;
    const before = JSON.stringify(state);
    const texts = new Set(asked.options.map((option) => JSON.stringify(option)));
    if (texts.size !== asked.options.length) this.violations.push(`step ${this.step}: an option is listed twice`);
    for (const index of asked.options.keys()) {
      const copy = game.clone(state);
      game.answer(copy, index);
    }
    if (JSON.stringify(state) !== before)
      this.violations.push(`step ${this.step}: playing on a copy changed the original`);
  }

  /** Worlds that differ only in what the viewer may not know look the same to it, now and after what reveals nothing. */
  secrecy(state: unknown, asked: Decision<unknown>, viewer: Seat | null): void {
    const { game } = this.kit;
    const { random } = this.trial;
    const other = this.kit.otherWorld(state, viewer, random);
    for (const [zone, differs] of Object.entries(other.permuted)) {
      if (differs) this.permuted.set(zone, (this.permuted.get(zone) ?? 0) + 1);
    }
    const seen = JSON.stringify(game.view(state, viewer));
    this.reads(game.view(other.state, viewer), seen, 'a view tells of what is hidden');
    for (const beside of [null, ...Array.from({ length: this.trial.seats }, (_, seat) => seat)]) {
      this.reads(game.view(state, viewer, game.view(state, beside)), seen, 'a view made beside another one differs');
    }
    if (viewer === null) return;
    for (let i = 0; i < INTENTS_A_STEP; i++) {
      const intent = this.kit.intents[random.below(this.kit.intents.length)];
      const explained = game.explain(state, viewer, intent);
      this.same(game.explain(other.state, viewer, intent), explained, 'a refusal tells of what is hidden');
      if (!('refused' in explained)) continue;
      this.refusals.add(explained.refused.rule);
      if (!this.kit.rules.includes(explained.refused.rule)) {
        this.violations.push(`step ${this.step}: no rule is called ${explained.refused.rule}`);
      }
    }
    if (asked.seat === viewer) this.consequences(state, other.state, asked, viewer);
    else this.bystanding(state, other.state, asked, viewer);
  }

  /** One who is not asked sees the same come of the same answer in both worlds, unless it brings something to light. */
  private bystanding(state: unknown, other: unknown, asked: Decision<unknown>, viewer: Seat): void {
    const { game } = this.kit;
    const listed = game.decision(other)?.options.map((option) => JSON.stringify(option)) ?? [];
    for (const [index, option] of asked.options.entries()) {
      const there = listed.indexOf(JSON.stringify(option));
      if (there < 0 || reveals(game, state, index) || reveals(game, other, there)) continue;
      const [here, elsewhere] = [this.after(state, index), this.after(other, there)];
      if ([...here.events, ...elsewhere.events].some((event) => this.kit.showsHidden(event))) continue;
      this.same(
        this.seenBy(viewer, elsewhere),
        this.seenBy(viewer, here),
        'what follows tells others of what is hidden',
      );
    }
  }

  private consequences(state: unknown, other: unknown, asked: Decision<unknown>, viewer: Seat): void {
    const { game } = this.kit;
    this.same(game.decision(other), asked, 'the options tell of what is hidden');
    for (const index of asked.options.keys()) {
      const mark = reveals(game, state, index);
      this.same(reveals(game, other, index), mark, 'a reveals mark tells of what is hidden');
      if (!mark)
        this.same(
          this.seenBy(viewer, this.after(other, index)),
          this.seenBy(viewer, this.after(state, index)),
          'something hidden was told without a mark',
        );
    }
  }

  /** The world after an answer, on a copy, with what happened. */
  private after(state: unknown, index: number): Outcome {
    const copy = this.kit.game.clone(state);
    const events: unknown[] = [];
    this.kit.game.answer(copy, index, (event) => events.push(event));
    return { state: copy, events };
  }

  private seenBy(viewer: Seat, { state, events }: Outcome): unknown {
    const { game } = this.kit;
    return [events.map((event) => game.redact(event, viewer)), game.view(state, viewer)];
  }

  /** A view is a thing of its own: no list in it is one of the state's. */
  ownership(state: unknown): void {
    const lists = new Set(listsIn(state, 3));
    for (const viewer of [0, null]) {
      const shared = listsIn(this.kit.game.view(state, viewer), 3).some((list) => lists.has(list));
      if (shared) this.violations.push(`step ${this.step}: a view shares a list with the state`);
    }
  }

  /** What only the seat that acts will see come tells the others nothing, whatever it does. */
  privacy(state: unknown, asked: Decision<unknown>): void {
    const other = this.kit.privateWorld(state, asked.seat, this.trial.random);
    for (const index of asked.options.keys()) {
      const [here, there] = [this.after(state, index), this.after(other, index)];
      if ([...here.events, ...there.events].some((event) => this.kit.showsHidden(event))) continue;
      for (let viewer = 0; viewer < this.trial.seats; viewer++) {
        if (viewer === asked.seat) continue;
        this.same(this.seenBy(viewer, there), this.seenBy(viewer, here), 'others saw what was drawn');
      }
    }
  }

  /** What a seat imagines looks like what it sees, and follows from that and the dice alone: no shuffle to come is seen. */
  imagination(state: unknown, asked: Decision<unknown>): void {
    const { game } = this.kit;
    for (let viewer = 0; viewer < this.trial.seats; viewer++) {
      const seed = this.trial.random.below(2 ** 20);
      const world = game.imagine(state, viewer, dice(seed));
      const other = this.kit.otherWorld(state, viewer, this.trial.random).state;
      this.same(game.imagine(other, viewer, dice(seed)), world, 'imagining uses what is hidden');
      this.same(game.view(world, viewer), game.view(state, viewer), 'an imagined world can be told apart');
      this.same(this.kit.census(world), this.kit.census(state), 'an imagined world has other pieces');
    }
    this.same(
      game.decision(game.imagine(state, asked.seat, this.trial.random)),
      asked,
      'an imagined world asks otherwise',
    );
  }

  /** A state restored from JSON has the same future. */
  future(state: unknown, index: number): string {
    const { game } = this.kit;
    const restored = restore(state);
    const copy = game.clone(state);
    const told: unknown[][] = [[], []];
    game.answer(restored, index, (event) => told[0]!.push(event));
    game.answer(copy, index, (event) => told[1]!.push(event));
    const text = JSON.stringify(copy);
    this.reads(restored, text, 'a state restored from JSON goes on differently');
    this.same(told[0], told[1], 'a state restored from JSON tells other events');
    const broken = this.kit.brokenForecasts?.(state, index, told[1]!, copy) ?? [];
    this.violations.push(...broken.map((each) => `step ${this.step}: a forecast came out otherwise: ${each}`));
    const stale = this.kit.staleRegisters?.(state, index, copy) ?? [];
    this.violations.push(
      ...stale.map((each) => `step ${this.step}: a card that came back is taken for the old one: ${each}`),
    );
    return text;
  }
}

/** Whether the lines of the score sheet add up to the result. */
export function sheetAddsUp({ game, scoreSheet }: GameKit, state: unknown): boolean {
  const result = game.result(state);
  if (result === null || scoreSheet === undefined) return true;
  const sheet = scoreSheet(game.view(state, null));
  return result.scores.every(
    (score, seat) => score === sheet.reduce((sum, { values, counted }) => sum + (counted[seat] ? values[seat]! : 0), 0),
  );
}

/** The lists inside a value, down to a depth; what cards say is shared by design and lies deeper. */
function listsIn(value: unknown, depth: number): unknown[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const inner = Object.values(value).flatMap((each) => listsIn(each, depth - 1));
  return Array.isArray(value) ? [value, ...inner] : inner;
}
