import { expect, test } from 'vitest';
import { spread } from './spread.ts';

const spreadOver = (ys: readonly number[]) => {
  const places = spread(
    ys.map((y, seat) => ({ seat, y })),
    100,
  );
  return ys.map((_, seat) => places.get(seat));
};

test('labels that lie apart stay where they are', () => {
  expect(spreadOver([50, 100, 10])).toEqual([50, 100, 10]);
});

test('labels that would cover each other are pushed down', () => {
  expect(spreadOver([10, 15, 80])).toEqual([10, 30, 80]);
});

test('labels at the foot are lifted, and lift those above them', () => {
  expect(spreadOver([100, 100, 100, 50])).toEqual([60, 80, 100, 40]);
});
