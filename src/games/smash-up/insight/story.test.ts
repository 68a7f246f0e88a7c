import { expect, test } from 'vitest';
import { type Random, tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { Session } from '../../../engine/session.ts';
import { startFrom, storyOf } from '../../../engine/story.ts';
import type { Event } from '../core/event.ts';
import { smashUp } from '../game.ts';
import { smashUpPlay } from '../play.ts';
import { smashUpStory } from '../story.ts';
import { FIGURES, MOMENTS, OTHER_POINTS, TOTALS } from './teller.ts';

function played(seats: number, table: Readonly<Record<string, string>>, random: Random) {
  const options = tableOptions(smashUp, table);
  const events: Event[] = [];
  const session = new Session(smashUp, { seats, options, seed: seedFrom(random) }, (event) => events.push(event));
  while (session.state.asked !== null) {
    const likes = smashUpPlay.appraise(smashUp.view(session.state, session.state.asked.seat));
    session.answer(likes.indexOf(Math.max(...likes)), (event) => events.push(event));
  }
  return { session, record: session.record, events };
}

const random = dice(41);
const games = [
  played(2, { core: 'on', draft: 'random' }, random),
  played(3, {}, random),
  played(4, { core: 'on', printing: 'revised' }, random),
];

test.each(games)('a game is told turn by turn to its result: game %#', ({ session, record, events }) => {
  const story = storyOf({ ...smashUpPlay, ...smashUpStory }, record);
  expect(story.turns.map(({ turn }) => turn)).toEqual(story.turns.map((_, i) => i + 1));
  const ended = events.flatMap((event) => (event.type === 'turn-ended' ? [event.seat] : []));
  expect(story.turns.map(({ seat }) => seat)).toEqual(ended);
  expect(story.turns.at(-1)).toMatchObject({
    step: record.answers.length,
    points: smashUp.result(session.state)!.scores,
  });
  expect(Object.keys(story.figures)).toEqual([...FIGURES]);
  expect(Object.keys(story.totals)).toEqual([...TOTALS]);
  for (const { kind } of story.moments) expect(MOMENTS).toContain(kind);
});

test.each(games)('figures are what the events say: game %#', ({ record, events }) => {
  const { figures, totals } = storyOf({ ...smashUpPlay, ...smashUpStory }, record);
  const all = (name: string) => figures[name]!.reduce((sum, each) => sum + each, 0);
  const count = (type: Event['type']) => events.filter((event) => event.type === type).length;
  expect(all('minions-played')).toBe(count('minion-played'));
  expect(all('actions-played')).toBe(count('action-played'));
  expect(totals['bases-scored']).toBe(count('base-scored'));
  const from = events.findIndex(({ type }) => type === 'turn-started');
  const drawn = events.slice(from).reduce((sum, event) => sum + (event.type === 'drew' ? event.count : 0), 0);
  expect(all('cards-drawn')).toBe(drawn);
  expect(all('minions-lost')).toBeLessThanOrEqual(count('destroyed'));
});

test.each(games)('points are told base by base: game %#', ({ session, record, events }) => {
  const { sheet, moments } = storyOf({ ...smashUpPlay, ...smashUpStory }, record);
  expect(sheet.at(-1)!.category).toBe(OTHER_POINTS);
  expect(moments.filter(({ kind }) => kind === 'base-scored')).toHaveLength(sheet.length - 1);
  const scored = events.filter((event) => event.type === 'base-scored');
  for (const [i, { places }] of scored.entries()) {
    const { values } = sheet[i]!;
    for (const [seat, place] of places.entries()) if (place === 0) expect(values[seat]).toBe(0);
    expect(Math.max(...values)).toBeGreaterThan(0);
  }
  for (const [seat, score] of smashUp.result(session.state)!.scores.entries()) {
    expect(sheet.reduce((sum, { values }) => sum + values[seat]!, 0)).toBe(score);
  }
});

test('playing on from a step begins where the viewer stood', () => {
  const { record } = games[1]!;
  const step = Math.floor(record.answers.length / 2);
  const session = new Session(smashUp, startFrom(smashUpPlay, record, step, 0, dice(3)));
  const before = new Session(smashUp, record);
  for (const index of record.answers.slice(0, step)) before.answer(index);
  expect(smashUp.view(session.state, 0)).toEqual(smashUp.view(before.state, 0));
  expect(session.state.cards).not.toEqual(before.state.cards);
});
