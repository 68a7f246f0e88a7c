import { describe, expect, test } from 'vitest';
import { centredOn, framing, held, shows, wholeBoard, wholeZoom, zoomedAt } from './camera.ts';
import { boxAround } from './geometry.ts';

const board = { x: 0, y: 0, w: 720, h: 920 };
const phone = { w: 390, h: 460 };
const desktop = { w: 788, h: 920 };
const covers = [{ x: 0, y: phone.h - 96, w: 88, h: 96 }];

test('the whole board is seen in the middle of its frame', () => {
  expect(wholeBoard(board, { w: 460, h: 460 })).toEqual({ x: 50, y: 0, zoom: 0.5 });
});

test('the camera does not leave the board', () => {
  const far = held({ x: 5000, y: -5000, zoom: 1 }, board, phone);
  expect(far.x).toBeLessThan(100);
  expect(far.y).toBeGreaterThan(phone.h - board.h - 100);
  expect(held({ x: 0, y: 0, zoom: 9 }, board, phone).zoom).toBe(2);
  expect(held({ x: 0, y: 0, zoom: 0.01 }, board, phone).zoom).toBe(wholeZoom(board, phone));
});

test('zooming keeps the point under the fingers', () => {
  const camera = centredOn({ x: 360, y: 460 }, 1, board, phone);
  const focus = { x: 100, y: 200 };
  const nearer = zoomedAt(camera, 1.5, focus, board, phone);
  expect((focus.x - nearer.x) / nearer.zoom).toBeCloseTo((focus.x - camera.x) / camera.zoom);
  expect((focus.y - nearer.y) / nearer.zoom).toBeCloseTo((focus.y - camera.y) / camera.zoom);
});

describe('framing', () => {
  const boxes = [boxAround({ x: 92, y: 560 }, 80, 90), boxAround({ x: 300, y: 300 }, 80, 90)];

  test('shows everything that matters, nearer than the whole board, with nothing under the overview', () => {
    const camera = framing(boxes, covers, board, phone);
    expect(camera.zoom).toBeGreaterThan(wholeZoom(board, phone));
    expect(shows(camera, boxes, covers, phone)).toBe(true);
  });

  test('rests on the whole board where that is large enough', () => {
    expect(framing(boxes, [], board, desktop)).toEqual(wholeBoard(board, desktop));
  });

  test('shows the first and what is around it where all is too far apart', () => {
    const apart = [boxes[0]!, boxAround({ x: 680, y: 880 }, 80, 80), boxes[1]!];
    const camera = framing(apart, covers, board, { w: 390, h: 260 });
    expect(camera.zoom).toBeGreaterThanOrEqual(0.45);
    expect(shows(camera, boxes.slice(0, 1), covers, { w: 390, h: 260 })).toBe(true);
  });

  test('falls back on the whole board where not even the first can be seen', () => {
    const everywhere = [{ x: 0, y: 0, w: phone.w, h: phone.h }];
    expect(framing(boxes, everywhere, board, phone)).toEqual(wholeBoard(board, phone));
  });
});
