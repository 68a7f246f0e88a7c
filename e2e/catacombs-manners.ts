import type { Page } from '@playwright/test';
import { nextStop } from '../src/client/games/catacombs/map/keys.ts';
import { roomStop, type Stop } from '../src/client/games/catacombs/map/targets.ts';
import { worldOf } from '../src/client/games/catacombs/map/world.ts';
import type { View } from '../src/games/clank/core/view.ts';
import { expect } from './fixtures.ts';
import { keyboard, type Manner, mouse, touch } from './manners.ts';
import { clickInPage, script } from './press-in-page.ts';

const turnOf = async (page: Page): Promise<number> => Number(await page.locator('.or--on').getAttribute('data-turn'));

/** Turns by quarters to the right until the tile lies so, each time in the next of the ways there are. */
function turning(ways: readonly ((page: Page) => Promise<void>)[]): (page: Page, turn: number) => Promise<void> {
  let used = 0;
  return async (page, turn) => {
    for (let now = await turnOf(page); now !== turn; now = await turnOf(page)) {
      await ways[used % ways.length]!(page);
      used += 1;
      await expect(page.locator(`.or--on[data-turn="${(now + 1) % 4}"]`)).toBeVisible();
    }
  };
}

const ghost = (page: Page) => page.locator('.ghost__turn');

/** By a click on the tile, by the wheel over it, and by the button. */
export const mapMouse: Manner = {
  ...mouse,
  async explore(page, _, selector) {
    await page.locator(selector).click();
  },
  turn: turning([
    async (page) => ghost(page).click(),
    async (page) => {
      await ghost(page).hover();
      await page.mouse.wheel(0, 60);
    },
    async (page) => page.locator('.placing__head .btn').nth(1).click(),
  ]),
};

/** Two fingers turn a quarter to the right. */
export async function twist(page: Page): Promise<void> {
  const box = (await page.locator('.board__frame').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const fingers = (angle: number) =>
    [0, Math.PI].map((side, id) => ({
      id,
      x: x + 60 * Math.cos(angle + side),
      y: y + 60 * Math.sin(angle + side),
    }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) });
  for (let step = 1; step <= 7; step++) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(step * 0.12) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** By a tap on the tile, by two fingers, and by the button. */
export const mapTouch: Manner = {
  ...touch,
  async explore(page, _, selector) {
    await page.locator(selector).tap();
  },
  turn: turning([
    async (page) => page.locator('.placing__head .btn').nth(1).tap(),
    twist,
    async (page) => {
      const now = await turnOf(page);
      await page.locator(`.or[data-turn="${(now + 1) % 4}"]`).tap();
    },
  ]),
};

/** By the orientations beside the map. */
export const mapScript: Manner = {
  ...script,
  explore: (page, _, selector) => clickInPage(page, selector),
  turn: (page, turn) => clickInPage(page, `.or[data-turn="${turn}"]`),
};

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** The arrow keys that lead from one stop of the map to another. */
function arrows(view: View, from: Stop, to: Stop): readonly string[] {
  const layout = view.layout!;
  const world = worldOf(layout);
  const ways = new Map<Stop, readonly string[]>([[from, []]]);
  for (const [stop, keys] of ways) {
    if (stop === to) return keys;
    for (const key of ARROWS) {
      const next = nextStop(layout, world, stop, key);
      if (next !== null && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error(`no keys lead from ${from} to ${to}`);
}

async function walkTo(page: Page, view: View, to: Stop): Promise<void> {
  await page.keyboard.press('b');
  await page.keyboard.press('Home');
  const from = Number(await page.evaluate('document.activeElement.dataset.room')) - 1;
  for (const key of arrows(view, roomStop(from), to)) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

export const mapKeyboard: Manner = {
  ...keyboard,
  async enter(page, view, room) {
    await walkTo(page, view, roomStop(room));
  },
  async explore(page, view, selector) {
    await walkTo(page, view, `edge ${Number(/edge (\d+)/.exec(selector)![1])}`);
  },
  turn: turning([async (page) => page.keyboard.press('r')]),
};
