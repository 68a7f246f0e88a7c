import type { Page } from '@playwright/test';
import { expect, newTable, settings, test } from './fixtures.ts';

/* What went wrong in WebKit alone, asked of Chromium in a way that both engines answer alike. */

const worldZoom = (page: Page): Promise<number> =>
  page.locator('.board__world').evaluate((world) => new DOMMatrix(getComputedStyle(world).transform).a);

/** Sends what Safari sends for a pinch on a trackpad; returns how many of its events the page kept from the browser. */
function pinch(frame: Element): number {
  const { x, y, width, height } = frame.getBoundingClientRect();
  const sent = [
    ['gesturestart', 1],
    ['gesturechange', 1.2],
    ['gesturechange', 1.5],
    ['gestureend', 1.5],
  ] as const;
  return sent.filter(([name, scale]) => {
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true };
    const event = Object.assign(new MouseEvent(name, at), { scale });
    return !frame.dispatchEvent(event);
  }).length;
}

test('a pinch on a trackpad zooms the board and not the page', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', reducedMotion: true });
  await newTable(page, 'clank', { seats: 2 });
  await expect(page.locator('.board__world')).toBeVisible();
  const before = await worldZoom(page);
  expect(await page.locator('.board__frame').evaluate(pinch)).toBe(4);
  await expect.poll(async () => (await worldZoom(page)) / before).toBeCloseTo(1.5, 2);
});

/** Keeps the contexts that the page makes sound with, so that a test can interrupt them. */
const KEEP_CONTEXTS = `
  window.contexts = [];
  const Native = AudioContext;
  window.AudioContext = class extends Native {
    constructor() {
      super();
      contexts.push(this);
    }
  };`;
const STATES = 'contexts.map(({ state }) => state)';

test('sound that was interrupted comes back with the next cue', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(KEEP_CONTEXTS);
  await settings(page, { language: 'en', pace: 'instant', volume: 0.01 });
  await newTable(page, 'clank', { seats: 2 });
  await expect(page.locator('.hand__cards button').first()).toBeVisible();
  await page.keyboard.press('1');
  await expect.poll(() => page.evaluate(STATES)).toEqual(['running']);
  await page.evaluate('contexts[0].suspend()');
  await expect.poll(() => page.evaluate(STATES)).toEqual(['suspended']);
  await page.keyboard.press('1');
  await expect.poll(() => page.evaluate(STATES)).toEqual(['running']);
});

test('a dialog takes the focus, not the button that closes it, and gives it back', { tag: '@once' }, async ({
  page,
}) => {
  await settings(page, { language: 'en' });
  await page.goto('./');
  const opener = page.getByRole('button', { name: 'Set up a table' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await expect(dialog).toBeFocused();
  await expect(dialog).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('Space closes a card that it opened where a phone shows it', { tag: '@phone' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2 });
  await page.locator('.hand__cards button').first().focus();
  await page.keyboard.press('Space');
  await expect(page.locator('dialog.zoom')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('dialog.zoom')).toHaveCount(0);
});

/** Gives the log another height, as styles do that come after it; then tells how far from its top it is scrolled. */
async function resized(list: HTMLElement, height: string): Promise<number> {
  list.style.flex = 'none';
  list.style.height = height;
  // The page learns of the new height in the first frame and may scroll until the second one.
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return list.scrollTop;
}

test('the log of a finished game shows its end, also where it is laid out late', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2, answers: 100_000 });
  const log = page.locator('.eg .log ol');
  await expect(log.locator('li').last()).toBeVisible();
  await log.evaluate(resized, '40px');
  const lines = await log.evaluate(({ scrollHeight }) => scrollHeight);
  for (const height of [lines - 20, lines - 60])
    expect(await log.evaluate(resized, `${height}px`)).toBeCloseTo(lines - height, 0);
  // Whoever reads further up stays there.
  await log.evaluate((list) => list.scrollTo({ top: 10, behavior: 'instant' }));
  expect(await log.evaluate(resized, '70px')).toBe(10);
});

/** Texts cut after some lines that an engine may break in other places than the rest: WebKit adds lines to them. */
function clampedAndRewrapped(): readonly string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    const clamped = !['none', ''].includes(style.getPropertyValue('-webkit-line-clamp'));
    const wrap = style.getPropertyValue('text-wrap-style');
    return clamped && wrap !== 'auto' ? [`${element.className}: ${wrap}`] : [];
  });
}

for (const game of ['clank', 'clank-catacombs', 'clank-in-space', 'smash-up']) {
  test(`no clamped text of ${game} is balanced or pretty`, { tag: '@once' }, async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant' });
    await newTable(page, game, { seats: 3, answers: 60 });
    await expect(page.locator('.ck[data-step], .sm[data-step]')).toBeVisible();
    await expect.poll(() => page.evaluate(clampedAndRewrapped)).toEqual([]);
  });
}
