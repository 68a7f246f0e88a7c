import type { Random, Seat } from './game.ts';
import { seedFrom } from './random.ts';
import type { GameRecord } from './record.ts';
import { type Start, stateAt } from './session.ts';
import type { PlayKit } from './stage.ts';
import type { Moment, ScoreLine, Teller } from './teller.ts';

export interface StoryTurn {
  readonly turn: number;
  /** How many answers were given when it ended. */
  readonly step: number;
  readonly seat: Seat;
  /** Points of each seat at the end of that turn. */
  readonly points: readonly number[];
}

export interface StoryMoment extends Moment {
  /** The answer that brought it, counted from 1. */
  readonly step: number;
}

/** A game as it is told afterwards. */
export interface Story {
  readonly turns: readonly StoryTurn[];
  readonly moments: readonly StoryMoment[];
  readonly figures: Readonly<Record<string, readonly number[]>>;
  readonly totals: Readonly<Record<string, number>>;
  readonly sheet: readonly ScoreLine[];
}

const UNTOLD: Story = { turns: [], moments: [], figures: {}, totals: {}, sheet: [] };

function tell({ game, turn }: PlayKit, teller: Teller, record: GameRecord): Story {
  const state = stateAt(game, record, 0);
  const turns: StoryTurn[] = [];
  const moments: StoryMoment[] = [];
  for (const [at, index] of record.answers.entries()) {
    if (game.decision(state)?.options[index] === undefined) break;
    const step = at + 1;
    const seat = teller.active(state);
    const turnNo = turn(state);
    teller.before(state);
    game.answer(state, index, (event) => {
      const moment = teller.event(event);
      if (moment !== null) moments.push({ step, ...moment });
    });
    const over = game.decision(state) === null;
    if (turnNo > 0 && (over || turn(state) !== turnNo)) {
      turns.push({ turn: turnNo, step, seat, points: teller.points(state) });
    }
  }
  return { turns, moments, figures: teller.figures(), totals: teller.totals(), sheet: teller.scoreSheet(state) };
}

/** Plays a record through and tells it, as far as its answers still hold; empty for a game that tells nothing. */
export function storyOf(kit: PlayKit, record: GameRecord): Story {
  const teller = kit.teller?.(record.seats);
  return teller === undefined ? UNTOLD : tell(kit, teller, record);
}

/** The story of a game whose record begins after so many answers. */
export function storyFrom(story: Story, begins: number): Story {
  if (begins === 0) return story;
  const later = <Part extends { readonly step: number }>(part: Part): Part => ({ ...part, step: part.step + begins });
  return { ...story, turns: story.turns.map(later), moments: story.moments.map(later) };
}

/** A game of its own that begins at a step of another: what `viewer` did not know there is dealt anew. */
export function startFrom({ game }: PlayKit, record: GameRecord, step: number, viewer: Seat, random: Random): Start {
  const { seats, options } = record;
  const snapshot = game.imagine(stateAt(game, record, step), viewer, random);
  return { seats, options, seed: seedFrom(random), snapshot };
}
