import type { Browser, Page } from '@playwright/test';
import { expect, settings, slowDown } from './fixtures.ts';
import { fixedRandom } from './seed.ts';
import { leaveUnpainted } from './unpainted.ts';

type Wished = Parameters<typeof settings>[1];

export interface Screen {
  readonly viewport: { width: number; height: number } | null;
  readonly isMobile: boolean;
  readonly hasTouch: boolean;
  readonly serviceWorkers?: 'allow' | 'block';
}

/** Somebody with a browser of their own; their page stays free of errors, but for what a server refuses and lines cut. */
export async function somebody(browser: Browser, baseURL: string, screen: Screen, wished: Wished): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...screen, baseURL });
  context.on('weberror', (error) => expect(String(error.error().stack), 'errors in the page').toBe(''));
  await leaveUnpainted(context);
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(fixedRandom());
  await settings(page, { pace: 'instant', ...wished });
  return page;
}

export const turn = (page: Page) => page.locator('.turn');

/** Plays the hand and ends the turn, whatever is asked on the way. */
export async function playTurn(page: Page): Promise<void> {
  await expect(turn(page)).toContainText(/Your turn|À vous de jouer/);
  const number = page.locator('.turn small');
  const before = (await number.textContent()) ?? '';
  const choice = page.locator('dialog[open] .choices__one').first();
  await expect(async () => {
    // What is asked may be answered already, and only be seen still.
    if (await choice.isVisible()) await choice.click({ timeout: 1000 });
    else if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape');
    else await page.keyboard.press('e');
    await expect(number).not.toHaveText(before, { timeout: 150 });
  }).toPass({ intervals: [0], timeout: 60_000 });
}

/** Opens a table and sits down at the second seat, so that somebody else begins. */
export async function openAtSecond(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ouvrir une table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Votre nom' }).fill(name);
  await expect(dialog.getByText('Prise des Artefacts')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ouvrir une table' }).click();
  await page.getByRole('button', { name: 'Se lever' }).click();
  await page.getByRole('button', { name: 'S’asseoir à la place B' }).click();
  await expect(page.locator('.seated li').nth(1)).toContainText('vous · hôte');
}

/** Somebody else, called Noah, who sits down at the first seat of the table. */
export async function somebodySits(browser: Browser, screen: Screen, link: string): Promise<Page> {
  const page = await somebody(browser, new URL(link).origin, screen, { language: 'en' });
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Noah');
  await page.getByRole('button', { name: 'Take seat A' }).click();
  await expect(page.getByText('All seats are taken.', { exact: true })).toBeVisible();
  return page;
}

/** Keeps the pitches of all tones that the page plays. */
export async function hearTones(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.tones = [];
    globalThis.OscillatorNode = class extends OscillatorNode {
      constructor(context, options) {
        super(context, options);
        tones.push(options.frequency);
      }
    };`);
}
