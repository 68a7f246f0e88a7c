import { expect, test } from 'vitest';
import { placeBeside } from './place.ts';

const ROOM = { left: 0, top: 0, right: 1440, bottom: 900 };
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

test('never out of the room, wherever the card lies', () => {
  const rooms = [
    ROOM,
    { left: 0, top: 0, right: 820, bottom: 600 },
    { left: 0, top: 0, right: 1024, bottom: 480 },
    { left: 47, top: 20, right: 877, bottom: 600 },
  ];
  for (const room of rooms) {
    for (let left = 0; left <= room.right - CARD.width; left += 40) {
      for (let top = 0; top <= room.bottom - CARD.height; top += 40) {
        const at = placeBeside(anchorAt(left, top), PANEL, room);
        expect(at.left >= room.left + 8 && at.left + PANEL.width <= room.right - 8).toBe(true);
        expect(at.top).toBeGreaterThanOrEqual(room.top + 8);
        const fits = PANEL.height + 16 <= room.bottom - room.top;
        if (fits) expect(at.top + PANEL.height).toBeLessThanOrEqual(room.bottom - 8);
      }
    }
  }
});
