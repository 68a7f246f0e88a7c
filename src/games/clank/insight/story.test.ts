import { expect, test } from 'vitest';
import { type Random, tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { Session } from '../../../engine/session.ts';
import { startFrom, storyOf } from '../../../engine/story.ts';
import { clank } from '../classic/game.ts';
import { clankPlay } from '../classic/play.ts';
import type { Event } from '../core/event.ts';
import { clankStory } from '../story.ts';
import { FIGURES, MOMENTS, TOTALS } from './teller.ts';

const KIT = { ...clankPlay, ...clankStory };

/** A game of simple sense with a little whim, and everything that was told of it. */
function played(seats: number, random: Random) {
  const options = tableOptions(clank, {});
  const session = new Session(clank, { seats, options, seed: seedFrom(random) });
  const events: Event[] = [];
  while (session.state.asked !== null) {
    const view = clank.view(session.state, session.state.asked.seat);
    const likes = clankPlay.appraise(view);
    const best = likes.indexOf(Math.max(...likes));
    const index = random.below(5) === 0 ? random.below(likes.length) : best;
    session.answer(index, (event) => events.push(event));
  }
  return { session, record: session.record, events };
}

const random = dice(90);
const games = [2, 3, 4].map((seats) => played(seats, random));

test.each(games)('a game is told turn by turn to its result: game %#', ({ session, record, events }) => {
  const story = storyOf(KIT, record);
  expect(story.turns.map(({ turn }) => turn)).toEqual(story.turns.map((_, i) => i + 1));
  const ended = events.flatMap((event) => (event.type === 'turn-ended' ? [event.seat] : []));
  expect(story.turns.map(({ seat }) => seat)).toEqual(ended);
  expect(story.turns.at(-1)).toMatchObject({
    step: record.answers.length,
    points: clank.result(session.state)!.scores,
  });
  expect(Object.keys(story.figures)).toEqual([...FIGURES]);
  expect(Object.keys(story.totals)).toEqual([...TOTALS]);
  for (const { kind } of story.moments) expect(MOMENTS).toContain(kind);
});

test.each(games)('figures are what the events say: game %#', ({ session, record, events }) => {
  const { figures, totals, moments } = storyOf(KIT, record);
  const { players } = session.state;
  const sum = (seat: number, of: (event: Event) => number) =>
    events.reduce((total, event) => total + ('seat' in event && event.seat === seat ? of(event) : 0), 0);
  for (const [seat, player] of players.entries()) {
    const healed = sum(seat, (event) => (event.type === 'healed' ? event.amount : 0));
    expect(figures['dragon-damage']![seat]! + figures['monster-damage']![seat]!).toBe(player.damage + healed);
    const acquired = sum(seat, (event) => (event.type === 'acquired' ? 1 : 0));
    expect(figures['cards-acquired']![seat]).toBe(acquired);
    expect(figures['rooms-walked']![seat]).toBe(sum(seat, (event) => (event.type === 'walked' ? 1 : 0)));
    const paid = sum(seat, (event) => (event.type === 'gold-paid' ? event.amount : 'price' in event ? event.price : 0));
    expect(figures['gold-found']![seat]).toBe(player.gold + paid);
  }
  const attacks = events.filter(({ type }) => type === 'attacked');
  expect(totals['attacks']).toBe(attacks.length);
  expect(moments.filter(({ kind }) => kind === 'attack')).toHaveLength(attacks.length);
});

test('luck evens out: cubes drawn are as many as expected, and so are attacks', () => {
  const sum = { drawn: 0, expected: 0, attacks: 0, attacksExpected: 0 };
  for (let i = 0; i < 9; i++) {
    const { figures, totals } = storyOf(KIT, played(2 + (i % 3), random).record);
    for (const drawn of figures['cubes-drawn']!) sum.drawn += drawn;
    for (const expected of figures['cubes-expected']!) sum.expected += expected;
    sum.attacks += totals['attacks']!;
    sum.attacksExpected += totals['attacks-expected']!;
  }
  expect(sum.drawn).toBeGreaterThan(50);
  expect(Math.abs(sum.drawn - sum.expected)).toBeLessThan(4.5 * Math.sqrt(sum.expected));
  expect(Math.abs(sum.attacks - sum.attacksExpected)).toBeLessThan(4.5 * Math.sqrt(sum.attacksExpected));
});

test.each(games)('the sheet adds up to the result, and shows what does not count: game %#', ({ session, record }) => {
  const { sheet } = storyOf(KIT, record);
  expect(clankStory.scoreSheet(clank.view(session.state, null))).toEqual(sheet);
  for (const [seat, score] of clank.result(session.state)!.scores.entries()) {
    const counted = sheet.reduce((sum, { values, counted: does }) => sum + (does[seat] ? values[seat]! : 0), 0);
    expect(counted).toBe(score);
  }
});

test('playing on from a step begins where the viewer stood, with what he did not know dealt anew', () => {
  const { record } = games[1]!;
  const step = Math.floor(record.answers.length / 2);
  const start = startFrom(clankPlay, record, step, 1, dice(7));
  const session = new Session(clank, start);
  const before = new Session(clank, record);
  for (const index of record.answers.slice(0, step)) before.answer(index);
  expect(clank.view(session.state, 1)).toEqual(clank.view(before.state, 1));
  expect(session.state.deck).not.toEqual(before.state.deck);
  expect(start.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(start.seed).not.toBe(record.seed);
  while (session.state.asked !== null) session.answer(random.below(session.state.asked.options.length));
  const again = storyOf(KIT, session.record);
  expect(again.turns[0]!.turn).toBeGreaterThan(1);
  expect(again.turns.at(-1)!.points).toEqual(clank.result(session.state)!.scores);
});
