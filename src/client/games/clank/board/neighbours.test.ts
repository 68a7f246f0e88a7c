import { expect, test } from 'vitest';
import '../../../../games/clank/classic/enlist.ts';
import { BOARDS } from '../../../../games/clank/catalogue.ts';
import { layoutOf } from './layout.ts';
import { neighbour } from './neighbours.ts';

const layout = layoutOf(BOARDS[0]!, 'wide');
const from = (number: number, key: string) => {
  const room = neighbour(layout, number - 1, key);
  return room === null ? null : room + 1;
};

test('arrow keys follow the tunnels', () => {
  expect(from(15, 'ArrowLeft')).toBe(14);
  expect(from(15, 'ArrowRight')).toBe(16);
  expect(from(15, 'ArrowUp')).toBe(10);
  expect(from(26, 'ArrowUp')).toBe(19);
});

test('round the edge, whichever way an arrow points', () => {
  expect(from(17, 'ArrowLeft')).toBe(22);
  expect(from(22, 'ArrowRight')).toBe(17);
  expect(from(6, 'ArrowLeft')).toBe(5);
  expect(from(5, 'ArrowRight')).toBe(6);
});

test('nowhere without a tunnel, nor for another key', () => {
  expect(from(35, 'ArrowDown')).toBeNull();
  expect(from(15, 'Enter')).toBeNull();
});

test.each(BOARDS.slice(0, 2).flatMap((board) => [layoutOf(board, 'wide'), layoutOf(board, 'tall')]))(
  'every room can be reached by arrow keys, from any',
  (walked) => {
    for (const start of walked.places.keys()) {
      const reached = new Set([start]);
      for (const room of reached) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const next = neighbour(walked, room, key);
          if (next !== null) reached.add(next);
        }
      }
      expect(walked.places.flatMap((_, room) => (reached.has(room) ? [] : [room + 1]))).toEqual([]);
    }
  },
);
