import type { Page } from '@playwright/test';

/** Milliseconds between two presses: a quick player's. */
const BETWEEN = 400;

const CLANK_KEYS = [
  '1',
  'z',
  '1',
  'b',
  'ArrowDown',
  'ArrowRight',
  'h',
  'Enter',
  'l',
  'Escape',
  'd',
  'Escape',
  'a',
  'e',
];
const SMASH_KEYS = ['1', 'Enter', 'z', '1', 'Enter', 'b', 'ArrowRight', 'h', 'l', 'Escape', 'd', 'Escape', 'e', 'e'];

const CLANK_TAPS = [
  '.hand__cards button',
  '.undo button',
  '.hand__cards button',
  '.ck__r button',
  '.board__rooms .room--open',
  '.logtool',
  'dialog[open] button',
  '.ph__act .btn--go',
  '.ph__act .btn--go',
];
const SMASH_TAPS = [
  '.hand .over[data-legal]',
  '.bcol .lanes',
  '[data-main]',
  '.sm__log',
  'dialog[open] button',
  '.hand .over[data-legal]',
  '.tray__top .tool',
  'dialog[open] button',
  '[data-main]',
];

/** What a player presses in a turn of a game. */
export interface Presses {
  readonly keys: readonly string[];
  /** Selectors. */
  readonly taps: readonly string[];
}

const CLANK: Presses = { keys: CLANK_KEYS, taps: CLANK_TAPS };

export const PRESSES: Readonly<Record<string, Presses>> = {
  clank: CLANK,
  'clank-catacombs': CLANK,
  'clank-in-space': CLANK,
  'smash-up': { keys: SMASH_KEYS, taps: SMASH_TAPS },
};

/** Waits for the next press until the page has nothing to do: what a press costs is not blamed on the next one. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(BETWEEN);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))');
}

export async function pressKeys(page: Page, keys: readonly string[]): Promise<readonly string[]> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await rest(page);
  }
  return keys;
}

/** Taps the first thing that fits each selector, where there is one; the selectors of those tapped. */
export async function tapThings(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  const tapped: string[] = [];
  for (const selector of selectors) {
    // Read in one go: what a tap plays may be gone by the time it is asked for a second time.
    const [box] = await page
      .locator(selector)
      .evaluateAll((all) => all.slice(0, 1).map((one) => one.getBoundingClientRect().toJSON()));
    if (box === undefined) continue;
    await page.touchscreen.tap(box.x + Math.min(12, box.width / 2), box.y + Math.min(24, box.height / 2));
    await rest(page);
    tapped.push(selector);
  }
  return tapped;
}
