import { expect, test } from 'vitest';
import { longestTask, percentile, readTrace, workPerFrame, workWhereAny } from './work.ts';

const event = (name: string, ts: number, dur: number, tid = 1) => ({ name, ph: 'X', pid: 7, tid, ts, dur });
const thread = (name: string, tid: number) => ({ name: 'thread_name', ph: 'M', pid: 7, tid, ts: 0, args: { name } });

const trace = readTrace(
  Buffer.from(
    JSON.stringify({
      traceEvents: [
        thread('CrRendererMain', 1),
        thread('DedicatedWorker thread', 2),
        event('RunTask', 100, 6000),
        event('FunctionCall', 200, 3000),
        event('Layout', 1000, 500),
        event('Layout', 4000, 1000),
        event('Paint', 5100, 900),
        event('RunTask', 50_000, 30_000),
        event('FunctionCall', 51_000, 29_000),
        event('RunTask', 0, 900_000, 2),
        event('FunctionCall', 0, 900_000, 2),
        event('FunctionCall', 0, 900_000, 2),
      ],
    }),
  ),
);

test('work on the page’s thread is summed by frame, what is inside something else once', () => {
  expect(workPerFrame(trace)).toEqual([4, 29]);
});

test('a frame in which something only moves is one without work', () => {
  const animation = (ph: string, ts: number, id: string) => ({ ...event('Animation', ts, 0), ph, id2: { local: id } });
  const moving = [
    animation('b', 1000, 'a'),
    animation('b', 20_000, 'b'),
    animation('e', 40_000, 'a'),
    animation('e', 60_000, 'b'),
    animation('b', 200_000, 'c'),
    event('FunctionCall', 21_000, 2000),
    event('FunctionCall', 101_000, 3000),
  ];
  expect(workPerFrame(moving).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 2, 3]);
  expect(workWhereAny(moving)).toEqual([2, 3]);
});

test('time in which the thread had to wait for the machine is not its work', () => {
  const waited = [
    { ...event('FunctionCall', 100, 9000), tdur: 2000 },
    { ...event('RunTask', 100, 9500), tdur: 2500 },
  ];
  expect([workPerFrame(waited), longestTask(waited)]).toEqual([[2], 2.5]);
});

test('the longest task is one of the page', () => {
  expect(longestTask(trace)).toBe(30);
});

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile([3], 0.95)]).toEqual([51, 96, 3]);
  expect(percentile([], 0.95)).toBeNaN();
});
