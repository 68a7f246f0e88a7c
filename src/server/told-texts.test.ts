import { beforeEach, expect, test } from 'vitest';
import { dice } from '../engine/random.ts';
import { Match } from '../match/match.ts';
import { HOLD, ROLL, trialKit } from '../match/trial.ts';
import { ToldTexts } from './told-texts.ts';

const sitters = ['Anna', 'Ben'].map((name) => ({ kind: 'person', name }) as const);
const start = { seats: 2, options: {}, seed: '3'.repeat(64) };

let match: Match;
beforeEach(() => {
  match = Match.begin(trialKit, sitters, start, dice(1));
});

/** Nobody ever wins: whoever is asked holds, with nothing to keep. */
function play(answers: number): void {
  for (let i = 0; i < answers; i++) match.answer(match.decision!.seat, match.step, HOLD);
}

const expected = (viewer: number | null, since: number) => JSON.stringify(match.told(viewer, since));

test('what is told is the same as without a cache, however long the game is', () => {
  const texts = new ToldTexts();
  for (let round = 0; round < 12; round++) {
    for (const viewer of [null, 0, 1]) {
      for (const since of [-1, 0, match.step])
        expect(texts.textOf('t', match, viewer, since)).toBe(expected(viewer, since));
    }
    play(50);
  }
});

test('what was taken back is not told', () => {
  const texts = new ToldTexts();
  play(400);
  texts.textOf('t', match, 0, -1);
  match = match.backTo(130);
  expect(texts.textOf('t', match, 0, -1)).toBe(expected(0, -1));
  match.answer(match.decision!.seat, match.step, ROLL);
  play(300);
  expect(texts.textOf('t', match, 0, -1)).toBe(expected(0, -1));
});

test('no more is held than may be, and what is not held is worked out anew', () => {
  const texts = new ToldTexts(20_000);
  play(600);
  for (const table of ['a', 'b', 'c']) {
    for (const viewer of [null, 0, 1]) expect(texts.textOf(table, match, viewer, -1)).toBe(expected(viewer, -1));
    expect(texts.size).toBeLessThanOrEqual(20_000);
  }
  expect(texts.size).toBeGreaterThan(0);
});

test('what is long is worked out bit by bit, and only once', async () => {
  const texts = new ToldTexts();
  play(600);
  let works = 0;
  const count = (work: () => string) => {
    works += 1;
    return work();
  };
  const done = texts.prepare('t', match, 0, count);
  expect(works).toBe(1);
  await done;
  expect(works).toBe(4);
  await texts.prepare('t', match, 0, count);
  expect(works).toBe(4);
  await texts.prepare('t', match, 1, count);
  expect(works).toBe(8);
});
