import { expect, test } from 'vitest';
import { placeBeside } from './place.ts';

const ROOM = { width: 1440, height: 900 };
const PANEL = { width: 600, height: 456 };
const CARD = { width: 140, height: 196 };

const anchorAt = (left: number, top: number) => ({ left, top, right: left + CARD.width, bottom: top + CARD.height });

test('above what lies low', () => {
  expect(placeBeside(anchorAt(600, 690), PANEL, ROOM)).toEqual({ left: 370, top: 220 });
});

test('on the side that has more room', () => {
  expect(placeBeside(anchorAt(1200, 100), PANEL, ROOM).left).toBe(1200 - 14 - 600);
  expect(placeBeside(anchorAt(100, 100), PANEL, ROOM).left).toBe(240 + 14);
});

test('never off the window, wherever the card lies', () => {
  for (const room of [ROOM, { width: 820, height: 600 }, { width: 1024, height: 480 }]) {
    for (let left = 0; left <= room.width - CARD.width; left += 40) {
      for (let top = 0; top <= room.height - CARD.height; top += 40) {
        const at = placeBeside(anchorAt(left, top), PANEL, room);
        expect(at.left >= 8 && at.left + PANEL.width <= room.width - 8).toBe(true);
        expect(at.top).toBeGreaterThanOrEqual(8);
        if (PANEL.height + 16 <= room.height) expect(at.top + PANEL.height).toBeLessThanOrEqual(room.height - 8);
      }
    }
  }
});
