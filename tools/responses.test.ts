import { expect, test } from 'vitest';
import { medianAndWorst, responsesIn } from './responses.ts';

const MILLISECOND = 1000;

const task = (ts: number, dur: number, tdur: number) => ({ name: 'RunTask', ph: 'X', pid: 1, tid: 1, ts, dur, tdur });

/** An event from `begin` on, whose frame is handed over and then shown. */
function timed(type: string, interactionId: number, begin: number, handedOver: number, shown: number) {
  const shared = { name: 'EventTiming', pid: 1, tid: 1, id: `${type} ${interactionId} ${begin}` };
  const data = { type, interactionId, timeStamp: 5, commitFinishTime: 5 + (handedOver - begin) / MILLISECOND };
  return [
    { ...shared, ph: 'b', ts: begin, args: { data } },
    { ...shared, ph: 'e', ts: shown, args: {} },
  ];
}

test('of a press, the thread’s own time until its frame counts, and the slower of its events', () => {
  const trace = [
    ...timed('keydown', 7, 10_000, 70_000, 90_000),
    ...timed('keyup', 7, 60_000, 70_000, 90_000),
    ...timed('pointerdown', 8, 200_000, 210_000, 220_000),
    ...timed('mousemove', 0, 300_000, 900_000, 900_000),
    task(0, 20_000, 8000),
    task(30_000, 30_000, 24_000),
    task(65_000, 20_000, 20_000),
    task(205_000, 1000, 1000),
  ];
  expect(responsesIn(trace)).toEqual([
    { event: 'keydown', thread: 4 + 24 + 5, clock: 80 },
    { event: 'pointerdown', thread: 1, clock: 20 },
  ]);
});

test('the median and the worst', () => {
  expect(medianAndWorst([5, 1, 9])).toEqual({ median: 5, worst: 9 });
});
