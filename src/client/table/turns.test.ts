import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { dice } from '../../engine/random.ts';
import { Session } from '../../engine/session.ts';
import { clank } from '../../games/clank/classic/game.ts';
import { smashUp } from '../../games/smash-up/game.ts';
import type { Told } from '../../protocol/table.ts';
import { clankWords } from '../games/clank/classic-words.ts';
import { smashWords } from '../games/smash-up/words.tsx';
import type { LogWords } from './log.tsx';
import { sinceOwn } from './since.ts';
import { foldedOf, turnsOf } from './turns.ts';

/** A game that was played at random for a while, as it is told. */
function played<State, Option, Event, View>(game: Game<State, Option, Event, View>, answers: number): Told<Event>[] {
  const random = dice(3);
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const session = new Session(game, { seats: 3, options: {}, seed: '7'.repeat(64) }, emit);
  const told: Told<Event>[] = [{ step: 0, seat: null, revealed: true, events }];
  while (session.step < answers) {
    const { seat, options } = game.decision(session.state)!;
    const before = game.revealed(session.state);
    events = [];
    session.answer(random.below(options.length), emit);
    told.push({ step: session.step, seat, revealed: game.revealed(session.state) !== before, events });
  }
  return told;
}

function holds<Event>(told: readonly Told<Event>[], words: LogWords<Event>): void {
  const viewer = 0;

  test('it is told turn by turn, every line once', () => {
    const [before, ...turns] = turnsOf({ told, words, viewer });
    expect(before?.head).toBeNull();
    expect(turns.length).toBeGreaterThan(6);
    expect(turns.map(({ head }) => head?.turn)).toEqual(turns.map((_, i) => i + 1));
    const entries = [before!, ...turns].flatMap((turn) => turn.entries);
    const lines = entries.flatMap((entry) => ('line' in entry ? [entry.line] : []));
    const events = told.flatMap((each) => each.events).filter((event) => words.turnOf(event) === null);
    expect(lines.flatMap(({ lead, brought }) => [lead, ...brought])).toEqual(events);
  });

  test('housekeeping that follows each other is one fold', () => {
    const runs = turnsOf({ told, words, viewer }).flatMap(({ entries }) => {
      const folded = foldedOf(entries, words);
      expect(folded.flat()).toEqual(entries);
      return folded;
    });
    const folds = runs.filter(({ length }) => length > 1).flat();
    expect(folds.length).toBeGreaterThan(4);
    expect(folds.filter((entry) => 'gate' in entry || !words.isMinor(entry.line.lead))).toEqual([]);
  });

  test('a part of it keeps the headings of its turns', () => {
    const news = sinceOwn(told, viewer);
    const turns = turnsOf({ told, only: news, words, viewer });
    expect(turns.length).toBeGreaterThan(0);
    expect(turns.every(({ head }) => head !== null)).toBe(true);
    const steps = turns.flatMap(({ entries }) => entries.flatMap((entry) => ('of' in entry ? [entry.of.step] : [])));
    expect(news.map(({ step }) => step)).toEqual(expect.arrayContaining(steps));
  });
}

describe('the log of Clank!', () => holds(played(clank, 200), clankWords));
describe('the log of Smash Up', () => holds(played(smashUp, 120), smashWords));
