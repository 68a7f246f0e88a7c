import type { Page } from '@playwright/test';
import { type Layout, layoutOf } from '../src/client/games/clank/board/layout.ts';
import { neighbour } from '../src/client/games/clank/board/neighbours.ts';
import { shipLayoutOf } from '../src/client/games/space/ship/layout.ts';
import type { Board, RoomNo } from '../src/games/clank/core/board.ts';
import type { View } from '../src/games/clank/core/view.ts';
import { boardIn } from '../src/text/clank/rooms.ts';

/** By what means a person plays. */
export interface Manner {
  press(page: Page, selector: string): Promise<void>;
  /** Chooses a room of the board. */
  enter(page: Page, view: View, room: RoomNo): Promise<void>;
  /** Whether all of it is played; else a single card. */
  playHand(page: Page): Promise<boolean>;
  /** Chooses an edge of a map that grows. */
  explore?(page: Page, view: View, selector: string): Promise<void>;
  /** Turns the tile in hand until it lies so. */
  turn?(page: Page, turn: number): Promise<void>;
}

/** Where a card shows even if the next one covers most of it, and where a low button is. */
async function cornerOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  return { position: { x: 12, y: Math.min(40, (box?.height ?? 80) / 2) } };
}

export const mouse: Manner = {
  async press(page, selector) {
    await page
      .locator(selector)
      .first()
      .click(await cornerOf(page, selector));
  },
  async enter(page, _, room) {
    await page.locator(`[data-room="${room + 1}"]`).click();
  },
  async playHand(page) {
    const all = page.locator('.playall');
    const whole = (await all.count()) > 0;
    await (whole ? all : page.locator('.hand__cards button').first()).click();
    return whole;
  },
};

/** Whether the middle of an element of the board is in the part of it that is seen. */
export function inView(selector: string): boolean {
  const frame = document.querySelector('.board__frame')!.getBoundingClientRect();
  const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
  const [across, down] = [x + width / 2 - frame.x, y + height / 2 - frame.y];
  return across > 0 && across < frame.width && down > 0 && down < frame.height;
}

export const touch: Manner = {
  async press(page, selector) {
    await page
      .locator(selector)
      .first()
      .tap(await cornerOf(page, selector));
  },
  async enter(page, _, room) {
    const place = `[data-room="${room + 1}"]`;
    if (!(await page.evaluate(inView, place))) await page.locator('.board__overview').tap();
    await page.locator(place).tap();
  },
  async playHand(page) {
    await page.locator('[data-key="end"]').tap();
    return true;
  },
};

const MOST_STOPS = 90;

/** Goes from stop to stop until it is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < MOST_STOPS; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
  }
  throw new Error(`no key leads to ${selector}`);
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

type LayOut = (board: Board, shape: 'wide' | 'tall') => Layout;

/** The arrow keys that lead from one room to another. */
function arrows(layout: Layout, from: RoomNo, to: RoomNo): readonly string[] {
  const ways = new Map<RoomNo, readonly string[]>([[from, []]]);
  for (const [room, keys] of ways) {
    if (room === to) return keys;
    for (const key of ARROWS) {
      const next = neighbour(layout, room, key);
      if (next !== null && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error(`no keys lead from room ${from + 1} to room ${to + 1}`);
}

const keyboardOn = (layOut: LayOut): Manner => ({
  async press(page, selector) {
    if (selector === '[data-key="end"]') await page.keyboard.press('e');
    else {
      await tabTo(page, selector);
      await page.keyboard.press('Enter');
    }
  },
  async enter(page, view, room) {
    await page.keyboard.press('b');
    const from = Number(await page.evaluate('document.activeElement.dataset.room')) - 1;
    const tall = await page.locator('.board[data-shape="tall"]').count();
    const layout = layOut(boardIn(view), tall > 0 ? 'tall' : 'wide');
    for (const key of arrows(layout, from, room)) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  },
  async playHand(page) {
    await page.keyboard.press('a');
    return true;
  },
});

export const keyboard = keyboardOn(layoutOf);
export const shipKeyboard = keyboardOn(shipLayoutOf);
