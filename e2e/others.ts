import type { Browser, Page } from '@playwright/test';
import { expect, settings } from './fixtures.ts';

type Wished = Parameters<typeof settings>[1];

export interface Screen {
  readonly viewport: { width: number; height: number } | null;
  readonly isMobile: boolean;
  readonly hasTouch: boolean;
}

/** Somebody with a browser of their own; their page stays free of errors, but for what a server refuses and lines cut. */
export async function somebody(browser: Browser, baseURL: string, screen: Screen, wished: Wished): Promise<Page> {
  const context = await browser.newContext({ ...screen, baseURL });
  context.on('weberror', (error) => expect(String(error.error().stack), 'errors in the page').toBe(''));
  const page = await context.newPage();
  await settings(page, { pace: 'instant', ...wished });
  return page;
}

export const turn = (page: Page) => page.locator('.turn');

/** Plays the hand and ends the turn, whatever is asked on the way. */
export async function playTurn(page: Page): Promise<void> {
  await expect(turn(page)).toContainText(/Your turn|À vous de jouer/);
  const number = page.locator('.turn small');
  const before = await number.textContent();
  for (let tries = 0; tries < 40 && (await number.textContent()) === before; tries++) {
    const choice = page.locator('dialog[open] .choices__one').first();
    if (await choice.isVisible()) await choice.click();
    else await page.keyboard.press('e');
    await page.waitForTimeout(150);
  }
  await expect(number).not.toHaveText(before ?? '');
}
